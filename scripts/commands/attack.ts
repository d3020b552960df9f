/**
 * Attacks a server of its own, on loopback alone and for a bounded time: `npm run attack -- NAME`; without a name it lists what there is, `all` runs
 * everything. `--against FOLDER` attacks the code of another checkout, such as an earlier commit. Ends with 1 when something got through.
 */
import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { attackedIn, type Attack } from './attack/target.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const NAMES = readdirSync(new URL('attack', import.meta.url))
  .filter((file) => file.endsWith('.attack.ts'))
  .map((file) => file.replace('.attack.ts', ''))
  .toSorted()

const load = async (name: string): Promise<Attack> =>
  ((await import(new URL(`attack/${name}.attack.ts`, import.meta.url).href)) as { readonly attack: Attack }).attack

const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: 'string', default: '.' } } })
const [asked] = positionals
const chosen = asked === 'all' ? NAMES : NAMES.filter((name) => name === asked)

if (chosen.length === 0) {
  for (const name of NAMES) say(`${name}: ${(await load(name)).tries}`)
  if (asked !== undefined) {
    say(`There is no attack named ${asked}.`)
    process.exitCode = 2
  }
}
for (const name of chosen) {
  const { tries, run } = await load(name)
  say(`${name}: ${tries}`)
  for (const { held, seen } of await run(attackedIn(values.against))) {
    say(`  ${held ? 'held' : 'GOT THROUGH'}: ${seen}`)
    if (!held) process.exitCode = 1
  }
}
