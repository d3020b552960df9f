import type { Between, Example, ExamplePorts, PageExample } from '../shell/index.ts'
import { SavingsHome } from './savings-home.tsx'

/** A member on their home, with what becomes of its calls. */
export const home = (person = 'sylvie-garnier', ports: Omit<ExamplePorts, 'person'> = {}): Example => ({
  name: `the home of ${person}`,
  element: <SavingsHome />,
  address: '/epargne',
  ports: { person, ...ports },
})

/** The family of employee savings does not answer. */
const withoutEmployeeSavings: Between = (request, pass) =>
  request.path.endsWith('/services/api-s2e/accounts')
    ? Promise.resolve({ status: 500, body: JSON.stringify({ errorData: 'ERR_INTERNAL' }) })
    : pass()

/** None of the three families of accounts answers. */
const withoutAccounts: Between = (request, pass) =>
  /\/services\/(?:api-ais|api-s2e|budget-insight)\/accounts$/.test(request.path)
    ? Promise.resolve({ status: 500, body: JSON.stringify({ errorData: 'ERR_INTERNAL' }) })
    : pass()

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly (Example | PageExample)[] = [
  ...[
    'sylvie-garnier',
    'thomas-leroux',
    'marc-delorme',
    'helene-fontanel',
    'camille-verdier',
    'marie-antoinette-de-la-rochebrune',
  ].map((person) => home(person)),
  { ...home('sylvie-garnier', { between: withoutEmployeeSavings }), name: 'the home without a family that could not be read' },
  {
    ...home('sylvie-garnier', { between: withoutAccounts, today: '2023-12-10', time: '07:30:00+01:00' }),
    name: 'the home during an announced maintenance',
  },
  { ...home('karim-vasseur', { today: '2025-10-09' }), name: 'the value-sharing bonus, on its last day' },
  { ...home('sylvie-garnier', { hiddenAmounts: true }), name: 'the home with hidden amounts' },
  { name: 'the home in the brand Carmandel', address: '/epargne', ports: { person: 'nadia-belkhir' } },
]
