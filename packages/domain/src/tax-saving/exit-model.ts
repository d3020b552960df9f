import type { PlainDate } from '../calendar/index.ts'
import type { Derivation } from '../explain/index.ts'
import { INCOME_TAX_SCALE, valueOrStandIn } from '../law/index.ts'
import type { Decimal, Euros } from '../money/index.ts'
import type { MortalityTables } from '../mortality/index.ts'

/** How the money comes out: in one go, or for life. */
export const EXIT_FORMS = ['capital', 'annuity'] as const
export type ExitForm = (typeof EXIT_FORMS)[number]

/** Ages of the exit to choose from, both allowed: those of the withdrawal simulator (S-CONST-01). */
export const EXIT_AGES = { first: 60, last: 69, usual: 64 } as const

/** What the saver says about the other end of a payment. */
export type ExitQuestion = {
  /** Payment of the year, in euros. */
  readonly payment: Euros
  /** The part of it that is deducted. */
  readonly deducted: Euros
  /** Tax that the payment saves. */
  readonly saving: Euros
  /** Age in completed years today. */
  readonly age: number
  /** Where the profile tells it; it counts as long as it gives the age above. */
  readonly birthDate?: PlainDate | undefined
  /** Age in completed years when the money comes out; an age that is over counts as today. */
  readonly exitAge: number
  /** Marginal rate of the income tax that the saver expects then. */
  readonly rate: Decimal
}

/** What the law, or the question, leaves open: said beside the figures. */
export type ExitDoubt =
  /** The law of the day of the exit applies, whatever it is then. */
  | { readonly kind: 'law-of-the-exit' }
  /** The law of today has not been checked since a day. */
  | { readonly kind: 'law-not-checked'; readonly checkedUntil: PlainDate }
  /** One rate: on the deducted payment of a capital, which in one year may reach higher bands; on all that is taxed of an annuity. */
  | { readonly kind: 'one-rate'; readonly form: ExitForm }
  /** Only who gave up the deduction, at the payment at the latest, is out of it: a payment above the ceiling, or one that saves nothing, is not by itself. */
  | { readonly kind: 'waiver-needed'; readonly notDeducted: Euros; readonly savesNothing: boolean }
  /** The age of the exit comes before the legal retirement age, by the birth that is known, or the latest one for a person who is so old today. */
  | { readonly kind: 'before-legal-age'; readonly legalAgeInMonths: number }
  /** The saver may ask for the scale instead of the flat tax on gains. */
  | { readonly kind: 'gains-option' }
  /** The deduction on pensions has bounds, for each pensioner and for the household; they are not looked at. */
  | { readonly kind: 'pension-bounds' }
  /** That the charges on the taxed share of an annuity rose with the others is our reading of the law. */
  | { readonly kind: 'annuity-charges' }
  /** An annuity so small may be replaced by a capital, if insurer and saver agree: it depends on the whole contract. */
  | { readonly kind: 'small-annuity'; readonly monthly: Euros }

/** The other end of a payment: what comes out, what is taken from it, and what is left. Amounts of an annuity are those of its first year. */
export type Exit = {
  readonly form: ExitForm
  readonly years: number
  /** Value of the payment when it comes out. */
  readonly value: Euros
  /** What is paid before taxes: the value itself, or a year's annuity. */
  readonly gross: Euros
  readonly incomeTax: Euros
  readonly socialCharges: Euros
  readonly net: Euros
  /** Payment less the tax that it saved. */
  readonly effort: Euros
  readonly doubts: readonly ExitDoubt[]
  /** What is left, down to the payment. */
  readonly explanation: Derivation
}

/** What the exit is computed with: the day, and for an annuity the mortality tables. */
export type ExitTerms = { readonly asOf: PlainDate; readonly tables?: MortalityTables | undefined }

/**
 * Lists the marginal rates to choose from: those of the scale.
 *
 * @param asOf day of the simulation
 * @example exitRates(plainDate('2026-11-20')).map(String) // ['0', '0.11', '0.3', '0.41', '0.45']
 */
export const exitRates = (asOf: PlainDate): readonly Decimal[] =>
  valueOrStandIn(INCOME_TAX_SCALE, asOf).value.map(({ rate }) => rate)
