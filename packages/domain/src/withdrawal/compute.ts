import type { Account } from '../accounts/index.ts'
import { completedYears, yearOf, type PlainDate } from '../calendar/index.ts'
import type { Derivation, Evaluators } from '../explain/index.ts'
import { SMALL_ANNUITY_THRESHOLD, valueOrStandIn } from '../law/index.ts'
import type { MortalityTables } from '../mortality/index.ts'
import { euros, roundToCents, sumEuros, type Decimal } from '../money/index.ts'
import { assumptionsAt, LAST_ROW_AGE, otherTableOf, rateSourceOf, tableOf, type Assumptions } from './assumptions.ts'
import { contractsOf, isRefusable, type Contract } from './eligibility.ts'
import { withdrawalEvaluators } from './evaluators.ts'
import { convertAt, monthOf, yearlyFrom, type AnnuityPieces } from './explanation.ts'
import type { Distribution, SimulationRequest, SplitPart } from './model.ts'
import { guaranteedYears, stepsFrom } from './options.ts'
import {
  asSmallAnnuity,
  BARE_STEPS,
  capitalAtStart,
  convertedAtStart,
  convertedIfAnnuity,
  EXPLAINED_STEPS,
  expectationOf,
  factorOf,
  growthOf,
  ratesOf,
  type Growth,
  type Lives,
  type Pricing,
  type Steps,
} from './pieces.ts'
import { WIDEST } from './request.ts'
import type { AnnuityRows, AvailableResult, FactorEntry, OtherTable, SmallAnnuity } from './result.ts'
import { scheduleOf, type Schedule } from './schedule.ts'
import { readDistribution } from './distribution-wire.ts'

/** Everything a simulation depends on. */
export type Simulation = {
  /** The person's accounts, of all scopes. */
  readonly accounts: readonly Account[]
  readonly birthDate: PlainDate
  /** A request that `checkRequest` accepts for these accounts. */
  readonly request: SimulationRequest
  /** Day of the simulation. */
  readonly asOf: PlainDate
  readonly tables: MortalityTables
}

/** What all contracts of one simulation share. */
type Plan<Figure> = Growth<Figure> & {
  readonly steps: Steps<Figure>
  readonly assumptions: Assumptions
  readonly lives: Lives
  readonly evaluators: Evaluators
}

/**
 * Gives the lives that annuities depend on, at their start.
 *
 * @param birthDate of the saver
 * @param schedule start of the annuity
 * @param request what is asked, with the spouse where there is one
 * @example livesOf(plainDate('1964-03-12'), schedule, request).age // 64
 */
export const livesOf = (
  birthDate: PlainDate,
  { age, start }: Schedule,
  request: Omit<SimulationRequest, 'distribution'>,
): Lives => {
  const { reversible, birth_date_spouse: born, reversion_percentage: percentage } = request
  const spouse =
    reversible === true && born !== undefined && percentage !== undefined
      ? { birthYear: yearOf(born), age: completedYears(born, start), percentage }
      : undefined
  return { birthYear: yearOf(birthDate), age, askedAge: request.retirement_age, spouse }
}

const planOf = <Figure>(steps: Steps<Figure>, { birthDate, request, asOf, tables }: Simulation): Plan<Figure> => {
  const schedule = scheduleOf({ birthDate, retirementAge: request.retirement_age, asOf })
  const assumptions = assumptionsAt(asOf)
  return {
    steps,
    schedule,
    assumptions,
    growth: growthOf(steps, schedule, assumptions),
    lives: livesOf(birthDate, schedule, request),
    evaluators: withdrawalEvaluators(tables),
  }
}

/** The prices of one table, with the other that may be applied, and one source of the technical rate: with reversion only if there is a spouse to price. */
type Prices<Figure> = {
  readonly expectation: Figure
  readonly single: Offer<Figure>
  readonly reversible: Offer<Figure> | undefined
  readonly stepped: Figure
  /** Of the plain annuity by the other table that may be applied. */
  readonly other: Figure | undefined
}

/** Prices of one annuity for life, without and with guaranteed years. */
type Offer<Figure> = {
  readonly plain: Figure
  readonly guaranteed: readonly { readonly years: number; readonly factor: Figure }[]
}

const OFFERS = { single: { plain: 'RV_NR', guaranteed: 'RV_NRAG' }, reversible: { plain: 'RV_R', guaranteed: 'RV_RAG' } } as const
type OfferTypes = (typeof OFFERS)[keyof typeof OFFERS]

const offerOf = <Figure>(
  steps: Steps<Figure>,
  pricing: Pricing,
  { plain, guaranteed }: OfferTypes,
  expectation: Figure,
): Offer<Figure> => ({
  plain: factorOf(steps, pricing, { type: plain }),
  guaranteed: guaranteedYears(guaranteed, steps.valueOf(expectation).toNumber()).map((years) => ({
    years,
    factor: factorOf(steps, pricing, { type: guaranteed, years }),
  })),
})

