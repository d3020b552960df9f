import { parseArgs } from 'node:util'
import { ENGINES, LINE_ENGINES } from './engines.ts'
import { helpText } from './help.ts'
import { evaluateLines } from './json-lines.ts'
import { dueText, parametersText } from './parameters.ts'
import { workerPool } from './pool.ts'
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
} as const

/**
 * Runs the command.
 *
 * @param words what stands behind its name
 * @param ends where it reads and writes
 * @returns the status it ends with: 0, 1 where a row was bad, 2 where the words were
 */
export const evaluateCommand = async (words: readonly string[], { input, output, complain }: Ends): Promise<0 | 1 | 2> => {
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
  const engine = found(ENGINES)
  const lineEngine = found(LINE_ENGINES)
  const isKnown = engine !== undefined || lineEngine !== undefined || name === 'parameters'
  const workers = values['workers'] === undefined ? 1 : Number(values['workers'])
  const keepRows = values['keep-rows'] === true

  if (values['help'] === true) {
    output.write(helpText(ENGINES, LINE_ENGINES))
    return 0
  }
  if (!isKnown || name === undefined || strange.length > 0) {
    if (name === undefined) complain('No engine named.')
    else complain(!isKnown ? `Unknown engine "${name}".` : `Unknown argument "${strange.join(' ')}".`)
    complain(`Known engines: ${[...Object.keys(ENGINES), ...Object.keys(LINE_ENGINES), 'parameters'].join(', ')}. See --help.`)
    return 2
  }
  if (!Number.isInteger(workers) || workers < 1 || workers > MOST_WORKERS) {
    complain(`--workers takes a whole number from 1 to ${MOST_WORKERS}.`)
    return 2
  }
  if (engine === undefined && workers > 1) {
    complain(`${name} takes no --workers.`)
    return 2
  }
  const day = values['due']
  if (day !== undefined && name !== 'parameters') {
    complain(`${name} takes no --due.`)
    return 2
  }
  if (lineEngine !== undefined) return (await evaluateLines(lineEngine, input, output, complain, keepRows)) ? 0 : 1
  if (engine === undefined) {
    const text = day === undefined ? parametersText() : dueText(String(day))
    if (text === undefined) {
      complain(`--due takes a day of the calendar such as 2027-01-31, not "${day === true ? '' : day}".`)
      return 2
    }
    output.write(text)
    return 0
  }
  const pool = workers === 1 ? undefined : workerPool(name, workers)
  const options = { keepRows, ...(pool === undefined ? {} : { workers: pool.workers }) }
  const allGood = await evaluateStream(engine, input, output, complain, options)
  await pool?.close()
  return allGood ? 0 : 1
}
