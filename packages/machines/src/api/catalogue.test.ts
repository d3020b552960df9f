import { plainDate } from '@hautelisse/domain/calendar'
import { CATALOGUE } from '@hautelisse/domain/catalogue'
import type { CallName } from '@hautelisse/domain/catalogue'
import { CSRF_HEADER, ERROR_CODES, FAULTS, STATUS_OF, writeError } from '@hautelisse/domain/contract'
import type { Call, ErrorCode, Fault, FieldProblem } from '@hautelisse/domain/contract'
import { euros } from '@hautelisse/domain/money'
import { EMPTY_INPUTS } from '@hautelisse/domain/projection'
import { describe, expect, it } from 'vitest'
import { fakeTimeout, fakeTransport, json, settled } from '../testing/index.ts'
import type { Reply } from '../testing/index.ts'
import type { WireAnswer } from './answer.ts'
import { createClient } from './client.ts'
import { ApiFailure, failureCode } from './failure.ts'
import type { Reaction } from './reactions.ts'

const FREE = { query: {}, body: {} }
const OF_ORIGIN = { params: { origin: 'collective' } }
const SIMULATION = { id: '0c4f1c1e-8a1d-4f0e-9a53-0f6c1d2b3a4e' }
const TAX_CASE = { schema: 1, simulator: 'tax-saving', asOf: '2026-11-20', inputs: {} }
const ADVISED = { user_id: 'sylvie', entity_id: 'ent-aubrenne', contract_id: 'pee-aubrenne' }

