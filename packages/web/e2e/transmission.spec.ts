import { expect, test, type Page } from '@playwright/test'
import { openAs } from './sign-in.ts'
import { expectNoSideScroll, expectNoViolation } from './withdrawal.ts'

const HELENE = ['Hélène Fontanel', '/transmission', 'individual_transmission'] as const

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const answer = (page: Page, question: string, said: 'Oui' | 'Non') =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: said })

/** From the introduction to the patrimony: a couple of 68 with two common children. */
const tellHeirs = async (page: Page): Promise<void> => {
  await button(page, "J'accède au simulateur").click()
  await button(page, "J'ai compris").click()
  await answer(page, 'J’ai rédigé un testament', 'Non').click()
  await page.getByRole('combobox', { name: 'Ma situation familiale' }).selectOption('Marié(e)')
  await page.getByRole('textbox', { name: 'Nombre de vos enfants' }).fill('2')
  await answer(page, 'Tous mes enfants sont aussi ceux de mon conjoint', 'Oui').click()
  await page.getByRole('textbox', { name: 'Âge de mon conjoint' }).fill('68')
  await button(page, 'Suivant').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Je renseigne mon patrimoine' })).toBeFocused()
}

const tellPatrimony = async (page: Page): Promise<void> => {
  await page.getByRole('switch', { name: 'Je suis propriétaire de mon logement' }).click()
  await page.getByRole('textbox', { name: 'Valeur du logement' }).fill('520000')
  await page.getByRole('switch', { name: /Mon conjoint, mon partenaire/ }).click()
  await button(page, 'Suivant').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Je renseigne mes assurances-vie' })).toBeFocused()
}

const result = (page: Page) => page.getByRole('heading', { level: 2, name: 'La totalité en usufruit' })

test.describe('Ma Transmission 360', () => {
  test('[TRANS-01] [TRANS-23] [P-BANNER-12] [TRANS-44] [TRANS-47] [TRANS-50] is saved for its person, found again after a reload, and deleted once confirmed', async ({
    page,
  }) => {
    await openAs(page, ...HELENE)
    await tellHeirs(page)
    await tellPatrimony(page)
    await button(page, 'Valider').click()
    await expect(result(page)).toBeVisible()
    await expectNoViolation(page)
    await page.reload()
    await expect(result(page)).toBeVisible()
    await expect(page.getByText('Votre situation a changé')).toBeVisible()
    await button(page, 'Tout effacer et recommencer').click()
    await button(page, 'Annuler').click()
    await button(page, 'Tout effacer et recommencer').click()
    await button(page, 'Effacer').click()
    await expect(button(page, "J'accède au simulateur")).toBeVisible()
    await page.reload()
    await expect(button(page, "J'accède au simulateur")).toBeVisible()
  })

  test('[TRANS-50] on a phone, a reload keeps the step and what was typed', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // Somebody who has saved no simulation: other tests save one for Hélène.
    await openAs(page, 'Marc Delorme', '/transmission', 'individual')
    await tellHeirs(page)
    await page.getByRole('switch', { name: 'Je suis propriétaire de mon logement' }).click()
    await page.getByRole('textbox', { name: 'Valeur du logement' }).fill('520000')
    await expectNoSideScroll(page)
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Valeur du logement' })).toHaveValue(/^520.000$/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'J’identifie mes héritiers' })).toBeVisible()
  })

  test(
    '[TRANS-02] [TRANS-49] a customer of an individual contract finds it too, from the home',
    { tag: '@all' },
    async ({ page }) => {
      await openAs(page, 'Marc Delorme', '/epargne', 'individual')
      await page.getByRole('link', { name: 'Ouvrir le simulateur' }).click()
      await expect(page).toHaveURL('/transmission')
      await expect(button(page, "J'accède au simulateur")).toBeVisible()
    },
  )
})
