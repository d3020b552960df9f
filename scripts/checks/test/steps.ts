import { withoutPassed } from '../../measures/durations.ts'
import { runMeasured } from './processor.ts'
import { countsOf, failuresOf, type ReportFile } from './reports.ts'

/** One check or one run of tests. */
export type Step = {
  readonly name: string
  readonly command: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** What of its output is said though it passed. */
  readonly summary?: RegExp
  readonly report?: ReportFile
  readonly inBrowser?: boolean
}

/** Steps that run one after the other. */
export type Lane = readonly Step[]

/** What became of a step. */
export type Outcome = {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly seconds: number
  readonly processor: number | undefined
}

/** Seconds of a step, and those of the processor where they are known. */
const writeSeconds = (seconds: number, processor: number | undefined): string =>
  processor === undefined ? `${seconds.toFixed(1)} s` : `${seconds.toFixed(1)} s, ${processor.toFixed(1)} s of processor`

/**
 * Runs a step, says what became of it, and answers that. A step that fails stops nothing.
 *
 * @param step - the step
 * @param say - hears each line
 */
export const runStep = async (
  { name, command, environment, summary, report }: Step,
  say: (line: string) => void,
): Promise<Outcome> => {
  const started = performance.now()
  const { code, output, processor } = await runMeasured(command, environment)
  const seconds = (performance.now() - started) / 1000
  const counted = report && countsOf(report)
  const failed = code === 0 ? 0 : Math.max(1, counted?.failed ?? 1)
  const words = summary ? [...output.matchAll(summary)].map((match) => match[0].trim()).join(' · ') : ''
  say(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${writeSeconds(seconds, processor)}) ${words}`)
  // What failed is named first, and no line of a passed test stands before it: who reads only a part reads that.
  if (code !== 0) say([...(report ? failuresOf(report) : []), withoutPassed(output)].join('\n'))
  return { name, passed: counted?.passed ?? (code === 0 ? 1 : 0), failed, seconds, processor }
}

/**
 * Runs lanes side by side, and the steps of each one after the other.
 *
 * @param lanes - the lanes
 * @param say - hears each line
 */
export const runLanes = async (lanes: readonly Lane[], say: (line: string) => void): Promise<readonly Outcome[]> => {
  const ran = await Promise.all(
    lanes.map(async (lane) => {
      const outcomes: Outcome[] = []
      for (const step of lane) outcomes.push(await runStep(step, say))
      return outcomes
    }),
  )
  return ran.flat()
}
