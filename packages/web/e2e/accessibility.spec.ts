import { SOON_ROUTES } from '@hautelisse/domain/portal'
import { EXPECTED_OUTCOMES, type ExpectedOutcome, type VisitorKind } from '@hautelisse/domain/portal/expected-outcomes'
import { expect, test, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { openAs, signIn, windowOf } from './sign-in.ts'
import { addressOf, canBeLinked, go } from './visitors.ts'
import { amount, next, openSimulator, pickPlainAnnuity, SYLVIE, tabTo, toDistribution } from './withdrawal.ts'

type Look = readonly [language: 'fr' | 'en', colorScheme: 'light' | 'dark']

const EVERY_LOOK: readonly Look[] = [
  ['fr', 'light'],
  ['en', 'dark'],
  ['fr', 'dark'],
  ['en', 'light'],
]
/**
 * `npm run test:all` looks at every page in every look. Without it, two looks see both languages and both schemes, and of the announced pages,
 * which are one screen with different words, the first of each frame is looked at.
 */
const IS_ALL = (process.env['E2E_ALL'] ?? '') !== ''
const LOOKS = IS_ALL ? EVERY_LOOK : EVERY_LOOK.slice(0, 2)
const ANNOUNCED: ReadonlySet<string> = new Set(SOON_ROUTES)

const heading = (page: Page) => page.getByRole('heading', { level: 1, includeHidden: true }).first()

const wear = (page: Page, [language, scheme]: Look): Promise<unknown> =>
  page.addInitScript((chosen) => localStorage.setItem('hautelisse.settings', JSON.stringify(chosen)), {
    version: 1,
    language,
    scheme,
    hiddenAmounts: false,
  })

/** One address of each page that somebody of this kind can see. */
const addressesOf = (kind: VisitorKind): readonly string[] => {
  const isPage = ({ address, leadsOn, disabled, environment = 'development', now, lands }: ExpectedOutcome): boolean =>
    [leadsOn, disabled, now].every((state) => state === undefined) &&
    environment === 'development' &&
    canBeLinked(address) &&
    lands[kind].screen !== 'file'
  const byScreen = new Map<string, string>()
  for (const row of EXPECTED_OUTCOMES.filter(isPage)) {
    const { at, screen, layout = '' } = row.lands[kind]
    const key = !IS_ALL && ANNOUNCED.has(screen) ? `announced, ${layout}` : screen
    if (!byScreen.has(key)) byScreen.set(key, at)
  }
  return [...byScreen.values()]
}

/** Pages that both kinds of people see alike are looked at once, where there is more around them. */
const members = new Set(addressesOf('collective'))
const PAGES = {
  visitor: addressesOf('visitor').filter((address) => !members.has(address) || /^\/(articles|simulateur)/.test(address)),
  collective: [...members],
  individual: ['/epargne', '/documents', '/operations', '/profile/ais/personal-data/edit-email'],
} as const

const start = async (page: Page, kind: keyof typeof PAGES): Promise<void> => {
  if (kind === 'visitor') await page.goto('/')
  else if (kind === 'collective') await openAs(page, 'Sylvie Garnier', '/epargne')
  else await openAs(page, 'Marc Delorme', '/epargne', 'individual')
  await expect(heading(page)).toBeVisible()
}

for (const look of LOOKS)
  for (const kind of ['visitor', 'collective', 'individual'] as const)
    test(`axe finds nothing on any page of a ${kind}, ${look.join(', ')}`, async ({ page }) => {
      test.setTimeout(180_000)
      await wear(page, look)
      await start(page, kind)
      for (const address of PAGES[kind])
        await test.step(address, async () => {
          const [before, title] = [addressOf(page), await page.title()]
          await go(page, address)
          await expect.poll(() => addressOf(page)).toBe(address)
          // The page before stays until the next one is there, with a title of its own.
          if (before !== address) await expect(page).not.toHaveTitle(title)
          await expect(heading(page)).toBeVisible()
          await expectNoViolation(page)
        })
    })

for (const look of EVERY_LOOK)
  test(`axe finds nothing on the screens that the documents show, ${look.join(', ')}`, async ({ page }) => {
    test.setTimeout(120_000)
    const [language, colorScheme] = look
    for (const address of ['/', '/login', '/error-page']) {
      await wear(page, look)
      await page.goto(address)
      await expect(heading(page)).toBeVisible()
      await expectNoViolation(page)
    }
    // The way through the simulator is told in French; the language is changed on the spot.
    await page.addInitScript(() => localStorage.clear())
    await openSimulator(page, SYLVIE.name)
    await page.emulateMedia({ colorScheme })
    const check = async (): Promise<void> => {
      if (language === 'en') await page.getByRole('button', { name: 'English' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectNoViolation(page)
      if (language === 'en') await page.getByRole('button', { name: 'Français' }).click()
    }
    await toDistribution(page)
    await check()
    await amount(page, 'annuity_00482176_vv').fill('9650')
    await next(page).click()
    await pickPlainAnnuity(page)
    await next(page).click()
    await expect(heading(page)).toContainText('vous recevriez')
    await check()
    await page.goto('/epargne')
    await expect(heading(page)).toBeVisible()
    await check()
  })

test('[P-LAY-02] [P-SESS-06] by keyboard alone: skip link, menu, window, language, profile menu, way out', async ({ page }) => {
  await signIn(page, SYLVIE.name)
  const { keyboard } = page

  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.reload()
  await expect(heading(page)).toBeVisible()
  const simulations = page.getByRole('button', { name: 'Simulations' })
  await tabTo(page, simulations)
  await keyboard.press('Enter')
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Estimer ma retraite' })).toBeFocused()
  await keyboard.press('Escape')
  await expect(simulations).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/simulator/mrm')
  await expect(heading(page)).toBeFocused()

  const lexicon = page.getByRole('contentinfo').getByRole('link', { name: 'Lexique' })
  await tabTo(page, lexicon)
  await keyboard.press('Enter')
  await expect(windowOf(page)).toHaveAccessibleName('Lexique')
  await keyboard.press('Escape')
  await expect(windowOf(page)).toHaveCount(0)
  await expect(lexicon).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: 'English' }))
  await keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await tabTo(page, page.getByRole('button', { name: 'Français' }))
  await keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')

  await tabTo(page, page.getByRole('banner').getByRole('button', { name: /mon espace$/ }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Se déconnecter' }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(heading(page)).toHaveText('Votre épargne,fil par fil')
})
