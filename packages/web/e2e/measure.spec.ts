import { expect, test, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { queueOf, withMeasure } from './measured.ts'
import { openAs } from './sign-in.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const question = (page: Page) => page.getByRole('region', { name: 'Mesurer l’audience ?' })
const settings = (page: Page) => page.evaluate(() => localStorage.getItem('hautelisse.settings') ?? '{}')

test.describe('where no audience measure is configured, which is the default', () => {
  test('[P-CONST-06] [P-TRACK-06] nobody is asked and nothing is loaded; the cookie policy says so', async ({ page }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith('http://127.0.0.1')) elsewhere.push(request.url())
    })
    await openAs(page, 'Sylvie Garnier', '/politique-cookies')
    await expect(page.getByText('Aucune mesure d’audience n’est installée sur ce portail')).toBeVisible()
    await expect(page.getByText('Votre choix est conservé 13\u00A0mois')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Accepter la mesure' })).toHaveCount(0)
    await expect(question(page)).toHaveCount(0)
    expect(await queueOf(page)).toBeUndefined()
    expect(elsewhere).toEqual([])
  })
})

test.describe('the question about the audience measure', () => {
  test('[P-CONST-06] is asked on the first visit, with two answers of equal weight, without taking the focus or covering anything', async ({
    page,
  }) => {
    const { requests } = await withMeasure(page)
    await page.goto('/')
    await expect(question(page)).toBeVisible()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    const accept = question(page).getByRole('button', { name: 'Accepter' })
    const refuse = question(page).getByRole('button', { name: 'Refuser' })
    const [first, second] = [await accept.boundingBox(), await refuse.boundingBox()]
    expect([first?.width, first?.height]).toEqual([second?.width, second?.height])
    const look = (name: string) =>
      question(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(button)
          return [color, backgroundColor, borderColor, fontWeight]
        })
    expect(await look('Accepter')).toEqual(await look('Refuser'))
    const band = await question(page).boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    expect((band?.y ?? 0) + (band?.height ?? 0)).toBeLessThanOrEqual((header?.y ?? 0) + 1)
    await expectNoViolation(page)
    expect(requests).toEqual([])
    await refuse.click()
    await expect(question(page)).toBeHidden()
    await expect(heading(page)).toBeFocused()
    expect(JSON.parse(await settings(page))).toMatchObject({ cookieChoice: { choice: 'refused' } })
    await page.reload()
    await expect(heading(page)).toBeVisible()
    await expect(question(page)).toBeHidden()
  })

  test('[P-TRACK-02] [P-CONST-06] is not asked at sign-in', async ({ page }) => {
    await withMeasure(page)
    await page.goto('/login')
    await expect(heading(page)).toBeVisible()
    await expect(question(page)).toBeHidden()
  })

  test('[P-CONST-05] is asked again after 13 months and a day, not before', async ({ page }) => {
    await withMeasure(page)
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'))
    await page.goto('/articles')
    await question(page).getByRole('button', { name: 'Accepter' }).click()
    await page.clock.setFixedTime(new Date('2027-12-20T12:00:00Z'))
    await page.reload()
    await expect(heading(page)).toBeVisible()
    await expect(question(page)).toBeHidden()
    await page.clock.setFixedTime(new Date('2027-12-21T12:00:00Z'))
    await page.reload()
    await expect(question(page)).toBeVisible()
  })

  test('[P-CONST-06] can be answered anew on /politique-cookies, by either of two equal buttons', async ({ page }) => {
    await withMeasure(page)
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'))
    await page.goto('/politique-cookies')
    const main = page.getByRole('main')
    await expect(main.getByText('Vous n’avez pas encore répondu. Rien n’est mesuré.')).toBeVisible()
    await main.getByRole('button', { name: 'Accepter la mesure' }).click()
    await expect(
      main.getByText('Vous avez accepté la mesure d’audience le 20/11/2026. Votre réponse vaut jusqu’au 20/12/2027.'),
    ).toBeVisible()
    await expect(question(page)).toBeHidden()
    await main.getByRole('button', { name: 'Refuser la mesure' }).click()
    await expect(main.getByText('Vous avez refusé la mesure d’audience le 20/11/2026.')).toBeVisible()
    const widths = await main.getByRole('button', { name: /la mesure$/ }).evaluateAll((all) => all.map((one) => one.clientWidth))
    expect(widths[0]).toBe(widths[1])
  })
})

test.describe('what is told of a visit', () => {
  test('[P-TRACK-06] [P-TRACK-07] [P-TRACK-03] nothing before the consent; then a page and a press each add one tag, without amount or name', async ({
    page,
  }) => {
    const { requests } = await withMeasure(page)
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await expect(question(page)).toBeVisible()
    expect([requests.length, await queueOf(page)]).toEqual([0, undefined])

    await question(page).getByRole('button', { name: 'Accepter' }).click()
    await expect.poll(() => queueOf(page)).toMatchObject([{ event: 'page', page: 'savings-home' }])
    await expect.poll(() => requests).toHaveLength(1)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
    await expect(heading(page)).toHaveText('Mentions légales')
    await expect
      .poll(() => queueOf(page))
      .toMatchObject([
        { event: 'page', page: 'savings-home' },
        { event: 'click', page: 'savings-home', target: 'link.legal-notice' },
        { event: 'page', page: 'legal-notice' },
      ])
    const told = JSON.stringify(await queueOf(page))
    expect(told).toMatch(/"visitor":"[0-9a-f]{64}"/)
    expect(told).not.toMatch(/Sylvie|Garnier|€|@/)
    expect(requests).toHaveLength(1)
  })

  test('[P-CONST-06] [P-TRACK-06] a refusal empties the queue at once, and nothing is added any more', async ({ page }) => {
    await withMeasure(page)
    await openAs(page, 'Sylvie Garnier', '/politique-cookies')
    await question(page).getByRole('button', { name: 'Accepter' }).click()
    await expect.poll(() => queueOf(page)).toHaveLength(1)
    await page.getByRole('main').getByRole('button', { name: 'Refuser la mesure' }).click()
    await expect.poll(() => queueOf(page)).toBeUndefined()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
    await expect(heading(page)).toHaveText('Mentions légales')
    expect(await queueOf(page)).toBeUndefined()
  })

  test('[P-TRACK-01] [P-TRACK-02] nothing is told of visitors, and nothing of /login, even after a consent', async ({ page }) => {
    const { requests } = await withMeasure(page)
    await page.goto('/articles')
    await question(page).getByRole('button', { name: 'Accepter' }).click()
    await expect(question(page)).toBeHidden()
    await page.goto('/login')
    await expect(heading(page)).toBeVisible()
    expect([requests.length, await queueOf(page)]).toEqual([0, undefined])
  })
})
