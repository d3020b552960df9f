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

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [
  operationPage('one operation', 'op-00482190-1'),
  historyPage('all operations'),
  {
    ...historyPage('one of all operations in full'),
    acts: [{ press: '[data-part="open"]' }, { until: '[data-part="open"][aria-expanded="true"]' }],
  },
  historyPage('no operation yet', { person: 'camille-verdier' }),
  historyPage('operations of which a family is missing', { person: 'karim-vasseur' }),
  historyPage('long names and high amounts', { person: 'anatole-de-kerguenec' }),
]
