import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { PROVIDER_SCOPE } from '../contract/index.ts'
import { euros } from '../money/index.ts'
import {
  account,
  ACCOUNT_SCOPES,
  ACCOUNT_TYPES,
  aisAccountsCall,
  BALANCE_COMPARTMENTS,
  countedForProjections,
  hasCompartments,
  contractNumber,
  horizonOf,
  inOrderOf,
  investment,
  isProject,
  isRetirement,
  keepsAccount,
  planCompanies,
  providerAccountsCall,
  riskOf,
  s2eAccountsCall,
  showsAvailability,
  type AccountType,
} from './index.ts'

const wire = {
  type: 'PERO',
  scope: 'ais',
  title: 'PER d’entreprise obligatoire',
  policy_id: '0048 2176',
  balance: 48_260.4,
  status: 'ENCOURS',
  company_name: 'Verrerie Aubrenne',
  company_id: 'C-12',
  administrator: 'Verrerie Aubrenne',
  contract_number: '0048',
  date: '31/12/2025',
  balance_co: 31_480.2,
  balance_vv: 9650,
  balance_vvd: 9000,
  balance_vvnd: 650,
  balance_es: 7130.2,
  is_guided: true,
  management_type: 'guided',
  guided_management_type: 'balanced',
  periodic_payment: { amount: 150, periodicity: 'MONTHLY' },
  is_switch_authorized: true,
  has_acts: false,
  product_code: 'P-7',
  scheduled_payment: true,
  unsolicited_payment: false,
  scheduled_fund: true,
} as const

const accepts = (change: Record<string, unknown>) => account.safeParse({ ...wire, ...change }).success
const typesWhere = (rule: (account: { type: AccountType }) => boolean) => ACCOUNT_TYPES.filter((type) => rule({ type }))

describe('the schema of an account', () => {
  it('[P-CONST-21] [O-CONST-34] knows five compartments: CO, VV, VVD, VVND and ES, in small letters', () => {
    expect(BALANCE_COMPARTMENTS.map((code) => code.toUpperCase())).toEqual(['CO', 'VV', 'VVD', 'VVND', 'ES'])
    for (const code of BALANCE_COMPARTMENTS) expect(account.shape).toHaveProperty(`balance_${code}`)
  })

  it.each(['CO', 'VV', 'VVD', 'VVND', 'ES', 'co', 'vv', 'vvd', 'vvnd', 'es'])(
    '[O-CONST-34] takes the compartment of an investment in capitals or not, and no other word: %s',
    (code) => {
      const line = { id: 'f-1', label: 'Fonds euros', amount: 10, fund_type: 'EURO' }
      expect(investment.parse({ ...line, compartment: code })).toMatchObject({ compartment: code.toLowerCase() })
      expect(investment.safeParse({ ...line, compartment: `${code}X` }).success).toBe(false)
    },
  )

  it('[P-CONST-23] takes the four risk profiles of a guided account, and no other', () => {
    for (const profile of ['offensive', 'balanced', 'defensive', 'security'])
      expect(account.parse({ ...wire, guided_management_type: profile }).guided_management_type).toBe(profile)
    for (const other of ['Balanced', 'prudent', '']) expect(accepts({ guided_management_type: other })).toBe(false)
  })

  it('[P-ACCT-01, P-ACCT-03 to P-ACCT-05, P-ACCT-06 to P-ACCT-11, P-ACCT-13 to P-ACCT-17, S-ACC-01 to S-ACC-06, ENT-21 to ENT-23] reads every field of the wire', () => {
    const read = account.parse(wire)
    expect(read).toMatchObject({
      ...wire,
      balance: euros('48260.4'),
      balance_co: euros('31480.2'),
      balance_vv: euros(9650),
      balance_vvd: euros(9000),
      balance_vvnd: euros(650),
      balance_es: euros('7130.2'),
      date: plainDate('2025-12-31'),
      periodic_payment: { amount: euros(150), periodicity: 'MONTHLY' },
    })
    expect(account.encode(read)).toEqual(wire)
  })

  it('[P-ACCT-03] takes a value date that exists, written dd/MM/yyyy', () => {
    expect(accepts({ date: '31/12/2025' })).toBe(true)
    expect(accepts({ date: '2025-12-31' })).toBe(false)
    expect(accepts({ date: '31/02/2025' })).toBe(false)
  })

  it('[P-ACCT-02] knows six scopes', () => {
    expect(ACCOUNT_SCOPES).toEqual(['ais', 's2e', PROVIDER_SCOPE, 'marel', 'b2v', 'bi'])
    expect(accepts({ scope: 'other' })).toBe(false)
  })

  it('[P-ACCT-08] knows free and guided management', () => {
    expect(accepts({ management_type: 'free' })).toBe(true)
    expect(accepts({ management_type: 'mixed' })).toBe(false)
  })

  it('[P-ACCT-21] accepts the employee scope’s PER with its spaces, and no other type', () => {
    expect(accepts({ type: 'PER C1' })).toBe(true)
    expect(accepts({ type: 'PER C1 bis' })).toBe(true)
    expect(accepts({ type: 'PERC1' })).toBe(false)
  })

  it('[P-ACCT-26, P-ACCT-27, OPS-24] reads contracts in force and reduced ones, a status that no list keeps, and none at all', () => {
    expect(account.parse({ ...wire, status: 'ENCOURS' }).status).toBe('ENCOURS')
    expect(account.parse({ ...wire, status: 'REDUCTION' }).status).toBe('REDUCTION')
    expect(accepts({ status: 'SOLDE' })).toBe(true)
    expect(accepts({ status: undefined })).toBe(true)
  })

  it('[ENT-20] [ENT-25] takes the five types of the retirement scope and the six of the employee scope', () => {
    for (const type of ['MADELIN', 'A83', 'A82', 'PERECO', 'PERU']) expect(accepts({ type, scope: 'ais' })).toBe(true)
    for (const type of ['PEG', 'PEE', 'PERCO', 'PER C1', 'PER C1 bis', 'PERECO'])
      expect(accepts({ type, scope: 's2e' })).toBe(true)
  })

  it('[ENT-26] [ENT-02] reads what the employee scope says beside: what is free, its label, external management, the end of the plan', () => {
    const more = { scope: 's2e', type: 'PEE', available_balance: 5210.44, label: 'PEE', external_management: false }
    const sent = { ...wire, ...more, retirement_due_date: '01/04/2028' }
    const read = account.parse(sent)
    expect([read.available_balance?.toFixed(2), read.retirement_due_date]).toEqual(['5210.44', '2028-04-01'])
    expect(account.encode(read)).toEqual(sent)
    expect(accepts({ ...more, retirement_due_date: null })).toBe(true)
  })

  it('[ENT-36] reads an insurance contract with its monthly payment', () => {
    for (const type of ['LIFE_INSURANCE', 'RETIREMENT_SAVINGS']) expect(accepts({ type, scope: PROVIDER_SCOPE })).toBe(true)
    expect(accepts({ periodic_payment: { amount: 50, periodicity: 'YEARLY' } })).toBe(false)
  })

  it('needs a policy id, and leaves further fields unread', () => {
    expect(accepts({ policy_id: '' })).toBe(false)
    expect(account.parse({ ...wire, surprise: 1 })).not.toHaveProperty('surprise')
    expect(accepts({ mortality_table: 'TGH05' })).toBe(true)
    expect(accepts({ mortality_table: 'TD8890' })).toBe(false)
  })
})

