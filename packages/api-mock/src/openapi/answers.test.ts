import { receiptCall } from '@hautelisse/domain/receipt'
import { aggregatedAccountsCall, individualInvestmentsCall } from '@hautelisse/domain/accounts'
import {
  deleteConnectionCall,
  foundAccountsCall,
  refreshConnectionCall,
  returnCall,
  showAccountsCall,
} from '@hautelisse/domain/aggregation'
import { confirmContractCall, externalSavingsCall, identifyContractCall } from '@hautelisse/domain/attachment'
import { signBankAccountCall, updateBankAccountCall } from '@hautelisse/domain/bank-account'
import { CATALOGUE } from '@hautelisse/domain/catalogue'
import { transmissionConsentCall } from '@hautelisse/domain/consents'
import { contactCall } from '@hautelisse/domain/contact'
import { opinionCall } from '@hautelisse/domain/opinion'
import {
  basePath,
  parseJson,
  pathOf,
  PROVIDER_ADVISOR,
  PROVIDER_CONTRACT,
  PROVIDER_SCOPE,
  type Call,
} from '@hautelisse/domain/contract'
import { plainDate } from '@hautelisse/domain/calendar'
import { ZERO_EUROS } from '@hautelisse/domain/money'
import { individualTransactionsCall, retirementTransactionsCall, transactionDetailsCall } from '@hautelisse/domain/operations'
import { cancelOperationCall } from '@hautelisse/domain/payment'
import { refundCall, releaseDocumentsCall } from '@hautelisse/domain/release'
import { taxSimulationCall } from '@hautelisse/domain/tax-saving'
import { contractsOf, simulateCall, writeDistribution } from '@hautelisse/domain/withdrawal'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import { PEOPLE, type Person } from '../people/index.ts'
import {
  askForBank,
  BY_DEBIT,
  enterAsAdmin,
  gridCsv,
  passAsAdmin,
  type AdminName,
  confirmByCode,
  keyed,
  MONTHLY,
  PAYMENT,
  paramsOf,
  paymentBody,
  retirementBody,
  pdf,
  pensionBodies,
  projectionBodies,
  queryOf,
  refundBody,
  releaseBody,
  retirementWithdrawalBody,
  startApi,
  TODAY,
  type Received,
} from '../testing/index.ts'
import { openApiDocument } from './index.ts'

type Media = { examples?: Record<string, { readonly value: unknown }> }
type Operation = {
  readonly responses: Record<string, { readonly content: Readonly<Partial<Record<'application/json' | 'text/plain', Media>>> }>
}
type Document = { readonly paths: Record<string, Record<string, Operation>> }

/** Everything as a reversible annuity: the answer with the most in it. */
const simulationOf = ({ accounts }: Person): unknown =>
  simulateCall.request.encode({
    distribution: writeDistribution(
      contractsOf(accounts, { withdraw: true, withdrawCase: 'retirement' }, TODAY).flatMap(({ parts }) =>
        parts.map((part) => ({ ...part, capital: ZERO_EUROS, annuity: part.balance })),
      ),
    ),
    retirement_age: 66,
    reversible: true,
    birth_date_spouse: plainDate('1972-02-29'),
    reversion_percentage: 60,
  })

/** A couple with children and a monthly payment: the answer with the most in it. */
const TAX_REQUEST = {
  gender: 'M',
  client_age: 58,
  marital_status: 'MA',
  children: 5,
  monthly_income: 6200.5,
  allocated_amount: 800,
  allocated_periodicity: 'monthly',
}

/** A couple with a gift and a contract of each clause: the answer with the most in it. */
const TRANSMISSION = {
  heirs: { family_situation: 'spouse', has_spouse_donation: true, children: 2, spouse_age: 68 },
  patrimony: { owner_home: true, home_value: 500_000.5, home_percentage: 33.3, family_at_home: true, passif: 12.34 },
  life_insurances: {
    has_life_insurance: true,
    life_insurances_list: (['spouse', 'children', 'heir', 'beneficiary'] as const).map((beneficiary) => ({
      name: beneficiary,
      amount: 200_000,
      beneficiary,
      [PROVIDER_CONTRACT]: true,
    })),
  },
}

