import { assign } from 'xstate'
import type { EventObject } from 'xstate'
import { readFailure } from './failure.ts'
import { fieldsOn, isComplete } from './flow.ts'
import type { Flow, StepperContext } from './flow.ts'

/** An answer that is changed on the results: what is typed stands beside the answers that count until it is taken. */
export type Edit<Context, Step extends string> = {
  /** Step whose fields are open. */
  readonly step: Step
  /** What the context becomes once it is taken; of it, errors and failure are those of the open fields. */
  readonly changes: Partial<Context>
}

/** What the context of a stepper holds whose answers are changed on the results. */
export type EditableContext<Context, Step extends string> = StepperContext<Step> & {
  readonly edit: Edit<Context, Step> | undefined
}

/** What a stepper is asked for on its results. */
export type EditMove<Step extends string> =
  /** Opens the fields of one step in place; those of another one close, and what was typed there goes. */
  | { readonly type: 'answerEdited'; readonly step: Step }
  /** Takes what was typed: its errors show, or the simulation is asked for and the saver stays on the results. */
  | { readonly type: 'editTaken' }
  /** Leaves the answers as they were. */
  | { readonly type: 'editLeft' }

type Given<Context> = { readonly context: Context }
type MaybeOfStep<Step> = { readonly event: { readonly type: string; readonly step?: Step } }
type Change<Context, Step extends string> = Partial<EditableContext<Context, Step>>

/**
 * Gives the context as the open fields have it: the answers that count, with what is typed in place of theirs.
 *
 * @param context context of the machine
 * @returns the context itself as long as no answer is open
 * @example errorsShown(flow, editedOf(context), 'age') // what is wrong in the open field
 */
export const editedOf = <Context extends EditableContext<Context, Step>, Step extends string>(context: Context): Context =>
  context.edit === undefined ? context : { ...context, ...context.edit.changes }

/** Step that is not answered yet as the open fields have it: their own first. */
const openStep = <Context extends EditableContext<Context, Step>, Step extends string>(
  flow: Flow<Context, Step>,
  context: Context,
): Step | undefined => {
  const edited: Context = editedOf<Context, Step>(context)
  const isOpen = (step: Step): boolean => step !== 'results' && !isComplete(flow, edited, step)
  const own = context.edit?.step
  return own !== undefined && isOpen(own) ? own : flow.steps(edited).find(isOpen)
}

/**
 * Makes the guards by which a statechart lets its answers be changed on the results, for `setup`.
 *
 * @param flow the room's flow
 * @example setup({ guards: { ...stepperGuards(flow), ...editingGuards<Context, Step>(flow) } })
 */
export const editingGuards = <Context extends EditableContext<Context, Step>, Step extends string>(
  flow: Flow<Context, Step>,
) => ({
  /** There is a result, and the step is one that the saver answered. */
  canEdit: ({ context, event }: Given<Context> & MaybeOfStep<Step>): boolean =>
    context.result !== undefined &&
    event.step !== undefined &&
    event.step !== 'results' &&
    flow.steps(context).includes(event.step),
  /** Every answer holds, with the one that is open. */
  isEditRight: ({ context }: Given<Context>): boolean => openStep<Context, Step>(flow, context) === undefined,
  /** Every answer holds, and the result answers what they ask already. */
  isEditAnswered: ({ context }: Given<Context>): boolean =>
    openStep<Context, Step>(flow, context) === undefined && editedOf<Context, Step>(context).result !== undefined,
})

/**
 * Makes the actions by which a statechart lets its answers be changed on the results, for `setup`.
 *
 * @param flow the room's flow
 * @param takeAnswer what an answer makes of the context, as on its own step
 * @example setup({ actions: { ...stepperActions(flow), ...editingActions<Context, Event, Step, Answer>(flow, takeAnswer) } })
 */
export const editingActions = <
  Context extends EditableContext<Context, Step>,
  Event extends EventObject,
  Step extends string,
  Answer,
