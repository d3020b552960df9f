/** Fuzzes the API for longer than the test command does: fresh seed, more requests. `FUZZ_RUNS` and `PROPERTY_SEED` are settings. */
import { spawnSync } from 'node:child_process'

const seed = process.env['PROPERTY_SEED'] ?? String(Date.now() % 2 ** 31)
console.log(`seed ${seed}`)
const done = spawnSync('vitest', ['run', '--project', 'api-mock', 'fuzz'], {
  stdio: 'inherit',
  env: { ...process.env, PROPERTY_SEED: seed, FUZZ_RUNS: process.env['FUZZ_RUNS'] ?? '20000' },
  shell: process.platform === 'win32',
})
process.exitCode = done.status ?? 1
