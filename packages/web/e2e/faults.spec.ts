import { CATALOGUE } from '@hautelisse/domain/catalogue'
import type { Fault } from '@hautelisse/domain/contract'
import { expect, type Page } from '@playwright/test'
import { forget, heading, mend, order, SCENES, type Scene } from './faulty-calls.ts'
import { test } from './own-server.ts'
import { openAs, windowOf } from './sign-in.ts'

/** What is different on the way, and one code that stands for all: component tests look at each fault. */
const PASSED_ON: readonly Fault[] = ['ERR_INTERNAL', 'malformed-json', 'off-schema', 'drop', 'timeout']

/** What the addresses of a call match, whatever stands in its places. */
const patternOf = (call: string): string => {
  const path = CATALOGUE.find(({ name }) => name === call)?.path ?? call
  return `${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`
}

/**
 * Half a minute is too long for a test: the time of a call that the server holds is over as soon as it was sent. Every other call keeps its
 * time, so that a busy machine gives up none of them.
 */
const hurry = async (page: Page, call: string, isHeld: () => boolean): Promise<void> => {
  await page.exposeFunction('isHeld', isHeld)
  await page.addInitScript((pattern: string) => {
    const held = new RegExp(pattern)
    const window = globalThis as unknown as { fetch: typeof fetch; isHeld: () => Promise<boolean> }
    const send = window.fetch
    const endIfHeld = async (deadline: AbortController | undefined): Promise<void> => {
      if (await window.isHeld()) deadline?.abort(new DOMException('Time is over.', 'TimeoutError'))
    }
    let next: AbortController | undefined
    AbortSignal.timeout = () => {
      next = new AbortController()
      return next.signal
    }
    // The client sends a call in the moment in which it sets its deadline.
    window.fetch = (address, options) => {
      const deadline = next
      next = undefined
      if (held.test(new URL(new Request(address).url).pathname)) void endIfHeld(deadline)
      return send(address, options)
    }
  }, patternOf(call))
}

/** Whatever happened, there is something to read and something to do. */
const expectNotBlank = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('link').or(page.getByRole('button')).first()).toBeEnabled()
}

/** Nothing stays in the tab: the simulator that a visitor sees then keeps nothing until they answer. */
const expectNothingLeft = async (page: Page): Promise<void> => {
  expect(await page.evaluate((): Readonly<Record<string, string>> => Object.assign({}, sessionStorage))).toEqual({})
}

const title = ({ ids, call }: Scene, rest: string): string =>
  `${ids
    .split(' ')
    .map((id) => `[${id}] `)
    .join('')}${call}: ${rest}`

/** Brings the person there; a fault is ordered after this and before the screen is opened. */
const arrive = async (page: Page, { person }: Scene): Promise<void> => {
  if (person !== undefined) await openAs(page, person[0], '/version', person[1])
  await forget(page)
}

test.afterEach(({ page }) => mend(page).then(() => undefined))

for (const scene of SCENES) {
  test(
    title(scene, 'the screen says so, is never blank, and is whole once the call answers again'),
    { tag: '@all' },
    async ({ page }) => {
      test.slow()
      let ordered: Fault | undefined
      await hurry(page, scene.call, () => ordered === 'timeout')
      await arrive(page, scene)
      for (const fault of PASSED_ON)
        await test.step(fault, async () => {
          await forget(page)
          await order(page, scene.call, fault)
          ordered = fault
          await scene.open(page)
          await scene.said(page, fault)
          await expectNotBlank(page)
          await mend(page)
          ordered = undefined
        })
      await scene.mended(page)
      await expectNotBlank(page)
    },
  )
}

const [scene] = SCENES
if (scene === undefined) throw new Error('No call is looked at.')

test(
  `[P-ERR-06] [P-ERR-07] ${scene.call}: the end of a session leaves nothing of it in the tab`,
  { tag: '@all' },
  async ({ page }) => {
    await arrive(page, scene)
    await order(page, scene.call, 'ERR_EXP')
    await scene.open(page)
    await expect(windowOf(page).or(heading(page).filter({ hasText: 'Votre épargne,fil par fil' }))).toContainText(
      /votre session a été interrompue|fil par fil/,
    )
    await expectNotBlank(page)
    await expectNothingLeft(page)
  },
)
