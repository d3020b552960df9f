import { addYears, type PlainDate } from '../calendar/index.ts'
import {
  BLOCKS,
  type Block,
  type Contradiction,
  type Level,
  type Levels,
  type QuestionnaireResult,
  type RoboAnswers,
} from './answers.ts'
import { PROFILES, type RoboProfile } from './model.ts'

/** Years for which a questionnaire holds (decision 16.6; order of 12/06/2024). */
const VALID_YEARS = 2

/** Most that knowledge can be without experience. */
const UNTRIED = 3

const lowest = (...given: readonly Level[]): Level => Math.min(...given) as Level

const medianOf = (one: Level, two: Level, three: Level): Level =>
  Math.max(Math.min(one, two), Math.min(Math.max(one, two), three)) as Level

/** Most that the tolerance of somebody can be who would sell all after a fall: what they would do counts as much as what they say. */
const SELLS_ALL = 2

const toleranceOf = ({ worst_year, range, after_fall }: RoboAnswers): Level => {
  const middle = medianOf(worst_year, range, after_fall)
  return after_fall === 1 ? lowest(middle, SELLS_ALL) : middle
}

/** What is right of the three statements. */
const RIGHT = { shares_lose: 'true', return_means_risk: 'true', bonds_never_lose: 'false' } as const

const knowledgeOf = ({ statements, experience }: RoboAnswers): Level => {
  const right = (Object.keys(RIGHT) as (keyof typeof RIGHT)[]).filter((name) => statements[name] === RIGHT[name]).length
  return Math.min(1 + right, experience ? 4 : UNTRIED) as Level
}

/**
 * Gives the level of each block of answers.
 *
 * Capacity is the lower of question 3 and the median of 4 to 6; knowledge 1 and one more for each right answer, at most 3 without experience;
 * tolerance the median of 9 to 11, at most 2 for who would sell all after a fall. Nothing else enters, age and sex least of all. Rule ROBO-28.
 *
 * @param answers the twelve answers
 */
export const levelsOf = (answers: RoboAnswers): Levels => ({
  capacity: lowest(answers.fall, medianOf(answers.reserve, answers.part, answers.income)),
  knowledge: knowledgeOf(answers),
  tolerance: toleranceOf(answers),
})

/**
 * Gives the profile of levels, and every block that decided it: the lowest level of the three. No block makes up for another.
 *
 * Rule ROBO-28.
 *
 * @param levels level of each block
 * @example profileOf({ capacity: 3, knowledge: 4, tolerance: 4 }) // { profile: 'balanced', decidedBy: ['capacity'] }
 */
export const profileOf = (levels: Levels): { readonly profile: RoboProfile; readonly decidedBy: readonly Block[] } => {
  const level = lowest(levels.capacity, levels.knowledge, levels.tolerance)
  return {
    profile: PROFILES[PROFILES.length - level] as RoboProfile,
    decidedBy: BLOCKS.filter((block) => levels[block] === level),
  }
}

const TOLERANCE = ['worst_year', 'range', 'after_fall'] as const
const APART = 2

/**
 * Lists what answers say against each other: two answers on tolerance two levels apart, or a project that a fall endangers beside the largest loss.
 *
 * Three right answers of somebody who never held such a fund are none. Rule ROBO-29.
 *
 * @param answers the twelve answers
 */
export const contradictionsOf = (answers: RoboAnswers): readonly Contradiction[] => {
  const given = TOLERANCE.map((question) => answers[question])
  const [low, high] = [Math.min(...given), Math.max(...given)]
  const ends = [given.findIndex((level) => level === low), given.findIndex((level) => level === high)].toSorted((a, b) => a - b)
  const [first, last] = ends.map((place) => TOLERANCE[place] as string)
  return [
    ...(high - low >= APART && first !== undefined && last !== undefined
      ? [{ kind: 'tolerance-apart' as const, questions: [first, last] }]
      : []),
    ...(answers.fall === 1 && answers.worst_year === 4
      ? [{ kind: 'project-against-loss' as const, questions: ['fall', 'worst_year'] }]
      : []),
  ]
}

/**
 * Gives what answers come to on a day: profile, levels, what decided, until when it holds, what has to be confirmed.
 *
 * @param answers the twelve answers; `null` where the saver refuses
 * @param confirmed contradictions that the saver has read and keeps
 * @param today day of the answers
 */
export const questionnaireOf = (
  answers: RoboAnswers | null,
  confirmed: readonly Contradiction['kind'][],
  today: PlainDate,
): QuestionnaireResult => {
  const days = { dated_on: today, valid_until: addYears(today, VALID_YEARS) }
  if (answers === null)
    return { state: 'refused', investor_profile: null, levels: null, decided_by: [], contradictions: [], ...days }
  const levels = levelsOf(answers)
  const { profile, decidedBy } = profileOf(levels)
  const contradictions = contradictionsOf(answers)
  const isKept = contradictions.every(({ kind }) => confirmed.includes(kind))
  return {
    state: isKept ? 'kept' : 'to-confirm',
    investor_profile: isKept ? profile : null,
    levels,
    decided_by: [...decidedBy],
    contradictions: [...contradictions],
    ...days,
  }
}
