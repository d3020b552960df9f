import { isAmount, valueOf, writeFigure, type Derivation } from '@hautelisse/domain/explain'
import { euros, formatEuros } from '@hautelisse/domain/money'
import type { ReactElement } from 'react'
import { Amount, useHiddenAmounts } from '../ui/amount/index.ts'
import type { Terms } from './terms.ts'

type QuantityProps = {
  readonly of: Derivation
  readonly terms?: Pick<Terms, 'write'> | undefined
  /** Size of an amount that stands as a figure of its own. */
  readonly size?: 's' | undefined
  /** The figure as it is read in a calculation, where it needs more decimals for the result to follow. */
  readonly text?: string | undefined
}

/** A figure of a calculation, by its unit: an amount hides with the others, a rate or a factor stays. */
export const Quantity = ({ of: figure, terms, size, text }: QuantityProps): ReactElement => {
  const isHidden = useHiddenAmounts()
  const written = text ?? writeFigure(figure, terms?.write)
  if (!isAmount(figure)) return <>{written}</>
  const value = euros(valueOf(figure))
  const isToTheCent = isHidden || written === formatEuros(value)
  return isToTheCent ? <Amount value={value} {...(size === undefined ? {} : { size })} /> : <>{written}</>
}
