import type { SnapshotFrom } from 'xstate'
import { openWatch, watchBase } from './watch-base.ts'

const OVER = { guard: 'isOverByNow', target: 'judging', actions: 'look' } as const

/** Looks at the limits each second, and whenever something happens: a limit that passed while the computer slept ends the session at once. */
const limits = watchBase.createStateConfig({
  initial: 'judging',
  on: { renewed: { target: '.judging', actions: ['look', 'takeRenewal', 'keepRenewal'] } },
  states: {
    judging: {
      always: [
        { guard: 'isOver', target: 'over' },
        { guard: 'isWarning', target: 'warned' },
        { guard: 'isContactDue', target: 'quiet', actions: 'askForContact' },
        { target: 'quiet' },
      ],
    },
    quiet: {
      entry: 'arm',
      after: { tick: { target: 'judging', actions: 'ring' } },
      on: {
        activitySeen: [
          OVER,
          { guard: 'isNewsToTabs', actions: ['look', 'noteActivity', 'leaveUntold', 'noteTold', 'tellTabs'] },
          { actions: ['look', 'noteActivity', 'leaveUntold'] },
        ],
        activeElsewhere: [OVER, { actions: ['look', 'noteActivity'] }],
        pageShown: { target: 'judging', actions: 'look' },
      },
    },
    /** Only the button keeps the session now: a hand that moves the mouse towards it has not yet chosen. */
    warned: {
      entry: ['arm', 'tellWarning'],
      after: { tick: { target: 'judging', actions: 'ring' } },
      on: {
        stayRequested: [
          OVER,
          {
            target: 'quiet',
            actions: ['look', 'noteActivity', 'leaveUntold', 'noteTold', 'tellTabs', 'tellCalm', 'askForContact'],
          },
        ],
        activeElsewhere: [OVER, { target: 'quiet', actions: ['look', 'noteActivity', 'tellCalm'] }],
        renewed: { target: 'judging', actions: ['look', 'takeRenewal', 'keepRenewal', 'tellCalm'] },
        pageShown: { target: 'judging', actions: 'look' },
      },
    },
    /** Nothing more happens here: the session ends, and its watch with it. */
    over: { entry: 'tellEnd', on: { renewed: {} } },
  },
})

/** Tells the server that the saver is at work, so that its own clock of inactivity begins anew. */
const contact = watchBase.createStateConfig({
  initial: 'resting',
  states: {
    resting: { on: { contactDue: 'calling' } },
    calling: {
      entry: 'noteContact',
      invoke: {
        src: 'contactServer',
        input: ({ context: { ports, origin } }) => ({ client: ports.client, origin }),
        onDone: 'resting',
        onError: [
          { guard: { type: 'isSessionGone', params: ({ event }) => event }, target: 'resting', actions: 'tellLoss' },
          // A silent server is told again with the next activity.
          { target: 'resting' },
        ],
      },
    },
  },
})

/**
 * Watches over the limits of a session (P-SESS-01, P-SESS-02): ten minutes without activity, a warning at nine, eight hours in all, each a
 * setting. Runs as long as somebody is signed in, and speaks to the session alone.
 */
export const watchMachine = watchBase.createMachine({
  id: 'watch',
  context: ({ input }) => openWatch(input),
  type: 'parallel',
  states: { limits, contact },
})

export type WatchSnapshot = SnapshotFrom<typeof watchMachine>
