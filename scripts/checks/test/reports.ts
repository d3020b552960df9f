import { existsSync, readFileSync } from 'node:fs'
import {
  browserDurations,
  vitestDurations,
  vitestFailures,
  type BrowserReport,
  type Duration,
  type VitestReport,
} from '../../measures/durations.ts'

/** Where a step leaves what its tests were, in the words of its tool. */
export type ReportFile = { readonly tool: 'vitest' | 'playwright'; readonly path: string }

type Counts = { readonly passed: number; readonly failed: number }

const read = ({ path }: ReportFile): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

const readVitest = (file: ReportFile) =>
  read(file) as (VitestReport & { readonly numPassedTests: number; readonly numFailedTests: number }) | undefined
type Stats = { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number }
const readBrowser = (file: ReportFile) => read(file) as (BrowserReport & { readonly stats: Stats }) | undefined

/** How many tests passed and failed; undefined if the tool left no report. */
export const countsOf = (file: ReportFile): Counts | undefined => {
  if (file.tool === 'vitest') {
    const report = readVitest(file)
    return report && { passed: report.numPassedTests, failed: report.numFailedTests }
  }
  const stats = readBrowser(file)?.stats
  // A test that passed only when tried again has failed once, and a skipped one has shown nothing.
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
}

/** Names what failed with the first lines of the reason. */
export const failuresOf = (file: ReportFile): readonly string[] =>
  file.tool === 'vitest' ? vitestFailures(readVitest(file)) : []

/** How long each test took. */
export const durationsOf = (file: ReportFile): readonly Duration[] =>
  file.tool === 'vitest' ? vitestDurations(readVitest(file)) : browserDurations(readBrowser(file))

/** What became of the unit tests that need something which is not installed everywhere. */
export const ranLine = (name: string, titled: string): string => {
  const tests = (readVitest({ tool: 'vitest', path: 'reports/unit.json' })?.testResults ?? []).flatMap(
    ({ assertionResults }) => assertionResults,
  )
  const those = tests.filter(({ fullName, status }) => fullName.includes(titled) && /passed|failed/.test(status ?? ''))
  return those.length === 0 ? `${name}: not run` : `${name}: ${those.length} tests run`
}
