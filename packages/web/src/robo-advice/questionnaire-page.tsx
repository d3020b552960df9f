import {
  QUESTIONS,
  questionnaireDraft,
  questionnaireDraftOf,
  questionnaireMachine,
  selectAnswers,
  selectParts,
  selectQuestion,
  selectQuestionnaireScreen,
  selectResult,
  type AskedPlan,
  type KeptQuestionnaire,
  type PlanView,
  type QuestionnaireEvent,
} from '@hautelisse/machines/robo-advice'
import { keepDraft } from '@hautelisse/machines/stepper'
import { Trans, useLingui } from '@lingui/react/macro'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { KeptAnswers, useKeptAnswers } from '../kept/index.ts'
import { RetryNote } from '../resource/index.ts'
import { useApp } from '../shell/index.ts'
import { Button, TextButton } from '../ui/button/index.ts'
import { Card, Columns, Stack, text, Text } from '../ui/page/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { Stepper } from '../ui/stepper/index.ts'
import { evenly } from './advisor.css.ts'
import { ANSWER_FIELDS } from './answer-fields.tsx'
import { useNeededWords } from './answer-words.ts'
import { AllocationLink, TalkLink } from './next-panel.tsx'
import { questionWords, usePartNames } from './question-words.tsx'
import type { QuestionnaireProps } from './questionnaire-props.ts'
import { QuestionnaireResultPage } from './questionnaire-result.tsx'
import * as styles from './questionnaire.css.ts'
import { useAskedAmounts } from './use-asked-amounts.ts'
import { WorstYearLedger } from './worst-year-ledger.tsx'

export type QuestionnairePageProps = {
  readonly plan: AskedPlan
  readonly view: PlanView
  /** Grid and holdings, where the saver's answers are asked in amounts of their own. */
  readonly parts: Parameters<typeof useAskedAmounts>[1]
  /** The questionnaire that holds, where its answers are changed one by one. */
  readonly kept?: KeptQuestionnaire | undefined
  /** The profile may be another one now. */
  readonly onResult: () => void
}

const useQuestionnaire = ({ plan, kept, onResult }: Pick<QuestionnairePageProps, 'plan' | 'kept' | 'onResult'>) => {
  const { client, sessionStorage } = useApp()
  const actor = useActorRef(questionnaireMachine, {
    input: { client, plan, draft: questionnaireDraft.read(sessionStorage), kept },
  })
  useEffect(
    () => keepDraft(actor, sessionStorage, questionnaireDraft, { draftOf: questionnaireDraftOf }),
    [actor, sessionStorage],
  )
  useKeptAnswers(actor, 'robo-advice', questionnaireDraft, questionnaireDraftOf)
  const snapshot = useSelector(actor, (state) => state)
  const screen = selectQuestionnaireScreen(snapshot)
  const result = screen === 'done' || screen === 'refused' ? selectResult(snapshot) : undefined
  const [first] = useState(result)
  useEffect(() => {
    if (result !== undefined && result !== first) onResult()
  }, [result, first, onResult])
  return { snapshot, send: (event: QuestionnaireEvent) => actor.send(event) }
}

/** The five parts, with what was answered in each. */
const QuestionnaireStepper = ({ snapshot, send }: Pick<QuestionnaireProps, 'snapshot' | 'send'>): ReactElement => {
  const { t } = useLingui()
  const names = usePartNames()
  const needed = useNeededWords()
  const parts = selectParts(snapshot)
  const { number } = selectQuestion(snapshot)
  const years = selectAnswers(snapshot).needed_in
  const answerOf = (name: keyof typeof names, answered: number, count: number): string | undefined => {
    if (answered === 0) return undefined
    return name === 'project' && years !== undefined
      ? t({ id: 'robo.part.in', message: `Dans : ${needed(years)}` })
      : t({ id: 'robo.part.answered', message: `${answered} réponses sur ${count}` })
  }
  return (
    <Stepper
      label={t({ id: 'robo.part.label', message: 'Étapes du questionnaire' })}
      position={t({ id: 'robo.part.position', message: `Question ${number} sur ${QUESTIONS.length}` })}
      steps={parts.map(({ name, state, answered, count }) => ({
        id: name,
        title: names[name],
        state: state === 'open' ? 'todo' : state,
        answer: state === 'current' ? undefined : answerOf(name, answered, count),
      }))}
      onSelect={(id) => {
        const first = parts.find(({ name }) => name === id)?.opens
        if (first !== undefined) send({ type: 'questionRequested', question: first })
      }}
    />
  )
}

