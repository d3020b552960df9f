import { selectErrors, selectFailure, selectIsSimulating, type WithdrawalSnapshot } from '@hautelisse/machines/withdrawal'
import type { QuestionView } from '../stepper/index.ts'

/** The question on the screen as it stands. */
export const questionView = (snapshot: WithdrawalSnapshot): QuestionView => {
  const failure = selectFailure(snapshot)
  return {
    isBusy: selectIsSimulating(snapshot),
    errors: selectErrors(snapshot),
    failure: failure && { ...failure, isMarked: failure.fields.length > 0 },
  }
}
