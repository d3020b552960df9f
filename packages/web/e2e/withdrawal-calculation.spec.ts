import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { expectNoSideScroll, heading, tabTo } from './withdrawal.ts'
import { openResults, panel, region, why } from './withdrawal-kept.ts'

test.describe('withdrawal, where a figure of the results comes from', () => {
  test('[MRM-34] the calculation of one contract says whose it is, copied too, whatever is chosen meanwhile', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openResults(page, { split: {} })
    const guaranteed = region(page, 'Avec des années garanties')
    const choice = guaranteed.getByRole('combobox', { name: 'Contrat' })
    await choice.selectOption('PERECO')
    await guaranteed.getByRole('button', { name: /^57,03/ }).click()
    await choice.selectOption('Retraite article 83')
    await expect(panel(page)).toContainText('PERECO, Rente simple, 25 années garanties, par mois')
    await panel(page).getByRole('button', { name: 'Copier le calcul' }).click()
    await expect(panel(page).getByText('Calcul copié')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^PERECO, Rente simple, 25 années garanties, par mois\n/)
    const download = page.waitForEvent('download')
    await panel(page).getByRole('button', { name: 'Exporter' }).click()
    const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines.at(-1)).toMatch(/^"[^"]+ \(PERECO\)";/)
    await why(page).first().click()
    await expect(panel(page)).not.toContainText('PERECO, ')
  })

  test('[MRM-34] a window that gets narrower or wider takes the focus from nobody, and leaves it in the calculation', async ({
    page,
  }) => {
    const wide = { width: 1440, height: 900 }
    const narrow = { width: 390, height: 844 }
    await page.setViewportSize(wide)
    await openResults(page)
    await why(page).first().click()
    await expect(panel(page)).toBeFocused()
    const option = region(page, 'Votre rente, âge par âge').getByRole('radio', { name: 'Graphique' })
    await option.focus()
    for (const size of [narrow, wide]) {
      await page.setViewportSize(size)
      await expect(page.locator('main aside')).toHaveCount(1)
      await expect(panel(page)).toBeVisible()
      await expect(option).toBeFocused()
    }
    await panel(page).getByRole('button', { name: 'Copier le calcul' }).focus()
    await page.setViewportSize(narrow)
    await expect(panel(page)).toBeFocused()
  })

  test('[MRM-34] a double click on a figure opens its calculation and touches nothing else, and a click after it counts', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openResults(page)
    const figure = page.getByRole('button', { name: /^161,30 € ?, D’où vient ce chiffre/ })
    await figure.first().dblclick()
    await expect(panel(page)).toBeFocused()
    await expect(page.getByRole('radio', { name: 'Tableau', checked: true })).toHaveCount(0)
    await panel(page).getByRole('button', { name: 'Fermer l’explication' }).click()
    await expect(panel(page)).toHaveCount(0)
    await page.getByRole('radio', { name: 'Tableau' }).first().click()
    await expect(page.getByRole('radio', { name: 'Tableau', checked: true })).toHaveCount(1)
  })

  test('[MRM-34] the focus goes to the heading above when a calculation closes after its figure has gone', async ({ page }) => {
    await openResults(page)
    const guaranteed = region(page, 'Avec des années garanties')
    await guaranteed.getByRole('radio', { name: 'Tableau' }).click()
    await guaranteed.getByRole('table').getByRole('button').first().click()
    await guaranteed.getByRole('radio', { name: 'Graphique' }).click()
    await panel(page).getByRole('button', { name: 'Fermer l’explication' }).click()
    await expect(guaranteed.getByRole('heading', { name: 'Avec des années garanties' })).toBeFocused()
  })

  test('[MRM-34] a figure is opened by keyboard, with its steps and sources, and gives the focus back', async ({ page }) => {
    await openResults(page)
    const opener = why(page).first()
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeFocused()
    await expect(panel(page)).toContainText('Les deux contrats')
    await expect(panel(page)).toContainText('Code monétaire et financier, art. L.224-5')
    await panel(page)
      .getByRole('button', { name: /^Retraite article 83/ })
      .click()
    const open = panel(page).getByRole('region', { name: /^Retraite article 83/ })
    for (const text of [
      '18\u00A0412,75\u00A0€',
      '×\u00A01,0267551638',
      '18\u00A0905,39\u00A0€',
      '÷\u00A028,303633',
      '667,95\u00A0€',
      '−\u00A01,00\u00A0%',
      '661,27\u00A0€',
      '÷\u00A012',
      '55,11\u00A0€',
    ])
      await expect(open).toContainText(text)
    await expect(open).toContainText('Code des assurances, art. A.160-2')
    await expect(open).toContainText('arrêté du 18 novembre 2024')
    await expect(panel(page)).toContainText('version du 20/11/2026')
    await expectNoViolation(page)
    await panel(page).getByRole('button', { name: 'Fermer l’explication' }).click()
    await expect(panel(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  test('[MRM-34] a calculation is copied as text and exported as a table', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openResults(page)
    await why(page).first().click()
    await panel(page).getByRole('button', { name: 'Copier le calcul' }).click()
    await expect(panel(page).getByText('Calcul copié')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('Prix de 1\u00A0€ de rente par an')
    expect(copied).toContain('28,303633')
    const download = page.waitForEvent('download')
    await panel(page).getByRole('button', { name: 'Exporter' }).click()
    expect((await download).suggestedFilename()).toBe('calcul-rente.csv')
  })

  test('[MRM-34] the amounts of a drawing open without its table', async ({ page }) => {
    await openResults(page)
    for (const [section, amount, title] of [
      ['Votre rente, âge par âge', /^189,13/, 'Rente simple, à 80 ans, par mois'],
      ['Avec des années garanties', /^154,43/, 'Rente simple, 20 années garanties, par mois'],
      ['Avec des années garanties', /^− 6,87/, 'Écart, Rente simple, 20 années garanties'],
      ['Par paliers', /^177,69/, 'Rente par paliers, après 75 ans, par mois'],
    ] as const) {
      await region(page, section).getByRole('button', { name: amount }).first().click()
      await expect(panel(page)).toContainText(title)
    }
  })

  test('[MRM-07] on a phone the calculation unfolds under the figure it explains', async ({ page }) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await openResults(page)
    const contracts = page.getByRole('region', { name: 'Le détail par contrat' })
    await contracts.getByRole('button', { name: /^55,11/ }).click()
    await expect(panel(page)).toBeInViewport()
    await expectNoSideScroll(page)
    await expectNoViolation(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'English' }).click()
    await page.keyboard.press('Escape')
    await expect(heading(page)).toHaveText('At 64, you would receive')
    expect(refused).toEqual([])
  })
})
