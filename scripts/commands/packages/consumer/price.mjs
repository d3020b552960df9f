// Starts the installed command as a shell would, with one annuity as its file.
import { spawnSync } from 'node:child_process'

const CASES = `id,type,table,birth_year,age,spouse_table,spouse_birth_year,spouse_age,reversion,guaranteed_years,technical_rate,payments_per_year,timing
AX1,RV_NR,TGF05,1961,64,,,,,0,0.0,12,arrears
`
/** The first row of the examples of the command line, computed outside this code. */
const FACTOR = '30.01255020'

for (const workers of ['1', '2']) {
  const { stdout, stderr } = spawnSync('node_modules/.bin/hautelisse', ['annuity', '--workers', workers], {
    input: CASES,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const factor = stdout.trim().split(',').at(-1) ?? ''
  if (!factor.startsWith(FACTOR)) throw new Error(`the command answers ${stdout}${stderr}`)
}
process.stdout.write('one annuity, on one thread and on two\n')
