import type { PlainDate } from '../calendar/index.ts'
import {
  asWord,
  defineSimulator,
  inEuros,
  inPercent,
  linesOf,
  standInBirth,
  yesNo,
  type CaseFigure,
  type CaseLine,
  type CaseProblem,
  type CaseResult,
  type CaseValue,
} from '../case/index.ts'
import type { Derivation } from '../explain/index.ts'
import { loadMortalityTables, type MortalityTables } from '../mortality/index.ts'
import { offeredRates } from '../net-income/index.ts'
import { isPositive, MONTHS_PER_YEAR, sumEuros, type Euros } from '../money/index.ts'
import { withdrawalInputs, type CaseContract, type WithdrawalInputs } from './case-inputs.ts'
import { headingFigure } from './complete.ts'
import { explainWithdrawal, type Simulation } from './compute.ts'
import { contractsOf, SIMULATOR } from './eligibility.ts'
import { explainTotal, explainTotalCapital } from './figure-explanations.ts'
import { annuityOf, availableOf, convertingOf, spouseAmount, totalCapitalOf, totalOf } from './figures.ts'
import { explainNet, mostNetOf, netAnnuity, netCapital, netTotal, savedAsCapital, type NetPart, type NetQuestion } from './net.ts'
import { accountOf, distributionOf } from './plain-contracts.ts'
import { refusableCapital } from './refusable.ts'
import { checkRequest } from './request.ts'
import type { AnnuityFigure, SimulationResult } from './result.ts'
import { scheduleOf, type Schedule } from './schedule.ts'
import { inTodaysEuros } from './todays-euros.ts'

const monthOfBirth = ({ birth_month: month }: { readonly birth_month: string }): CaseValue => ({ kind: 'month', month })

const savingsLines = ({ product, table, savings }: CaseContract, at: number): readonly CaseLine[] =>
  linesOf([
    ['product', asWord(product), at],
    ['table', asWord(table), at],
    ...(['co', 'vv', 'es', 'whole'] as const).flatMap((name) => {
      const split = savings[name]
      return [
        [`${name}-capital`, inEuros(split?.capital), at],
        [`${name}-annuity`, inEuros(split?.annuity), at],
        [`${name}-left`, inEuros(split?.left), at],
      ] as const
    }),
    ['vvd', inEuros(savings.vv?.vvd), at],
    ['vvnd', inEuros(savings.vv?.vvnd), at],
  ])

const answersOf = (inputs: WithdrawalInputs): readonly CaseLine[] => {
  const { retirement_age: age, spouse, annuity_type: option, contracts, rates, paid_in: paidIn, todays_euros: isReal } = inputs
  return [
    ...linesOf([
      ['birth', monthOfBirth(inputs)],
      ['born-on-first', yesNo(inputs.born_on_first)],
      ['age', { kind: 'age', months: age * MONTHS_PER_YEAR }],
      ['reversion', yesNo(spouse !== undefined)],
      ['spouse-birth', spouse && monthOfBirth(spouse)],
      ['spouse-born-on-first', yesNo(spouse?.born_on_first)],
      ['percentage', inPercent(spouse?.percentage)],
      ['option', asWord(option)],
    ]),
    ...contracts.flatMap((contract, place) => savingsLines(contract, place + 1)),
    ...linesOf([
      ['marginal-rate', inPercent(rates?.marginal)],
      ['pension-charges', inPercent(rates?.pension_charges)],
      ['paid-in', inEuros(paidIn)],
      ['todays-euros', yesNo(isReal)],
    ]),
  ]
}

/** The simulation that the answers ask for, as the portal's call is asked: with accounts of their own. */
const simulationOf = (inputs: WithdrawalInputs, asOf: PlainDate, tables: MortalityTables): Simulation => {
  const { contracts, spouse, retirement_age, annuity_type } = inputs
  return {
    accounts: contracts.map((contract, place) => accountOf(contract, place)),
    birthDate: standInBirth(inputs),
    request: {
      distribution: distributionOf(contracts),
      retirement_age,
      annuity_type,
      reversible: spouse !== undefined,
      ...(spouse && { birth_date_spouse: standInBirth(spouse), reversion_percentage: spouse.percentage }),
    },
    asOf,
    tables,
  }
}

