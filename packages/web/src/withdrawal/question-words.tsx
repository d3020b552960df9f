import { Trans } from '@lingui/react/macro'
import type { QuestionWords } from '../stepper/index.ts'
import { FAILED, RETRY } from './failure-words.tsx'

/** What the form of every question says (MRM-80, S-ERR-24, S-ERR-25). */
export const QUESTION_WORDS: QuestionWords = {
  next: <Trans id="withdrawal.actions.next">Continuer</Trans>,
  busy: <Trans id="withdrawal.actions.simulating">Calcul en cours</Trans>,
  failed: FAILED,
  kept: <Trans id="withdrawal.failure.kept">Vos réponses sont conservées.</Trans>,
  retry: RETRY,
}
