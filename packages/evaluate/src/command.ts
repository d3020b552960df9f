import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { isClosedPipe } from './closed-pipe.ts'
import { ENGINES, LINE_ENGINES, MONTH_ENGINES } from './engines.ts'
import { groupColumns, groupedBy } from './groups.ts'
import { helpText } from './help.ts'
import { evaluateLines } from './json-lines.ts'
import { workerPool } from './pool.ts'
import { REFERENCE_FILES } from './reference-files.ts'
import { isPortfolio } from './portfolio/words.ts'
import { evaluateStream } from './stream.ts'

/** Where the command reads and writes. */
export type Ends = {
  readonly input: NodeJS.ReadableStream
  readonly output: NodeJS.WritableStream
  /** Takes one line that is no result. */
  readonly complain: (text: string) => void
}

const MOST_WORKERS = 64

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  'keep-rows': { type: 'boolean' },
  workers: { type: 'string' },
  due: { type: 'string' },
  table: { type: 'string' },
  as: { type: 'string' },
  months: { type: 'boolean' },
  by: { type: 'string' },
} as const

/** Options of the files that read nothing; each takes its own. */
const FILE_OPTIONS = ['due', 'table', 'as'] as const

/** Writes a text in pieces; a reader that has enough ends it. */
const writeText = async (pieces: Iterable<string>, output: NodeJS.WritableStream): Promise<void> => {
  try {
    await pipeline(pieces, output, { end: false })
  } catch (failure) {
    if (!isClosedPipe(failure)) throw failure
  }
}

/**
 * Runs the command.
 *
 * @param words what stands behind its name
 * @param ends where it reads and writes
 * @returns the status it ends with: 0, 1 where a row was bad, 2 where the words were
 */
export const evaluateCommand = async (words: readonly string[], { input, output, complain }: Ends): Promise<0 | 1 | 2> => {
  if (isPortfolio(words)) {
    // Plain files wait for nothing that portfolios need.
    const { portfolioCommand } = await import('./portfolio/command.ts')
    return portfolioCommand(words, complain)
  }
  const { values, positionals, tokens } = parseArgs({
    args: [...words],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const [name, ...others] = positionals
  const strange = [
    ...others,
    ...tokens.flatMap((token) => (token.kind === 'option' && !Object.hasOwn(OPTIONS, token.name) ? [token.rawName] : [])),
  ]
  const found = <Value>(engines: Readonly<Record<string, Value>>): Value | undefined =>
    name !== undefined && Object.hasOwn(engines, name) ? engines[name] : undefined
  const isByMonth = values['months'] === true
  const plainEngine = found(ENGINES)
  const engine = isByMonth ? found(MONTH_ENGINES) : plainEngine
  const lineEngine = found(LINE_ENGINES)
  const file = found(REFERENCE_FILES)
  const isKnown = plainEngine !== undefined || lineEngine !== undefined || file !== undefined
  const workers = values['workers'] === undefined ? 1 : Number(values['workers'])
  const keepRows = values['keep-rows'] === true

  if (values['help'] === true) {
    output.write(helpText(ENGINES, LINE_ENGINES, MONTH_ENGINES, REFERENCE_FILES))
    return 0
  }
  if (!isKnown || name === undefined || strange.length > 0) {
    if (name === undefined) complain('No engine named.')
    else complain(!isKnown ? `Unknown engine "${name}".` : `Unknown argument "${strange.join(' ')}".`)
    complain(
      `Known engines: ${[...Object.keys(ENGINES), ...Object.keys(LINE_ENGINES), ...Object.keys(REFERENCE_FILES)].join(', ')}. See --help.`,
    )
    return 2
  }
  if (!Number.isInteger(workers) || workers < 1 || workers > MOST_WORKERS) {
    complain(`--workers takes a whole number from 1 to ${MOST_WORKERS}.`)
    return 2
  }
  if (isByMonth && engine === undefined) {
    complain(`${name} takes no --months.`)
    return 2
  }
  const by = values['by']
  const columns = engine === undefined ? [] : groupColumns(engine)
  if (by !== undefined && !columns.some((column) => column === by)) {
    complain(columns.length === 0 ? `${name} takes no --by.` : `--by takes one of ${columns.join(', ')}.`)
    return 2
  }
  if (by !== undefined && (keepRows || workers > 1)) {
    complain('--by writes sums alone, of one thread: it goes with neither --keep-rows nor --workers.')
    return 2
  }
  if (engine === undefined && workers > 1) {
    complain(`${name} takes no --workers.`)
    return 2
  }
  const foreign = FILE_OPTIONS.find((option) => values[option] !== undefined && file?.options.includes(option) !== true)
  if (foreign !== undefined) {
    complain(`${name} takes no --${foreign}.`)
    return 2
  }
  if (file !== undefined) {
    const text = await file.textOf(values)
    if ('refusal' in text) {
      complain(text.refusal)
      return 2
    }
    await writeText(text.pieces, output)
    return 0
  }
  if (lineEngine !== undefined) return (await evaluateLines(lineEngine, input, output, complain, keepRows)) ? 0 : 1
  if (engine === undefined) return 2
  if (by !== undefined) {
    const groups = groupedBy(engine, String(by))
    return (await evaluateStream(groups.engine, input, output, complain, { groups })) ? 0 : 1
  }
  const pool = workers === 1 ? undefined : workerPool(name, isByMonth, workers)
  const options = { keepRows, ...(pool === undefined ? {} : { workers: pool.workers }) }
  const allGood = await evaluateStream(engine, input, output, complain, options)
  await pool?.close()
  return allGood ? 0 : 1
}
