import { base } from './base.ts'
import { ofOrigin } from './open.ts'

/** Storage is emptied but for a visitor's answers, then the API says where the door is (P-CALL-01 to -03); without an answer nobody waits before it (P-ERR-15 to -17). */
export const askingAuthorization = base.createStateConfig({
  tags: 'waiting',
  entry: 'wipeForDoor',
  invoke: {
    src: 'askAuthorization',
    input: ({ context }) => ofOrigin(context),
    onDone: [
      {
        guard: { type: 'isFollowed', params: ({ event }) => ({ address: event.output }) },
        target: 'leaving',
        actions: [
          { type: 'keepDeparture', params: ({ event }) => ({ address: event.output }) },
          { type: 'leave', params: ({ event }) => ({ address: event.output }) },
        ],
      },
      { target: 'signedOut', actions: ['forgetUser', { type: 'note', params: { kind: 'address-refused' } }, 'turnFromDoor'] },
    ],
    onError: [
      // The whole application has led to the page of this code already, whatever the call (P-ERR-09).
      {
        guard: { type: 'isConsentMissing', params: ({ event }) => event },
        target: 'signedOut',
        actions: ['forgetUser', { type: 'noteFailure', params: ({ event }) => event }],
      },
      {
        target: 'signedOut',
        actions: ['forgetUser', { type: 'noteFailure', params: ({ event }) => event }, 'turnFromDoor'],
      },
    ],
  },
  on: { signInRequested: { target: 'askingAuthorization', reenter: true, actions: 'takeRequest' } },
})

/**
 * The page is about to be left; a saver who comes back to it by the browser's history may ask again, or has signed in meanwhile.
 */
export const leaving = base.createStateConfig({
  on: {
    signInRequested: { target: 'askingAuthorization', actions: 'takeRequest' },
    pageShown: { guard: 'isMarkedNow', target: 'starting' },
  },
})

/** A return that repeats another state than the one kept signs out, so that nobody stays in a session they did not ask for. */
export const checkingReturn = base.createStateConfig({
  tags: 'waiting',
  entry: 'dropDeparture',
  always: [
    { guard: 'isReturnRefused', target: 'signingOut', actions: { type: 'note', params: { kind: 'return-refused' } } },
    { guard: 'isReturnAwaited', target: 'recognising' },
    { target: 'starting' },
  ],
})

const NOBODY_THERE = { target: 'signedOut', actions: ['turnBack', 'forgetUser', 'clearMarker', 'wipe'] } as const

/** Who is signed in, by the sign-in service and by what this tab kept; an answer without an id is nobody (P-USER-15). */
export const recognising = base.createStateConfig({
  tags: 'waiting',
  invoke: {
    src: 'readProfile',
    input: ({ context }) => ofOrigin(context),
    onDone: [
      { guard: { type: 'isNobody', params: ({ event }) => event.output }, ...NOBODY_THERE, actions: [...NOBODY_THERE.actions] },
      { target: 'loadingFamilies', actions: { type: 'takeRecognised', params: ({ event }) => event.output } },
    ],
    onError: [
      { guard: { type: 'isSilence', params: ({ event }) => event }, target: 'unavailable' },
      {
        guard: { type: 'isSessionGone', params: ({ event }) => event },
        ...NOBODY_THERE,
        actions: [...NOBODY_THERE.actions],
      },
      { target: 'signedOut', actions: ['forgetUser', { type: 'noteFailure', params: ({ event }) => event }] },
    ],
  },
  on: {
    otpCallbackReached: { actions: 'takeToken' },
    signedOutElsewhere: {
      target: 'signedOut',
      actions: ['forgetUser', 'forgetOrigin', 'forgetToken', 'clearMarker', 'wipe', 'goToEntrance'],
    },
  },
})
