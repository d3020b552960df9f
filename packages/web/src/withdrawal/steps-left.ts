import type { Step } from '@hautelisse/domain/withdrawal'

/** Which steps the stepped annuity still has at its start: all of them, those from 70 on, or the last alone. */
export type StepsLeft = 'all' | 'from-70' | 'from-75'

/**
 * Tells which steps are left, for the sentence that says what they do.
 *
 * @param steps steps that the annuity pays from its start
 * @example stepsLeft(['DE_70_A_75', 'APRES_75']) // 'from-70'
 */
export const stepsLeft = (steps: readonly Step[]): StepsLeft => {
  if (steps.includes('AVANT_70')) return 'all'
  return steps.includes('DE_70_A_75') ? 'from-70' : 'from-75'
}
