import { describe, expect, it } from 'vitest'

import type { Account } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { euros, type Euros } from '../money/index.ts'
import { sylvie } from './arbitraries.ts'
import {
  checkRequest,
  contractsOf,
  defaultDistribution,
  distributionKey,
  moveDivider,
  parseDistributionKey,
  readDistribution,
  requestOf,
  SIMULATOR,
  simulateCall,
  simulationRequest,
  typeSide,
  type SimulationRequest,
  type WithdrawalForm,
} from './index.ts'

const small: Account = {
  type: 'PERO',
  scope: 'ais',
  status: 'ENCOURS',
  title: 'PER',
  policy_id: '7_A',
  balance: euros(1700),
  balance_co: euros(1000),
  balance_vv: euros(500),
  balance_es: euros(200),
}
const accounts: readonly Account[] = [
  ...sylvie.accounts,
  small,
  { ...small, policy_id: 'PEE1', type: 'PEE', scope: 's2e' },
  { ...small, policy_id: 'OLD', status: 'SOLDE' },
]

const amounts = (wire: Readonly<Record<string, string | number>>): Record<string, Euros> =>
  Object.fromEntries(Object.entries(wire).map(([key, value]) => [key, euros(value)]))

const checked = (distribution: Readonly<Record<string, string | number>>, change: Partial<SimulationRequest> = {}) =>
  checkRequest({
    accounts,
    birthDate: sylvie.birthDate,
    asOf: sylvie.asOf,
    request: { ...sylvie.request, distribution: amounts(distribution), ...change },
  }).map(({ path, code }) => [path, code])

const allAnnuity = {
  capital_7_A_co: 0,
  annuity_7_A_co: 1000,
  capital_7_A_vv: 0,
  annuity_7_A_vv: 500,
  capital_7_A_es: 0,
  annuity_7_A_es: 200,
}
const allCapital = {
  capital_7_A_co: 1000,
  annuity_7_A_co: 0,
  capital_7_A_vv: 500,
  annuity_7_A_vv: 0,
  capital_7_A_es: 200,
  annuity_7_A_es: 0,
}

describe('keys of a distribution', () => {
  it('[MRM-18, MRM-19] name side, policy and compartment', () => {
    expect(distributionKey('capital', { policyId: '0048', name: 'co' })).toBe('capital_0048_co')
    expect(distributionKey('annuity', { policyId: '0048', name: 'whole' })).toBe('annuity_0048')
    expect(parseDistributionKey('annuity_A_12_vv')).toEqual({ side: 'annuity', policyId: 'A_12', name: 'vv' })
    expect(parseDistributionKey('capital_A_12')).toEqual({ side: 'capital', policyId: 'A_12', name: 'whole' })
    expect(parseDistributionKey('capital_1_es')).toEqual({ side: 'capital', policyId: '1', name: 'es' })
  })

  it('[MRM-31] that are absent leave a contract out', () => {
    const contracts = contractsOf(accounts, SIMULATOR, sylvie.asOf)
    expect(readDistribution({}, contracts)).toEqual([])
    const some = readDistribution(amounts({ 'annuity_0031 7740': 5 }), contracts)
    expect(some.map(({ policyId, capital, annuity }) => [policyId, capital.toNumber(), annuity.toNumber()])).toEqual([
      ['0031 7740', 0, 5],
    ])
  })

  it('[MRM-18] are nothing else', () => {
    const keys = ['', 'capital', 'capital_', 'capital__co', 'total_12', 'Capital_12', 'xcapital_12']
    expect(keys.filter((key) => parseDistributionKey(key) !== undefined)).toEqual([])
  })
})

