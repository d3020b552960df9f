import { selectErrors, selectFailure, selectIsSending } from '@hautelisse/machines/release'
import { Trans } from '@lingui/react/macro'
import { useId, type ReactElement, type ReactNode } from 'react'
import { NextButton, QuestionForm } from '../stepper/index.ts'
import { Button } from '../ui/button/index.ts'
import * as styles from './release.css.ts'
import type { ReleaseProps } from './use-release.ts'

/** What a refusal says: what stands has changed, or nothing was recorded. */
const FailedWords = ({ code }: { readonly code: string | undefined }): ReactElement =>
  code === 'ERR_CONFLICT' || code === 'ERR_UNKNOWN' ? (
    <Trans id="release.failure.changed">
      Ce que vous pouvez retirer a changé, ou cet événement a déjà servi. Vérifiez votre demande et vos opérations, puis validez
      de nouveau.
    </Trans>
  ) : (
    <Trans id="release.failure.text">Votre demande n’a pas été prise en compte. Veuillez réessayer ultérieurement.</Trans>
  )

type StepFormProps = ReleaseProps & {
  readonly title: ReactNode
  readonly lead: ReactNode
  readonly children: ReactNode
  readonly aside: ReactNode
  /** The first step has no way back, the summary confirms. */
  readonly kind?: 'first' | 'confirm'
}

/** One step: its question and answers, and beside them what they come to and the ways on and back. */
export const StepForm = ({ snapshot, send, title, lead, children, aside, kind }: StepFormProps): ReactElement => {
  const titleId = useId()
  const failure = selectFailure(snapshot)
  const view = { isBusy: selectIsSending(snapshot), errors: selectErrors(snapshot), failure }
  const words = {
    next:
      kind === 'confirm' ? (
        <Trans id="release.action.confirm">Valider ma demande</Trans>
      ) : (
        <Trans id="release.action.next">Continuer</Trans>
      ),
    busy: <Trans id="release.action.busy">Enregistrement</Trans>,
    failed: <FailedWords code={failure?.code} />,
    kept: <Trans id="release.failure.kept">Vos réponses restent affichées ici.</Trans>,
    retry: <Trans id="release.failure.retry">Réessayer</Trans>,
  }
  return (
    <QuestionForm
      view={view}
      send={send}
      words={words}
      titleId={titleId}
      title={
        <header className={styles.heading}>
          <h1 id={titleId} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </header>
      }
      aside={aside}
      actions={
        <div className={styles.actions}>
          <NextButton view={view} words={words} wide />
          {kind !== 'first' && (
            <Button variant="secondary" wide onClick={() => send({ type: 'previousRequested' })}>
              <Trans id="release.action.previous">Précédent</Trans>
            </Button>
          )}
        </div>
      }
      fieldsClassName={styles.fields}
    >
      {children}
    </QuestionForm>
  )
}
