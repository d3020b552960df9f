import fc from 'fast-check'

import { BI_STATES } from '../accounts/index.ts'
import type { PlainMoment } from '../calendar/index.ts'
import { datesOfYears } from '../calendar/arbitraries.ts'
import { consentUntil } from './consent.ts'
import type { Connection } from './model.ts'

/** Minutes of days. */
export const anyMoment: fc.Arbitrary<PlainMoment> = fc.record({
  day: datesOfYears(2026, 2028),
  time: fc
    .integer({ min: 0, max: 1439 })
    .map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`),
})

/** Linked banks in every state. */
export const anyConnection: fc.Arbitrary<Connection> = fc
  .record({
    id: fc.uuid(),
    name: fc.constantFrom('Banque Sainte-Ambre', 'Crédit d’Elvenay', ''),
    bi_state: fc.constantFrom(null, ...BI_STATES, 'sometimesLater'),
    given_on: datesOfYears(2026, 2027),
    last_update: anyMoment,
  })
  .map((drawn) => Object.assign({}, drawn, { connector_id: 'elvenay', consent_until: consentUntil(drawn.given_on) }))
