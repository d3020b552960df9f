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

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [
  operationPage('one operation', 'op-00482190-1'),
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
