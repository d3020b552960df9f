import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { expectNoViolation, IS_ALL, renderExample, renderPage, type RenderedPage } from '../../testing/index.ts'
import { EXAMPLES as HEAD } from '../../ui/header/examples.tsx'

const UNAVAILABLE = 'Fonctionnalité momentanément indisponible'

const header = page.getByRole('banner')
const heading = page.getByRole('heading', { level: 1 })
const menu = page.getByRole('navigation', { name: 'Menu principal' })
const texts = (locator: Locator): readonly string[] => locator.elements().map((element) => element.textContent.trim())

const open = async (at: string, given: Parameters<typeof renderPage>[1] = {}): Promise<RenderedPage> => {
  const opened = await renderPage(at, given)
  await expect.element(heading).toBeVisible()
  return opened
}

const INDIVIDUAL = ['marc-delorme', 'advisor'] as const
const TRANSMISSION = ['helene-fontanel', 'advisor_transmission'] as const

const height = (): number => header.element().getBoundingClientRect().height

/** Who sees which header, from which width it is the high one, and whether it is looked at with letters twice as large too. */
const HEADERS = [
  {
    ids: '[P-LAY-09] [P-LAY-10] [P-LAY-11] [P-CONST-14]',
    at: '/epargne',
    person: 'marie-antoinette-de-la-rochebrune',
    from: 1280,
    isEnlarged: true,
  },
  { ids: '[P-LAY-09]', at: '/epargne', person: 'hugo-delmas', from: 1280, isEnlarged: true },
  { ids: '[P-LAY-12]', at: '/epargne', person: 'helene-fontanel', from: 600, isEnlarged: true },
  { ids: '[P-LAY-12]', at: '/', person: undefined, from: 600, isEnlarged: false },
  { ids: '[P-LAY-12]', at: '/epargne', person: 'marc-delorme', from: 600, isEnlarged: true, isRare: true },
  { ids: '[P-LAY-09]', at: '/epargne', person: 'sylvie-garnier', from: 1280, isEnlarged: false, isRare: true },
] as const

for (const { ids, at, person, from, isEnlarged } of HEADERS.filter((row) => IS_ALL || !('isRare' in row)))
  test(`${ids} the header is 76 px high from ${from} px, 58 px below, and keeps its width: ${person ?? 'a visitor'}`, async () => {
    await open(at, person === undefined ? {} : { person })
    for (const width of [390, 400, 599, 600, 768, 1000, 1279, 1280, 1440, 1920]) {
      await page.viewport(width, 800)
      await expect.poll(() => [width, height()]).toEqual([width, width >= from ? 76 : 58])
      await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
    if (!isEnlarged) return
    document.documentElement.style.fontSize = '200%'
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
    for (const width of [320, 768, 1280, 1440]) {
      await page.viewport(width, 800)
      await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
  })

test('[P-NAV-28] an entry out of service is announced as disabled, says why under the pointer and under the focus, and leads nowhere', async () => {
  const example = HEAD.at(0)
  if (example === undefined) throw new Error('The kit shows no header')
  await renderExample(example)
  const address = window.location.href
  const group = page.getByRole('button', { name: 'Opérations', exact: true })
  const entry = page
    .elementLocator(document.querySelector('header') ?? document.body)
    .getByRole('button', { name: 'Transférer mon épargne' })
  const bubble = page.getByRole('tooltip', { name: UNAVAILABLE })
  const expectNothing = async (): Promise<void> => {
    await expect.element(bubble).toBeVisible()
    await expect.element(entry).toHaveAttribute('aria-disabled', 'true')
    // Under the pointer it has no focus: the key would press the group that has it.
    if (document.activeElement === entry.query()) await userEvent.keyboard('{Enter}')
    await entry.click({ force: true })
    expect(window.location.href).toBe(address)
    await expect.element(entry).toBeVisible()
    await expect.element(bubble).not.toBeInTheDocument()
  }
  await group.click()
  await entry.hover()
  await expectNothing()
  await userEvent.keyboard('{Escape}')
  await expect.element(entry).not.toBeInTheDocument()
  ;(group.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  while (document.activeElement !== entry.query()) await userEvent.keyboard('{ArrowDown}')
  await expectNothing()
  await expectNoViolation()
})

for (const [person, hash] of IS_ALL ? [INDIVIDUAL, TRANSMISSION] : [TRANSMISSION])
  test(`[P-LAY-03] [P-LAY-04] [P-LAY-05] [P-LAY-06] [P-FOOT-05] [P-FOOT-06] the way back and the advisor, on every width; axe finds nothing in the menu on a phone: ${person}`, async () => {
    const { address } = await open('/documents', { person })
    const follow = async (control: Locator): Promise<void> => {
      await control.click()
      await expect.poll(address).toBe(`/documents#${hash}`)
      await expect.element(page.getByRole('dialog')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      await expect.element(control).toHaveFocus()
    }
    await follow(header.getByRole('link', { name: 'Contacter mon conseiller' }))
    await follow(page.getByRole('contentinfo').getByRole('link', { name: 'Nous contacter' }))
    await page.viewport(390, 800)
    await follow(header.getByRole('link', { name: 'Conseiller', exact: true }))
    const line = page.getByRole('complementary', { name: 'Mon conseiller' })
    await follow(line.getByRole('link', { name: 'Contacter mon conseiller' }))
    for (const width of [768, 1280, 390]) {
      await page.viewport(width, 800)
      await expect.poll(() => page.getByRole('link', { name: 'Retour au tableau de bord' }).elements().length).toBe(1)
    }
    await header.getByRole('button', { name: /mon espace$/ }).click()
    await expect.element(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
    await expectNoViolation()
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
