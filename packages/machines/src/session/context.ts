import type { Origin, User } from '@hautelisse/domain/session'
import type { ActorRefFrom } from 'xstate'
import type { Reaction } from '../api/index.ts'
import type { EntryName } from '../ports/index.ts'
import type { Return } from './departure.ts'
import type { FamilyStates } from './families.ts'
import type { SessionLimits } from './limits.ts'
import type { SessionPorts } from './ports.ts'
import type { KeepUser, SessionLife } from './recognise.ts'
import type { Limit, OtpReport, OtpStanding, WatchReport } from './reports.ts'

/** What the saver is told about a sign-in or a sign-out that did not go as it should. */
export type Notice =
  | { readonly kind: 'call-failed'; readonly code: string }
  /** The authorization call named an address that the portal does not follow. */
  | { readonly kind: 'address-refused' }
  /** The return from the door does not belong to the sign-in that this tab began. */
  | { readonly kind: 'return-refused' }
  /** The return from the one-time code does not belong to the confirmation that this tab began. */
  | { readonly kind: 'otp-refused' }
  /** Signed out here; the server could not be told. */
  | { readonly kind: 'sign-out-unconfirmed' }

/** Why a session ended by itself: a limit was reached here, the server knew it no more, or another tab said so. */
export type Expiry = Limit | 'server' | 'elsewhere'

export type SessionContext = {
  readonly ports: SessionPorts
  readonly limits: SessionLimits
  readonly entries: readonly EntryName[]
  readonly clientSpace: string | undefined
  /** Origin asked for at the door, or of the session. */
  readonly origin: Origin | undefined
  /** Where a sign-in under way ends; nothing when a session is only found again. */
  readonly returnTo: string | undefined
  readonly lastReturn: Return | undefined
  /** What the address /callback/{token} said, until somebody is signed in to complete it. */
  readonly token: string | undefined
  readonly user: User | undefined
  readonly families: FamilyStates
  /** Known once a profile was read. */
  readonly keep: KeepUser | undefined
  readonly life: SessionLife | undefined
  /** Run while somebody is signed in; what they tell stands below. */
  readonly watch: ActorRefFrom<SessionLife['watch']> | undefined
  readonly otp: ActorRefFrom<SessionLife['otp']> | undefined
  /** Seconds until the session ends, while the saver is warned of it. */
  readonly secondsLeft: number | undefined
  readonly otpStanding: OtpStanding
  readonly expiry: Expiry | undefined
  /** Id of the person whose session a limit has ended, until the server is told. */
  readonly outlived: string | undefined
  readonly notice: Notice | undefined
  /** Somebody signs out at an address that they opened themselves: the page stays, and says so. */
  readonly staysOut: boolean
}

export type SessionInput = {
  readonly ports: SessionPorts
  /** Where individual customers go when the door cannot be reached (P-ERR-15); without it, to / like everybody else (P-ERR-17). */
  readonly clientSpace?: string | undefined
  readonly limits?: Partial<SessionLimits> | undefined
  /** Entries of session storage that other rooms keep: some survive a sign-in. */
  readonly entries?: readonly EntryName[] | undefined
}

export type SessionEvent =
  | { readonly type: 'signInRequested'; readonly origin?: Origin; readonly returnTo?: string }
  /** The saver is back from the door, at /authcallback with this state. */
  | { readonly type: 'callbackReached'; readonly state: string | undefined }
  | { readonly type: 'retryRequested' }
  | { readonly type: 'familiesRequested' }
  /** The saver holds something new: the profile says which families, and they are read again. */
  | { readonly type: 'scopesRequested' }
  | { readonly type: 'localizationChosen'; readonly localization: User['localization'] }
  /** With `stays`, nobody is led to the entrance once the server was told: the page itself says that the session is over. */
  | { readonly type: 'signOutRequested'; readonly stays?: boolean }
  /** The client announced what the whole application does about a failed call. */
  | { readonly type: 'reactionRaised'; readonly reaction: Reaction }
  /** The transmission advisor's contact was opened, or a simulation shared (P-USER-26, P-USER-27). */
  | { readonly type: 'actionCounted' }
  /** The saver did something in this tab; may be said as often as it happens. */
  | { readonly type: 'activitySeen' }
  /** "Rester connecté", before the session ends by itself. */
  | { readonly type: 'stayRequested' }
  /** The page is seen again after it was hidden: the computer may have slept. */
  | { readonly type: 'pageShown' }
  /** A one-time code is to be given; from the gate of a page, the saver comes back to that page. */
  | { readonly type: 'otpRequested'; readonly location?: string }
  /** "Plus tard". */
  | { readonly type: 'otpDeclined' }
  /** The saver is at /callback/{token}: back from the one-time code, or from another application. */
  | { readonly type: 'otpCallbackReached'; readonly state: string }
  | { readonly type: 'signedInElsewhere' }
  | { readonly type: 'signedOutElsewhere' }
  | { readonly type: 'expiredElsewhere' }
  | { readonly type: 'activeElsewhere' }
  /** The one-time code was given in another tab. */
  | { readonly type: 'otpValidatedElsewhere' }
  | WatchReport
  | OtpReport
