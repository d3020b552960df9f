import { mirrorConsentCall } from '@hautelisse/domain/consents'
import type { CallOptions, Client } from '../api/index.ts'

export { askCoaching } from '../coaching/index.ts'

/** Asks whether a person lets employees look at their space (P-CALL-83). */
export const askMirrorConsent = async (client: Client, userId: string, options: CallOptions): Promise<boolean> =>
  (await client.call(mirrorConsentCall, { query: { user_id: userId } }, options)).mirror_consent
