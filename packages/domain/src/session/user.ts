import * as z from 'zod'

import { account } from '../accounts/index.ts'
import { PROVIDER_ADVISOR, PROVIDER_PROFILE } from '../contract/index.ts'
import { oauthProfile } from './oauth-profile.ts'
import { origin, scope } from './origin.ts'
import { aisProfile, providerAdvisor, providerProfile, s2eProfile } from './profiles.ts'

export const LANGUAGES = ['fr', 'en'] as const

const isSet = (values: readonly string[]): boolean => new Set(values).size === values.length

/**
 * The user as the portal knows it (P-USER-15 to P-USER-34). Someone who has not signed in has neither id nor origin; someone who has, has both.
 * `persona` names the seeded demonstration profile and nothing depends on it (P-USER-21); the mobile number is in the profiles (P-USER-24).
 */
export const user = z
  .object({
    id: z.string().min(1).optional(),
    origin: origin.optional(),
    logged: z.boolean(),
    scopes: z.array(scope).refine(isSet, 'duplicate scope'),
    localization: z.enum(LANGUAGES).default('fr'),
    persona: z.string().optional(),
    is_mirror: z.boolean().default(false),
    email: z.string().optional(),
    accounts: z.array(account).default([]),
    /** Accounts of each family that could not be read; the others are in `accounts`. */
    unreadable: z.partialRecord(scope, z.int().nonnegative()).optional(),
    actions: z.int().nonnegative().default(0),
    has_validate_acon_otp: z.boolean().default(false),
    seeOpinionMessage: z.boolean().default(false),
    oauth_profile: oauthProfile.optional(),
    ais_profile: aisProfile.optional(),
    s2e_profile: s2eProfile.optional(),
    [PROVIDER_PROFILE]: providerProfile.optional(),
    [PROVIDER_ADVISOR]: providerAdvisor.optional(),
  })
  .refine(
    ({ logged, id, origin: from }) => !logged || (id !== undefined && from !== undefined),
    'a signed-in user has an id and an origin',
  )
export type User = z.infer<typeof user>
