import { missingAnswers, projectionProblems, type ProjectionForm } from '@hautelisse/domain/projection'
import { fieldError, refusals, type FieldError } from '@hautelisse/domain/validation'
import { takeAnswer } from './answers.ts'
import type { AnswerPart, Edit, ProjectionAnswer, ProjectionState } from './context.ts'

type Field = keyof ProjectionForm

/** Answers of each part: the others may change meanwhile. */
const FIELDS: Readonly<Record<AnswerPart, readonly Field[]>> = {
  start: ['goal', 'horizon'],
  horizon: ['horizon'],
  goal: ['goal'],
  pension: ['known_pension'],
  split: ['shares', 'ticked'],
  payments: ['allocated_amount', 'allocated_periodicity', 'paid_to'],
  other: ['other_income', 'other_income_kind'],
  loan: ['property_loan'],
}

/**
 * Begins to change a part of the answers.
 *
 * @param context answers as they count
 * @param part what is to be changed
 */
export const beginEdit = ({ answers, typed }: Pick<ProjectionState, 'answers' | 'typed'>, part: AnswerPart): Edit => ({
  part,
  answers,
  typed,
  touched: [],
  isAttempted: false,
})

/** Takes an answer into what is being changed; nothing of it counts yet. */
export const answerEdit = ({ edit, about }: ProjectionState, answer: ProjectionAnswer): Edit | undefined =>
  edit && { ...edit, ...takeAnswer({ about, answers: edit.answers, typed: edit.typed, touched: edit.touched }, answer) }

const required = (path: Field): FieldError => fieldError(path, 'required')

const missingIn = ({ part, answers }: Edit): readonly FieldError[] =>
  part === 'pension'
    ? refusals(answers.known_pension.trim() === '' ? required('known_pension') : undefined)
    : missingAnswers(answers)

const ofPart =
  (part: AnswerPart) =>
  ({ path }: FieldError): boolean =>
    FIELDS[part].some((field) => field === path)

const everyProblemOf = (edit: Edit): readonly FieldError[] =>
  [...missingIn(edit), ...projectionProblems(edit.answers)].filter(ofPart(edit.part))

/** Whether what is being changed may count. */
export const canTake = ({ edit }: ProjectionState): boolean => edit !== undefined && everyProblemOf(edit).length === 0

/** What stands against a part that is being changed: once a field was left, and all of it once it was to be taken. */
export const problemsOfEdit = ({ edit }: ProjectionState): readonly FieldError[] =>
  edit === undefined
    ? []
    : everyProblemOf(edit).filter(({ path, code }) => edit.isAttempted || (code !== 'required' && edit.touched.includes(path)))

/** The answers with what was changed of their part. */
export const withEdit = ({ answers, typed, edit }: ProjectionState): Partial<ProjectionState> => {
  if (edit === undefined) return {}
  const changed = Object.fromEntries(FIELDS[edit.part].map((field) => [field, edit.answers[field]]))
  return {
    answers: { ...answers, ...changed },
    typed: edit.part === 'payments' ? edit.typed : typed,
    edit: undefined,
  }
}
