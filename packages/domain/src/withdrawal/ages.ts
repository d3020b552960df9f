import type { Account } from '../accounts/index.ts'
import { completedYears, type PlainDate } from '../calendar/index.ts'
import { legalAge, valueOrStandIn } from '../law/index.ts'
import type { MortalityTables } from '../mortality/index.ts'
import { MONTHS_PER_YEAR, subtractEuros, type Euros } from '../money/index.ts'
import { PENSION_RATES } from '../state-pension/index.ts'
import { explainWithdrawal, simulateWithdrawal } from './compute.ts'
import { readDistribution, writeDistribution } from './distribution-wire.ts'
import { contractsOf } from './eligibility.ts'
import { totalCapitalOf, totalOf } from './figures.ts'
import { RETIREMENT_AGES, type Distribution, type SimulationRequest, type SplitPart } from './model.ts'
import { WIDEST } from './request.ts'
import type { AnnuityFigure, AvailableResult, SimulationResult } from './result.ts'
import { scheduleOf } from './schedule.ts'
import { inTodaysEuros } from './todays-euros.ts'

/** Why an age is compared. */
export type AgeReason = 'after-legal-age' | 'full-rate' | 'chosen'

/** Ways to receive the same savings: as much capital as the law allows, no capital, or as the saver split them. */
export const WAYS = ['capital', 'annuity', 'mine'] as const
export type Way = (typeof WAYS)[number]

/** What one way gives at one age, gross, with what it differs by from the same way at the age chosen. */
export type ComparedWay = {
  readonly way: Way
  readonly capital: Euros
  /** Month of the compared annuity; undefined where a contract does not offer it at that age. */
  readonly annuity: Euros | undefined
  readonly capitalGap: Euros | undefined
  readonly annuityGap: Euros | undefined
}

/** One age with its three ways. */
export type ComparedAge = {
  readonly age: number
  readonly start: PlainDate
  readonly reasons: readonly AgeReason[]
  readonly ways: readonly ComparedWay[]
  /** The law leaves no capital: as much of it as is allowed, and none, are the same. WITH-09. */
  readonly isAnnuityOnly: boolean
}

/** What ages are compared for. */
export type AgeComparison = {
  /** Accounts that take part. */
  readonly accounts: readonly Account[]
  readonly birthDate: PlainDate
  /** An accepted request; its age is the one chosen. */
  readonly request: SimulationRequest
  readonly asOf: PlainDate
  readonly tables: MortalityTables
  /** Annuity that leads. */
  readonly figure: AnnuityFigure
  /** Amounts in the euros of the day of the simulation (NET-09). */
  readonly isInTodaysEuros: boolean
}

const firstAfterLegal = (birthDate: PlainDate, start: PlainDate): number | undefined => {
  const legal = legalAge(birthDate, start)
  return legal && Math.ceil(legal.ageInMonths / MONTHS_PER_YEAR)
}

/** Ages that can still be reached, each once, with why it is compared. */
const agesOf = ({ birthDate, request, asOf }: AgeComparison): ReadonlyMap<number, readonly AgeReason[]> => {
  const chosen = scheduleOf({ birthDate, retirementAge: request.retirement_age, asOf })
  const legal = firstAfterLegal(birthDate, chosen.start)
  const { fullRateAge } = valueOrStandIn(PENSION_RATES, chosen.start).value
  const present = completedYears(birthDate, asOf)
  const canStart = (age: number): boolean =>
    age >= Math.max(present, RETIREMENT_AGES.first) &&
    age <= RETIREMENT_AGES.last &&
    scheduleOf({ birthDate, retirementAge: age, asOf }).age === age
  const named: readonly (readonly [number, AgeReason])[] = [
    ...(legal !== undefined && canStart(legal) ? [[legal, 'after-legal-age'] as const] : []),
    [chosen.age, 'chosen'],
    ...(canStart(fullRateAge) ? [[fullRateAge, 'full-rate'] as const] : []),
  ]
  const ages = [...new Set(named.map(([age]) => age))].toSorted((a, b) => a - b)
  return new Map(ages.map((age) => [age, named.filter(([other]) => other === age).map(([, reason]) => reason)]))
}

const onSide = (part: SplitPart, side: 'capital' | 'annuity', amount: Euros): SplitPart => {
  const nothing = subtractEuros(amount, amount)
  return { ...part, capital: side === 'capital' ? amount : nothing, annuity: side === 'annuity' ? amount : nothing }
}

