import {
  type AMOUNT_FIELDS,
  countedAccounts,
  inPeriodicity,
  mayBeCapital,
  retirementRequestOf,
  type RetirementRequest,
} from '@hautelisse/domain/projection'
import { parseAmount } from '@hautelisse/domain/money'
import { orderedText, typedText } from '../stepper/index.ts'
import type { ProjectionAnswer, ProjectionState } from './context.ts'

/** What an answer changes: the answers that count, or those of a part that is being changed. */
type Answering = Pick<ProjectionState, 'about' | 'answers' | 'typed' | 'touched'>
type Change = Partial<Omit<Answering, 'about'>>

const withText = ({ answers, typed }: Answering, field: (typeof AMOUNT_FIELDS)[number], text: string): Change => ({
  answers: { ...answers, [field]: text },
  typed: field === 'allocated_amount' ? { text, periodicity: answers.allocated_periodicity } : typed,
})

const left = ({ touched }: Answering, field: string): readonly string[] => [...new Set([...touched, field])]

const sharesOf = ({ about, answers }: Answering, share: number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    countedAccounts(answers, about.accounts)
      .filter(mayBeCapital)
      .map(({ policy_id: policy }) => [policy, share]),
  )

/**
 * Takes in an answer of the saver; nothing typed is lost.
 *
 * @param context before the answer
 * @param answer what the saver said
 */
export const takeAnswer = (context: Answering, answer: ProjectionAnswer): Change => {
  const { answers } = context
  switch (answer.type) {
    case 'amountTyped': {
      const text = typedText(answer)
      return text === undefined ? {} : withText(context, answer.field, text)
    }
    case 'amountLeft': {
      // Only the writing changes.
      const text = orderedText({ parsed: parseAmount(answers[answer.field]) })
      return {
        ...(text === undefined ? {} : { answers: { ...answers, [answer.field]: text } }),
        touched: left(context, answer.field),
      }
    }
    case 'horizonTyped':
      return { answers: { ...answers, horizon: answer.text } }
    case 'horizonLeft':
      return { touched: left(context, 'horizon') }
    case 'periodicityChosen': {
      const { periodicity } = answer
      return {
        answers: { ...answers, allocated_amount: inPeriodicity(context.typed, periodicity), allocated_periodicity: periodicity },
      }
    }
    case 'accountTicked':
      return { answers: { ...answers, ticked: { ...answers.ticked, [answer.policy]: answer.isTicked } } }
    case 'shareChosen':
      return { answers: { ...answers, shares: { ...answers.shares, [answer.policy]: answer.share } } }
    case 'payeeChosen':
      return { answers: { ...answers, paid_to: answer.policy } }
    case 'incomeKindChosen':
      return { answers: { ...answers, other_income_kind: answer.kind } }
    case 'splitChosen':
      return { answers: { ...answers, shares: { ...answers.shares, ...sharesOf(context, answer.share) } } }
    case 'answersTaken': {
      const taken = { ...answers, ...answer.form }
      return { answers: taken, typed: { text: taken.allocated_amount, periodicity: taken.allocated_periodicity } }
    }
    default:
      return answer satisfies never
  }
}

/** The question that the answers ask now; undefined while one is missing or wrong. */
export const questionOf = ({ answers, about }: ProjectionState): RetirementRequest | undefined =>
  retirementRequestOf(answers, about)

/** Two questions are the same where everything in them is; an estimate is known by the instant it was made. */
const keyOf = (question: RetirementRequest): string => JSON.stringify({ ...question, marel_result: question.marel_result?.date })

/** Whether the figures answer the question of now. */
export const isAnswered = (context: ProjectionState): boolean => {
  const question = questionOf(context)
  return question !== undefined && context.answered !== undefined && keyOf(question) === keyOf(context.answered)
}
