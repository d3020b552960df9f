import { valueOf, type Derivation } from '@hautelisse/domain/explain'
import { euros, formatShare, type Decimal } from '@hautelisse/domain/money'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'

const isAmount = ({ unit }: Derivation): boolean => unit === 'eur' || unit === 'eur-per-year' || unit === 'eur-per-month'

/**
 * Writes a rate without decimals that say nothing.
 *
 * @example shortRate(new Decimal('0.4525')) // '45,25 %'
 */
export const shortRate = (rate: Decimal): string => formatShare(rate).replace(/,00(?!\d)|(,\d)0(?!\d)/, '$1')

/** A figure of a calculation, by its unit: an amount hides with the others, a rate or a number of parts stays. */
export const Quantity = ({ of: figure }: { readonly of: Derivation }): ReactElement => {
  const value = valueOf(figure)
  if (isAmount(figure)) return <Amount value={euros(value)} />
  return <>{figure.unit === 'rate' ? shortRate(value) : value.toString().replace('.', ',')}</>
}
