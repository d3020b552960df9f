import { difference, given, quotient, roundedToCents, sum, type Derivation, type Evaluators } from '../explain/index.ts'
import { euros, isPositive, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { leastMonth } from '../pension/index.ts'
import { assumptionsAt } from '../withdrawal/index.ts'
import type { ProjectionPlan } from './departure.ts'
import { firstRate } from './income-charges.ts'
import type { ExplainedIncome, IncomeEuros, IncomeLine, IncomeTerms, SettledCharges } from './income-model.ts'
import type {
  KnownLiving,
  KnownParts,
  Living,
  LivingCause,
  LivingFigures,
  LivingPart,
  MissingAnswer,
  Verdict,
} from './living-model.ts'
import { isPensionKnown, type CountedPension } from './pension.ts'
import { projectPlan, type Look as Tried, type Projection } from './project.ts'
import { retirementIncome } from './retirement-income.ts'
import { CHOSEN, EXPLAINED_STEPS, LAW, label } from './steps.ts'
import type { LivingTerm } from './terms.ts'

/** Net returns between which an answer is open, in percent a year. Rule RP-12. */
export const OPEN_RETURNS = { from: 0, to: 4 } as const

type Line = IncomeLine<Derivation>
type PartName = LivingPart['name']

const PARTS = ['pension', 'annuities', 'other'] as const satisfies readonly PartName[]

const partOf = ({ id }: Line): PartName => {
  if (id.startsWith('pension')) return 'pension'
  return id === 'other' ? 'other' : 'annuities'
}

const readOr0 = (figure: Derivation | undefined): Euros => (figure === undefined ? ZERO_EUROS : euros(figure.value))

/** A net that is computed with one return and one rate of charges. */
type Computed = { readonly projection: Projection<Derivation>; readonly income: ExplainedIncome; readonly net: Euros }

/** Another departure, another return, or the pension that counts where it is not the plan's own. */
type Look = Tried & { readonly pension?: CountedPension | undefined }

type Question = {
  readonly plan: ProjectionPlan
  readonly terms: IncomeTerms
  readonly evaluators: Evaluators
  readonly look: Look
}

const loanIn = (plan: ProjectionPlan, euroKind: IncomeEuros, rise: Derivation): Derivation => {
  const named = label('projection.living-loan', 'eur-per-month', 'RP-22', CHOSEN)
  const stated = given(named, plan.propertyLoan)
  return euroKind === 'departure' ? stated : roundedToCents(named, quotient(named, [stated, rise]))
}

const netOf = (income: ExplainedIncome, plan: ProjectionPlan, euroKind: IncomeEuros): Euros =>
  euros(readOr0(income[euroKind].month.total.net).minus(loanIn(plan, euroKind, income.rise).value))

const netWith = ({ plan, terms, evaluators, look }: Question): Computed => {
  const projection = projectPlan(EXPLAINED_STEPS, plan, evaluators, look)
  const income = retirementIncome(projection, plan, terms)
  return { projection, income, net: netOf(income, plan, 'today') }
}

/**
 * Gives the net of an answer alone, in euros of today a month: for settings that are tried. Rule RP-22.
 *
 * @param plan everything it follows from
 * @param terms household
 * @param evaluators prices of annuities
 * @param look another departure or another return; else those of the plan
 */
export const livingNet = (plan: ProjectionPlan, terms: IncomeTerms, evaluators: Evaluators, look: Look = {}): Euros =>
  netWith({ plan, terms, evaluators, look }).net

const LIVING_TERM = {
  pension: 'projection.living-pension',
  annuities: 'projection.living-annuities',
  other: 'projection.living-other',
} as const satisfies Record<PartName, LivingTerm>

const explanationOf = (income: ExplainedIncome, plan: ProjectionPlan, euroKind: IncomeEuros): Derivation => {
  const unit = 'eur-per-month'
  const { lines } = income[euroKind].month
  const sources = PARTS.flatMap((name) => {
    const own = lines.filter((line) => partOf(line) === name).map(({ gross }) => gross)
    return own.length === 0 ? [] : [sum(label(LIVING_TERM[name], unit, 'RP-22'), own)]
  })
  const taken = (term: LivingTerm, figures: readonly (Derivation | undefined)[]): Derivation => {
    const own = figures.filter((figure) => figure !== undefined)
    return own.length === 0 ? given(label(term, unit, 'RP-22', LAW), 0) : sum(label(term, unit, 'RP-22', LAW), own)
  }
  const loan = isPositive(plan.propertyLoan) ? [loanIn(plan, euroKind, income.rise)] : []
  return difference(label('projection.living-net', unit, 'RP-22'), [
    sum(label('projection.living-gross', unit, 'RP-22'), sources),
    taken(
      'projection.living-charges',
      lines.map(({ charges }) => charges),
    ),
    taken(
      'projection.living-tax',
      lines.map(({ tax }) => tax),
    ),
    ...loan,
  ])
}

const partsIn = (lines: readonly Line[]): readonly LivingPart[] =>
  PARTS.flatMap((name) => {
    const own = lines.filter((line) => partOf(line) === name)
    const add = (figure: 'gross' | 'charges' | 'tax' | 'net'): Euros => sumEuros(own.map((line) => readOr0(line[figure])))
    return own.length === 0 ? [] : [{ name, gross: add('gross'), charges: add('charges'), tax: add('tax'), net: add('net') }]
  })

const figuresIn = (
  income: ExplainedIncome,
  plan: ProjectionPlan,
  euroKind: IncomeEuros,
  open: readonly ExplainedIncome[],
): LivingFigures => {
  const { month, capital } = income[euroKind]
  const nets = [income, ...open].map((one) => netOf(one, plan, euroKind))
  const net = netOf(income, plan, euroKind)
  return {
    parts: partsIn(month.lines),
    gross: readOr0(month.total.gross),
    charges: readOr0(month.total.charges),
    tax: readOr0(month.total.tax),
    loan: readOr0(loanIn(plan, euroKind, income.rise)),
    net,
    low: nets.reduce((least, one) => (one.lt(least) ? one : least), net),
    high: nets.reduce((most, one) => (one.gt(most) ? one : most), net),
    capital: readOr0(capital.total.net),
    capitalGross: readOr0(capital.total.gross),
    explanation: explanationOf(income, plan, euroKind),
  }
}

const causesOf = (
  net: Euros,
  of: Readonly<Record<'low' | 'high' | 'first', Euros>>,
  rate: number,
  isSupposed: boolean,
): readonly LivingCause[] => {
  const [one, other] = [euros(of.low.minus(net)), euros(of.high.minus(net))]
  const first = euros(of.first.minus(net))
  const causes: readonly LivingCause[] = [
    { cause: 'return', ...OPEN_RETURNS, less: one.lt(other) ? one : other, more: one.lt(other) ? other : one },
    {
      cause: 'first-charges',
      rate,
      isSupposed,
      less: first.lt(0) ? first : ZERO_EUROS,
      more: first.gt(0) ? first : ZERO_EUROS,
    },
  ]
  return causes.filter(({ less, more }) => !less.isZero() || !more.isZero())
}

const NO_CHARGES: SettledCharges = { rate: 0, referenceIncome: undefined }

const knownLiving = (question: Question): KnownLiving => {
  const { plan, terms, look } = question
  const own = look.netReturn ?? assumptionsAt(plan.today).netReturn
  const middle = netWith({ ...question, look: { ...look, netReturn: own } })
  const { departure, months, pension } = middle.projection
  const { settledCharges = NO_CHARGES } = middle.income
  const first = terms.pensionCharges ?? firstRate(terms, plan, departure)
  const at = (netReturn: number, pensionCharges: number): Computed =>
    netWith({ ...question, terms: { ...terms, pensionCharges }, look: { ...look, netReturn } })
  const steady = settledCharges.rate
  const [low, high] = [at(OPEN_RETURNS.from, steady), at(OPEN_RETURNS.to, steady)]
  const others =
    first === steady ? [low, high] : [low, high, at(OPEN_RETURNS.from, first), at(own, first), at(OPEN_RETURNS.to, first)]
  const open = others.map(({ income }) => income)
  const firstNet = first === steady ? middle.net : at(own, first).net
  return {
    kind: 'known',
    departure,
    months,
    pension,
    charges: settledCharges,
    figures: {
      today: figuresIn(middle.income, plan, 'today', open),
      departure: figuresIn(middle.income, plan, 'departure', open),
    },
    causes: causesOf(middle.net, { low: low.net, high: high.net, first: firstNet }, first, terms.referenceIncome === undefined),
    income: middle.income,
  }
}

const knownParts = (income: ExplainedIncome, isWhole: boolean, euroKind: IncomeEuros): KnownParts => {
  const of = (name: PartName): Euros =>
    sumEuros(income[euroKind].month.lines.filter((line) => partOf(line) === name).map(({ gross }) => readOr0(gross)))
  const pension = of('pension')
  return { pension: isWhole ? pension : leastMonth(pension), annuities: of('annuities'), other: of('other') }
}

/**
 * Answers what somebody would have to live on a month at a departure: net of social charges, income tax and their loan, in euros of today and of the departure, with
 * its range.
 *
 * Rules RP-21 to RP-24, docs/rules/projection.md. Without the state pension or one of its schemes, or without the household by which it is taxed, there is no total: only what is known, gross.
 *
 * @param plan everything it follows from
 * @param terms household; undefined until it is said
 * @param evaluators prices of annuities
 * @param look another departure or another return; else those of the plan
 * @example livingAt(plan, terms, projectionEvaluators(tables)).figures.today.net // 1 547,47 €, once pension and household are known
 */
export const livingAt = (
  plan: ProjectionPlan,
  terms: IncomeTerms | undefined,
  evaluators: Evaluators,
  look: Look = {},
): Living => {
  const projection = projectPlan(EXPLAINED_STEPS, plan, evaluators, look)
  const { departure, months, pension } = projection
  const missing: readonly MissingAnswer[] = [
    ...(isPensionKnown(pension) ? [] : (['pension'] as const)),
    ...(terms === undefined ? (['household'] as const) : []),
  ]
  if (missing.length === 0 && terms !== undefined) return knownLiving({ plan, terms, evaluators, look })
  const income = retirementIncome(projection, plan, undefined)
  const isWhole = !missing.includes('pension')
  return {
    kind: 'unknown',
    missing,
    departure,
    months,
    pension,
    atLeast: { today: knownParts(income, isWhole, 'today'), departure: knownParts(income, isWhole, 'departure') },
  }
}

/**
 * Compares an answer with a goal, net and in euros of today. Rule RP-25.
 *
 * @param living the answer
 * @param goal net euros of today a month
 * @returns undefined while a part of the answer is unknown
 */
export const verdictOf = (living: Living, goal: Euros): { readonly verdict: Verdict; readonly delta: Euros } | undefined => {
  if (living.kind === 'unknown') return undefined
  const { net, low, high } = living.figures.today
  const verdict: Verdict = low.gte(goal) ? 'reached' : high.lt(goal) ? 'missed' : 'open'
  return { verdict, delta: euros(net.minus(goal)) }
}
