import { POOLS, type ExitPlans, type Plan, type PlanKind, type PlanYear } from '@hautelisse/domain/exit-plan'
import { find, withoutIdentities, type Derivation } from '@hautelisse/domain/explain'
import { compareEuros, isPositive, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import {
  COUNTERS,
  countedOf,
  firstIncomeOf,
  kindsOf,
  readCounted,
  type Counter,
  type CountedNumber,
  type ExitAnswers,
  type ExitPlanDraft,
} from './answers.ts'
import { agesFor, firstYearOf, refusalOf, untilOf, type ExitFigure, type ExitPlanContext, type ExitRefusal } from './context.ts'
import type { ExitPlanSnapshot } from './machine.ts'
import { exitSavingsEntry, type ExitSavings } from './savings.ts'

/** A number of the page as its field shows it. */
export type CountedView = CountedNumber & { readonly text: string; readonly isWrong: boolean }

/** What a plan pays in a year, or in each of several years that are alike. */
export type ExitYearView = {
  /** From 1 on, as figures are opened. */
  readonly year: number
  readonly from: number
  readonly to: number
  readonly capital: PlanYear['capital']
  readonly annuity: Euros
  readonly gross: Euros
  readonly levies: Euros
  readonly net: Euros
}

export type ExitCardView = {
  readonly kind: PlanKind
  readonly plan: Plan
  /** Years in which something is received; those with an annuity alone are one, at the end. */
  readonly years: readonly ExitYearView[]
  /** Capital that comes out at all, and the years of the calendar in which it does. */
  readonly capital: Euros
  readonly payments: readonly number[]
  /** What comes out in each of several years, where it is the same within a cent; the first amount. */
  readonly each: Euros | undefined
  /** Savings of the split's capital that this plan turns into an annuity. */
  readonly converted: Euros
  readonly charges: Euros
  readonly tax: Euros
  /** Part of the tax that the quotient would take off; nothing below 0. */
  readonly byQuotient: Euros
}

/** What the page shows. */
export type ExitPlanView = {
  readonly savings: ExitSavings
  readonly answers: ExitAnswers
  readonly counted: Readonly<Record<Counter, CountedView>>
  readonly until: number
  readonly ages: readonly number[]
  readonly hasAnnuity: boolean
  readonly chosen: PlanKind | undefined
  /** What is typed as the other income of the first year is no amount that a plan counts. */
  readonly isFirstIncomeWrong: boolean
  readonly refusal: ExitRefusal | undefined
  /** Undefined until the household is known, and where an amount is refused. */
  readonly result: ExitResultView | undefined
}

export type ExitResultView = {
  readonly plans: ExitPlans
  readonly cards: readonly ExitCardView[]
  /** Between the plan that leaves most and the one that leaves least; undefined where they leave the same. */
  readonly gap: Euros | undefined
  /** Most that is taken of a year. */
  readonly mostTaken: Euros
  /** Years of the calendar in which one of the plans pays, the years of an annuity alone as one. */
  readonly years: readonly { readonly from: number; readonly to: number }[]
  readonly opened: { readonly figure: ExitFigure; readonly derivation: Derivation; readonly year: number } | undefined
}

/** Cents that do not divide make parts a little unequal: one cent for each of three compartments. */
const UNEQUAL = 0.04

const levyOf = ({ socialCharges, flatTax, incomeTax, contribution }: PlanYear): Euros =>
  sumEuros([socialCharges, flatTax, incomeTax, contribution])

const yearView = (plan: PlanYear, from: number, to: number): ExitYearView => ({
  year: plan.year,
  from,
  to,
  capital: plan.capital,
  annuity: plan.annuity,
  gross: sumEuros([...Object.values(plan.capital), plan.annuity]),
  levies: levyOf(plan),
  net: plan.net,
})

/** Years in which something is received: those of the plan one by one, those behind it, with an annuity alone, together. */
const yearsOf = (plan: Plan, horizon: number, firstYear: number): readonly ExitYearView[] => {
  const own = plan.years.slice(0, horizon).map((year) => yearView(year, firstYear + year.year - 1, firstYear + year.year - 1))
  const [after, ...rest] = plan.years.slice(horizon)
  const behind =
    after === undefined ? [] : [yearView(after, firstYear + after.year - 1, firstYear + after.year - 1 + rest.length)]
  return [...own, ...behind].filter(({ gross }) => isPositive(gross))
}

const cardOf = (kind: PlanKind, plan: Plan, { years: horizon }: ExitAnswers, firstYear: number): ExitCardView => {
  const capitals = plan.years.map(({ year, capital }) => ({ at: firstYear + year - 1, amount: sumEuros(Object.values(capital)) }))
  const amounts = capitals.map(({ amount }) => amount).filter((amount) => isPositive(amount))
  const [each] = amounts
  const isEach = each !== undefined && amounts.length > 1 && amounts.every((amount) => each.minus(amount).abs().lessThan(UNEQUAL))
  const gain = subtractEuros(plan.netWithQuotient, plan.net)
  return {
    kind,
    plan,
    years: yearsOf(plan, horizon, firstYear),
    capital: sumEuros(capitals.map(({ amount }) => amount)),
    payments: capitals.flatMap(({ at, amount }) => (isPositive(amount) ? [at] : [])),
    each: isEach ? each : undefined,
    converted: sumEuros(POOLS.map((pool) => plan.converted[pool])),
    charges: sumEuros(plan.years.map(({ socialCharges }) => socialCharges)),
    tax: sumEuros(plan.years.flatMap(({ flatTax, incomeTax, contribution }) => [flatTax, incomeTax, contribution])),
    byQuotient: isPositive(gain) ? gain : ZERO_EUROS,
  }
}

const openedIn = ({ opened, plans }: ExitPlanContext, firstYear: number): ExitResultView['opened'] => {
  if (opened === undefined) return undefined
  const net = plans?.plans[opened.plan].years[opened.year - 1]?.explanation
  const derivation = net && (opened.of === 'net' ? net : find(net, 'exit-plan.levies'))
  // Zeros that a plan adds, such as pensions that nobody told, would be most of its lines.
  return derivation && { figure: opened, derivation: withoutIdentities(derivation), year: firstYear + opened.year - 1 }
}

const mostOf = (amounts: readonly Euros[]): Euros =>
  amounts.reduce((most, amount) => (amount.greaterThan(most) ? amount : most), ZERO_EUROS)

const resultOf = (context: ExitPlanContext, firstYear: number): ExitResultView | undefined => {
  const { plans, answers, savings } = context
  if (plans === undefined || savings === undefined) return undefined
  const cards = kindsOf(answers, savings.annuityRate > 0).map((kind) => cardOf(kind, plans.plans[kind], answers, firstYear))
  const nets = cards.map(({ plan }) => plan.net).toSorted((one, other) => compareEuros(one, other))
  const [lowest = ZERO_EUROS, highest = ZERO_EUROS] = [nets[0], nets.at(-1)]
  const gap = subtractEuros(highest, lowest)
  const spans = new Map(cards.flatMap(({ years }) => years).map(({ from, to }) => [from, { from, to }]))
  return {
    plans,
    cards,
    gap: isPositive(gap) ? gap : undefined,
    mostTaken: mostOf(cards.flatMap(({ years }) => years.map(({ levies }) => levies))),
    years: [...spans.values()].toSorted((one, other) => one.from - other.from),
    opened: openedIn(context, firstYear),
  }
}

const writeNumber = (value: number): string => String(value).replace('.', ',')

const countedView = ({ answers, typed }: ExitPlanContext, firstYear: number): ExitPlanView['counted'] => {
  const numbers = countedOf(answers, firstYear)
  const views = COUNTERS.map((field) => {
    const text = typed[field]
    const isWrong = text !== undefined && readCounted(field, text, numbers[field]) === undefined
    return [field, { ...numbers[field], text: text ?? writeNumber(numbers[field].value), isWrong }] as const
  })
  return Object.fromEntries(views) as ExitPlanView['counted']
}

/**
 * Shows the plan; undefined where no result handed savings over. BEY-51 to BEY-57.
 *
 * @param snapshot state of the machine
 * @example selectExitPlan(snapshot)?.result?.cards[0]?.plan.net // 73 652,00 € of 100 000 €
 */
export const selectExitPlan = ({ context }: ExitPlanSnapshot): ExitPlanView | undefined => {
  const { savings, answers, chosen } = context
  if (savings === undefined) return undefined
  const firstYear = firstYearOf(savings)
  return {
    savings,
    answers,
    counted: countedView(context, firstYear),
    until: untilOf(savings, answers),
    ages: agesFor(savings, answers),
    hasAnnuity: savings.annuityRate > 0,
    chosen,
    isFirstIncomeWrong: answers.firstIncome.trim() !== '' && firstIncomeOf(answers) === undefined,
    refusal: refusalOf(context),
    result: resultOf(context, firstYear),
  }
}

/**
 * Says what the tab keeps of the plan.
 *
 * @param snapshot state of the machine
 * @returns undefined without savings
 */
export const exitDraftOf = ({ context }: ExitPlanSnapshot): ExitPlanDraft | undefined => {
  const { savings, answers, chosen } = context
  return savings && { answers, chosen, savings: exitSavingsEntry.format(savings) }
}
