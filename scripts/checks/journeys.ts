/**
 * Counts the journeys by room and fails where there are too many: what one screen says, and how its fields behave, is looked at by a component
 * test, which takes a tenth of the time. `npm test` runs 40 at most, one of each room and more only where money or identity moves; those with the
 * tag `@all` are run by `npm run test:all`. A journey that two projects run counts twice, because it takes its time twice.
 */
import { spawnSync } from 'node:child_process'
import { complaintsAbout, journeysIn, writeCounts, type Listing } from './journeys/count.ts'

const { stdout, status, stderr } = spawnSync(
  'playwright',
  ['test', '--config', 'packages/web/playwright.config.ts', '--list', '--reporter=json'],
  {
    env: { ...process.env, E2E_ALL: 'yes', NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --conditions=source` },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  },
)
if (status !== 0) throw new Error(`The journeys cannot be listed: ${stderr}${stdout}`)
const specs = journeysIn(JSON.parse(stdout) as Listing)
const complaints = complaintsAbout(specs)
process.stdout.write(`${writeCounts(specs)}\n`)
for (const complaint of complaints) process.stdout.write(`${complaint}\n`)
process.exitCode = complaints.length > 0 ? 1 : 0
