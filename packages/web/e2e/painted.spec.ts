import { expect } from '@playwright/test'
import { goThroughDoor, type Origin } from './door.ts'
import { testPainted as test } from './own-server.ts'
import {
  SHOWN,
  ENGLISH_HIDDEN,
  newBrowser,
  watch,
  openSylvie,
  isTakenOver,
  untilStarted,
  heading,
  words,
  readUnscripted,
  type Given,
} from './painted.ts'

const WITHOUT_SCRIPTS = 'Hautelisse a besoin de JavaScript pour calculer et afficher votre épargne.'

test.describe('a page that the server painted', () => {
  test('[P-ROUTE-01] [P-I18N-01] is read without any script and taken over as it stands, for a visitor', async ({
    browser,
    ownServer,
  }) => {
    const read = await readUnscripted(browser, ownServer, '/', {})
    const context = await newBrowser(browser, ownServer)
    const { page, troubles, calls } = await watch(context)
    await page.goto('/')
    await untilStarted(page)
    await expect.poll(() => isTakenOver(page)).toBe(true)
    expect(read.replace(WITHOUT_SCRIPTS, '').trim()).toBe(await words(page))
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    expect([troubles, calls]).toEqual([[], []])
    await context.close()
  })

  for (const [name, origin, given] of [
    ['Sylvie Garnier', 'collective', {}],
    ['Marc Delorme', 'individual', {}],
    ['Hélène Fontanel', 'individual_transmission', { shown: ENGLISH_HIDDEN, phone: true }],
  ] as const satisfies readonly (readonly [string, Origin, Given])[]) {
    const { shown = SHOWN }: Given = given
    test(
      `[S-NAV-01] [P-ERR-24] is read without any script and taken over as it stands, for ${name}: ${shown.language}, amounts ${shown.hiddenAmounts ? 'hidden' : 'shown'}`,
      { tag: '@all' },
      async ({ browser, ownServer }) => {
        const context = await newBrowser(browser, ownServer, given)
        await goThroughDoor(context, name, origin)
        const { page, troubles, calls } = await watch(context)
        const answer = await page.goto('/epargne')
        await untilStarted(page)
        await expect.poll(() => isTakenOver(page)).toBe(true)
        await expect(page).toHaveTitle(shown.language === 'fr' ? /^Mon épargne|^Ma / : /^My /)
        // A server that has just started paints its first page before the last part of it is loaded: the next painting has it.
        const read = () => readUnscripted(browser, ownServer, '/epargne', given, context)
        await expect(async () => expect((await read()).replace(WITHOUT_SCRIPTS, '').trim()).toBe(await words(page))).toPass()
        expect(troubles).toEqual([])
        // Hidden amounts are in no part of the page that was sent; shown ones come with their answers, so that nothing is asked twice.
        if (shown.hiddenAmounts) expect((await answer?.text())?.includes('"balance"')).toBe(false)
        else expect(calls).toEqual([])
        await context.close()
      },
    )
  }

  test(
    '[P-I18N-01] [P-STORE-03] is not shown where this browser wants another language: it is drawn anew',
    { tag: '@all' },
    async ({ browser, ownServer }) => {
      const context = await newBrowser(browser, ownServer, { shown: ENGLISH_HIDDEN, cookie: false })
      await goThroughDoor(context, 'Sylvie Garnier')
      const { page, troubles } = await watch(context)
      // Frames are drawn once the style sheets are there: what is seen is what they hold.
      await page.addInitScript(() => {
        const seen: string[] = []
        Object.assign(window, { seen })
        const look = (): void => {
          const painted = document.querySelector('#root[data-painted]')
          if (painted !== null) seen.push(getComputedStyle(painted).visibility)
          if (painted !== null || document.readyState === 'loading') requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
      const seen = () => page.evaluate(() => (window as unknown as { seen: readonly string[] }).seen)
      const held = Promise.withResolvers<void>()
      await page.route('**/assets/*.js', (route) => held.promise.then(() => route.continue()))
      await page.goto('/epargne', { waitUntil: 'commit' })
      await expect.poll(async () => (await seen()).length).toBeGreaterThan(2)
      held.resolve()
      await expect(heading(page)).toHaveText(/^Hello Sylvie/)
      expect([...new Set(await seen())]).toEqual(['hidden'])
      expect(await isTakenOver(page)).toBe(false)
      expect((await words(page)).includes('114')).toBe(false)
      expect(troubles).toEqual([])
      // From now on the server knows.
      await page.reload()
      await untilStarted(page)
      await expect.poll(() => isTakenOver(page)).toBe(true)
      await context.close()
    },
  )

  test(
    '[P-ERR-20] is not painted if something could not be read: the page says so and offers a retry',
    { tag: '@all' },
    async ({ browser, ownServer }) => {
      const { context, page } = await openSylvie(browser, ownServer)
      await context.request.post('/api/faults', { data: { call: 's2e-accounts', fault: 'ERR_INTERNAL', times: 10 } })
      await page.goto('/epargne')
      await expect(page.getByRole('button', { name: 'Réessayer' }).first()).toBeVisible()
      expect(await isTakenOver(page)).toBe(false)
      await context.request.delete('/api/faults')
      await context.close()
    },
  )

  test('[P-ROUTE-81] is that of the current viewer: no member’s after the session is over, no visitor’s for a member', async ({
    browser,
    ownServer,
  }) => {
    const { context, page } = await openSylvie(browser, ownServer)
    await page.goto('/')
    await expect(page).toHaveURL(/\/epargne$/)
    await expect(heading(page)).toHaveText(/^Bonjour Sylvie/)
    await context.clearCookies({ name: 'session' })
    const answer = await page.goto('/epargne')
    expect((await answer?.text())?.includes('Sylvie')).toBe(false)
    await expect(heading(page)).not.toHaveText(/Sylvie/)
    await context.close()
  })

  test(
    '[P-STORE-03] loses no press: a button that was pressed before any code ran does what it says once the page answers',
    { tag: '@all' },
    async ({ browser, ownServer }) => {
      const { context, page, troubles } = await openSylvie(browser, ownServer)
      const gate = Promise.withResolvers<void>()
      await page.route('**/assets/index-*.js', async (route) => {
        await gate.promise
        await route.continue()
      })
      await page.goto('/epargne', { waitUntil: 'commit' })
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Masquer/ })
        .click()
      expect((await words(page)).includes('114')).toBe(true)
      gate.resolve()
      await expect.poll(async () => (await words(page)).includes('114')).toBe(false)
      expect([await isTakenOver(page), troubles]).toEqual([true, []])
      await context.close()
    },
  )

  test(
    '[P-SESS-18] [P-I18N-02] works like any other: language, amounts, a page and back, sign-out',
    { tag: '@all' },
    async ({ browser, ownServer }) => {
      const { context, page, troubles } = await openSylvie(browser, ownServer)
      await page.goto('/epargne')
      await untilStarted(page)
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Masquer/ })
        .click()
      await expect.poll(async () => (await words(page)).includes('114')).toBe(false)
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Capital ou rente/ })
        .click()
      await expect(page).toHaveURL(/\/simulator\/mrm/)
      await page.goBack()
      await expect(heading(page)).toHaveText(/^Bonjour Sylvie/)
      await page
        .getByRole('banner')
        .getByRole('button', { name: /mon espace$/ })
        .click()
      await page.getByRole('button', { name: 'Se déconnecter' }).click()
      await expect(heading(page)).toHaveText('Votre épargne,fil par fil')
      expect(troubles).toEqual([])
      await context.close()
    },
  )
})