>(
  flow: Flow<Context, Step>,
  takeAnswer: (context: Context, answer: Answer) => Partial<Context>,
) => {
  /** TypeScript cannot see that a change of what every such stepper holds is a change of a room's wider context. */
  const inRoom = (change: Change<Context, Step>): Partial<Context> => change as Partial<Context>
  const withTyped = (context: Context, change: Partial<Context>, step?: Step): Partial<Context> =>
    context.edit === undefined
      ? {}
      : inRoom({ edit: { step: step ?? context.edit.step, changes: { ...context.edit.changes, ...change } } })
  return {
    /** Opens the fields of the step that is asked for, as the answers have them. */
    beginEdit: assign<Context, Event, { readonly step: Step }, Event, never>((_, { step }) =>
      inRoom({
        edit: { step, changes: inRoom({ attempted: [], failure: undefined, refused: [], refusedPaste: undefined }) },
      }),
    ),
    /** Takes in what is typed in the open fields. */
    keepEdited: assign<Context, Event, { readonly answer: Answer }, Event, never>(({ context }, { answer }) =>
      withTyped(context, takeAnswer(editedOf<Context, Step>(context), answer)),
    ),
    /** Shows what is wrong; where the open fields hold, those of a step that they leave without an answer open next. */
    showEdited: assign<Context, Event, undefined, Event, never>(({ context }) => {
      const step = openStep<Context, Step>(flow, context)
      if (step === undefined) return {}
      const attempted = step === context.edit?.step ? [step] : []
      return withTyped(context, inRoom({ attempted, failure: undefined }), step)
    }),
    /** Nothing is said any more of what was wrong while the answer is waited for. */
    startEdited: assign<Context, Event, undefined, Event, never>(({ context }) =>
      withTyped(context, inRoom({ failure: undefined, refused: [], refusedPaste: undefined })),
    ),
    /** Keeps why the call failed beside what was typed; the fields that were refused open. */
    keepEditFailure: assign<Context, Event, { readonly error: unknown }, Event, never>(({ context }, { error }) => {
      const edited: Context = editedOf<Context, Step>(context)
      const failure = readFailure(flow, edited, error)
      const step = flow.steps(edited).find((one) => fieldsOn(flow, edited, one, failure.fields).length > 0)
      return withTyped(context, inRoom({ failure, refused: failure.fields }), step)
    }),
    /** What was typed counts from now on. */
    takeEdit: assign<Context, Event, undefined, Event, never>(({ context }) => ({
      ...editedOf<Context, Step>(context),
      ...inRoom({ edit: undefined, attempted: [], failure: undefined, refused: [], refusedPaste: undefined }),
    })),
    leaveEdit: assign<Context, Event, undefined, Event, never>(() => inRoom({ edit: undefined })),
  }
}

type Stepped<Step> = { readonly event: { readonly step: Step } }

/** Opens an answer on the results. */
export const editAnswer = <const Target extends string, Step extends string>(target: Target) =>
  ({
    guard: 'canEdit',
    target,
    actions: { type: 'beginEdit', params: ({ event }: Stepped<Step>) => ({ step: event.step }) },
  }) as const

/** Takes in what is typed in the open fields. */
export const keepEdited = {
  actions: { type: 'keepEdited', params: <Answer>({ event }: { readonly event: Answer }) => ({ answer: event }) },
} as const

type Targets<Results extends string, Asking extends string> = {
  /** State that shows the results without open fields. */
  readonly results: Results
  /** State that asks for the simulation. */
  readonly asking: Asking
}

/** Takes what was typed: without a call where the result answers it already. */
export const takeEdited = <const Results extends string, const Asking extends string>({
  results,
  asking,
}: Targets<Results, Asking>) =>
  [
    { guard: 'isEditAnswered', target: results, actions: 'takeEdit' },
    { guard: 'isEditRight', target: asking },
    { actions: 'showEdited' },
  ] as const

/** Keeps why the call of an edited answer failed. */
export const keepEditFailure = {
  type: 'keepEditFailure',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error }),
} as const
