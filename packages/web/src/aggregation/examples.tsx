import { BI_STATES, type BiState } from '@hautelisse/domain/accounts'
import { consentUntil, connectionsCall, type Connection, type ConsentRecord } from '@hautelisse/domain/aggregation'
import { plainDate } from '@hautelisse/domain/calendar'
import { linkingEntry } from '@hautelisse/machines/aggregation'
import type { Between, PageExample } from '../shell/index.ts'

const ADDRESS = '/aggregation'
const PERSON = 'sylvie-garnier'

type Link = {
  readonly id: string
  readonly name: string
  readonly given: string
  readonly state: BiState | null
  readonly told: string
}

const linkOf = ({ id, name, given, state, told }: Link): Connection => ({
  id,
  connector_id: id,
  name,
  bi_state: state,
  given_on: plainDate(given),
  consent_until: consentUntil(plainDate(given)),
  last_update: { day: plainDate(told), time: '09:12' },
})
const recordOf = ({ name, given }: Link): ConsentRecord => ({
  name,
  given_on: plainDate(given),
  until: consentUntil(plainDate(given)),
  renewed_on: [],
})

type Held = Link & { readonly type: string; readonly title: string; readonly balance: number }

const accountOf = ({ id, name, state, told, type, title, balance }: Held) => ({
  type,
  scope: 'bi',
  title,
  policy_id: `90${id.length}4081`,
  company_name: name,
  balance,
  date: told.split('-').toReversed().join('/'),
  bi_state: state,
  connection_id: id,
})

/** Answers the links and accounts of a person as they are given here. */
const answering =
  (held: readonly Held[]): Between =>
  async (request, pass) => {
    if (request.method === 'GET' && request.path.endsWith('/budget-insight/connections')) {
      const links = { connections: held.map(linkOf), register: held.map(recordOf) }
      return { status: 200, body: JSON.stringify(connectionsCall.answer.encode(links)) }
    }
    if (request.path.endsWith('/budget-insight/accounts') && request.method === 'POST')
      return { status: 200, body: JSON.stringify({ bi_accounts: held.map(accountOf) }) }
    return pass()
  }

/** Four banks in four states, as the mock-up has them. */
export const FOUR: readonly Held[] = [
  {
    id: 'sainte-ambre',
    name: 'Banque Sainte-Ambre',
    given: '2026-09-02',
    state: null,
    told: '2026-11-20',
    type: 'LIFE',
    title: 'Assurance vie',
    balance: 9850,
  },
  {
    id: 'interval-e',
    name: 'Interval Épargne',
    given: '2026-07-20',
    state: 'SCARequired',
    told: '2026-11-16',
    type: 'PERCO',
    title: 'PERCO',
    balance: 2500,
  },
  {
    id: 'rouvre',
    name: 'Crédit du Rouvre',
    given: '2026-10-14',
    state: 'websiteUnavailable',
    told: '2026-11-18',
    type: 'LIFE',
    title: 'Assurance vie',
    balance: 6420,
  },
  {
    id: 'valmorin-caisse',
    name: 'Caisse Valmorin',
    given: '2026-06-06',
    state: null,
    told: '2026-11-20',
    type: 'PEE',
    title: 'PEE, Imprimerie Dorval',
    balance: 3180.5,
  },
]

const page = (name: string, more: PageExample['ports'] & object = {}, address = ADDRESS): PageExample => ({
  name,
  address,
  ports: { person: PERSON, ...more },
})

/** Accounts elsewhere as they are given. */
export const elsewherePage = (name: string, held: readonly Held[]): PageExample => page(name, { between: answering(held) })

/** One bank in one state of the aggregator. */
export const inState = (state: BiState): PageExample =>
  elsewherePage(`a bank in the state ${state}`, [
    {
      id: 'elvenay',
      name: 'Crédit d’Elvenay',
      given: '2026-09-02',
      state,
      told: '2026-11-18',
      type: 'LIFE',
      title: 'Assurance vie',
      balance: 6420,
    },
  ])

const chosen = { connector: 'elvenay', name: 'Crédit d’Elvenay', renews: false }
const stored = (more: { readonly state?: string; readonly link?: string } = {}) => ({
  stored: { [linkingEntry.key]: linkingEntry.format({ ...chosen, ...more }) },
})

/** The page could not be read. */
const silent: Between = (request, pass) => {
  if (request.path.endsWith('/budget-insight/connections') || request.path.endsWith('/budget-insight/connectors'))
    throw new TypeError('offline')
  return pass()
}

/** A server that has no calls to link a bank. */
const without: Between = async (request, pass) => {
  const answer = await pass()
  if (!request.path.endsWith('/version')) return answer
  return { ...answer, body: JSON.stringify({ ...(JSON.parse(answer.body) as object), extensions: [] }) }
}

/** A step of the linking. */
export const stepPage = (name: string, step: string, more: PageExample['ports'] & object = {}): PageExample =>
  page(name, more, `${ADDRESS}/${step}`)

/** Two accounts that the bank offers, one of which is here already. */
const offering: Between = async (request, pass) => {
  if (!request.path.endsWith('/connections/new/accounts')) return pass()
  if (request.method !== 'GET') return { status: 200, body: '"OK"' }
  const account = { id: 'a', type: 'LIFE', title: 'Assurance vie Horizon', policy_id: '7741 0932', balance: 6420 }
  const accounts = [
    { ...account, is_known: false, is_shown: false },
    { ...account, id: 'b', type: 'PEE', title: 'PEE', policy_id: '0048 2190', is_known: true, is_shown: false },
  ]
  return { status: 200, body: JSON.stringify({ name: 'Crédit d’Elvenay', accounts, left_out: ['Compte courant', 'Livret A'] }) }
}

/** The accounts of a bank that was just linked. */
export const picking = stepPage('the accounts to be shown', 'confirmation', { ...stored({ link: 'new' }), between: offering })

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  elsewherePage('four banks in four states', FOUR),
  page('the banks of Sylvie'),
  page('nothing elsewhere', { person: 'nadia-belkhir' }),
  elsewherePage('a consent that has ended', [
    {
      id: 'sainte-ambre',
      name: 'Banque Sainte-Ambre',
      given: '2026-04-02',
      state: 'SCARequired',
      told: '2026-09-29',
      type: 'LIFE',
      title: 'Assurance vie',
      balance: 9850,
    },
  ]),
  ...BI_STATES.map(inState),
  page('banks that cannot be read', { between: silent }),
  page('a server that links no bank', { between: without }),
  stepPage('the choice of a bank', 'choice'),
  stepPage('banks that cannot be listed', 'choice', { between: silent }),
  stepPage('the consent', 'identification', stored()),
  {
    ...stepPage('a consent that is missing', 'identification', stored()),
    acts: [{ press: 'main form button[type="submit"]' }, { until: '[aria-invalid="true"]' }],
  },
  picking,
  { ...picking, name: 'a bank that is linked', acts: [{ press: 'main form button[type="submit"]' }, { until: 'main aside li' }] },
  stepPage('a return that nobody awaits', 'callback?state=another', stored({ state: 'abc' })),
]
