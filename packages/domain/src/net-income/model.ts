import type { AccountType } from '../accounts/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import type { Derivation } from '../explain/index.ts'
import {
  ANNUITY_SOCIAL_CHARGES,
  ANNUITY_TAXED_SHARES,
  CAPITAL_SOCIAL_CHARGES,
  earliestCheck,
  FLAT_TAX,
  INCOME_TAX_SCALE,
  LIFE_INSURANCE_SOCIAL_CHARGES,
  PENSION_SOCIAL_CHARGES,
  valueOrStandIn,
} from '../law/index.ts'
import type { Euros } from '../money/index.ts'

/** How the law taxes savings when they come out, by their origin. */
export const REGIMES = ['deducted', 'not-deducted', 'employee-savings', 'pension', 'life-insurance'] as const
export type Regime = (typeof REGIMES)[number]

/** Pieces of a contract that are taxed alike: compartments, voluntary payments by whether they were deducted, or the whole. */
export const ORIGINS = ['co', 'vv', 'vvd', 'vvnd', 'es', 'whole'] as const
export type Origin = (typeof ORIGINS)[number]

const REGIME_OF_ORIGIN = {
  co: 'pension',
  // A plan that does not tell deducted payments from others: the regime that leaves less, whatever the rate.
  vv: 'deducted',
  vvd: 'deducted',
  vvnd: 'not-deducted',
  es: 'employee-savings',
} as const satisfies Record<Exclude<Origin, 'whole'>, Regime>

const REGIME_OF_WHOLE: Partial<Record<AccountType, Regime>> = {
  A83: 'pension',
  MADELIN: 'pension',
  A82: 'life-insurance',
  PERCO: 'employee-savings',
}

/**
 * Gives the regime of a piece of a contract. NET-01.
 *
 * @param type product of the contract
 * @param origin piece of it
 * @returns undefined for a product without compartments whose regime is not modelled
 * @example regimeOf('A83', 'whole') // 'pension'
 */
export const regimeOf = (type: AccountType, origin: Origin): Regime | undefined =>
  origin === 'whole' ? REGIME_OF_WHOLE[type] : REGIME_OF_ORIGIN[origin]

/** What the saver expects to be taxed at; both in percent. */
export type NetRates = {
  /** Marginal rate of the income tax. */
  readonly marginal: number
  /** Rate of social charges on pensions. */
  readonly pensionCharges: number
}

/** Ways of taxing gains between which the law lets the saver choose: CGI art. 200 A, 1 and 2. */
export const GAINS_TAXES = ['flat-tax', 'scale'] as const
export type GainsTax = (typeof GAINS_TAXES)[number]

/** What the net of a payment follows from, besides the payment. */
export type NetTerms = NetRates & {
  /** First day of the payment: its law holds, or the last one checked before it. */
  readonly on: PlainDate
  /** Completed years of the saver on that day. */
  readonly age: number
  /** How the income tax takes gains of a capital; by the flat tax unless the saver asks for the scale, for all gains of the year. */
  readonly gainsBy?: GainsTax | undefined
}

/** A payment before charges and tax: once for capital, or of a month or a year for life. */
export type GrossPayment =
  | {
      readonly form: 'capital'
      readonly regime: Regime
      /** Amount, in cents. */
      readonly gross: Derivation
      /** What of it was paid in; the rest is gains. */
      readonly paid: Derivation
      /** The saver said what was paid in; else it is assumed. */
      readonly isPaidSaid?: boolean
    }
  | { readonly form: 'annuity'; readonly regime: Regime; readonly gross: Derivation }

/** What charges and tax leave of a payment; `gross` = `charges` + `tax` + `net`. */
export type NetPayment = {
  readonly gross: Euros
  readonly charges: Euros
  readonly tax: Euros
  readonly net: Euros
  /** Payments in a capital, where they are taxed otherwise than its gains; the rest of the gross is gains. */
  readonly paid: Euros | undefined
  /** What is left, down to the savings. */
  readonly explanation: Derivation
}

/** Rates that the saver chooses from, in percent. */
export type OfferedRates = { readonly marginal: readonly number[]; readonly pensionCharges: readonly number[] }

/**
 * Lists the rates to choose from: those of the scale of the income tax, and those of the charges on pensions. NET-02.
 *
 * @param on first day of the payment
 * @example offeredRates(plainDate('2026-11-20')).pensionCharges // [10.1, 8.4, 4.3, 0]
 */
export const offeredRates = (on: PlainDate): OfferedRates => ({
  marginal: valueOrStandIn(INCOME_TAX_SCALE, on).value.map(({ rate }) => rate.times(100).toNumber()),
  pensionCharges: valueOrStandIn(PENSION_SOCIAL_CHARGES, on).value.map(({ rate }) => rate),
})

/** What a net rests on; the scale and the deduction on pensions follow the incomes' year. */
const PARAMETERS = [
  CAPITAL_SOCIAL_CHARGES,
  FLAT_TAX,
  LIFE_INSURANCE_SOCIAL_CHARGES,
  ANNUITY_TAXED_SHARES,
  ANNUITY_SOCIAL_CHARGES,
  PENSION_SOCIAL_CHARGES,
]

/**
 * Gives the earliest last check of the law among the figures that stand in on a day; undefined if all of them are known. NET-06.
 *
 * @param on first day of the payment
 * @example netCheckedUntil(plainDate('2028-04-01')) // '2026-11-20'
 */
export const netCheckedUntil = (on: PlainDate): PlainDate | undefined => earliestCheck(PARAMETERS, on)
