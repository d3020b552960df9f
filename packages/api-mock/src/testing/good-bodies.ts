import { aggregatedAccountsCall, individualInvestmentsCall } from '@hautelisse/domain/accounts'
import { externalSavingsCall, identifyContractCall } from '@hautelisse/domain/attachment'
import { plainDate } from '@hautelisse/domain/calendar'
import { transmissionConsentCall } from '@hautelisse/domain/consents'
import { contactCall } from '@hautelisse/domain/contact'
import { PROVIDER_ADVISOR, PROVIDER_CONTRACT, PROVIDER_SCOPE, type Call } from '@hautelisse/domain/contract'
import { ZERO_EUROS } from '@hautelisse/domain/money'
import { individualTransactionsCall, retirementTransactionsCall } from '@hautelisse/domain/operations'
import { opinionCall } from '@hautelisse/domain/opinion'
import { taxSimulationCall } from '@hautelisse/domain/tax-saving'
import { contractsOf, simulateCall, writeDistribution } from '@hautelisse/domain/withdrawal'

import type { Person } from '../people/index.ts'
import { paymentDraft, pensionAnswers } from './drafts.ts'
import { paymentBody, retirementBody } from './payments.ts'
import { projectionBodies } from './projections.ts'
import { releaseBody } from './releases.ts'
import { retirementWithdrawalBody } from './retirement-withdrawals.ts'
import type { AdminName } from './robo-admin.ts'
import { keptTax } from './simulations.ts'
import { TODAY } from './visitor.ts'

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
    'account-purpose': { purpose: 'housing' },
    'kept-write': { content: paymentDraft() },
    'kept-answers-write': { content: pensionAnswers() },
    'kept-simulation-write': keptTax(),
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
export const roleFor = ({ name }: Call): AdminName => (/publish|withdraw/.test(name) ? 'approver' : 'editor')

/** A letter of Sylvie’s. */
const LETTER = { contract_number: '00489031', code: 'HX6P2CVJ', birth_date: '12/03/1964' }

/** A body that the call accepts of a seeded person, where what came before has nothing to say about it. */
export const goodBody = (call: Call, person: Person): unknown => {
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
export const [SCHEDULED, DEBITED] = ['41720001', '41720002']
