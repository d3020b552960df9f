import { DEFAULT_ORIGIN, origin as originSchema } from '@hautelisse/domain/session'
import type { User } from '@hautelisse/domain/session'
import { assign, setup } from 'xstate'
import { failureCode, isSilence } from '../api/index.ts'
import type { TabMessage } from '../ports/index.ts'
import { askAuthorization, otherTabs, place, tellSignOut } from './actors.ts'
import type { FamiliesInput, FamiliesOutput, ProfileInput } from './actors.ts'
import type { Notice, SessionContext, SessionEvent, SessionInput } from './context.ts'
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
import { isSessionGone } from './gone.ts'
import type { Recognised } from './recognise.ts'
import { wipe } from './storage.ts'

const isFollowed = ({ ports }: SessionContext, address: string): boolean =>
  stateOf(address) !== undefined && (ports.mayFollow ?? isOwnPage)(address)

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
  guards: {
    isMarked: ({ context }) => context.origin !== undefined,
    isReturnAwaited: ({ context }) => context.lastReturn === 'awaited',
    isReturnRefused: ({ context }) => context.lastReturn === 'refused',
    isFollowed: ({ context }, { address }: { address: string }) => isFollowed(context, address),
    isComplete: (_, { isComplete }: { isComplete: boolean }) => isComplete,
    isSamePerson: ({ context: { origin, user } }, seen: Recognised) =>
      origin === seen.origin && user?.id === seen.user.id && user?.is_mirror === seen.user.is_mirror,
    isSilence: (_, { error }: { error: unknown }) => isSilence(error),
    isSessionGone: (_, { error }: { error: unknown }) => isSessionGone(error),
    isAutoLogout: ({ event }) =>
      event.type === 'reactionRaised' && event.reaction.kind === 'open-modal' && event.reaction.hash === 'auto_logout',
  },
  actions: {
    readMarker: assign({ origin: ({ context }) => originSchema.safeParse(context.ports.marker.read()).data }),
    takeRequest: assign(({ context, event }) =>
      event.type === 'signInRequested'
        ? { origin: event.origin ?? context.origin ?? DEFAULT_ORIGIN, returnTo: returnPath(event.returnTo), notice: undefined }
        : {},
    ),
    takeReturn: assign(({ context, event }) => {
      if (event.type !== 'callbackReached') return {}
      const departure = readDeparture(context.ports.sessionStorage.read(DEPARTURE_KEY))
      return {
        lastReturn: judgeReturn(departure, event.state),
        origin: departure?.origin,
        returnTo: departure?.returnTo ?? HOME_PATH,
        user: undefined,
        families: {},
        notice: undefined,
      }
    }),
    takeRecognised: assign((_, { origin, user, families, keep }: Recognised) => ({ origin, user, families, keep })),
    takeFamilies: assign((_, { user, families }: { user: User; families: FamilyStates }) => ({ user, families })),
    takeLocalization: assign(({ context, event }) =>
      event.type === 'localizationChosen' && context.user !== undefined
        ? { user: { ...context.user, localization: event.localization } }
        : {},
    ),
    forgetUser: assign({ user: undefined, families: {}, returnTo: undefined, lastReturn: undefined }),
    forgetOrigin: assign({ origin: undefined }),
    note: assign((_, notice: Notice) => ({ notice })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({
      notice: { kind: 'call-failed' as const, code: failureCode(error) },
    })),
    settle: assign({ returnTo: undefined, lastReturn: undefined, notice: undefined }),

    wipe: ({ context }) => wipe(context.ports),
    clearMarker: ({ context }) => context.ports.marker.clear(),
    keepUser: ({ context }) => context.keep?.(context.user, context.families),
    keepDeparture: ({ context }, { address }: { address: string }) => {
      const state = stateOf(address)
      if (state === undefined || context.origin === undefined) return
      const departure = { origin: context.origin, state, returnTo: returnPath(context.returnTo) }
      context.ports.sessionStorage.write(DEPARTURE_KEY, writeDeparture(departure))
    },
    dropDeparture: ({ context }) => context.ports.sessionStorage.remove(DEPARTURE_KEY),
    tellTabs: ({ context }, { message }: { message: TabMessage }) => context.ports.tabs.post(message),
    leave: ({ context }, { address }: { address: string }) => context.ports.navigation.leave(address),
    // Only a sign-in is news for the other tabs and leads somewhere: a session found again leaves the saver where they are.
    welcome: ({ context }) => {
      if (context.returnTo === undefined) return
      context.ports.tabs.post('signed-in')
      context.ports.navigation.go(context.returnTo)
    },
    // A return that ends without a session leads to the doors, not to the page that was left.
    turnBack: ({ context }) => {
      if (context.returnTo !== undefined) context.ports.navigation.go('/')
    },
    goToEntrance: ({ context }) => context.ports.navigation.go('/'),
    openAutoLogout: ({ context }) => context.ports.navigation.openModal('auto_logout'),
    react: ({ context, event }) => {
      if (event.type !== 'reactionRaised') return
      const { reaction } = event
      if (reaction.kind === 'go') context.ports.navigation.go(reaction.path)
      else if (reaction.kind === 'open-modal') context.ports.navigation.openModal(reaction.hash)
    },
  },
})