/** One input for every built call; each carries a text that must never reach a log. */
const INPUTS: Readonly<Record<CallName, unknown>> = {
  version: {},
  'version-v2': {},
  authorization: OF_ORIGIN,
  'oauth-profile': OF_ORIGIN,
  'provider-token': { params: { profile: 'individual' } },
  otp: { query: { state: 'a-state' } },
  'otp-callback': {},
  'change-password': {},
  logout: FREE,
  'open-sessions': {},
  'end-session': { params: { id: 'session-phone' } },
  'end-other-sessions': {},
  'kept-list': {},
  'kept-read': { params: { id: 'release' } },
  'kept-write': { params: { id: 'release' }, body: { content: { form: { policyId: '00482190' } } } },
  'kept-erase': { params: { id: 'release' } },
  'kept-answers-read': { params: { id: 'pension' } },
  'kept-answers-write': { params: { id: 'pension' }, body: { content: { form: { salary: '3 500' } } } },
  'kept-answers-erase': { params: { id: 'pension' } },
  'kept-simulations': {},
  'kept-simulation-read': { params: SIMULATION },
  'kept-simulation-write': { params: SIMULATION, body: { name: 'Partir à 64 ans', case: TAX_CASE } },
  'kept-simulation-erase': { params: SIMULATION },
  'ais-profile': FREE,
  'ais-accounts': FREE,
  's2e-profile': FREE,
  's2e-accounts': FREE,
  'provider-profile': FREE,
  'provider-accounts': FREE,
  'account-purpose': { params: { policy_id: '00482190' }, body: { purpose: 'housing' } },
  'provider-advisor': FREE,
  'aggregated-accounts': { body: { user_id: 'sylvie' } },
  'aggregated-investments': { body: { user_id: 'sylvie', account_id: 'a' } },
  'aggregated-transactions': { body: { user_id: 'sylvie', account_id: 'a' } },
  connectors: {},
  connections: {},
  'open-connection': { body: { user_id: 'sylvie', connector_id: 'elvenay', consent: true } },
  'connection-return': { body: { state: 'a-state' } },
  'connection-accounts': { params: { id: 'a' } },
  'show-accounts': { params: { id: 'a' }, body: { shown: ['b'] } },
  'refresh-connection': { params: { id: 'a' }, body: {} },
  'delete-connection': { params: { id: 'a' }, body: {} },
  valuations: { params: { accountId: '00482190', investmentId: 'actions-europe-durable' }, body: {} },
  'fund-url': { params: { accountId: '00482190', investmentId: 'actions-europe-durable' }, body: {} },
  operations: { query: { status: 'progress' } },
  'periodic-vv': {},
  'operation-receipt': { params: { id: '41720093' } },
  declaration: { query: { year: '2026' } },
  's2e-transactions': FREE,
  's2e-transaction-details': { params: { id: '260903-01' }, body: {} },
  'ais-transactions': { body: { account_type: 'PERO', policy_id: '00482176' } },
  'client-investments': { body: { policy_id: '00660012' } },
  'client-transactions': { body: { policy_id: '00660012' } },
  's2e-lab-context': { query: { main_company_id: 'ent-aubrenne' } },
  's2e-payment-context': { query: { main_company_id: 'ent-aubrenne' } },
  's2e-payment-permission': {},
  's2e-payment': {
    body: {
      main_company_id: 'ent-aubrenne',
      policy_id: '00482190',
      kind: 'PUNCTUAL',
      method: 'CARD',
      amount: euros('200.10'),
      repartitions: [{ id: '00482190', investments: [{ id: 'monetaire-responsable', amount: euros('200.10') }] }],
    },
  },
  'ais-payment': {
    body: {
      main_company_id: 'ent-aubrenne',
      policy_id: '00482201',
      kind: 'PUNCTUAL',
      method: 'CARD',
      amount: euros('200.10'),
      repartitions: [{ id: '00482201', investments: [{ id: 'equilibre-durable', amount: euros('200.10') }] }],
      tax_choice: 'DEDUCTIBLE',
    },
  },
  'ais-global-payments': {},
  'ais-payment-types': {},
  's2e-payment-documents': {
    body: { s2e_transaction_id: '41720001' },
    files: [new File(['%PDF-1.7'], 'origine.pdf', { type: 'application/pdf' })],
  },
  's2e-releases': {},
  's2e-refund-permissions': {},
  's2e-refund-context': { body: { type: 'REMBOURSEMENT_DISPONIBLE', id: 'ent-aubrenne.REMBOURSEMENT_DISPONIBLE' } },
  's2e-refund': {
    body: {
      context: {
        id_entreprise: 'ent-aubrenne',
        type: 'REMBOURSEMENT_DISPONIBLE',
        avoirs: [{ policy_id: '00482190', investment_id: 'monetaire-responsable', amount: euros(100) }],
      },
      reason: null,
    },
  },
  's2e-withdraw': {
    body: {
      company_id: 'ent-aubrenne',
      release_id: 'pee-home',
      event_date: plainDate('2026-09-14'),
      policies: [{ policy_id: '00482190', amount: euros(6000), funds: [] }],
    },
  },
  'ais-abondment-simulator': {
    body: { investments: { '00482201': { 'equilibre-durable': euros(1000) } }, act: 'PARTICIPATION' },
  },
  'ais-bulletin-permission': { params: { type: 'PARTICIPATION' } },
  'ais-bulletin-permission-of': { params: { a: 'PARTICIPATION', b: '00482201' } },
  'esign-retirement': {
    body: {
      simulation: {
        distribution: { capital_1: euros('100.10'), annuity_1: euros(0) },
        retirement_age: 64,
        reversible: false,
      },
      options: [],
      agreed: true,
    },
  },
  'client-withdraw-authorization': { body: { policy_id: '00310790' } },
  's2e-withdraw-documents': {
    params: { id: '41720001' },
    body: {},
    files: [new File(['%PDF-1.7'], 'acte.pdf', { type: 'application/pdf' })],
  },
  's2e-cancel-periodic': { body: { id: '41720093' } },
  'ais-cancel-periodic': { body: { id: 'vvp-00482201' } },
  'cancel-operation': { params: { id: '41720093' }, body: {} },
  's2e-context-identity': { query: { main_company_id: 'ent-aubrenne' } },
  's2e-context-address': { query: { main_company_id: 'ent-aubrenne' } },
  'ais-bank-coordinates': {},
  's2e-bank-account-context': { query: { main_company_id: 'ent-aubrenne' } },
  's2e-countries': {},
  's2e-update-bank-account': {
    body: {
      main_company_id: 'ent-aubrenne',
      purposes: ['VIREMENT'],
      country: 'FR',
      holder: 'Sylvie Garnier',
      iban: 'FR1420041010050500013M02606',
      bic: null,
    },
    files: [new File(['%PDF-1.7'], 'rib.pdf', { type: 'application/pdf' })],
  },
  's2e-bank-scores': {
    body: { main_company_id: 'ent-aubrenne' },
    files: [new File(['%PDF-1.7'], 'rib.pdf', { type: 'application/pdf' })],
  },
  's2e-sign-bank-account': { body: { request_id: '41720001', code: '123456', certified: true } },
  's2e-bank-account-code': { params: { request_id: '41720001' }, body: {} },
  's2e-bank-account-document': { params: { request_id: '41720001' } },
  's2e-cancel-bank-account': { params: { request_id: '41720001' } },
  's2e-update-email': { body: { email: 'sylvie@example.org' } },
  's2e-update-personal-phone': { body: { personal_phone: '0199004081' } },
  's2e-update-identity': {
    body: {
      main_company_id: 'ent-aubrenne',
      identity: { gender: 'F', first_name: 'Sylvie', last_name: 'Roux' },
      proof: 'PASSPORT',
    },
    files: [new File(['%PDF-1.7'], 'passeport.pdf', { type: 'application/pdf' })],
  },
  's2e-update-address': {
    body: {
      main_company_id: 'ent-aubrenne',
      address: { street_line: '3 rue Haute', zip_postal_code: '76000', locality: 'Rouen', country: 'FR' },
      proof: 'BILL',
    },
    files: [new File(['%PDF-1.7'], 'facture.pdf', { type: 'application/pdf' })],
  },
  's2e-permissions': {},
  'ais-authorized-acts': {},
  's2e-switch-context': { query: { main_company_id: 'ent-aubrenne' } },
  's2e-switch': {
    body: {
      main_company_id: 'ent-aubrenne',
      source: { policy_id: '00482190', investments: [{ id: 'actions-europe-durable', amount: euros('100.10') }] },
      destination: { policy_id: '00482190', investments: [{ id: 'obligations-responsables', amount: euros('100.10') }] },
    },
  },
  'ais-switch': {
    body: {
      main_company_id: 'ent-aubrenne',
      source: { policy_id: '00482190', investments: [{ id: 'actions-europe-durable', amount: euros('100.10') }] },
      destination: { policy_id: '00482190', investments: [{ id: 'obligations-responsables', amount: euros('100.10') }] },
    },
  },
  's2e-alerts': {},
  's2e-option-bulletins': {},
  's2e-option-bulletin-choice': {
    body: {
      id: 'bo-4081-2026',
      company_id: 'ent-aubrenne',
      payment_amount: euros(0),
      instructions: [{ policy_id: '00482190', investment_id: 'monetaire-responsable', amount: euros('2239.44') }],
      version: 0,
    },
  },
  's2e-abondment-simulator': {
    body: { investments: { '00482190': { 'monetaire-responsable': euros('1000.10') } }, act: 'PARTICIPATION' },
  },
  's2e-documents': FREE,
  's2e-year-archive': { body: { year: 2025 } },
  's2e-download-document': { body: { id: 'releve-2025-sylvie' } },
  'render-pdf': {
    body: {
      title: 'Sylvie',
      language: 'fr',
      date: plainDate('2026-11-20'),
      name: 'Sylvie',
      foot: '',
      blocks: [{ kind: 'paragraph', text: 'Sylvie' }],
    },
  },
  'mirror-consent': { query: { user_id: 'sylvie' } },
  'b2v-initialize': {},
  'update-opinion': { body: { user_id: 'sylvie', opinion: { satisfaction: 4 } } },
  'b2v-consent': { body: { user_id: 'sylvie', b2v_consent: true } },
  coaching: {},
  'withdrawal-simulation': {
    body: {
      distribution: { capital_1: euros('100.10'), annuity_1: euros(0) },
      retirement_age: 64,
      reversible: true,
      birth_date_spouse: plainDate('1966-02-28'),
      reversion_percentage: 60,
    },
  },
  'tax-simulation': {
    body: {
      gender: 'F',
      client_age: 41,
      marital_status: 'CE',
      monthly_income: euros('5000.10'),
      allocated_periodicity: 'yearly',
    },
  },
  's2e-contribution-gauge': { params: { id: 'ent-aubrenne' } },
  'ais-contribution-gauge-by-type': { params: { type: 'PARTICIPATION' } },
  'ais-contribution-gauge': { params: { a: 'INTERESSEMENT', b: '00482176' } },
  'transmission-simulation': {
    body: {
      user_id: 'helene',
      heirs: { family_situation: 'spouse', children: 2, has_same_parents: true, spouse_age: 68 },
      patrimony: { owner_home: true, home_value: euros('900000.10'), home_percentage: 50 },
      life_insurances: {},
    },
  },
  'marel-key': {},
  'marel-demonstration': {},
  'marel-login-cnav': { body: { identifier: 'encrypted', password: 'encrypted' } },
  'marel-login-dgfip': { body: { identifier: 'encrypted', password: 'encrypted' } },
  'marel-resend-dgfip': { body: { session_id: 'a-session' } },
  'marel-code-dgfip': { body: { code: '012345', session_id: 'a-session' } },
  'marel-login-ameli': { body: { identifier: 'encrypted', password: 'encrypted' } },
  'marel-code-ameli': { body: { otp: '012345', identifier: 'encrypted', password: 'encrypted', session_id: null } },
  'load-marel': { body: { user_id: 'marc', advisor_email: 'claire@example.org' } },
  'marel-initialize': { body: { user_id: 'marc' } },
  'marel-contracts': { body: { session_id: 'a-session' } },
  'marel-simulation': {
    body: {
      user_id: 'marc',
      session_id: 'a-session',
      payload: {
        family_situation: 'MA',
        children: 1,
        children_birth_date_1: plainDate('1996-05-04'),
        professional_situation: 'ACT',
        professional_category: 'NSA',
        salary: euros('30000.5'),
      },
    },
  },
  'marel-cap': { body: { user_id: 'marc', session_id: 'a-session' } },
  'marel-save': { body: { user_id: 'marc', session_id: 'a-session' } },
  'marel-register-first': {
    body: { identifier: 'encrypted', last_name: 'Morvan', birth_date: plainDate('1992-06-18'), email: 'lea@example.org' },
  },
  'marel-register-second': {
    body: { identifier: 'encrypted', password: 'encrypted', secret_question: 'Où ?', secret_answer: 'Ici' },
  },
  'marel-forgot-password-first': { body: { identifier: 'encrypted', session_id: null } },
  'marel-forgot-password-second': {
    body: { secret_answer: 'Ici', birth_date: plainDate('1992-06-18'), session_id: null, identifier: 'encrypted' },
  },
  'projections-initialize': { body: { user_id: 'marc' } },
  'projections-save': {
    body: {
      user_id: 'marc',
      projections: { retirement: { validated: true, inputs: { ...EMPTY_INPUTS, horizon: 64, goal: euros('1900.5') } } },
    },
  },
  'projections-retirement': {
    body: {
      horizon: 64,
      allocated_amount: euros('150.5'),
      allocated_periodicity: 'monthly',
      other_income: euros(0),
      property_loan: euros(0),
      goal: euros(1900),
      marel_result: null,
      b2v: null,
      age_index: null,
      allocated_accounts: {},
      total_amount_collective: euros(0),
      total_amount_individual: euros(0),
      periodic_payments: {},
    },
  },
  'transmission-initialize': { body: { user_id: 'helene' } },
  'transmission-deletion': { body: { user_id: 'helene' } },
  'advisor-request': { body: { advisor_id: '9', email: 'helene@example.org', message: 'Bonjour' } },
  'load-transmission': { body: { user_id: 'helene', advisor_email: 'claire@example.org' } },
  'share-transmission': {
    body: { user_id: 'helene', advisor_email: 'claire@example.org', spouse_option: null, agreement: true },
  },
  'share-simulation': {
    body: { advisor_email: 'claire@example.org', properties: { name: 'Helene' }, reason: 'simulation', agreement: true },
  },
  'external-savings': { body: { user_id: 'sylvie' } },
  'attachment-identify': { body: { contract_number: '00626511', code: 'K7MQ4TXH', birth_date: plainDate('1966-09-01') } },
  'attachment-confirm': { body: { token: 'recognised' } },
  contact: { body: { subject: 'operation', message: 'Où en est mon versement ?' } },
  'robo-entities': { body: { user_id: 'sylvie' } },
  'robo-profile': { body: ADVISED },
  'robo-questionnaire': { body: { ...ADVISED, version: '2026-10', answers: null, confirmed: [] } },
  'robo-projection': { body: { ...ADVISED, profile: 'balanced', horizon_years: 4, monthly_payment: 150.1 } },
  'robo-statement': { body: { ...ADVISED, profile: 'balanced', horizon_years: 4, choice: 'follow' } },
  'robo-admin-authorize': {},
  'robo-admin-token': { body: { code: 'a-code', state: 'a-state' } },
  'robo-admin-allocations': FREE,
  'robo-admin-history': FREE,
  'robo-admin-drafts': FREE,
  'robo-admin-import': {
    body: { scope: 's2e', entity_id: 'ent-aubrenne', contract_id: 'pee-aubrenne' },
    files: [new File(['profile,fund,step_1'], 'grille.csv', { type: 'text/csv' })],
  },
  'robo-admin-submit': { body: { id: 'grid-6', revision: 1, reason: null } },
  'robo-admin-publish': { body: { id: 'grid-6', revision: 2, effective_on: plainDate('2026-12-01') } },
  'robo-admin-withdraw': { body: { id: 'grid-6', revision: 3, reason: null } },
  'robo-admin-export': { body: { id: 'grid-6' } },
  'robo-admin-leave': FREE,
}

