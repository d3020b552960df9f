import { valueOf, type Derivation } from '@hautelisse/domain/explain'
import { euros } from '@hautelisse/domain/money'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { isAmount, written } from './written.ts'

/** A figure of a calculation: an amount hides with the others, a rate or a number of parts stays. */
export const Quantity = ({ of: figure }: { readonly of: Derivation }): ReactElement =>
  isAmount(figure) ? <Amount value={euros(valueOf(figure))} /> : <>{written(figure)}</>
