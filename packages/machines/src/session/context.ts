import { DEFAULT_ORIGIN, VISITOR } from '@hautelisse/domain/session'
import type { Origin, User } from '@hautelisse/domain/session'
import type { Reaction } from '../api/index.ts'
import type { Return } from './departure.ts'
import type { FamilyStates } from './families.ts'
import type { SessionPorts } from './ports.ts'
import type { KeepUser } from './recognise.ts'

/** What the saver is told about a sign-in or a sign-out that did not go as it should. */
export type Notice =
  | { readonly kind: 'call-failed'; readonly code: string }
  /** The authorization call named an address that the portal does not follow. */
  | { readonly kind: 'address-refused' }
  /** The return from the door does not belong to the sign-in that this tab began. */
  | { readonly kind: 'return-refused' }
  /** Signed out here; the server could not be told. */
  | { readonly kind: 'sign-out-unconfirmed' }

export type SessionContext = {
  readonly ports: SessionPorts
  /** Origin asked for at the door, or of the session. */
  readonly origin: Origin | undefined
  /** Where a sign-in under way ends; nothing when a session is only found again. */
  readonly returnTo: string | undefined
  readonly lastReturn: Return | undefined
  readonly user: User | undefined
  readonly families: FamilyStates
  /** Known once a profile was read. */
  readonly keep: KeepUser | undefined
  readonly notice: Notice | undefined
}

export type SessionInput = { readonly ports: SessionPorts }

export type SessionEvent =
  | { readonly type: 'signInRequested'; readonly origin?: Origin; readonly returnTo?: string }
  /** The saver is back from the door, at /authcallback with this state. */
  | { readonly type: 'callbackReached'; readonly state: string | undefined }
  | { readonly type: 'retryRequested' }
  | { readonly type: 'familiesRequested' }
  | { readonly type: 'localizationChosen'; readonly localization: User['localization'] }
  | { readonly type: 'signOutRequested' }
  /** The client announced what the whole application does about a failed call. */
  | { readonly type: 'reactionRaised'; readonly reaction: Reaction }
  | { readonly type: 'signedInElsewhere' }
  | { readonly type: 'signedOutElsewhere' }
  | { readonly type: 'expiredElsewhere' }

/** Opens the machine before anything is known of a session. */
export const openContext = ({ ports }: SessionInput): SessionContext => ({
  ports,
  origin: undefined,
  returnTo: undefined,
  lastReturn: undefined,
  user: undefined,
  families: {},
  keep: undefined,
  notice: undefined,
})

/** Input of the calls that need an origin: the one asked for, or the default (P-CALL-02). */
export const ofOrigin = ({ ports, origin }: SessionContext) => ({ ports, client: ports.client, origin: origin ?? DEFAULT_ORIGIN })

/** Input of the calls that need the user. */
export const ofUser = (context: SessionContext) => ({ ...ofOrigin(context), user: context.user ?? VISITOR })