const LOGOUT = { kind: 'open-modal', hash: 'auto_logout' } as const

/** What the whole application does about each code: written out, so that the table of reactions is held to it (Spec 1 §8). */
const REACTIONS: Readonly<Record<ErrorCode, Exclude<Reaction, { kind: 'pass' }> | undefined>> = {
  ERR_TOKEN: LOGOUT,
  ERR_EXP: LOGOUT,
  ERR_MIRROR: { kind: 'open-modal', hash: 'forbidden_mirror' },
  ERR_CONSENT: { kind: 'go', path: '/error-page?reason=ERR_CONSENT' },
  ERR_PERSON: { kind: 'ask-person' },
  ERR_CSRF: undefined,
  ERR_INVALID: undefined,
  ERR_UNKNOWN: undefined,
  ERR_CONFLICT: undefined,
  ERR_REFUSED: undefined,
  ERR_OTP: { kind: 'ask-code' },
  ERR_LIMIT: undefined,
  ERR_INTERNAL: undefined,
  ERR_MAREL_LOGIN: undefined,
  ERR_MAREL_BLOCKED: undefined,
  ERR_MAREL_FRANCE_CONNECT: undefined,
  ERR_MAREL_SESSION: undefined,
  ERR_MAREL_ACCOUNT: undefined,
  ERR_MAREL_ANSWER: undefined,
}