describe('the schema of a request', () => {
  const wire = { distribution: { annuity_1: 10.5 }, retirement_age: 64, reversible: true }
  const accepts = (change: Record<string, unknown>) => simulationRequest.safeParse({ ...wire, ...change }).success

  it('[MRM-18, MRM-21 to MRM-25, S-CALL-05] reads every field and writes it back', () => {
    const full = { ...wire, annuity_type: 'RV_R', birth_date_spouse: '12/05/1966', reversion_percentage: 60 } as const
    const read = simulationRequest.decode(full)
    expect(read).toEqual({ ...full, distribution: { annuity_1: euros('10.5') }, birth_date_spouse: '1966-05-12' })
    expect(simulationRequest.encode(read)).toEqual(full)
  })

  it('[S-CALL-05] refuses an amount that is text, and an unknown key', () => {
    expect(accepts({ distribution: { annuity_1: '10.5' } })).toBe(false)
    expect(accepts({ surprise: 1 })).toBe(false)
    expect(accepts({ distribution: { annuity_1: 10.555 } })).toBe(false)
  })

  it('[MRM-21] takes whole ages from 60 to 69', () => {
    expect([59, 60, 69, 70, 60.5, '64'].filter((retirement_age) => accepts({ retirement_age }))).toEqual([60, 69])
  })

  it('[MRM-62, MRM-25] needs the answer to "reversible?", which may be empty', () => {
    expect(accepts({ reversible: undefined })).toBe(false)
    expect(accepts({ reversible: 'yes' })).toBe(false)
    expect(simulationRequest.decode({ ...wire, reversible: '' }).reversible).toBeNull()
    expect(simulationRequest.decode({ ...wire, reversible: null }).reversible).toBeNull()
    expect(simulationRequest.encode({ ...simulationRequest.decode(wire), reversible: null }).reversible).toBeNull()
  })

  it('[MRM-22, MRM-23, MRM-24, MRM-12] takes five types, three percentages and a date, all optional', () => {
    expect(accepts({ annuity_type: 'RV_X' })).toBe(false)
    expect(accepts({ reversion_percentage: 55 })).toBe(false)
    expect(accepts({ birth_date_spouse: '1966-05-12' })).toBe(false)
    expect(accepts({})).toBe(true)
  })

  it('[S-CALL-05] belongs to POST /simulators/mrm/simulation, which may be sent again', () => {
    expect(simulateCall).toMatchObject({
      name: 'withdrawal-simulation',
      method: 'POST',
      version: 'v3',
      path: '/simulators/mrm/simulation',
      reads: true,
      signedIn: true,
      rows: ['S-CALL-05'],
    })
  })
})

