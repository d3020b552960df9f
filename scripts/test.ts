/**
 * The test command: every check of the project, none hidden, and one line at the end that counts them.
 *
 * `npm run test:all` (`--all`) looks at every screen in both languages and both schemes; the test command does so for those that the documents
 * show, and takes French in light and English in dark for the rest.
 *
 * Two lanes run side by side (checks that read sources and build; unit tests), then the component tests and the journeys in a browser, and the
 * rule report. A step that fails stops nothing: all of them are run, then named. The seconds of each part and room and the 20 slowest tests are
 * printed, and held to nothing.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { WAYS_TO_A_BROWSER, provideChromium } from './chromium.ts'
import {
  browserDurations,
  heavyProperties,
  secondsByRoom,
  slowest,
  vitestDurations,
  vitestFailures,
  withoutPassed,
  type BrowserReport,
  type VitestReport,
} from './durations.ts'

type Outcome = { readonly name: string; readonly passed: number; readonly failed: number; readonly seconds: number }

const outcomes: Outcome[] = []

const run = (command: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<{ code: number; output: string }> =>
  new Promise((settle) => {
    const [program = '', ...words] = command
    const child = spawn(program, words, { env: { ...process.env, ...environment }, shell: process.platform === 'win32' })
    const pieces: Buffer[] = []
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece))
    child.stderr.on('data', (piece: Buffer) => pieces.push(piece))
    child.on('error', (error) => settle({ code: 1, output: error.message }))
    child.on('close', (code) => settle({ code: code ?? 1, output: Buffer.concat(pieces).toString() }))
  })

type Counts = { readonly passed: number; readonly failed: number }

const step = async (
  name: string,
  command: readonly string[],
  options: {
    readonly counts?: () => Counts | undefined
    readonly failures?: () => readonly string[]
    readonly environment?: NodeJS.ProcessEnv
    readonly summary?: RegExp
  } = {},
): Promise<void> => {
  const started = performance.now()
  const { code, output } = await run(command, options.environment)
  const seconds = (performance.now() - started) / 1000
  const counted = options.counts?.()
  const failed = code === 0 ? 0 : Math.max(1, counted?.failed ?? 1)
  outcomes.push({ name, passed: counted?.passed ?? (code === 0 ? 1 : 0), failed, seconds })
  const summary = options.summary ? [...output.matchAll(options.summary)].map((match) => match[0].trim()).join(' · ') : ''
  process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s) ${summary}\n`)
  // What failed is named first, and no line of a passed test stands before it: who reads only a part reads that.
  if (code !== 0) process.stdout.write(`${[...(options.failures?.() ?? []), withoutPassed(output)].join('\n')}\n`)
}

const readJson = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

const unitReport = 'reports/unit.json'
/** Component tests run in three parts, each in a browser of its own: one page holds what 90 files leave in it until it has no memory left. */
const PARTS_OF_SCREENS = [1, 2, 3]
const screensReport = (part: number): string => `reports/screens-${part}.json`

/** What Vitest counted in one of its reports. */
const vitestCounts = (path: string) => (): Counts | undefined => {
  const report = readJson(path) as { numPassedTests: number; numFailedTests: number } | undefined
  return report && { passed: report.numPassedTests, failed: report.numFailedTests }
}

/** What became of the tests that need something which is not installed everywhere. */
const ranLine = (name: string, titled: string): string => {
  const report = readJson(unitReport) as VitestReport | undefined
  const tests = (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults)
  const those = tests.filter(({ fullName, status }) => fullName.includes(titled) && /passed|failed/.test(status ?? ''))
  return those.length === 0 ? `${name}: not run` : `${name}: ${those.length} tests run`
}

const browserCounts = (): Counts | undefined => {
  const report = readJson('reports/browser.json') as
    | { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }
    | undefined
  // A test that passed only when tried again has failed once, and a skipped one has shown nothing.
  return report && { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky + report.stats.skipped }
}

const node = ['node', '--conditions=source']

rmSync('reports', { recursive: true, force: true })
mkdirSync('reports', { recursive: true })

