import type { Question } from '@hautelisse/domain/robo-advice'
import { QUESTIONS, selectStandingAnswers } from '@hautelisse/machines/robo-advice'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Card, Fact, Facts, text } from '../ui/page/index.ts'
import { evenly } from './advisor.css.ts'
import { useAnswerWords } from './answer-words.ts'
import { useQuestionNames } from './question-words.tsx'
import type { ResultProps } from './questionnaire-props.ts'
import { warn } from './questionnaire.css.ts'

const isQuestion = (name: string): name is Question => QUESTIONS.some((one) => one === name)

/** Two answers that say different things: they are confirmed, or one is changed. */
export const Contradictions = ({ snapshot, send, view, amounts, result }: ResultProps): ReactElement | null => {
  const wordsOf = useAnswerWords(amounts)
  const answers = selectStandingAnswers(snapshot)
  const names = useQuestionNames(view.holdings?.title ?? '')
  return (
    <>
      {result.contradictions.map(({ kind, questions }) => {
        const both = questions.filter(isQuestion)
        return (
          <Card
            key={kind}
            as="section"
            level={2}
            title={
              <>
                <Icon of={drawings.WarningCircle} className={warn} />
                <Trans id="robo.result.confirm-title">Deux réponses à confirmer</Trans>
              </>
            }
          >
            <p className={text({ tone: 'quiet' })}>
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
            <Facts>
              {both.map((question) => {
                const number = QUESTIONS.indexOf(question) + 1
                return (
                  <Fact
                    key={question}
                    name={
                      <Trans id="robo.result.question">
                        Question {number}, {names[question]}
                      </Trans>
                    }
                  >
                    {wordsOf(answers, question)}
                  </Fact>
                )
              })}
            </Facts>
            <div className={evenly}>
              <Button variant="secondary" onClick={() => send({ type: 'confirmRequested' })}>
                <Trans id="robo.result.confirm">Confirmer les deux</Trans>
              </Button>
              {both.map((question) => {
                const number = QUESTIONS.indexOf(question) + 1
                return (
                  <Button key={question} variant="secondary" onClick={() => send({ type: 'answerEdited', question })}>
                    <Trans id="robo.result.change">Changer la réponse {number}</Trans>
                  </Button>
                )
              })}
            </div>
          </Card>
        )
      })}
    </>
  )
}
