import { Button } from '../ui/button/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { TextArea } from '../ui/field/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { Note } from '../ui/note/index.ts'
import { Knot, Segments, SatisfactionThreads } from './drawings.tsx'
import * as styles from './opinion.css.ts'
import { SATISFACTION_WORDS } from './words.tsx'
import { charactersLeft } from '@hautelisse/domain/advisor'
import { type CommentName, SATISFACTIONS } from '@hautelisse/domain/opinion'
import {
  selectOpinionStep,
  selectSending,
  type OpinionEvent,
  type OpinionSnapshot,
  selectOpinionForm,
  selectCommentError,
} from '@hautelisse/machines/opinion'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'

type OpinionWindowProps = { readonly snapshot: OpinionSnapshot; readonly send: (event: OpinionEvent) => void }

/** Questions among the steps, in their order. */
const QUESTIONS = ['satisfaction', 'comment', 'improvement'] as const
const STEPS = ['intro', ...QUESTIONS, 'thanks'] as const

const isQuestion = (step: string | undefined): step is (typeof QUESTIONS)[number] =>
  QUESTIONS.some((question) => question === step)

/** What the window says on top of each step; it takes the focus when the step changes. */
const StepLead = ({ step, children }: { readonly step: string; readonly children: ReactNode }): ReactElement => {
  const place = useRef<HTMLParagraphElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) place.current?.focus()
    shown.current = step
  }, [step])
  return (
    <p ref={place} tabIndex={-1} className={styles.lead}>
      {children}
    </p>
  )
}

const StepComment = ({ name, ...rest }: OpinionWindowProps & { readonly name: CommentName }): ReactElement => (
  <CommentQuestion key={name} name={name} {...rest} />
)

const StepActions = ({ snapshot, send }: OpinionWindowProps): ReactElement => {
  const step = selectOpinionStep(snapshot)
  const isSending = selectSending(snapshot) === 'sending'
  const goOn = (): void => send({ type: 'nextRequested' })
  if (step === 'thanks')
    return (
      <Button onClick={() => send({ type: 'closeRequested' })}>
        <Trans id="opinion.action.close">Terminer</Trans>
      </Button>
    )
  return (
    <>
      {step === 'intro' && (
        <Button onClick={goOn}>
          <Trans id="opinion.action.start">Commencer</Trans>
        </Button>
      )}
      {(step === 'satisfaction' || step === 'comment') && (
        <Button onClick={goOn} disabled={step === 'satisfaction' && snapshot.context.form.satisfaction === undefined}>
          <Trans id="opinion.action.next">Suivant</Trans>
        </Button>
      )}
      {step === 'improvement' && (
        <Button onClick={goOn} busy={isSending}>
          {isSending ? <Trans id="advisor.contact.sending">Envoi</Trans> : <Trans id="advisor.contact.send">Envoyer</Trans>}
        </Button>
      )}
      {isQuestion(step) && (
        <Button variant="secondary" aria-disabled={isSending || undefined} onClick={() => send({ type: 'backRequested' })}>
          <Trans id="opinion.action.back">Précédent</Trans>
        </Button>
      )}
    </>
  )
}

const StepContent = ({ snapshot, send }: OpinionWindowProps): ReactElement => {
  const step = selectOpinionStep(snapshot)
  return (
    <>
      {step === 'satisfaction' && <SatisfactionQuestion snapshot={snapshot} send={send} />}
      {step === 'comment' && <StepComment name="satisfaction_comment" snapshot={snapshot} send={send} />}
      {step === 'improvement' && <StepComment name="improvement_comment" snapshot={snapshot} send={send} />}
      {selectSending(snapshot) === 'failed' && (
        <Note kind="alert" live>
          <Trans id="opinion.failed.text">Une erreur est survenue, veuillez recommencer ultérieurement.</Trans>
        </Note>
      )}
    </>
  )
}

type SatisfactionQuestionProps = { readonly snapshot: OpinionSnapshot; readonly send: (event: OpinionEvent) => void }