const pricesOf = <Figure>({ steps, lives, assumptions, evaluators }: Plan<Figure>, account: Account): Prices<Figure> => {
  const pricing = { lives, table: tableOf(account), assumptions, rateSource: rateSourceOf(account), evaluators }
  const expectation = expectationOf(steps, pricing)
  const table = otherTableOf(account)
  return {
    expectation,
    single: offerOf(steps, pricing, OFFERS.single, expectation),
    reversible: lives.spouse && offerOf(steps, pricing, OFFERS.reversible, expectation),
    stepped: factorOf(steps, pricing, { type: 'RV_CPP' }),
    other: table === undefined ? undefined : factorOf(steps, { ...pricing, table }, { type: 'RV_NR' }),
  }
}

const entriesOf = ({ plain, guaranteed }: Offer<Derivation>, types: OfferTypes): readonly FactorEntry[] => [
  { type: types.plain, factor: plain },
  ...guaranteed.map(({ years, factor }) => ({ type: types.guaranteed, years, factor })),
]

const factorsOf = ({ single, reversible, stepped }: Prices<Derivation>): readonly FactorEntry[] => [
  ...entriesOf(single, OFFERS.single),
  { type: 'RV_CPP', factor: stepped },
  ...(reversible === undefined ? [] : entriesOf(reversible, OFFERS.reversible)),
]

/** A contract that takes part, with its split and the prices of its table. */
type Priced<Figure> = { readonly contract: Contract; readonly parts: readonly SplitPart[]; readonly prices: Prices<Figure> }

/** What a contract's figures are put together from. */
type Pieces<Figure> = AnnuityPieces<Figure> & { readonly capital: Figure }

const piecesOf = <Figure>(plan: Plan<Figure>, { contract, parts }: Priced<Figure>): Pieces<Figure> => {
  const saved = { parts, mayBeCapital: contract.offersAllOrNothing }
  return {
    capital: capitalAtStart(plan.steps, saved, plan),
    converted: convertedAtStart(plan.steps, saved, plan),
    ...ratesOf(plan.steps, plan.assumptions),
  }
}

/** Month of the annuity of the parts that come as capital only because it is small; undefined without such parts. */
const smallMonthOf = <Figure>(
  plan: Plan<Figure>,
  pieces: AnnuityPieces<Figure>,
  { parts, prices }: Priced<Figure>,
): Figure | undefined => {
  const mandatory = parts.filter(isRefusable)
  if (mandatory.length === 0) return undefined
  const { steps } = plan
  const converted = convertedIfAnnuity(steps, { parts: mandatory, mayBeCapital: true }, plan)
  const year = yearlyFrom(steps, convertAt(steps, { ...pieces, converted }, prices.single.plain), { type: 'RV_NR' })
  return monthOf(steps, year, 'withdrawal.small-annuity-month')
}

const smallAnnuityOf = (month: Decimal, asOf: PlainDate): SmallAnnuity => {
  const { value: threshold, checkedUntil } = valueOrStandIn(SMALL_ANNUITY_THRESHOLD, asOf)
  const monthly = euros(month)
  return {
    kind: monthly.greaterThan(threshold) ? 'above' : 'within',
    monthly,
    threshold,
    asOf,
    ...(checkedUntil === undefined ? {} : { checkedUntil }),
  }
}

const rowsOf = (
  pieces: AnnuityPieces<Decimal>,
  { plain, guaranteed }: Offer<Decimal>,
  types: OfferTypes,
  start: number,
): AnnuityRows => {
  const forLife = convertAt(BARE_STEPS, pieces, plain)
  return {
    byAge: Array.from({ length: Math.max(LAST_ROW_AGE, start) - start + 1 }, (_, years) => ({
      age: start + years,
      rente: euros(yearlyFrom(BARE_STEPS, forLife, { type: types.plain, age: start + years }, years)),
    })),
    guaranteed: guaranteed.map(({ years, factor }) => ({
      years,
      rente: euros(yearlyFrom(BARE_STEPS, convertAt(BARE_STEPS, pieces, factor), { type: types.guaranteed, years })),
    })),
  }
}

/** The plain annuity by the other admitted table, where something is converted. */
const otherTableFor = (account: Account, pieces: AnnuityPieces<Decimal>, factor: Decimal | undefined): OtherTable | undefined => {
  const table = otherTableOf(account)
  if (table === undefined || factor === undefined || !pieces.converted.greaterThan(0)) return undefined
  return { table, rente: euros(yearlyFrom(BARE_STEPS, convertAt(BARE_STEPS, pieces, factor), { type: 'RV_NR' })) }
}

