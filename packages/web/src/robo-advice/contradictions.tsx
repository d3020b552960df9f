import type { Question } from '@hautelisse/domain/robo-advice'
import { QUESTIONS, selectAnswers } from '@hautelisse/machines/robo-advice'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { useAnswerWords } from './answer-words.ts'
import { questionWords } from './question-words.tsx'
import type { ResultProps } from './questionnaire-props.ts'
import * as styles from './questionnaire.css.ts'

const isQuestion = (name: string): name is Question => QUESTIONS.some((one) => one === name)

/** Two answers that say different things: they are confirmed, or one is changed. */
export const Contradictions = ({ snapshot, send, view, amounts, result }: ResultProps): ReactElement | null => {
  const wordsOf = useAnswerWords(amounts)
  const answers = selectAnswers(snapshot)
  const names = questionWords(view.holdings?.title ?? '')
  return (
    <>
      {result.contradictions.map(({ kind, questions }) => {
        const both = questions.filter(isQuestion)
        return (
          <Panel key={kind} aria-labelledby={`robo-${kind}`}>
            <h2 id={`robo-${kind}`} className={styles.cardTitle}>
              <Icon of={drawings.WarningCircle} className={styles.warn} />
              <Trans id="robo.result.confirm-title">Deux réponses à confirmer</Trans>
            </h2>
            <p className={styles.quiet}>
              {kind === 'project-against-loss' ? (
                <Trans id="robo.result.against-loss">
                  Une baisse mettrait votre projet en danger, et vous en accepteriez une très forte. Les deux sont possibles :
                  confirmez-les, ou changez-en une.
                </Trans>
              ) : (
                <Trans id="robo.result.apart">
                  Ces deux réponses disent une tolérance très différente. Les deux sont possibles : confirmez-les, ou changez-en
                  une.
                </Trans>
              )}
            </p>
            <dl className={styles.two}>
              {both.map((question) => {
                const number = QUESTIONS.indexOf(question) + 1
                return (
                  <div key={question}>
                    <dt>
                      <Trans id="robo.result.question">
                        Question {number}, {names[question].name}
                      </Trans>
                    </dt>
                    <dd>{wordsOf(answers, question)}</dd>
                  </div>
                )
              })}
            </dl>
            <div className={styles.equal}>
              <Button variant="secondary" onClick={() => send({ type: 'confirmRequested' })}>
                <Trans id="robo.result.confirm">Confirmer les deux</Trans>
              </Button>
              {both.map((question) => {
                const number = QUESTIONS.indexOf(question) + 1
                return (
                  <Button key={question} variant="secondary" onClick={() => send({ type: 'questionRequested', question })}>
                    <Trans id="robo.result.change">Changer la réponse {number}</Trans>
                  </Button>
                )
              })}
            </div>
          </Panel>
        )
      })}
    </>
  )
}
