import type { PlainDate } from '../calendar/index.ts'
import type { Derivation } from '../explain/index.ts'
import type { GainsTax, NetRates, Regime } from '../net-income/index.ts'
import type { Decimal, Euros } from '../money/index.ts'

/** Payments that the law treats each in its own way from the entry to the exit; those of an employer in two, by what one gives up for them. */
export const PAYMENT_KINDS = ['voluntary-deducted', 'voluntary-not-deducted', 'premium', 'top-up', 'mandatory'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** How the exit of each is taxed: premiums and top-ups are employee savings. */
export const REGIME_OF_KIND = {
  'voluntary-deducted': 'deducted',
  'voluntary-not-deducted': 'not-deducted',
  premium: 'employee-savings',
  'top-up': 'employee-savings',
  mandatory: 'pension',
} as const satisfies Record<PaymentKind, Regime>

/** Rates that are supposed at the exit, both in percent, and how gains are taxed. */
export type ExitRates = Pick<NetRates, 'marginal'> & {
  /** Rate of social charges on pensions; counts for mandatory payments alone, which need it. */
  readonly pensionCharges?: number | undefined
  readonly gainsBy?: GainsTax | undefined
}

/** A payment, and what is supposed of its life. */
export type LifeQuestion = {
  readonly kind: PaymentKind
  /** Payment in euros: of a premium or a top-up before CSG and CRDS. */
  readonly payment: Euros
  /** Marginal rate of today, in percent. */
  readonly rate: number
  /** Tax that the household saves by the payment, in euros, computed for it; else the rate tells it. */
  readonly taxSaved?: Euros | undefined
  /** Whole years from the payment to the exit. */
  readonly years: number
  /** Growth a year, in percent. */
  readonly growthPercent: number
  readonly exit: ExitRates
  /** Day whose law holds at both ends; from 1 January 2025. */
  readonly asOf: PlainDate
}

/** What the law, or the question, leaves open: said beside the figures. */
export type LifeDoubt =
  /** The law of the day of the exit applies, whatever it is then. */
  | { readonly kind: 'law-of-the-exit' }
  /** The law of the day has not been checked since a day. */
  | { readonly kind: 'law-not-checked'; readonly checkedUntil: PlainDate }
  /** One rate for the whole amount: at the entry, where the household is not looked at, and at the exit. */
  | { readonly kind: 'one-rate' }
  /** Only who gave up the deduction, at the payment at the latest, is not taxed on it at the exit. */
  | { readonly kind: 'waiver-needed' }
  /** A capital only where its annuity is small; else an annuity, of whose every euro as much is taken. */
  | { readonly kind: 'small-annuity-only' }
  /** The bounds of the 10 % on pay or on pensions are not looked at. */
  | { readonly kind: 'ten-percent-bounds' }
  /** The part of the CSG on gains that is deducted the year after is left out. */
  | { readonly kind: 'csg-on-gains' }

/** What a payment costs. */
export type Entry = {
  readonly payment: Euros
  /** CSG and CRDS on it. */
  readonly contributions: Euros
  /** What reaches the plan. */
  readonly invested: Euros
  readonly taxSaved: Euros
  /** What the saver has less today. */
  readonly cost: Euros
}

/** What becomes of what was invested. */
export type Growth = { readonly years: number; readonly value: Euros; readonly gains: Euros }

/** What is left of it at the exit. */
export type PaymentExit = { readonly charges: Euros; readonly tax: Euros; readonly net: Euros }

/** Marginal rates at the exit at which less is received than the payment cost. */
export type ExitLimit =
  /** All those above this one, in percent, to a hundredth of a point. */
  | { readonly kind: 'above'; readonly percent: Decimal }
  /** None up to 100 %. */
  | { readonly kind: 'never' }
  /** All of them, 0 % too. */
  | { readonly kind: 'always' }

/** The whole life of a payment. */
export type PaymentLife = {
  readonly kind: PaymentKind
  readonly entry: Entry
  readonly growth: Growth
  readonly exit: PaymentExit
  /** What is received less what the payment cost; below zero where it costs. */
  readonly balance: Euros
  readonly limit: ExitLimit
  readonly doubts: readonly LifeDoubt[]
  /** The balance, down to the payment. */
  readonly explanation: Derivation
}
