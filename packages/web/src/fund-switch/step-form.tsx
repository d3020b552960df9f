import { selectErrors, selectFailure, selectIsOrdering } from '@hautelisse/machines/fund-switch'
import { Trans } from '@lingui/react/macro'
import { useId, type ReactElement, type ReactNode } from 'react'
import { NextButton, QuestionForm } from '../stepper/index.ts'
import { Button } from '../ui/button/index.ts'
import * as styles from './fund-switch.css.ts'
import type { SwitchProps } from './use-fund-switch.ts'

/** What a refusal says: what stands has changed, too many acts, or nothing was recorded. */
const FailedWords = ({ code }: { readonly code: string | undefined }): ReactElement => {
  if (code === 'ERR_CONFLICT' || code === 'ERR_UNKNOWN')
    return (
      <Trans id="fund-switch.failure.changed">
        Ce que vous pouvez déplacer a changé entre-temps. Vérifiez votre arbitrage, puis validez-le de nouveau.
      </Trans>
    )
  if (code === 'ERR_LIMIT')
    return <Trans id="fund-switch.failure.limit">Trop de demandes en une minute. Attendez une minute, puis réessayez.</Trans>
  return (
    <Trans id="fund-switch.failure.text">Votre demande n’a pas été prise en compte. Veuillez réessayer ultérieurement.</Trans>
  )
}

type StepFormProps = SwitchProps & {
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
  const view = { isBusy: selectIsOrdering(snapshot), errors: selectErrors(snapshot), failure }
  const words = {
    next:
      kind === 'confirm' ? (
        <Trans id="fund-switch.action.confirm">Valider mon arbitrage</Trans>
      ) : (
        <Trans id="fund-switch.action.next">Continuer</Trans>
      ),
    busy: <Trans id="fund-switch.action.busy">Enregistrement</Trans>,
    failed: <FailedWords code={failure?.code} />,
    kept: <Trans id="fund-switch.failure.kept">Vos réponses restent affichées ici.</Trans>,
    retry: <Trans id="fund-switch.failure.retry">Réessayer</Trans>,
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
              <Trans id="fund-switch.action.previous">Précédent</Trans>
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
