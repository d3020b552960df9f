import { expect, test, type Page } from '@playwright/test'
import { ageField, expectStep, heading, next, openSimulator, SYLVIE, THOMAS, toDistribution, toReversion } from './withdrawal.ts'

/** What the browser's history knows of this entry. */
const entryOf = (page: Page): Promise<unknown> => page.evaluate(() => (window.history.state as { place?: unknown }).place)

test.describe('[STEP-01] the browser’s Back and Forward in the withdrawal simulator', () => {
  test('Back is Précédent and Forward the next answered step, also after a reload; from the first step Back leaves', async ({
    page,
  }) => {
    await openSimulator(page, SYLVIE.name)
    await toDistribution(page)
    await page.goBack()
    await expectStep(page, 'Étape 3 sur 6, rente réversible')
    await page.goBack()
    await expectStep(page, 'Étape 2 sur 6, âge de départ')
    await expect(ageField(page)).toHaveValue('64')
    expect(await entryOf(page)).toEqual({ run: 1, step: 'age' })
    await page.reload()
    await expect(ageField(page)).toHaveValue('64')
    await page.goForward()
    await expectStep(page, 'Étape 3 sur 6, rente réversible')
    await page.goForward()
    await expectStep(page, 'Étape 4 sur 6, répartition')

    await test.step('a way back inside the page does not stand between Back and the step before', async () => {
      await page.getByRole('button', { name: 'Précédent' }).click()
      await expectStep(page, 'Étape 3 sur 6, rente réversible')
      await page.goBack()
      await expectStep(page, 'Étape 2 sur 6, âge de départ')
    })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expectStep(page, 'Étape 1 sur 6, mes dispositifs')
    await page.goBack()
    await expect(page).not.toHaveURL(/\/simulator\/mrm/)
  })

  test('[MRM-83] Back from the results keeps the answer until an answer changes', async ({ page }) => {
    let calls = 0
    page.on('request', (request) => (calls += request.url().endsWith('/simulators/mrm/simulation') ? 1 : 0))
    await openSimulator(page, THOMAS.name)
    await toDistribution(page)
    // Pressed again while the call runs, it adds no second entry.
    await next(page).dblclick()
    await expectStep(page, 'Étape 5 sur 5, résultats')
    expect(calls).toBe(1)
    await page.goBack()
    await expectStep(page, 'Étape 4 sur 5, répartition')
    await page.goForward()
    await expectStep(page, 'Étape 5 sur 5, résultats')
    expect(calls).toBe(1)

    await page.goBack()
    await expectStep(page, 'Étape 4 sur 5, répartition')
    await page.getByRole('slider').first().press('End')
    await page.goForward()
    await expect.poll(() => entryOf(page)).toEqual({ run: 1, step: 'distribution' })
    await expect(heading(page)).toHaveText('Capital ou rente : répartissez votre épargne')
    expect(calls).toBe(1)
    await page.goBack()
    await expectStep(page, 'Étape 3 sur 5, rente réversible')
  })

  test('an open window closes first, and does not stand in the way once it was closed', async ({ page }) => {
    await openSimulator(page, SYLVIE.name)
    await toReversion(page)
    await page.getByRole('link', { name: 'Hypothèses de la simulation' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(heading(page)).toHaveText('Et pour votre conjoint, après votre décès ?')
    await page.goForward()
    await page.getByRole('dialog').press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expectStep(page, 'Étape 2 sur 6, âge de départ')
  })
})