const sources = async () => {
  await step('types', ['tsc', '-b'])
  await step('lint', ['oxlint', '--type-aware', '--deny-warnings'])
  await step('format', ['oxfmt', '--check', '.'])
  await step('arrows', [...node, 'scripts/arrows.ts'], { summary: /\d+ modules.*/g })
  await step('unused code and dependencies', ['knip'])
  await step('exports that nobody uses, of domain and machines', ['knip', '-c', 'knip.exports.json', '--include', 'exports'])
  await step('texts: none missing, none unused', [...node, 'scripts/texts.ts'])
  await step('journeys: no room has too many', [...node, 'scripts/journeys.ts'], { summary: /^\d+ journeys.*$/gm })
  await step('machine diagrams are up to date', [...node, 'scripts/diagrams.ts', '--check'])
  await step('build', ['vite', 'build', 'packages/web', '--logLevel', 'warn'])
  await step('bundles of the domain', [...node, 'scripts/domain-bundles.ts'])
  await step('size budgets', ['size-limit'])
  await step('packages: packed, installed, used', [...node, 'scripts/packages.ts'], {
    environment: { TYPES_CHECKED: 'yes' },
    summary: /^(packages|Node 20): .*$/gm,
  })
}

const unit = () =>
  step(
    'unit, property and API tests',
    ['vitest', 'run', '--coverage', '--reporter=json', `--outputFile=${unitReport}`, '--reporter=default'],
    {
      counts: vitestCounts(unitReport),
      failures: () => vitestFailures(readJson(unitReport) as VitestReport | undefined),
      environment: { TEST_ALL: process.argv.includes('--all') ? 'yes' : '' },
      summary: /^\s*(Test Files|Tests|Statements|Branches|Functions|Lines)\s.*$/gm,
    },
  )

/** The component tests, then the journeys: each of them has the browser and both cores to itself. */
const browserTests = async (browser: string) => {
  const all = process.argv.includes('--all') ? 'yes' : ''
  const environment = { CHROMIUM_PATH: browser, VITE_TEST_ALL: all }
  for (const part of PARTS_OF_SCREENS) {
    await step(
      `component tests, part ${part} of ${PARTS_OF_SCREENS.length}`,
      [
        'vitest',
        'run',
        '--config=packages/web/vitest.screens.config.ts',
        `--shard=${part}/${PARTS_OF_SCREENS.length}`,
        '--reporter=json',
        `--outputFile=${resolve(screensReport(part))}`,
        '--reporter=default',
      ],
      {
        counts: vitestCounts(screensReport(part)),
        failures: () => vitestFailures(readJson(screensReport(part)) as VitestReport | undefined),
        environment,
        summary: /^\s*(Test Files|Tests)\s.*$/gm,
      },
    )
  }
  await step('browser tests', ['playwright', 'test', '--config', 'packages/web/playwright.config.ts'], {
    counts: browserCounts,
    environment: {
      ...environment,
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --conditions=source`,
      E2E_ALL: all,
    },
    summary: /^\s*\d+ (passed|failed|flaky).*$/gm,
  })
}

const browser = provideChromium()
process.stdout.write(`Property tests: seed ${process.env['PROPERTY_SEED'] ?? '20261120'}\n`)
await Promise.all([sources(), unit()])

if (browser === undefined) {
  for (const name of ['component tests', 'browser tests']) outcomes.push({ name, passed: 0, failed: 1, seconds: 0 })
  process.stdout.write(`FAILED component tests and browser tests: ${WAYS_TO_A_BROWSER}\n`)
} else {
  await browserTests(browser)
}

await step('rule book: every rule has its test', [...node, 'scripts/rules.ts'], { summary: /^.*rules?,.*$/gm })

const durations = [
  ...vitestDurations(readJson(unitReport) as VitestReport | undefined),
  ...PARTS_OF_SCREENS.flatMap((part) => vitestDurations(readJson(screensReport(part)) as VitestReport | undefined)),
  ...browserDurations(readJson('reports/browser.json') as BrowserReport | undefined),
]
process.stdout.write(`${ranLine('PostgreSQL', 'PostgreSQL')}\n${ranLine('PDF printer', 'where the printer is installed')}\n`)
process.stdout.write(`Seconds by part: ${outcomes.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)}`).join('; ')}\n`)
process.stdout.write(`Seconds by room, tests side by side counted each:\n${secondsByRoom(durations)}\n`)
process.stdout.write(`The 20 slowest tests:\n${slowest(durations, 20)}\n`)
const heavy = heavyProperties(durations, Number(process.env['PROPERTY_RUNS'] ?? 100))
if (heavy.length > 0)
  process.stdout.write(`Properties of more than 0.2 s that run every case:\n${slowest(heavy, heavy.length)}\n`)

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
if (failed > 0) {
  const names = outcomes.filter((outcome) => outcome.failed > 0).map((outcome) => outcome.name)
  process.stdout.write(`Failed: ${names.join('; ')}\n`)
}
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
