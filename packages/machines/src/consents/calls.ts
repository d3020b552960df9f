import { companyPensionCall, mirrorConsentCall, transmissionConsentCall } from '@hautelisse/domain/consents'
import type { CompanyPension } from '@hautelisse/domain/consents'
import { fromPromise } from 'xstate'
import { failureCode } from '../api/index.ts'
import type { Client } from '../api/index.ts'

export type Asker = { readonly client: Client; readonly userId: string }

/** The API's answer for those whom no company pension scheme knows. */
const NO_PENSION = 'ERR_UNKNOWN'

/** Reads what the company pension scheme knows of the person; nothing for those who are in none (P-CALL-81). */
export const readPension = fromPromise<CompanyPension | undefined, Asker>(async ({ input: { client }, signal }) => {
  try {
    return await client.call(companyPensionCall, {}, { signal })
  } catch (error) {
    if (failureCode(error) === NO_PENSION) return undefined
    throw error
  }
})

/** Reads whether the person lets employees look at their space (P-CALL-83). */
export const readMirror = fromPromise<boolean, Asker>(
  async ({ input: { client, userId }, signal }) =>
    (await client.call(mirrorConsentCall, { query: { user_id: userId } }, { signal })).mirror_consent,
)

/** Keeps the person's answer (P-CALL-82). */
export const saveConsent = fromPromise<void, Asker & { readonly consent: boolean }>(
  async ({ input: { client, userId, consent } }) => {
    await client.call(transmissionConsentCall, { body: { user_id: userId, b2v_consent: consent } })
  },
)
