import { routeOf, type RouteId } from '@hautelisse/domain/portal'
import { PageContext, type Between, type Example } from '../shell/index.ts'
import { OperationDetail } from './named-operation.tsx'
import { OperationsHistory } from './operations-history.tsx'

const shown = (id: RouteId, params: Readonly<Record<string, string>> = {}) =>
  ({ kind: 'show', route: routeOf(id), params, layout: 'collective' }) as const

/** The page of the operation that an id names, opened by a saver with several. */
export const operationPage = (name: string, id: string, between?: Between): Example => ({
  name,
  element: (
    <PageContext value={shown('operation', { transaction_id: id })}>
      <OperationDetail />
    </PageContext>
  ),
  address: `/operations/${id}`,
  ports: { person: 'sylvie-garnier', ...(between === undefined ? {} : { between }) },
})

/** More is said of an operation than the API does. */
export const saying =
  (id: string, more: string): Between =>
  async (request, pass) => {
    const answer = await pass()
    if (!request.path.includes('/services/operations/')) return answer
    return { ...answer, body: answer.body.replaceAll(`"id":"${id}"`, `"id":"${id}",${more}`) }
  }

type Given = { readonly person?: string; readonly query?: string; readonly between?: Between }

/** The page of all operations. */
export const historyPage = (name: string, { person = 'sylvie-garnier', query = '', between }: Given = {}): Example => ({
  name,
  element: (
    <PageContext value={shown('operations')}>
      <OperationsHistory />
    </PageContext>
  ),
  address: `/operations${query}`,
  ports: { person, ...(between === undefined ? {} : { between }) },
})

export const LONG_LABEL = 'Opération exceptionnelle de régularisation '.repeat(3).trim()

/** One of many operations, by its place among them. */
export const madeOperation = (place: number) => ({
  id: `o-${place}`,
  scope: 's2e',
  type: 'VERSEMENT',
  label: '',
  status: place % 50 === 0 ? 'À vérifier' : 'Traité',
  date: `${String((place % 28) + 1).padStart(2, '0')}/0${(place % 9) + 1}/${2026 - (place % 4)}`,
  amount: 999_999_999_999.99,
})

const json = (body: unknown) => Promise.resolve({ status: 200, body: JSON.stringify(body) })

/** Answers the two lists of operations, and the details of each of them, with others. */
export const answering =
  (given: {
    readonly progress?: readonly object[]
    readonly done?: readonly object[]
    readonly scheduled?: readonly object[]
    readonly details?: object
  }): Between =>
  ({ path }, pass) => {
    if (path.includes('periodic-vv')) return json({ periodic_vv: given.scheduled ?? [], error_scope: [] })
    if (path.includes('status=progress')) return json({ operations: given.progress ?? [], error_scope: [] })
    if (path.includes('status=done')) return json({ operations: given.done ?? [], error_scope: [] })
    if (path.includes('/details') && given.details !== undefined) return json({ s2e_transaction_details: given.details })
    return pass()
  }

/** Operations whose lists cannot be read. */
const unread: Between = (request, pass) => {
  if (request.path.includes('/services/operations/')) throw new Error('The network is lost.')
  return pass()
}

/** A label of 130 characters, an unknown type and state, and a payment that is scheduled for later. */
export const unknownWords = historyPage('words that nobody knows, and long names', {
  query: '?years=all',
  between: answering({
    progress: [
      {
        ...madeOperation(1),
        label: LONG_LABEL,
        status: 'En cours',
        type: 'INCONNU',
        timeline: [{ step: 'Contrôle', day: '24/11/2026', done: false }],
      },
    ],
    done: [{ ...madeOperation(2), type: 'COMPTABLE_REALLOCATION' }, { ...madeOperation(3), type: 'INCONNU' }, madeOperation(0)],
    scheduled: [
      {
        id: 'p',
        scope: 's2e',
        policy_id: '00482190',
        amount: 100,
        periodicity: 'QUARTERLY',
        status: 'En cours',
        start_date: '15/01/2027',
        repartitions: [],
      },
    ],
  }),
})

export const RELEASE_ID = '41720118'
const lot = (fund: string, origin: string, acquired: string, available: string, units: number, amount: number) => ({
  policy_id: '00482190',
  investment_id: fund,
  origin,
  acquired_on: acquired,
  available_on: available,
  units,
  amount,
})
const sells = (fund: string, amount: number) => ({
  policy_id: '00482190',
  investment_id: fund,
  amount,
  meaning: 'RACHAT',
})

