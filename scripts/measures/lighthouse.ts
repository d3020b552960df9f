/**
 * Measures the built portal as a phone sees it: Lighthouse three times on each page, medians printed, in the end whether they are high enough.
 *
 * The server runs without its delay. The savings home is measured signed in: its session is made before the browser opens the page.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveApp } from '@hautelisse/api-mock/node'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { goThroughDoor } from '../../packages/web/e2e/door.ts'
import { CHROMIUM_FLAGS, WAYS_TO_A_BROWSER, provideChromium } from '../chromium.ts'

const RUNS = 3
/** What is expected of each page. */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100 } as const
type Category = keyof typeof LEAST
const CATEGORIES = Object.keys(LEAST) as Category[]
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'] as const

const executablePath = provideChromium()
if (executablePath === undefined) throw new Error(WAYS_TO_A_BROWSER)

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const folder = mkdtempSync(join(tmpdir(), 'hautelisse-lighthouse-'))
const server = await serveApp({
  port: 0,
  host: '127.0.0.1',
  dataDir: join(folder, 'data'),
  webDir: 'packages/web/dist',
  delayMs: 0,
  environment: 'development',
})
const port = await freePort()
// Lighthouse measures in the browser's own profile: a context beside it would have other cookies.
const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
  executablePath,
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  baseURL: server.address,
})

type Run = {
  readonly scores: Readonly<Record<string, number>>
  readonly times: readonly number[]
  readonly failed: readonly string[]
}

const measure = async (path: string): Promise<Run> => {
  const result = await lighthouse(`${server.address}${path}`, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] })
  if (result === undefined || result.lhr.runtimeError !== undefined)
    throw new Error(`Lighthouse could not measure ${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  const { categories, audits, finalDisplayedUrl } = result.lhr
  if (new URL(finalDisplayedUrl).pathname !== path) throw new Error(`${path} led to ${finalDisplayedUrl}`)
  const belowFull = ['accessibility', 'best-practices'].flatMap((category) => categories[category]?.auditRefs ?? [])
  return {
    scores: Object.fromEntries(CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)])),
    times: TIMES.map((name) => audits[name]?.numericValue ?? Number.NaN),
    failed: belowFull.flatMap(({ id, weight }) => (weight > 0 && audits[id]?.score === 0 ? [`${id}: ${audits[id].title}`] : [])),
  }
}

const measurePage = async (path: string): Promise<Readonly<Record<string, number>>> => {
  const runs: Run[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(path))
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, median(runs.map((run) => run.scores[name] ?? 0))]))
  const times = TIMES.map((name, index) => `${name} ${Math.round(median(runs.map((run) => run.times[index] ?? Number.NaN)))} ms`)
  console.log(`${path}: ${CATEGORIES.map((name) => `${name} ${scores[name]}`).join(', ')}`)
  console.log(`  ${times.join(', ')}; performance of each run ${runs.map((run) => run.scores['performance']).join(', ')}`)
  for (const audit of new Set(runs.flatMap(({ failed }) => failed))) console.log(`  ${audit}`)
  return scores
}

/** Measures a page, and fails the command where it is below what is expected. */
const holdPage = async (path: string): Promise<void> => {
  const scores = await measurePage(path)
  const missed = CATEGORIES.filter((name) => (scores[name] ?? 0) < LEAST[name])
  for (const name of missed) console.log(`${path} has ${name} ${scores[name]}, expected ${LEAST[name]}`)
  if (missed.length > 0) process.exitCode = 1
}

try {
  await holdPage('/')
  await goThroughDoor(context, 'Sylvie Garnier')
  await holdPage('/epargne')
} finally {
  await context.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
