import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'
import { defineCall, ifReadable, ok } from '../contract/index.ts'
import { formOptions } from './options.ts'
import { PROVIDERS } from './providers.ts'

/** A text encrypted with the public key, in base64; what it holds is read by the server alone. */
const encrypted = z.string().min(1).max(1000)
const session_id = z.string().min(1).max(200)
const code = z.string().regex(/^\d{6}$/)

const credentials = { identifier: encrypted, password: encrypted }

/** The code that a phone would get, told in development and in a page alone. */
const demonstration = ifReadable(z.object({ code: z.string() }))

/** What a login answers once the session is open, with the day since which a pension is paid if one is. */
const opened = z.object({
  ...formOptions.shape,
  session_id,
  pension_in_payment: ifReadable(z.object({ since: frenchDateOnWire })),
})
export type OpenedSession = z.output<typeof opened>

const login = { method: 'POST', version: 'v3', reads: false } as const

/** The public key with which identifiers and passwords are encrypted, as a PEM text; asked for before each login (S-CALL-26, S-CALL-27). */
export const pensionKeyCall = defineCall({
  name: 'marel-key',
  summary: 'Public key of the pension service: RSA-OAEP, SHA-256, 2 048 bits',
  method: 'GET',
  version: 'v3',
  path: '/simulators/marel/key',
  reads: true,
  format: 'text',
  answer: z.string().regex(/^-----BEGIN PUBLIC KEY-----\n[\w+/=\n]+\n-----END PUBLIC KEY-----\n$/),
  rows: ['S-CALL-26', 'S-CALL-27', 'MOCK-06'],
})

const account = z.object({ provider: z.enum(PROVIDERS), identifier: z.string(), password: z.string() })
/** An account that a seeded person has at a public site. */
export type DemonstrationAccount = z.output<typeof account>

/** The accounts of the seeded person who asks, told in development and in a page alone: nobody else can know them. */
export const pensionDemonstrationCall = defineCall({
  name: 'marel-demonstration',
  summary: 'Accounts of the demonstration, in development and in a page alone',
  method: 'GET',
  version: 'v3',
  path: '/simulators/marel/demonstration',
  reads: true,
  answer: z.object({ accounts: z.array(account) }),
  rows: [],
  extension: 'marel-demonstration',
})

/** Signs in at the pension site: no code follows (S-CALL-09). */
export const cnavLoginCall = defineCall({
  ...login,
  name: 'marel-login-cnav',
  summary: 'Login of the pension service by the pension site',
  path: '/simulators/marel/login/cnav',
  request: z.strictObject(credentials),
  answer: opened,
  rows: ['S-CALL-09', 'S-CALL-10', 'MOCK-08'],
})

/** Signs in at the tax site: a code follows (S-CALL-12). The lists it answers are the same for everybody. */
export const dgfipLoginCall = defineCall({
  ...login,
  name: 'marel-login-dgfip',
  summary: 'Login of the pension service by the tax site, before its code',
  path: '/simulators/marel/login/dgfip',
  request: z.strictObject(credentials),
  answer: z.object({ ...formOptions.shape, session_id, demonstration }),
  rows: ['S-CALL-12', 'MOCK-07'],
})

/** Gives the code of the tax site (S-CALL-13). */
export const dgfipCodeCall = defineCall({
  ...login,
  name: 'marel-code-dgfip',
  summary: 'Code of the tax site',
  path: '/simulators/marel/login/dgfip/two-factor',
  request: z.strictObject({ code, session_id }),
  answer: opened,
  rows: ['S-CALL-13', 'MOCK-10'],
})

/** Sends the code of the tax site again (S-CALL-14). */
export const dgfipResendCall = defineCall({
  ...login,
  name: 'marel-resend-dgfip',
  summary: 'The code of the tax site, sent again',
  path: '/simulators/marel/login/dgfip/resend_code',
  request: z.strictObject({ session_id }),
  answer: ok,
  rows: ['S-CALL-14'],
})

/** Signs in at the health-insurance site: a code follows (S-CALL-15). */
export const ameliLoginCall = defineCall({
  ...login,
  name: 'marel-login-ameli',
  summary: 'Login of the pension service by the health-insurance site, before its code',
  path: '/simulators/marel/login/ameli',
  request: z.strictObject(credentials),
  answer: z.object({ session_id, demonstration }),
  rows: ['S-CALL-15', 'S-CALL-16'],
})

/** Gives the code of the health-insurance site, with what was encrypted for its login (S-CALL-17). */
export const ameliCodeCall = defineCall({
  ...login,
  name: 'marel-code-ameli',
  summary: 'Code of the health-insurance site',
  path: '/simulators/marel/login/ameli/two-factor',
  request: z.strictObject({ otp: code, ...credentials, session_id: session_id.nullable() }),
  answer: opened,
  rows: ['S-CALL-17', 'MOCK-10'],
})
