import type { Between, Example } from '../shell/index.ts'
import { ConsentsModal } from './consents-modal.tsx'

/** A member opens what they agreed to. */
export const consents = (onClose: () => void, between?: Between): Example => ({
  name: 'the consents',
  element: <ConsentsModal onClose={onClose} />,
  ports: { person: 'sylvie-garnier', between },
})

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [consents(() => {})]
