import {
  heirsOf,
  lifeOf,
  patrimonyOf,
  STEPS,
  unansweredBy,
  validateGifts,
  validateHeirs,
  validateLife,
  validatePatrimony,
} from '@hautelisse/domain/transmission'
import type { Question, Step, Told, TransmissionForm, TransmissionRequest, Unanswered } from '@hautelisse/domain/transmission'
import type { FieldError } from '@hautelisse/domain/validation'
import type { Flow } from '../stepper/index.ts'
import type { TransmissionContext } from './context.ts'

/** State of the machine in which a step is on the screen. */
export const STATE_OF_STEP = {
  heirs: 'askingHeirs',
  patrimony: 'askingPatrimony',
  'life-insurances': 'askingLifeInsurances',
  results: 'showingResults',
} as const satisfies Record<Step, string>

/** Why the other steps are left out; undefined while the heirs are incomplete. */
export const unansweredIn = ({ heirs }: TransmissionForm): Unanswered | undefined =>
  validateHeirs(heirs).length > 0 ? undefined : unansweredBy(heirsOf(heirs))

/** Everything that the saver tells, with the age that the profile does. */
export const toldBy = ({
  form: { heirs, patrimony, life },
  asker: { age },
  today,
}: Pick<TransmissionContext, 'form' | 'asker' | 'today'>): Told => ({
  heirs: heirsOf(heirs),
  patrimony: patrimonyOf(patrimony, heirs),
  life_insurances: lifeOf(life, age, today),
})

const errorsOn = ({ form, asker: { age }, today }: TransmissionContext, step: Step): readonly FieldError[] => {
  switch (step) {
    case 'heirs':
      return validateHeirs(form.heirs)
    case 'patrimony':
      return validatePatrimony(form.patrimony).concat(validateGifts(form.patrimony, form.heirs, today))
    case 'life-insurances':
      return validateLife(form.life, age, today)
    case 'results':
      return []
    default:
      return step satisfies never
  }
}

const STEP_OF_PART: readonly (readonly [RegExp, Question])[] = [
  [/^(?:heirs|has_testament|family_situation|has_spouse|children|has_same|spouse_age|parents|siblings)/, 'heirs'],
  [/^(?:patrimony|home_|other_goods|passif|gifts)/, 'patrimony'],
  [/^(?:life_insurances|contracts)/, 'life-insurances'],
]

/** How the steps follow each other: what the simulator does not answer ends with the heirs (TRANS-20, TRANS-21). */
export const flow: Flow<TransmissionContext, Step> = {
  steps: ({ form }) => (unansweredIn(form) === undefined ? STEPS : ['heirs']),
  stateOf: STATE_OF_STEP,
  errorsOn,
  stepOfField: (path) => STEP_OF_PART.find(([part]) => part.test(path))?.[1],
}

/**
 * Gives the request of a step: parts that are not known yet are empty; of a family that is not answered everything is (O-CALL-04, O-CALL-05).
 *
 * @param context context of the machine
 * @param step step that is submitted
 */
export const requestOn = (context: TransmissionContext, step: Question): TransmissionRequest => {
  const told = toldBy(context)
  const isAnswered = unansweredIn(context.form) === undefined
  return {
    user_id: context.asker.userId,
    heirs: isAnswered ? told.heirs : {},
    patrimony: isAnswered && step !== 'heirs' ? told.patrimony : {},
    life_insurances: isAnswered && step === 'life-insurances' ? told.life_insurances : {},
  }
}
