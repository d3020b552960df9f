/** Measures ours against the usual ways, all in one run, prints a table and writes reports/bench.json: `npm run bench`, or `npm run bench -- annuity money`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

import { run as acts } from './bench/acts.ts'
import { run as annuity } from './bench/annuity.ts'
import { run as annuityInPayment } from './bench/annuity-in-payment.ts'
import { run as api } from './bench/api.ts'
import { run as exitPlan } from './bench/exit-plan.ts'
import { run as funds } from './bench/funds.ts'
import { run as incomeTax } from './bench/income-tax.ts'
import { run as ledger } from './bench/ledger.ts'
import { run as inheritance } from './bench/inheritance.ts'
import { run as longevity } from './bench/longevity.ts'
import type { BenchRow } from './bench/measure.ts'
import { run as money } from './bench/money.ts'
import { run as operations } from './bench/operations.ts'
import { run as release } from './bench/release.ts'
import { run as robo } from './bench/robo.ts'
import { run as documents } from './bench/statements.ts'
import { run as journal } from './bench/journal.ts'
import { run as submits } from './bench/submits.ts'
import { run as statePension } from './bench/state-pension.ts'
import { tableOf } from './bench/table.ts'
import { run as topUp } from './bench/top-up.ts'

const SUITES = {
  annuity,
  longevity,
  'annuity-in-payment': annuityInPayment,
  money,
  'income-tax': incomeTax,
  'exit-plan': exitPlan,
  inheritance,
  ledger,
  'state-pension': statePension,
  api,
  operations,
  funds,
  'top-up': topUp,
  release,
  journal,
  submits,
  documents,
  acts,
  robo,
} as const
const names = Object.keys(SUITES) as readonly (keyof typeof SUITES)[]

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(SUITES, name))
if (unknown.length > 0) {
  process.stderr.write(`Unknown suite ${unknown.join(', ')}. Known: ${names.join(', ')}.\n`)
  process.exitCode = 2
} else {
  const rows: BenchRow[] = []
  for (const name of names.filter((known) => asked.length === 0 || asked.includes(known))) {
    const measured = await SUITES[name]()
    process.stdout.write(`${tableOf(measured)}\n`)
    rows.push(...measured)
  }
  const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown', processors: cpus().length }
  mkdirSync('reports', { recursive: true })
  writeFileSync('reports/bench.json', `${JSON.stringify({ machine, rows }, undefined, 2)}\n`)
}
