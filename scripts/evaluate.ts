/** Evaluates an actuary's own cases: `npm run -s evaluate -- annuity < cases.csv`. Results on standard output, everything else on standard error. */
import { ENGINES } from './evaluate/engines.ts'
import { helpText } from './evaluate/help.ts'
import { evaluateStream } from './evaluate/stream.ts'

const complain = (text: string) => process.stderr.write(`${text}\n`)

const [name, ...others] = process.argv.slice(2)
const engine = name !== undefined && Object.hasOwn(ENGINES, name) ? ENGINES[name] : undefined

if (name === '--help' || name === '-h' || others.includes('--help')) {
  process.stdout.write(helpText(ENGINES))
} else if (engine === undefined || others.length > 0) {
  if (name === undefined) complain('No engine named.')
  else complain(engine === undefined ? `Unknown engine "${name}".` : `Unknown argument "${others.join(' ')}".`)
  complain(`Known engines: ${Object.keys(ENGINES).join(', ')}. See --help.`)
  process.exitCode = 2
} else {
  process.exitCode = (await evaluateStream(engine, process.stdin, process.stdout, complain)) ? 0 : 1
}
