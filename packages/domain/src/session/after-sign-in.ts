import { aisAccountsCall, providerAccountsCall, s2eAccountsCall, type Account } from '../accounts/index.ts'
import {
  PROVIDER_ACCOUNTS,
  PROVIDER_ADVISOR,
  PROVIDER_PROFILE,
  PROVIDER_SCOPE,
  partLines,
  type AnswerOf,
} from '../contract/index.ts'
import { aisProfileCall, providerAdvisorCall, providerProfileCall, s2eProfileCall, tokenCall } from './calls.ts'
import { hasAdvisor, type Origin, type Scope } from './origin.ts'
import type { User } from './user.ts'

/** A call made once somebody has signed in, to know what they hold. */
export type SignInCall =
  | typeof aisProfileCall
  | typeof aisAccountsCall
  | typeof s2eProfileCall
  | typeof s2eAccountsCall
  | typeof providerProfileCall
  | typeof providerAccountsCall
  | typeof providerAdvisorCall

/** What to ask for after a sign-in: the token first where there is one, then the rest in any order. */
export type SignInPlan = { readonly token: typeof tokenCall | undefined; readonly calls: readonly SignInCall[] }

/**
 * Returns the calls to make after a sign-in: profile and accounts of each data family that the person holds, the token of the provider's
 * family before its calls (P-CALL-09), and the advisor for the origins that have one (P-USER-04, P-USER-06).
 *
 * @param from origin that the person signed in with
 * @param scopes data families that the person holds
 * @example callsAfterSignIn('collective', ['ais']).calls.map(({ name }) => name) // ['ais-profile', 'ais-accounts']
 */
export const callsAfterSignIn = (from: Origin, scopes: readonly Scope[]): SignInPlan => {
  const isCustomer = scopes.includes(PROVIDER_SCOPE)
  return {
    token: isCustomer ? tokenCall : undefined,
    calls: [
      ...(scopes.includes('ais') ? [aisProfileCall, aisAccountsCall] : []),
      ...(scopes.includes('s2e') ? [s2eProfileCall, s2eAccountsCall] : []),
      ...(isCustomer ? [providerProfileCall, providerAccountsCall] : []),
      ...(isCustomer && hasAdvisor(from) ? [providerAdvisorCall] : []),
    ],
  }
}

type Fields<Union> = Union extends unknown ? Partial<Union> : never
type Intersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (value: infer All) => void
  ? All
  : never

/** Answer of any of the calls made after a sign-in: each carries a field of its own. */
export type SignInAnswer = Intersection<Fields<AnswerOf<SignInCall>>>

const PROFILE_FIELDS = ['ais_profile', 's2e_profile', PROVIDER_PROFILE, PROVIDER_ADVISOR] as const

const accountsOf = (answer: SignInAnswer): readonly (Account | undefined)[] | undefined =>
  answer.ais_accounts ?? answer.s2e_accounts ?? answer[PROVIDER_ACCOUNTS]

/**
 * Returns the user with what one more answer says: a profile, an advisor, or the accounts of one family, which take the place of those known
 * of that family before (P-USER-25). An account that cannot be read costs its own line alone, and is counted.
 *
 * @param known the user so far
 * @param answer answer of one of the calls made after a sign-in
 * @example withAnswer(user, { ais_accounts: [] }).accounts
 */
export const withAnswer = (known: User, answer: SignInAnswer): User => {
  const profiles = Object.fromEntries(
    PROFILE_FIELDS.filter((field) => answer[field] !== undefined).map((field) => [field, answer[field]]),
  )
  const accounts = accountsOf(answer)
  if (accounts === undefined) return { ...known, ...profiles }
  const family = answer.ais_accounts !== undefined ? 'ais' : answer.s2e_accounts !== undefined ? 's2e' : PROVIDER_SCOPE
  const { lines, unreadable } = partLines(accounts)
  const before = known.accounts.findIndex(({ scope }) => scope === family)
  const others = known.accounts.filter(({ scope }) => scope !== family)
  const place = before === -1 ? others.length : before
  return {
    ...known,
    ...profiles,
    accounts: [...others.slice(0, place), ...lines, ...others.slice(place)],
    unreadable: { ...known.unreadable, [family]: unreadable },
  }
}