const problemsIn = (inputs: WithdrawalInputs, simulation: Simulation, { start }: Schedule): readonly CaseProblem[] => {
  const { spouse, rates } = inputs
  // A spouse who is of age on some day of the month counts as of age: the day is not held.
  const youngest = spouse && { birth_date_spouse: standInBirth({ ...spouse, born_on_first: true }) }
  const errors = checkRequest({ ...simulation, request: { ...simulation.request, ...youngest } })
  const offered = offeredRates(start)
  const isOffered =
    rates === undefined || (offered.marginal.includes(rates.marginal) && offered.pensionCharges.includes(rates.pension_charges))
  return [
    ...errors.map(({ path, code }) => ({ path, reason: code })),
    ...(isOffered ? [] : [{ path: 'rates', reason: 'not-offered' }]),
  ]
}

const figure = (term: string, value: CaseValue | undefined, derivation?: Derivation, at?: number): readonly CaseFigure[] =>
  value === undefined ? [] : [{ term, at, value, derivation }]

const netFigure = (term: string, parts: readonly NetPart[] | undefined, per?: 'month'): readonly CaseFigure[] =>
  parts === undefined || parts.length === 0 ? [] : figure(term, inEuros(netTotal(parts).net, per), explainNet(parts))

/** What the annuity gives a month, and the spouse after the saver's death. */
const annuityFigures = (
  results: SimulationResult,
  heading: AnnuityFigure,
  { spouse }: WithdrawalInputs,
  net: NetQuestion | undefined,
): readonly CaseFigure[] => {
  if (convertingOf(results).length === 0) return []
  const years = availableOf(results).flatMap((result) => annuityOf(result, heading, 'year') ?? [])
  const survivor: Euros | undefined = spouse && sumEuros(years.map((year) => spouseAmount(year, spouse.percentage, 'month')))
  return [
    ...figure('annuity', inEuros(totalOf(results, heading, 'month'), 'month'), explainTotal(results, heading, 'month')),
    ...netFigure('net-annuity', net && netAnnuity(results, heading, 'month', net), 'month'),
    ...figure('spouse-annuity', inEuros(survivor, 'month')),
  ]
}

/** What was paid in decides what is left: until it is said, only the most of it is known. */
const netCapitalFigure = (results: SimulationResult, net: NetQuestion | undefined): readonly CaseFigure[] => {
  if (net === undefined) return []
  const parts = netCapital(results, net)
  if (net.paidIn !== undefined || parts?.every(({ paid }) => paid === undefined) === true) return netFigure('net-capital', parts)
  const most = mostNetOf(results, net)
  return most === undefined ? [] : figure('most-net-capital', inEuros(sumEuros(most)))
}

const capitalFigures = (results: SimulationResult, net: NetQuestion | undefined): readonly CaseFigure[] => {
  const capital = totalCapitalOf(results)
  if (!isPositive(capital)) return []
  return [
    ...figure('capital', inEuros(capital), explainTotalCapital(results)),
    ...netCapitalFigure(results, net),
    // What the law would impose in place of a capital that it may refuse.
    ...refusableCapital(results).flatMap(({ policyId, month }) =>
      figure('imposed-annuity', inEuros(month, 'month'), undefined, Number(policyId) + 1),
    ),
  ]
}

const answerWith =
  (tables: MortalityTables) =>
  (inputs: WithdrawalInputs, asOf: PlainDate): CaseResult => {
    const simulation = simulationOf(inputs, asOf, tables)
    const { accounts, birthDate, request } = simulation
    const schedule = scheduleOf({ birthDate, retirementAge: request.retirement_age, asOf })
    const problems = problemsIn(inputs, simulation, schedule)
    if (problems.length > 0) return { kind: 'refused', problems }
    const explained = explainWithdrawal(simulation)
    const results = inputs.todays_euros === true ? inTodaysEuros(explained, schedule, asOf) : explained
    const heading = headingFigure(results, { reversible: request.reversible, option: inputs.annuity_type ?? null })
    const contracts = contractsOf(accounts, SIMULATOR, asOf)
    const net: NetQuestion | undefined = inputs.rates && {
      contracts,
      request,
      schedule,
      rates: { marginal: inputs.rates.marginal, pensionCharges: inputs.rates.pension_charges },
      paidIn: inputs.paid_in && { amount: inputs.paid_in, of: savedAsCapital({ contracts, request }) },
    }
    const start: CaseFigure = { term: 'start', value: { kind: 'day', day: schedule.start } }
    const [first, ...others] = [...annuityFigures(results, heading, inputs, net), ...capitalFigures(results, net), start]
    return { kind: 'answered', answers: answersOf(inputs), figures: [first ?? start, ...others] }
  }

/** Simulations of capital or annuity, as cases. */
export const withdrawalCases = /* @__PURE__ */ defineSimulator({
  simulator: 'withdrawal',
  schema: 1,
  places: 'anywhere',
  movesWithTime: true,
  inputs: withdrawalInputs,
  open: async () => answerWith(await loadMortalityTables()),
})
