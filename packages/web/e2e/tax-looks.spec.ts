import { expect, test } from '@playwright/test'
import { openAs } from './sign-in.ts'
import { add, compare, curve, exit, keepAnswers, line, open, part } from './tax-looks.ts'
import { onTheDay, SIMULATOR } from './tax-saving.ts'
import { expectNoSideScroll, expectNoViolation, tabTo } from './withdrawal.ts'

test('[TS-07] hidden amounts leave no amount, and no shape, of what is looked at beside the result', async ({ page }) => {
  await open(page, { hidden: true })
  await add(page).click()
  await exit(page).getByRole('button', { name: 'Voir la sortie' }).click()
  await expect(curve(page).getByRole('img')).toHaveAccessibleName('Montants masqués')
  await expect(curve(page).getByRole('slider')).toBeDisabled()
  for (const shown of [curve(page), compare(page), exit(page)]) await expect(shown).not.toContainText(/\d,\d\d\s*€/)
})

test('[TS-07] [TS-08] [TS-09] paper has the drawing with its table, and what was looked at alone', async ({ page }) => {
  await open(page)
  await page.emulateMedia({ media: 'print' })
  await expect(curve(page).getByRole('table')).toBeVisible()
  await expect(compare(page)).toHaveCount(0)
  await expect(exit(page)).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await add(page).click()
  await exit(page).getByRole('button', { name: 'Voir la sortie' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(line(page, 'Année du versement')).toHaveText(/2026$/)
  await expect(line(page, 'Situation').getByText('Célibataire', { exact: false }).last()).toBeVisible()
  await expect(exit(page)).toContainText('%')
  await expect(exit(page).getByText('Code général des impôts, art. 158, 5, b quinquies').first()).toBeVisible()
})

test('[P-I18N-05] [P-FMT-07] English writes amounts, rates and numbers as French does', async ({ page }) => {
  await open(page, { language: 'en' })
  const result = part(page, 'Largest deductible payment in 2026')
  await expect(result).toContainText(/4\s710,00\s€/)
  await expect(result).toContainText(/392,50\s€ a month/)
  const ledger = part(page, 'Where do these figures come from?')
  await expect(ledger).toContainText(/1 household share, tax band of 30\s%/)
  const drawing = part(page, 'What each payment saves')
  await expect(drawing.getByRole('img')).toHaveAccessibleName(/Your payment of\s4710,00\s€ saves\s923,00\s€/)
  for (const shown of [result, ledger, drawing]) await expect(shown).not.toContainText(/\d\.\d|\d%|\d,\d{3}/)
})

const LOOKS = [
  { language: 'fr', colorScheme: 'light', width: 1440 },
  { language: 'en', colorScheme: 'dark', width: 390 },
] as const

for (const { language, colorScheme, width } of LOOKS)
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 } })

    test('[TS-04] [TS-07] [TS-08] [TS-09] [P-I18N-05] axe finds nothing in the three looks, nothing stands beside the page, and no number covers another', async ({
      page,
    }) => {
      test.slow()
      await open(page, { language })
      const adding = page.getByRole('button', { name: /^(Ajouter cette simulation|Add this simulation)$/ })
      for (const at of [1, 2, 3]) {
        await adding.click()
        await expect(page.getByRole('columnheader', { name: `Simulation ${at}` })).toBeVisible()
      }
      await page
        .getByRole('combobox', { name: /, Simulation\s2$/ })
        .first()
        .selectOption('2025')
      await page.getByRole('button', { name: /^(Voir la sortie|Show the exit)$/ }).click()
      await page.getByRole('radio', { name: /^(Rente|Annuity)$/ }).click()
      const whys = page.getByRole('button', { name: /(Ce qui vous reste|What is left to you)$/ })
      await whys.click()
      await expectNoViolation(page)
      await expectNoSideScroll(page)
      const marks = await page
        .locator('[data-mark]')
        .evaluateAll((all) =>
          all.map((mark) => mark.getBoundingClientRect()).map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
        )
      expect(marks).toHaveLength(3)
      for (const [at, one] of marks.entries())
        for (const other of marks.slice(at + 1))
          expect(one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top).toBe(true)
    })
  })

test('[S-NAV-16] [GAUGE-01] a member opens the gauges from the simulator by keyboard, and the focus comes back', async ({
  page,
}) => {
  await onTheDay(page)
  await keepAnswers(page, {})
  await openAs(page, 'Sylvie Garnier', SIMULATOR)
  const link = page.getByRole('link', { name: 'Mes plafonds de versement de l’année' })
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Mes plafonds de versement' })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
})
