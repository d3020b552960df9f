import { assign } from 'xstate'
import type { EventObject } from 'xstate'
import { readFailure } from './failure.ts'
import type { Flow, StepperContext } from './flow.ts'

type OfStep<Step> = { readonly step: Step }

/** TypeScript cannot see that a change of what every stepper holds is a change of a room's wider context. */
const inRoom = <Context extends StepperContext<Step>, Step extends string>(
  change: Partial<StepperContext<Step>>,
): Partial<Context> => change as Partial<Context>

/**
 * Makes the actions that every stepper's statechart reads by, for `setup`. A room overrides one by an action of the same name.
 *
 * @param flow the room's flow
 * @example setup({ actions: { ...stepperActions<Context, Event, Step>(flow), keepResult } })
 */
export const stepperActions = <Context extends StepperContext<Step>, Event extends EventObject, Step extends string>(
  flow: Flow<Context, Step>,
) => ({
  /** Counts a step as the one on the screen. */
  arriveAt: assign<Context, Event, OfStep<Step>, Event, never>((_, { step }) => inRoom({ step })),
  /** Forgets what was said on the page that is left. */
  turnPage: assign<Context, Event, undefined, Event, never>(() => inRoom({ failure: undefined, refusedPaste: undefined })),
  showErrors: assign<Context, Event, OfStep<Step>, Event, never>(({ context }, { step }) =>
    inRoom({ attempted: [...new Set([...context.attempted, step])] }),
  ),
  startWaiting: assign<Context, Event, undefined, Event, never>(() =>
    inRoom({ failure: undefined, refused: [], refusedPaste: undefined }),
  ),
  keepFailure: assign<Context, Event, { readonly error: unknown }, Event, never>(({ context }, { error }) => {
    const failure = readFailure(flow, context, error)
    return inRoom({ failure, refused: failure.fields })
  }),
})
