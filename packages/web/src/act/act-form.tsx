import { Trans } from '@lingui/react/macro'
import { useId, type ReactElement, type ReactNode } from 'react'
import { useWide } from '../ui/theme/index.ts'
import { NextButton, QuestionForm, StepBar, type QuestionView } from '../stepper/index.ts'
import { Button } from '../ui/button/index.ts'
import { ActThen } from './act-summary.tsx'
import * as styles from './act.css.ts'

type ActFormWords = {
  /** The way on, where it leads to more than the next step: "Continuer vers la signature". */
  readonly next?: ReactNode
  /** The act, on the button that does it: "Valider mon versement". */
  readonly confirm: ReactNode
  /** What stood has changed meanwhile. */
  readonly changed: ReactNode
}

type ActFormEvent = { readonly type: 'nextRequested' | 'retryRequested' | 'previousRequested' }

type ActFormProps = {
  readonly view: QuestionView
  readonly send: (event: ActFormEvent) => void
  readonly words: ActFormWords
  readonly title: ReactNode
  readonly lead: ReactNode
  readonly children: ReactNode
  readonly aside?: ReactNode
  /** What follows if it is confirmed, beside a summary. */
  readonly then?: ReactNode
  /** The first step has no way back, the summary confirms. */
  readonly kind?: 'first' | 'confirm' | undefined
  /** Nothing can be sent as the answers stand: the aside says why. */
  readonly isClosed?: boolean
  /** What is left, in the bar of a phone; the step's title unless said. */
  readonly left?: ReactNode
  /** It stands in the column of a page without header: what is beside it elsewhere follows it. */
  readonly isNarrow?: boolean
}

/** What a refusal says: what stands has changed, or nothing was recorded. */
const FailureNote = ({ code, changed }: { readonly code: string | undefined; readonly changed: ReactNode }): ReactElement =>
  code === 'ERR_CONFLICT' || code === 'ERR_UNKNOWN' ? (
    <>{changed}</>
  ) : (
    <Trans id="act.failure.text">Votre demande n’a pas été prise en compte. Veuillez réessayer ultérieurement.</Trans>
  )

/**
 * One step of an act: its question and answers, beside them what they come to, and the ways on and back. A refusal takes the focus and nothing typed is lost; on a
 * phone, what is left and the act stay in view.
 */
export const ActForm = ({
  view,
  send,
  words,
  title,
  lead,
  children,
  aside,
  then,
  kind,
  isClosed = false,
  left,
  isNarrow = false,
}: ActFormProps): ReactElement => {
  const titleId = useId()
  const beside = (
    <>
      {then !== undefined && <ActThen>{then}</ActThen>}
      {aside}
    </>
  )
  const isWide = useWide()
  const said = {
    next: kind === 'confirm' ? words.confirm : (words.next ?? <Trans id="redirect.confirm.continue">Continuer</Trans>),
    busy: <Trans id="act.action.busy">Enregistrement</Trans>,
    failed: <FailureNote code={view.failure?.code} changed={words.changed} />,
    limit: (
      <Trans id="act.failure.limit">
        Vous avez fait trop de demandes. Attendez une minute, ou que l’une de vos demandes en cours se termine.
      </Trans>
    ),
    kept: <Trans id="act.failure.kept">Vos réponses restent affichées ici.</Trans>,
    retry: <Trans id="ui.error.retry">Réessayer</Trans>,
  }
  return (
    <QuestionForm
      view={view}
      send={send}
      words={said}
      titleId={titleId}
      title={
        <header>
          <h2 id={titleId} tabIndex={-1} data-arrival className={styles.question}>
            {title}
          </h2>
          <p className={styles.lead}>{lead}</p>
        </header>
      }
      aside={isNarrow ? undefined : beside}
      actions={
        <div className={styles.actions}>
          {isWide && !isClosed && <NextButton view={view} words={said} wide />}
          {kind !== 'first' && (
            <Button variant="secondary" wide onClick={() => send({ type: 'previousRequested' })}>
              <Trans id="act.action.previous">Précédent</Trans>
            </Button>
          )}
        </div>
      }
      bar={
        !isWide && !isClosed && <StepBar view={view} words={said} left={left === undefined || left === false ? title : left} />
      }
      fieldsClassName={isNarrow ? styles.narrowFields : styles.fields}
    >
      {children}
      {isNarrow && beside}
    </QuestionForm>
  )
}
