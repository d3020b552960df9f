import { LONGEST_PLAN, MOST_AMOUNT, PLAN_KINDS, type PlanKind } from '@hautelisse/domain/exit-plan'
import { isNegative, parseAmount, type Euros } from '@hautelisse/domain/money'
import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'

/** What the contract allows: parts, one payment alone, or it is not known, and the law allows parts (CMF L.224-5). */
export const CONTRACTS = ['unknown', 'parts', 'once'] as const
export type ContractAllows = (typeof CONTRACTS)[number]

/** How the gains of a year are taxed: at the flat rate, or by the scale, as all capital income of that year (CGI 200 A, 2). */
export const GAINS_TAXED = ['flat', 'scale'] as const
export type GainsTaxed = (typeof GAINS_TAXED)[number]

/** How the capital of a small annuity is taxed: as a pension, or at a rate of its own (CGI 163 bis, II). */
export const SMALL_CAPITAL = ['pension', 'reduced'] as const
export type SmallCapital = (typeof SMALL_CAPITAL)[number]

/** Yearly growth of what waits, in percent: the most that is counted, and what a press adds. */
const [MOST_GROWTH, GROWTH_STEP] = [10, 0.5] as const

/** What is answered on the page besides the household; `planExitOf` says what a plan makes of it. */
const answers = z.strictObject({
  /** Years over which capital may come out. */
  years: z.int().min(1).max(LONGEST_PLAN),
  /** Number of equal parts, one a year. */
  parts: z.int().min(1).max(LONGEST_PLAN),
  /** Stated age; undefined until one is chosen. */
  until: z.int().min(18).max(120).optional(),
  /** What the savings that wait earn a year, in percent. */
  growth: z.number().min(0).max(MOST_GROWTH),
  contract: z.enum(CONTRACTS),
  /** Parts that the contract pays at most; undefined without a limit. */
  mostParts: z.int().min(2).max(LONGEST_PLAN).optional(),
  /** Other income of the first year, as it is typed; empty where it is the same. */
  firstIncome: z.string(),
  gainsTaxed: z.enum(GAINS_TAXED),
  /** Counts only where there is a small annuity. */
  smallCapital: z.enum(SMALL_CAPITAL),
})
export type ExitAnswers = z.output<typeof answers>

export const FIRST_ANSWERS: ExitAnswers = {
  years: 5,
  parts: 5,
  growth: 0,
  contract: 'unknown',
  firstIncome: '',
  gainsTaxed: 'flat',
  smallCapital: 'pension',
}

/** What the tab keeps of a plan: its answers, and the plan that was chosen of these savings. */
const draft = z.strictObject({
  answers,
  chosen: z.enum(PLAN_KINDS).optional(),
  /** The savings that it was chosen for, as their entry writes them. */
  savings: z.string(),
})
export type ExitPlanDraft = z.output<typeof draft>

/** Entry of session storage that keeps the answers and the chosen plan; a sign-out wipes it with all others (P-STORE-02). */
export const exitPlanEntry = storedEntry({ key: 'hautelisse.exit-plan-answers', version: 2, schema: draft })

/** Numbers that are typed or counted up and down. */
export const COUNTERS = ['parts', 'last', 'growth'] as const
export type Counter = (typeof COUNTERS)[number]

/** Bounds of a number, what a press adds, and its value; the last year is a year of the calendar. */
export type CountedNumber = { readonly value: number; readonly min: number; readonly max: number; readonly step: number }

/**
 * Gives the numbers that are counted on the page, with their bounds.
 *
 * @param told answers of the page
 * @param firstYear year of the start
 */
export const countedOf = (told: ExitAnswers, firstYear: number): Readonly<Record<Counter, CountedNumber>> => ({
  parts: { value: told.parts, min: 1, max: LONGEST_PLAN, step: 1 },
  last: { value: firstYear + told.years - 1, min: firstYear, max: firstYear + LONGEST_PLAN - 1, step: 1 },
  growth: { value: told.growth, min: 0, max: MOST_GROWTH, step: GROWTH_STEP },
})

/** Reads what is typed as a number within its bounds: whole, but growth, which may have a decimal. */
export const readCounted = (field: Counter, typed: string, { min, max }: CountedNumber): number | undefined => {
  const parsed = parseAmount(typed)
  if (parsed.kind !== 'amount') return undefined
  const value = parsed.amount.toNumber()
  const isRead = value >= min && value <= max && (field === 'growth' || Number.isInteger(value))
  return isRead ? value : undefined
}

/**
 * Takes a number into the answers. More equal parts than years make the plan longer, fewer years have fewer parts.
 *
 * @param told answers of the page
 * @param field which number
 * @param value within its bounds
 * @param firstYear year of the start
 */
export const withCounted = (told: ExitAnswers, field: Counter, value: number, firstYear: number): ExitAnswers => {
  if (field === 'growth') return { ...told, growth: value }
  if (field === 'parts') return { ...told, parts: value, years: Math.max(told.years, value) }
  const years = value - firstYear + 1
  return { ...told, years, parts: Math.min(told.parts, years) }
}

/**
 * Reads the other income of the first year.
 *
 * @returns undefined where it is empty, no amount, or above the most that a plan counts
 */
export const firstIncomeOf = ({ firstIncome }: ExitAnswers): Euros | undefined => {
  const parsed = parseAmount(firstIncome)
  const isRead = parsed.kind === 'amount' && !isNegative(parsed.amount) && !parsed.amount.greaterThan(MOST_AMOUNT)
  return isRead ? parsed.amount : undefined
}

/** Parts that the contract pays at most; undefined where the years alone bound them. */
export const mostPartsOf = ({ contract, mostParts }: ExitAnswers): number | undefined =>
  contract === 'once' ? 1 : contract === 'parts' ? mostParts : undefined

/**
 * Lists the plans that are worth a card: a contract of one payment has one, or another one where savings may become an annuity. BEY-47.
 *
 * @param told answers of the page
 * @param hasAnnuity whether the result offers an annuity
 */
export const kindsOf = ({ contract }: ExitAnswers, hasAnnuity: boolean): readonly PlanKind[] =>
  contract === 'once' ? (hasAnnuity ? ['at-once', 'most-net'] : ['at-once']) : PLAN_KINDS
