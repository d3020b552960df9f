import * as z from 'zod'

import { PROVIDER_ADVISOR, PROVIDER_PROFILE, defineCall, ok } from '../contract/index.ts'
import { oauthProfile } from './oauth-profile.ts'
import { origin } from './origin.ts'
import { aisProfile, providerAdvisor, providerProfile, s2eProfile } from './profiles.ts'

/** The session names the person: these calls say nothing themselves (P-CALL-100). */
const nothing = z.strictObject({})

/** Says who is signed in (P-CALL-04). */
export const oauthProfileCall = defineCall({
  name: 'oauth-profile',
  summary: 'Who is signed in, as the sign-in service knows it',
  method: 'GET',
  version: 'v3',
  path: '/login/oauth/profile/{origin}',
  reads: true,
  params: z.strictObject({ origin }),
  answer: z.object({ oauth_profile: oauthProfile }),
  rows: ['P-CALL-04'],
})

/** Opens the provider's family of calls to the session; {profile} is the origin (P-CALL-05, P-CALL-09). */
export const tokenCall = defineCall({
  name: 'provider-token',
  summary: 'Opens the provider family of calls to the session',
  method: 'GET',
  version: 'v3',
  path: '/login/api-client/token/{profile}',
  reads: true,
  params: z.strictObject({ profile: origin }),
  answer: ok,
  rows: ['P-CALL-05', 'P-CALL-09'],
})

/** Opens the confirmation by a one-time code: answers the address to go to, which brings the state back (P-CALL-06, P-SESS-13). */
export const otpCall = defineCall({
  name: 'otp',
  summary: 'Address of the confirmation by a one-time code',
  method: 'GET',
  version: 'v3',
  path: '/login/oauth/otp/collective',
  reads: true,
  query: z.strictObject({ state: z.string().min(1).max(200) }),
  answer: z.object({ data: z.string().min(1) }),
  rows: ['P-CALL-06', 'P-CALL-98'],
})

/** Says whether this session was confirmed by a one-time code (P-CALL-07). */
export const otpCallbackCall = defineCall({
  name: 'otp-callback',
  summary: 'Whether the session was confirmed by a one-time code',
  method: 'GET',
  version: 'v3',
  path: '/login/oauth/otp/callback/collective',
  reads: true,
  answer: z.object({ has_validate_acon_otp: z.boolean() }),
  rows: ['P-CALL-07'],
})

/** Answers the address outside the portal where a password is changed (P-CALL-08). */
export const changePasswordCall = defineCall({
  name: 'change-password',
  summary: 'Address where the password is changed',
  method: 'GET',
  version: 'v3',
  path: '/login/change-password/collective',
  reads: true,
  answer: z.object({ data: z.string().min(1) }),
  rows: ['P-CALL-08', 'P-CALL-98'],
})

const read = { method: 'POST', version: 'v2', reads: true, request: nothing } as const

/** Reads the profile of the retirement family (O-CALL-53). */
export const aisProfileCall = defineCall({
  ...read,
  name: 'ais-profile',
  summary: 'Profile of the retirement family',
  path: '/services/api-ais/profile',
  answer: z.object({ ais_profile: aisProfile }),
  rows: ['O-CALL-53', 'P-CALL-11'],
})

/** Reads the profile of the employee-savings family (O-CALL-13). */
export const s2eProfileCall = defineCall({
  ...read,
  name: 's2e-profile',
  summary: 'Profile of the employee-savings family',
  path: '/services/api-s2e/profile',
  answer: z.object({ s2e_profile: s2eProfile }),
  rows: ['O-CALL-13', 'P-CALL-27'],
})

/** Reads the profile of an individual customer (O-CALL-67). */
export const providerProfileCall = defineCall({
  ...read,
  name: 'provider-profile',
  summary: 'Profile of an individual customer',
  path: '/services/api-client/profile',
  answer: z.object({ [PROVIDER_PROFILE]: providerProfile }),
  rows: ['O-CALL-67', 'P-CALL-68'],
})

/** Reads the advisor of an individual customer (O-CALL-69). */
export const providerAdvisorCall = defineCall({
  ...read,
  name: 'provider-advisor',
  summary: 'Advisor of an individual customer',
  path: '/services/api-client/advisor',
  answer: z.object({ [PROVIDER_ADVISOR]: providerAdvisor }),
  rows: ['O-CALL-69', 'P-CALL-70'],
})
