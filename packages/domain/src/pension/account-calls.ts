import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'
import { defineCall } from '../contract/index.ts'

/** A text encrypted with the public key, in base64. */
const encrypted = z.string().min(1).max(1000)
/** Of the last login, where there was one: a password is forgotten before any (S-CALL-24). */
const session_id = z.string().min(1).max(200).nullable().default(null)
const typed = z.string().trim().min(1).max(200)
const post = { method: 'POST', version: 'v3', reads: false } as const

/**
 * Begins the registration at the pension site: who the person is (S-CALL-21, MOCK-14).
 */
export const registerFirstCall = defineCall({
  ...post,
  name: 'marel-register-first',
  summary: 'Registration at the pension site: who the person is',
  path: '/simulators/marel/register/first',
  request: z.strictObject({ identifier: encrypted, last_name: typed, birth_date: frenchDateOnWire, email: z.email() }),
  answer: z.strictObject({}),
  rows: ['S-CALL-21', 'MOCK-14'],
})

/**
 * Ends the registration: the password, and a question for a person who forgets it (S-CALL-22, MOCK-15).
 */
export const registerSecondCall = defineCall({
  ...post,
  name: 'marel-register-second',
  summary: 'Registration at the pension site: password and secret question',
  path: '/simulators/marel/register/second',
  request: z.strictObject({ identifier: encrypted, password: encrypted, secret_question: typed, secret_answer: typed }),
  answer: z.strictObject({}),
  rows: ['S-CALL-22', 'MOCK-15'],
})

/**
 * Asks for the secret question of an account (S-CALL-23, MOCK-16).
 */
export const forgotPasswordFirstCall = defineCall({
  ...post,
  name: 'marel-forgot-password-first',
  summary: 'Forgotten password of the pension site: the secret question',
  path: '/simulators/marel/forgot-password/first',
  request: z.strictObject({ identifier: encrypted, session_id }),
  answer: z.object({ valeur: z.string() }),
  rows: ['S-CALL-23', 'S-CALL-24', 'MOCK-16'],
})

/**
 * Answers the secret question: a new password is sent (S-CALL-25, MOCK-17).
 */
export const forgotPasswordSecondCall = defineCall({
  ...post,
  name: 'marel-forgot-password-second',
  summary: 'Forgotten password of the pension site: the answer to the secret question',
  path: '/simulators/marel/forgot-password/second',
  request: z.strictObject({ secret_answer: typed, birth_date: frenchDateOnWire, session_id, identifier: encrypted }),
  answer: z.strictObject({}),
  rows: ['S-CALL-25', 'MOCK-17'],
})
