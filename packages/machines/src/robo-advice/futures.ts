import { DRAWN_FUTURES, pathOf } from '@hautelisse/domain/futures'
import { glidePath, projectionOf, roboProjectionCall, type RoboProfile } from '@hautelisse/domain/robo-advice'
import { assign, fromPromise, setup } from 'xstate'
import {
  projectionInput,
  type Drawn,
  type FuturesContext,
  type FuturesEvent,
  type FuturesInput,
  type OpenedFuture,
  type Projection,
} from './futures-context.ts'
import { isThread, paymentOf, wholeOf, yearsOf } from './futures-fields.ts'

/** Sixty futures, evenly taken from the ten thousand. */
const [FIRST_THREAD, THREAD_STEP, THREADS] = [36, 167, 60]
export const DRAWN_THREADS: readonly number[] = Array.from({ length: THREADS }, (_, index) => FIRST_THREAD + THREAD_STEP * index)

/** Of the futures that are drawn, the one whose deepest fall is nearest to that of one future in two: neither a lucky one nor an unlucky one. */
const typicalOf = ({ threads, falls }: Drawn): number | undefined =>
  threads
    .filter(({ number }) => DRAWN_THREADS.includes(number))
    .toSorted((one, other) => Math.abs(one.fall - falls.half) - Math.abs(other.fall - falls.half))[0]?.number

const withFigures = (context: FuturesContext, change: Partial<FuturesContext>): Partial<FuturesContext> => {
  const next = { ...context, ...change }
  // The threads of other amounts would be drawn wrong: they come back when the hand rests.
  return { ...change, computed: projectionOf(projectionInput(next)), answered: undefined, drawn: undefined }
}

const written = (value: number): string => `${value}`.replace('.', ',')

const base = setup({
  types: { context: {} as FuturesContext, events: {} as FuturesEvent, input: {} as FuturesInput },
  delays: { handRests: 250 },
  actors: {
    ask: fromPromise<Projection, Pick<FuturesContext, 'client' | 'plan' | 'profile' | 'years' | 'monthly'>>(
      async ({ input: { client, plan, profile, years, monthly }, signal }) => {
        const body = { ...plan, profile, horizon_years: years, monthly_payment: monthly }
        const { initial, fan, today } = await client.call(roboProjectionCall, { body }, { signal })
        return { initial, fan, today: today ?? undefined }
      },
    ),
    draw: fromPromise<Drawn, { readonly context: FuturesContext }>(({ input: { context }, signal }) => {
      const { set, grid, profile, years, monthly } = projectionInput(context)
      const mixAt = glidePath(set, grid, profile)
      if (mixAt === undefined) throw new Error('Nothing of the grid is classified: no future can be drawn.')
      const path = pathOf({ initial: context.computed.initial, monthly, years, mixAt })
      const threads = [...new Set([...DRAWN_THREADS, ...(context.followed === undefined ? [] : [context.followed])])]
      const { seed } = set
      return context.ports.draw({ path, seed, count: DRAWN_FUTURES, threads }, { signal })
    }),
  },
  guards: {
    isThread: (_, { thread }: { readonly thread: number | undefined }) => thread !== undefined && isThread(thread),
    isDrawn: ({ context: { drawn } }, { thread }: { readonly thread: number }) =>
      drawn?.threads.some(({ number }) => number === thread) === true,
  },
  actions: {
    takeProfile: assign(({ context }, { profile }: { readonly profile: RoboProfile }) => withFigures(context, { profile })),
    takeMonthly: assign(({ context }, { text }: { readonly text: string }) => {
      const monthly = paymentOf(text)
      return monthly === undefined ? { monthlyText: text } : withFigures(context, { monthlyText: text, monthly })
    }),
    takeYears: assign(({ context }, { text }: { readonly text: string }) => {
      const years = yearsOf(text)
      return years === undefined ? { yearsText: text } : withFigures(context, { yearsText: text, years })
    }),
    takeDraggedMonthly: assign(({ context }, { monthly }: { readonly monthly: number }) =>
      withFigures(context, { monthly, monthlyText: written(monthly) }),
    ),
    takeDraggedYears: assign(({ context }, { years }: { readonly years: number }) =>
      withFigures(context, { years, yearsText: written(years) }),
    ),
    follow: assign(({ context }, { thread }: { readonly thread: number | undefined }) => {
      if (thread === undefined) return {}
      context.ports.writeThread(thread)
      return { followed: thread, threadText: `${thread}`, hasChosen: true }
    }),
    keepThreadText: assign((_, { text }: { readonly text: string }) => ({ threadText: text })),
    takeReal: assign((_, { real }: { readonly real: boolean }) => ({ isReal: real })),
    takeAnswer: assign((_, { answer }: { readonly answer: Projection }) => ({ answered: answer })),
    openFigure: assign((_, { figure }: { readonly figure: OpenedFuture }) => ({ opened: figure })),
    closeFigure: assign({ opened: undefined }),
    takeDrawn: assign(({ context: { hasChosen, followed, threadText } }, { drawn }: { readonly drawn: Drawn }) => {
      const typical = hasChosen ? undefined : typicalOf(drawn)
      if (typical === undefined) return { drawn }
      // What somebody is typing stays.
      const isTyped = threadText !== (followed === undefined ? '' : `${followed}`)
      return { drawn, followed: typical, threadText: isTyped ? threadText : `${typical}` }
    }),
  },
})

