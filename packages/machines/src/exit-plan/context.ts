import { yearOf } from '@hautelisse/domain/calendar'
import { exitPlans, MOST_AMOUNT, POOLS, type ExitCase, type ExitPlans, type PlanKind } from '@hautelisse/domain/exit-plan'
import { childrenOf, type Household } from '@hautelisse/domain/household'
import { ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import { firstIncomeOf, mostPartsOf, type Counter, type ExitAnswers, type ExitPlanDraft } from './answers.ts'
import type { ExitSavings } from './savings.ts'

/** Ages that may be stated. */
const UNTIL_AGES: readonly number[] = [80, 85, 90, 95, 100]
/** Stated as long as the age that half of the table reaches is not known. */
const USUAL_UNTIL = 85

/** A figure of a plan that opens: of a year from 1 on, what is taken or what is left. */
export type ExitFigure = { readonly plan: PlanKind; readonly year: number; readonly of: 'levies' | 'net' }

export type ExitPlanInput = {
  /** What the results handed over; undefined where the page was opened by its address. */
  readonly savings: ExitSavings | undefined
  /** What the tab kept of the plan. */
  readonly draft?: ExitPlanDraft | undefined
}

export type ExitPlanEvent =
  | { readonly type: 'householdTold'; readonly household: Household | undefined }
  | { readonly type: 'numberTyped'; readonly field: Counter; readonly text: string }
  | { readonly type: 'numberStepped'; readonly field: Counter; readonly by: -1 | 1 }
  | { readonly type: 'answered'; readonly answers: Partial<Omit<ExitAnswers, 'years' | 'parts' | 'growth'>> }
  | { readonly type: 'planChosen'; readonly plan: PlanKind }
  | { readonly type: 'figureOpened'; readonly figure: ExitFigure }
  | { readonly type: 'figureClosed' }

export type ExitPlanContext = {
  readonly savings: ExitSavings | undefined
  readonly household: Household | undefined
  readonly answers: ExitAnswers
  /** Numbers as they are typed; a press of a button writes them anew. */
  readonly typed: Readonly<Partial<Record<Counter, string | undefined>>>
  readonly chosen: PlanKind | undefined
  /** Figure whose calculation is open. */
  readonly opened: ExitFigure | undefined
  readonly plans: ExitPlans | undefined
}

/** Year of the calendar in which the savings start to come out; 0 without savings. */
export const firstYearOf = (savings: ExitSavings | undefined): number => (savings === undefined ? 0 : yearOf(savings.start))

/** Ages that may be stated for a plan, that of the table among them: those behind its last year. */
export const agesFor = (savings: ExitSavings, { years }: ExitAnswers): readonly number[] => {
  const ages = savings.halfAge === undefined ? UNTIL_AGES : [...UNTIL_AGES, savings.halfAge]
  return [...new Set(ages)].filter((age) => age >= savings.age + years).toSorted((one, other) => one - other)
}

/** The stated age: the one that is chosen, else the one that half of the table reaches; the next one where the plan ends later. BEY-52. */
export const untilOf = (savings: ExitSavings, answers: ExitAnswers): number => {
  const ages = agesFor(savings, answers)
  const wanted = answers.until ?? savings.halfAge ?? USUAL_UNTIL
  return ages.find((age) => age >= wanted) ?? savings.age + answers.years
}

const beside = (other: Euros): ExitCase['incomes'] => ({ pension: ZERO_EUROS, spouse_pension: ZERO_EUROS, other })

/** The case of a plan: the taxable income of the notice stands for all incomes of the household, net of the 10 % already. BEY-51 to BEY-54. */
const caseOf = (savings: ExitSavings, household: Household, answers: ExitAnswers): ExitCase => {
  const firstIncome = firstIncomeOf(answers)
  const mostParts = mostPartsOf(answers)
  return {
    marital_status: household.declares,
    single_parent: false,
    children: childrenOf(household),
    incomes: beside(household.taxableIncome),
    ...(firstIncome === undefined ? {} : { first_year: beside(firstIncome) }),
    savings: { vvd: savings.vvd, vvnd: savings.vvnd, es: savings.es, co: savings.co },
    age: savings.age,
    until: untilOf(savings, answers),
    years: answers.years,
    equal_years: answers.parts,
    growth: answers.growth,
    annuity_rate: savings.annuityRate,
    pension_charges: savings.pensionCharges,
    ...(mostParts === undefined ? {} : { most_parts: mostParts }),
    gains_taxed: answers.gainsTaxed,
    small_capital: answers.smallCapital,
    least_part: ZERO_EUROS,
  }
}

/** What is above the most that a plan counts of one amount. */
export type ExitRefusal = 'savings' | 'income'

/** Says why no plan is made of what is known. BEY-59. */
export const refusalOf = ({ savings, household }: Pick<ExitPlanContext, 'savings' | 'household'>): ExitRefusal | undefined => {
  const isAbove = (amount: Euros | undefined) => amount?.greaterThan(MOST_AMOUNT) === true
  const held = savings && [savings.co, ...POOLS.flatMap((pool) => [savings[pool].paid, savings[pool].gains])]
  if (held?.some((amount) => isAbove(amount)) === true) return 'savings'
  return isAbove(household?.taxableIncome) ? 'income' : undefined
}

/** The same context with the plans of its answers; a calculation that was open is of other plans. */
export const withPlans = (context: ExitPlanContext): ExitPlanContext => {
  const { savings, household, answers } = context
  const isRefused = refusalOf(context) !== undefined
  const plans = isRefused ? undefined : savings && household && exitPlans(caseOf(savings, household, answers), savings.start)
  return { ...context, plans, opened: undefined }
}
