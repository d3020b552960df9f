import { expect, test, type Page } from '@playwright/test'
import { openAs } from './sign-in.ts'

/** The modal that is open, whether it interrupts or was asked for. */
const modal = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** What a link of the page does, without one: a fragment typed after the start. */
const setHash = (page: Page, hash: string): Promise<void> =>
  page.evaluate((text) => {
    window.location.hash = text
  }, hash)

test.describe('modals of the address', () => {
  test(
    '[P-MODAL-01] [P-MODAL-29] [S-NAV-29] Back closes a modal, one that was closed does not come back, and a press beside it closes it',
    { tag: '@all' },
    async ({ page }) => {
      await openAs(page, 'Sylvie Garnier', '/epargne')
      await setHash(page, 'career')
      await expect(modal(page)).toHaveCount(1)
      await page.goBack()
      await expect(modal(page)).toHaveCount(0)
      await expect(page).toHaveURL('/epargne')

      await setHash(page, 'paper_process')
      await expect(modal(page).locator(':focus')).toHaveCount(1)
      // The window listens to presses beside it a moment after it has the focus.
      await expect(async () => {
        await page.mouse.click(4, 4)
        await expect(modal(page)).toHaveCount(0, { timeout: 500 })
      }).toPass()
      await setHash(page, 'career')
      await modal(page).getByRole('button', { name: 'Fermer' }).click()
      await expect(modal(page)).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL(/\/epargne$/)
      await expect(modal(page)).toHaveCount(0)
    },
  )

  test(
    '[P-MODAL-26] [P-MODAL-27] [P-MODAL-28] a start clears the fragment, but on the developer pages',
    { tag: '@all' },
    async ({ page }) => {
      await openAs(page, 'Sylvie Garnier', '/epargne#marel')
      await expect(page).toHaveURL('/epargne')
      await expect(modal(page)).toHaveCount(0)
      await page.goto('/developer#lexicon-home')
      await expect(modal(page)).toHaveAccessibleName('Lexique')
      await expect(page).toHaveURL('/developer#lexicon-home')
    },
  )

  test(
    'a modal whose second request fails too comes with the page as a whole, which keeps what was typed',
    { tag: '@all' },
    async ({ page }) => {
      await openAs(page, 'Sylvie Garnier', '/simulator/mrm')
      await page.getByRole('button', { name: 'Continuer' }).click()
      await page.getByRole('textbox', { name: 'Âge de départ' }).fill('64')
      await page.route('**/assets/lexicon*.js', (route) => route.abort())
      await setHash(page, 'lexicon-mrm')
      await page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).click()
      const reload = page.getByRole('alert').getByRole('button', { name: 'Recharger la page' })
      await expect(reload).toBeVisible()
      await page.unrouteAll()
      await reload.click()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByRole('textbox', { name: 'Âge de départ' })).toHaveValue('64')
      await setHash(page, 'lexicon-mrm')
      await expect(modal(page)).toHaveAccessibleName('Lexique')
    },
  )
})
