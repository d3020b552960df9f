import { valueOf, type Derivation } from '@hautelisse/domain/explain'
import { Decimal, euros, NO_BREAK_SPACE } from '@hautelisse/domain/money'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { shortRate } from '../../ui/amount/index.ts'

const FACTOR_DECIMALS = 6

const isAmount = ({ unit }: Derivation): boolean => unit === 'eur' || unit === 'eur-per-year' || unit === 'eur-per-month'

const withComma = (value: Decimal): string =>
  value.toDecimalPlaces(FACTOR_DECIMALS, Decimal.ROUND_HALF_UP).toString().replace('.', ',')

/** A figure of a calculation, by its unit: an amount hides with the others, a rate or a factor stays. */
export const ExitQuantity = ({ of: figure }: { readonly of: Derivation }): ReactElement => {
  const value = valueOf(figure)
  if (isAmount(figure)) return <Amount value={euros(value)} />
  return (
    <>
      {figure.unit === 'rate' ? shortRate(value) : withComma(value)}
      {figure.term === 'tax-saving.exit-factor' && `${NO_BREAK_SPACE}€`}
    </>
  )
}
