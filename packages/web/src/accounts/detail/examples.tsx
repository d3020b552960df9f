import { routeOf } from '@hautelisse/domain/portal'
import { PageContext, type Between, type Example } from '../../shell/index.ts'
import { SavingsDetail } from './detail-page.tsx'

/** The detail of one account, opened by a seeded saver. */
export const accountPage = (
  name: string,
  {
    person = 'sylvie-garnier',
    type,
    id,
    between,
  }: { readonly person?: string; readonly type: string; readonly id: string; readonly between?: Between },
): Example => ({
  name,
  element: (
    <PageContext
      value={{
        kind: 'show',
        route: routeOf('savings-detail-account'),
        params: { selectionFilter: 'type', filter: type, id },
        layout: 'collective',
      }}
    >
      <SavingsDetail />
    </PageContext>
  ),
  address: `/epargne/detail/type/${type}/${id}`,
  ports: { person, between },
})

/** All accounts of a seeded saver. */
export const accountsPage = (name: string, person = 'sylvie-garnier', between?: Between): Example => ({
  name,
  element: (
    <PageContext value={{ kind: 'show', route: routeOf('accounts'), params: {}, layout: 'collective' }}>
      <SavingsDetail />
    </PageContext>
  ),
  address: '/accounts',
  ports: { person, between },
})

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [
  accountPage('a plan with compartments', { type: 'PERO', id: '00482176' }),
  accountPage('a company savings plan', { type: 'PEE', id: '00482190' }),
  accountPage('an account of another bank', { type: 'LIFE', id: '90014081' }),
  accountsPage('all accounts'),
  accountsPage('long names and high amounts', 'anatole-de-kerguenec'),
]
