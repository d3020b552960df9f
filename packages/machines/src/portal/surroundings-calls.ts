import { mirrorConsentCall } from '@hautelisse/domain/consents'
import { roboEntitiesCall } from '@hautelisse/domain/robo-advice'
import type { CallOptions, Client } from '../api/index.ts'

export { askCoaching } from '../coaching/index.ts'

/** Asks whether a person lets employees look at their space (P-CALL-83). */
export const askMirrorConsent = async (client: Client, userId: string, options: CallOptions): Promise<boolean> =>
  (await client.call(mirrorConsentCall, { query: { user_id: userId } }, options)).mirror_consent

/** Asks how many plans of a person can be advised (P-NAV-20, O-CALL-89). */
export const askRoboEntities = async (client: Client, userId: string, options: CallOptions): Promise<number> =>
  (await client.call(roboEntitiesCall, { body: { user_id: userId } }, options)).length
