import { expect, test, type Page } from '@playwright/test'
import { queueOf, withMeasure } from './measured.ts'
import { openAs } from './sign-in.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const question = (page: Page) => page.getByRole('region', { name: 'Mesurer l’audience ?' })
const settings = (page: Page) => page.evaluate(() => localStorage.getItem('hautelisse.settings') ?? '{}')

test(
  '[P-CONST-06] [P-TRACK-06] where no audience measure is configured, which is the default, nobody is asked and nothing is loaded',
  { tag: '@all' },
  async ({ page }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith('http://127.0.0.1')) elsewhere.push(request.url())
    })
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await expect(question(page)).toHaveCount(0)
    expect(await queueOf(page)).toBeUndefined()
    expect(elsewhere).toEqual([])
  },
)

test(
  '[P-CONST-06] [P-TRACK-01] [P-TRACK-02] an answer on the first visit is kept; nothing is told of visitors, even after a consent',
  { tag: '@all' },
  async ({ page }) => {
    const { requests } = await withMeasure(page)
    await page.goto('/')
    await question(page).getByRole('button', { name: 'Refuser' }).click()
    await expect(question(page)).toBeHidden()
    expect(JSON.parse(await settings(page))).toMatchObject({ cookieChoice: { choice: 'refused' } })
    await page.goto('/politique-cookies')
    await expect(heading(page)).toBeVisible()
    await expect(question(page)).toBeHidden()
    await page.getByRole('main').getByRole('button', { name: 'Accepter la mesure' }).click()
    await page.goto('/login')
    await expect(heading(page)).toBeVisible()
    await expect(question(page)).toBeHidden()
    expect([requests.length, await queueOf(page)]).toEqual([0, undefined])
  },
)

test('[P-CONST-06] [P-TRACK-06] [P-TRACK-07] [P-TRACK-03] nothing before the consent; then a page and a press each add one tag, without amount or name; a refusal empties the queue', async ({
  page,
}) => {
  const { requests } = await withMeasure(page)
  await openAs(page, 'Sylvie Garnier', '/epargne')
  await expect(question(page)).toBeVisible()
  expect([requests.length, await queueOf(page)]).toEqual([0, undefined])

  await question(page).getByRole('button', { name: 'Accepter' }).click()
  await expect.poll(() => queueOf(page)).toMatchObject([{ event: 'page', page: 'savings-home' }])
  await expect.poll(() => requests).toHaveLength(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Politique de cookies' }).click()
  await expect(heading(page)).toHaveText('Politique de cookies')
  await expect
    .poll(() => queueOf(page))
    .toMatchObject([
      { event: 'page', page: 'savings-home' },
      { event: 'click', page: 'savings-home', target: 'link.cookie-policy' },
      { event: 'page', page: 'cookie-policy' },
    ])
  const told = JSON.stringify(await queueOf(page))
  expect(told).toMatch(/"visitor":"[0-9a-f]{64}"/)
  expect(told).not.toMatch(/Sylvie|Garnier|€|@/)
  expect(requests).toHaveLength(1)

  await page.getByRole('main').getByRole('button', { name: 'Refuser la mesure' }).click()
  await expect.poll(() => queueOf(page)).toBeUndefined()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await expect(heading(page)).toHaveText('Mentions légales')
  expect(await queueOf(page)).toBeUndefined()
})
