import * as z from 'zod'

import { ERROR_CODES } from './codes.ts'

/**
 * Ways of failing that are not an error body: no answer in time, text that is no JSON, JSON off its schema, a connection that is cut before the server
 * does anything, one that is cut after it has done all, a late answer.
 */
export const BREAKDOWNS = ['timeout', 'malformed-json', 'off-schema', 'drop', 'lost', 'slow'] as const

/** Every way in which a call can be told to fail, for tests and demonstrations (docs/decisions/02). */
export const FAULTS = [...ERROR_CODES, ...BREAKDOWNS] as const
export const fault = z.enum(FAULTS)
export type Fault = z.infer<typeof fault>

/** Header that names the orders to fail which a request carries out: those given with the same text as `for`. */
export const FAULT_HEADER = 'X-Fault-For'

/** Order to fail: the named call fails for its next `times` requests by the same browser, or by those that name `for` in their header. */
export const faultOrder = z.strictObject({
  call: z.string().min(1).max(100),
  fault,
  times: z.int().min(1).max(1000).default(1),
  for: z
    .string()
    .regex(/^[\w.-]+$/)
    .max(100)
    .optional(),
})
export type FaultOrder = z.infer<typeof faultOrder>
