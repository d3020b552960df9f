import type { Example, ExamplePorts } from '../shell/index.ts'
import { SavingsHome } from './savings-home.tsx'

/** A member on their home, with what becomes of its calls. */
export const home = (person = 'sylvie-garnier', ports: Omit<ExamplePorts, 'person'> = {}): Example => ({
  name: `the home of ${person}`,
  element: <SavingsHome />,
  address: '/epargne',
  ports: { person, ...ports },
})
