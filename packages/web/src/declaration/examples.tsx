import { routeOf } from '@hautelisse/domain/portal'
import { PageContext, type Between, type Example } from '../shell/index.ts'
import { DeclarationPage } from './declaration-page.tsx'

/** The page of a saver. */
export const declarationPage = (name: string, person: string, between?: Between): Example => ({
  name,
  element: (
    <PageContext value={{ kind: 'show', route: routeOf('declaration'), params: {}, layout: 'collective' }}>
      <DeclarationPage />
    </PageContext>
  ),
  address: '/operations/declaration',
  ports: { person, ...(between === undefined ? {} : { between }) },
})

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [
  declarationPage('what goes into the tax return', 'sylvie-garnier'),
  declarationPage('nothing for the tax return', 'camille-verdier'),
  declarationPage('a year of which a part is missing', 'karim-vasseur'),
]
