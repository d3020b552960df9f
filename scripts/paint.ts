/**
 * Measures the tax simulator's adjustment from a key press to the paint that shows it, in Chromium with a processor four times slower: `npm run paint`.
 *
 * The browser draws a frame as soon as it has one: what is measured is the work for it, without the wait for the screen's next beat. While the amount is
 * typed the page computes the saving anew; a press counts when that saving is on the screen. Prints median, 95th percentile and the worst of fifty presses,
 * and writes reports/paint.json.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveApp } from '@hautelisse/api-mock/node'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, WAYS_TO_A_BROWSER, provideChromium } from './chromium.ts'

const PRESSES = 50
const WARM_UP = 10
const SLOWER = 4
/** One frame of a screen that draws sixty a second. */
const FRAME = 1000 / 60

/** Amounts below and above the ceiling, digit by digit and back. */
const KEYS = [
  '3',
  '1',
  '4',
  '7',
  'Backspace',
  '9',
  '5',
  'Backspace',
  'Backspace',
  '2',
  'Backspace',
  'Backspace',
  'Backspace',
] as const

declare global {
  /** Milliseconds from the last key press to the paint of the frame that follows it. */
  var painted: Promise<number>
}

/** Listens for the next key press; a message is delivered once the frame after it has been painted. */
const listen = (): void => {
  globalThis.painted = new Promise((resolve) => {
    const pressed = ({ timeStamp }: KeyboardEvent): void => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now() - timeStamp))
        port1.start()
        port2.postMessage(undefined)
      })
    }
    document.addEventListener('keydown', pressed, { capture: true, once: true })
  })
}

const answer = async (page: Page): Promise<void> => {
  const next = page.getByRole('button', { name: /^(Continuer|Voir mon résultat)$/ })
  await page.goto('/simulateur/impots')
  await page.getByRole('radio', { name: 'Femme' }).click()
  await next.click()
  await page.getByRole('textbox', { name: 'Votre âge' }).fill('41')
  await next.click()
  await page.getByRole('radio', { name: 'Marié(e) ou pacsé(e)' }).click()
  await next.click()
  await page.getByRole('radio', { name: '3', exact: true }).click()
  await next.click()
  await page.getByRole('textbox', { name: 'Votre salaire net imposable, par mois' }).fill('6000')
  await next.click()
  await page.getByRole('heading', { name: 'Ce que chaque versement économise' }).waitFor()
}

const press = async (page: Page, key: string): Promise<number> => {
  await page.evaluate(listen)
  await page.keyboard.press(key)
  return page.evaluate(() => globalThis.painted)
}

/** Times of all presses but the first few, which warm the code up. */
const measure = async (page: Page): Promise<readonly number[]> => {
  await answer(page)
  await page.getByRole('textbox', { name: 'Montant en une fois' }).fill('')
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const times: number[] = []
  for (let count = 0; count < WARM_UP + PRESSES; count += 1)
    times.push(await press(page, KEYS[count % KEYS.length] ?? 'Backspace'))
  return times.slice(WARM_UP)
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN

const executablePath = provideChromium()
if (executablePath === undefined) throw new Error(WAYS_TO_A_BROWSER)
const folder = mkdtempSync(join(tmpdir(), 'hautelisse-paint-'))
const server = await serveApp({
  port: 0,
  host: '127.0.0.1',
  dataDir: join(folder, 'data'),
  webDir: 'packages/web/dist',
  delayMs: 0,
  environment: 'development',
})
const browser = await chromium.launch({
  executablePath,
  args: [...CHROMIUM_FLAGS, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
})
try {
  const page = await browser.newPage({ baseURL: server.address, reducedMotion: 'reduce' })
  const times = await measure(page)
  const figures = { median: at(times, 0.5), p95: at(times, 0.95), worst: at(times, 1) }
  const words = Object.entries(figures).map(([name, time]) => `${name} ${time.toFixed(1)} ms`)
  console.log(`key press to paint, processor ${SLOWER} times slower, ${times.length} presses: ${words.join(', ')}`)
  console.log(`  ${times.filter((time) => time < FRAME).length} of them under one frame of ${FRAME.toFixed(1)} ms`)
  const machine = { browser: browser.version(), processor: cpus()[0]?.model ?? 'unknown', processors: cpus().length }
  mkdirSync('reports', { recursive: true })
  writeFileSync('reports/paint.json', `${JSON.stringify({ machine, slower: SLOWER, figures, times }, undefined, 2)}\n`)
} finally {
  await browser.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
