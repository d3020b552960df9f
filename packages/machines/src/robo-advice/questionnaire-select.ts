import type { Question, QuestionnaireResult } from '@hautelisse/domain/robo-advice'
import type { SnapshotFrom } from 'xstate'
import type { QuestionnaireDraft } from './questionnaire-draft.ts'
import type { questionnaireMachine } from './questionnaire.ts'
import { isAnswered, PART_NAMES, partOf, PARTS, QUESTIONS, type GivenAnswers, type PartName } from './questions.ts'

export type QuestionnaireSnapshot = SnapshotFrom<typeof questionnaireMachine>

/** What the page shows: a question, the wait for an answer, what failed, two answers to confirm, or the result. */
export type QuestionnaireScreen = Exclude<QuestionnaireSnapshot['value'], 'arriving'>
export const selectQuestionnaireScreen = ({ value }: QuestionnaireSnapshot): QuestionnaireScreen =>
  value === 'arriving' ? 'asking' : value

/** The answer that is changed beside the result, whether its change is under way, and whether it could not be sent. */
export const selectEditedAnswer = ({
  value,
  context: { question, isMissing, hasFailed },
}: QuestionnaireSnapshot):
  | { readonly question: Question; readonly isMissing: boolean; readonly isSending: boolean; readonly hasFailed: boolean }
  | undefined =>
  value === 'editing' || value === 'changing' ? { question, isMissing, isSending: value === 'changing', hasFailed } : undefined

/** The answers that the result is of: those before a change that is not taken yet. */
export const selectStandingAnswers = ({ context: { before, answers } }: QuestionnaireSnapshot): GivenAnswers =>
  before?.answers ?? answers

export const selectAnswers = (snapshot: QuestionnaireSnapshot): GivenAnswers => snapshot.context.answers

/** The question that is asked, its number from 1, and whether it was left without an answer. */
export const selectQuestion = ({
  context: { question, isMissing },
}: QuestionnaireSnapshot): { readonly question: Question; readonly number: number; readonly isMissing: boolean } => ({
  question,
  number: QUESTIONS.indexOf(question) + 1,
  isMissing,
})

/** A part of the questionnaire as its step is drawn. */
export type PartView = {
  readonly name: PartName
  readonly state: 'done' | 'current' | 'open'
  readonly answered: number
  readonly count: number
  /** First question of the part, once all before it are answered. */
  readonly opens: Question | undefined
}

export const selectParts = ({ context: { question, answers } }: QuestionnaireSnapshot): readonly PartView[] =>
  PART_NAMES.map((name) => {
    const questions: readonly Question[] = PARTS[name]
    const answered = questions.filter((one) => isAnswered(answers, one)).length
    const [first = 'needed_in'] = questions
    const isReached = QUESTIONS.slice(0, QUESTIONS.indexOf(first)).every((one) => isAnswered(answers, one))
    return {
      name,
      state: partOf(question) === name ? 'current' : answered === questions.length ? 'done' : 'open',
      answered,
      count: questions.length,
      opens: isReached ? first : undefined,
    }
  })

export const selectResult = (snapshot: QuestionnaireSnapshot): QuestionnaireResult | undefined => snapshot.context.result

/** What is kept in the tab: the answers until the result is kept or refused. */
export const questionnaireDraftOf = ({ value, context }: QuestionnaireSnapshot): QuestionnaireDraft | undefined =>
  value === 'done' || value === 'refused' || Object.keys(context.answers).length === 0
    ? undefined
    : { userId: context.plan.user_id, contractId: context.plan.contract_id, question: context.question, answers: context.answers }
