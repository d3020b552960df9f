import type { Example } from '../shell/index.ts'
import { TaxSimulator } from './simulator.tsx'

/** Somebody unknown opens the simulator. */
export const FIRST_QUESTION: Example = {
  name: 'the first question, to somebody unknown',
  element: <TaxSimulator />,
  address: '/simulateur/impots',
}
