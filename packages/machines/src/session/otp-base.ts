import { needsOtp, otpCall, otpCallbackCall, readStoredOtp, STORED_OTP_KEY, writeStoredOtp } from '@hautelisse/domain/session'
import type { OtpDeparture, User } from '@hautelisse/domain/session'
import { assign, fromPromise, setup } from 'xstate'
import { failureCode, isSessionGone, reactionTo } from '../api/index.ts'
import type { Client } from '../api/index.ts'
import { HOME_PATH, isOwnPage, returnPath } from './departure.ts'
import type { SessionPorts } from './ports.ts'
import type { OtpReport, OtpStanding, Told } from './reports.ts'

/** Applications that lead back to the portal by an address of their own (P-ROUTE-33, P-ROUTE-34); what they say is no state of ours. */
const APPLICATIONS: ReadonlySet<string> = new Set(['easyprojets', 'maretraite360'])

export type OtpInput = {
  readonly ports: Pick<SessionPorts, 'client' | 'navigation' | 'sessionStorage' | 'random' | 'mayFollow'>
  readonly session: Told<OtpReport>
  readonly user: Pick<User, 'origin' | 'has_validate_acon_otp' | 'is_mirror'>
  /** False when the session was only found again: a code is offered at a sign-in alone. */
  readonly isSignIn: boolean
  /** Page that a sign-in leads to, once nothing keeps the saver from it. */
  readonly toward: string | undefined
  /** What the address of a return says: /callback/{token}. */
  readonly token: string | undefined
}

export type OtpEvent =
  | { readonly type: 'otpRequested'; readonly location?: string }
  | { readonly type: 'otpDeclined' }
  | { readonly type: 'retryRequested' }
  | { readonly type: 'otpCallbackReached'; readonly state: string }
  /** The code was given in another tab. */
  | { readonly type: 'otpValidatedElsewhere' }
  /** The server asks for a code although one was given: it knows of none any more. */
  | { readonly type: 'otpLapsed' }

export type OtpContext = Omit<OtpInput, 'user'> & {
  readonly isMirror: boolean
  /** Whether this user can be asked for a code at all. */
  readonly isConfirmable: boolean
  readonly isNeeded: boolean
  readonly isValidated: boolean
  /** The confirmation under way, as this tab kept it. */
  readonly departure: OtpDeparture | undefined
}

export const openOtp = ({ user, ...input }: OtpInput): OtpContext => ({
  ...input,
  isMirror: user.is_mirror,
  isConfirmable: needsOtp({ ...user, has_validate_acon_otp: false }),
  isNeeded: needsOtp(user),
  isValidated: user.has_validate_acon_otp,
  departure: undefined,
})

const askAddress = fromPromise<string, { readonly client: Client; readonly state: string }>(
  async ({ input: { client, state }, signal }) => (await client.call(otpCall, { query: { state } }, { signal })).data,
)

const askWhetherValidated = fromPromise<boolean, { readonly client: Client }>(
  async ({ input: { client }, signal }) => (await client.call(otpCallbackCall, {}, { signal })).has_validate_acon_otp,
)

/** Place that a return leads to: kept text is not trusted. */
const placeOf = ({ departure }: OtpContext): string => returnPath(departure?.location)

/** Page to come back to: the one that a sign-in was for, the one whose gate asks, or the one of the attempt before. */
const locationFor = (context: OtpContext, event: OtpEvent): string => {
  if (context.toward !== undefined) return context.toward
  return event.type === 'otpRequested' && event.location !== undefined ? returnPath(event.location) : placeOf(context)
}

/** Words of the confirmation by a one-time code. */
export const otpBase = setup({
  types: { context: {} as OtpContext, events: {} as OtpEvent, input: {} as OtpInput },
  actors: { askAddress, askWhetherValidated },
  guards: {
    isAwaited: ({ context: { token, departure } }) => token !== undefined && token === departure?.state,
    isForeign: ({ context: { token, departure } }) => token !== undefined && departure !== undefined && !APPLICATIONS.has(token),
    isCalledBack: ({ context }) => context.token !== undefined,
    isOffered: ({ context }) => context.isSignIn && context.isNeeded,
    /** The page was loaded anew while the code was offered: what the saver wanted is known, and the offer is not made twice. */
    isInterrupted: ({ context: { toward, isSignIn, departure } }) => toward !== undefined && !isSignIn && departure !== undefined,
    isNeeded: ({ context }) => context.isNeeded,
    isMirror: ({ context }) => context.isMirror,
    isValidated: ({ context }) => context.isValidated,
    isFollowed: ({ context: { ports } }, { address }: { address: string }) => (ports.mayFollow ?? isOwnPage)(address),
    isYes: (_, { isValidated }: { isValidated: boolean }) => isValidated,
    /** The whole application has led to the page of this code already (P-ERR-09). */
    isLedElsewhere: (_, { error }: { error: unknown }) => reactionTo(failureCode(error)).kind === 'go',
    isForbidden: (_, { error }: { error: unknown }) => failureCode(error) === 'ERR_MIRROR',
    isSessionGone: (_, { error }: { error: unknown }) => isSessionGone(error),
  },
  actions: {
    tell: ({ context }, { standing }: { standing: OtpStanding }) => context.session.send({ type: 'otpTold', standing }),
    tellValidated: ({ context }) => context.session.send({ type: 'otpValidated' }),
    tellRefused: ({ context }) => context.session.send({ type: 'otpRefused' }),
    tellLoss: ({ context }) => context.session.send({ type: 'sessionLost' }),
    takeToken: assign(({ event }) => (event.type === 'otpCallbackReached' ? { token: event.state } : {})),
    readDeparture: assign(({ context }) => ({
      departure: readStoredOtp(context.ports.sessionStorage.read(STORED_OTP_KEY)),
    })),
    dropToken: assign({ token: undefined }),
    prepare: assign(({ context, event }) => ({
      departure: { state: context.ports.random(), location: locationFor(context, event) },
    })),
    prepareOffer: assign(({ context: { ports, toward } }) => ({
      departure: { state: ports.random(), location: returnPath(toward) },
    })),
    keepDeparture: ({ context: { ports, departure } }) => {
      if (departure !== undefined) ports.sessionStorage.write(STORED_OTP_KEY, writeStoredOtp(departure))
    },
    dropDeparture: ({ context }) => context.ports.sessionStorage.remove(STORED_OTP_KEY),
    takeValidated: assign({ isNeeded: false, isValidated: true }),
    takeLapsed: assign(({ context }) => ({ isNeeded: context.isConfirmable, isValidated: false })),
    leave: ({ context }, { address }: { address: string }) => context.ports.navigation.leave(address),
    /** To the page that the sign-in was for, if the saver is still on the way to it. */
    arrive: ({ context: { ports, toward } }) => {
      if (toward !== undefined) ports.navigation.go(toward)
    },
    goHome: ({ context: { ports, toward } }) => ports.navigation.go(toward ?? HOME_PATH),
    goBack: ({ context }) => context.ports.navigation.go(placeOf(context)),
    haveArrived: assign({ toward: undefined, isSignIn: false }),
    forbid: ({ context }) => context.ports.navigation.openModal('forbidden_mirror'),
  },
})