describe('a request against the accounts of the person', () => {
  it('accepts the worked case, and one contract alone', () => {
    expect(checkRequest(sylvie)).toEqual([])
    expect(checked(allAnnuity)).toEqual([])
  })

  it('refuses a policy that is not the person’s', () => {
    expect(checked({ ...allAnnuity, capital_999: 0, annuity_999_vv: 1 })).toEqual([
      ['distribution.capital_999', 'unknown-policy'],
      ['distribution.annuity_999_vv', 'unknown-policy'],
    ])
  })

  it('refuses a contract that the simulation does not cover', () => {
    expect(checked({ ...allAnnuity, capital_PEE1: 0, capital_OLD_co: 0 })).toEqual([
      ['distribution.capital_PEE1', 'ineligible-account'],
      ['distribution.capital_OLD_co', 'ineligible-account'],
    ])
  })

  it('[P-ACCT-29] accepts a reduced contract: a request does not say whether it comes from the withdrawal of funds', () => {
    const reduced = [{ ...small, status: 'REDUCTION' }]
    const request = { ...sylvie.request, distribution: amounts(allAnnuity) }
    expect(checkRequest({ ...sylvie, accounts: reduced, request })).toEqual([])
  })

  it('refuses keys that the contract does not have', () => {
    expect(checked({ ...allAnnuity, capital_7_A: 0, 'annuity_0031 7740_co': 0, surprise: 1 })).toEqual([
      ['distribution.capital_7_A', 'unknown-key'],
      ['distribution.annuity_0031 7740_co', 'unknown-key'],
      ['distribution.surprise', 'unknown-key'],
    ])
  })

  it('[MRM-70] refuses a contract whose keys are not all there, and a request without any', () => {
    const { capital_7_A_es: _, ...rest } = allAnnuity
    expect(checked(rest)).toEqual([['distribution.capital_7_A_es', 'required']])
    expect(checked({ annuity_7_A_co: 1000 }).map(([path]) => path)).toEqual([
      'distribution.capital_7_A_co',
      'distribution.capital_7_A_vv',
      'distribution.annuity_7_A_vv',
      'distribution.capital_7_A_es',
      'distribution.annuity_7_A_es',
    ])
    expect(checked({ capital_7_A_co: 0 })).toHaveLength(5)
    expect(checked({})).toEqual([['distribution', 'required']])
  })

  it('[MRM-71] refuses a pair above its balance plus one cent', () => {
    expect(checked({ ...allAnnuity, annuity_7_A_vv: '500.01' })).toEqual([])
    expect(checked({ ...allAnnuity, annuity_7_A_vv: '500.02' })).toEqual([
      ['distribution.capital_7_A_vv', 'wrong'],
      ['distribution.annuity_7_A_vv', 'wrong'],
    ])
  })

  it('[MRM-72] refuses negative amounts, even when they balance a pair', () => {
    expect(checked({ ...allAnnuity, capital_7_A_vv: -100, annuity_7_A_vv: 600 })).toEqual([
      ['distribution.capital_7_A_vv', 'wrong'],
    ])
  })

  it('[MRM-46, MRM-73] takes capital on mandatory payments only with the whole small contract', () => {
    const locked = [['distribution.capital_7_A_co', 'capital-locked']]
    expect(checked(allCapital)).toEqual([])
    expect(checked({ ...allCapital, capital_7_A_es: '199.99' })).toEqual([])
    expect(checked({ ...allCapital, capital_7_A_es: '199.98' })).toEqual(locked)
    expect(checked({ ...allCapital, capital_7_A_vv: '499.99', annuity_7_A_vv: '0.01' })).toEqual(locked)
    expect(checked({ ...allAnnuity, capital_7_A_co: '0.01', annuity_7_A_co: '999.99' })).toEqual(locked)
  })

  it('[MRM-50, MRM-51, MRM-74] takes no capital on mandatory payments or article 83 of a large contract', () => {
    const large = (type: 'A83' | 'PERO'): Account => ({
      ...small,
      type,
      policy_id: 'X',
      balance: euros(30_000),
      balance_co: euros(30_000),
    })
    const check = (account: Account, distribution: Record<string, number>) =>
      checkRequest({ ...sylvie, accounts: [account], request: { ...sylvie.request, distribution: amounts(distribution) } })
    expect(check(large('A83'), { capital_X: 30_000, annuity_X: 0 })).toEqual([
      { path: 'distribution.capital_X', code: 'capital-locked' },
    ])
    expect(check({ ...large('A83'), balance: euros('29999.99') }, { capital_X: 29_999.99, annuity_X: 0 })).toEqual([])
    const free = { ...large('PERO'), balance_co: euros(0), balance_vv: euros(29_500), balance_es: euros(500) }
    const capital = {
      capital_X_co: 0,
      annuity_X_co: 0,
      capital_X_vv: 29_500,
      annuity_X_vv: 0,
      capital_X_es: 500,
      annuity_X_es: 0,
    }
    expect(check(free, capital)).toEqual([])
  })

  it('[MRM-37] refuses a type that the answer excludes', () => {
    expect(checked(allAnnuity, { annuity_type: 'RV_R' })).toEqual([['annuity_type', 'option-not-allowed']])
    expect(checked(allAnnuity, { annuity_type: 'RV_CPP' })).toEqual([])
  })

  it('[MRM-63, MRM-65, MRM-67] needs a grown-up spouse and a percentage when reversible', () => {
    expect(checked(allAnnuity, { reversible: true })).toEqual([
      ['birth_date_spouse', 'required'],
      ['reversion_percentage', 'required'],
    ])
    const spouse = { reversible: true, reversion_percentage: 60 } as const
    const born = (date: string) => checked(allAnnuity, { ...spouse, birth_date_spouse: plainDate(date) })
    expect(born('2008-11-20')).toEqual([])
    expect(born('2008-11-21')).toEqual([['birth_date_spouse', 'spouse-minor']])
    expect(born('1914-04-01')).toEqual([['birth_date_spouse', 'spouse-too-old']])
    expect(born('0001-01-01')).toEqual([['birth_date_spouse', 'spouse-too-old']])
  })

  it('[MRM-60] refuses an age outside 60 to 69 and a saver beyond the tables', () => {
    expect(checked(allAnnuity, { retirement_age: 70 })).toEqual([['retirement_age', 'age-out-of-range']])
    expect(checked(allAnnuity, { retirement_age: 1e9, reversible: true, birth_date_spouse: plainDate('1970-01-01') })).toEqual([
      ['retirement_age', 'age-out-of-range'],
      ['reversion_percentage', 'required'],
    ])
    const bornIn = (birthDate: string) =>
      checkRequest({ ...sylvie, birthDate: plainDate(birthDate) }).map(({ path, code }) => [path, code])
    expect(bornIn('1912-12-02')).toEqual([])
    expect(bornIn('1912-12-01')).toEqual([['retirement_age', 'wrong']])
  })
})