describe('families of accounts', () => {
  it('[P-ACCT-19, P-ACCT-22] counts eleven types and the employee scope’s PER as retirement', () => {
    expect(typesWhere(isRetirement)).toEqual([
      'A82',
      'A83',
      'PER',
      'PERO',
      'PERCO',
      'PERECO',
      'PERECOI',
      'PERU',
      'MADELIN',
      'RETIREMENT_SAVINGS',
      'B2V',
      'PER C1',
      'PER C1 bis',
    ])
  })

  it('[P-ACCT-20] counts five types as projects, none of them retirement', () => {
    expect(typesWhere(isProject)).toEqual(['PEE', 'PEG', 'LIFE', 'LIFE_INSURANCE', 'PEI'])
    expect(typesWhere((one) => isProject(one) === isRetirement(one))).toEqual([])
  })

  it('[P-ACCT-24] cuts five types in compartments', () => {
    expect(typesWhere(hasCompartments)).toEqual(['PER', 'PERO', 'PERECO', 'PERECOI', 'PERU'])
  })

  it('[P-ACCT-25] shows availability for PEE alone', () => {
    expect(typesWhere(showsAvailability)).toEqual(['PEE'])
  })
})

describe('which accounts a list keeps', () => {
  const statuses = ['ENCOURS', 'REDUCTION', 'SOLDE', undefined]
  const kept = (scope: 'ais' | 's2e' | 'bi', context: 'portal' | 'withdrawal') =>
    statuses.filter((status) => keepsAccount({ scope, status }, context))

  it('[P-ACCT-28] [OPS-25] keeps retirement accounts in force', () => {
    expect(kept('ais', 'portal')).toEqual(['ENCOURS'])
  })

  it('[P-ACCT-29] [OPS-25] keeps reduced ones too where savings are withdrawn', () => {
    expect(kept('ais', 'withdrawal')).toEqual(['ENCOURS', 'REDUCTION'])
  })

  it('[P-ACCT-28] [OPS-25] leaves the other scopes alone', () => {
    expect(kept('s2e', 'portal')).toEqual(statuses)
    expect(kept('bi', 'withdrawal')).toEqual(statuses)
  })
})

