import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { mend, order } from './faulty-calls.ts'
import { openAs } from './sign-in.ts'

const PDF = Buffer.from('%PDF-1.7 a document')
const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF })
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

/** Presses of a saver on the way: what is clicked, and each file that is chosen. */
const counter = (page: Page) => {
  let presses = 0
  return {
    presses: () => presses,
    press: async (target: Locator): Promise<void> => {
      presses += 1
      await target.click()
    },
    choose: async (paper: string, name: string): Promise<void> => {
      presses += 1
      const choosing = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: `${paper} Choisir un fichier` }).click()
      await (await choosing).setFiles([file(name)])
      await expect(page.getByRole('group', { name: paper })).toContainText(name)
    },
  }
}

/** From the home to the summary: the code, 500,00 € for a home bought on a day, which serves once, and both documents. */
const toSummary = async (page: Page, event: string) => {
  const hand = counter(page)
  const go = () => hand.press(page.getByRole('button', { name: 'Continuer' }))
  const choice = (name: RegExp) => hand.press(page.getByRole('radio', { name }))
  await openAs(page, 'Nadia Belkhir', '/epargne')
  await hand.press(page.getByRole('link', { name: 'Retirer mon épargne' }))
  await hand.press(page.getByRole('button', { name: 'Recevoir un code' }))
  await expect(page).toHaveURL(/\/stand-in\/otp\?state=/)
  await page.getByRole('textbox').fill((await page.getByText(/^\d{6}$/).textContent()) ?? '')
  await go()
  await expect(page).toHaveURL('/savings/withdraw')
  await choice(/^PEE/)
  await choice(/^Épargne bloquée/)
  await go()
  await choice(/^Achat de la résidence principale/)
  await page.getByRole('textbox', { name: /Signature de l’acte/ }).fill(event)
  await go()
  await page.getByRole('textbox', { name: /^Montant brut/ }).fill('500')
  await hand.choose('Acte de vente ou attestation du notaire', 'acte.pdf')
  await hand.choose('Plan de financement', 'plan.pdf')
  await go()
  await expect(heading(page, 'Vérifiez votre demande')).toBeFocused()
  return hand
}

test('[WDR-01] [WDR-12] from the home to the record of a release takes one visit and at most twelve presses', async ({
  page,
}) => {
  const hand = await toSummary(page, '14/09/2026')
  await expectNoViolation(page)
  await hand.press(page.getByRole('button', { name: 'Valider ma demande' }))
  await expect(heading(page, 'Votre demande est enregistrée')).toBeVisible()
  expect(hand.presses()).toBeLessThanOrEqual(12)
  await expectNoViolation(page)
  await page.getByRole('link', { name: 'Suivre ma demande' }).click()
  await expect(page).toHaveURL(/\/operations\/4172\d{4}$/)
  await expect(heading(page, 'Déblocage anticipé')).toBeVisible()
  await expect(page.getByText('En cours', { exact: true })).toBeVisible()
})

test(
  '[WDR-15] documents that fail are sent again alone, and a lost answer is found by its key',
  { tag: '@all' },
  async ({ page }) => {
    await toSummary(page, '15/09/2026')
    await order(page, 's2e-withdraw', 'lost')
    await order(page, 's2e-withdraw-documents', 'ERR_INTERNAL')
    await page.getByRole('button', { name: 'Valider ma demande' }).dblclick()
    await expect(page.getByText('l’envoi des pièces jointes a échoué')).toBeVisible()
    await mend(page)
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(page.getByText('Vos pièces sont vérifiées')).toBeVisible()
    await page.goto('/operations')
    await expect(page.getByRole('heading', { level: 3, name: 'Déblocage anticipé' }).first()).toBeVisible()
  },
)
