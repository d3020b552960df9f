import type { PlainDate } from '../calendar/index.ts'
import {
  asWord,
  defineSimulator,
  inEuros,
  inNumber,
  inPercent,
  linesOf,
  yesNo,
  type CaseFigure,
  type CaseLine,
  type CaseResult,
  type CaseValue,
} from '../case/index.ts'
import type { Derivation } from '../explain/index.ts'
import { loadMortalityTables, type MortalityTables } from '../mortality/index.ts'
import { divideEuros, isPositive, MONTHS_PER_YEAR, roundToCents, sumEuros, type Euros } from '../money/index.ts'
import { offeredRates } from '../net-income/index.ts'
import { projectionEvaluators } from './annuity.ts'
import { planOfCase, projectionCaseInputs, type CaseContract, type ProjectionCaseInputs } from './case-inputs.ts'
import { departureOf, type ProjectionPlan } from './departure.ts'
import { incomeFigure, type IncomeAmount, type IncomeSideName, type ToldIncome } from './income-wire.ts'
import { livingAt, verdictOf } from './living.ts'
import type { Living } from './living-model.ts'
import { projectRetirement } from './request.ts'
import type { ProjectionFigures } from './wire.ts'

const PERIODS = { monthly: 'month', yearly: 'year', one_shot: undefined } as const

const contractLines = (
  { product, table, savings, payment, annuity_share: share, ...origins }: CaseContract,
  at: number,
  periodicity: ProjectionCaseInputs['periodicity'],
): readonly CaseLine[] =>
  linesOf([
    ['product', asWord(product), at],
    ['table', asWord(table), at],
    ['savings', inEuros(savings), at],
    ...(['co', 'vv', 'vvd', 'vvnd', 'es'] as const).map((name) => [name, inEuros(origins[name]), at] as const),
    ['payment', isPositive(payment) ? inEuros(payment, PERIODS[periodicity]) : undefined, at],
    ['annuity-share', inPercent(share), at],
  ])

const answersOf = (inputs: ProjectionCaseInputs): readonly CaseLine[] => {
  const { pension, contracts, periodicity, income_terms: terms } = inputs
  return [
    ...linesOf([
      ['birth', { kind: 'month', month: inputs.birth_month }],
      ['born-on-first', yesNo(inputs.born_on_first)],
      ['horizon', { kind: 'age', months: inputs.horizon * MONTHS_PER_YEAR }],
      ['goal', inEuros(inputs.goal, 'month')],
      ['other-income', inEuros(inputs.other_income, 'month')],
      ['other-income-kind', asWord(inputs.other_income_kind)],
      ['property-loan', inEuros(inputs.property_loan, 'month')],
      ['pension', pension && 'month' in pension ? inEuros(pension.month, 'month') : undefined],
      ['pension-base', pension && 'base' in pension ? inEuros(pension.base, 'month') : undefined],
      ['pension-complementary', pension && 'base' in pension ? inEuros(pension.complementary, 'month') : undefined],
    ]),
    ...contracts.flatMap((contract, place) => contractLines(contract, place + 1, periodicity)),
    ...linesOf([
      ['pension-charges', inPercent(terms?.pension_charges)],
      ['marital-status', asWord(terms?.marital_status)],
      ['children', inNumber(terms?.children)],
      ['household-income', inEuros(terms?.household_income, 'year')],
      ['reference-income', inEuros(terms?.reference_income, 'year')],
    ]),
  ]
}

/** Amounts of a side together, in euros of today. */
const incomeLine = (
  income: ToldIncome | undefined,
  term: string,
  side: IncomeSideName,
  amount: Extract<IncomeAmount, 'gross' | 'net'>,
): readonly CaseFigure[] => {
  const value: CaseValue | undefined = inEuros(income?.today[side].total[amount], side === 'month' ? 'month' : undefined)
  return income === undefined || value === undefined || income.today[side].lines.length === 0
    ? []
    : [{ term, value, derivation: income.explanation?.[incomeFigure('today', side, 'total', amount)] }]
}

