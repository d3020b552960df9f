import * as z from 'zod'

import { defineCall, ok } from '../contract/index.ts'
import type { Option } from '../inheritance/index.ts'
import { MOST_CHARACTERS } from './message.ts'

const advisor_email = z.email()
const user_id = z.string().min(1)

/** Sends the saver's words to their advisor; `email` is the saver's, so that the advisor can answer (P-CALL-74, ADV-27). */
export const advisorRequestCall = defineCall({
  name: 'advisor-request',
  summary: 'A message of a saver to their advisor',
  method: 'POST',
  version: 'v2',
  path: '/services/api-client/advisor/request',
  reads: false,
  request: z.strictObject({
    advisor_id: z.string().min(1),
    email: z.email(),
    message: z.string().trim().min(1).max(MOST_CHARACTERS),
  }),
  answer: ok,
  rows: ['P-CALL-74', 'O-CALL-10', 'S-CALL-29'],
})

/** Tells the advisor that the saver has opened the simulator of transmissions (P-CALL-94, O-CALL-07). */
export const loadTransmissionCall = defineCall({
  name: 'load-transmission',
  summary: 'Notice to the advisor that the simulator of transmissions was opened',
  method: 'POST',
  version: 'v2',
  path: '/services/mail-handler/load-transmission',
  reads: false,
  request: z.strictObject({ user_id, advisor_email }),
  answer: ok,
  rows: ['P-CALL-94', 'O-CALL-07'],
})

/** Option of the result that is shared, by the names of the wire; null without a choice (TADV-18). */
export const SHARED_OPTIONS = ['quarter_bare_property', 'usufruct', 'quarter_and_usufruct', 'disposable'] as const
export type SharedOption = (typeof SHARED_OPTIONS)[number]

/** Options of the law by their names on the wire. */
export const SHARED_AS: Readonly<Record<Option, SharedOption>> = {
  quarter: 'quarter_bare_property',
  usufruct: 'usufruct',
  quarter_and_usufruct: 'quarter_and_usufruct',
  disposable: 'disposable',
}

/** Shares the simulation of a transmission with the advisor (P-CALL-96, O-CALL-09). */
export const shareTransmissionCall = defineCall({
  name: 'share-transmission',
  summary: 'The simulation of a transmission, shared with the advisor',
  method: 'POST',
  version: 'v2',
  path: '/services/mail-handler/share-simulation-transmission',
  reads: false,
  request: z.strictObject({
    advisor_email,
    spouse_option: z.enum(SHARED_OPTIONS).nullable(),
    user_id,
    agreement: z.boolean(),
  }),
  answer: ok,
  rows: ['P-CALL-96', 'O-CALL-09'],
})

/** Why a simulation is shared (ADV-19). */
export const SHARE_REASONS = ['transfer', 'simulation'] as const

/** What is told of a shared simulation (ADV-18): texts, numbers and lists of texts, by name. */
const properties = z.record(
  z.string().max(100),
  z.union([z.string().max(1000), z.number(), z.null(), z.array(z.string().max(1000)).max(100)]),
)

export type SharedProperties = z.output<typeof properties>

/** Shares another simulation with the advisor (P-CALL-95, S-CALL-28). */
export const shareSimulationCall = defineCall({
  name: 'share-simulation',
  summary: 'A simulation, shared with the advisor',
  method: 'POST',
  version: 'v2',
  path: '/services/mail-handler/share-simulation',
  reads: false,
  request: z.strictObject({ advisor_email, properties, reason: z.enum(SHARE_REASONS), agreement: z.boolean() }),
  answer: ok,
  rows: ['P-CALL-95', 'S-CALL-28'],
})
