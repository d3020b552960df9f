import { firstNameOf } from '@hautelisse/domain/session'
import type { Origin, User } from '@hautelisse/domain/session'
import type { SnapshotFrom } from 'xstate'
import type { Expiry, Notice } from './context.ts'
import type { FamilyStates } from './families.ts'
import type { sessionMachine } from './machine.ts'
import type { OtpStanding } from './reports.ts'

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

const NO_ACCOUNTS: User['accounts'] = []

/** Whether somebody is signed in; guards of pages decide by it once `selectIsSettled`. */
export const selectIsSignedIn = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches('signedIn') && snapshot.context.user?.id !== undefined

/** Whether it is known who is there: false while a session is looked for, opened or closed. */
export const selectIsSettled = (snapshot: SessionSnapshot): boolean => !snapshot.hasTag('waiting')

/**
 * Whether the machine leads the saver on by itself: it works, the door is opening, or it has just taken them to their page. A page that only
 * waits has nothing to do until this ends.
 */
export const selectIsLedOn = (snapshot: SessionSnapshot): boolean =>
  snapshot.hasTag('waiting') || snapshot.matches('leaving') || snapshot.matches('awaitingSession') || snapshot.matches('signedIn')

/** Whether somebody signed out at an address that they opened themselves, whose page says so. */
export const selectHasSignedOutHere = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches('signedOut') && snapshot.context.staysOut && snapshot.context.notice === undefined

/** Whether the API said nothing when it was needed. */
export const selectIsUnavailable = (snapshot: SessionSnapshot): boolean => snapshot.matches('unavailable')

/** Whether the session ended by itself, so that signing in again leads back. */
export const selectIsEnded = (snapshot: SessionSnapshot): boolean => snapshot.matches('ended')

/** The user, only while signed in. */
export const selectUser = (snapshot: SessionSnapshot): User | undefined =>
  selectIsSignedIn(snapshot) ? snapshot.context.user : undefined

/** Accounts of all families, none while nobody is signed in. */
export const selectAccounts = (snapshot: SessionSnapshot): User['accounts'] => selectUser(snapshot)?.accounts ?? NO_ACCOUNTS

/** Name to greet with. */
export const selectGreetingName = (snapshot: SessionSnapshot): string | undefined => {
  const user = selectUser(snapshot)
  return user === undefined ? undefined : firstNameOf(user)
}

/** Families that the user holds: each loaded, failed or stale. */
export const selectFamilies = (snapshot: SessionSnapshot): FamilyStates => snapshot.context.families

/** Whether failed families are being asked for again. */
export const selectIsRefreshing = (snapshot: SessionSnapshot): boolean => snapshot.matches({ signedIn: 'refreshing' })

/** Whether an employee looks at a customer's space. */
export const selectIsMirror = (snapshot: SessionSnapshot): boolean => snapshot.context.user?.is_mirror ?? false

/** Origin of the session, or of the last one after it ended. */
export const selectOrigin = (snapshot: SessionSnapshot): Origin | undefined => snapshot.context.origin

/** What the saver is told about the last sign-in or sign-out, if anything. */
export const selectNotice = (snapshot: SessionSnapshot): Notice | undefined => snapshot.context.notice

/** Seconds until the session ends by itself, while the saver is to be warned of it; nothing otherwise (P-SESS-02). */
export const selectWarning = (snapshot: SessionSnapshot): number | undefined => snapshot.context.secondsLeft

/** How the confirmation by a one-time code stands; `none` while nobody is signed in (P-SESS-11, P-SESS-16). */
export const selectOtp = (snapshot: SessionSnapshot): OtpStanding => snapshot.context.otpStanding

/** Why the session ended by itself, until the next sign-in. */
export const selectExpiry = (snapshot: SessionSnapshot): Expiry | undefined => snapshot.context.expiry
