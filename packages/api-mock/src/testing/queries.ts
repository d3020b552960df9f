import { mirrorConsentCall } from '@hautelisse/domain/consents'
import type { Call } from '@hautelisse/domain/contract'
import { operationsCall } from '@hautelisse/domain/operations'
import { otpCall } from '@hautelisse/domain/session'

import type { Person } from '../people/index.ts'

/** What the address of a call must ask for to be answered to a person: nothing for most calls. */
export const queryOf = (call: Call, { oauth_profile: { sub } }: Person): Readonly<Record<string, string>> => {
  if (call === otpCall) return { state: 'state-of-the-client' }
  if (call === operationsCall) return { status: 'done' }
  return call === mirrorConsentCall ? { user_id: sub } : {}
}