/** 5 000,00 € for a home out of Sylvie's PEE, whose documents were accepted: on the 24th it can be taken back until 18:00. */
const RELEASE = {
  id: RELEASE_ID,
  scope: 's2e',
  policy_id: '00482190',
  type: 'REMBOURSEMENT',
  label: 'Déblocage anticipé',
  status: 'En cours',
  date: '20/11/2026',
  amount: 4791.68,
  gross_amount: 5000,
  request_key: 'example',
  cancellable: true,
  cancellable_until: { day: '24/11/2026', hour: '18:00' },
  timeline: [
    { step: 'requested', day: '20/11/2026', done: true },
    { step: 'checked', day: '24/11/2026', done: false },
    { step: 'sale', day: '26/11/2026', done: false },
    { step: 'transfer-sent', day: '27/11/2026', done: false },
    { step: 'on-account', day: '30/11/2026', done: false },
  ],
}
const RELEASE_DETAILS = {
  id: RELEASE_ID,
  date: '20/11/2026',
  gross_amount: 5000,
  net_amount: 4791.68,
  social_tax: 208.32,
  payment_amount: 4791.68,
  instructions: [sells('actions-europe-durable', 4604.57), sells('obligations-responsables', 395.43)],
  allocable_accounts: [],
  status: 'VALIDEE',
  asked: {
    day: '20/11/2026',
    hour: '10:42',
    with_code: true,
    release: 'HOME',
    event_date: '14/09/2026',
    funds: ['actions-europe-durable', 'obligations-responsables'],
  },
  lots: [
    lot('actions-europe-durable', 'profit-sharing', '31/05/2023', '01/06/2028', 10, 1843.7),
    lot('actions-europe-durable', 'incentive-bonus', '31/05/2024', '01/06/2029', 10, 1843.7),
    lot('actions-europe-durable', 'top-up', '29/05/2026', '01/06/2031', 4.9746, 917.17),
    lot('obligations-responsables', 'payment', '31/05/2022', '01/06/2027', 3.5162, 395.43),
  ],
  unit_values: [
    { investment_id: 'actions-europe-durable', value: 184.37, day: '18/11/2026' },
    { investment_id: 'obligations-responsables', value: 112.46, day: '18/11/2026' },
  ],
  sales: [{ tax: 'charges', value: 11404.16, paid_in: 8849.63, amount: 5000, on: '20/11/2026' }],
  documents: [
    { kind: 'DEED', name: 'attestation-notaire.pdf', bytes: 1_400_000, state: 'received', day: '20/11/2026' },
    { kind: 'FINANCING_PLAN', name: 'plan-financement.pdf', bytes: 800_000, state: 'received', day: '20/11/2026' },
  ],
  paid_to: { by: 'bank', last_digits: '2606' },
}

/** Its lots, were the oldest one of 2016. */
export const EARLY_LOTS = RELEASE_DETAILS.lots.map((one, at) => (at === 0 ? { ...one, acquired_on: '31/05/2016' } : one))

/** What the API tells of that release, with what is otherwise told of it. */
export const tellingRelease = (operation: object = {}, details: object = {}): Between => {
  const told = { ...RELEASE, ...operation }
  return answering({
    ...(told.status === 'En cours' ? { progress: [told] } : { done: [told] }),
    details: { ...RELEASE_DETAILS, ...details },
  })
}

/** The page of that release. */
export const releasePage = (name: string, operation: object = {}, details: object = {}): Example =>
  operationPage(name, RELEASE_ID, tellingRelease(operation, details))

const DONE = RELEASE.timeline.map(({ step, day }) => ({ step, day, done: true }))
const documentsThat = (state: string) =>
  RELEASE_DETAILS.documents.map((one) => Object.assign({}, one, { state, day: '24/11/2026' }))
const ENDED = { status: 'Annulé', cancellable: false, timeline: DONE.slice(0, 2) } as const

/** The same release once it was paid, taken back, or its documents refused. */
export const SETTLED = {
  operation: { status: 'Traité', cancellable: false, timeline: DONE },
  details: { documents: documentsThat('accepted') },
} as const
export const TAKEN_BACK = { ...ENDED, timeline: DONE.slice(0, 1), reason: 'cancelled' } as const
export const REFUSED = {
  operation: { ...ENDED, reason: 'refused' },
  details: { documents: documentsThat('refused') },
} as const

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [
  operationPage('one operation', 'op-00482190-1'),
  releasePage('a release under way'),
  {
    ...releasePage('a release with its lots and its calculation'),
    acts: [
      { press: 'section [aria-expanded="false"][aria-controls]' },
      { press: 'aside button[aria-expanded="false"]' },
      { until: 'aside button[aria-expanded="true"]' },
    ],
  },
  releasePage('a release that was paid', SETTLED.operation, SETTLED.details),
  releasePage('a release that was taken back', TAKEN_BACK),
  releasePage('a release that was refused', REFUSED.operation, REFUSED.details),
  operationPage(
    'an operation that moved something else than was told',
    'op-00482190-1',
    saying('op-00482190-1', '"told_amount":3209.41,"differs_by":["values","payments"]'),
  ),
  operationPage(
    'a payment whose card was refused',
    'op-00482190-1',
    answering({
      done: [
        {
          ...madeOperation(1),
          id: 'op-00482190-1',
          label: 'Versement par Carte Bancaire',
          status: 'Annulé',
          reason: 'refused',
          policy_id: '00482190',
          amount: 300,
          date: '20/11/2026',
          timeline: [{ step: 'requested', day: '20/11/2026', done: true }],
        },
      ],
    }),
  ),
  operationPage('an operation that is not theirs', 'nothing'),
  operationPage('an operation that could not be read', 'op-00482190-1', unread),
  historyPage('all operations'),
  historyPage('no operation that is asked for', { query: '?search=xyz' }),
  {
    ...historyPage('an operation that went partly to the bank', { query: '?years=2024&search=intéressement' }),
    acts: [{ press: '[data-part="open"]' }, { until: 'main [role="img"]' }],
  },
  unknownWords,
  {
    ...historyPage('one of all operations in full'),
    acts: [{ press: '[data-part="open"]' }, { until: '[data-part="open"][aria-expanded="true"]' }],
  },
  historyPage('no operation yet', { person: 'camille-verdier' }),
  historyPage('operations of which a family is missing', { person: 'karim-vasseur' }),
  historyPage('long names and high amounts', { person: 'anatole-de-kerguenec' }),
]
