import { expect, test, vi } from 'vitest'
import { page, renderPage, type Locator, type RenderedPage } from '../../testing/text/index.ts'

const PERSON = 'sylvie-garnier'

const header = page.getByRole('banner')
const footer = page.getByRole('contentinfo')
const heading = page.getByRole('heading', { level: 1 })
const menu = page.getByRole('navigation', { name: 'Menu principal' })
const words = (locator: Locator): string => locator.element().textContent
const texts = (locator: Locator): readonly string[] => locator.elements().map((element) => element.textContent.trim())
const openProfile = (): Promise<void> => header.getByRole('button', { name: /mon espace$/ }).click()

const open = async (given: Parameters<typeof renderPage>[1] = {}): Promise<RenderedPage> => {
  const opened = await renderPage('/epargne', { person: PERSON, ...given })
  await expect.element(heading).toBeVisible()
  return opened
}

test('[P-LAY-01] [P-LAY-02] it has header, footer, and skip links before all else', async () => {
  await open()
  await expect.element(header).toBeVisible()
  await expect.element(footer).toBeVisible()
  const first = [...document.querySelectorAll('a[href], button')].slice(0, 3).map(({ textContent }) => textContent)
  expect(first).toEqual([
    expect.stringMatching(/^Aller au contenu/),
    expect.stringMatching(/^Aller au/),
    expect.stringMatching(/^Aller au/),
  ])
})

test('[P-FOOT-08] [P-FOOT-11] [P-FOOT-12] its footer has the site map, the help line and a way to write', async () => {
  const { address } = await open()
  const links = footer.getByRole('link')
  await expect
    .poll(() => links.elements().map((link) => [link.textContent, link.getAttribute('href')]))
    .toEqual([
      ['01 99 00 18 30', 'tel:0199001830'],
      ['aide@hautelisse.example', 'mailto:aide@hautelisse.example'],
      ['Nous contacter', '/profile/s2e/contact/message'],
      ['Mentions légales', '/mentions-legales'],
      ['Données personnelles', '/donnees-personnelles'],
      ['Politique de cookies', '/politique-cookies'],
      ['Plan du site', '/plan-du-site'],
      ['Lexique', '/epargne#lexicon-home'],
    ])
  await footer.getByRole('link', { name: 'Lexique' }).click()
  await expect.poll(address).toBe('/epargne#lexicon-home')
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

for (const [person, tenant, isNamed] of [
  ['thomas-leroux', 'ormeraie', true],
  [PERSON, 'hautelisse', false],
] as const)
  test(`[P-BRAND-01] [P-BRAND-02] it wears the colours and the name of the person’s company, and takes them off at the door: ${tenant}`, async () => {
    const { address } = await open({ person })
    await expect.poll(() => document.documentElement.dataset['tenant']).toBe(tenant)
    await expect.poll(() => header.getByText('Mutuelle Ormeraie').elements().length > 0).toBe(isNamed)
    await openProfile()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect.poll(address).toBe('/')
    await expect.poll(() => document.documentElement.dataset['tenant']).toBe('hautelisse')
  })

test('[P-I18N-01] [P-I18N-02] [P-I18N-03] it speaks French until English is chosen, in place, and goes back', async () => {
  await open()
  expect(document.documentElement.lang).toBe('fr')
  await header.getByRole('button', { name: 'English' }).click()
  await expect.poll(() => document.documentElement.lang).toBe('en')
  await expect.poll(() => words(heading)).toBe('Hello Sylvie, here are your savings')
  await expect.poll(() => document.title).toBe('My savings – Hautelisse')
  const english = page.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem')
  await expect.poll(() => texts(english)).toEqual(['My savings', 'Operations', 'Simulations', 'Help', 'Documents'])
  await expect.poll(() => words(footer)).toMatch(/Legal\snotice/)
  await expect.poll(() => words(page.getByRole('main'))).toMatch(/48\s260,40/)
  await header.getByRole('button', { name: 'Français' }).click()
  await expect.poll(() => words(menu)).toContain('Mon épargne')
  expect(document.documentElement.lang).toBe('fr')
})

test('[P-STORE-03] it hides every amount from the header, and shows them again', async () => {
  await open()
  const main = page.getByRole('main')
  await expect.poll(() => words(main)).toMatch(/48\s260,40/)
  await header.getByRole('button', { name: 'Masquer les montants' }).click()
  await expect.poll(() => words(main)).not.toMatch(/\d,\d\d/)
  await header.getByRole('button', { name: 'Afficher les montants' }).click()
  await expect.poll(() => words(main)).toMatch(/48\s260,40/)
})

test('amounts that are heard on the savings page are read as one number', async () => {
  await open()
  const heard = (): readonly string[] =>
    [...document.querySelectorAll('[aria-label], [aria-valuetext]')].flatMap((element) =>
      ['aria-label', 'aria-valuetext'].map((name) => element.getAttribute(name) ?? ''),
    )
  const amounts = (): readonly string[] => heard().filter((text) => text.includes('€'))
  await vi.waitFor(() => expect(amounts()).not.toEqual([]), 10_000)
  expect(amounts().filter((text) => /\d\s\d{3}(?!\d)/.test(text))).toEqual([])
})
