/**
 * The test command: every check of the project, none hidden, and one line at the end that counts them.
 *
 * `npm run test:all` (`--all`) adds coverage, packing, the bundles of the domain, every journey, a hundred cases a property, and looks at every screen
 * in both languages and both schemes; the test command does so for those that the documents show, and takes French in light and English in dark for the
 * rest. Names of rooms (`npm test -- release`) run what touches these rooms alone.
 *
 * A step that fails stops nothing: all of them are run, then named. The seconds of each part, by the clock and of the processor, those of each room and
 * the 20 slowest tests are printed, and held to nothing.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { WAYS_TO_A_BROWSER, provideChromium } from '../chromium.ts'
import { heavyProperties, secondsByRoom, slowest } from '../measures/durations.ts'
import { casesOf, needsBrowser, roomPlan, wholePlan, withoutBrowser } from './test/plan.ts'
import { durationsOf, ranLine } from './test/reports.ts'
import { filesOf, roomsIn } from './test/rooms.ts'
import { runLanes, type Outcome } from './test/steps.ts'
import { writeCounts, writeParts } from './test/summary.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const words = process.argv.slice(2)
const isAll = words.includes('--all')
const rooms = words.filter((word) => word !== '--all')
const known = roomsIn('.')
const unknown = rooms.filter((room) => !known.includes(room))
if (unknown.length > 0) {
  say(`No room has the name ${unknown.join(', ')}. Known: ${known.join(', ')}.`)
  process.exit(2)
}

/** The rule book is read from the reports of a whole check: those of rooms stand beside them. */
const folder = rooms.length > 0 ? 'reports/rooms' : 'reports'
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const cases = casesOf(isAll, process.env)
const setting = { isAll, cases, folder }
const asked = rooms.length > 0 ? roomPlan(filesOf('.', rooms), setting) : wholePlan(setting)
const browser = needsBrowser(asked) ? provideChromium() : undefined
if (browser !== undefined) process.env['CHROMIUM_PATH'] = browser
const { stages, reports, left } = browser === undefined ? withoutBrowser(asked) : { ...asked, left: [] }

say(`Property tests: seed ${process.env['PROPERTY_SEED'] ?? '20261120'}, ${cases} cases each`)
const outcomes: Outcome[] = []
for (const lanes of stages) outcomes.push(...(await runLanes(lanes, say)))
for (const name of left) {
  outcomes.push({ name, passed: 0, failed: 1, seconds: 0, processor: undefined })
  say(`FAILED ${name}: ${WAYS_TO_A_BROWSER}`)
}

const durations = reports.flatMap(durationsOf)
if (rooms.length === 0) say(`${ranLine('PostgreSQL', 'PostgreSQL')}\n${ranLine('PDF printer', 'where the printer is installed')}`)
say(writeParts(outcomes, performance.now() / 1000))
say(`Seconds by room, tests side by side counted each:\n${secondsByRoom(durations)}`)
say(`The 20 slowest tests:\n${slowest(durations, 20)}`)
const heavy = heavyProperties(durations, Number(cases))
if (heavy.length > 0) say(`Properties of more than 0.2 s that run every case:\n${slowest(heavy, heavy.length)}`)

say(writeCounts(outcomes))
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0
