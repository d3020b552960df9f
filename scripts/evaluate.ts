/** Evaluates an actuary's own cases: `npm run -s evaluate -- annuity < cases.csv`. Results on standard output, everything else on standard error. */
import { parseArgs } from 'node:util'
import { ENGINES, LINE_ENGINES } from './evaluate/engines.ts'
import { helpText } from './evaluate/help.ts'
import { evaluateLines } from './evaluate/json-lines.ts'
import { parametersText } from './evaluate/parameters.ts'
import { workerPool } from './evaluate/pool.ts'
import { evaluateStream } from './evaluate/stream.ts'

const MOST_WORKERS = 64

const complain = (text: string) => process.stderr.write(`${text}\n`)

const { values, positionals, tokens } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' }, 'keep-rows': { type: 'boolean' }, workers: { type: 'string' } },
  allowPositionals: true,
  strict: false,
  tokens: true,
})
const [name, ...others] = positionals
const known = new Set(['help', 'keep-rows', 'workers'])
const strange = [
  ...others,
  ...tokens.flatMap((token) => (token.kind === 'option' && !known.has(token.name) ? [token.rawName] : [])),
]
const found = <Value>(engines: Readonly<Record<string, Value>>): Value | undefined =>
  name !== undefined && Object.hasOwn(engines, name) ? engines[name] : undefined
const engine = found(ENGINES)
const lineEngine = found(LINE_ENGINES)
const isKnown = engine !== undefined || lineEngine !== undefined || name === 'parameters'
const workers = values['workers'] === undefined ? 1 : Number(values['workers'])

if (values['help'] === true) {
  process.stdout.write(helpText(ENGINES, LINE_ENGINES))
} else if (!isKnown || name === undefined || strange.length > 0) {
  if (name === undefined) complain('No engine named.')
  else complain(!isKnown ? `Unknown engine "${name}".` : `Unknown argument "${strange.join(' ')}".`)
  complain(`Known engines: ${[...Object.keys(ENGINES), ...Object.keys(LINE_ENGINES), 'parameters'].join(', ')}. See --help.`)
  process.exitCode = 2
} else if (!Number.isInteger(workers) || workers < 1 || workers > MOST_WORKERS) {
  complain(`--workers takes a whole number from 1 to ${MOST_WORKERS}.`)
  process.exitCode = 2
} else if (engine === undefined && workers > 1) {
  complain(`${name} takes no --workers.`)
  process.exitCode = 2
} else if (lineEngine !== undefined) {
  const allGood = await evaluateLines(lineEngine, process.stdin, process.stdout, complain, values['keep-rows'] === true)
  process.exitCode = allGood ? 0 : 1
} else if (engine === undefined) {
  process.stdout.write(parametersText())
} else {
  const pool = workers === 1 ? undefined : workerPool(name, workers)
  const options = { keepRows: values['keep-rows'] === true, ...(pool === undefined ? {} : { workers: pool.workers }) }
  const allGood = await evaluateStream(engine, process.stdin, process.stdout, complain, options)
  await pool?.close()
  process.exitCode = allGood ? 0 : 1
}