describe('accounts counted for projections', () => {
  const counted = (scope: 'ais' | 'marel' | 's2e', status: string) =>
    ACCOUNT_TYPES.filter((type) => countedForProjections({ type, scope, status }))

  it('[P-ACCT-30, P-ACCT-23, S-CONST-50] counts five types in force, without PERO, A82 and Madelin', () => {
    expect(counted('ais', 'ENCOURS')).toEqual(['A83', 'PER', 'PERCO', 'PERECO', 'PERU'])
    expect(counted('ais', 'REDUCTION')).toEqual([])
    expect(counted('s2e', 'ENCOURS')).toEqual([])
  })

  it('[P-ACCT-31, S-CONST-51] counts the estimator’s accounts whatever their status and type, PEG aside', () => {
    expect(counted('marel', 'SOLDE')).toEqual(ACCOUNT_TYPES.filter((type) => type !== 'PEG'))
  })
})

const fund = {
  id: 'F1',
  label: 'Horizon équilibre',
  type: 'FONDS',
  amount: 1200.5,
  share_number: 12.3456,
  share_value: 97.241,
  valuation_date: '19/11/2026',
  valuation_frequency: 'QUOTIDIEN',
  horizon: 'HP_3_ANS_MIN',
  risk_level: 3,
  management_company: 'Gestion Brumaire',
  classification: 'Diversifiés',
  trigger_threshold: null,
  invalid_guided_data: false,
  is_abundant: true,
  abundant_interessement: true,
  abundant_participation: false,
  order: 2,
  availabilities: [
    {
      montant: { montant: 200, devise: 'EUR' },
      nb_parts: 2.05,
      disponibilite: { condition: 'INDISPONIBLE', date: '01/06/2028' },
    },
  ],
  investment_underlying: {
    title: 'Part A',
    quotation_period: null,
    validity: 'V',
    share_value: 97.241,
    valuation_date: '19/11/2026',
  },
}

describe('investments', () => {
  it('[P-ACCT-12, P-ACCT-32, P-ACCT-36, P-ACCT-38 to P-ACCT-41, ENT-27, ENT-28, ENT-33 to ENT-35] reads those of the employee scope', () => {
    const read = investment.parse(fund)
    expect(read).toMatchObject({ type: 'FONDS', amount: euros('1200.5'), trigger_threshold: null, order: 2 })
    expect(investment.encode(read)).toEqual(fund)
    expect(investment.safeParse({ ...fund, trigger_threshold: 'VCP' }).success).toBe(true)
    expect(investment.safeParse({ ...fund, trigger_threshold: 'XYZ' }).success).toBe(false)
    expect(investment.safeParse({ ...fund, type: 'ACTION' }).success).toBe(false)
    expect(investment.safeParse({ ...fund, type: 'GESTION_EXTERNE' }).success).toBe(true)
  })

  it('[ENT-29] reads how often a fund is valued, a word that nobody has described as well', () => {
    for (const valuation_frequency of ['QUOTIDIEN', 'TRIMESTRIELLE', 'HEBDOMADAIRE'])
      expect(investment.parse({ ...fund, valuation_frequency }).valuation_frequency).toBe(valuation_frequency)
  })

  it('[O-CONST-24] [O-CONST-25] keeps the validity of what lies underneath as it comes, a number or a word', () => {
    for (const validity of [6, 'V', null]) {
      const held = { ...fund, investment_underlying: { ...fund.investment_underlying, validity } }
      expect(investment.encode(investment.parse(held))).toEqual(held)
    }
  })

  it('[P-ACCT-42] [ENT-24] reads those of the retirement scope', () => {
    const read = {
      id: 'R1',
      label: 'Fonds en euros',
      amount: 10,
      fund_type: 'EURO',
      compartment: 'vvnd',
      fund_max_rate: 100,
      isin_code: 'FR0',
    }
    expect(investment.encode(investment.parse(read))).toEqual(read)
    expect(investment.safeParse({ ...read, fund_type: 'SCPI' }).success).toBe(false)
    expect(account.parse({ ...wire, investments: [read, fund] }).investments).toHaveLength(2)
  })

  it('[P-ACCT-37] [ENT-31] [ENT-32] [O-CONST-23] [S-CONST-35] accepts risk levels 0 to 7 and shows 0 as not rated', () => {
    const accepted = [-1, 0, 1, 7, 8, 2.5].filter((risk_level) => investment.safeParse({ ...fund, risk_level }).success)
    expect(accepted).toEqual([0, 1, 7])
    expect([riskOf(undefined), riskOf(0), riskOf(1), riskOf(7)]).toEqual([undefined, undefined, 1, 7])
  })

  it('[P-ACCT-39] lists them by their order, those without one last and in their place', () => {
    const ids = inOrderOf([{ id: 'a' }, { id: 'b', order: 2 }, { id: 'c' }, { id: 'd', order: 1 }]).map(({ id }) => id)
    expect(ids).toEqual(['d', 'b', 'a', 'c'])
  })
})

