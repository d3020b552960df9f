import type { Derivation } from '../explain/index.ts'
import type { Euros } from '../money/index.ts'
import type { ExplainedIncome, IncomeEuros, SettledCharges } from './income-model.ts'
import type { CountedPension, Departure } from './pension.ts'

/** Where the money of a retirement comes from, and the loan that is paid out of it. */
export const LIVING_PARTS = ['pension', 'annuities', 'other', 'loan'] as const
export type LivingPartName = (typeof LIVING_PARTS)[number]

/** One source of a retirement: `gross` = `charges` + `tax` + `net`, euros a month. */
export type LivingPart = {
  readonly name: Exclude<LivingPartName, 'loan'>
  readonly gross: Euros
  readonly charges: Euros
  readonly tax: Euros
  readonly net: Euros
}

/** What a retirement comes to in one kind of euros, a month; `net` = the parts' net − `loan`. */
export type LivingFigures = {
  /** Those that bring something, in the order of `LIVING_PARTS`. */
  readonly parts: readonly LivingPart[]
  readonly gross: Euros
  readonly charges: Euros
  readonly tax: Euros
  readonly loan: Euros
  readonly net: Euros
  /** Lowest and highest `net` over what is open. */
  readonly low: Euros
  readonly high: Euros
  /** What is paid once at the departure, after charges and tax. */
  readonly capital: Euros
  readonly capitalGross: Euros
  /** The net as its five lines: sources gross, charges, tax, loan. */
  readonly explanation: Derivation
}

/** What makes a range of an answer, each alone: how much less and more the net would be, in euros of today a month. */
export type LivingCause =
  | {
      readonly cause: 'return'
      /** Percent a year. */
      readonly from: number
      readonly to: number
      readonly less: Euros
      readonly more: Euros
    }
  /** The first two years have the rate of a former tax notice. */
  | {
      readonly cause: 'first-charges'
      readonly rate: number
      readonly isSupposed: boolean
      readonly less: Euros
      readonly more: Euros
    }

/** An answer without which there is no figure. */
export const MISSING_ANSWERS = ['pension', 'household'] as const
export type MissingAnswer = (typeof MISSING_ANSWERS)[number]

type At = { readonly departure: Departure; readonly months: number; readonly pension: CountedPension }

/** What is known without the rest, gross, euros a month: at least that will come. Of a pension without one of its schemes, whole euros. */
export type KnownParts = { readonly pension: Euros; readonly annuities: Euros; readonly other: Euros }

/** What somebody would have to live on at a departure; a total with an unknown part is no number. */
export type Living =
  | (At & {
      readonly kind: 'unknown'
      readonly missing: readonly MissingAnswer[]
      readonly atLeast: Readonly<Record<IncomeEuros, KnownParts>>
    })
  | (At & {
      readonly kind: 'known'
      readonly charges: SettledCharges
      readonly figures: Readonly<Record<IncomeEuros, LivingFigures>>
      readonly causes: readonly LivingCause[]
      readonly income: ExplainedIncome
    })

export type KnownLiving = Extract<Living, { kind: 'known' }>

/** Whether a goal is reached: by the whole range, by none of it, or by a part. */
export const VERDICTS = ['reached', 'open', 'missed'] as const
export type Verdict = (typeof VERDICTS)[number]