/** One way of failing: what comes back, and all that must follow from it. */
type Case = {
  readonly fault: string
  readonly reply: (call: Call) => Reply
  readonly code: string
  readonly status?: number
  readonly fields?: readonly FieldProblem[]
  readonly reaction?: Exclude<Reaction, { kind: 'pass' }> | undefined
  /** How often it is sent in all: a read, a write. */
  readonly sent: readonly [read: number, write: number]
}

const REFUSED: readonly FieldProblem[] = [{ path: 'body', code: 'invalid_type' }]

/** Refusals after which a request is sent again: with another token, and a read with the session that the other token came with. */
const SENT: Readonly<Partial<Record<ErrorCode, Case['sent']>>> = { ERR_CSRF: [2, 2], ERR_TOKEN: [2, 1], ERR_EXP: [2, 1] }

const ofCode = (code: ErrorCode): Case => ({
  fault: code,
  reply: ({ version }) => json(writeError(version, code), STATUS_OF[code]),
  code,
  status: STATUS_OF[code],
  reaction: REACTIONS[code],
  sent: SENT[code] ?? [1, 1],
})

/** The breakdowns but the slow answer, which is no failure: it has a test of its own. */
const BREAKDOWN_CASES: Readonly<{ [Name in Exclude<Fault, ErrorCode | 'slow'>]: Case & { readonly fault: Name } }> = {
  timeout: { fault: 'timeout', reply: () => 'silence', code: 'TIMEOUT', sent: [1, 1] },
  'malformed-json': {
    fault: 'malformed-json',
    reply: () => ({ status: 200, body: '{"data": [' }),
    code: 'MALFORMED',
    status: 200,
    sent: [1, 1],
  },
  'off-schema': { fault: 'off-schema', reply: () => json(null), code: 'MALFORMED', status: 200, sent: [1, 1] },
  drop: { fault: 'drop', reply: () => 'drop', code: 'NETWORK', sent: [3, 1] },
  lost: { fault: 'lost', reply: () => 'drop', code: 'NETWORK', sent: [3, 1] },
}

