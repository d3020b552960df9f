import { FORM_STEPS } from '@hautelisse/domain/withdrawal'

/** Steps of the stepper in their order: the reminder, the steps that ask something, the results. `option` exists with several contracts only. */
export const STEP_IDS = ['schemes', ...FORM_STEPS, 'results'] as const
export type StepId = (typeof STEP_IDS)[number]

/** State of the machine in which a step is on the screen. */
export const STATE_OF_STEP = {
  schemes: 'remindingSchemes',
  age: 'choosingAge',
  reversible: 'choosingReversion',
  distribution: 'distributing',
  option: 'choosingOption',
  results: 'showingResults',
} as const satisfies Record<StepId, string>

/**
 * Lists the steps of a saver: six with several contracts, five with one, whose option is picked on the result (MRM-10, MRM-11, docs/decisions/07).
 *
 * @param several whether more than one contract takes part
 * @example stepsFor(false) // ['schemes', 'age', 'reversible', 'distribution', 'results']
 */
export const stepsFor = (several: boolean): readonly StepId[] =>
  several ? STEP_IDS : STEP_IDS.filter((step) => step !== 'option')
