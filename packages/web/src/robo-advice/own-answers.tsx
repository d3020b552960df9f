import type { Question, SAID } from '@hautelisse/domain/robo-advice'
import {
  QUESTIONS,
  selectAnswers,
  selectEditedAnswer,
  selectStandingAnswers,
  type GivenAnswers,
} from '@hautelisse/machines/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { AnswerForm, AnswerRow, Answers } from '../answers/index.ts'
import { Note } from '../ui/note/index.ts'
import { Section } from '../ui/page/index.ts'
import { ANSWER_FIELDS } from './answer-fields.tsx'
import { useAnswerWords, usePurposeWords, useSaidWords } from './answer-words.ts'
import { questionWords, useQuestionNames } from './question-words.tsx'
import type { QuestionnaireProps } from './questionnaire-props.ts'
import { shareWords } from './words.ts'

/** What was answered, in words, for every question. */
const useStanding = (amounts: QuestionnaireProps['amounts']): ((answers: GivenAnswers, question: Question) => string) => {
  const { t } = useLingui()
  const wordsOf = useAnswerWords(amounts)
  const purposes = usePurposeWords()
  const said = useSaidWords()
  return (answers, question) => {
    switch (question) {
      case 'purpose':
        return answers.purpose === undefined ? '' : purposes[answers.purpose]
      case 'statements':
        return Object.values<(typeof SAID)[number] | undefined>({ ...answers.statements })
          .flatMap((one) => (one === undefined ? [] : [said[one]]))
          .join(', ')
      case 'sustainability': {
        const least = answers.sustainability?.least_share ?? 0
        const percent = shareWords(least)
        return least === 0
          ? t({ id: 'robo.a.sustainability.none', message: 'Aucune part en particulier' })
          : t({ id: 'robo.a.sustainability.least', message: `Au moins ${percent}` })
      }
      case 'needed_in':
      case 'fall':
      case 'reserve':
      case 'part':
      case 'income':
      case 'experience':
      case 'worst_year':
      case 'range':
      case 'after_fall':
        return wordsOf(answers, question)
      default:
        return question satisfies never
    }
  }
}

const withCapital = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`

/** The twelve answers, each changed where it stands: what follows from it is read at once, and nothing starts again. */
export const OwnAnswers = ({ snapshot, send, view, amounts }: QuestionnaireProps): ReactElement => {
  const { t } = useLingui()
  const standing = useStanding(amounts)
  const edited = selectEditedAnswer(snapshot)
  const title = view.holdings?.title ?? t({ id: 'robo.q.plan', message: 'plan' })
  const words = questionWords(title)
  const names = useQuestionNames(title)
  return (
    <Section title={<Trans id="answers.list.title">Vos réponses</Trans>}>
      <Answers>
        {QUESTIONS.map((question) => {
          const Fields = ANSWER_FIELDS[question]
          const isOpen = edited?.question === question
          const error = isOpen && edited.isMissing ? t({ id: 'robo.q.missing', message: 'Choisissez une réponse' }) : undefined
          return (
            <AnswerRow
              key={question}
              name={`${QUESTIONS.indexOf(question) + 1}. ${withCapital(names[question])}`}
              said={standing(selectStandingAnswers(snapshot), question)}
              isOpen={isOpen}
              onChange={() => send({ type: 'answerEdited', question })}
            >
              <AnswerForm
                busy={edited?.isSending === true}
                onTake={(event) => {
                  event.preventDefault()
                  send({ type: 'editTaken' })
                }}
                onLeave={() => send({ type: 'editLeft' })}
              >
                <Fields
                  answers={selectAnswers(snapshot)}
                  onAnswer={send}
                  legend={words[question].title}
                  error={error}
                  amounts={amounts}
                />
                {isOpen && edited.hasFailed && (
                  <Note kind="alert" live>
                    <Trans id="robo.answer.failed">
                      Votre réponse n’a pas pu être envoyée. Elle est gardée ici, et le profil ci-dessus n’a pas changé.
                    </Trans>
                  </Note>
                )}
              </AnswerForm>
            </AnswerRow>
          )
        })}
      </Answers>
    </Section>
  )
}
