import type { PlainDate } from '@hautelisse/domain/calendar'
import type { EstimateVariation } from '@hautelisse/domain/pension'
import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

/** Figures of a start that open their calculation. */
export const START_FIGURES = ['monthly', 'base', 'complementary'] as const
export type StartFigure = (typeof START_FIGURES)[number]
/** What opens: the calculation of a start, or that of a change beside it. */
export type ResultFigure = StartFigure | EstimateVariation['kind']

export type ResultEvent =
  /** A start was chosen: a row of the estimate, or a month between two of them. */
  | { readonly type: 'startChosen'; readonly start: PlainDate }
  | { readonly type: 'figureOpened'; readonly figure: ResultFigure }
  | { readonly type: 'figureClosed' }

type ResultContext = {
  readonly start: PlainDate | undefined
  readonly opened: ResultFigure | undefined
}

/** What a saver looks at in a result: a start, a calculation. Of it the estimator keeps the start alone, until its window is closed: an opening
 * begins at the full rate. */
export const resultMachine = setup({
  types: { context: {} as ResultContext, events: {} as ResultEvent, input: {} as { readonly start: PlainDate | undefined } },
}).createMachine({
  id: 'pension-result',
  context: ({ input: { start } }) => ({ start, opened: undefined }),
  initial: 'looking',
  states: {
    looking: {
      on: {
        startChosen: { actions: assign(({ event }) => ({ start: event.start })) },
        figureOpened: { actions: assign(({ event }) => ({ opened: event.figure })) },
        figureClosed: { actions: assign({ opened: undefined }) },
      },
    },
  },
})

export type ResultSnapshot = SnapshotFrom<typeof resultMachine>
