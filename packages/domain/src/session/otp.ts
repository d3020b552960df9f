import { isCollective, type CollectiveScope, type Scope } from './origin.ts'
import { mobileOf, type Profiles } from './signed-in.ts'
import type { User } from './user.ts'

/**
 * Returns the family in which a user confirms by a one-time code: who holds both is treated as an employee saver (P-SESS-17).
 *
 * @param scopes data families that the user holds
 * @example otpScope(['ais', 's2e']) // 's2e'
 * @example otpScope(['marel']) // undefined
 */
export const otpScope = (scopes: readonly Scope[]): CollectiveScope | undefined =>
  scopes.includes('s2e') ? 's2e' : scopes.find(isCollective)

/**
 * Says whether a user is asked to confirm by a one-time code: a collective one who has not yet, and not an employee who looks at a customer's
 * space, since the code would go to the customer (P-SESS-11, P-SESS-15).
 *
 * @param user the user
 * @example needsOtp(VISITOR) // false
 */
export const needsOtp = (user: Pick<User, 'origin' | 'has_validate_acon_otp' | 'is_mirror'>): boolean =>
  user.origin === 'collective' && !user.has_validate_acon_otp && !user.is_mirror

/**
 * Says whether a user may modify personal data: a mobile number must be in one of the profiles (P-SESS-18).
 *
 * @param user the user
 * @example canEditPersonalData(VISITOR) // false
 */
export const canEditPersonalData = (user: Profiles): boolean => mobileOf(user) !== undefined

/** What stands before the modification of personal data; nothing stands before it when it is `open`. */
export type EditGate = 'mirror' | 'advisor' | 'mobile' | 'code' | 'open'

/**
 * Says what stands before the modification of personal data: a mirror session never modifies; customers of individual contracts ask their
 * advisor, since the code is a collective one; without a mobile number there is nowhere to send a code; and then the code itself
 * (P-PERM-07, P-SESS-15 to P-SESS-19).
 *
 * @param user the user
 * @example editGateOf({ ...VISITOR, is_mirror: true }) // 'mirror'
 */
export const editGateOf = (user: Pick<User, 'origin' | 'has_validate_acon_otp' | 'is_mirror'> & Profiles): EditGate => {
  if (user.is_mirror) return 'mirror'
  if (user.origin !== 'collective') return 'advisor'
  if (!canEditPersonalData(user)) return 'mobile'
  return user.has_validate_acon_otp ? 'open' : 'code'
}
