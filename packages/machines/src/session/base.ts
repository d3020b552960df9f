import { DEFAULT_ORIGIN } from '@hautelisse/domain/session'
import type { User } from '@hautelisse/domain/session'
import { assign, setup, stopChild } from 'xstate'
import { failureCode, isSessionGone, isSilence } from '../api/index.ts'
import type { TabMessage } from '../ports/index.ts'
import { askAuthorization, otherTabs, place, tellSignOut } from './actors.ts'
import type { FamiliesInput, FamiliesOutput, ProfileInput } from './actors.ts'
import type { Expiry, Notice, SessionContext, SessionEvent, SessionInput } from './context.ts'
import {
  DEPARTURE_KEY,
  HOME_PATH,
  isOwnPage,
  judgeReturn,
  readDeparture,
  returnPath,
  stateOf,
  writeDeparture,
} from './departure.ts'
import type { FamilyStates } from './families.ts'
import { markedOrigin } from './open.ts'
import type { OtpEvent } from './otp-base.ts'
import type { Recognised } from './recognise.ts'
import { removeSurvivors, wipe, wipeForDoor, wipeVisitor } from './storage.ts'
import type { WatchEvent } from './watch-base.ts'

const isFollowed = ({ ports }: SessionContext, address: string): boolean =>
  stateOf(address) !== undefined && (ports.mayFollow ?? isOwnPage)(address)

/** Pages where the end of a session opens no dialog: it leads to the door at once (P-SESS-08, P-SESS-09). */
const PAGES_WITHOUT_DIALOG = /^\/(?:error-page|presentation)\/?$/

const isAutoLogout = (event: SessionEvent): boolean =>
  event.type === 'sessionLost' ||
  (event.type === 'reactionRaised' && event.reaction.kind === 'open-modal' && event.reaction.hash === 'auto_logout')

const isCodeWanted = (event: SessionEvent): boolean => event.type === 'reactionRaised' && event.reaction.kind === 'ask-code'

const isPersonWanted = (event: SessionEvent): boolean => event.type === 'reactionRaised' && event.reaction.kind === 'ask-person'

const isWithoutDialog = ({ ports }: SessionContext): boolean => PAGES_WITHOUT_DIALOG.test(ports.address.read().path)

/** Where somebody goes who cannot be led to the door (P-ERR-15 to P-ERR-17). */
const clientSpaceOf = ({ origin, clientSpace }: SessionContext): string | undefined =>
  origin === 'individual' && clientSpace !== '' ? clientSpace : undefined

