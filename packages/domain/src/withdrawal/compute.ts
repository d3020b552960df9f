import type { Account } from '../accounts/index.ts'
import { completedYears, yearOf, type PlainDate } from '../calendar/index.ts'
import { valueOf, type Derivation, type Evaluators } from '../explain/index.ts'
import { SMALL_ANNUITY_THRESHOLD, valueOrStandIn } from '../law/index.ts'
import type { MortalityTables, TableCode } from '../mortality/index.ts'
import { euros, roundToCents, sumEuros, type Euros } from '../money/index.ts'
import { assumptionsAt, LAST_ROW_AGE, tableOf, type Assumptions } from './assumptions.ts'
import { contractsOf, type Contract } from './eligibility.ts'
import { withdrawalEvaluators } from './evaluators.ts'
import { explainFigure } from './explanation.ts'
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
import type { AnnuityFigure, AnnuityRows, AvailableResult, ContractExplanation, FactorEntry, SmallAnnuity } from './result.ts'
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
  return { birthYear: yearOf(birthDate), age, spouse }
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

const entry = (pricing: Pricing, type: FactorEntry['type'], years?: number): FactorEntry => ({
  type,
  ...(years === undefined ? {} : { years }),
  factor: factorOf(pricing, { type, years }),
})

/** The prices of a table and the expectation of life that caps the guarantees: what contracts with the same table share. */
type Prices = Pick<ContractExplanation, 'expectation' | 'factors'>

const pricesOf = ({ lives, assumptions, evaluators }: Plan, table: TableCode): Prices => {
  const pricing = { lives, table, assumptions, evaluators }
  const expectation = expectationOf(pricing)
  const columns = (type: 'RV_NRAG' | 'RV_RAG') =>
    guaranteedYears(type, valueOf(expectation).toNumber()).map((years) => entry(pricing, type, years))
  return {
    expectation,
    factors: [
      entry(pricing, 'RV_NR'),
      ...columns('RV_NRAG'),
      entry(pricing, 'RV_CPP'),
      ...(lives.spouse === undefined ? [] : [entry(pricing, 'RV_R'), ...columns('RV_RAG')]),
    ],
  }
}

const amountOf = (node: Derivation | undefined): Euros => euros(node?.value ?? 0)

/** Savings that may come as capital only while their annuity is small: mandatory payments and article 83. */
const isMandatory = ({ lock, capital }: SplitPart): boolean =>
  (lock === 'mandatory-payments' || lock === 'article-83') && capital.greaterThan(0)

const smallAnnuityOf = (parts: readonly SplitPart[], pieces: ContractExplanation, plan: Plan): SmallAnnuity | undefined => {
  const mandatory = parts.filter(isMandatory)
  const converted = convertedIfAnnuity(mandatory, plan.growth)
  const month = explainFigure({ ...pieces, converted }, { type: 'RV_NR' }, 'month')
  if (mandatory.length === 0 || month === undefined) return undefined
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

const rowsOf = (pieces: ContractExplanation, reversible: boolean, age: number): AnnuityRows => {
  const [plain, guaranteed] = reversible ? (['RV_R', 'RV_RAG'] as const) : (['RV_NR', 'RV_NRAG'] as const)
  const year = (figure: AnnuityFigure) => amountOf(explainFigure(pieces, figure, 'year'))
  const ages = Array.from({ length: Math.max(LAST_ROW_AGE, age) - age + 1 }, (_, index) => age + index)
  return {
    byAge: ages.map((attained) => ({ age: attained, rente: year({ type: plain, age: attained }) })),
    guaranteed: pieces.factors
      .flatMap(({ type, years }) => (type === guaranteed && years !== undefined ? [years] : []))
      .map((years) => ({ years, rente: year({ type: guaranteed, years }) })),
  }
}

const resultOf = ({ account }: Contract, parts: readonly SplitPart[], plan: Plan, prices: Prices): AvailableResult => {
  const { growth, assumptions, schedule, lives } = plan
  const pieces: ContractExplanation = {
    capital: capitalAtStart(parts, growth),
    converted: convertedAtStart(parts, growth),
    ...ratesOf(assumptions),
    ...prices,
  }
  const smallAnnuity = smallAnnuityOf(parts, pieces, plan)
  return {
    kind: 'available',
    policyId: account.policy_id,
    product: account.type,
    capitalToday: sumEuros(parts.map(({ capital }) => capital)),
    capitalAtStart: amountOf(pieces.capital),
    convertedAtStart: roundToCents(amountOf(pieces.converted)),
    returnPercent: assumptions.netReturn,
    revaluationPercent: assumptions.revaluation,
    technicalRatePercent: assumptions.technicalRate,
    withoutReversion: {
      ...rowsOf(pieces, false, schedule.age),
      steps: stepsFrom(schedule.age).map((step) => ({
        step,
        rente: amountOf(explainFigure(pieces, { type: 'RV_CPP', step }, 'year')),
      })),
    },
    withReversion: lives.spouse === undefined ? null : rowsOf(pieces, true, schedule.age),
    explanation: smallAnnuity === undefined ? pieces : { ...pieces, smallAnnuity },
  }
}

const partsFor = (distribution: Distribution, { account }: Contract): readonly SplitPart[] =>
  distribution.filter(({ policyId }) => policyId === account.policy_id)

/**
 * Computes capital and annuities of every contract of a request, each figure with the pieces of its explanation.
 *
 * Per contract: savings × 1.02^(months / 12), ÷ the price of 1 € a year by the contract's table, less the fee, rounded once a year and once a month, half up.
 * A side with nothing on it gives zeros. Contracts come in the order of the accounts. Decisions 8.1 to 8.8, MRM-26 to MRM-36, MRM-81 (overruled: nothing canned).
 *
 * @param simulation accounts, birth date, accepted request, day and mortality tables
 * @example simulateWithdrawal({ accounts, birthDate, request, asOf: plainDate('2026-11-20'), tables })[0].policyId
 */
export const simulateWithdrawal = (simulation: Simulation): readonly AvailableResult[] => {
  const plan = planOf(simulation)
  const contracts = contractsOf(simulation.accounts, WIDEST, simulation.asOf)
  const distribution = readDistribution(simulation.request.distribution, contracts)
  const prices = new Map<TableCode, Prices>()
  return contracts.flatMap((contract) => {
    const parts = partsFor(distribution, contract)
    if (parts.length === 0) return []
    const table = tableOf(contract.account)
    const shared = prices.get(table) ?? pricesOf(plan, table)
    prices.set(table, shared)
    return [resultOf(contract, parts, plan, shared)]
  })
}