describe('the request of a form', () => {
  const contracts = contractsOf(sylvie.accounts, SIMULATOR, sylvie.asOf)
  const context = { birthDate: sylvie.birthDate, asOf: sylvie.asOf, contracts }
  const form: WithdrawalForm = {
    retirement_age: '64',
    reversible: false,
    birth_date_spouse: '12/05/1966',
    reversion_percentage: 60,
    distribution: defaultDistribution(contracts),
    annuity_type: 'RV_NR',
  }

  it('[MRM-18] holds two amounts for every part', () => {
    const { form: distribution } = moveDivider(form.distribution, { policyId: '0048 2176', name: 'vv' }, euros('9000.5'))
    expect(requestOf({ ...form, distribution }, context)).toEqual({
      distribution: amounts({
        'capital_0048 2176_co': 0,
        'annuity_0048 2176_co': '31480.20',
        'capital_0048 2176_vv': '9000.50',
        'annuity_0048 2176_vv': '649.50',
        'capital_0048 2176_es': 0,
        'annuity_0048 2176_es': '7130.20',
        'capital_0048 3310_co': 0,
        'annuity_0048 3310_co': 0,
        'capital_0048 3310_vv': 0,
        'annuity_0048 3310_vv': '4215.50',
        'capital_0048 3310_es': 0,
        'annuity_0048 3310_es': '17520.32',
        'capital_0031 7740': 0,
        'annuity_0031 7740': '18412.75',
      }),
      retirement_age: 64,
      reversible: false,
      annuity_type: 'RV_NR',
    })
  })

  it('[MRM-54] leaves the spouse out unless the annuity is reversible', () => {
    expect(requestOf({ ...form, reversible: null }, context)).not.toHaveProperty('birth_date_spouse')
    expect(requestOf({ ...form, reversible: true, annuity_type: 'RV_R' }, context)).toMatchObject({
      reversible: true,
      birth_date_spouse: '1966-05-12',
      reversion_percentage: 60,
    })
  })

  it('[MRM-12] leaves the annuity type out with one contract', () => {
    const [first] = contracts
    const single = { ...context, contracts: first === undefined ? [] : [first] }
    const distribution = defaultDistribution(single.contracts)
    expect(requestOf({ ...form, distribution }, single)).not.toHaveProperty('annuity_type')
  })

  it('is nothing while the form has an error', () => {
    expect(requestOf({ ...form, retirement_age: '59' }, context)).toBeUndefined()
    const blank = typeSide(form.distribution, { policyId: '0048 2176', name: 'vv' }, 'capital', '').form
    expect(requestOf({ ...form, distribution: blank }, context)).toBeUndefined()
  })
})
