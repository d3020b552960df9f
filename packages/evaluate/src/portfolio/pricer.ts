import { Decimal } from '@hautelisse/domain/money'
import type { Engine, Problem, ResultType, Proportion } from '../engine.ts'
import { ENGINES, LINE_ENGINES } from '../engines.ts'
import { lineOutcome, type LineEngine, type LoadingLineEngine } from '../json-lines.ts'

/** The results of one key as text, in the order of the result columns, or why it has none. */
export type KeyResults = { readonly results: readonly string[]; readonly problem: string }

/** An engine as a portfolio uses it: which columns it reads, which it adds, and the function of one key. */
export type Pricer = {
  readonly columns: readonly string[]
  readonly optionalColumns: readonly string[]
  readonly results: readonly { readonly name: string; readonly type: ResultType }[]
  readonly scaled?: Proportion | undefined
  /** Loads what rows need once, and gives the function of the texts of one key, in the order of `names`. */
  readonly open: (names: readonly string[]) => Promise<(texts: readonly string[]) => KeyResults | Promise<KeyResults>>
}

/** Text that only names a row: no part of a key. */
const NAME = 'id'

const inWords = (problems: readonly Problem[]): string =>
  problems.map(({ column, reason }) => (column === '' ? reason : `${column}: ${reason}`)).join('; ')

const EXPONENT = /^-?\d+(?:\.\d+)?e[+-]?\d+$/i

/** A number of a typed file without exponent: amounts are read digit by digit. */
export const plain = (text: string): string => (EXPONENT.test(text) ? new Decimal(text).toFixed() : text)

const ofRows = (
  { columns, optionalColumns = [], resultColumns, further, types = {}, scaled, open }: Engine,
  held: readonly string[],
): Pricer => {
  const more = further?.ifAny.some((column) => held.includes(column)) === true ? further.resultColumns : []
  const added = [...resultColumns, ...more]
  const blank = added.map(() => '')
  return {
    columns: columns.filter((column) => column !== NAME),
    optionalColumns,
    results: added.map((name) => ({ name, type: types[name] ?? 'text' })),
    scaled,
    open: async (names) => {
      const evaluate = await open()
      return (texts) => {
        const row: Record<string, string> = { [NAME]: '' }
        for (const [at, name] of names.entries()) row[name] = texts[at] ?? ''
        const outcome = evaluate(row)
        return outcome.kind === 'evaluated'
          ? { results: outcome.results, problem: '' }
          : { results: blank, problem: inWords(outcome.problems) }
      }
    },
  }
}

/** Column of a file whose cases hold lists: one JSON value a row. */
const CASE = 'case'

const ofLines = (engine: LineEngine | LoadingLineEngine): Pricer => ({
  columns: [CASE],
  optionalColumns: [],
  results: [{ name: 'answer', type: 'text' }],
  open: () => {
    const evaluate = 'open' in engine ? engine.open() : engine.evaluate
    return Promise.resolve(async ([text = '']) => {
      const outcome = await lineOutcome(evaluate, text)
      return outcome.kind === 'evaluated'
        ? { results: [JSON.stringify(outcome.answer)], problem: '' }
        : { results: [''], problem: inWords(outcome.problems) }
    })
  },
})

/**
 * Finds an engine by the name it is asked for.
 *
 * @param name name of the engine
 * @param held columns of the input: some add results of their own
 * @returns undefined where no engine has that name
 */
export const pricerOf = (name: string, held: readonly string[]): Pricer | undefined => {
  const engine = Object.hasOwn(ENGINES, name) ? ENGINES[name] : undefined
  if (engine !== undefined) return ofRows(engine, held)
  const lines = Object.hasOwn(LINE_ENGINES, name) ? LINE_ENGINES[name] : undefined
  return lines === undefined ? undefined : ofLines(lines)
}
