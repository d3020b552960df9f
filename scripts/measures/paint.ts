/**
 * Measures the tax simulator's adjustment, the estimate of a release and the horizon of the robo-advisor's futures, from a key press to the paint that shows it, in Chromium, with the processor as it is, as slow as that of a mid-tier
 * phone, and four times slower, beside the same presses in a field alone on an empty page: `npm run paint`.
 *
 * Chromium's preset for a mid-tier phone slows a processor four times, or, where the machine was calibrated, until it has the speed of such a phone: an index
 * of 1,000 (Pixel 5), in the index of Lighthouse. There, on a phone's screen, the 95th percentile is held: one above 50 ms ends the measure with an error.
 * Four times slower than the machine at hand is another processor on each, and on a shared one from hour to hour; it is printed beside, with its index.
 *
 * The browser draws a frame as soon as it has one: what is measured is the work for it, without the wait for the screen's next beat. While the amount is
 * typed the page computes the saving anew, and while the horizon's slider moves the whole fan (a key moves it by the same event as a hand): a press whose figures are not on the screen in that same frame ends the measure with an error. Prints median,
 * 95th percentile and the worst of fifty presses, and writes reports/paint.json.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveApp } from '@hautelisse/api-mock/node'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { CHROMIUM_FLAGS, WAYS_TO_A_BROWSER, provideChromium } from '../chromium.ts'
import { PAGES, type Measured, type Press } from './paint/pages.ts'

const PRESSES = 50
/** Milliseconds that a key is held: ten presses a second, a hurried typist. What a press leaves for after its paint is then done before the next. */
const HELD = 100
const WARM_UP = 10
const SLOWER = 4
/** Index of a mid-tier phone. */
const MID_TIER = 1000
/** Longest time from a key press to its paint, in milliseconds, for 95 presses of 100 on a mid-tier phone. */
const LONGEST = 50

declare global {
  var presses: readonly Press[]
}

/**
 * Listens for key presses from now on, once for all: code that came with each press would be
 * read anew at each, and its time counted with it.
 * A message is delivered once the frame after the press has been painted.
 */
const listen = (shown: string): void => {
  const { port1, port2 } = new MessageChannel()
  const presses: Press[] = []
  globalThis.presses = presses
  const waiting: number[] = []
  const beat = (): void => port2.postMessage(undefined)
  const pressed = ({ timeStamp }: KeyboardEvent): void => {
    waiting.push(timeStamp)
    requestAnimationFrame(beat)
  }
  port1.addEventListener('message', () => {
    const time = performance.now() - (waiting.shift() ?? Number.NaN)
    const typed = document.activeElement instanceof HTMLInputElement ? document.activeElement.value : ''
    const figures = Array.from(document.querySelectorAll(shown), ({ textContent }) => textContent)
    presses.push({ time, typed, figures })
  })
  port1.start()
  document.addEventListener('keydown', pressed, { capture: true })
}

const at = (figures: readonly number[], share: number): number =>
  figures.toSorted((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * share))] ?? Number.NaN

/** How a processor is slowed down, and the index it then has. */
type Slowed = { readonly rate: number; readonly index: number }

/** One look at the speed of a shared processor may be half or twice what it is: the middle one of a few counts. */
const LOOKS = 5

const indexOf = async (page: Page): Promise<number> => {
  const looks: number[] = []
  for (let look = 0; look < LOOKS; look += 1) looks.push(await page.evaluate(pageFunctions.computeBenchmarkIndex))
  return Math.round(at(looks, 0.5))
}

const slow = async (page: Page, devTools: CDPSession, rate: number): Promise<Slowed> => {
  await devTools.send('Emulation.setCPUThrottlingRate', { rate })
  return { rate, index: await indexOf(page) }
}

/** How far from the index aimed at is near enough, and how often that is tried. */
const NEAR = 0.1
const TRIES = 8

