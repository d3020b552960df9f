import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { openAs, openProfileMenu, signIn, signInThroughDoors, signOut, windowOf } from './sign-in.ts'
import { ageField, next, openSimulator, pickPlainAnnuity, SYLVIE, toDistribution } from './withdrawal.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const GREETING = 'Bonjour Sylvie, voici votre épargne'
const ENTRANCE = 'Votre épargne,fil par fil'

/** Names of everything that the browser's storages hold. */
const kept = (page: Page): Promise<{ readonly local: readonly string[]; readonly session: readonly string[] }> =>
  page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }))

const NOTHING_KEPT = { local: ['hautelisse.settings'], session: [] }

/** A setting that is kept, so that its key is there. */
const choose = async (page: Page): Promise<void> => {
  await openProfileMenu(page)
  await page.getByRole('button', { name: 'Passer en sombre' }).click()
  await page.keyboard.press('Escape')
}

/** Lets go of the session on the server, as if it had run out there; the browser keeps its cookies. */
const expireOnServer = async (context: BrowserContext): Promise<void> => {
  const cookies = await context.cookies()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  await context.request.post('/api/v3/login/oauth/logout', { data: {}, headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) } })
  await context.addCookies(cookies)
}

test.describe('tabs', () => {
  test('[P-STORE-04] signing out in one signs out every other, whatever page it is on', async ({ page, context }) => {
    await signIn(page, SYLVIE.name)
    const others = await Promise.all(
      ['/operations', '/simulator/mrm'].map(async (path) => {
        const other = await context.newPage()
        await other.goto(path)
        await expect(heading(other)).toBeVisible()
        return other
      }),
    )
    await signOut(page)
    for (const tab of [page, ...others]) {
      await expect(heading(tab)).toHaveText(ENTRANCE)
      await expect(tab).toHaveURL('/')
      expect((await kept(tab)).session).toEqual([])
    }
  })

  test('[P-SESS-02] activity in one keeps the session of the other', { tag: '@all' }, async ({ page, context }) => {
    await page.clock.install({ time: '2026-11-20T10:00:00+01:00' })
    await signIn(page, SYLVIE.name)
    const other = await context.newPage()
    await other.goto('/epargne')
    await expect(heading(other)).toHaveText(GREETING)
    await page.clock.fastForward('08:50')
    await other.mouse.move(40, 40)
    await other.keyboard.press('Shift')
    await other.mouse.click(5, 300)
    await page.clock.runFor('00:30')
    await expect(windowOf(page)).toHaveCount(0)
    await expect(heading(page)).toHaveText(GREETING)
  })
})

test.describe('a reload', () => {
  test(
    '[P-STORE-01] finds a member on the page where they were, with what they typed, and so does Back',
    { tag: '@all' },
    async ({ page }) => {
      for (const path of ['/operations', '/profile/s2e', '/plan-du-site']) {
        await openAs(page, SYLVIE.name, path)
        const title = await heading(page).innerText()
        await page.reload()
        await expect(heading(page)).toHaveText(title)
        await expect(page).toHaveURL(path)
      }
      await openSimulator(page, SYLVIE.name)
      await next(page).click()
      await ageField(page).fill('66')
      await page.reload()
      await expect(ageField(page)).toHaveValue('66')
      await page
        .getByRole('link', { name: /^Hautelisse/ })
        .first()
        .click()
      await expect(heading(page)).toHaveText(GREETING)
      await page.goBack()
      await expect(ageField(page)).toHaveValue('66')
    },
  )

  test(
    '[P-SESS-11] [P-SESS-12] during the offer of a code leads on to the page that the sign-in was for',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto('/authentication?origin=collective')
      await page.getByRole('radio', { name: SYLVIE.name }).check()
      await page.getByRole('button', { name: 'Continuer' }).click()
      await expect(heading(page)).toHaveText('Protégez vos opérations')
      await page.reload()
      await expect(heading(page)).toHaveText(GREETING)
    },
  )

  test(
    '[P-SESS-03] of an ended session leads to the entrance, and asks the server for nothing',
    { tag: '@all' },
    async ({ page, context }) => {
      await signIn(page, SYLVIE.name)
      await expireOnServer(context)
      await page.reload()
      await expect(page.getByText(GREETING)).toHaveCount(0)
      await expect(heading(page)).toBeVisible()
      await page.goto('/')
      const calls: string[] = []
      page.on('request', (request) => void calls.push(request.url()))
      await page.reload()
      await expect(heading(page)).toHaveText(ENTRANCE)
      expect(calls.filter((url) => url.includes('/login/oauth/profile'))).toEqual([])
    },
  )
})

test.describe('time', () => {
  test('[P-SESS-02] a computer that slept an hour finds its session ended, and nothing of it in the browser', async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-11-20T10:00:00+01:00' })
    await signIn(page, SYLVIE.name)
    await choose(page)
    await page.clock.pauseAt('2026-11-20T11:10:00+01:00')
    await page.clock.resume()
    await expect(windowOf(page)).toContainText('votre session a été interrompue')
    await expect(page.getByText(GREETING)).toHaveCount(0)
    expect(await kept(page)).toEqual(NOTHING_KEPT)
  })
})

test.describe('what the browser keeps', () => {
  test('[P-NET-03] [P-STORE-04] the session is in a cookie that no script reads; no other cookie and no address holds anything of the person', async ({
    page,
    context,
  }) => {
    const addresses: string[] = []
    page.on('request', (request) => void addresses.push(request.url()))
    page.on('framenavigated', (frame) => void addresses.push(frame.url()))
    await signInThroughDoors(page, SYLVIE.name)
    const cookies = await context.cookies()
    const hidden = cookies.filter(({ httpOnly }) => httpOnly)
    expect(hidden).toHaveLength(1)
    expect(cookies.every(({ sameSite, path }) => sameSite === 'Lax' && path === '/')).toBe(true)
    const readable = await page.evaluate(() => document.cookie)
    for (const { name, value } of hidden) {
      expect(readable.split('; ').map((cookie) => cookie.split('=')[0])).not.toContain(name)
      expect(readable).not.toContain(value)
    }
    expect(readable).toContain('session-origin=collective')
    expect(readable).not.toMatch(/sylvie|garnier|00482176/i)

    for (const path of ['/operations', '/documents', '/profile/s2e/personal-data', '/filib', '/simulator/mrm']) {
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
    }
    await toDistribution(page)
    await next(page).click()
    await pickPlainAnnuity(page)
    await next(page).click()
    await expect(heading(page)).toContainText('vous recevriez')
    await signOut(page)
    await expect(heading(page)).toHaveText(ENTRANCE)
    expect(addresses.length).toBeGreaterThan(20)
    // The call of the consent names the person by their id, as the specification writes it (P-CALL-83): an id, and never a name outside examples.
    const named = addresses.filter((address) => !address.includes('/assets/') && !address.includes('/consents/mirror?user_id='))
    const personal = /garnier|00482176|00482201|00317740|%40|@|iban|\bFR76|1964|06\d{8}/i
    expect(named.filter((address) => personal.test(address))).toEqual([])
  })
})
