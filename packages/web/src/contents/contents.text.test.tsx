import { describe, expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'

const SYLVIE = 'sylvie-garnier'
const heading = () => page.getByRole('heading', { level: 1 })
const main = () => page.getByRole('main')
const mainWords = (): string => main().element().textContent
/** Sentences of the page, each in an element of its own. */
const sentences = (): readonly string[] =>
  [...main().element().querySelectorAll('p, li, dd, td')].map(({ textContent }) => textContent.trim())
const english = () => page.getByRole('button', { name: 'English' }).first().click()

const PAGES = [
  ['P-ROUTE-03', '/articles', 'Articles', 'Articles'],
  ['P-ROUTE-05', '/mentions-legales', 'Mentions légales', 'Legal notice'],
  ['P-ROUTE-06', '/contact', 'Contact', 'Contact'],
  ['P-ROUTE-07', '/politique-cookies', 'Politique de cookies', 'Cookie policy'],
  ['P-ROUTE-08', '/donnees-personnelles', 'Données personnelles', 'Personal data'],
] as const

test.each(PAGES)(
  '[%s] %s opens without a session, with its texts in both languages, and no part left empty',
  async (_row, path, french, inEnglish) => {
    await renderPage(path)
    await expect.element(heading()).toHaveTextContent(french)
    expect(main().getByRole('heading', { level: 2 }).elements().length).toBeGreaterThan(2)
    const before = sentences()
    await english()
    await expect.poll(() => document.documentElement.lang).toBe('en')
    await expect.element(heading()).toHaveTextContent(inEnglish)
    const after = mainWords()
    // No sentence of the French page is left in the English one; names of laws and of what is kept are.
    const long = before.filter((line) => line.length > 60 && !/art\. |^Code|^Loi/.test(line))
    expect(long.filter((line) => after.includes(line))).toEqual([])
  },
)

describe('articles', () => {
  test('[P-ROUTE-03] [P-CONST-27] [P-CONST-28] are listed with the first 90 characters of each', async () => {
    await renderPage('/articles')
    const articles = page.getByRole('article')
    await expect.poll(() => articles.elements()).toHaveLength(6)
    for (const article of articles.all()) {
      const excerpt = article.getByRole('paragraph').element().textContent
      expect(excerpt).toMatch(/…$/)
      expect(excerpt.length).toBeLessThanOrEqual(91)
    }
  })

  test('[P-ROUTE-04] unfold one at a time, with their amounts and their sources', async () => {
    const { address, back } = await renderPage('/articles')
    const topUp = page.getByRole('button', { name: 'L’abondement : ce que votre employeur ajoute' })
    await topUp.click()
    await expect.poll(address).toBe('/articles?article=abondement')
    await expect.element(page.getByText('3\u00A0844,80\u00A0€')).toBeVisible()
    await expect.element(page.getByText('Code du travail, art. L.3332-11, R.3332-8 et R.3334-2')).toBeVisible()
    await page.getByRole('button', { name: 'Débloquer son épargne avant le terme' }).click()
    await expect.element(topUp).toHaveAttribute('aria-expanded', 'false')
    back()
    await expect.element(topUp).toHaveAttribute('aria-expanded', 'true')
    await topUp.click()
    await expect.poll(address).toBe('/articles')
    expect(mainWords()).not.toContain('3\u00A0844,80\u00A0€')
  })

  test('[P-ROUTE-04] are opened by their address; one that does not exist unfolds none', async () => {
    const { go } = await renderPage('/articles?article=transmettre')
    await expect.element(page.getByRole('button', { name: 'Transmettre' })).toHaveAttribute('aria-expanded', 'true')
    go('/articles?article=constructor')
    await expect.poll(() => document.querySelectorAll('[aria-expanded="true"]').length).toBe(0)
    await expect.poll(() => page.getByRole('article').elements()).toHaveLength(6)
  })

  test('[P-ROUTE-03] are read by members too, in their frame', async () => {
    await renderPage('/articles', { person: SYLVIE })
    await expect.element(heading()).toHaveTextContent('Articles')
    await expect.element(page.getByRole('button', { name: /mon espace$/ })).toBeVisible()
  })
})

describe('contact', () => {
  const write = () => main().getByRole('region', { name: 'Écrire', exact: true })

  test.each([
    ['a visitor', undefined, 'Accéder à mon espace', '/login'],
    ['a member', SYLVIE, 'Écrire un message', '/profile/s2e/contact/message'],
  ])(
    '[P-ROUTE-06] [P-CONST-08] [P-CONST-09] [S-CONST-41] %s writes or calls, and is told when and at what cost',
    async (_who, person, name, to) => {
      await renderPage('/contact', person === undefined ? {} : { person })
      await expect.element(write().getByRole('link', { name })).toHaveAttribute('href', to)
      const call = main().getByRole('region', { name: 'Quand nous joindre' })
      await expect.element(call).toMatchTextContent('Du lundi au vendredi, de 8h30 à 18h00. Appel local, non surtaxé.')
      await expect.element(call.getByRole('link')).toHaveAttribute('href', 'tel:0199001830')
      await main().getByRole('link', { name: 'Ouvrir le lexique' }).click()
      await expect.element(page.getByRole('dialog', { name: 'Lexique' })).toBeVisible()
    },
  )

  test('[P-ROUTE-06] individual people open the modal of their advisor', async () => {
    const { address } = await renderPage('/contact', { person: 'marc-delorme' })
    await write().getByRole('link', { name: 'Contacter mon conseiller' }).click()
    await expect.poll(address).toBe('/contact#advisor')
    await expect.element(page.getByRole('dialog', { name: 'Contacter mon conseiller' })).toBeVisible()
  })
})

test('[P-CONST-07] the personal data notice says for how long simulator data are kept', async () => {
  await renderPage('/donnees-personnelles')
  await expect.element(page.getByText('Les données saisies dans un simulateur : 2\u00A0ans')).toBeVisible()
})

test('[P-ROUTE-05] the legal notice names nobody whom the owner has not named', async () => {
  await renderPage('/mentions-legales')
  await expect.element(heading()).toBeVisible()
  expect(main().element().querySelectorAll('dt')).toHaveLength(0)
  expect(page.getByRole('heading', { name: 'Qui l’héberge' }).elements()).toHaveLength(0)
})

test.each([
  ['/documents', 'Mes documents'],
  ['/epargne/detail/type/PERU', 'Détail de mon épargne'],
  ['/attachment/choice', 'Rattacher un contrat'],
  ['/aggregation', 'Mes comptes ailleurs'],
])('[P-PAGE-01] [P-PAGE-02] %s has a heading and texts in both languages', async (path, name) => {
  await renderPage(path, { person: SYLVIE })
  await expect.element(heading()).toHaveTextContent(name)
  const before = document.body.textContent
  await english()
  await expect.poll(() => document.documentElement.lang).toBe('en')
  await expect.element(heading()).not.toHaveTextContent(name)
  expect(document.body.textContent).not.toBe(before)
})
