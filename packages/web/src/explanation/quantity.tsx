import { isAmount, valueOf, writeFigure, type Derivation } from '@hautelisse/domain/explain'
import { euros } from '@hautelisse/domain/money'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import type { Terms } from './terms.ts'

type QuantityProps = {
  readonly of: Derivation
  readonly terms?: Pick<Terms, 'write'> | undefined
  /** Size of an amount that stands as a figure of its own. */
  readonly size?: 's' | undefined
}

/** A figure of a calculation, by its unit: an amount hides with the others, a rate or a factor stays. */
export const Quantity = ({ of: figure, terms, size }: QuantityProps): ReactElement =>
  isAmount(figure) ? (
    <Amount value={euros(valueOf(figure))} {...(size === undefined ? {} : { size })} />
  ) : (
    <>{writeFigure(figure, terms?.write)}</>
  )
