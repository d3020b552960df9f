import type { PlainDate } from '@hautelisse/domain/calendar'
import { clockOrder } from '@hautelisse/domain/contract'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { FollowingClockPort } from '../ports/index.ts'

export type DayEvent = { readonly type: 'daysTyped'; readonly text: string } | { readonly type: 'submitted' }

export type DayInput = {
  readonly clock: FollowingClockPort
  /** Has the API move its day and answers the new one; it rejects when the API refuses. */
  readonly move: (days: number, signal: AbortSignal) => Promise<PlainDate>
}

type DayContext = DayInput & { readonly days: string; readonly today: PlainDate }

const daysOf = ({ days }: DayContext): number | undefined =>
  clockOrder.safeParse({ days: /^\d+$/.test(days) ? Number(days) : days }).data?.days

/** The form that moves the day of the API, on the developer page; the page follows (docs/decisions/17). */
export const dayMachine = setup({
  types: { context: {} as DayContext, events: {} as DayEvent, input: {} as DayInput },
  actors: {
    move: fromPromise<PlainDate, DayContext>(({ input, signal }) => {
      const days = daysOf(input)
      if (days === undefined) throw new Error('The day was to be moved by no number of days.')
      return input.move(days, signal)
    }),
  },
  guards: { isComplete: ({ context }) => daysOf(context) !== undefined },
  actions: {
    takeDays: assign(({ event }) => (event.type === 'daysTyped' ? { days: event.text } : {})),
    followDay: ({ context }, { today }: { readonly today: PlainDate }) => context.clock.follow(today),
    takeDay: assign((_, { today }: { readonly today: PlainDate }) => ({ today })),
  },
}).createMachine({
  id: 'day',
  context: ({ input }) => ({ ...input, days: '1', today: input.clock.today() }),
  initial: 'editing',
  on: { daysTyped: { target: '.editing', actions: 'takeDays' } },
  states: {
    editing: { on: { submitted: [{ guard: 'isComplete', target: 'moving' }, { target: 'wrong' }] } },
    /** The text is no number of days: the field says so and keeps it. */
    wrong: { on: { submitted: [{ guard: 'isComplete', target: 'moving' }] } },
    moving: {
      // A move under way is not given up: the page would not know on which day the API lives.
      on: { daysTyped: {} },
      invoke: {
        src: 'move',
        input: ({ context }) => context,
        onDone: {
          target: 'moved',
          actions: [
            { type: 'followDay', params: ({ event }) => ({ today: event.output }) },
            { type: 'takeDay', params: ({ event }) => ({ today: event.output }) },
          ],
        },
        onError: 'refused',
      },
    },
    moved: { on: { submitted: 'moving' } },
    refused: { on: { submitted: 'moving' } },
  },
})

/** How far a move is. */
export const selectMoving = (snapshot: SnapshotFrom<typeof dayMachine>): 'editing' | 'wrong' | 'moving' | 'moved' | 'refused' =>
  snapshot.value

/** The number of days as it was typed, and the day on which API and page live. */
export const selectMove = ({
  context: { days, today },
}: SnapshotFrom<typeof dayMachine>): Pick<DayContext, 'days' | 'today'> => ({ days, today })