/** Words of the session's statechart: its actors, guards and actions, each reaching the outside through a port. */
export const base = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent, input: {} as SessionInput },
  actors: {
    askAuthorization,
    readProfile: place<Recognised, ProfileInput>(),
    readFamilies: place<FamiliesOutput, FamiliesInput>(),
    tellSignOut,
    otherTabs,
  },
  delays: { callbackLimit: ({ context }) => context.limits.callbackMs },
  guards: {
    staysOut: ({ context }) => context.staysOut,
    isMarkedNow: ({ context }) => markedOrigin(context) !== undefined,
    isCalledBack: ({ context }) => context.token !== undefined,
    isNobody: (_, { user }: Recognised) => user.id === undefined,
    isMarked: ({ context }) => context.origin !== undefined,
    isReturnAwaited: ({ context }) => context.lastReturn === 'awaited',
    isReturnRefused: ({ context }) => context.lastReturn === 'refused',
    isFollowed: ({ context }, { address }: { address: string }) => isFollowed(context, address),
    isSamePerson: ({ context: { origin, user } }, seen: Recognised) =>
      origin === seen.origin && user?.id === seen.user.id && user?.is_mirror === seen.user.is_mirror,
    isConsentMissing: (_, { error }: { error: unknown }) => failureCode(error) === 'ERR_CONSENT',
    isSilence: (_, { error }: { error: unknown }) => isSilence(error),
    isSessionGone: (_, { error }: { error: unknown }) => isSessionGone(error),
    isAutoLogout: ({ event }) => isAutoLogout(event),
    isAutoLogoutWithoutDialog: ({ context, event }) => isAutoLogout(event) && isWithoutDialog(context),
    isCodeWanted: ({ event }) => isCodeWanted(event),
    isPersonWanted: ({ event }) => isPersonWanted(event),
    isWithoutDialog: ({ context }) => isWithoutDialog(context),
  },
  actions: {
    readMarker: assign({ origin: ({ context }) => markedOrigin(context) }),
    takeRequest: assign(({ context, event }) =>
      event.type === 'signInRequested'
        ? {
            origin: event.origin ?? context.origin ?? DEFAULT_ORIGIN,
            returnTo: returnPath(event.returnTo),
            token: undefined,
            notice: undefined,
            expiry: undefined,
          }
        : {},
    ),
    takeReturn: assign(({ context, event }) => {
      if (event.type !== 'callbackReached') return {}
      const departure = readDeparture(context.ports.sessionStorage.read(DEPARTURE_KEY))
      return {
        lastReturn: judgeReturn(departure, event.state),
        origin: departure?.origin,
        returnTo: departure?.returnTo ?? HOME_PATH,
        token: undefined,
        user: undefined,
        families: {},
        notice: undefined,
        expiry: undefined,
      }
    }),
    /** A session that ended on a page without dialog is followed by the next one, which begins at home. */
    takeRestart: assign({ returnTo: HOME_PATH, notice: undefined }),
    takeToken: assign(({ event }) => (event.type === 'otpCallbackReached' ? { token: event.state } : {})),
    forgetToken: assign({ token: undefined }),
    takeRecognised: assign((_, { origin, user, keep, life }: Recognised) => ({ origin, user, families: {}, keep, life })),
    takeScopes: assign(({ context: { user } }, seen: Recognised) =>
      user === undefined ? {} : { user: { ...user, scopes: seen.user.scopes, oauth_profile: seen.user.oauth_profile } },
    ),
    // The code may have been given, or asked for again, while the families were on their way.
    takeFamilies: assign(({ context }, { user, families }: { user: User; families: FamilyStates }) => ({
      user: { ...user, has_validate_acon_otp: context.user?.has_validate_acon_otp ?? user.has_validate_acon_otp },
      families,
    })),
    takeLocalization: assign(({ context, event }) =>
      event.type === 'localizationChosen' && context.user !== undefined
        ? { user: { ...context.user, localization: event.localization } }
        : {},
    ),
    countAction: assign(({ context: { user } }) => (user === undefined ? {} : { user: { ...user, actions: user.actions + 1 } })),
    takeValidated: assign(({ context: { user } }, { isValidated }: { isValidated: boolean }) =>
      user === undefined ? {} : { user: { ...user, has_validate_acon_otp: isValidated } },
    ),
    takeStanding: assign(({ event }) => (event.type === 'otpTold' ? { otpStanding: event.standing } : {})),
    takeWarning: assign(({ event }) => (event.type === 'warningTold' ? { secondsLeft: event.secondsLeft } : {})),
    takeLimit: assign(({ context, event }) =>
      event.type === 'limitReached' ? { expiry: event.limit, outlived: context.user?.id } : {},
    ),
    forgetOutlived: assign({ outlived: undefined }),
    noteExpiry: assign((_, { expiry }: { expiry: Expiry }) => ({ expiry })),
    forgetNotice: assign({ notice: undefined }),
    forgetUser: assign({ user: undefined, families: {}, returnTo: undefined, lastReturn: undefined }),
    takeStay: assign(({ event }) => ({ staysOut: event.type === 'signOutRequested' && event.stays === true })),
    forgetOrigin: assign({ origin: undefined }),
    note: assign((_, notice: Notice) => ({ notice })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({
      notice: { kind: 'call-failed' as const, code: failureCode(error) },
    })),
    settle: assign({ returnTo: undefined, lastReturn: undefined, token: undefined, notice: undefined, expiry: undefined }),
    /** Starts what runs while somebody is signed in: the watch over the limits, and the one-time code, which leads on to the page wanted. */
    beginLife: assign(({ context, self, spawn }) => {
      const { ports, limits, life, user, origin, returnTo: toward, lastReturn, token } = context
      if (life === undefined || user === undefined || origin === undefined) return {}
      const isSignIn = lastReturn === 'awaited'
      const authTime = user.oauth_profile?.auth_time
      return {
        watch: spawn(life.watch, { input: { ports, session: self, limits, origin, isSignIn, authTime } }),
        otp: spawn(life.otp, { input: { ports, session: self, user, isSignIn, toward, token } }),
      }
    }),
    stopWatch: stopChild(({ context }) => context.watch ?? 'watch'),
    stopOtp: stopChild(({ context }) => context.otp ?? 'otp'),
    endLife: assign({ watch: undefined, otp: undefined, secondsLeft: undefined, otpStanding: 'none' as const }),
    toWatch: ({ context }, event: WatchEvent) => context.watch?.send(event),
    renewWatch: ({ context: { watch } }, { user }: Recognised) =>
      watch?.send({ type: 'renewed', authTime: user.oauth_profile?.auth_time }),
    toOtp: ({ context }, event: OtpEvent) => context.otp?.send(event),

    wipe: ({ context }) => wipe(context.ports),
    wipeVisitor: ({ context }) => wipeVisitor(context.ports),
    wipeForDoor: ({ context }) => wipeForDoor(context.ports, context.entries),
    clearMarker: ({ context }) => context.ports.marker.clear(),
    keepUser: ({ context }) => context.keep?.(context.user),
    keepDeparture: ({ context }, { address }: { address: string }) => {
      const state = stateOf(address)
      if (state === undefined || context.origin === undefined) return
      const departure = { origin: context.origin, state, returnTo: returnPath(context.returnTo) }
      context.ports.sessionStorage.write(DEPARTURE_KEY, writeDeparture(departure))
    },
    dropDeparture: ({ context: { ports, entries } }) => {
      ports.sessionStorage.remove(DEPARTURE_KEY)
      removeSurvivors(ports, entries)
    },
    tellTabs: ({ context }, { message }: { message: TabMessage }) => context.ports.tabs.post(message),
    leave: ({ context }, { address }: { address: string }) => context.ports.navigation.leave(address),
    // Only a sign-in is news for the other tabs: a session found again changes nothing for them.
    announce: ({ context }) => {
      if (context.returnTo !== undefined) context.ports.tabs.post('signed-in')
    },
    // A return that ends without a session leads to the doors, not to the page that was left.
    turnBack: ({ context }) => {
      if (context.returnTo !== undefined) context.ports.navigation.go('/')
    },
    goToEntrance: ({ context }) => context.ports.navigation.go('/'),
    /** The door cannot be reached: individual customers go to their own space, the others to the doors (P-ERR-15, P-ERR-16). */
    turnFromDoor: ({ context }) => {
      const clientSpace = clientSpaceOf(context)
      if (clientSpace === undefined) context.ports.navigation.go('/')
      else context.ports.navigation.leave(clientSpace)
    },
    openAutoLogout: ({ context }) => context.ports.navigation.openModal('auto_logout'),
    react: ({ context, event }) => {
      if (event.type !== 'reactionRaised') return
      const { reaction } = event
      if (reaction.kind === 'go') context.ports.navigation.go(reaction.path)
      else if (reaction.kind === 'open-modal') context.ports.navigation.openModal(reaction.hash)
    },
  },
})
