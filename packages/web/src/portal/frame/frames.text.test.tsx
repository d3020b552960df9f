import { expect, test } from 'vitest'
import { page, renderExample, renderPage, type Locator, type RenderedPage } from '../../testing/text/index.ts'
import { EXAMPLES as HEAD } from '../../ui/header/examples.tsx'

const UNAVAILABLE = 'Fonctionnalité momentanément indisponible'

const header = page.getByRole('banner')
const footer = page.getByRole('contentinfo')
const heading = page.getByRole('heading', { level: 1 })
const menu = page.getByRole('navigation', { name: 'Menu principal' })
const texts = (locator: Locator): readonly string[] => locator.elements().map((element) => element.textContent.trim())

const open = async (at: string, given: Parameters<typeof renderPage>[1] = {}): Promise<RenderedPage> => {
  const opened = await renderPage(at, given)
  await expect.element(heading).toBeVisible()
  return opened
}

test('[P-NAV-28] in a sheet it says why in the open, for fingers cannot rest on it', async () => {
  for (const state of HEAD) await renderExample(state)
  const entry = page.getByRole('button', { name: new RegExp(`^Transférer mon épargne.*${UNAVAILABLE}$`) })
  await expect.element(entry).toHaveAttribute('aria-disabled', 'true')
})

test('[P-FOOT-13] a social network opens outside the application, told nothing of it', async () => {
  for (const state of HEAD) await renderExample(state)
  const link = page.getByRole('link', { name: 'Un réseau (nouvel onglet)' })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
})

for (const [person, hash, isCounted] of [
  ['marc-delorme', 'advisor', false],
  ['helene-fontanel', 'advisor_transmission', true],
] as const)
  test(`[P-LAY-03] [P-LAY-04] [P-LAY-05] [P-LAY-06] [P-FOOT-05] [P-FOOT-06] [P-FOOT-07] the way back and the advisor: ${person}`, async () => {
    const { app, address } = await open('/documents', { person })
    // Actions counted for the person, as this tab keeps them.
    const counted = (): number => Number(/"actions":(\d+)/.exec(app.sessionStorage.read('hautelisse.user') ?? '')?.[1] ?? 0)
    expect(page.getByRole('link', { name: 'Aller au contenu' }).elements()).toHaveLength(0)
    const before = counted()
    const line = page.getByRole('complementary', { name: 'Mon conseiller' })
    const ways = [
      header.getByRole('link', { name: 'Contacter mon conseiller' }),
      footer.getByRole('link', { name: 'Nous contacter' }),
      line.getByRole('link', { name: 'Contacter mon conseiller' }),
    ]
    for (const [at, way] of ways.entries()) {
      await way.click()
      await expect.poll(address).toBe(`/documents#${hash}`)
      await expect.element(page.getByRole('dialog')).toBeVisible()
      await expect.poll(counted).toBe(isCounted ? before + at + 1 : before)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Fermer/ })
        .click()
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    }
    await page.getByRole('link', { name: 'Retour au tableau de bord' }).first().click()
    await expect.poll(address).toBe('/epargne')
  })

test.each(['marc-delorme', 'helene-fontanel'])(
  '[DOCU-11] (savers 20) documents, what is declared and messages are in the header of %s',
  async (person) => {
    const { address } = await open('/documents', { person })
    const papers = page.getByRole('navigation', { name: 'Mes documents' })
    await papers.getByRole('button', { name: 'Documents' }).click()
    await expect.poll(() => texts(papers.getByRole('link'))).toEqual(['Tous mes documents', 'Ce que je déclare', 'Mes messages'])
    await papers.getByRole('link', { name: 'Ce que je déclare' }).click()
    await expect.poll(address).toBe('/operations/declaration')
    // A page that comes shuts every menu: it has to be there before the next one is opened.
    await expect.poll(() => texts(heading)).toEqual(['Ce que je déclare'])
    await header.getByRole('button', { name: /mon espace$/ }).click()
    await header.getByRole('link', { name: 'Mes messages' }).click()
    await expect.poll(address).toBe('/messages')
  },
)

test('[P-FOOT-01] [P-FOOT-02] [P-FOOT-03] [P-FOOT-04] [P-FOOT-12] the footer of people with an advisor has the notices and no site map', async () => {
  await open('/epargne', { person: 'marc-delorme' })
  const paths = (): readonly (string | null)[] =>
    footer
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'))
  const notices = ['/mentions-legales', '/contact', '/donnees-personnelles', '/politique-cookies']
  await expect.poll(paths).toEqual(expect.arrayContaining(notices))
  expect(paths()).not.toContain('/plan-du-site')
})

test('[P-LAY-03] [P-LAY-08] [P-FOOT-11] [P-FOOT-15] visitors have the public pages and the way in, nothing of members', async () => {
  const { address } = await open('/')
  expect(page.getByRole('link', { name: 'Aller au contenu' }).elements()).toHaveLength(0)
  await expect.poll(() => texts(menu.getByRole('link'))).toEqual(['Accueil', 'Simuler mon impôt', 'Articles', 'Contact'])
  expect(texts(footer.getByRole('link'))).toEqual([
    '01 99 00 18 30',
    'aide@hautelisse.example',
    'Nous contacter',
    'Mentions légales',
    'Données personnelles',
    'Politique de cookies',
    'Lexique',
  ])
  await menu.getByRole('link', { name: 'Articles' }).click()
  await expect.element(menu.getByRole('link', { name: 'Articles' })).toHaveAttribute('aria-current', 'page')
  await header.getByRole('link', { name: 'Accéder à mon espace' }).click()
  await expect.poll(address).toBe('/login')
})

for (const [at, person] of [
  ['/attachment/choice', undefined],
  ['/error-page', undefined],
  ['/error-page', 'sylvie-garnier'],
] as const)
  test(`[P-LAY-07] without header or footer: ${at} of ${person ?? 'a visitor'}`, async () => {
    await open(at, person === undefined ? {} : { person })
    expect([header.elements().length, footer.elements().length]).toEqual([0, 0])
  })
