import * as z from 'zod'

import { defineCall, ok } from '../contract/index.ts'
import { origin } from './origin.ts'

// Apart from the other calls of the session: a visitor's first page needs these two and none of the shapes of people.

/** Opens a sign-in: answers the address of the door to go to (P-CALL-01, P-CALL-02). */
export const authorizationCall = defineCall({
  name: 'authorization',
  summary: 'Address of the sign-in door of an origin',
  method: 'GET',
  version: 'v3',
  path: '/login/oauth/authorization/{origin}',
  reads: true,
  signedIn: false,
  params: z.strictObject({ origin }),
  answer: z.object({ data: z.string().min(1) }),
  rows: ['P-CALL-01', 'P-CALL-02'],
})

/** Ends the session: the one call outside the catalogue of the specification (docs/decisions/04). Without a session it succeeds too. */
export const logoutCall = defineCall({
  name: 'logout',
  summary: 'Ends the session',
  method: 'POST',
  version: 'v3',
  path: '/login/oauth/logout',
  reads: false,
  signedIn: false,
  request: z.strictObject({}),
  answer: ok,
  rows: ['P-STORE-04'],
})
