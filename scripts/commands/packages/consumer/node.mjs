// Every public room is loaded as well, so that one which this Node cannot run is found.
import { ANSWERS } from './use.mjs'

for (const name of process.argv.slice(2)) await import(name)
for (const [what, answer, expected] of ANSWERS) {
  if (answer !== expected) throw new Error(`${what}: ${answer} instead of ${expected}`)
}
process.stdout.write(`${ANSWERS.length} answers\n`)
