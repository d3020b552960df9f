import type { Account } from '../accounts/index.ts'
import { completedYears, yearOf, type PlainDate } from '../calendar/index.ts'
import { valueOf, type Derivation, type Evaluators } from '../explain/index.ts'
import { SMALL_ANNUITY_THRESHOLD, valueOrStandIn } from '../law/index.ts'
import type { MortalityTables } from '../mortality/index.ts'
import { euros, roundToCents, sumEuros, type Euros } from '../money/index.ts'
import { assumptionsAt, LAST_ROW_AGE, otherTableOf, rateSourceOf, tableOf, type Assumptions } from './assumptions.ts'
import { contractsOf, isRefusable, type Contract } from './eligibility.ts'
import { withdrawalEvaluators } from './evaluators.ts'
import { convertAt, monthOf, yearlyFrom, type AnnuityPieces } from './explanation.ts'
import type { Distribution, SimulationRequest, SplitPart } from './model.ts'
import { guaranteedYears, stepsFrom } from './options.ts'
import {
  asSmallAnnuity,
  capitalAtStart,
  convertedAtStart,
  convertedIfAnnuity,
  expectationOf,
  factorOf,
  growthOf,
  ratesOf,
  type Lives,
  type Pricing,
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
type Plan = {
  readonly schedule: Schedule
  readonly assumptions: Assumptions
  readonly growth: Derivation
  readonly lives: Lives
  readonly evaluators: Evaluators
}

const livesOf = (birthDate: PlainDate, { age, start }: Schedule, request: SimulationRequest): Lives => {
  const { reversible, birth_date_spouse: born, reversion_percentage: percentage } = request
  const spouse =
    reversible === true && born !== undefined && percentage !== undefined
      ? { birthYear: yearOf(born), age: completedYears(born, start), percentage }
      : undefined
  return { birthYear: yearOf(birthDate), age, askedAge: request.retirement_age, spouse }
}

const planOf = ({ birthDate, request, asOf, tables }: Simulation): Plan => {
  const schedule = scheduleOf({ birthDate, retirementAge: request.retirement_age, asOf })
  const assumptions = assumptionsAt(asOf)
  return {
    schedule,
    assumptions,
    growth: growthOf(schedule, assumptions),
    lives: livesOf(birthDate, schedule, request),
    evaluators: withdrawalEvaluators(tables),
  }
}

/** The prices of one table, with the other that may be applied, and one source of the technical rate: with reversion only if there is a spouse to price. */
type Prices = {
  readonly expectation: Derivation
  readonly single: Offer
  readonly reversible: Offer | undefined
  readonly stepped: Derivation
  /** Of the plain annuity by the other table that may be applied. */
  readonly other: Derivation | undefined
}

/** Prices of one annuity for life, without and with guaranteed years. */
type Offer = {
  readonly plain: Derivation
  readonly guaranteed: readonly { readonly years: number; readonly factor: Derivation }[]
}

const OFFERS = { single: { plain: 'RV_NR', guaranteed: 'RV_NRAG' }, reversible: { plain: 'RV_R', guaranteed: 'RV_RAG' } } as const
type OfferTypes = (typeof OFFERS)[keyof typeof OFFERS]

const offerOf = (pricing: Pricing, { plain, guaranteed }: OfferTypes, expectation: Derivation): Offer => ({
  plain: factorOf(pricing, { type: plain }),
  guaranteed: guaranteedYears(guaranteed, valueOf(expectation).toNumber()).map((years) => ({
    years,
    factor: factorOf(pricing, { type: guaranteed, years }),
  })),
})

const pricesOf = ({ lives, assumptions, evaluators }: Plan, account: Account): Prices => {
  const pricing = { lives, table: tableOf(account), assumptions, rateSource: rateSourceOf(account), evaluators }
  const expectation = expectationOf(pricing)
  const table = otherTableOf(account)
  return {
    expectation,
    single: offerOf(pricing, OFFERS.single, expectation),
    reversible: lives.spouse && offerOf(pricing, OFFERS.reversible, expectation),
    stepped: factorOf(pricing, { type: 'RV_CPP' }),
    other: table === undefined ? undefined : factorOf({ ...pricing, table }, { type: 'RV_NR' }),
  }
}

const entriesOf = ({ plain, guaranteed }: Offer, types: OfferTypes): readonly FactorEntry[] => [
  { type: types.plain, factor: plain },
  ...guaranteed.map(({ years, factor }) => ({ type: types.guaranteed, years, factor })),
]

const factorsOf = ({ single, reversible, stepped }: Prices): readonly FactorEntry[] => [
  ...entriesOf(single, OFFERS.single),
  { type: 'RV_CPP', factor: stepped },
  ...(reversible === undefined ? [] : entriesOf(reversible, OFFERS.reversible)),
]

const amountOf = (node: Derivation): Euros => euros(node.value)

const smallAnnuityOf = (
  parts: readonly SplitPart[],
  pieces: AnnuityPieces,
  plan: Plan,
  prices: Prices,
): SmallAnnuity | undefined => {
  const mandatory = parts.filter(isRefusable)
  if (mandatory.length === 0) return undefined
  const converted = convertedIfAnnuity({ parts: mandatory, mayBeCapital: true }, plan.growth)
  const month = monthOf(
    yearlyFrom(convertAt({ ...pieces, converted }, prices.single.plain), { type: 'RV_NR' }),
    'withdrawal.small-annuity-month',
  )
  const asOf = plan.schedule.start
  const { value: threshold, checkedUntil } = valueOrStandIn(SMALL_ANNUITY_THRESHOLD, asOf)
  const monthly = amountOf(month)
  return {
    kind: monthly.greaterThan(threshold) ? 'above' : 'within',
    monthly,
    threshold,
    asOf,
    ...(checkedUntil === undefined ? {} : { checkedUntil }),
    derivation: asSmallAnnuity(month, threshold.toString(), asOf),
  }
}

const rowsOf = (pieces: AnnuityPieces, { plain, guaranteed }: Offer, types: OfferTypes, age: number): AnnuityRows => {
  const forLife = convertAt(pieces, plain)
  return {
    byAge: Array.from({ length: Math.max(LAST_ROW_AGE, age) - age + 1 }, (_, index) => age + index).map((attained) => ({
      age: attained,
      rente: amountOf(yearlyFrom(forLife, { type: types.plain, age: attained })),
    })),
    guaranteed: guaranteed.map(({ years, factor }) => ({
      years,
      rente: amountOf(yearlyFrom(convertAt(pieces, factor), { type: types.guaranteed, years })),
    })),
  }
}

/** The plain annuity by the other admitted table, where something is converted. */
const otherTableFor = (account: Account, pieces: AnnuityPieces, factor: Derivation | undefined): OtherTable | undefined => {
  const table = otherTableOf(account)
  if (table === undefined || factor === undefined || !valueOf(pieces.converted).greaterThan(0)) return undefined
  return { table, rente: amountOf(yearlyFrom(convertAt(pieces, factor), { type: 'RV_NR' })), factor }
}

const resultOf = (
  { account, offersAllOrNothing: mayBeCapital }: Contract,
  parts: readonly SplitPart[],
  plan: Plan,
  prices: Prices,
): AvailableResult => {
  const { growth, assumptions, schedule } = plan
  const saved = { parts, mayBeCapital }
  const pieces: AnnuityPieces = { converted: convertedAtStart(saved, growth), ...ratesOf(assumptions) }
  const capital = capitalAtStart(saved, growth)
  const inSteps = convertAt(pieces, prices.stepped)
  const smallAnnuity = smallAnnuityOf(parts, pieces, plan, prices)
  const otherTable = otherTableFor(account, pieces, prices.other)
  return {
    kind: 'available',
    policyId: account.policy_id,
    product: account.type,
    capitalToday: sumEuros(parts.map((part) => part.capital)),
    capitalAtStart: amountOf(capital),
    convertedAtStart: roundToCents(amountOf(pieces.converted)),
    returnPercent: assumptions.netReturn,
    revaluationPercent: assumptions.revaluation,
    technicalRatePercent: assumptions.technicalRate,
    withoutReversion: {
      ...rowsOf(pieces, prices.single, OFFERS.single, schedule.age),
      steps: stepsFrom(schedule.age).map((step) => ({
        step,
        rente: amountOf(yearlyFrom(inSteps, { type: 'RV_CPP', step })),
      })),
    },
    withReversion: prices.reversible === undefined ? null : rowsOf(pieces, prices.reversible, OFFERS.reversible, schedule.age),
    ...(otherTable === undefined ? {} : { otherTable }),
    explanation: {
      capital,
      ...pieces,
      expectation: prices.expectation,
      factors: factorsOf(prices),
      ...(smallAnnuity === undefined ? {} : { smallAnnuity }),
    },
  }
}

const partsFor = (distribution: Distribution, { account }: Contract): readonly SplitPart[] =>
  distribution.filter(({ policyId }) => policyId === account.policy_id)

/**
 * Computes capital and annuities of every contract of a request, each figure with the pieces of its explanation.
 *
 * Per contract: savings × 1.02^(months / 12), ÷ the price of 1 € a year by the contract's table, less the fee, rounded once a year and once a month, half up.
 * A side with nothing on it gives zeros. Contracts come in the order of the accounts. docs/decisions/07, MRM-26 to MRM-36, MRM-81 (overruled: nothing canned).
 *
 * @param simulation accounts, birth date, accepted request, day and mortality tables
 * @example simulateWithdrawal({ accounts, birthDate, request, asOf: plainDate('2026-11-20'), tables })[0].policyId
 */
export const simulateWithdrawal = (simulation: Simulation): readonly AvailableResult[] => {
  const plan = planOf(simulation)
  const contracts = contractsOf(simulation.accounts, WIDEST, simulation.asOf)
  const distribution = readDistribution(simulation.request.distribution, contracts)
  const prices = new Map<string, Prices>()
  return contracts.flatMap((contract) => {
    const parts = partsFor(distribution, contract)
    if (parts.length === 0) return []
    const key = [tableOf(contract.account), otherTableOf(contract.account), rateSourceOf(contract.account)].join(' ')
    const shared = prices.get(key) ?? pricesOf(plan, contract.account)
    prices.set(key, shared)
    return [resultOf(contract, parts, plan, shared)]
  })
}
