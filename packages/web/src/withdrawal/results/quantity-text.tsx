import { valueOf, type Derivation } from '@hautelisse/domain/explain'
import { euros } from '@hautelisse/domain/money'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { isAmount, written } from './quantity.ts'

/** A figure of a calculation, by its unit: an amount hides with the others, a rate or a factor stays. */
export const Quantity = ({ of: figure }: { readonly of: Derivation }): ReactElement =>
  isAmount(figure) ? <Amount value={euros(valueOf(figure))} /> : <>{written(figure)}</>
