import { selectIsAsking, selectTaxErrors, selectTaxFailure, type TaxSavingSnapshot } from '@hautelisse/machines/tax-saving'
import type { QuestionView } from '../stepper/index.ts'
import type { QuestionStep } from './question-words.ts'

/**
 * A question as it stands.
 *
 * @param snapshot state of the machine
 * @param step the question
 * @param isCurrent whether it is the one that is asked; the other slides of the carousel only stand there
 */
export const questionView = (snapshot: TaxSavingSnapshot, step: QuestionStep, isCurrent: boolean): QuestionView => ({
  isBusy: isCurrent && selectIsAsking(snapshot),
  errors: selectTaxErrors(snapshot, step),
  failure: isCurrent ? selectTaxFailure(snapshot) : undefined,
  isCurrent,
})
