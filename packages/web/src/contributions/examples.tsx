import type { Between, Example } from '../shell/index.ts'
import { GaugeModal } from './gauge-modal.tsx'

const close = (): void => {}

/** A member opens the ceilings of the year. */
export const gauges = (person: string, between?: Between): Example => ({
  name: `the ceilings of ${person}`,
  element: <GaugeModal onClose={close} />,
  ports: { person, between },
})

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [
  ...['sylvie-garnier', 'nadia-belkhir', 'lea-morvan'].map((person) => gauges(person)),
  {
    ...gauges('sylvie-garnier', ({ path }, pass) =>
      path.includes('/api-s2e/contribution-gauge/')
        ? Promise.resolve({ status: 500, body: '{"errorData":"ERR_INTERNAL"}' })
        : pass(),
    ),
    name: 'ceilings of which one call knows nothing',
  },
]
