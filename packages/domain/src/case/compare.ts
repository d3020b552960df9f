import { Decimal } from '../money/index.ts'
import type { CaseFigure, CaseLine, CaseResult, CaseValue } from './model.ts'

/** Most cases that stand side by side. BEY-06. */
export const MOST_COMPARED = 4

/** A line of several cases side by side: the value of each, and whether it differs from the first one's, the reference. */
export type ComparedRow = {
  readonly term: string
  readonly at?: number | undefined
  readonly values: readonly (CaseValue | undefined)[]
  readonly differs: readonly boolean[]
}

/** Cases side by side: the answers that differ, those that are the same, and what follows. */
export type CaseComparison = {
  readonly different: readonly ComparedRow[]
  readonly same: readonly ComparedRow[]
  readonly figures: readonly ComparedRow[]
}

/** A text for each value: two values are the same where their texts are. */
const textOf = (value: CaseValue | undefined): string =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof Decimal ? part.toString() : part)) ?? ''

/** Says whether two values are the same. */
export const isSameValue = (one: CaseValue | undefined, other: CaseValue | undefined): boolean => textOf(one) === textOf(other)

const keyOf = ({ term, at }: Pick<CaseLine, 'term' | 'at'>): string => `${term} ${at ?? ''}`

const rowsOf = (columns: readonly (readonly (CaseLine | CaseFigure)[])[]): readonly ComparedRow[] => {
  const found = columns.map((lines) => new Map(lines.map((line) => [keyOf(line), line])))
  const rows = new Map(columns.flatMap((lines) => lines.map((line) => [keyOf(line), line] as const)))
  return [...rows].map(([key, { term, at }]) => {
    const values = found.map((lines) => lines.get(key)?.value)
    return { term, at, values, differs: values.map((value) => !isSameValue(value, values[0])) }
  })
}

const isDifferent = ({ differs }: ComparedRow): boolean => differs.includes(true)

/**
 * Sets cases side by side; the first one is the reference. BEY-06.
 *
 * @param results what their simulators say, in the order of the columns
 * @example compareCases([at64, at66]).different[0]?.term // 'age'
 */
export const compareCases = (results: readonly Extract<CaseResult, { kind: 'answered' }>[]): CaseComparison => {
  const answers = rowsOf(results.map((result) => result.answers))
  return {
    different: answers.filter(isDifferent),
    same: answers.filter((row) => !isDifferent(row)),
    figures: rowsOf(results.map(({ figures }) => figures)),
  }
}
