import {
  isSameValue,
  readCase,
  simulatorNameOf,
  type Case,
  type CaseProblem,
  type CaseReading,
  type CaseResult,
  type Simulator,
  type SimulatorName,
} from '@hautelisse/domain/case'
import { lawChanges, watchLaw, type AskedLaw, type LawChange } from '@hautelisse/domain/law'

/** Loads the simulator that a case names; it rejects where its script cannot be loaded. */
export type LoadSimulator = (name: SimulatorName) => Promise<Simulator>

/** What a simulator answered: the headline figure first. */
export type AnsweredResult = Extract<CaseResult, { kind: 'answered' }>

/** Why a case is not shown; `no-result`: its simulator has no figures for these answers. */
export type RefusalReason = Extract<CaseReading, { kind: 'refused' }>['reason'] | 'no-result'

/** The answers that a simulator refuses, by their places in the inputs. */
export type WrongAnswers = { readonly simulator: SimulatorName; readonly paths: readonly string[] }

/** A case with what its simulator says to it, or why it is not shown. */
export type CaseAnswer =
  | {
      readonly kind: 'answered'
      readonly case: Case
      readonly simulator: Simulator
      readonly result: AnsweredResult
      /** The figures of the law that the result follows from. */
      readonly law: AskedLaw
    }
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly wrong?: WrongAnswers }

const wrongOf = (simulator: SimulatorName, problems: readonly CaseProblem[]): WrongAnswers => ({
  simulator,
  paths: problems.map(({ path }) => path),
})

/**
 * Reads a value as a case and answers it, for the day of the case.
 *
 * @param load loads simulators
 * @param value anything, such as what a link or a file holds
 * @example (await answerCase(loadSimulator, JSON.parse(text))).kind // 'answered'
 */
export const answerCase = async (load: LoadSimulator, value: unknown): Promise<CaseAnswer> => {
  const name = simulatorNameOf(value)
  if (name === undefined) return { kind: 'refused', reason: 'no-case' }
  const simulator = await load(name)
  const reading = readCase(simulator, value)
  if (reading.kind === 'refused')
    return reading.reason === 'wrong-inputs'
      ? { kind: 'refused', reason: reading.reason, wrong: wrongOf(name, reading.problems) }
      : { kind: 'refused', reason: reading.reason }
  const answer = await simulator.open()
  const { computed: result, asked: law } = watchLaw(() => answer(reading.case))
  return result.kind === 'refused'
    ? { kind: 'refused', reason: 'no-result', wrong: wrongOf(name, result.problems) }
    : { kind: 'answered', case: reading.case, simulator, result, law }
}

type Answered = Extract<CaseAnswer, { kind: 'answered' }>

/** Why a simulation is not what it was: its person holds something else, the law says something else, or time has passed. */
export type Change = 'savings' | 'law' | 'time'

/** What has changed since a simulation was made, and the figures of the law that did; both empty where it is what it was. */
export type Changes = { readonly kinds: readonly Change[]; readonly law: readonly LawChange[] }

const isSameFigures = (one: AnsweredResult, other: AnsweredResult): boolean =>
  one.figures.length === other.figures.length &&
  one.figures.every(({ value }, at) => isSameValue(value, other.figures[at]?.value))

const isSameAnswers = (one: Case, other: Case): boolean => JSON.stringify(one.inputs) === JSON.stringify(other.inputs)

/** What the law and the time did to figures of the same answers. */
const sinceThen = (before: Answered, aged: CaseAnswer): Changes => {
  // Such as an age of departure that has passed.
  if (aged.kind === 'refused') return { kinds: ['time'], law: [] }
  if (isSameFigures(before.result, aged.result)) return { kinds: [], law: [] }
  const law = lawChanges(before.law, aged.law)
  const isTime = law.length === 0 || before.simulator.movesWithTime
  return { kinds: [...(law.length === 0 ? [] : ['law' as const]), ...(isTime ? ['time' as const] : [])], law }
}

/**
 * Says what has changed since a simulation was made: the savings by what its person holds, the law and the time by what they do to the figures of the same answers. A figure
 * of the law that changed without moving anything is not named. BEY-07.
 *
 * @param before the case with the answer of its day
 * @param aged the same answers with the answer of today
 * @param renewed the case with what its person holds today; undefined where nothing of it is held any more
 * @example changesSince(before, aged, aged.case).kinds // ['law']
 */
export const changesSince = (before: Answered, aged: CaseAnswer, renewed: Case | undefined): Changes => {
  const isSameSavings = renewed !== undefined && isSameAnswers(before.case, renewed)
  const { kinds, law } = sinceThen(before, aged)
  return { kinds: isSameSavings ? kinds : ['savings', ...kinds], law }
}
