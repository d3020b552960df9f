/** Checks the arrows of the architecture, and that the checker saw the sources at all: one that reads nothing finds nothing. */
import { spawnSync } from 'node:child_process'

const MODULES_AT_LEAST = 100

const done = spawnSync('depcruise', ['packages', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'], {
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
  shell: process.platform === 'win32',
})
if (done.stdout === '') throw new Error(`dependency-cruiser gave no report: ${done.stderr}`)

type Report = {
  readonly modules: readonly { readonly source: string }[]
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly to: string; readonly rule: { readonly name: string } }[]
  }
}
const { modules, summary } = JSON.parse(done.stdout) as Report
const ours = modules.filter((module) => module.source.startsWith('packages/'))

for (const { from, to, rule } of summary.violations) console.log(`${rule.name}: ${from} → ${to}`)
console.log(`${ours.length} modules, ${summary.violations.length} forbidden arrows`)
if (ours.length < MODULES_AT_LEAST) {
  console.log(
    `Only ${ours.length} modules were read, at least ${MODULES_AT_LEAST} expected: the checker does not see the sources.`,
  )
}
process.exitCode = summary.violations.length > 0 || ours.length < MODULES_AT_LEAST ? 1 : 0