/** Annuities of a month and capital, all contracts together. Rule RP-09: each contract's month is rounded. */
const ofContracts = ({ accounts = [] }: ProjectionFigures) => ({
  annuity: sumEuros(accounts.map(({ annuity }) => roundToCents(divideEuros(annuity, MONTHS_PER_YEAR)))),
  capital: sumEuros(accounts.map(({ capital }) => capital)),
})

const perMonth = (term: string, amount: Euros, derivation?: Derivation): CaseFigure => ({
  term,
  value: { kind: 'euros', amount, per: 'month' },
  derivation,
})

/** What is left to live on, with its range and the gap to the goal; nothing of it while a part is unknown. */
const livingFigures = (living: Living, goal: Euros): readonly CaseFigure[] => {
  const judged = verdictOf(living, goal)
  if (living.kind === 'unknown' || judged === undefined) return []
  const { net, low, high, explanation } = living.figures.today
  return [
    perMonth('living', net, explanation),
    perMonth('living-low', low),
    perMonth('living-high', high),
    perMonth('delta', judged.delta),
  ]
}

/** What one would live on first; without the household what comes gross, and without the state pension the annuities alone. */
const figuresOf = (figures: ProjectionFigures, living: Living, goal: Euros): readonly [CaseFigure, ...CaseFigure[]] => {
  const { annuity, capital } = ofContracts(figures)
  const isPensionKnown = living.kind === 'known' || !living.missing.includes('pension')
  const [first, ...others] = [
    ...livingFigures(living, goal),
    ...(isPensionKnown ? incomeLine(figures.income, 'income', 'month', 'gross') : []),
  ]
  const once: readonly CaseFigure[] = [
    ...(isPositive(capital) ? [{ term: 'capital', value: { kind: 'euros', amount: capital } } as const] : []),
    ...(isPensionKnown ? incomeLine(figures.income, 'net-capital', 'capital', 'net') : []),
  ]
  const ofAnnuity = perMonth('annuity', annuity)
  return first === undefined ? [ofAnnuity, ...once] : [first, ...others, ofAnnuity, ...once]
}

const answerWith =
  (tables: MortalityTables) =>
  (inputs: ProjectionCaseInputs, asOf: PlainDate): CaseResult => {
    const { plan, pension, terms } = planOfCase(inputs, asOf)
    const { start } = departureOf(plan, plan.horizon)
    if (terms?.pensionCharges !== undefined && !offeredRates(start).pensionCharges.includes(terms.pensionCharges))
      return { kind: 'refused', problems: [{ path: 'income_terms.pension_charges', reason: 'not-in-list' }] }
    const figures = projectRetirement(plan, tables, terms, pension)
    const living = livingAt(plan, terms, projectionEvaluators(tables), { pension })
    return { kind: 'answered', answers: answersOf(inputs), figures: figuresOf(figures, living, plan.goal) }
  }

/** Retirement projects, as cases. */
export const projectionCases = /* @__PURE__ */ defineSimulator({
  simulator: 'projection',
  schema: 1,
  places: 'anywhere',
  movesWithTime: true,
  inputs: projectionCaseInputs,
  open: async () => answerWith(await loadMortalityTables()),
})

/**
 * Gives the plan of a case with what it leaves to live on, as its figures have it. RP-21.
 *
 * @param one case of a retirement project
 * @param tables mortality tables
 * @example livingOfCase(one, tables).living.kind // 'known'
 */
export const livingOfCase = (
  one: Parameters<typeof projectionCases.inputsOf>[0] & { readonly asOf: PlainDate },
  tables: MortalityTables,
): { readonly plan: ProjectionPlan; readonly living: Living } => {
  const { plan, pension, terms } = planOfCase(projectionCases.inputsOf(one), one.asOf)
  return { plan, living: livingAt(plan, terms, projectionEvaluators(tables), { pension }) }
}
