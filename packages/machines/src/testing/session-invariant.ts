import { user as userSchema, readStoredUser } from '@hautelisse/domain/session'
import * as z from 'zod'
import type { SessionSnapshot } from '../session/index.ts'
import type { FakeSession } from './session.ts'

/** States in which nobody is known: nothing of a person may be left there. */
const NOBODY = ['signedOut', 'awaitingSession', 'ended', 'restarting', 'askingAuthorization', 'leaving'] as const

/**
 * Lists what is wrong with a session machine at rest between two events; an empty list means that its context is valid for the domain.
 *
 * @param snapshot - the machine
 * @param fake - its ports
 */
export const faultsOf = (snapshot: SessionSnapshot, fake: Pick<FakeSession, 'sessionStorage'>): readonly string[] => {
  const { user, families, origin, watch, otp, otpStanding, secondsLeft, token } = snapshot.context
  const faults: string[] = []
  if (snapshot.status !== 'active') faults.push(`the machine is ${snapshot.status}`)
  if (user !== undefined && !z.safeEncode(userSchema, user).success) faults.push('the user is off its schema')
  if (snapshot.matches('signedIn') || snapshot.matches('loadingFamilies')) {
    if (user?.logged !== true) faults.push('signed in without a user')
    if (user?.origin !== origin) faults.push('the user has another origin than the session')
  }
  if (snapshot.matches({ signedIn: 'resting' }) && user !== undefined) {
    const held: readonly string[] = user.scopes
    if (!Object.keys(families).every((family) => held.includes(family))) faults.push('a family that the user does not hold')
    const kept = readStoredUser(fake.sessionStorage.read('hautelisse.user'))
    if (kept?.id !== user.id) faults.push('the user is not kept for a reload')
  }
  if (snapshot.matches('signedIn')) {
    if (watch === undefined || otp === undefined) faults.push('nothing watches over the session')
    if (token !== undefined) faults.push('a return that nobody completes')
    if (secondsLeft !== undefined && !(secondsLeft >= 0 && secondsLeft <= 60)) faults.push(`${secondsLeft} seconds left`)
    if ((otpStanding === 'validated') !== user?.has_validate_acon_otp)
      faults.push('the code is validated for one of the two alone')
  } else {
    if (watch !== undefined || otp !== undefined) faults.push('a watch over no session')
    if (secondsLeft !== undefined || otpStanding !== 'none') faults.push('a warning or a code outside a session')
  }
  if (NOBODY.some((state) => snapshot.matches(state))) {
    if (user !== undefined) faults.push('a user where nobody is signed in')
    if (Object.keys(families).length > 0) faults.push('families where nobody is signed in')
  }
  return faults
}