const CASES: readonly Case[] = [
  ...ERROR_CODES.map(ofCode),
  ...Object.values(BREAKDOWN_CASES),
  ...[400, 404, 429, 500, 502, 503].map((status): Case => ({
    fault: `${status} without a code`,
    reply: () => ({ status, body: '<h1>Error</h1>' }),
    code: 'MALFORMED',
    status,
    sent: [1, 1],
  })),
  {
    fault: '400 with a code nobody knows and the fields it refuses',
    reply: ({ version }) => json({ [version === 'v2' ? 'errorData' : 'data']: 'ERR_LATER', fields: REFUSED }, 400),
    code: 'ERR_LATER',
    status: 400,
    fields: REFUSED,
    sent: [1, 1],
  },
  {
    fault: '401 with its code where the other version keeps it',
    reply: ({ version }) => json({ [version === 'v2' ? 'data' : 'errorData']: 'ERR_TOKEN' }, 401),
    code: 'MALFORMED',
    status: 401,
    sent: [1, 1],
  },
]

/** A client on these replies with everything that it tells the outside, its CSRF token another one after each request. */
const watched = (reply: Reply) => {
  const { transport, sent } = fakeTransport([reply])
  const { timeout, pass } = fakeTimeout()
  const reactions: Reaction[] = []
  const lines: unknown[] = []
  const client = createClient({
    transport,
    timeout,
    csrf: () => `token-${sent.length + 1}`,
    log: (line) => lines.push(line),
    onReaction: (reaction) => reactions.push(reaction),
  })
  return { client, sent, pass, reactions, lines }
}

