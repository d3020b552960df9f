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

/** What my children will pay: counted from the home, each screen, each press and each answer that is typed or chosen. */
const MOST = { screens: 6, presses: 15, typed: 5 }

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
    await button(page, 'Confirmer').click()
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
    await expect(page.getByRole('heading', { level: 1, name: "J'identifie mes héritiers" })).toBeVisible()
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

  test(
    '[TRANS-35] (S-66) what my children will pay is answered in six screens and fifteen presses from the home',
    { tag: '@all' },
    async ({ page }) => {
      await openAs(page, 'Marc Delorme', '/epargne', 'individual')
      const count = { screens: 0, presses: 0, typed: 0 }
      const press = async (what: ReturnType<typeof answer>): Promise<void> => {
        await what.click()
        count.presses += 1
      }
      const fill = async (name: string, value: string): Promise<void> => {
        await page.getByRole('textbox', { name, exact: true }).fill(value)
        count.typed += 1
      }
      const arrive = async (seen: ReturnType<typeof answer>): Promise<void> => {
        await expect(seen).toBeVisible()
        count.screens += 1
      }
      const title = (name: string) => page.getByRole('heading', { level: 1, name })
      await press(page.getByRole('link', { name: 'Ouvrir le simulateur' }))
      await arrive(button(page, "J'accède au simulateur"))
      await press(button(page, "J'accède au simulateur"))
      await arrive(button(page, "J'ai compris"))
      await press(button(page, "J'ai compris"))
      await arrive(title("J'identifie mes héritiers"))
      await press(answer(page, 'J’ai rédigé un testament', 'Non'))
      await page.getByRole('combobox', { name: 'Ma situation familiale' }).selectOption('Marié(e)')
      count.presses += 1
      await fill('Nombre de vos enfants', '2')
      await press(answer(page, 'Tous mes enfants sont aussi ceux de mon conjoint', 'Oui'))
      await fill('Âge de mon conjoint', '68')
      await press(button(page, 'Suivant'))
      await arrive(title('Je renseigne mon patrimoine'))
      await press(page.getByRole('switch', { name: 'Je suis propriétaire de mon logement' }))
      await fill('Valeur du logement', '1200000')
      await press(button(page, 'Suivant'))
      await arrive(title('Je renseigne mes assurances-vie'))
      await press(button(page, 'Valider'))
      await arrive(title('Ma Transmission 360'))
      await expect(page.getByText('pour chaque enfant').first()).toBeVisible()
      expect(count.screens).toBeLessThanOrEqual(MOST.screens)
      expect(count.presses).toBeLessThanOrEqual(MOST.presses)
      expect(count.typed).toBeLessThanOrEqual(MOST.typed)
    },
  )
})
