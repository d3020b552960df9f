import { STEPS } from '@hautelisse/domain/tax-saving'
import type { Step } from '@hautelisse/domain/tax-saving'
import type { Flow } from '../stepper/index.ts'
import type { TaxSavingContext } from './context.ts'
import { errorsOfStep } from './progress.ts'
import { STATE_OF_STEP } from './steps.ts'

const STEP_OF_FIELD: Readonly<Record<string, Step>> = {
  gender: 'gender',
  client_age: 'age',
  marital_status: 'marital-status',
  children: 'children',
  lives_alone: 'children',
  shared_children: 'children',
  monthly_income: 'income',
  spouse_monthly_income: 'income',
  allocated_amount: 'results',
  allocated_periodicity: 'results',
}

/** How the steps of the tax simulator follow each other. */
export const flow: Flow<TaxSavingContext, Step> = {
  steps: () => STEPS,
  stateOf: STATE_OF_STEP,
  errorsOn: errorsOfStep,
  stepOfField: (path) => STEP_OF_FIELD[path],
}
