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

/** What the addresses of calls name: a family of sign-in, a company or a contract of the person, a kind of premium. */
export const paramsOf = (
  { accounts, s2e_profile: profile, origin: own }: Person,
  origin: string = own,
): Readonly<Record<string, string>> => ({
  origin,
  profile: origin,
  id: profile?.companies?.[0]?.id ?? 'none',
  type: 'PARTICIPATION',
  a: 'INTERESSEMENT',
  b: accounts.find(({ scope }) => scope === 'ais')?.policy_id ?? 'none',
})
