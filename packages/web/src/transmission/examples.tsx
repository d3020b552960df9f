import type { Example } from '../shell/index.ts'
import { TransmissionSimulator } from './simulator.tsx'

const alone = <TransmissionSimulator onTake={() => undefined} />

/** A customer of the simulator, without anything saved. */
export const BEGINNING: Example = {
  name: 'the introduction, to a customer of the simulator',
  element: alone,
  address: '/transmission',
  ports: { person: 'helene-fontanel' },
}

/** The same, whose answers cannot be saved. */
export const UNSAVED: Example = {
  ...BEGINNING,
  name: 'answers that cannot be saved',
  ports: {
    person: 'helene-fontanel',
    between: (request, pass) => {
      if (request.path.endsWith('/simulators/transmission/simulation')) throw new TypeError('offline')
      return pass()
    },
  },
}