const CHANGED = ['.answer.waiting', '.threads.waiting'] as const
const besideOf = (thread: number | undefined, by: 1 | -1): number =>
  thread === undefined ? FIRST_THREAD : (thread + by + DRAWN_FUTURES) % DRAWN_FUTURES

/**
 * What may come of a profile: the page's own figures follow each change in the frame; at rest the answer's take their place, and a worker draws
 * the futures again (decision 16.10).
 *
 * Without an answer the page's figures stay, and are said to be the page's. Without a worker there are no threads, and the fan stands.
 */
export const futuresMachine = base.createMachine({
  id: 'robo-futures',
  context: ({ input }) => {
    const monthly = input.holdings.monthly_payment.toNumber()
    const followed = input.thread !== undefined && isThread(input.thread) ? input.thread : undefined
    return {
      ...input,
      monthly,
      monthlyText: written(monthly),
      yearsText: written(input.years),
      threadText: followed === undefined ? '' : `${followed}`,
      followed,
      hasChosen: followed !== undefined,
      computed: projectionOf(projectionInput({ ...input, monthly })),
      answered: undefined,
      drawn: undefined,
      opened: undefined,
    }
  },
  type: 'parallel',
  on: {
    profileChosen: {
      target: [...CHANGED],
      actions: { type: 'takeProfile', params: ({ event }) => ({ profile: event.profile }) },
    },
    monthlyTyped: { target: [...CHANGED], actions: { type: 'takeMonthly', params: ({ event }) => ({ text: event.text }) } },
    yearsTyped: { target: [...CHANGED], actions: { type: 'takeYears', params: ({ event }) => ({ text: event.text }) } },
    monthlyDragged: {
      target: [...CHANGED],
      actions: { type: 'takeDraggedMonthly', params: ({ event }) => ({ monthly: event.monthly }) },
    },
    yearsDragged: {
      target: [...CHANGED],
      actions: { type: 'takeDraggedYears', params: ({ event }) => ({ years: event.years }) },
    },
    realChosen: { actions: { type: 'takeReal', params: ({ event }) => ({ real: event.real }) } },
    figureOpened: { actions: { type: 'openFigure', params: ({ event }) => ({ figure: event.figure }) } },
    figureClosed: { actions: 'closeFigure' },
    threadFollowed: [
      {
        guard: { type: 'isDrawn', params: ({ event }) => ({ thread: event.thread }) },
        actions: { type: 'follow', params: ({ event }) => ({ thread: event.thread }) },
      },
    ],
    threadMoved: {
      target: '.threads.drawing',
      actions: { type: 'follow', params: ({ context, event }) => ({ thread: besideOf(context.followed, event.by) }) },
    },
    threadTyped: [
      {
        guard: { type: 'isThread', params: ({ event }) => ({ thread: wholeOf(event.text) }) },
        target: '.threads.waiting',
        actions: [
          { type: 'follow', params: ({ event }) => ({ thread: wholeOf(event.text) }) },
          { type: 'keepThreadText', params: ({ event }) => ({ text: event.text }) },
        ],
      },
      { actions: { type: 'keepThreadText', params: ({ event }) => ({ text: event.text }) } },
    ],
  },
  states: {
    answer: {
      initial: 'asking',
      states: {
        waiting: { after: { handRests: 'asking' } },
        asking: {
          invoke: {
            src: 'ask',
            input: ({ context: { client, plan, profile, years, monthly } }) => ({ client, plan, profile, years, monthly }),
            onDone: { target: 'answered', actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) } },
            onError: 'failed',
          },
        },
        answered: {},
        failed: { on: { retryRequested: 'asking' } },
      },
    },
    threads: {
      initial: 'drawing',
      states: {
        waiting: { after: { handRests: 'drawing' } },
        drawing: {
          invoke: {
            src: 'draw',
            input: ({ context }) => ({ context }),
            onDone: { target: 'drawn', actions: { type: 'takeDrawn', params: ({ event }) => ({ drawn: event.output }) } },
            onError: 'none',
          },
        },
        drawn: {},
        /** No worker: the fan stands without its threads. */
        none: {},
      },
    },
  },
})
