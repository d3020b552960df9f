import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { keptTexts } from './kept.ts'
import { newBrowser } from './painted.ts'
import { openAs, signOut } from './sign-in.ts'
import { adjusted, answerAsCouple, expectWorkedCase, heading, onTheDay, SIMULATOR } from './tax-saving.ts'
import { expectNoSideScroll, next, openSimulator, pickPlainAnnuity, SYLVIE, THOMAS, toDistribution } from './withdrawal.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialog = (page: Page) => page.getByRole('dialog')

/** All that a browser sends: addresses, headers and bodies. */
const sentBy = (context: BrowserContext): readonly string[] => {
  const sent: string[] = []
  context.on('request', (request) => {
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`)
  })
  return sent
}

test('[BEY-04] [BEY-08] a visitor copies the link of a simulation, and somebody without an account sees its figures, which no request carries', async ({
  browser,
  baseURL,
}) => {
  const given = { shown: { language: 'en', hiddenAmounts: false }, phone: true }
  const visitor = await newBrowser(browser, baseURL ?? '', given)
  await visitor.grantPermissions(['clipboard-read', 'clipboard-write'])
  const asked = sentBy(visitor)
  const page = await visitor.newPage()
  await onTheDay(page)
  await page.goto(SIMULATOR)
  const go = () => button(page, /^(Continue|See my result)$/).click()
  await page.getByRole('radio', { name: 'Woman' }).click()
  await go()
  await page.getByRole('textbox', { name: 'Your age' }).fill('41')
  await go()
  await page.getByRole('radio', { name: 'Single' }).click()
  await go()
  await go()
  await page.getByRole('textbox', { name: 'Your net taxable pay, per month' }).fill('5000')
  await go()
  await expect(page.getByRole('heading', { name: 'Result of your simulation' })).toBeFocused()
  const figures = ['1620,00 €', '3780,00 €', '5400,00 €']
  for (const figure of figures) await expect(page.getByRole('main').getByText(figure).first()).toBeAttached()
  await button(page, 'Copy the link').click()
  await expect(dialog(page).getByText('What the link holds, and nothing else')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Copy the link' }).click()
  await expect(dialog(page).getByText('The link is copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['hautelisse.settings'])
  await visitor.close()

  const stranger = await newBrowser(browser, baseURL ?? '', given)
  const sent = sentBy(stranger)
  const other = await stranger.newPage()
  await onTheDay(other)
  await other.goto(link)
  await expect(heading(other)).toHaveText('Tax')
  for (const figure of figures) await expect(other.getByRole('main').getByText(figure).first()).toBeVisible()
  await expect(other).toHaveURL(/\/simulation$/)
  const [, text = ''] = link.split('#c=')
  expect(text.length).toBeGreaterThan(100)
  expect(Math.min(asked.length, sent.length)).toBeGreaterThan(0)
  expect(asked.filter((one) => one.includes(text))).toEqual([])
  expect(sent.filter((one) => [text, 'monthly_income', '#'].some((part) => one.includes(part)))).toEqual([])
  expect(await keptTexts(other)).not.toContain(text)
  await stranger.close()
})

/** Keeps the simulation on the screen. */
const keepAs = async (page: Page, name: string): Promise<void> => {
  await button(page, 'Garder cette simulation').click()
  await dialog(page).getByRole('textbox', { name: 'Nom de la simulation' }).fill(name)
  await dialog(page).getByRole('button', { name: 'Garder' }).click()
  await expect(page.getByText(`La simulation est gardée sous le nom « ${name} ».`)).toBeVisible()
}

test.describe('a member', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test(
    '[BEY-05] [BEY-06] [BEY-07] (S-29) finds the simulations of tax and of a withdrawal in a new session, opens one, compares it with another, renames and erases',
    { tag: '@all' },
    async ({ page }) => {
      await openSimulator(page, SYLVIE.name)
      await toDistribution(page)
      await next(page).click()
      await pickPlainAnnuity(page)
      await next(page).click()
      await keepAs(page, 'Tout en rente à 64 ans')
      await page.goto(SIMULATOR)
      await answerAsCouple(page)
      await expectWorkedCase(page)
      await keepAs(page, 'Au plafond')
      await signOut(page)
      await expect(page).toHaveURL('/')

      await openAs(page, SYLVIE.name, '/simulations')
      await expect(page.getByRole('main')).toContainText('2 gardées, 20 au plus.')
      await expect(button(page, 'Ouvrir Tout en rente à 64 ans')).toBeVisible()
      await button(page, 'Ouvrir Au plafond').click()
      await expectWorkedCase(page)
      await adjusted(page).fill('1000')
      await expect(page.getByText('300,00 €').first()).toBeVisible()
      await keepAs(page, 'Mille euros')
      await page.getByRole('main').getByRole('link', { name: 'Mes simulations' }).click()
      for (const name of ['Au plafond', 'Mille euros']) await page.getByRole('checkbox', { name: `Comparer ${name}` }).check()
      await page.getByRole('link', { name: 'Comparer côte à côte' }).click()
      const table = page.getByRole('table', { name: 'Simulations côte à côte, Impôt' })
      await expect(table.getByRole('row', { name: /^Impôt en moins 1248,00 € 300,00 € , diffère/ })).toBeVisible()

      await page.goBack()
      await button(page, 'Renommer Mille euros').click()
      await dialog(page).getByRole('textbox').fill('Un petit versement')
      await dialog(page).getByRole('button', { name: 'Renommer' }).click()
      for (const name of ['Un petit versement', 'Au plafond', 'Tout en rente à 64 ans']) {
        await button(page, `Effacer ${name}`).click()
        await dialog(page).getByRole('button', { name: 'Effacer' }).click()
        await expect(button(page, `Effacer ${name}`)).toHaveCount(0)
      }
      await expect(page.getByRole('heading', { name: 'Vous n’avez gardé aucune simulation' })).toBeVisible()
    },
  )
})

test(
  '[BEY-05] [BEY-06] [BEY-07] on a phone in English a member finds what they kept in a new session, opens it, compares, renames and erases',
  { tag: '@all' },
  async ({ browser, baseURL }) => {
    const shown = { language: 'en', hiddenAmounts: false }
    const context = await newBrowser(browser, baseURL ?? '', { shown, phone: true })
    const page = await context.newPage()
    await onTheDay(page)
    const main = page.getByRole('main')
    const payment = page.getByRole('region', { name: 'Adjust your payments' }).getByRole('textbox')
    const keep = async (name: string): Promise<void> => {
      await button(page, 'Keep this simulation').click()
      await dialog(page).getByRole('textbox', { name: 'Name of the simulation' }).fill(name)
      await dialog(page).getByRole('button', { name: 'Keep' }).click()
      // The simulator lists its own: what was kept stands there at once.
      await expect(main.getByRole('region', { name: 'My simulations' }).getByRole('button', { name })).toBeVisible()
    }
    await openAs(page, THOMAS.name, SIMULATOR)
    await page.getByRole('radio', { name: 'Single' }).click()
    await button(page, 'Continue').click()
    await button(page, 'Continue').click()
    await page.getByRole('textbox', { name: 'Your net taxable pay, per month' }).fill('5000')
    await button(page, 'See my result').click()
    await keep('The ceiling')
    await payment.fill('1000')
    await keep('A thousand')
    await button(page, 'Menu').click()
    await button(page, 'Sign out').click()
    await expect(page).toHaveURL('/')

    await openAs(page, THOMAS.name, '/simulations')
    await expect(main).toContainText('2 kept, 20 at most.')
    await button(page, 'Open A thousand').click()
    await expect(page.getByRole('heading', { name: 'Result of your simulation' })).toBeFocused()
    await expect(payment).toHaveValue(/^1\s000,00$/)
    // Opened on the page of its simulator, the other one takes its place.
    await main.getByRole('region', { name: 'My simulations' }).getByRole('button', { name: 'The ceiling' }).click()
    await expect(payment).not.toHaveValue(/^1\s000,00$/)
    await main.getByRole('link', { name: 'See all' }).click()
    for (const name of ['The ceiling', 'A thousand']) await page.getByRole('checkbox', { name: `Compare ${name}` }).check()
    await page.getByRole('link', { name: 'Compare side by side' }).click()
    const table = page.getByRole('table', { name: 'Simulations side by side, Tax' })
    await expect(table.getByRole('row', { name: /^Payment/ })).toHaveText(/This year’s ceiling.*differs from the reference/)
    await expectNoSideScroll(page)

    await page.goBack()
    await button(page, 'Rename A thousand').click()
    await dialog(page).getByRole('textbox').fill('A small payment')
    await dialog(page).getByRole('button', { name: 'Rename' }).click()
    for (const name of ['A small payment', 'The ceiling']) {
      await button(page, `Erase ${name}`).click()
      await dialog(page).getByRole('button', { name: 'Erase' }).click()
      await expect(button(page, `Erase ${name}`)).toHaveCount(0)
    }
    await expect(page.getByRole('heading', { name: 'You have kept no simulation' })).toBeVisible()
    await context.close()
  },
)
