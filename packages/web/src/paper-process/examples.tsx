import type { Example } from '../shell/index.ts'
import { PaperModal } from './paper-modal.tsx'

const close = (): void => {}

/** A member opens the help for a release by post. */
export const paperHelp = (name: string, person: string): Example => ({
  name,
  element: <PaperModal onClose={close} />,
  ports: { person },
})

/** States of the room, for those who look at all of them. */
export const EXAMPLES: readonly Example[] = [
  paperHelp('both families', 'sylvie-garnier'),
  paperHelp('no guide', 'camille-verdier'),
]
