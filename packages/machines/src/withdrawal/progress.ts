import type { FieldError } from '@hautelisse/domain/validation'
import {
  asksForOption,
  completeFor,
  convertingOf,
  isResultComplete,
  readAge,
  requestOf,
  resultsFor,
  scheduleOf,
  takingPart,
  validateStep,
} from '@hautelisse/domain/withdrawal'
import type {
  Contract,
  FormContext,
  FormStep,
  Schedule,
  SimulationRequest,
  SimulationResult,
} from '@hautelisse/domain/withdrawal'
import type { WithdrawalMachineContext } from './context.ts'

/** What an answer is judged by, and the answers. */
type Judged = Pick<WithdrawalMachineContext, 'birthDate' | 'today' | 'contracts' | 'form'>

const judgedBy = ({ birthDate, today, contracts }: Judged): FormContext => ({
  birthDate,
  asOf: today,
  contracts,
})

/** Contracts that the simulation is about. */
const policyIdsOf = (contracts: readonly Contract[]): readonly string[] =>
  takingPart(contracts).map(({ account }) => account.policy_id)

/** Whether there is anything to split. */
export const hasContracts = ({ contracts }: WithdrawalMachineContext): boolean => takingPart(contracts).length > 0

/** Whether one option is asked for before the simulation (MRM-10). */
export const isSeveral = ({ contracts }: WithdrawalMachineContext): boolean => asksForOption(contracts)

/** Step from which the simulation is asked for (MRM-10, MRM-11). */
export const submittingStep = (context: WithdrawalMachineContext): FormStep => (isSeveral(context) ? 'option' : 'distribution')

/** What the domain's rules say is wrong with the answers of a step. */
export const errorsOfStep = (context: Judged, step: FormStep): readonly FieldError[] =>
  validateStep(step, context.form, judgedBy(context))

/** Question that the answers as they stand make, or nothing as long as one of them is missing or wrong. */
export const questionOf = (context: WithdrawalMachineContext): SimulationRequest | undefined =>
  requestOf(context.form, judgedBy(context))

/** The question of the call. Throws if an answer is missing: the machine never makes the call before. */
export const questionIn = (context: WithdrawalMachineContext): SimulationRequest => {
  const question = questionOf(context)
  if (question === undefined) throw new RangeError('The simulation is asked for with an answer missing')
  return question
}

/** An answer read for its question: results of the saver's own contracts, any other is ignored (MRM-31), with what each must hold. */
export const answerIn = (context: WithdrawalMachineContext, results: SimulationResult): SimulationResult =>
  completeFor(resultsFor(results, policyIdsOf(context.contracts)), questionIn(context))

/** When the annuity starts for the age as it stands, or nothing as long as the age is missing or wrong. */
export const scheduleIn = (context: Judged): Schedule | undefined => {
  const retirementAge = readAge(context.form.retirement_age)
  if (retirementAge === undefined || errorsOfStep(context, 'age').length > 0) return undefined
  return scheduleOf({ birthDate: context.birthDate, retirementAge, asOf: context.today })
}

/** Whether the simulation may be asked for from a step. */
export const canSimulateFrom = (context: WithdrawalMachineContext, step: FormStep): boolean =>
  submittingStep(context) === step && questionOf(context) !== undefined

/** Whether the simulation that failed may be asked for again from a step. */
export const canRetryFrom = (context: WithdrawalMachineContext, step: FormStep): boolean =>
  context.failure !== undefined && canSimulateFrom(context, step)

/** Whether the option is still to be picked on the result, with one contract that converts something. MRM-12, MRM-69. */
export const isOptionMissing = (context: WithdrawalMachineContext): boolean =>
  context.result !== undefined &&
  convertingOf(context.result.contracts).length > 0 &&
  !isSeveral(context) &&
  context.form.annuity_type === null

/** Whether the answer lacks anything that was asked for, so that it can be asked for again. MRM-32. */
export const isIncomplete = ({ contracts, form, result }: WithdrawalMachineContext): boolean =>
  result !== undefined &&
  !isResultComplete(result.contracts, {
    policyIds: policyIdsOf(contracts),
    reversible: result.request.reversible,
    option: form.annuity_type,
  })
