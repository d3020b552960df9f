import { takesPurpose } from '@hautelisse/domain/accounts'
import { bankAccountContextCall } from '@hautelisse/domain/bank-account'
import { declarationCall } from '@hautelisse/domain/declaration'
import { mirrorConsentCall } from '@hautelisse/domain/consents'
import type { Call } from '@hautelisse/domain/contract'
import { switchContextCall } from '@hautelisse/domain/fund-switch'
import { operationsCall } from '@hautelisse/domain/operations'
import { labContextCall, paymentContextCall } from '@hautelisse/domain/payment'
import { addressContextCall, identityContextCall } from '@hautelisse/domain/profile'
import { otpCall } from '@hautelisse/domain/session'

import type { Person } from '../people/index.ts'
import { accountsOn } from '../portfolios/index.ts'
import { SEED_DAY } from '../server/index.ts'

/** Calls that ask what the main company of a person lets them do. */
const OF_COMPANY: ReadonlySet<Call> = new Set<Call>([
  paymentContextCall,
  labContextCall,
  switchContextCall,
  identityContextCall,
  addressContextCall,
  bankAccountContextCall,
])

/** What the address of a call must ask for to be answered to a person: nothing for most calls. */
export const queryOf = (call: Call, { oauth_profile: { sub }, s2e_profile }: Person): Readonly<Record<string, string>> => {
  if (call === otpCall) return { state: 'state-of-the-client' }
  if (OF_COMPANY.has(call)) return { main_company_id: s2e_profile?.companies?.[0]?.id ?? 'none' }
  if (call === operationsCall) return { status: 'done' }
  if (call === declarationCall) return { year: '2026' }
  return call === mirrorConsentCall ? { user_id: sub } : {}
}

/** A fund of a contract that the person holds. */
const fundOf = (person: Person): Readonly<Record<string, string>> => {
  const contract = accountsOn(person, SEED_DAY).find(({ investments = [] }) => investments.length > 0)
  return { accountId: contract?.policy_id ?? 'none', investmentId: contract?.investments?.[0]?.id ?? 'none' }
}

/** What the addresses of calls name: a family of sign-in, a company or a contract or a fund of the person, a kind of premium. */
export const paramsOf = (person: Person, origin: string = person.origin): Readonly<Record<string, string>> => ({
  ...fundOf(person),
  origin,
  profile: origin,
  id: person.s2e_profile?.companies?.[0]?.id ?? 'none',
  type: 'PARTICIPATION',
  request_id: 'none',
  a: 'INTERESSEMENT',
  policy_id: person.accounts.find(takesPurpose)?.policy_id ?? 'none',
  b: person.accounts.find(({ scope }) => scope === 'ais')?.policy_id ?? 'none',
})