/** What the calls to the advisor, and of the transmission, are asked with. */
const namedBody = ({ name }: Call, person: Person): unknown => {
  const { accounts } = person
  const user_id = person.oauth_profile.sub
  const { email: advisor_email, id } = person[PROVIDER_ADVISOR] ?? { email: 'nobody@example.org', id: 'nobody' }
  const bodies: Readonly<Record<string, unknown>> = {
    'transmission-simulation': { user_id, ...TRANSMISSION },
    'transmission-initialize': { user_id },
    'transmission-deletion': { user_id },
    's2e-option-bulletin-choice': {
      id: 'bo-4081-2026',
      company_id: 'ent-aubrenne',
      payment_amount: 0,
      instructions: [{ policy_id: '00482190', investment_id: 'monetaire-responsable', amount: 2239.44 }],
      version: 0,
    },
    's2e-abondment-simulator': { investments: { '00482190': { 'monetaire-responsable': 1000 } }, act: 'PARTICIPATION' },
    'ais-abondment-simulator': { investments: { '00482201': { 'equilibre-durable': 1000 } }, act: 'PARTICIPATION' },
    's2e-year-archive': { year: 2025 },
    's2e-download-document': { id: 'positions-2025' },
    'aggregated-investments': { user_id, account_id: `interval-${user_id}-1` },
    'aggregated-transactions': { user_id, account_id: `interval-${user_id}-1` },
    'open-connection': { user_id, connector_id: 'elvenay', consent: true },
    'show-accounts': { shown: [`sainte-ambre-${user_id}-1`] },
    'render-pdf': { title: 'Relevé', language: 'fr', date: '20/11/2026', name: 'Camille', foot: '', blocks: [] },
    's2e-payment': paymentBody(),
    'ais-payment': retirementBody(),
    's2e-payment-documents': { s2e_transaction_id: DEBITED },
    's2e-withdraw': releaseBody({ event_date: '13/09/2026' }),
    'client-withdraw-authorization': { policy_id: accounts.find(({ scope }) => scope === PROVIDER_SCOPE)?.policy_id ?? '0' },
    'esign-retirement': { ...retirementWithdrawalBody(person, TODAY), pension_started: true },
    's2e-refund-context': { type: 'REMBOURSEMENT_DISPONIBLE', id: 'ent-carmandel.REMBOURSEMENT_DISPONIBLE' },
    's2e-switch': {
      main_company_id: 'ent-aubrenne',
      source: { policy_id: '00482190', investments: [{ id: 'actions-europe-durable', amount: 100 }] },
      destination: { policy_id: '00482190', investments: [{ id: 'obligations-responsables', amount: 100 }] },
    },
    'ais-switch': {
      main_company_id: 'ent-lison',
      source: { policy_id: '00317740', investments: [{ id: 'actions-monde-horizon', amount: 100 }] },
      destination: { policy_id: '00317740', investments: [{ id: 'obligations-europe', amount: 100 }] },
    },
    's2e-update-bank-account': {
      main_company_id: 'ent-carmandel',
      purposes: ['VIREMENT'],
      country: 'FR',
      holder: 'Nadia Belkhir',
      iban: 'FR1420041010050500013M02606',
      bic: null,
    },
    's2e-bank-scores': { main_company_id: 'ent-carmandel' },
    's2e-update-email': { email: 'nadia@example.org' },
    's2e-update-personal-phone': { personal_phone: '0199001122' },
    's2e-update-identity': {
      main_company_id: 'ent-carmandel',
      declaration: {
        birth_place: 'Brest',
        birth_country: 'FR',
        nationalities: ['FR'],
        tax_residences: ['FR'],
        occupation: 'CADRE',
        us_person: false,
        politically_exposed: 'NON',
        public_function: null,
        function_end: null,
      },
    },
    's2e-update-address': {
      main_company_id: 'ent-carmandel',
      address: { street_line: '3 rue Haute', zip_postal_code: '44600', locality: 'Saint-Nazaire', country: 'FR' },
      proof: 'BILL',
    },
    'robo-entities': { user_id },
    'robo-profile': { user_id, ...ADVISED },
    'robo-questionnaire': { user_id, ...ADVISED, version: '2026-10', answers: null, confirmed: [] },
    'robo-projection': { user_id, ...ADVISED, profile: 'balanced', horizon_years: 4, monthly_payment: 150 },
    'robo-statement': { user_id, ...ADVISED, profile: 'balanced', horizon_years: 4, choice: 'keep' },
    'robo-admin-import': { scope: 's2e', ...ADVISED },
    'robo-admin-submit': { id: IMPORTED, revision: 1, reason: 'Nouvelle politique de placement' },
    'robo-admin-publish': { id: IMPORTED, revision: 2, effective_on: '01/12/2026' },
    'robo-admin-withdraw': { id: IMPORTED, revision: 3, reason: null },
    'robo-admin-export': { id: IMPORTED },
    's2e-cancel-periodic': { id: SCHEDULED },
    'ais-cancel-periodic': { id: 'vvp-00482201' },
    'advisor-request': { advisor_id: id, email: 'saver@example.org', message: 'Bonjour' },
    'load-transmission': { user_id, advisor_email },
    'load-marel': { user_id, advisor_email },
    'share-transmission': { user_id, advisor_email, spouse_option: null, agreement: true },
    'share-simulation': { advisor_email, properties: { name: 'Camille' }, reason: 'simulation', agreement: false },
  }
  return bodies[name] ?? projectionBodies(person, TODAY)[name] ?? {}
}

