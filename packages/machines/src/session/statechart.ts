import { base } from './base.ts'
import { openContext } from './context.ts'
import { ended, loadingFamilies, signedIn, signingOut } from './signed-in.ts'
import { askingAuthorization, checkingReturn, leaving, recognising } from './signing-in.ts'

/**
 * The sign-in sequence: found again, at the door, back from it, signed in, ended, signed out (P-SESS-11; collective people without OTP).
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
    signOutRequested: '.signingOut',
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
      on: {
        signInRequested: { target: 'askingAuthorization', actions: 'takeRequest' },
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
    signingOut,
    /** The API says nothing: the saver tries again from where the silence began. */
    unavailable: {
      initial: 'profile',
      states: {
        door: { on: { retryRequested: '#session.askingAuthorization' } },
        profile: { on: { retryRequested: '#session.starting' } },
      },
    },
  },
})
