import type { StateValue } from 'xstate'
import type { FieldError } from '@hautelisse/domain/validation'
import {
  asksForOption,
  completeFor,
  readAge,
  requestOf,
  resultsFor,
  scheduleOf,
  takingPart,
  validateStep,
} from '@hautelisse/domain/withdrawal'
import type { FormContext, FormStep, Schedule, SimulationRequest, SimulationResult } from '@hautelisse/domain/withdrawal'
import type { WithdrawalMachineContext } from './context.ts'
import { STATE_OF_STEP, STEP_IDS, stepsFor } from './steps.ts'
import type { StepId } from './steps.ts'

const judgedBy = ({ birthDate, today, contracts }: WithdrawalMachineContext): FormContext => ({
  birthDate,
  asOf: today,
  contracts,
})

/** Whether there is anything to split. */
export const hasContracts = ({ contracts }: WithdrawalMachineContext): boolean => takingPart(contracts).length > 0

/** Whether one option is asked for before the simulation (MRM-10). */
export const isSeveral = ({ contracts }: WithdrawalMachineContext): boolean => asksForOption(contracts)

/** Steps of the saver in their order. */
export const stepsIn = (context: WithdrawalMachineContext): readonly StepId[] => stepsFor(isSeveral(context))

/** Step from which the simulation is asked for (MRM-10, MRM-11). */
const submittingStep = (context: WithdrawalMachineContext): FormStep => (isSeveral(context) ? 'option' : 'distribution')

/** Step shown in a state: while the simulation runs, the one that asked for it, or the results that lack something; while the saver leaves, the last one. */
export const stepInState = (context: WithdrawalMachineContext, state: StateValue): StepId | undefined => {
  if (state === 'simulating') return submittingStep(context)
  if (state === 'askingAgain') return 'results'
  return state === 'leaving' ? context.step : STEP_IDS.find((step) => STATE_OF_STEP[step] === state)
}

/** What the domain's rules say is wrong with the answers of a step. */
export const errorsOfStep = (context: WithdrawalMachineContext, step: FormStep): readonly FieldError[] =>
  validateStep(step, context.form, judgedBy(context))

/** Question that the answers as they stand make, or nothing as long as one of them is missing or wrong. */
export const questionOf = (context: WithdrawalMachineContext): SimulationRequest | undefined =>
  requestOf(context.form, judgedBy(context))

/** The same for whoever asks it: nothing leads to the simulation as long as an answer is missing. */
export const questionIn = (context: WithdrawalMachineContext): SimulationRequest => {
  const question = questionOf(context)
  if (question === undefined) throw new RangeError('The simulation is asked for with an answer missing')
  return question
}

/** An answer read for its question: results of the saver's own contracts, any other is ignored (MRM-31), with what each must hold. */
export const answerIn = (context: WithdrawalMachineContext, results: SimulationResult): SimulationResult => {
  const policyIds = takingPart(context.contracts).map(({ account }) => account.policy_id)
  return completeFor(resultsFor(results, policyIds), questionIn(context))
}

/** When the annuity starts for the age as it stands, or nothing as long as the age is missing or wrong. */
export const scheduleIn = (context: WithdrawalMachineContext): Schedule | undefined => {
  const retirementAge = readAge(context.form.retirement_age)
  if (retirementAge === undefined || errorsOfStep(context, 'age').length > 0) return undefined
  return scheduleOf({ birthDate: context.birthDate, retirementAge, asOf: context.today })
}

/** Whether nothing is left to answer on a step. */
export const isComplete = (context: WithdrawalMachineContext, step: StepId): boolean => {
  if (step === 'schemes') return hasContracts(context)
  return step === 'results' ? context.result !== undefined : errorsOfStep(context, step).length === 0
}

/** Whether the simulation may be asked for from a step. */
export const canSimulateFrom = (context: WithdrawalMachineContext, step: FormStep): boolean =>
  submittingStep(context) === step && questionOf(context) !== undefined

/** Whether the simulation that failed may be asked for again from a step. */
export const canRetryFrom = (context: WithdrawalMachineContext, step: FormStep): boolean =>
  context.failure !== undefined && canSimulateFrom(context, step)

const isAtMost = (step: StepId, other: StepId): boolean => STEP_IDS.indexOf(step) <= STEP_IDS.indexOf(other)

/** The later of two steps. */
export const farther = (a: StepId, b: StepId): StepId => (isAtMost(a, b) ? b : a)

/**
 * Tells whether a step can be gone to directly: it was reached before, and every step before it still holds. The results can as long as
 * they answer the question as it stands.
 *
 * @param context context of the machine
 * @param step step asked for
 * @example canReturnTo(context, 'results') // false once an answer has changed
 */
export const canReturnTo = (context: WithdrawalMachineContext, step: StepId): boolean => {
  const steps = stepsIn(context)
  const position = steps.indexOf(step)
  if (position < 0 || !isAtMost(step, context.furthest) || !hasContracts(context)) return false
  return (
    steps.slice(0, position).every((before) => isComplete(context, before)) &&
    (step !== 'results' || context.result !== undefined)
  )
}

/**
 * Gives the step on which kept answers go on: the one they stood on, or the first before it that does not hold any more. On the results
 * the simulation is asked for again.
 *
 * @param context context with the kept answers
 * @param step step that was on the screen
 * @example resumedStep(context, 'option') // 'age' where the age does not hold any more
 */
export const resumedStep = (context: WithdrawalMachineContext, step: StepId): StepId => {
  const steps = stepsIn(context)
  const position = steps.indexOf(step)
  return steps.find((id, index) => index === position || !isComplete(context, id)) ?? 'schemes'
}
