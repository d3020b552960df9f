import { base } from './base.ts'
import { ofOrigin, ofOutlived } from './open.ts'

/**
 * The session ended by itself: nothing of it is left here, and signing in again leads back to the place that was left. The server is told
 * when it cannot know, so that its session dies too: that of its person alone, since somebody else may have signed in without a word to this tab.
 */
export const ended = base.createStateConfig({
  entry: ['forgetUser', 'forgetToken', 'clearMarker', 'wipe', 'openAutoLogout'],
  initial: 'told',
  on: {
    signInRequested: { target: 'askingAuthorization', actions: 'takeRequest' },
    signedInElsewhere: 'starting',
  },
  states: {
    telling: {
      invoke: { src: 'tellSignOut', input: ({ context }) => ofOutlived(context), onDone: 'told', onError: 'told' },
      exit: 'forgetOutlived',
    },
    told: {},
  },
})

/** The session ended by itself on a page where no dialog says so: to the door of the same origin at once (P-SESS-08, P-SESS-09). */
export const restarting = base.createStateConfig({
  tags: 'waiting',
  entry: ['forgetUser', 'forgetToken', 'clearMarker', 'wipe', 'takeRestart'],
  initial: 'atOnce',
  states: {
    telling: {
      invoke: { src: 'tellSignOut', input: ({ context }) => ofOutlived(context), onDone: 'atOnce', onError: 'atOnce' },
      exit: 'forgetOutlived',
    },
    atOnce: { always: '#session.askingAuthorization' },
  },
})

const FORGET = ['forgetUser', 'forgetOrigin', 'forgetToken', 'clearMarker', 'wipe'] as const
const LEAVE = [...FORGET, 'goToEntrance'] as const
const TELL_SIGN_OUT = { type: 'tellTabs', params: { message: 'signed-out' } } as const

/** The server is told; told or not, nothing of the session is left here. */
export const signingOut = base.createStateConfig({
  tags: 'waiting',
  invoke: {
    src: 'tellSignOut',
    input: ({ context }) => ofOrigin(context),
    onDone: [
      { guard: 'staysOut', target: 'signedOut', actions: [...FORGET, TELL_SIGN_OUT] },
      { target: 'signedOut', actions: [...LEAVE, TELL_SIGN_OUT] },
    ],
    onError: {
      target: 'signedOut',
      actions: [{ type: 'note', params: { kind: 'sign-out-unconfirmed' } }, ...LEAVE, TELL_SIGN_OUT],
    },
  },
  // A second request changes nothing while the first is under way.
  on: { signOutRequested: {} },
})
