import { base } from './base.ts'
import { ofOrigin, ofUser } from './context.ts'

const LEAVE = ['forgetUser', 'forgetOrigin', 'clearMarker', 'wipe', 'goToEntrance'] as const
const TELL_SIGN_OUT = { type: 'tellTabs', params: { message: 'signed-out' } } as const

/** The families of a user whose tab kept none; one that fails keeps nobody out. */
export const loadingFamilies = base.createStateConfig({
  tags: 'waiting',
  invoke: {
    src: 'readFamilies',
    input: ({ context }) => ofUser(context),
    onDone: { target: 'signedIn', actions: { type: 'takeFamilies', params: ({ event }) => event.output } },
    onError: { target: 'signedOut', actions: ['turnBack', 'forgetUser', 'clearMarker', 'wipe'] },
  },
  on: { signedOutElsewhere: { target: 'signedOut', actions: [...LEAVE] } },
})

/** Signed in: families can be asked for again, and a sign-in in another tab is looked into without disturbing this one. */
export const signedIn = base.createStateConfig({
  entry: ['welcome', 'settle', 'keepUser'],
  initial: 'resting',
  on: {
    localizationChosen: { actions: ['takeLocalization', 'keepUser'] },
    reactionRaised: [
      { guard: 'isAutoLogout', target: 'ended', actions: { type: 'tellTabs', params: { message: 'expired' } } },
      { actions: 'react' },
    ],
    signedOutElsewhere: { target: 'signedOut', actions: [...LEAVE] },
    expiredElsewhere: 'ended',
  },
  states: {
    resting: {
      on: { familiesRequested: 'refreshing', signedInElsewhere: 'recheckingPerson' },
    },
    refreshing: {
      invoke: {
        src: 'readFamilies',
        input: ({ context }) => ofUser(context),
        onDone: { target: 'resting', actions: [{ type: 'takeFamilies', params: ({ event }) => event.output }, 'keepUser'] },
        onError: '#session.ended',
      },
    },
    recheckingPerson: {
      invoke: {
        src: 'readProfile',
        input: ({ context }) => ofOrigin(context),
        onDone: [
          { guard: { type: 'isSamePerson', params: ({ event }) => event.output }, target: 'resting' },
          {
            target: '#session.loadingFamilies',
            actions: ['wipe', { type: 'takeRecognised', params: ({ event }) => event.output }],
          },
        ],
        onError: [
          { guard: { type: 'isSessionGone', params: ({ event }) => event }, target: '#session.ended' },
          { target: 'resting' },
        ],
      },
      on: { signedInElsewhere: { target: 'recheckingPerson', reenter: true } },
    },
  },
})

/** The server ended the session: nothing of it is left here, and signing in again leads back to the place that was left. */
export const ended = base.createStateConfig({
  entry: ['forgetUser', 'clearMarker', 'wipe', 'openAutoLogout'],
  on: {
    signInRequested: { target: 'askingAuthorization', actions: 'takeRequest' },
    signedInElsewhere: 'starting',
  },
})

/** The server is told; told or not, nothing of the session is left here. */
export const signingOut = base.createStateConfig({
  tags: 'waiting',
  invoke: {
    src: 'tellSignOut',
    input: ({ context }) => ofOrigin(context),
    onDone: { target: 'signedOut', actions: [...LEAVE, TELL_SIGN_OUT] },
    onError: {
      target: 'signedOut',
      actions: [{ type: 'note', params: { kind: 'sign-out-unconfirmed' } }, ...LEAVE, TELL_SIGN_OUT],
    },
  },
  // A second request changes nothing while the first is under way.
  on: { signOutRequested: {} },
})
