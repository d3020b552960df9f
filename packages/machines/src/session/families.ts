import { aisAccountsCall, providerAccountsCall, s2eAccountsCall } from '@hautelisse/domain/accounts'
import { PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import { aisProfileCall, callsAfterSignIn, s2eProfileCall, withAnswer } from '@hautelisse/domain/session'
import type { Origin, SignInAnswer, SignInCall, User } from '@hautelisse/domain/session'
import { isSessionGone } from '../api/index.ts'
import type { CallOptions, Client } from '../api/index.ts'

/** Data families that a sign-in loads. */
export type Family = 'ais' | 's2e' | typeof PROVIDER_SCOPE

/**
 * A family is `loaded`, or `failed` if at least one of its calls failed; what the other calls answered is there all the same. `stale`: reading its accounts again
 * failed, so the previous ones stay.
 */
export type FamilyState = 'loaded' | 'failed' | 'stale'
export type FamilyStates = Readonly<Partial<Record<Family, FamilyState>>>

const FAMILIES = new Map<SignInCall, Family>([
  [aisProfileCall, 'ais'],
  [aisAccountsCall, 'ais'],
  [s2eProfileCall, 's2e'],
  [s2eAccountsCall, 's2e'],
])

const familyOf = (call: SignInCall): Family => FAMILIES.get(call) ?? PROVIDER_SCOPE

const ACCOUNTS_CALLS: ReadonlySet<SignInCall> = new Set([aisAccountsCall, s2eAccountsCall, providerAccountsCall])

/** How far a family is whose call failed: accounts that were known before stay. */
const afterFailure = (call: SignInCall, { accounts }: User): FamilyState =>
  ACCOUNTS_CALLS.has(call) && accounts.some(({ scope }) => scope === familyOf(call)) ? 'stale' : 'failed'

const INPUT = { query: {}, body: {} }

/**
 * Loads the data families of a signed-in user, all calls at once; those of the provider's family wait for its token (P-CALL-09).
 *
 * A call that fails marks its family and takes nothing from the others; what the user had before stays. It rejects only when the
 * session is gone.
 *
 * @param client - the API
 * @param origin - origin that the person signed in with
 * @param user - the user as the sign-in service knows them, or as they were before
 * @example await loadFamilies(client, 'collective', user) // { user, families: { ais: 'loaded', s2e: 'failed' } }
 */
export const loadFamilies = async (
  client: Client,
  origin: Origin,
  user: User,
  options: CallOptions = {},
): Promise<{ readonly user: User; readonly families: FamilyStates }> => {
  const plan = callsAfterSignIn(origin, user.scopes)
  const token = plan.token === undefined ? undefined : client.call(plan.token, { params: { profile: origin } }, options)
  const read = async (call: SignInCall): Promise<SignInAnswer> => {
    if (familyOf(call) === PROVIDER_SCOPE) await token
    return client.call(call, INPUT, options)
  }
  const results = await Promise.allSettled(plan.calls.map(read))

  let loaded = user
  const families: Partial<Record<Family, FamilyState>> = {}
  for (const [index, call] of plan.calls.entries()) {
    const result = results[index]
    const family = familyOf(call)
    if (result?.status === 'fulfilled') {
      loaded = withAnswer(loaded, result.value)
      families[family] ??= 'loaded'
    } else if (isSessionGone(result?.reason)) {
      throw result?.reason
    } else {
      families[family] = afterFailure(call, user)
    }
  }
  return { user: loaded, families }
}
