import { Trans } from '@lingui/react/macro'
import { drawings, Icon } from '../ui/icon/index.ts'
import type { QuestionWords } from '../stepper/index.ts'
import type { QuestionStep } from './question-words.ts'

/** What a simulation that gave no result says: everything typed is still there, and it can be asked for again (TAX-57, S-ERR-25). */
export const FAILURE_WORDS = {
  failed: <Trans id="tax.failure.text">Une erreur est survenue, veuillez recommencer ultérieurement.</Trans>,
  kept: <Trans id="tax.failure.kept">Vos réponses sont conservées.</Trans>,
  retry: <Trans id="ui.error.retry">Réessayer</Trans>,
} as const

/** What the form of a question says; the last one leads to the result. */
export const formWords = (step: QuestionStep): QuestionWords => ({
  ...FAILURE_WORDS,
  busy: <Trans id="tax.actions.asking">Calcul en cours</Trans>,
  next:
    step === 'income' ? (
      <>
        <Trans id="tax.actions.results">Voir mon résultat</Trans> <Icon of={drawings.ArrowRight} />
      </>
    ) : (
      <Trans id="redirect.confirm.continue">Continuer</Trans>
    ),
})
