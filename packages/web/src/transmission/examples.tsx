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

/** The same, whose result can be neither shared nor deleted; of the share the server says why. */
export const REFUSED: Example = {
  ...BEGINNING,
  name: 'a result that can be neither shared nor deleted',
  ports: {
    person: 'helene-fontanel',
    between: (request, pass) => {
      if (request.method === 'DELETE') throw new TypeError('offline')
      if (!request.path.endsWith('/share-simulation-transmission')) return pass()
      const body = JSON.stringify({ errorData: 'ERR_LIMIT', message: 'Vous avez déjà partagé cette simulation aujourd’hui.' })
      return Promise.resolve({ status: 422, body })
    },
  },
}

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [BEGINNING]
