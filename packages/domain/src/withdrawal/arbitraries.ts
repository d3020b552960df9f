import fc from 'fast-check'

import { accountsOf, anyAccount, listsOf } from '../accounts/arbitraries.ts'
import type { Account } from '../accounts/index.ts'
import { datesOfYears, simulationDays } from '../calendar/arbitraries.ts'
import { addYears, plainDate, type PlainDate } from '../calendar/index.ts'
import { offeredRates } from '../net-income/index.ts'
import { addEuros, divideEuros, euros, isPositive, subtractEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import type { FieldErrorCode } from '../validation/index.ts'
import type { AskedWithdrawal } from './case-inputs.ts'
import { distributionKey, writeDistribution } from './distribution-wire.ts'
import { contractsOf, ELIGIBLE_TYPES, type Contract } from './eligibility.ts'
import {
  REVERSION_PERCENTAGES,
  WITHDRAW_CASES,
  type Distribution,
  type SimulationRequest,
  type SplitPart,
  type WithdrawalContext,
} from './model.ts'
import { options } from './options.ts'
import { WIDEST } from './request.ts'
import { scheduleOf } from './schedule.ts'

/** Where the stepper can stand. */
export const withdrawalContexts: fc.Arbitrary<WithdrawalContext> = fc.record({
  withdraw: fc.boolean(),
  withdrawCase: fc.constantFrom(...WITHDRAW_CASES),
})

/** Accounts that the simulator splits, with a balance above 0. */
export const eligibleAccounts: fc.Arbitrary<Account> = accountsOf(ELIGIBLE_TYPES, { scope: 'ais', status: 'ENCOURS' }).filter(
  ({ balance }) => isPositive(balance),
)

/** Savers' accounts: one to four that are split, among any others. */
export const eligibleLists: fc.Arbitrary<Account[]> = listsOf(eligibleAccounts, { minLength: 1 })

/** Accounts of every kind, eligible or not. */
export const accountLists: fc.Arbitrary<Account[]> = listsOf(fc.oneof(eligibleAccounts, anyAccount), { maxLength: 5 })

/** Birth dates of savers who may ask for a start between 60 and 69. */
export const saverBirthDates: fc.Arbitrary<PlainDate> = datesOfYears(1945, 1995)

const capitalUpTo = (balance: Euros): fc.Arbitrary<Euros> =>
  fc.bigInt({ min: 0n, max: BigInt(balance.times(100).toFixed(0)) }).map((amount) => divideEuros(euros(amount), 100))

const split = (part: SplitPart, capital: Euros): SplitPart => ({
  ...part,
  capital,
  annuity: subtractEuros(part.balance, capital),
})

const splitsOf = ({ parts, offersAllOrNothing }: Contract): fc.Arbitrary<Distribution> => {
  const onAnnuity = parts.map((part) => split({ ...part, capital: ZERO_EUROS, annuity: ZERO_EUROS }, ZERO_EUROS))
  const free = fc.tuple(
    ...onAnnuity.map((part) =>
      part.lock === undefined ? capitalUpTo(part.balance).map((capital) => split(part, capital)) : fc.constant(part),
    ),
  )
  const allCapital = fc.constant(onAnnuity.map((part) => split(part, part.balance)))
  return offersAllOrNothing ? fc.oneof(free, allCapital) : free
}

/** Distributions of contracts that the rules accept: locked parts stay on the annuity, or all of a small contract is capital. */
export const distributionsOf = (contracts: readonly Contract[]): fc.Arbitrary<Distribution> =>
  fc.tuple(...contracts.map(splitsOf)).map((parts) => parts.flat())

/** A request that `checkRequest` accepts, with what it is checked against. */
export type GoodCase = {
  readonly accounts: readonly Account[]
  readonly birthDate: PlainDate
  readonly asOf: PlainDate
  readonly request: SimulationRequest
}

const spouses = (asOf: PlainDate) =>
  fc.record({
    birth_date_spouse: datesOfYears(1955, 2000).map((date) => (date > addYears(asOf, -18) ? addYears(asOf, -18) : date)),
    reversion_percentage: fc.constantFrom(...REVERSION_PERCENTAGES),
  })

const answers = (asOf: PlainDate): fc.Arbitrary<Omit<SimulationRequest, 'distribution' | 'retirement_age'>> =>
  fc
    .constantFrom(true, false, null)
    .chain((reversible) =>
      fc
        .tuple(
          reversible === true ? spouses(asOf) : fc.constant({}),
          fc.option(fc.constantFrom(...options(reversible)), { nil: undefined }),
        )
        .map(([spouse, type]) => Object.assign({ reversible }, spouse, type === undefined ? {} : { annuity_type: type })),
    )

/** Requests that the rules accept. */
export const goodCases: fc.Arbitrary<GoodCase> = fc
  .record({
    accounts: eligibleLists,
    birthDate: saverBirthDates,
    asOf: simulationDays,
    retirement_age: fc.integer({ min: 60, max: 69 }),
  })
  .chain(({ accounts, birthDate, asOf, retirement_age }) =>
    fc.tuple(distributionsOf(contractsOf(accounts, WIDEST, asOf)), answers(asOf)).map(([distribution, answer]) => ({
      accounts,
      birthDate,
      asOf,
      request: { distribution: writeDistribution(distribution), retirement_age, ...answer },
    })),
  )

/** Simulations with an option, with rates or without, in the euros of the start or of today: what a case is written of. */
export const askedWithdrawals: fc.Arbitrary<AskedWithdrawal & GoodCase> = goodCases.chain((good) => {
  const { accounts, asOf, birthDate, request } = good
  const { start } = scheduleOf({ birthDate, retirementAge: request.retirement_age, asOf })
  const { marginal, pensionCharges } = offeredRates(start)
  const rates = fc.record({ marginal: fc.constantFrom(...marginal), pensionCharges: fc.constantFrom(...pensionCharges) })
  return fc
    .record({
      option: fc.constantFrom(request.annuity_type, ...options(request.reversible)),
      rates: fc.option(rates, { nil: undefined }),
      paidIn: fc.option(
        fc.integer({ min: 0, max: 100_000 }).map((amount) => euros(amount)),
        { nil: undefined },
      ),
      isInTodaysEuros: fc.boolean(),
    })
    .map((looked) => Object.assign({ contracts: contractsOf(accounts, WIDEST, asOf) }, good, looked))
})

/** A request that was tampered with, and the refusal that it must meet. */
export type TamperedCase = GoodCase & { readonly path: string; readonly code: FieldErrorCode }

type Tamper = (good: GoodCase) => TamperedCase

const tampered = (good: GoodCase, change: Partial<SimulationRequest>, path: string, code: FieldErrorCode): TamperedCase => ({
  ...good,
  request: { ...good.request, ...change },
  path,
  code,
})

const amountsTampered = (
  good: GoodCase,
  change: Readonly<Record<string, Euros>>,
  key: string,
  code: FieldErrorCode,
): TamperedCase => tampered(good, { distribution: { ...good.request.distribution, ...change } }, `distribution.${key}`, code)

const firstKey = ({ request }: GoodCase): string => Object.keys(request.distribution)[0] ?? ''

const aboveBalance: Tamper = (good) => {
  const part = contractsOf(good.accounts, WIDEST, good.asOf)[0]?.parts[0]
  if (part === undefined) throw new RangeError('A good case has a contract')
  const key = distributionKey('annuity', part)
  return amountsTampered(
    good,
    { [key]: addEuros(part.balance, euros('0.02')), [distributionKey('capital', part)]: ZERO_EUROS },
    key,
    'wrong',
  )
}

const negative: Tamper = (good) => amountsTampered(good, { [firstKey(good)]: euros('-0.01') }, firstKey(good), 'wrong')

const otherPolicy: Tamper = (good) =>
  amountsTampered(good, { capital_ZZ_NOBODYS: ZERO_EUROS }, 'capital_ZZ_NOBODYS', 'unknown-policy')

const strangeKey: Tamper = (good) => amountsTampered(good, { surprise: ZERO_EUROS }, 'surprise', 'unknown-key')

const missingKey: Tamper = (good) => {
  const key = firstKey(good)
  const { [key]: _dropped, ...distribution } = good.request.distribution
  return tampered(good, { distribution }, `distribution.${key}`, 'required')
}

const nothing: Tamper = (good) => tampered(good, { distribution: {} }, 'distribution', 'required')

const otherOption: Tamper = (good) =>
  tampered(good, { annuity_type: good.request.reversible === true ? 'RV_NR' : 'RV_R' }, 'annuity_type', 'option-not-allowed')

const noSpouse: Tamper = (good) => {
  const { birth_date_spouse: _born, ...request } = good.request
  return { ...good, request: { ...request, reversible: true }, path: 'birth_date_spouse', code: 'required' }
}

const minorSpouse: Tamper = (good) =>
  tampered(good, { reversible: true, birth_date_spouse: addYears(good.asOf, -17) }, 'birth_date_spouse', 'spouse-minor')

const TAMPERINGS: readonly Tamper[] = [
  aboveBalance,
  negative,
  otherPolicy,
  strangeKey,
  missingKey,
  nothing,
  otherOption,
  noSpouse,
  minorSpouse,
]

/** Good requests with one thing changed that the rules refuse. */
export const tamperedCases: fc.Arbitrary<TamperedCase> = fc
  .tuple(goodCases, fc.constantFrom(...TAMPERINGS))
  .map(([good, tamper]) => tamper(good))

const contract = (fields: Omit<Account, 'scope' | 'status'>): Account => ({ scope: 'ais', status: 'ENCOURS', ...fields })

const sylviesAccounts: readonly Account[] = [
  contract({
    type: 'PERO',
    title: 'PER d’entreprise obligatoire',
    company_name: 'Verrerie Aubrenne',
    policy_id: '0048 2176',
    balance: euros('48260.40'),
    balance_co: euros('31480.20'),
    balance_vv: euros('9650.00'),
    balance_es: euros('7130.20'),
  }),
  contract({
    type: 'PERECO',
    title: 'PERECO',
    company_name: 'Verrerie Aubrenne',
    policy_id: '0048 3310',
    balance: euros('21735.82'),
    balance_vv: euros('4215.50'),
    balance_es: euros('17520.32'),
  }),
  contract({
    type: 'A83',
    title: 'Retraite article 83',
    company_name: 'Papeteries du Lison',
    policy_id: '0031 7740',
    balance: euros('18412.75'),
  }),
]

/** Amounts of the worked case: [capital, annuity] of each part. */
const SYLVIES_SPLIT: Readonly<Record<string, readonly [string, string]>> = {
  '0048 2176_co': ['0', '31480.20'],
  '0048 2176_vv': ['9650.00', '0'],
  '0048 2176_es': ['3130.20', '4000.00'],
  '0048 3310_co': ['0', '0'],
  '0048 3310_vv': ['4215.50', '0'],
  '0048 3310_es': ['17520.32', '0'],
  '0031 7740': ['0', '18412.75'],
}

/** The worked case of docs/rules/withdrawal.md: born 12/03/1964, 64 at the start on 01/04/2028, three contracts. */
export const sylvie: GoodCase = {
  accounts: sylviesAccounts,
  birthDate: plainDate('1964-03-12'),
  asOf: plainDate('2026-11-20'),
  request: {
    distribution: Object.fromEntries(
      Object.entries(SYLVIES_SPLIT).flatMap(([part, [capital, annuity]]) => [
        [`capital_${part}`, euros(capital)],
        [`annuity_${part}`, euros(annuity)],
      ]),
    ),
    retirement_age: 64,
    reversible: null,
  },
}
