import { ANNUITY_STEPS, type AnnuityStep, type AnnuityType } from '../annuity/index.ts'
import { STEPS, type Reversible, type Step, type WithdrawalForm } from './model.ts'

/**
 * Gives the annuity types offered for an answer to "reversible?".
 *
 * No answer counts as not reversible: an annuity without reversion is the legal default. MRM-37 to MRM-40, Spec 2 §4.
 *
 * @param reversible the saver's answer
 * @example options(true) // ['RV_R', 'RV_RAG']
 */
export const options = (reversible: Reversible): readonly AnnuityType[] =>
  reversible === true ? ['RV_R', 'RV_RAG'] : ['RV_NR', 'RV_NRAG', 'RV_CPP']

/**
 * Answers "reversible?"; an answer that changes clears the chosen annuity type. Spouse data stays in the form and is left out of the request. MRM-42, MRM-54.
 *
 * @param form what the saver filled in
 * @param reversible the new answer
 * @example answerReversible({ …form, reversible: false, annuity_type: 'RV_NR' }, true).annuity_type // null
 */
export const answerReversible = (form: WithdrawalForm, reversible: Reversible): WithdrawalForm => ({
  ...form,
  reversible,
  annuity_type: form.reversible === reversible ? form.annuity_type : null,
})

/**
 * Tells whether the spouse section shows: only when the annuity is reversible. MRM-53.
 *
 * @param form what the saver filled in
 * @example showsSpouse({ reversible: null }) // false
 */
export const showsSpouse = ({ reversible }: Pick<WithdrawalForm, 'reversible'>): boolean => reversible === true

/** Longest guarantee that is offered, in years (S-CONST-06, S-CONST-08, docs/decisions/07). */
export const LONGEST_GUARANTEE = 25

/** Years by which a guarantee stays below the complete expectation of life (docs/decisions/07). */
export const GUARANTEE_MARGIN = 5

const FIRST_GUARANTEE = { RV_RAG: 10, RV_NRAG: 5 } as const
const GUARANTEE_STRIDE = 5

/**
 * Gives the guaranteed years of a column: 5 × (index + 2) with reversion, 5 × (index + 1) without. S-CONST-06, S-CONST-07.
 *
 * @param type annuity with guaranteed years
 * @param index column, from 0
 * @example guaranteedYearsAt('RV_RAG', 0) // 10
 */
export const guaranteedYearsAt = (type: 'RV_RAG' | 'RV_NRAG', index: number): number =>
  FIRST_GUARANTEE[type] + GUARANTEE_STRIDE * index

/**
 * Lists the guaranteed years offered: up to 25, and never beyond the complete expectation of life at the start less 5 years. S-CONST-06 to S-CONST-08, docs/decisions/07.
 *
 * @param type annuity with guaranteed years
 * @param expectation complete expectation of the saver's life at the start, in years, not rounded
 * @example guaranteedYears('RV_NRAG', 28.35) // [5, 10, 15, 20]
 */
export const guaranteedYears = (type: 'RV_RAG' | 'RV_NRAG', expectation: number): readonly number[] => {
  const columns = (LONGEST_GUARANTEE - FIRST_GUARANTEE[type]) / GUARANTEE_STRIDE + 1
  return Array.from({ length: columns }, (_, index) => guaranteedYearsAt(type, index)).filter(
    (years) => years <= expectation - GUARANTEE_MARGIN,
  )
}

/** What each of the wire's steps pays: until which age, and how many times the first amount (S-CONST-09, S-CONST-12). */
export const STEP_TERMS = {
  AVANT_70: ANNUITY_STEPS[0],
  DE_70_A_75: ANNUITY_STEPS[1],
  APRES_75: ANNUITY_STEPS[2],
} as const satisfies Record<Step, AnnuityStep>

/**
 * Gives the step that an instalment at an attained age belongs to: the first up to and including 70, the second up to and including 75, then the third.
 *
 * An instalment in arrears pays for the time before it, so that the one at exactly 70 still pays the first step. S-CONST-13; docs/decisions/07 overrules S-CONST-14.
 *
 * @param age attained age in years at the instalment
 * @example stepAt(70) // 'AVANT_70'
 */
export const stepAt = (age: number): Step => {
  if (age <= STEP_TERMS.AVANT_70.until) return 'AVANT_70'
  return age <= STEP_TERMS.DE_70_A_75.until ? 'DE_70_A_75' : 'APRES_75'
}

/**
 * Lists the steps that are paid when the annuity starts at an age; those wholly before it are left out. docs/decisions/07.
 *
 * @param age completed years at the start
 * @example stepsFrom(72) // ['DE_70_A_75', 'APRES_75']
 */
export const stepsFrom = (age: number): readonly Step[] => STEPS.filter((step) => STEP_TERMS[step].until > age)

/**
 * Gives the step that the stepped annuity begins with, of those that are left.
 *
 * @param steps steps that are left, in any order; the last one always is
 * @example firstStepOf(['DE_70_A_75', 'APRES_75']) // 'DE_70_A_75'
 */
export const firstStepOf = (steps: readonly Step[]): Step => STEPS.find((step) => steps.includes(step)) ?? 'APRES_75'
