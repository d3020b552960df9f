import { roboAnswers, type Question, type RoboAnswers } from '@hautelisse/domain/robo-advice'

type Statements = RoboAnswers['statements']

/** The answers so far; of the three statements some may be missing. */
export type GivenAnswers = {
  readonly [Name in Question]?:
    | (Name extends 'statements' ? { readonly [One in keyof Statements]?: Statements[One] | undefined } : RoboAnswers[Name])
    | undefined
}

/** Parts of the questionnaire, and the questions of each in their order. */
export const PARTS = {
  project: ['needed_in', 'purpose'],
  capacity: ['fall', 'reserve', 'part', 'income'],
  knowledge: ['statements', 'experience'],
  tolerance: ['worst_year', 'range', 'after_fall'],
  wishes: ['sustainability'],
} as const satisfies Readonly<Record<string, readonly Question[]>>
export type PartName = keyof typeof PARTS
export const PART_NAMES = Object.keys(PARTS) as readonly PartName[]

/** The twelve questions in their order. */
export const QUESTIONS: readonly Question[] = PART_NAMES.flatMap((name) => PARTS[name])

/** Whether a question has a whole answer. */
export const isAnswered = (answers: GivenAnswers, question: Question): boolean =>
  roboAnswers.shape[question].safeParse(answers[question]).success

/** All twelve answers, once there are all of them. */
export const wholeAnswers = (answers: GivenAnswers): RoboAnswers | undefined => roboAnswers.safeParse(answers).data

/** The part that a question belongs to. */
export const partOf = (question: Question): PartName =>
  PART_NAMES.find((name) => PARTS[name].some((one) => one === question)) ?? 'project'
