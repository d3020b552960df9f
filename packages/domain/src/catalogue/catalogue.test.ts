import { describe, expect, it } from 'vitest'

import { pathOf, versionOf, type Call } from '../contract/index.ts'
import { CATALOGUE } from './index.ts'

const lines = (calls: readonly { readonly method: string; readonly version: string; readonly path: string }[]) =>
  calls.map(({ method, version, path }) => `${method} ${version}${path}`)

const USER = { user_id: 'sylvie-garnier' }
const ADVISOR = { advisor_email: 'jean@example.org' }
const COMPANY = { main_company_id: 'ent-aubrenne' }
const OPENED = { session_id: 's-1' }
const SECRET = { identifier: 'c2VhbGVk', password: 'c2VhbGVk' }
const BIRTH = { birth_date: '12/03/1964' }
const PREMIUM = { investments: { '00482190': { 'monetaire-responsable': 100 } } }
const PROJECT = {
  horizon: 64,
  allocated_amount: 100,
  allocated_periodicity: 'monthly',
  other_income: 0,
  property_loan: 0,
  goal: 2000,
}

/** What the specification names of each request: the whole body, or the whole query of a call without one. */
const NAMED_BY_THE_SPECIFICATION: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  otp: { state: 'x' },
  'ais-accounts': {},
  's2e-accounts': {},
  'ais-transactions': { account_type: 'A83', policy_id: '1' },
  'client-transactions': { policy_id: '1' },
  'client-investments': { policy_id: '1' },
  'client-withdraw-authorization': { policy_id: '1' },
  'aggregated-accounts': USER,
  'aggregated-investments': { ...USER, account_id: '1' },
  'aggregated-transactions': { ...USER, account_id: '1' },
  'external-savings': USER,
  's2e-abondment-simulator': PREMIUM,
  'ais-abondment-simulator': PREMIUM,
  's2e-option-bulletin-choice': { id: '1', company_id: '1', payment_amount: 0, instructions: [] },
  's2e-refund-context': { type: 'REMBOURSEMENT_DISPONIBLE' },
  's2e-context-identity': COMPANY,
  's2e-context-address': COMPANY,
  's2e-bank-account-context': COMPANY,
  's2e-switch-context': COMPANY,
  's2e-payment-context': COMPANY,
  's2e-lab-context': COMPANY,
  's2e-update-email': { email: 's@example.org' },
  's2e-update-personal-phone': { personal_phone: '+33612345678' },
  'mirror-consent': USER,
  'b2v-consent': { ...USER, b2v_consent: true },
  'update-opinion': { ...USER, opinion: { satisfaction: 4 } },
  'transmission-initialize': USER,
  'transmission-deletion': USER,
  'transmission-simulation': { ...USER, heirs: {}, patrimony: {}, life_insurances: {} },
  'advisor-request': { advisor_id: '1', email: 's@example.org', message: 'Bonjour' },
  'load-transmission': { ...USER, ...ADVISOR },
  'load-marel': { ...USER, ...ADVISOR },
  'share-transmission': { ...USER, ...ADVISOR, spouse_option: 'usufruct', agreement: true },
  'share-simulation': { ...ADVISOR, properties: {}, reason: 'simulation', agreement: true },
  'withdrawal-simulation': {
    distribution: { '00482190': 100 },
    retirement_age: 64,
    annuity_type: 'RV_R',
    birth_date_spouse: '12/03/1964',
    reversion_percentage: 60,
    reversible: true,
  },
  'tax-simulation': {
    gender: 'F',
    client_age: 62,
    marital_status: 'CE',
    children: 0,
    monthly_income: 3000,
    allocated_amount: 100,
    allocated_periodicity: 'monthly',
  },
  'marel-initialize': USER,
  'marel-login-cnav': SECRET,
  'marel-login-dgfip': SECRET,
  'marel-login-ameli': SECRET,
  'marel-contracts': OPENED,
  'marel-code-dgfip': { ...OPENED, code: '123456' },
  'marel-resend-dgfip': OPENED,
  'marel-code-ameli': { ...SECRET, ...OPENED, otp: '123456' },
  'marel-simulation': { ...USER, ...OPENED, payload: null },
  'marel-forgot-password-first': { identifier: SECRET.identifier },
  'marel-forgot-password-second': { identifier: SECRET.identifier, secret_answer: 'Jacquard', ...BIRTH },
  'projections-initialize': USER,
  'projections-save': {
    ...USER,
    projections: { retirement: { inputs: { ...PROJECT, age_index: 0, allocated: {} }, validated: true } },
  },
  'projections-retirement': {
    ...PROJECT,
    marel_result: null,
    b2v: null,
    age_index: 0,
    allocated_accounts: {},
    total_amount_collective: 0,
    total_amount_individual: 0,
    periodic_payments: {},
  },
}

