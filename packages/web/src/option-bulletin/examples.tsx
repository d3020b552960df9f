import { routeOf } from '@hautelisse/domain/portal'
import { PageContext, type Example } from '../shell/index.ts'
import { BulletinChoice, OperationChoice } from './named-bulletin.tsx'

/** The page of the choice that an id names, opened by a saver with one to make. */
export const bulletinPage = (name: string, id: string): Example => ({
  name,
  element: (
    <PageContext value={{ kind: 'show', route: routeOf('bulletin-option'), params: { idBulletin: id }, layout: 'collective' }}>
      <BulletinChoice />
    </PageContext>
  ),
  address: `/transactional/bulletin-option/${id}`,
  ports: { person: 'sylvie-garnier' },
})

/** A choice that was made before, which its operation offers to change. */
export const changePage: Example = {
  name: 'a choice to change',
  element: (
    <PageContext
      value={{
        kind: 'show',
        route: routeOf('operation-choice'),
        params: { idTransaction: 'txn-7712-2026' },
        layout: 'collective',
      }}
    >
      <OperationChoice />
    </PageContext>
  ),
  address: '/transactional/operations/txn-7712-2026',
  ports: { person: 'nadia-belkhir' },
}

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [
  bulletinPage('a choice to make', 'bo-4081-2026'),
  bulletinPage('a choice that is not theirs', 'nothing'),
  changePage,
]
