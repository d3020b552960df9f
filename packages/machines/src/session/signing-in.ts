import { base } from './base.ts'
import { ofOrigin } from './context.ts'

/** Storage is emptied, then the API says where the door is (P-CALL-01 to -03). */
export const askingAuthorization = base.createStateConfig({
  tags: 'waiting',
  entry: 'wipe',
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
      { target: 'signedOut', actions: ['forgetUser', { type: 'note', params: { kind: 'address-refused' } }] },
    ],
    onError: [
      { guard: { type: 'isSilence', params: ({ event }) => event }, target: 'unavailable.door' },
      { target: 'signedOut', actions: ['forgetUser', { type: 'noteFailure', params: ({ event }) => event }] },
    ],
  },
  on: { signInRequested: { target: 'askingAuthorization', reenter: true, actions: 'takeRequest' } },
})

/** The page is about to be left; a saver who comes back to it by the browser's history may ask again. */
export const leaving = base.createStateConfig({
  on: { signInRequested: { target: 'askingAuthorization', actions: 'takeRequest' } },
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

/** Who is signed in, by the sign-in service and by what this tab kept. */
export const recognising = base.createStateConfig({
  tags: 'waiting',
  invoke: {
    src: 'readProfile',
    input: ({ context }) => ofOrigin(context),
    onDone: [
      {
        guard: { type: 'isComplete', params: ({ event }) => event.output },
        target: 'signedIn',
        actions: { type: 'takeRecognised', params: ({ event }) => event.output },
      },
      { target: 'loadingFamilies', actions: { type: 'takeRecognised', params: ({ event }) => event.output } },
    ],
    onError: [
      { guard: { type: 'isSilence', params: ({ event }) => event }, target: 'unavailable.profile' },
      {
        guard: { type: 'isSessionGone', params: ({ event }) => event },
        target: 'signedOut',
        actions: ['turnBack', 'forgetUser', 'clearMarker', 'wipe'],
      },
      { target: 'signedOut', actions: ['forgetUser', { type: 'noteFailure', params: ({ event }) => event }] },
    ],
  },
  on: {
    signedOutElsewhere: { target: 'signedOut', actions: ['forgetUser', 'forgetOrigin', 'clearMarker', 'wipe', 'goToEntrance'] },
  },
})
