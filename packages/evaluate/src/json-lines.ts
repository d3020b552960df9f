import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { UNREADABLE } from '@hautelisse/domain/files'
import { isClosedPipe } from './closed-pipe.ts'
import { textOf, UNREADABLE_ROW, WIDE_TEXT, WideTextError } from './decoding.ts'
import type { Problem } from './engine.ts'

/** What a line answers: a value to write as JSON, or what is wrong with it. */
export type LineOutcome =
  | { readonly kind: 'evaluated'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }

/** A calculation of cases with lists inside, one JSON value a line. To add one: write its file and name it in `engines.ts`. */
export type LineEngine = {
  readonly summary: string
  /** What a case is made of, and what is answered, for `--help`. */
  readonly notes: readonly string[]
  readonly evaluate: (read: unknown) => LineOutcome
}

/** The same of cases that need something loaded, of which the first case that asks for it waits. */
export type LoadingLineEngine = Omit<LineEngine, 'evaluate'> & {
  /** Gives the function of a line, which loads nothing twice. */
  readonly open: () => (read: unknown) => Promise<LineOutcome>
}

/** Longest line in characters. */
const LONGEST_LINE = 100_000

const refused = (reason: string): LineOutcome => ({ kind: 'refused', problems: [{ column: '', reason }] })

type Evaluate = (read: unknown) => LineOutcome | Promise<LineOutcome>

/** Reads one line and evaluates it; a line that holds no JSON value is refused. */
export const lineOutcome = async (evaluate: Evaluate, line: string): Promise<LineOutcome> => {
  if (line.length > LONGEST_LINE) return refused(`a line longer than ${LONGEST_LINE} characters`)
  if (line.includes(UNREADABLE)) return refused(UNREADABLE_ROW)
  try {
    return await evaluate(JSON.parse(line))
  } catch (failure) {
    if (!(failure instanceof SyntaxError)) throw failure
    return refused('no JSON value on one line')
  }
}

/**
 * Evaluates cases of one JSON value a line from one stream to another.
 *
 * @param engine what to compute
 * @param input one case a line in UTF-8, with or without byte order mark, or in Windows-1252; blank lines are left out
 * @param output takes one answer a line
 * @param complain takes one line for each problem: line, field and reason
 * @param keepRows whether a bad line keeps its place, as `{"problem": …}`
 * @returns whether every line was good
 */
export const evaluateLines = async (
  engine: LineEngine | LoadingLineEngine,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  complain: (text: string) => void,
  keepRows = false,
): Promise<boolean> => {
  let good = true
  const evaluate = 'open' in engine ? engine.open() : engine.evaluate
  const answers = async function* answers(): AsyncGenerator<string> {
    let number = 0
    for await (const text of createInterface({
      input: Readable.from(textOf(input, complain)),
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      number += 1
      const line = number === 1 ? text.replace(/^\uFEFF/, '') : text
      if (line.trim() === '') continue
      const outcome = await lineOutcome(evaluate, line)
      if (outcome.kind === 'evaluated') {
        yield `${JSON.stringify(outcome.answer)}\n`
        continue
      }
      good = false
      const said = outcome.problems.map(({ column, reason }) => (column === '' ? reason : `${column}: ${reason}`))
      for (const problem of said) complain(`line ${number}, ${problem}`)
      if (keepRows) yield `${JSON.stringify({ problem: said.join('; ') })}\n`
    }
  }
  try {
    await pipeline(answers, output, { end: false })
  } catch (failure) {
    if (failure instanceof WideTextError) {
      complain(`line 1, ${WIDE_TEXT}`)
      return false
    }
    if (!isClosedPipe(failure)) throw failure
  }
  return good
}
