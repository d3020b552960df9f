import type { Example } from '../shell/index.ts'
import { RetirementAdvisorModal, TransmissionAdvisorModal } from './advisor-modal.tsx'

const close = (): void => undefined

/** The window of those who prepare their estate. */
export const TRANSMISSION: Example = {
  name: 'the message to the advisor, from the simulator of transmissions',
  element: <TransmissionAdvisorModal onClose={close} />,
  ports: { person: 'helene-fontanel' },
}

/** The window of the customers of individual contracts. */
export const RETIREMENT: Example = {
  name: 'the message to the advisor, from retirement savings',
  element: <RetirementAdvisorModal onClose={close} />,
  ports: { person: 'marc-delorme' },
}

/** A message that does not reach the advisor. */
export const UNSENT: Example = {
  ...TRANSMISSION,
  name: 'a message that cannot be sent',
  ports: {
    person: 'helene-fontanel',
    between: (request, pass) => {
      if (request.path.endsWith('/advisor/request')) throw new TypeError('offline')
      return pass()
    },
  },
}

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [TRANSMISSION, RETIREMENT]
