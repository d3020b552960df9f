import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { openAs, openProfileMenu, signIn, signInThroughDoors, signOut, windowOf } from './sign-in.ts'
import { ageField, amount, next, openSimulator, pickPlainAnnuity, SYLVIE, toDistribution } from './withdrawal.ts'

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

  test('[P-SESS-02] activity in one keeps the session of the other', async ({ page, context }) => {
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

  test('[P-SESS-05] the end that one hears of is the end of every other', async ({ page, context }) => {
    await signIn(page, SYLVIE.name)
    const other = await context.newPage()
    await other.goto('/epargne')
    await expect(heading(other)).toHaveText(GREETING)
    await expireOnServer(context)
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/filib')
    await expect(page.getByText(GREETING)).toHaveCount(0)
    await other
      .getByRole('main')
      .getByRole('link', { name: /^Capital ou rente/ })
      .click()
    await expect(other.getByText(GREETING)).toHaveCount(0)
  })
})

test.describe('a reload', () => {
  test('[P-STORE-01] finds a member on the page where they were, with what they typed', async ({ page }) => {
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
  })

  test('[P-SESS-11] finds the offer of a code, and the way past it', async ({ page }) => {
    await page.goto('/authentication?origin=collective')
    await page.getByRole('radio', { name: SYLVIE.name }).check()
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByRole('button', { name: 'Plus tard' })).toBeVisible()
    await page.reload()
    const later = page.getByRole('button', { name: 'Plus tard' })
    await expect(later.or(page.getByText(GREETING))).toBeVisible()
    if (await later.isVisible()) await later.click()
    await expect(heading(page)).toHaveText(GREETING)
  })

  test('[P-SESS-03] of an ended session leads to the entrance, and asks the server for nothing', async ({ page, context }) => {
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
  })

  test('[P-ERR-28] of a page that waits for a silent server says so, and goes on when it answers', async ({ page }) => {
    await signIn(page, SYLVIE.name)
    await page.route('**/login/oauth/profile/**', (route) => route.abort())
    await page.reload()
    await expect(heading(page)).toHaveText('Service momentanément indisponible')
    await page.reload()
    await expect(heading(page)).toHaveText('Service momentanément indisponible')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(heading(page)).toHaveText(GREETING)
  })
})

test.describe('the Back button', () => {
  test('[P-ROUTE-20] after a sign-in does not lead into the door again', async ({ page }) => {
    await page.goto('/presentation')
    await signInThroughDoors(page, SYLVIE.name)
    await expect(heading(page)).toHaveText(GREETING)
    await page.goBack()
    await expect(heading(page).or(page.getByRole('heading', { name: 'La connexion a expiré' }))).toBeVisible()
    await page.goto('/epargne')
    await expect(heading(page)).toHaveText(GREETING)
  })

  test('[P-STORE-04] after a sign-out shows nothing of the person', async ({ page }) => {
    await openAs(page, SYLVIE.name, '/operations')
    await page.goto('/epargne')
    await expect(heading(page)).toHaveText(GREETING)
    await signOut(page)
    await expect(heading(page)).toHaveText(ENTRANCE)
    await page.goBack()
    await expect(heading(page)).toHaveText(ENTRANCE)
    await expect(page.getByText('Sylvie')).toHaveCount(0)
  })

  test('keeps what was typed on the page that was left', async ({ page }) => {
    await openSimulator(page, SYLVIE.name)
    await toDistribution(page)
    await amount(page, 'capital_00482176_vv').fill('1234')
    await page
      .getByRole('link', { name: /^Hautelisse/ })
      .first()
      .click()
    await expect(heading(page)).toHaveText(GREETING)
    await page.goBack()
    await expect(amount(page, 'capital_00482176_vv')).toHaveValue(/^1 234/)
  })
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

  test('[P-SESS-02] a clock that is set back keeps nobody in longer', async ({ page }) => {
    await page.clock.install({ time: '2026-11-20T10:00:00+01:00' })
    await signIn(page, SYLVIE.name)
    await page.clock.setSystemTime('2026-11-20T08:00:00+01:00')
    await page.clock.runFor('10:30')
    await expect(windowOf(page)).toContainText('votre session a été interrompue')
  })
})

test.describe('what the browser keeps', () => {
  test('[P-STORE-04] [S-NAV-28] after a sign-out and after the end of a session: the settings, and nothing else', async ({
    page,
    context,
  }) => {
    await openSimulator(page, SYLVIE.name)
    await next(page).click()
    await ageField(page).fill('64')
    await choose(page)
    expect((await kept(page)).session).not.toEqual([])
    await signOut(page)
    await expect(heading(page)).toHaveText(ENTRANCE)
    expect(await kept(page)).toEqual(NOTHING_KEPT)

    await openSimulator(page, SYLVIE.name)
    await next(page).click()
    await ageField(page).fill('65')
    await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: { data: 'ERR_EXP', errorData: 'ERR_EXP' } }))
    await page.evaluate(() => window.history.pushState({}, '', '/filib'))
    await expect(windowOf(page)).toContainText('votre session a été interrompue')
    expect(await kept(page)).toEqual(NOTHING_KEPT)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('session-origin')
  })

  test('[P-NET-03] the session is in a cookie that no script reads; the two that scripts read say nothing of the person', async ({
    page,
    context,
  }) => {
    await signIn(page, SYLVIE.name)
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
  })

  test('[P-STORE-04] no address holds anything of the person', async ({ page }) => {
    const addresses: string[] = []
    page.on('request', (request) => void addresses.push(request.url()))
    page.on('framenavigated', (frame) => void addresses.push(frame.url()))
    await signInThroughDoors(page, SYLVIE.name)
    for (const path of ['/operations', '/documents', '/profile/s2e/personal-data', '/filib', '/plan-du-site', '/simulator/mrm']) {
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
