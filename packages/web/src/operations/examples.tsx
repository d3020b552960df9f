import { routeOf } from '@hautelisse/domain/portal'
import { PageContext, type Between, type Example } from '../shell/index.ts'
import { OperationDetail } from './named-operation.tsx'

/** The page of the operation that an id names, opened by a saver with several. */
export const operationPage = (name: string, id: string, between?: Between): Example => ({
  name,
  element: (
    <PageContext value={{ kind: 'show', route: routeOf('operation'), params: { transaction_id: id }, layout: 'collective' }}>
      <OperationDetail />
    </PageContext>
  ),
  address: `/operations/${id}`,
  ports: { person: 'sylvie-garnier', ...(between === undefined ? {} : { between }) },
})
