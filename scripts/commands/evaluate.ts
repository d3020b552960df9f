/** Evaluates an actuary's own cases: `npm run -s evaluate -- annuity < cases.csv`. Results on standard output, everything else on standard error. */
import { evaluateCommand } from './evaluate/command.ts'

process.exitCode = await evaluateCommand(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  complain: (text) => process.stderr.write(`${text}\n`),
})