const OPTIONS = SATISFACTIONS.map((level) => ({
  value: `${level}`,
  title: SATISFACTION_WORDS[level],
  aside: <SatisfactionThreads of={level} />,
}))

/** How satisfied a saver is: five levels, one of which is required (OPIN-11, OPIN-19). */
const SatisfactionQuestion = ({ snapshot, send }: SatisfactionQuestionProps): ReactElement => {
  const { satisfaction } = selectOpinionForm(snapshot)
  return (
    <RadioCards
      label={<Trans id="opinion.satisfaction.label">Êtes-vous satisfait de votre espace&nbsp;?</Trans>}
      options={OPTIONS}
      value={satisfaction === undefined ? undefined : `${satisfaction}`}
      onValueChange={(value) => {
        const level = SATISFACTIONS.find((one) => `${one}` === value)
        if (level !== undefined) send({ type: 'satisfactionChosen', satisfaction: level })
      }}
    />
  )
}

type CommentQuestionProps = {
  readonly name: CommentName
  readonly snapshot: OpinionSnapshot
  readonly send: (event: OpinionEvent) => void
}

const LABELS: Readonly<Record<CommentName, ReactElement>> = {
  satisfaction_comment: <Trans id="opinion.comment.label">Qu’est-ce qui explique votre réponse&nbsp;? (facultatif)</Trans>,
  improvement_comment: <Trans id="opinion.improvement.label">Que pourrions-nous améliorer&nbsp;? (facultatif)</Trans>,
}

/** A comment: optional, of 1 800 characters at most (OPIN-11). */
const CommentQuestion = ({ name, snapshot, send }: CommentQuestionProps): ReactElement => {
  const text = selectOpinionForm(snapshot)[name]
  const left = charactersLeft(text)
  return (
    <TextArea
      label={LABELS[name]}
      value={text}
      disabled={selectSending(snapshot) === 'sending'}
      onValueChange={(typed) => send({ type: 'commentTyped', name, text: typed })}
      hint={left !== undefined && <Trans id="advisor.contact.left">{left.toLocaleString('fr-FR')} caractères restants</Trans>}
      error={
        selectCommentError(snapshot, name) === undefined ? undefined : (
          <Trans id="opinion.comment.long">Votre commentaire est trop long</Trans>
        )
      }
    />
  )
}

/** The five steps of the survey: introduction, satisfaction, two comments, thanks (OPIN-02 to OPIN-07). */
export const OpinionWindow = ({ snapshot, send }: OpinionWindowProps): ReactElement => {
  const step = selectOpinionStep(snapshot) ?? 'intro'
  const number = QUESTIONS.findIndex((question) => question === step) + 1
  const count = QUESTIONS.length
  return (
    <Modal
      open
      title={
        step === 'thanks' ? (
          <Trans id="advisor.sent.title">Merci</Trans>
        ) : (
          <Trans id="opinion.window.title">Votre avis sur votre espace</Trans>
        )
      }
      onClose={() => send({ type: 'closeRequested' })}
      actions={<StepActions snapshot={snapshot} send={send} />}
    >
      {step !== 'intro' && <Segments at={step === 'thanks' ? STEPS.length : STEPS.indexOf(step)} count={STEPS.length} />}
      {step === 'thanks' && <Knot />}
      <StepLead step={step}>
        {step === 'intro' && (
          <Trans id="opinion.intro.text">
            Trois questions, environ 1&nbsp;minute. Vos réponses nous parviennent avec votre identifiant&nbsp;; seule la première
            est obligatoire.
          </Trans>
        )}
        {number > 0 && (
          <Trans id="opinion.window.step">
            Question {number} sur {count}
          </Trans>
        )}
        {step === 'thanks' && <Trans id="opinion.thanks.text">Votre avis nous aide à améliorer votre espace.</Trans>}
      </StepLead>
      <StepContent snapshot={snapshot} send={send} />
    </Modal>
  )
}