/** A plan that is advised, and the version that an import makes of it. */
const ADVISED = { entity_id: 'ent-aubrenne', contract_id: 'pee-aubrenne' }
const IMPORTED = 'grid-6'

/** Administrators who may make a call. */
const roleFor = ({ name }: Call): AdminName => (/publish|withdraw/.test(name) ? 'approver' : 'editor')

/** A letter of Sylvie’s. */
const LETTER = { contract_number: '00489031', code: 'HX6P2CVJ', birth_date: '12/03/1964' }

const bodyOf = (call: Call, person: Person): unknown => {
  const user_id = person.oauth_profile.sub
  if (call === aggregatedAccountsCall || call === externalSavingsCall) return { user_id }
  if (call === contactCall) return { subject: 'other', message: 'Bonjour' }
  if (call === identifyContractCall) return LETTER
  if (call === opinionCall) return { user_id, opinion: { satisfaction: 4 } }
  if (call === transmissionConsentCall) return { user_id, b2v_consent: true }
  if (call === taxSimulationCall) return TAX_REQUEST
  if (call === retirementTransactionsCall) {
    const { type: account_type, policy_id } = person.accounts.find(({ scope }) => scope === 'ais') ?? {
      type: 'PER',
      policy_id: '0',
    }
    return { account_type, policy_id }
  }
  if (call === individualTransactionsCall || call === individualInvestmentsCall)
    return { policy_id: person.accounts.find(({ scope }) => scope === PROVIDER_SCOPE)?.policy_id ?? '0' }
  return call === simulateCall ? simulationOf(person) : namedBody(call, person)
}

/** Numbers of the payments that are made before: again and again, and by debit. */
const [SCHEDULED, DEBITED] = ['41720001', '41720002']

/** Calls about one linked bank. */
const LINK_CALLS: ReadonlySet<Call> = new Set<Call>([
  foundAccountsCall,
  showAccountsCall,
  refreshConnectionCall,
  deleteConnectionCall,
])

/** The parameters of a call, where they name an operation. */
const placesOf = (call: Call, person: Person) => {
  if (call === cancelOperationCall || call === receiptCall) return { id: DEBITED }
  if (call === releaseDocumentsCall) return { id: SCHEDULED }
  if (LINK_CALLS.has(call)) return { id: `sainte-ambre-${person.oauth_profile.sub}` }
  return call === transactionDetailsCall ? operationOf(person) : paramsOf(person)
}

const operationOf = ({ operations = [] }: Person) => ({ id: operations.find(({ scope }) => scope === 's2e')?.id ?? 'none' })

/** What ends or changes what others need comes last: the link to a bank, another contract, and the session. */
const LATE: readonly string[] = ['delete-connection', 'attachment-identify', 'attachment-confirm']
const lastOf = ({ name }: Call): number => (name === 'logout' ? LATE.length + 1 : LATE.indexOf(name) + 1)
const CALLS = CATALOGUE.toSorted((one, other) => lastOf(one) - lastOf(other))

/** Adds answers to the document as examples, each one once: many people are answered the same. */
const exampleBook = (document: Document) => {
  const known = new Set<string>()
  return ({ method, version, path, name }: Call, { status, headers, text, json }: Received, sub: string): void => {
    const response = document.paths[`${basePath(version)}${path}`]?.[method.toLowerCase()]?.responses[status]
    if (response === undefined) throw new Error(`The document knows no answer ${status} of ${method} ${path}`)
    const media = response.content['application/json'] ?? response.content['text/plain']
    if (media === undefined) throw new Error(`The document has no words for ${path}`)
    const answer = `${name} ${status} ${text}`
    if (known.has(answer)) return
    known.add(answer)
    const value = headers.get('Content-Type')?.startsWith('text/plain') === true ? text : json()
    media.examples = { ...media.examples, [sub]: { value } }
  }
}

const HALF_MINUTE_MS = 30_000

/** The request for a bank account that was made last, with the code that was sent for it. */
const bankRequest = () => {
  let last = { request_id: 'none', code: '000000' }
  return {
    note: ({ status, text }: Received): void => {
      const told = status === 200 ? sentCode.safeParse(parseJson(text)).data : undefined
      if (told !== undefined) last = { request_id: told.request_id ?? last.request_id, code: told.demonstration }
    },
    signature: () => ({ ...last, certified: true }),
  }
}
const sentCode = z.object({ request_id: z.string().optional(), demonstration: z.string() })

