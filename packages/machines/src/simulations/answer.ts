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
  | { readonly kind: 'answered'; readonly case: Case; readonly simulator: Simulator; readonly result: AnsweredResult }
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
  const result = answer(reading.case)
  return result.kind === 'refused'
    ? { kind: 'refused', reason: 'no-result', wrong: wrongOf(name, result.problems) }
    : { kind: 'answered', case: reading.case, simulator, result }
}

/** What has changed since a simulation was made: what its person holds, or what its simulator says to the same answers today. */
export type Change = 'none' | 'savings' | 'result'

const isSameFigures = (one: AnsweredResult, other: AnsweredResult): boolean =>
  one.figures.length === other.figures.length &&
  one.figures.every(({ value }, at) => isSameValue(value, other.figures[at]?.value))

const isSameAnswers = (one: Case, other: Case): boolean => JSON.stringify(one.inputs) === JSON.stringify(other.inputs)

/**
 * Says what has changed since a simulation was made. BEY-07.
 *
 * @param before the case with the answer of its day
 * @param after the same case for today, with what its person holds today
 */
export const changeOf = (
  before: Extract<CaseAnswer, { kind: 'answered' }>,
  after: Extract<CaseAnswer, { kind: 'answered' }>,
): Change => {
  if (!isSameAnswers(before.case, after.case)) return 'savings'
  return isSameFigures(before.result, after.result) ? 'none' : 'result'
}
