import type { Statecharts } from '../statecharts/index.ts'
import { consentsMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  consents: {
    title: 'Consents',
    summary: 'What a person consented to, and the modal in which the consent to pass company pension data on is changed.',
    machine: consentsMachine,
  },
}
