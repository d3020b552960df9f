import type { Example } from '../shell/index.ts'
import { WithdrawalSimulator } from './simulator.tsx'

/** A saver with several contracts opens the simulator. */
export const FIRST_STEP: Example = {
  name: 'the reminder of the contracts',
  element: <WithdrawalSimulator />,
  ports: { person: 'sylvie-garnier' },
}