const SendingFailure = ({
  screen,
  send,
}: {
  readonly screen: string
  readonly send: QuestionnaireProps['send']
}): ReactElement | null =>
  screen === 'failed' || screen === 'refusalFailed' ? (
    <RetryNote kind="alert" onRetry={() => send({ type: 'retryRequested' })}>
      <p>
        <Trans id="robo.questionnaire.failed">Vos réponses n’ont pas pu être envoyées. Elles sont toutes gardées ici.</Trans>
      </p>
    </RetryNote>
  ) : null

type ArrivedHeadingProps = { readonly id?: string; readonly children: ReactNode }

/** Heading of a page of the questionnaire: it takes the focus when it appears, so that each page is read from its beginning. */
const ArrivedHeading = ({ id, children }: ArrivedHeadingProps): ReactElement => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h1 ref={heading} id={id} tabIndex={-1} className={text({ as: 'title' })}>
      {children}
    </h1>
  )
}

/** One question on a page, with why it is asked. */
const AskedQuestion = ({ snapshot, send, view, amounts }: QuestionnaireProps): ReactElement => {
  const { t } = useLingui()
  const { question, number, isMissing } = selectQuestion(snapshot)
  const screen = selectQuestionnaireScreen(snapshot)
  const title = view.holdings?.title ?? t({ id: 'robo.q.plan', message: 'plan' })
  const words = questionWords(title)[question]
  const Fields = ANSWER_FIELDS[question]
  const isSending = screen === 'sending' || screen === 'refusing'
  const error = isMissing ? t({ id: 'robo.q.missing', message: 'Choisissez une réponse' }) : undefined
  return (
    <Columns>
      <Panel aria-labelledby="robo-question">
        <Stack space="s3">
          <p className={styles.eyebrow}>
            <b>
              <Trans id="robo.part.position">
                Question {number} sur {QUESTIONS.length}
              </Trans>
            </b>
            <span className={styles.ticks} aria-hidden="true">
              {QUESTIONS.map((one, index) => (
                <i
                  key={one}
                  className={styles.tick}
                  data-state={index + 1 < number ? 'done' : index + 1 === number ? 'current' : undefined}
                />
              ))}
            </span>
          </p>
          <ArrivedHeading key={question} id="robo-question">
            {words.title}
          </ArrivedHeading>
          {words.lead !== undefined && <Text as="lead">{words.lead}</Text>}
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              send({ type: 'nextRequested' })
            }}
          >
            <Stack>
              <Fields answers={selectAnswers(snapshot)} onAnswer={send} legend={words.legend} error={error} amounts={amounts} />
            </Stack>
            <SendingFailure screen={screen} send={send} />
            <div className={evenly}>
              {number > 1 && (
                <Button variant="secondary" onClick={() => send({ type: 'previousRequested' })}>
                  <Trans id="robo.q.previous">Question précédente</Trans>
                </Button>
              )}
              <Button type="submit" busy={isSending}>
                <Trans id="redirect.confirm.continue">Continuer</Trans>
              </Button>
            </div>
          </form>
          <p className={styles.out}>
            <Trans id="robo.q.optional">
              Répondre n’est pas obligatoire. Sans vos réponses, aucun profil n’est le vôtre ; vous pouvez toujours regarder les
              quatre.
            </Trans>{' '}
            <TextButton onClick={() => send({ type: 'refuseRequested' })}>
              <Trans id="robo.q.refuse">Je préfère ne pas répondre</Trans>
            </TextButton>
          </p>
        </Stack>
      </Panel>
      <Card as="aside" level={2} title={<Trans id="robo.why.title">Pourquoi cette question ?</Trans>}>
        <p className={text({ tone: 'quiet' })}>{words.why}</p>
        {question === 'worst_year' && <WorstYearLedger view={view} amounts={amounts} />}
        <TalkLink />
      </Card>
    </Columns>
  )
}

/** The questionnaire, kept for the person: what they answered before is offered above it. */
export const QuestionnairePage = (props: QuestionnairePageProps): ReactElement => (
  <KeptAnswers simulator="robo-advice" entry={questionnaireDraft}>
    <Questionnaire {...props} />
  </KeptAnswers>
)

/** One question a page, then what came of it (decision 16.6). */
const Questionnaire = ({ plan, view, parts: given, kept, onResult }: QuestionnairePageProps): ReactElement => {
  const parts = { ...useQuestionnaire({ plan, kept, onResult }), view, amounts: useAskedAmounts(view, given) }
  const screen = selectQuestionnaireScreen(parts.snapshot)
  const isAsked =
    screen === 'asking' || screen === 'sending' || screen === 'failed' || screen === 'refusing' || screen === 'refusalFailed'
  if (!isAsked) return <QuestionnaireResultPage {...parts} />
  return (
    <div className={styles.page}>
      <AllocationLink />
      <QuestionnaireStepper {...parts} />
      <AskedQuestion {...parts} />
    </div>
  )
}
