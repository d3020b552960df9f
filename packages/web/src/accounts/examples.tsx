import type { Between, Example, ExamplePorts } from '../shell/index.ts'
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

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [
  ...[
    'sylvie-garnier',
    'thomas-leroux',
    'marc-delorme',
    'helene-fontanel',
    'camille-verdier',
    'marie-antoinette-de-la-rochebrune',
  ].map((person) => home(person)),
  { ...home('sylvie-garnier', { between: withoutEmployeeSavings }), name: 'the home without a family that could not be read' },
]
