import type { AnnuityType } from '@hautelisse/domain/annuity'
import { readAge, takingPart, totalsOf } from '@hautelisse/domain/withdrawal'
import type { ReversionPercentage } from '@hautelisse/domain/withdrawal'
import { stepViews } from '../stepper/index.ts'
import type { StepView as FlowStepView } from '../stepper/index.ts'
import type { WithdrawalMachineContext } from './context.ts'
import { flow } from './flow.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'
import type { StepId } from './steps.ts'

/** What the saver answered on a step, for the line under its title. */
export type StepAnswer =
  | { readonly kind: 'schemes'; readonly contracts: number }
  /** As it was read: "069" is 69. */
  | { readonly kind: 'age'; readonly age: number }
  | { readonly kind: 'reversible'; readonly reversible: true; readonly percentage: ReversionPercentage | undefined }
  /** `null` if the question was passed without an answer (MRM-62). */
  | { readonly kind: 'reversible'; readonly reversible: false | null }
  | { readonly kind: 'distribution'; readonly capitalPercent: number; readonly annuityPercent: number }
  | { readonly kind: 'option'; readonly option: AnnuityType }

/** One segment of the stepper. A step that is done can be returned to. */
export type StepView = FlowStepView<StepId> & { readonly answer: StepAnswer | undefined }

const answerOf = ({ form, contracts }: WithdrawalMachineContext, step: StepId): StepAnswer | undefined => {
  const { reversible, reversion_percentage: percentage, annuity_type: option } = form
  switch (step) {
    case 'schemes':
      return { kind: 'schemes', contracts: takingPart(contracts).length }
    case 'age': {
      const age = readAge(form.retirement_age)
      return age === undefined || Number.isNaN(age) ? undefined : { kind: 'age', age }
    }
    case 'reversible':
      return reversible === true
        ? { kind: 'reversible', reversible, percentage: percentage ?? undefined }
        : { kind: 'reversible', reversible }
    case 'distribution': {
      const { capitalPercent, annuityPercent } = totalsOf(form.distribution)
      return { kind: 'distribution', capitalPercent, annuityPercent }
    }
    case 'option':
      return option === null ? undefined : { kind: 'option', option }
    case 'results':
      return undefined
    default:
      return step satisfies never
  }
}

const viewOf = (context: WithdrawalMachineContext, view: FlowStepView<StepId>): StepView => {
  const state = view.canBeOpened ? 'done' : view.state
  return { ...view, state, answer: state === 'done' ? answerOf(context, view.id) : undefined }
}

/**
 * Lists the steps of the stepper with their state and, once done, the answer given: six with several contracts, five with one.
 *
 * @param snapshot state of the machine
 * @example selectSteps(snapshot)[1] // { id: 'age', number: 2, state: 'done', answer: { kind: 'age', age: 64 } }
 */
export const selectSteps = ({ context }: WithdrawalSnapshot): readonly StepView[] =>
  stepViews(flow, context).map((view) => viewOf(context, view))
