import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { FRAME_SETTINGS } from '../portal/index.ts'
import { expectNoViolation, renderExample, renderPage } from '../testing/index.ts'
import { home } from './examples.tsx'
import { HOME_SETTINGS } from './home-settings.ts'

const main = page.getByRole('main')
const focus = (locator: Locator): void => (locator.element() as HTMLElement).focus()

/** What the build was told, for one test. */
const told = <Settings extends object>(settings: Settings, given: Partial<Settings>): void => {
  const before = { ...settings }
  Object.assign(settings, given)
  onTestFinished(() => void Object.assign(settings, before))
}

test('[P-ERR-23] [P-ERR-24] while savings are being moved axe finds nothing to say of the notice', async () => {
  told(HOME_SETTINGS, { isMigrating: true })
  await renderExample(home())
  await expect.element(page.getByRole('region', { name: 'Amélioration en cours' })).toBeVisible()
  await expectNoViolation()
})

test('[P-NAV-28] [P-NAV-29] [S-NAV-01] cards of one row are as high; acts that are taken away take the keyboard and lead nowhere, accounts lead to theirs', async () => {
  told(FRAME_SETTINGS, {
    disabledFeatures: new Set(['payment', 'complementary-estimate', 'retirement-estimate', 'tax-savings', 'robo-advice']),
  })
  const { address } = await renderPage('/epargne', { person: 'sylvie-garnier' })
  const row = main
    .getByRole('article')
    .filter({ hasText: 'Retraite' })
    .getByRole('link', { name: /^PERECO/ })
  await expect.element(row).toBeVisible()
  const heights = (): readonly number[] =>
    main
      .getByRole('article')
      .elements()
      .map((one) => one.clientHeight)
  // The rows of cards are drawn as their contexts arrive.
  await expect.poll(() => new Set(heights()).size).toBe(1)
  for (const name of [
    'Faire un versement',
    'Estimer ma retraite',
    'Capital ou rente ?',
    'Réduire mon impôt',
    'Vérifier mon allocation',
  ]) {
    const entry = main.getByRole('button', { name: `${name} Fonctionnalité momentanément indisponible` })
    await expect.element(entry).toHaveAttribute('aria-disabled', 'true')
    focus(entry)
    await userEvent.keyboard('{Enter}')
    expect(address()).toBe('/epargne')
  }
  await expectNoViolation()
  focus(row)
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/epargne/detail/type/PERECO/00482201')
  await expect.element(page.getByRole('heading', { level: 1, name: 'PERECO' })).toHaveFocus()
})
