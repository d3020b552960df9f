import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { expectNoViolation, renderPage, type RenderedPage } from '../../testing/index.ts'

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

const height = (): number => header.element().getBoundingClientRect().height

for (const [ids, at, person, from] of [
  ['[P-LAY-09] [P-LAY-10] [P-LAY-11] [P-CONST-14]', '/epargne', 'sylvie-garnier', 1280],
  ['[P-LAY-12]', '/epargne', 'marc-delorme', 600],
  ['[P-LAY-12]', '/', undefined, 600],
] as const)
  test(`${ids} the header is 76 px high from ${from} px, 58 px below: ${person ?? 'a visitor'}`, async () => {
    await open(at, person === undefined ? {} : { person })
    for (const [width, pixels] of [
      [from, 76],
      [from - 1, 58],
      [400, 58],
    ] as const) {
      await page.viewport(width, 800)
      await expect.poll(() => [width, height()]).toEqual([width, pixels])
    }
  })

for (const way of ['hover', 'focus'] as const)
  test(`[P-NAV-28] an entry out of service is announced as disabled, says why on ${way}, and leads nowhere`, async () => {
    const { address } = await open('/developer/framework')
    const group = page.getByRole('button', { name: 'Opérations', exact: true })
    const entry = page
      .elementLocator(document.querySelector('header') ?? document.body)
      .getByRole('button', { name: 'Transférer mon épargne' })
    const bubble = page.getByRole('tooltip', { name: UNAVAILABLE })
    const say = {
      hover: async (): Promise<void> => {
        await group.click()
        await entry.hover()
      },
      focus: async (): Promise<void> => {
        ;(group.element() as HTMLElement).focus()
        await userEvent.keyboard('{Enter}')
        while (document.activeElement !== entry.query()) await userEvent.keyboard('{ArrowDown}')
      },
    }
    await say[way]()
    await expect.element(bubble).toBeVisible()
    await expect.element(entry).toHaveAttribute('aria-disabled', 'true')
    // Under the pointer it has no focus: the key would press the group that has it.
    if (way === 'focus') await userEvent.keyboard('{Enter}')
    await entry.click({ force: true })
    expect(address()).toBe('/developer/framework')
    await expect.element(entry).toBeVisible()
    await expect.element(bubble).not.toBeInTheDocument()
    await expectNoViolation()
  })

test('[P-NAV-28] in a sheet it says why in the open, for fingers cannot rest on it', async () => {
  await open('/developer/framework')
  const entry = page.getByRole('button', { name: new RegExp(`^Transférer mon épargne.*${UNAVAILABLE}$`) })
  await expect.element(entry).toHaveAttribute('aria-disabled', 'true')
})

test('[P-FOOT-13] a social network opens outside the application, told nothing of it', async () => {
  await open('/developer/framework')
  const link = page.getByRole('link', { name: 'Un réseau (nouvel onglet)' })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
})

for (const [person, hash, isCounted] of [
  ['marc-delorme', 'advisor', false],
  ['helene-fontanel', 'advisor_transmission', true],
] as const)
  test(`[P-LAY-03] [P-LAY-04] [P-LAY-05] [P-LAY-06] [P-FOOT-05] [P-FOOT-06] [P-FOOT-07] the way back and the advisor, on every width: ${person}`, async () => {
    const { app, address } = await open('/documents', { person })
    // Actions counted for the person, as this tab keeps them.
    const counted = (): number => Number(/"actions":(\d+)/.exec(app.sessionStorage.read('hautelisse.user') ?? '')?.[1] ?? 0)
    expect(page.getByRole('link', { name: 'Aller au contenu' }).elements()).toHaveLength(0)
    const before = counted()
    let opened = 0
    const follow = async (control: Locator): Promise<void> => {
      await control.click()
      opened += 1
      await expect.poll(address).toBe(`/documents#${hash}`)
      await expect.element(page.getByRole('dialog')).toBeVisible()
      await expect.poll(counted).toBe(isCounted ? before + opened : before)
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      await expect.element(control).toHaveFocus()
    }
    await follow(header.getByRole('link', { name: 'Contacter mon conseiller' }))
    await follow(footer.getByRole('link', { name: 'Nous contacter' }))
    await page.viewport(390, 800)
    await follow(header.getByRole('link', { name: 'Conseiller', exact: true }))
    const line = page.getByRole('complementary', { name: 'Mon conseiller' })
    await follow(line.getByRole('link', { name: 'Contacter mon conseiller' }))
    for (const width of [390, 768, 1280]) {
      await page.viewport(width, 800)
      await expect.poll(() => page.getByRole('link', { name: 'Retour au tableau de bord' }).elements().length).toBe(1)
    }
    await page.getByRole('link', { name: 'Retour au tableau de bord' }).click()
    await expect.poll(address).toBe('/epargne')
  })

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

test('[P-LAY-08] on a phone the way in is in the menu', async () => {
  const { address } = await open('/', { width: 390 })
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await button.click()
  const rows = ['Accueil', 'Simuler mon impôt', 'Articles', 'Contact', 'Accéder à mon espace']
  await expect.poll(() => texts(sheet.getByRole('link'))).toEqual(rows)
  await expectNoViolation()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await button.click()
  await sheet.getByRole('link', { name: 'Accéder à mon espace' }).click()
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

test('axe finds nothing in the open menus, French in the light, English in the dark', async () => {
  await open('/epargne', { person: 'sylvie-garnier' })
  await menu.getByRole('button', { name: 'Opérations', exact: true }).click()
  await expectNoViolation()
  await header.getByRole('button', { name: /mon espace$/ }).click()
  await expectNoViolation()
  await header.getByRole('button', { name: 'Passer en sombre' }).click()
  await userEvent.keyboard('{Escape}')
  await header.getByRole('button', { name: 'English' }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Help' }).click()
  await expectNoViolation()
  expect(document.documentElement.lang).toBe('en')
  await page.viewport(390, 800)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expectNoViolation()
})

test('axe finds nothing in the menu of somebody with an advisor, on a phone', async () => {
  await open('/epargne', { person: 'helene-fontanel', width: 390 })
  await header.getByRole('button', { name: /mon espace$/ }).click()
  await expect.element(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
  await expectNoViolation()
})

for (const [person, from] of [
  ['marie-antoinette-de-la-rochebrune', 1280],
  ['hugo-delmas', 1280],
  ['helene-fontanel', 600],
] as const)
  test(`it keeps its height and its width around ${person}`, async () => {
    await open('/epargne', { person })
    for (const width of [390, 768, 1000, 1279, 1280, 1440, 1920]) {
      await page.viewport(width, 800)
      await expect.poll(() => [width, height()]).toEqual([width, width >= from ? 76 : 58])
      await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
    document.documentElement.style.fontSize = '200%'
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
    for (const width of [320, 768, 1280, 1440]) {
      await page.viewport(width, 800)
      await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
  })
