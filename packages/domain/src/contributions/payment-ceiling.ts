import type { AccountType } from '../accounts/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import { difference, given, greatest, product, valueOf, type Derivation } from '../explain/index.ts'
import { OWN_PAYMENT_SHARE, SOCIAL_SECURITY_CEILING, valueOrStandIn } from '../law/index.ts'
import { Decimal, euros, type Euros } from '../money/index.ts'
import { amountLabel, shareLabel } from './label.ts'

/** Situations that set what the ceiling of own payments is a share of. */
export const PAYER_STATUSES = ['EMPLOYEE', 'RETIRED', 'SELF_EMPLOYED', 'NO_PAY'] as const
export type PayerStatus = (typeof PAYER_STATUSES)[number]

/** Plans that share the ceiling of own payments. */
const BOUNDED: ReadonlySet<AccountType> = new Set<AccountType>(['PEE', 'PEG', 'PEI', 'PERCO'])

/**
 * Whether a plan comes under the yearly ceiling of own payments: PEE, PEG, PEI and PERCO do, a PERECO and the other PER do not.
 *
 * Rule PAYCEIL-01, Code du travail art. L.3332-10.
 *
 * @example hasPaymentCeiling('PERECO') // false
 */
export const hasPaymentCeiling = (type: AccountType): boolean => BOUNDED.has(type)

/** Who pays, from what, and what counted already this year. */
export type CeilingCase = {
  readonly status: PayerStatus
  /** Gross pay or pensions of the year, or income taxed for the year before, in euros; not read without pay. */
  readonly base: Euros
  /** Own payments and placed bonus of the year, over all companies, in euros. */
  readonly counted: Euros
  readonly asOf: PlainDate
}

/** A ceiling and what is left of it, with their calculations. */
export type PaymentCeiling = {
  readonly ceiling: Euros
  readonly left: Euros
  readonly explanation: { readonly ceiling: Derivation; readonly left: Derivation }
}

const baseOf = ({ status, base, asOf }: CeilingCase): Derivation =>
  status === 'NO_PAY'
    ? given(
        amountLabel('contributions.social-security-ceiling', 'social-security-ceiling'),
        valueOrStandIn(SOCIAL_SECURITY_CEILING, asOf).value,
      )
    : given({ ...amountLabel('contributions.income', 'payment'), details: { status } }, base)

const shareOf = ({ status, asOf }: CeilingCase): Derivation => {
  const { income, ceiling } = valueOrStandIn(OWN_PAYMENT_SHARE, asOf).value
  return status === 'NO_PAY'
    ? given(shareLabel('contributions.ceiling-share', 'payment-ceiling'), ceiling)
    : given(shareLabel('contributions.income-share', 'payment-ceiling'), income)
}

/** A cent that no payment reaches is not said to be left: the ceiling is cut down to the cent. */
const cutToCents = (exact: Derivation): Derivation => {
  const value = valueOf(exact)
  const cut = value.toDecimalPlaces(2, Decimal.ROUND_DOWN)
  if (cut.equals(value)) return exact
  return difference(amountLabel('contributions.payment-ceiling', 'payment-ceiling', 'PAYCEIL-02'), [
    exact,
    given(amountLabel('contributions.fraction'), value.minus(cut)),
  ])
}

/**
 * Gives the most that a saver may pay in a year to PEE, PEG, PEI and PERCO together, and what is left of it.
 *
 * A quarter of the gross pay or pensions of the year, of the income taxed for the year before if self-employed, of the annual ceiling of the social security
 * without pay; cut down to the cent, the rest never below 0. Rules PAYCEIL-01 and PAYCEIL-02, Code du travail art. L.3332-10. From 2025; a day after the
 * last check takes the latest known law.
 *
 * @param payer who pays, from what, and what counted already this year
 * @example paymentCeilingOf({ status: 'EMPLOYEE', base: euros(40_000), counted: euros('9999.99'), asOf }).left // 0,01 €
 */
export const paymentCeilingOf = (payer: CeilingCase): PaymentCeiling => {
  const ceiling = cutToCents(
    product(amountLabel('contributions.payment-ceiling', 'payment-ceiling', 'PAYCEIL-01'), [baseOf(payer), shareOf(payer)]),
  )
  const left = greatest(amountLabel('contributions.payment-room', 'payment-ceiling', 'PAYCEIL-02'), [
    difference(amountLabel('contributions.payment-room', 'payment-ceiling', 'PAYCEIL-02'), [
      ceiling,
      given(amountLabel('contributions.counted', 'history'), payer.counted),
    ]),
    given(amountLabel('contributions.nothing'), 0),
  ])
  return { ceiling: euros(valueOf(ceiling)), left: euros(valueOf(left)), explanation: { ceiling, left } }
}