const linesOf = ({ version, method, path }: Call): readonly unknown[] => (version === 'v3' ? [{ method, path }] : [])

it('tries every built call against every fault', () => {
  expect(Object.keys(INPUTS).toSorted()).toEqual(CATALOGUE.map(({ name }) => name).toSorted())
  const tried = new Set(['slow', ...CASES.map(({ fault }) => fault)])
  expect(FAULTS.filter((fault) => !tried.has(fault))).toEqual([])
})

/** What a mirror session may not do, or read because it is the person's alone: everything else reads, simulates or leads in and out. */
const ACTIONS: readonly CallName[] = [
  'account-purpose',
  'end-session',
  'end-other-sessions',
  'kept-list',
  'kept-read',
  'kept-write',
  'kept-erase',
  'kept-answers-read',
  'kept-answers-write',
  'kept-answers-erase',
  'kept-simulations',
  'kept-simulation-read',
  'kept-simulation-write',
  'kept-simulation-erase',
  's2e-option-bulletin-choice',
  's2e-payment',
  's2e-payment-documents',
  'ais-payment',
  's2e-refund',
  's2e-withdraw-documents',
  's2e-withdraw',
  'delete-connection',
  'open-connection',
  'refresh-connection',
  'connection-return',
  'show-accounts',
  'esign-retirement',
  's2e-cancel-periodic',
  'ais-cancel-periodic',
  'cancel-operation',
  's2e-update-bank-account',
  's2e-bank-scores',
  's2e-sign-bank-account',
  's2e-bank-account-code',
  's2e-cancel-bank-account',
  's2e-update-email',
  's2e-update-personal-phone',
  's2e-update-identity',
  's2e-update-address',
  's2e-switch',
  'ais-switch',
  'b2v-consent',
  'update-opinion',
  'transmission-simulation',
  'transmission-deletion',
  'advisor-request',
  'load-transmission',
  'share-transmission',
  'share-simulation',
  'marel-login-cnav',
  'marel-login-dgfip',
  'marel-resend-dgfip',
  'marel-code-dgfip',
  'marel-login-ameli',
  'marel-code-ameli',
  'load-marel',
  'marel-simulation',
  'marel-cap',
  'marel-save',
  'marel-register-first',
  'marel-register-second',
  'marel-forgot-password-first',
  'marel-forgot-password-second',
  'projections-save',
  'attachment-identify',
  'attachment-confirm',
  'contact',
  'robo-questionnaire',
  'robo-statement',
]