const askAll = async (addExample: ReturnType<typeof exampleBook>, person: Person) => {
  const { sub } = person.oauth_profile
  const { visit, pass: elapse } = startApi('server', { loadPrinter: async () => async () => new TextEncoder().encode('%PDF') })
  const visitor = visit()
  await visitor.signIn(sub, person.origin)
  for (const more of [MONTHLY, BY_DEBIT])
    await visitor.send({ method: 'POST', path: PAYMENT, body: paymentBody(more), headers: keyed(JSON.stringify(more)) })
  if (sub === 'nadia-belkhir') {
    await confirmByCode(visitor)
    await visitor.send({
      method: 'POST',
      path: '/api/v2/services/api-s2e/withdraw',
      body: releaseBody(),
      headers: keyed('release'),
    })
  }
  const refund = await refundBody(visitor)
  // The request for a bank account comes half a minute before: only then another code is sent.
  const bank = bankRequest()
  if (sub === 'nadia-belkhir') {
    await visitor.send({
      method: 'POST',
      path: pathOf(updateBankAccountCall),
      body: bodyOf(updateBankAccountCall, person),
      files: [pdf()],
      headers: keyed(updateBankAccountCall.name),
    })
    elapse(HALF_MINUTE_MS)
  }
  const statuses = new Map<string, number>()
  const isAdmin = sub === 'sylvie-garnier'
  const pension = pensionBodies(visitor, person)
  const { state } = await askForBank(visitor, { sub })
  let token: string | undefined
  const knownBodies = new Map<string, () => unknown>([
    [refundCall.name, () => refund],
    [returnCall.name, () => ({ state })],
    [signBankAccountCall.name, bank.signature],
    [confirmContractCall.name, () => ({ token: token ?? 'none' })],
  ])
  for (const call of CALLS) {
    // One administrator is enough: their answers do not depend on the person signed in.
    if (isAdmin && (call as Call).area !== undefined && call.name !== 'robo-admin-token')
      await enterAsAdmin(visitor, roleFor(call))
    const pass = isAdmin && call.name === 'robo-admin-token' ? await passAsAdmin(visitor, 'reader') : undefined
    const answer = await visitor.send({
      method: call.method,
      headers: keyed(call.name),
      path: pathOf(call, { ...placesOf(call, person), request_id: bank.signature().request_id }, queryOf(call, person)),
      ...(call.request === undefined
        ? {}
        : { body: pass ?? (await pension.bodyOf(call)) ?? knownBodies.get(call.name)?.() ?? bodyOf(call, person) }),
      ...((call as Call).files === undefined ? {} : { files: [call.name === 'robo-admin-import' ? gridCsv() : pdf()] }),
    })
    pension.note(answer)
    bank.note(answer)
    if (call.name === 'attachment-identify' && answer.status === 200)
      ({ token } = identifyContractCall.answer.parse(answer.json()))
    statuses.set(call.name, answer.status)
    if (answer.status !== 204) addExample(call, answer, sub)
  }
  return statuses
}

/** Those whose answers together have every call, status, field and list that the answers of anybody have; `npm run test:all` asks everybody. */
const VARIED: ReadonlySet<string> = new Set([
  'sylvie-garnier',
  'nadia-belkhir',
  'lea-morvan',
  'camille-verdier',
  'bruno-castagne',
  'ines-caradec',
  'hugo-delmas',
  'karim-vasseur',
  'marc-delorme',
  'helene-fontanel',
])
const ASKED = process.env['TEST_ALL'] === 'yes' ? PEOPLE : PEOPLE.filter(({ oauth_profile: { sub } }) => VARIED.has(sub))

/** Every call for everybody: on a busy machine it takes longer than other tests may. */
const EVERY_CALL_MS = 180_000

describe('the OpenAPI document and the answers', () => {
  it(
    'agree: whatever a seeded person is answered is as the document says, with nothing that it does not name',
    async () => {
      const document = JSON.parse(JSON.stringify(openApiDocument('1.0.0'))) as Document
      const addExample = exampleBook(document)
      const answered = new Set<string>()
      for (const person of ASKED)
        for (const [name, status] of await askAll(addExample, person)) if (status === 200 || status === 204) answered.add(name)
      expect([...answered].toSorted()).toEqual(CATALOGUE.map(({ name }) => name).toSorted())

      const config = await createConfig({ rules: { 'no-invalid-media-type-examples': 'error' } })
      const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config })
      expect(problems.map(({ message, location }) => `${location[0]?.pointer ?? ''} ${message}`)).toEqual([])
    },
    EVERY_CALL_MS,
  )
})