describe('the call catalogue', () => {
  it('names each built call once', () => {
    const names = CATALOGUE.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('lists each call once', () => {
    const all = lines(CATALOGUE)
    expect(all.filter((line, index) => all.indexOf(line) !== index)).toEqual([])
  })

  it('[P-NET-02] puts every call of /services in v2 and every other in v3, the version call in both', () => {
    for (const { path, version, name } of CATALOGUE.filter((call) => call.path !== '/version')) {
      expect([name, version]).toEqual([name, versionOf(path)])
    }
    expect(lines(CATALOGUE).filter((line) => line.endsWith('/version'))).toEqual(['GET v3/version', 'GET v2/version'])
  })

  it('[P-NET-08] writes every path from a slash on, without a double one', () => {
    for (const call of CATALOGUE) {
      const filled = pathOf({ version: call.version, path: call.path.replaceAll(/\{\w+\}/g, '1') as `/${string}` })
      expect(filled).toMatch(/^\/api\/v[23]\/[^/]/)
      expect(filled).not.toContain('//')
    }
  })

  it('says of each call which rows of the specification it answers', () => {
    for (const { rows, name, extension } of CATALOGUE as readonly Call[])
      expect([name, rows.length > 0]).toEqual([name, extension === undefined])
    for (const { rows } of CATALOGUE) {
      for (const row of rows) expect(row).toMatch(/^([PSO]-)?[A-Z]+-\d+$/)
    }
  })

  it('exempts one call from the token: it knows nobody and changes nothing', () => {
    const exempt = CATALOGUE.filter(({ csrf }) => !csrf)
    expect(exempt.map(({ name, signedIn, reads }) => [name, signedIn, reads])).toEqual([['tax-simulation', false, true]])
  })

  it('reads by GET or by a call that says so; a GET has no body, any other call has one, or deletes what its address names', () => {
    for (const { method, reads, request } of CATALOGUE) {
      expect(method === 'GET' ? reads : true).toBe(true)
      expect(request === undefined || method !== 'GET').toBe(true)
      expect(request !== undefined || ['GET', 'DELETE'].includes(method)).toBe(true)
    }
  })

  it('describes the parameters of each path', () => {
    for (const { name, path, params } of CATALOGUE) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)
      expect([name, params === undefined ? [] : Object.keys(params.shape)]).toEqual([name, named])
    }
  })

  it('[P-CALL-100] [O-CALL-97] refuses unknown keys in every request', () => {
    const requests = CATALOGUE.flatMap(({ request }) => (request === undefined ? [] : [request]))
    for (const request of requests) {
      expect(request.safeParse({ somethingElse: 1 }).error?.issues.map(({ code }) => code)).toContain('unrecognized_keys')
    }
  })

  it('[P-CALL-37] [P-CALL-56] [P-CALL-88] [S-CALL-24] [O-CALL-20] [O-CALL-23] [O-CALL-43] [O-CALL-63] accepts what the specification names, and nothing has to stand beside it', () => {
    const refused = Object.entries(NAMED_BY_THE_SPECIFICATION).flatMap(([name, asked]) => {
      const { request, query } = CATALOGUE.find((call) => call.name === name) ?? {}
      const read = (request ?? query)?.safeParse(asked)
      return read?.success === true ? [] : [[name, read?.error?.message]]
    })
    expect(refused).toEqual([])
    for (const { query, request } of CATALOGUE as readonly Call[])
      expect(request === undefined || query === undefined || query.safeParse({}).success).toBe(true)
  })
})