it('[S-ROLE-08] [P-PERM-01] lets a mirror session read, simulate, come and go, and nothing else leaves', async () => {
  const { transport, sent } = fakeTransport(['drop'])
  const client = createClient({ transport, csrf: () => 'token', isMirror: () => true })
  const refused: string[] = []
  for (const call of CATALOGUE) {
    const before = sent.length
    const code = await client.call(call, INPUTS[call.name] as never).catch((failure: unknown) => failureCode(failure))
    if (sent.length === before) refused.push(call.name)
    expect(code).toBe(sent.length === before ? 'ERR_MIRROR' : 'NETWORK')
  }
  // The catalogue gathers rooms: their order says nothing.
  expect(refused.toSorted()).toEqual(ACTIONS.toSorted())
})

describe.each(CATALOGUE.map((call): [CallName, Call] => [call.name, call]))('%s', (name, call) => {
  const input = INPUTS[name] as never

  it.each(CASES.map((given): [string, Case] => [given.fault, given]))(
    '[S-ERR-28] [P-ERR-03] [P-ERR-04] [P-ERR-11] [P-ERR-13] [P-ERR-14] [P-NET-06] fails by %s with its code and fields, the reaction of the application, its retries and its line in the log; an area with sessions of its own reacts by itself',
    async (_, { reply, code, status, fields = [], reaction, sent: [read, write] }) => {
      const { client, sent, pass, reactions, lines } = watched(reply(call))
      const ending = client.call(call, input).then(
        () => undefined,
        (failure: unknown) => failure,
      )
      if (code === 'TIMEOUT') pass()
      const failure = await ending
      expect(failure).toBeInstanceOf(ApiFailure)
      expect(failure).toMatchObject({ code, status, fields })
      expect(reactions).toEqual(reaction === undefined || call.area !== undefined ? [] : [reaction])
      expect(sent).toHaveLength(call.reads ? read : write)
      // Each try carries the token as the cookie holds it by then.
      expect(sent.map(({ headers }) => headers[CSRF_HEADER])).toEqual(sent.map((_request, index) => `token-${index + 1}`))
      expect(lines).toEqual(linesOf(call))
    },
  )

  it('[S-CONST-58] [O-CONST-50] takes an answer that is slow, once and as it comes, as long as its time has not passed', async () => {
    const { promise: late, resolve: arrive } = Promise.withResolvers<WireAnswer>()
    const sent: string[] = []
    const lines: unknown[] = []
    const client = createClient({
      transport: ({ path }) => {
        sent.push(path)
        return late
      },
      csrf: () => 'token',
      timeout: fakeTimeout().timeout,
      log: (line) => lines.push(line),
    })
    const codes: string[] = []
    const ending = client.call(call, input).catch((failure: unknown) => codes.push(failureCode(failure)))
    await settled()
    expect([sent.length, codes]).toEqual([1, []])
    arrive(json(writeError(call.version, 'ERR_LIMIT'), STATUS_OF.ERR_LIMIT))
    await ending
    expect([sent.length, codes, lines]).toEqual([1, ['ERR_LIMIT'], linesOf(call)])
  })

  it('[P-NET-01] [P-NET-08] is sent below its base without a double slash and without a placeholder', async () => {
    const { client, sent } = watched('drop')
    await expect(client.call(call, input)).rejects.toBeInstanceOf(ApiFailure)
    expect(sent[0]?.method).toBe(call.method)
    expect(sent[0]?.path).toMatch(/^\/api\/v[23]\/[\w/-]+(?:\?[\w=&-]+)?$/)
    expect(sent[0]?.path.startsWith(`/api/${call.version}/`)).toBe(true)
  })
})
