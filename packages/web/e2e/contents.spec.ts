import { expect, test, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { builtWith } from './built-with.ts'
import { openAs } from './sign-in.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const english = (page: Page) => page.getByRole('button', { name: 'English' }).first().click()

const PAGES = [
  ['P-ROUTE-03', '/articles', 'Articles', 'Articles'],
  ['P-ROUTE-05', '/mentions-legales', 'Mentions légales', 'Legal notice'],
  ['P-ROUTE-06', '/contact', 'Contact', 'Contact'],
  ['P-ROUTE-07', '/politique-cookies', 'Politique de cookies', 'Cookie policy'],
  ['P-ROUTE-08', '/donnees-personnelles', 'Données personnelles', 'Personal data'],
] as const

for (const [row, path, french, inEnglish] of PAGES)
  test(`[${row}] ${path} opens without a session, with its texts in both languages, and no part left empty`, async ({ page }) => {
    await page.goto(path)
    await expect(heading(page)).toHaveText(french)
    await expect(page.getByText('Bientôt disponible')).toBeHidden()
    const main = page.getByRole('main')
    const sections = await main.getByRole('heading', { level: 2 }).allInnerTexts()
    expect(sections.length).toBeGreaterThan(2)
    const before = await main.innerText()
    await page.setViewportSize({ width: 1440, height: 900 })
    await english(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(heading(page)).toHaveText(inEnglish)
    const after = await main.innerText()
    // No sentence of the French page is left in the English one; names of laws and of what is kept are.
    const sentences = before.split('\n').filter((line) => line.length > 60 && !/art\. |^Code|^Loi/.test(line))
    expect(sentences.filter((line) => after.includes(line))).toEqual([])
  })

test('[P-ROUTE-37] [P-ROUTE-04] the visitor’s home shows three articles, and each leads to its own, in both languages', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const articles = page.getByRole('region', { name: 'Pour y voir clair' })
  await expect(articles.getByRole('listitem')).toHaveCount(3)
  await expectNoViolation(page)
  await english(page)
  const inEnglish = page.getByRole('region', { name: 'To see more clearly' })
  await expect(inEnglish.getByRole('heading', { level: 3 })).toHaveText([/^Lump sum or annuity/, /^The top-up/, /^Passing on/])
  await inEnglish.getByRole('link', { name: /^Passing on/ }).click()
  await expect(page).toHaveURL(/\/articles\?article=transmettre$/)
  await expect(page.getByRole('button', { name: /^Passing on/ })).toHaveAttribute('aria-expanded', 'true')
})

for (const [scheme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const)
  test(`axe finds nothing on the pages that are read, ${scheme}, ${width}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 900 })
    for (const path of [...PAGES.map(([, address]) => address), '/articles?article=age-de-depart']) {
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
      await expectNoViolation(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    }
  })

test('the pages reflow at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of [...PAGES.map(([, address]) => address), '/articles?article=age-de-depart']) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
})

test('the summary of a long page leads to its sections by the keyboard, and leaves the address alone', async ({ page }) => {
  await page.goto('/donnees-personnelles')
  const link = page.getByRole('navigation', { name: 'Dans cette page' }).getByRole('link', { name: 'Vos droits' })
  await link.press('Enter')
  await expect(page.getByRole('heading', { name: 'Vos droits' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Vos droits' })).toBeInViewport()
  await expect(page).toHaveURL(/\/donnees-personnelles$/)
})

test.describe('articles', () => {
  const title = (page: Page, name: string) => page.getByRole('button', { name })
  const TOP_UP = 'L’abondement : ce que votre employeur ajoute'

  test('[P-ROUTE-03] [P-CONST-27] [P-CONST-28] are listed with the first 90 characters of each @page', async ({ page }) => {
    await page.goto('/articles')
    const articles = page.getByRole('article')
    await expect(articles).toHaveCount(6)
    for (const article of await articles.all()) {
      const excerpt = await article.getByRole('paragraph').innerText()
      expect(excerpt.endsWith('…')).toBe(true)
      expect(excerpt.length).toBeLessThanOrEqual(91)
    }
  })

  test('[P-ROUTE-04] unfold within /articles by the keyboard, one at a time, and Back folds again @page', async ({ page }) => {
    await page.goto('/articles')
    await title(page, TOP_UP).press('Enter')
    await expect(page).toHaveURL(/\/articles\?article=abondement$/)
    await expect(title(page, TOP_UP)).toBeFocused()
    await expect(title(page, TOP_UP)).toHaveAttribute('aria-expanded', 'true')
    const article = page.getByRole('article', { name: TOP_UP })
    await expect(article.getByText('3\u00A0844,80\u00A0€')).toBeVisible()
    await expect(article.getByText('Code du travail, art. L.3332-11, R.3332-8 et R.3334-2')).toBeVisible()
    await title(page, 'Débloquer son épargne avant le terme').press(' ')
    await expect(title(page, TOP_UP)).toHaveAttribute('aria-expanded', 'false')
    await page.goBack()
    await expect(title(page, TOP_UP)).toHaveAttribute('aria-expanded', 'true')
    await title(page, TOP_UP).click()
    await expect(page).toHaveURL(/\/articles$/)
    await expect(article.getByText('3\u00A0844,80\u00A0€')).toBeHidden()
  })

  test('[P-ROUTE-04] can be shared by their address; one that does not exist unfolds none', async ({ page }) => {
    await page.goto('/articles?article=transmettre')
    await expect(title(page, 'Transmettre')).toHaveAttribute('aria-expanded', 'true')
    await expect(title(page, 'Transmettre')).toBeInViewport()
    await page.goto('/articles?article=constructor')
    await expect(page.getByRole('article')).toHaveCount(6)
    await expect(page.locator('[aria-expanded="true"]')).toHaveCount(0)
  })

  test('[P-ROUTE-03] are read by members too, in their frame', async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/articles')
    await expect(heading(page)).toHaveText('Articles')
    await expect(page.getByRole('button', { name: /mon espace$/ })).toBeVisible()
  })
})

test.describe('contact', () => {
  const write = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Écrire', exact: true })

  for (const person of [undefined, 'Sylvie Garnier'])
    test(`[P-ROUTE-06] [P-CONST-08] [P-CONST-09] ${person ?? 'a visitor'} writes by e-mail or calls, and is told when and at what cost`, async ({
      page,
    }) => {
      if (person === undefined) await page.goto('/contact')
      else await openAs(page, person, '/contact')
      await expect(heading(page)).toHaveText('Contact')
      await expect(write(page).getByRole('link', { name: 'Écrire un e-mail' })).toHaveAttribute(
        'href',
        'mailto:aide@hautelisse.example',
      )
      const call = page.getByRole('main').getByRole('region', { name: 'Quand nous joindre' })
      await expect(call).toContainText('Du lundi au vendredi, de 8h30 à 18h00. Appel local, non surtaxé.')
      await expect(call.getByRole('link')).toHaveAttribute('href', 'tel:0199001830')
      await page.getByRole('main').getByRole('link', { name: 'Ouvrir le lexique' }).click()
      await expect(page.getByRole('dialog', { name: 'Lexique' })).toBeVisible()
    })

  test('[P-CONST-08] [P-CONST-09] without a configured line there is no number, no hours and no cost, anywhere', async ({
    page,
  }) => {
    await builtWith(page, { VITE_ENVIRONMENT: 'production' })
    await page.goto('/contact')
    await expect(write(page)).toContainText('Aucune adresse e-mail n’est indiquée pour ce site.')
    await expect(page.locator('[href^="tel:"], [href^="mailto:"]')).toHaveCount(0)
    await expect(page.locator('body')).not.toContainText(/8h30|surtaxé/)
  })

  test('[P-ROUTE-06] individual people open the modal of their advisor', async ({ page }) => {
    await openAs(page, 'Marc Delorme', '/contact', 'individual')
    await write(page).getByRole('link', { name: 'Contacter mon conseiller' }).click()
    await expect(page).toHaveURL(/\/contact#advisor$/)
    await expect(page.getByRole('dialog', { name: 'Contacter mon conseiller' })).toBeVisible()
  })
})

test('[P-CONST-07] the personal data notice says for how long simulator data are kept', async ({ page }) => {
  await page.goto('/donnees-personnelles')
  await expect(page.getByText('Les données saisies dans un simulateur : 2\u00A0ans')).toBeVisible()
})

test('[P-ROUTE-05] the legal notice names nobody whom the owner has not named', async ({ page }) => {
  await page.goto('/mentions-legales')
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('main').locator('dt')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Qui l’héberge' })).toHaveCount(0)
})

for (const [path, name] of [
  ['/documents', 'Mes documents'],
  ['/epargne/detail/type/PERU', 'Détail de mon épargne'],
  ['/attachment/choice', 'Rattacher un compte'],
  ['/aggregation', 'Mes comptes dans d’autres établissements'],
] as const)
  test(`[P-PAGE-01] [P-PAGE-02] ${path} has a heading and texts in both languages`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAs(page, 'Sylvie Garnier', path)
    await expect(heading(page)).toHaveText(name)
    const before = await page.locator('body').innerText()
    await english(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(heading(page)).not.toHaveText(name)
    expect(await page.locator('body').innerText()).not.toBe(before)
  })
