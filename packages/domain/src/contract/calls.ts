import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'
import { ifReadable } from './answer.ts'
import { defineCall } from './call.ts'
import { environment } from './environment.ts'

/**
 * Answer of the version calls: which server this is, where it runs, and on which day it answers. A server of production lives on the real day and
 * says none (docs/decisions/17). `extensions` names the calls that it has beside those of the specification.
 */
export const versionAnswer = z.object({
  version: z.string(),
  commit: z.string(),
  environment,
  today: ifReadable(frenchDateOnWire),
  extensions: ifReadable(z.array(z.string())),
})
export type VersionAnswer = z.infer<typeof versionAnswer>

const version = {
  method: 'GET',
  path: '/version',
  reads: true,
  signedIn: false,
  answer: versionAnswer,
  rows: ['P-NET-01', 'P-NET-07'],
} as const

/** Says which server answers below the base of v3. */
export const versionCall = defineCall({
  ...version,
  name: 'version',
  summary: 'Version and environment of the server',
  version: 'v3',
})

/** Says which server answers below the base of v2. */
export const versionV2Call = defineCall({
  ...version,
  name: 'version-v2',
  summary: 'Version and environment of the server, base v2',
  version: 'v2',
})

/** The answer of a call that has nothing else to say: the JSON string `"OK"` (docs/decisions/03). */
export const ok = z.literal('OK')

/** The answer of a call that says nothing at all: status 204, without a body. */
export const nothing = z.undefined()
