import { routeOf } from '@hautelisse/domain/portal'
import { PageContext, type Between, type Example } from '../shell/index.ts'
import { Messages } from './messages-page.tsx'

/** The inbox of a person. */
export const inbox = (name: string, person: string, between?: Between): Example => ({
  name,
  element: (
    <PageContext value={{ kind: 'show', route: routeOf('messages'), params: {}, layout: 'collective' }}>
      <Messages />
    </PageContext>
  ),
  address: '/messages',
  ports: { person, ...(between === undefined ? {} : { between }) },
})

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [
  inbox('the thread', 'sylvie-garnier'),
  inbox('no message', 'camille-verdier'),
  inbox('a part is missing', 'sylvie-garnier', ({ path }, pass) =>
    path.endsWith('/alerts') ? Promise.resolve({ status: 500, body: '{"errorData":"ERR_INTERNAL"}' }) : pass(),
  ),
]
