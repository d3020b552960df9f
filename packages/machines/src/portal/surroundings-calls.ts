import { coachingCall } from '@hautelisse/domain/coaching'
import { mirrorConsentCall } from '@hautelisse/domain/consents'
import type { CallOptions, Client } from '../api/index.ts'

/** Asks for the address of the coaching partner; a company may have none (P-CALL-85). */
export const askCoaching = async (client: Client, options: CallOptions): Promise<string | undefined> =>
  (await client.call(coachingCall, {}, options)).data

/** Asks whether a person lets employees look at their space (P-CALL-83). */
export const askMirrorConsent = async (client: Client, userId: string, options: CallOptions): Promise<boolean> =>
  (await client.call(mirrorConsentCall, { query: { user_id: userId } }, options)).mirror_consent
