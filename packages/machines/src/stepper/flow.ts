import type { FieldError } from '@hautelisse/domain/validation'

/** Why the last call gave no answer: the server's code or the client's own, and the refused fields that the form can show. */
export type Failure = { readonly code: string; readonly fields: readonly FieldError[] }

/** What the context of every stepper holds; a room adds its form, its ports and its result. */
export type StepperContext<Step extends string> = {
  /** Which simulation this is on its page, counted from 1. */
  readonly run: number
  /** Step that is on the screen, or was last. */
  readonly step: Step | undefined
  /** Step on which a kept draft goes on. */
  readonly resumedAt: Step
  /** Steps that were asked to go on: their errors show. */
  readonly attempted: readonly Step[]
  readonly failure: Failure | undefined
  /** Fields that the server refused and that hold the same as then. */
  readonly refused: readonly FieldError[]
  /** Path of the amount field whose last paste was no amount; what it held is still there. */
  readonly refusedPaste: string | undefined
  /** Answer of the API, as long as it fits what is asked. */
  readonly result: unknown
}

/**
 * Gives what every stepper holds as it opens on a step, before anything was asked or refused.
 *
 * @param step first step, or the one that a draft stood on
 * @example { ...openSteps(draft?.step ?? 'account'), form, ports }
 */
export const openSteps = <Step extends string>(step: Step) => ({
  run: 1,
  step,
  resumedAt: step,
  attempted: [],
  failure: undefined,
  refused: [],
  refusedPaste: undefined,
  result: undefined,
})

/** How a room's steps follow each other. The last step is `results`: it holds as long as there is a result. */
export type Flow<Context, Step extends string> = {
  /** Steps of the saver in their order; none where there is nothing to ask. */
  readonly steps: (context: Context) => readonly Step[]
  /** State of the machine in which a step is on the screen. */
  readonly stateOf: Readonly<Record<Step, string>>
  /** What the domain's rules say is wrong with the answers of a step. */
  readonly errorsOn: (context: Context, step: Step) => readonly FieldError[]
  /** Step that shows a field of the request; undefined for a field that no step of the saver shows. */
  readonly stepOfField: (path: string, context: Context) => Step | undefined
  /** Whether a step was reached before, where only such a step can be opened. */
  readonly isReached?: (context: Context, step: Step) => boolean
}

/** What every stepper is asked for. */
export type StepperMove<Step extends string> =
  /** Asks for the next step; on the last one before the results it asks for the simulation. */
  | { readonly type: 'nextRequested' }
  /** Asks for the step before; while the simulation runs it ends the wait. */
  | { readonly type: 'previousRequested' }
  /** Asks for a step that can be opened. */
  | { readonly type: 'stepRequested'; readonly step: Step }
  /** The browser's history moved to the entry of a step: the nearest one that can be opened is asked for. */
  | { readonly type: 'historyMoved'; readonly step: Step }
  /** Asks for the simulation again. */
  | { readonly type: 'retryRequested' }

/** Whether nothing is left to answer on a step. */
export const isComplete = <Context extends StepperContext<Step>, Step extends string>(
  flow: Flow<Context, Step>,
  context: Context,
  step: Step,
): boolean => (step === 'results' ? context.result !== undefined : flow.errorsOn(context, step).length === 0)

/**
 * Tells whether a step can be opened directly: it is one of the saver's, every step before it still holds, and the results have a result.
 *
 * @param flow the room's flow
 * @param context context of the machine
 * @param step step asked for
 * @example canOpen(flow, context, 'results') // false once an answer has changed
 */
export const canOpen = <Context extends StepperContext<Step>, Step extends string>(
  flow: Flow<Context, Step>,
  context: Context,
  step: Step,
): boolean => {
  const steps = flow.steps(context)
  if (!steps.includes(step) || flow.isReached?.(context, step) === false) return false
  const isOpen = steps.slice(0, steps.indexOf(step)).every((before) => isComplete(flow, context, before))
  return isOpen && (step !== 'results' || context.result !== undefined)
}

/**
 * Gives the nearest step to show where one is asked for that may not be open: itself, or the last one before it that can be opened.
 *
 * @param flow the room's flow
 * @param context context of the machine
 * @param step step asked for; one that the saver does not have stands where it would be
 * @returns undefined where there is nothing to ask
 * @example nearestStep(flow, context, 'results') // 'distribution' once an answer has changed
 */
export const nearestStep = <Context extends StepperContext<Step>, Step extends string>(
  flow: Flow<Context, Step>,
  context: Context,
  step: Step,
): Step | undefined => {
  const order = Object.keys(flow.stateOf)
  return flow.steps(context).findLast((one) => order.indexOf(one) <= order.indexOf(step) && canOpen(flow, context, one))
}

/**
 * Gives the step on which kept answers go on: the one they stood on, or the first before it that does not hold any more.
 *
 * @param flow the room's flow
 * @param context context with the kept answers
 * @param step step that was on the screen
 * @example resumedStep(flow, context, 'income') // 'age' where the age does not hold any more
 */
export const resumedStep = <Context extends StepperContext<Step>, Step extends string>(
  flow: Flow<Context, Step>,
  context: Context,
  step: Step,
): Step => flow.steps(context).find((id) => id === step || !isComplete(flow, context, id)) ?? step

/** Fields that one step shows. */
export const fieldsOn = <Context, Step extends string>(
  flow: Flow<Context, Step>,
  context: Context,
  step: Step,
  fields: readonly FieldError[],
): readonly FieldError[] => fields.filter(({ path }) => flow.stepOfField(path, context) === step)

/**
 * Gives the first step that shows a field which the server has refused.
 *
 * @param flow the room's flow
 * @param context context of the machine
 * @returns undefined where it has refused none
 * @example refusedStep(flow, context) // undefined
 */
export const refusedStep = <Context extends StepperContext<Step>, Step extends string>(
  flow: Flow<Context, Step>,
  context: Context,
): Step | undefined => flow.steps(context).find((step) => fieldsOn(flow, context, step, context.refused).length > 0)

/** What the server refused about a field goes when that field changes. */
export const stillRefused = <Form>(
  refused: readonly FieldError[],
  heldBy: (form: Form, path: string) => string,
  { before, after }: { readonly before: Form; readonly after: Form },
): readonly FieldError[] => refused.filter(({ path }) => heldBy(before, path) === heldBy(after, path))
