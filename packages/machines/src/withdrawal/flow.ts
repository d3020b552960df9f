import type { FormStep } from '@hautelisse/domain/withdrawal'
import type { Flow } from '../stepper/index.ts'
import type { WithdrawalMachineContext } from './context.ts'
import { errorsOfStep, hasContracts, isSeveral } from './progress.ts'
import { STATE_OF_STEP, STEP_IDS, stepsFor } from './steps.ts'
import type { StepId } from './steps.ts'

const STEP_OF_FIELD: Readonly<Record<string, FormStep>> = {
  retirement_age: 'age',
  reversible: 'reversible',
  birth_date_spouse: 'reversible',
  reversion_percentage: 'reversible',
  distribution: 'distribution',
  annuity_type: 'option',
}

const isAtMost = (step: StepId, other: StepId): boolean => STEP_IDS.indexOf(step) <= STEP_IDS.indexOf(other)

/** The later of two steps. */
export const farther = (a: StepId, b: StepId): StepId => (isAtMost(a, b) ? b : a)

/** How the steps of the withdrawal simulator follow each other. */
export const flow: Flow<WithdrawalMachineContext, StepId> = {
  steps: (context) => (hasContracts(context) ? stepsFor(isSeveral(context)) : []),
  stateOf: STATE_OF_STEP,
  errorsOn: (context, step) => (step === 'schemes' || step === 'results' ? [] : errorsOfStep(context, step)),
  stepOfField: (path, context) => {
    const step = STEP_OF_FIELD[path.split('.', 1)[0] ?? '']
    return step !== undefined && stepsFor(isSeveral(context)).includes(step) ? step : undefined
  },
  isReached: ({ furthest }, step) => isAtMost(step, furthest),
}
