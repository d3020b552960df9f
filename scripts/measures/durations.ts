/** How long one test took, and the room that it belongs to. */
export type Duration = {
  readonly room: string
  readonly title: string
  readonly seconds: number
  /** Cases that the properties of the test ran. */
  readonly cases?: number | undefined
}

/** What is read of a report of Vitest. */
export type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    /** Why the file itself could not be run. */
    readonly message?: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status?: string
      readonly failureMessages?: readonly string[] | null
      readonly duration?: number | null
      readonly meta?: { readonly cases?: number }
    }[]
  }[]
}

type BrowserSuite = {
  readonly file?: string
  readonly suites?: readonly BrowserSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
}

/** What is read of a report of Playwright. */
export type BrowserReport = { readonly suites: readonly BrowserSuite[] }

/** The room whose folder holds a test: packages/web/src/contents/x.test.tsx is contents. */
const roomOf = (path: string): string =>
  /packages\/[^/]+\/(?:dist-tests\/)?src\/([^/]+)\//.exec(path.replaceAll('\\', '/'))?.[1] ??
  /[^/\\]+(?=[/\\][^/\\]+$)/.exec(path)?.[0] ??
  path

/** Reads how long each test of a Vitest report took. */
export const vitestDurations = (report: VitestReport | undefined): readonly Duration[] =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, meta }) => ({
      room: roomOf(name),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
      cases: meta?.cases,
    })),
  )

/** Names each test that failed, and each file that could not be run, with the first lines of the reason. */
export const vitestFailures = (report: VitestReport | undefined): readonly string[] =>
  (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const why = (text: string) => text.split('\n').slice(0, 12).join('\n')
    if (failed.length === 0) return message ? [`FAILED ${name}: ${why(message)}`] : []
    return failed.map(
      ({ fullName, failureMessages }) => `FAILED ${name}: ${fullName}\n${why((failureMessages ?? []).join('\n'))}`,
    )
  })

/** What a test run printed, without the lines of what passed. */
export const withoutPassed = (output: string): string =>
  output
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('✓'))
    .join('\n')

const ofSuite = ({ suites = [], specs }: BrowserSuite): readonly Duration[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ results }) => ({
      room: `journeys of ${file.replace('.spec.ts', '')}`,
      title,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
  ...suites.flatMap(ofSuite),
]

/** Reads how long each journey of a Playwright report took. */
export const browserDurations = (report: BrowserReport | undefined): readonly Duration[] =>
  (report?.suites ?? []).flatMap(ofSuite)

const byTime = (one: { readonly seconds: number }, other: { readonly seconds: number }): number => other.seconds - one.seconds

/** Writes the seconds of each room, the longest first. */
export const secondsByRoom = (durations: readonly Duration[]): string =>
  [...Map.groupBy(durations, ({ room }) => room)]
    .map(([room, all]) => ({ room, count: all.length, seconds: all.reduce((sum, { seconds }) => sum + seconds, 0) }))
    .toSorted(byTime)
    .map(({ room, count, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${room} (${count})`)
    .join('\n')

/** Writes the tests that took longest. */
export const slowest = (durations: readonly Duration[], most: number): string =>
  durations
    .toSorted(byTime)
    .slice(0, most)
    .map(({ room, title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${room}: ${title}`)
    .join('\n')

/** What a property may take with every case: one that takes longer runs fewer (`SLOW`). */
const MOST_SECONDS = 0.2

/** Properties that run every case though they take long. */
export const heavyProperties = (durations: readonly Duration[], every: number): readonly Duration[] =>
  durations.filter(({ cases, seconds }) => cases !== undefined && cases >= every && seconds > MOST_SECONDS)
