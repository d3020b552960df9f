import {
  chosenOffer,
  errorsOn,
  stepOfField,
  SWITCH_STEPS,
  type SwitchOffer,
  type SwitchStep,
} from '@hautelisse/domain/fund-switch'
import type { Flow } from '../stepper/index.ts'
import type { SwitchContextOf } from './context.ts'

export const STATE_OF_STEP = {
  account: 'choosingAccount',
  out: 'takingOut',
  in: 'puttingIn',
  summary: 'summingUp',
  results: 'showingRecord',
} as const satisfies Record<SwitchStep, string>

/** The account that was chosen, with its funds and where its money goes. */
export const offerOf = ({ offers, form }: Pick<SwitchContextOf, 'offers' | 'form'>): SwitchOffer | undefined =>
  chosenOffer(form, offers)

/** How the steps of a fund switch follow each other. */
export const flow: Flow<SwitchContextOf, SwitchStep> = {
  steps: () => SWITCH_STEPS,
  stateOf: STATE_OF_STEP,
  errorsOn: (context, step) => errorsOn(context.form, offerOf(context), step),
  stepOfField: (path) => stepOfField(path),
  // What was recorded stays recorded: there is no way back into its answers.
  isReached: ({ result }, step) => result === undefined || step === 'results',
}
