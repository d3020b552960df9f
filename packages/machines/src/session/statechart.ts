import { base } from './base.ts'
import { openContext } from './open.ts'
import { ended, restarting, signingOut } from './ending.ts'
import { loadingFamilies, signedIn } from './signed-in.ts'
import { askingAuthorization, checkingReturn, leaving, recognising } from './signing-in.ts'

/**
 * The session from end to end: found again, at the door, back from it, signed in, ended by itself, signed out (P-SESS-11).
 *
 * Nothing is asked of the API while no mark says that a session exists, and no guard of a page decides before this is settled
 * (docs/decisions/04).
 */
export const statechart = base.createMachine({
  id: 'session',
  context: ({ input }) => openContext(input),
  invoke: { src: 'otherTabs', input: ({ context }) => ({ tabs: context.ports.tabs }) },
  initial: 'starting',
  on: {
    callbackReached: { target: '.checkingReturn', actions: 'takeReturn' },
    signOutRequested: { target: '.signingOut', actions: 'takeStay' },
    // Outside a session the call that failed says so itself: there is nobody to tell that they were signed out.
    reactionRaised: [{ guard: 'isAutoLogout' }, { actions: 'react' }],
  },
  states: {
    starting: {
      tags: 'waiting',
      entry: 'readMarker',
      always: [
        { guard: 'isMarked', target: 'recognising' },
        { target: 'signedOut', actions: ['turnBack', 'forgetUser'] },
      ],
    },
    signedOut: {
      always: { guard: 'isCalledBack', target: 'awaitingSession' },
      on: {
        signInRequested: { target: 'askingAuthorization', actions: 'takeRequest' },
        otpCallbackReached: { target: 'awaitingSession', actions: 'takeToken' },
        signedInElsewhere: 'starting',
      },
    },
    /**
     * At /callback/{token} without a session: one may still come from another tab. After its limit nobody waits any more, neither here nor on
     * the page, which leads to the error page by itself.
     */
    awaitingSession: {
      after: { callbackLimit: { target: 'signedOut', actions: 'forgetToken' } },
      on: {
        signInRequested: { target: 'askingAuthorization', actions: 'takeRequest' },
        otpCallbackReached: { actions: 'takeToken' },
        signedInElsewhere: 'starting',
      },
    },
    askingAuthorization,
    leaving,
    checkingReturn,
    recognising,
    loadingFamilies,
    signedIn,
    ended,
    restarting,
    signingOut,
    /** The API says nothing: the saver tries again. */
    unavailable: { on: { retryRequested: 'starting', otpCallbackReached: { actions: 'takeToken' } } },
  },
})