describe('the horizon of a fund', () => {
  it('[P-ACCT-33, P-ACCT-35, ENT-30, O-CONST-31] reads a duration by rule', () => {
    expect(horizonOf('HP_3_MOIS_MIN')).toEqual({ kind: 'at-least', count: 3, unit: 'months' })
    expect(horizonOf('HP_8_ANS_MIN')).toEqual({ kind: 'at-least', count: 8, unit: 'years' })
    expect(horizonOf('HP_1_JOURS_MIN')).toEqual({ kind: 'at-least', count: 1, unit: 'days' })
    expect(horizonOf('HP_1_JOUR_MIN')).toEqual({ kind: 'at-least', count: 1, unit: 'days' })
    expect(horizonOf('HP_1_AN_MIN')).toEqual({ kind: 'at-least', count: 1, unit: 'years' })
  })

  it('[P-ACCT-33, P-ACCT-35, O-CONST-31] knows retirement and "not communicated"', () => {
    expect(horizonOf('HP_RETRAITE')).toEqual({ kind: 'retirement' })
    expect(horizonOf('HP_NC')).toEqual({ kind: 'not-communicated' })
  })

  it('[P-ACCT-34] calls any other code unknown instead of showing it', () => {
    for (const code of ['', 'HP_0_ANS_MIN', 'HP_ANS_MIN', 'HP_3_SIECLES_MIN', 'xHP_3_ANS_MIN', 'HP_3_ANS_MINx', undefined]) {
      expect(horizonOf(code)).toEqual({ kind: 'unknown' })
    }
  })
})

describe('the calls for accounts', () => {
  it('[P-CALL-12, P-CALL-13, O-CALL-54] asks for retirement accounts with one of two filters', () => {
    expect(aisAccountsCall).toMatchObject({
      method: 'POST',
      version: 'v2',
      path: '/services/api-ais/accounts',
      reads: true,
      signedIn: true,
    })
    expect(aisAccountsCall.query.safeParse({}).success).toBe(true)
    expect(aisAccountsCall.query.safeParse({ filter: 'voluntary_payment' }).success).toBe(true)
    expect(aisAccountsCall.query.safeParse({ filter: 'arbitration_destination' }).success).toBe(false)
    expect(aisAccountsCall.answer.parse({ ais_accounts: [wire] }).ais_accounts).toHaveLength(1)
  })

  it('[P-CALL-28, P-CALL-29, O-CALL-14] asks for employee savings with one of three filters', () => {
    expect(s2eAccountsCall.path).toBe('/services/api-s2e/accounts')
    expect(s2eAccountsCall.query.safeParse({ filter: 'arbitration_destination' }).success).toBe(true)
    expect(s2eAccountsCall.query.safeParse({ filter: 'else' }).success).toBe(false)
    expect(s2eAccountsCall.answer.safeParse({ ais_accounts: [] }).success).toBe(false)
  })

  it('[P-CALL-69, O-CALL-68] asks for an individual customer’s accounts, with an empty body', () => {
    expect(providerAccountsCall.path).toBe('/services/api-client/accounts')
    expect(providerAccountsCall.request.safeParse({}).success).toBe(true)
    expect(providerAccountsCall.request.safeParse({ user_id: '1' }).success).toBe(false)
  })
})

it('names the companies of plans of employee savings, each once, and of nothing else', () => {
  const plans = ['ent-aubrenne', 'ent-lison', 'ent-aubrenne'].map((company_id) => ({ scope: 's2e', company_id }) as const)
  expect(planCompanies([...plans, { scope: 's2e' }, { scope: 'ais', company_id: 'ent-carmandel' }])).toEqual([
    'ent-aubrenne',
    'ent-lison',
  ])
})

it('a contract has the number of its papers in one piece, or that of its policy', () => {
  expect(contractNumber({ policy_id: '00482176', contract_number: '0048 2176' })).toBe('0048\u00A02176')
  expect(contractNumber({ policy_id: '00771222' })).toBe('00771222')
})
