import { readFailure } from './failure.ts'
import { canOpen, fieldsOn, isComplete, nearestStep } from './flow.ts'
import type { Flow, StepperContext } from './flow.ts'

type Given<Context> = { readonly context: Context }
type OfStep<Step> = { readonly step: Step }
type MaybeOfStep<Step> = { readonly event: { readonly type: string; readonly step?: Step } }

/**
 * Makes the guards that every stepper's statechart reads by, for `setup`.
 *
 * @param flow the room's flow
 * @example setup({ guards: { ...stepperGuards(flow), isSeveral } })
 */
export const stepperGuards = <Context extends StepperContext<Step>, Step extends string>(flow: Flow<Context, Step>) => ({
  isResumedAt: ({ context }: Given<Context>, { step }: OfStep<Step>): boolean => context.resumedAt === step,
  isComplete: ({ context }: Given<Context>, { step }: OfStep<Step>): boolean => isComplete(flow, context, step),
  canOpen: ({ context, event }: Given<Context> & MaybeOfStep<Step>, { step }: OfStep<Step>): boolean =>
    event.type === 'stepRequested' && event.step === step && canOpen(flow, context, step),
  isNearest: ({ context, event }: Given<Context> & MaybeOfStep<Step>, { step }: OfStep<Step>): boolean =>
    event.type === 'historyMoved' && event.step !== undefined && nearestStep(flow, context, event.step) === step,
  isRefusedOn: ({ context }: Given<Context>, { step, error }: OfStep<Step> & { readonly error: unknown }): boolean =>
    fieldsOn(flow, context, step, readFailure(flow, context, error).fields).length > 0,
  /** More is asked for than there is: what was read of it has changed. */
  isTooMuch: ({ context }: Given<Context>, { error }: { readonly error: unknown }): boolean =>
    readFailure(flow, context, error).fields.some(({ code }) => code === 'amount-too-large'),
})
