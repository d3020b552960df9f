import { fieldError } from '@hautelisse/domain/validation'
import type { FieldError } from '@hautelisse/domain/validation'
import { canOpen, fieldsOn } from './flow.ts'
import type { Flow, StepperContext } from './flow.ts'

/** One step as the stepper lists it; one that can be opened is a link. */
export type StepView<Step extends string> = {
  readonly id: Step
  /** Counted from 1. */
  readonly number: number
  readonly state: 'done' | 'current' | 'pending'
  readonly canBeOpened: boolean
}

/** Lists the steps in their order with how far each is; none where no step is on the screen. */
export const stepViews = <Context extends StepperContext<Step>, Step extends string>(
  flow: Flow<Context, Step>,
  context: Context,
): readonly StepView<Step>[] => {
  const steps = flow.steps(context)
  const current = steps.findIndex((step) => step === context.step)
  return steps.map((id, at) => ({
    id,
    number: at + 1,
    state: at === current ? 'current' : at < current ? 'done' : 'pending',
    canBeOpened: at !== current && canOpen(flow, context, id),
  }))
}

/**
 * Lists what is wrong on a step: a paste that was no amount, what its rules say once the saver has asked to go on, and what the server
 * refused.
 *
 * @param flow the room's flow
 * @param context context of the machine
 * @param step step on the screen
 * @example errorsShown(flow, context, 'age') // [{ path: 'retirement_age', code: 'age-required' }]
 */
export const errorsShown = <Context extends StepperContext<Step>, Step extends string>(
  flow: Flow<Context, Step>,
  context: Context,
  step: Step,
): readonly FieldError[] => {
  const { refusedPaste, attempted, refused } = context
  return [
    ...fieldsOn(flow, context, step, refusedPaste === undefined ? [] : [fieldError(refusedPaste, 'pasted-refused')]),
    ...(attempted.includes(step) ? flow.errorsOn(context, step) : []),
    ...fieldsOn(flow, context, step, refused),
  ]
}
