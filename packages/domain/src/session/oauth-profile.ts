import * as z from 'zod'

import { PROVIDER_CUSTOMER_ID, PROVIDER_LOGIN, PROVIDER_SCOPE } from '../contract/index.ts'
import type { Scope } from './origin.ts'

/**
 * Who signed in, as the sign-in service says it (P-USER-34, CTX-19): `sub` alone is certain. The customer ids that are present say which
 * data families the person holds; `is_mirror` and `persona` are ours.
 */
export const oauthProfile = z.object({
  sub: z.string().min(1),
  ais_customer_id: z.string().optional(),
  s2e_customer_id: z.string().optional(),
  [PROVIDER_CUSTOMER_ID]: z.string().optional(),
  /** Known once the person has added an account of another bank; ours. */
  bi_customer_id: z.string().optional(),
  ais_login: z.string().optional(),
  s2e_login: z.string().optional(),
  [PROVIDER_LOGIN]: z.string().optional(),
  preferred_username: z.string().optional(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  gender: z.string().optional(),
  email: z.string().optional(),
  vot: z.string().optional(),
  vtm: z.string().optional(),
  auth_time: z.number().optional(),
  previous_auth_time: z.number().optional(),
  is_mirror: z.boolean().optional(),
  persona: z.string().optional(),
})
export type OauthProfile = z.infer<typeof oauthProfile>

const CUSTOMER_IDS = [
  ['ais_customer_id', 'ais'],
  ['s2e_customer_id', 's2e'],
  [PROVIDER_CUSTOMER_ID, PROVIDER_SCOPE],
  ['bi_customer_id', 'bi'],
] as const satisfies readonly (readonly [keyof OauthProfile, Scope])[]

/**
 * Returns the data families that a person holds: one for each customer id that the sign-in service knows, without duplicates (P-USER-08).
 *
 * @param profile answer of the profile call
 * @example scopesOf({ sub: 'a', ais_customer_id: '12' }) // ['ais']
 */
export const scopesOf = (profile: OauthProfile): readonly Scope[] =>
  CUSTOMER_IDS.filter(([id]) => profile[id] !== undefined && profile[id] !== '').map(([, family]) => family)