/** Slows the processor down until it has an index that depends on the one it has: slowed four times, a processor is about five times slower. */
const slowTo =
  (wanted: (index: number) => number) =>
  async (page: Page, devTools: CDPSession): Promise<Slowed> => {
    const { index } = await slow(page, devTools, 1)
    const aim = wanted(index)
    let tried = await slow(page, devTools, Math.max(1, index / aim))
    for (let count = 0; count < TRIES && Math.abs(tried.index / aim - 1) > NEAR; count += 1)
      tried = await slow(page, devTools, Math.max(1, (tried.rate * tried.index) / aim))
    return tried
  }

/** How the processor is slowed down, and the index it then has. */
const SPEEDS = {
  'as it is': (page: Page, devTools: CDPSession) => slow(page, devTools, 1),
  'mid-tier phone': slowTo(() => MID_TIER),
  '4 times slower': slowTo((index) => index / SLOWER),
} as const

/** Times of all presses but the first few, which warm the code up. */
const measure = async (page: Page, { keys, shown, check: checkPress }: Measured): Promise<readonly number[]> => {
  await page.evaluate(listen, shown)
  for (let count = 0; count < WARM_UP + PRESSES; count += 1)
    await page.keyboard.press(keys[count % keys.length] ?? 'Backspace', { delay: HELD })
  const presses = await page.evaluate(() => globalThis.presses)
  if (presses.length !== WARM_UP + PRESSES) throw new Error(`${presses.length} presses were painted, not ${WARM_UP + PRESSES}`)
  if (checkPress !== undefined) presses.forEach(checkPress)
  return presses.slice(WARM_UP).map(({ time }) => time)
}

const figuresOf = (times: readonly number[]) => ({
  median: at(times, 0.5),
  p95: at(times, 0.95),
  worst: at(times, 1),
  underLongest: times.filter((time) => time < LONGEST).length,
})

const executablePath = provideChromium()
if (executablePath === undefined) throw new Error(WAYS_TO_A_BROWSER)
const folder = mkdtempSync(join(tmpdir(), 'hautelisse-paint-'))
const server = await serveApp({
  port: 0,
  host: '127.0.0.1',
  dataDir: join(folder, 'data'),
  webDir: 'packages/web/dist',
  delayMs: 0,
  environment: 'production',
})
const browser = await chromium.launch({
  executablePath,
  args: [...CHROMIUM_FLAGS, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
})

/** A computer has a mouse over the page, which the browser asks about anew at each frame; a phone, the slower of the two, has none. */
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  computer: { viewport: { width: 1280, height: 720 }, hasTouch: false, isMobile: false },
} as const

const rows: ({ screen: string; page: string; speed: string } & Slowed & ReturnType<typeof figuresOf>)[] = []
try {
  for (const [screen, options] of Object.entries(SCREENS))
    for (const [name, measured] of Object.entries(PAGES))
      for (const [speed, slowDown] of Object.entries(SPEEDS)) {
        const context = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce', ...options })
        const page = await context.newPage()
        await measured.open(page, options.hasTouch)
        const slowed = await slowDown(page, await context.newCDPSession(page))
        const figures = figuresOf(await measure(page, measured))
        await context.close()
        rows.push({ screen, page: name, speed, ...slowed, ...figures })
        const { median, p95, worst, underLongest } = figures
        const words = [median, p95, worst].map((time) => time.toFixed(1).padStart(6)).join('')
        console.log(
          `${screen.padEnd(9)} ${name.padEnd(14)} ${speed.padEnd(14)} ${`(index ${slowed.index})`.padEnd(12)} ${words}   ${underLongest} of ${PRESSES} under ${LONGEST} ms`,
        )
      }
  const machine = { browser: browser.version(), processor: cpus()[0]?.model ?? 'unknown', processors: cpus().length }
  mkdirSync('reports', { recursive: true })
  writeFileSync('reports/paint.json', `${JSON.stringify({ machine, rows }, undefined, 2)}\n`)
  for (const name of ['adjustment', 'release', 'horizon']) {
    const held = rows.find(({ screen, page, speed }) => screen === 'phone' && page === name && speed === 'mid-tier phone')
    if (held === undefined || held.p95 >= LONGEST)
      throw new Error(
        `${name}: one press in twenty takes ${LONGEST} ms or more on a mid-tier phone: ${held?.p95.toFixed(1) ?? 'not measured'}`,
      )
  }
} finally {
  await browser.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