const isLocked = ({ lock }: SplitPart): boolean => lock === 'mandatory-payments' || lock === 'article-83'

/** Contracts that come wholly as capital, because the annuity of their mandatory payments stays within the law’s threshold. */
const smallIn = (results: readonly AvailableResult[]): ReadonlySet<string> =>
  new Set(results.flatMap(({ policyId, smallAnnuity }) => (smallAnnuity?.kind === 'within' ? [policyId] : [])))

/** Everything that the saver could ask for as capital: mandatory payments only of contracts that offer all or nothing. */
const askedAsCapital = (distribution: Distribution, offers: ReadonlySet<string>): Distribution =>
  distribution.map((part) => onSide(part, isLocked(part) && !offers.has(part.policyId) ? 'annuity' : 'capital', part.balance))

type Simulate = (distribution: Distribution, retirementAge: number) => readonly AvailableResult[]

const resultsOf = (
  distribution: Distribution,
  offers: ReadonlySet<string>,
  simulate: (distribution: Distribution) => readonly AvailableResult[],
): Readonly<Record<Way, readonly AvailableResult[]>> => {
  const whole = simulate(askedAsCapital(distribution, offers))
  const small = smallIn(whole)
  const isAllowed = whole.every(({ policyId, smallAnnuity }) => smallAnnuity === undefined || small.has(policyId))
  return {
    capital: isAllowed ? whole : simulate(askedAsCapital(distribution, small)),
    annuity: simulate(distribution.map((part) => onSide(part, 'annuity', part.balance))),
    mine: simulate(distribution),
  }
}

const gap = (amount: Euros | undefined, of: Euros | undefined): Euros | undefined => amount && of && subtractEuros(amount, of)

/**
 * Compares ages and ways: the first whole age after the legal one, the automatic full rate, and the one chosen, each with as much capital as the law allows,
 * without capital, and as the saver split the savings. By the engine of the answer. NET-08.
 *
 * Mandatory payments come as capital only of a contract below 30 000 € whose annuity stays within the law's threshold at that age. Ages that are over, and
 * those outside 60 to 69, are left out.
 *
 * @param comparison accounts, accepted request, day, tables and annuity that leads
 * @example compareAges({ …sylvie, tables, figure: { type: 'RV_NR' }, isInTodaysEuros: false }).map(({ age }) => age) // [63, 64, 67]
 */
export const compareAges = (comparison: AgeComparison): readonly ComparedAge[] => {
  const { accounts, birthDate, request, asOf, tables, figure, isInTodaysEuros } = comparison
  const contracts = contractsOf(accounts, WIDEST, asOf)
  const distribution = readDistribution(request.distribution, contracts)
  const offers = new Set(contracts.filter((contract) => contract.offersAllOrNothing).map(({ account }) => account.policy_id))
  const simulate: Simulate = (split, retirementAge) =>
    // Unrounded amounts, which today's euros are reckoned from, stand in the explanation alone.
    (isInTodaysEuros ? explainWithdrawal : simulateWithdrawal)({
      accounts,
      birthDate,
      request: { ...request, distribution: writeDistribution(split), retirement_age: retirementAge },
      asOf,
      tables,
    })
  const ages = [...agesOf(comparison)].map(([age, reasons]) => {
    const asked = reasons.includes('chosen') ? request.retirement_age : age
    const schedule = scheduleOf({ birthDate, retirementAge: asked, asOf })
    const shown = (results: SimulationResult): SimulationResult =>
      isInTodaysEuros ? inTodaysEuros(results, schedule, asOf) : results
    const own = resultsOf(distribution, offers, (split) => simulate(split, asked))
    const ways = WAYS.map((way) => {
      const results = shown(own[way])
      return { way, capital: totalCapitalOf(results), annuity: totalOf(results, figure, 'month') }
    })
    return { age: schedule.age, start: schedule.start, reasons, ways }
  })
  const chosen = ages.find(({ reasons }) => reasons.includes('chosen'))
  return ages.map(({ age, start, reasons, ways }) => ({
    age,
    start,
    reasons,
    isAnnuityOnly: ways.some(({ way, capital }) => way === 'capital' && capital.isZero()),
    ways: ways.map(({ way, capital, annuity }, place) => {
      const isOther = !reasons.includes('chosen')
      return {
        way,
        capital,
        annuity,
        capitalGap: isOther ? gap(capital, chosen?.ways[place]?.capital) : undefined,
        annuityGap: isOther ? gap(annuity, chosen?.ways[place]?.annuity) : undefined,
      }
    }),
  }))
}