const resultOf = (plan: Plan<Decimal>, priced: Priced<Decimal>): AvailableResult => {
  const { assumptions, schedule } = plan
  const { contract, parts, prices } = priced
  const { account } = contract
  const pieces = piecesOf(plan, priced)
  const inSteps = convertAt(BARE_STEPS, pieces, prices.stepped)
  const month = smallMonthOf(plan, pieces, priced)
  const otherTable = otherTableFor(account, pieces, prices.other)
  return {
    kind: 'available',
    policyId: account.policy_id,
    product: account.type,
    capitalToday: sumEuros(parts.map((part) => part.capital)),
    capitalAtStart: euros(pieces.capital),
    convertedAtStart: roundToCents(euros(pieces.converted)),
    returnPercent: assumptions.netReturn,
    revaluationPercent: assumptions.revaluation,
    technicalRatePercent: assumptions.technicalRate,
    withoutReversion: {
      ...rowsOf(pieces, prices.single, OFFERS.single, schedule.age),
      steps: stepsFrom(schedule.age).map((step) => ({
        step,
        rente: euros(yearlyFrom(BARE_STEPS, inSteps, { type: 'RV_CPP', step })),
      })),
    },
    withReversion: prices.reversible === undefined ? null : rowsOf(pieces, prices.reversible, OFFERS.reversible, schedule.age),
    ...(otherTable === undefined ? {} : { otherTable }),
    ...(month === undefined ? {} : { smallAnnuity: smallAnnuityOf(month, schedule.start) }),
    explanation: undefined,
  }
}

const explainedResult = (
  plan: Plan<Derivation>,
  priced: Priced<Derivation>,
  { otherTable, smallAnnuity, ...result }: AvailableResult,
): AvailableResult => {
  const { prices } = priced
  const pieces = piecesOf(plan, priced)
  const month = smallMonthOf(plan, pieces, priced)
  return {
    ...result,
    ...(otherTable && { otherTable: { ...otherTable, factor: prices.other } }),
    ...(smallAnnuity &&
      month && {
        smallAnnuity: {
          ...smallAnnuity,
          derivation: asSmallAnnuity(month, smallAnnuity.threshold.toString(), smallAnnuity.asOf),
        },
      }),
    explanation: { ...pieces, expectation: prices.expectation, factors: factorsOf(prices) },
  }
}

const partsFor = (distribution: Distribution, { account }: Contract): readonly SplitPart[] =>
  distribution.filter(({ policyId }) => policyId === account.policy_id)

/** Contracts that the request splits, in the order of the accounts; those of the same table share their prices. */
const pricedContracts = <Figure>(plan: Plan<Figure>, { accounts, request, asOf }: Simulation): readonly Priced<Figure>[] => {
  const contracts = contractsOf(accounts, WIDEST, asOf)
  const distribution = readDistribution(request.distribution, contracts)
  const shared = new Map<string, Prices<Figure>>()
  return contracts.flatMap((contract) => {
    const parts = partsFor(distribution, contract)
    if (parts.length === 0) return []
    const { account } = contract
    const key = [tableOf(account), otherTableOf(account), rateSourceOf(account)].join(' ')
    const prices = shared.get(key) ?? pricesOf(plan, account)
    shared.set(key, prices)
    return [{ contract, parts, prices }]
  })
}

/**
 * Computes capital and annuities of every contract of a request, the figures alone; `explainWithdrawal` gives their explanation.
 *
 * Per contract: savings × 1.02^(months / 12), ÷ the price of 1 € a year by the contract's table, less the fee, rounded once a year and once a month, half up.
 * A side with nothing on it gives zeros. Contracts come in the order of the accounts. docs/decisions/07, MRM-26 to MRM-36, MRM-81 (overruled: nothing canned).
 *
 * @param simulation accounts, birth date, accepted request, day and mortality tables
 * @example simulateWithdrawal({ accounts, birthDate, request, asOf: plainDate('2026-11-20'), tables })[0].policyId
 */
export const simulateWithdrawal = (simulation: Simulation): readonly AvailableResult[] => {
  const plan = planOf(BARE_STEPS, simulation)
  return pricedContracts(plan, simulation).map((priced) => resultOf(plan, priced))
}

/**
 * Gives the results of `simulateWithdrawal` with the pieces of the explanation of each figure, by the same steps.
 *
 * @param simulation what was computed
 * @param results its results; computed anew unless given
 * @example explainWithdrawal(simulation)[0].explanation.capital.value // '13122.14'
 */
export const explainWithdrawal = (
  simulation: Simulation,
  results: readonly AvailableResult[] = simulateWithdrawal(simulation),
): readonly AvailableResult[] => {
  const plan = planOf(EXPLAINED_STEPS, simulation)
  return pricedContracts(plan, simulation).map((priced, place) =>
    explainedResult(plan, priced, results[place] as AvailableResult),
  )
}
