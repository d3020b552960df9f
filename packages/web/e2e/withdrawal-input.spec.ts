import { expect, test } from '@playwright/test'
import {
  ageField,
  amount,
  expectPair,
  expectStep,
  heading,
  next,
  openSimulator,
  paste,
  spouseField,
  SYLVIE,
  THOMAS,
  toDistribution,
  toReversion,
} from './withdrawal.ts'

const { pero, pereco, a83 } = SYLVIE

test.describe('withdrawal, what is refused', () => {
  test('[MRM-59] [MRM-60] [MRM-61] ages that are missing, outside or not whole', { tag: '@page' }, async ({ page }) => {
    await openSimulator(page, SYLVIE.name)
    await next(page).click()
    await next(page).click()
    await expect(ageField(page)).toBeFocused()
    await expect(ageField(page)).toHaveAccessibleDescription(/^Veuillez renseigner votre âge de départ/)
    for (const age of ['59', '70', '60,5', '-64', 'abc', '6464']) {
      await ageField(page).fill(age)
      await ageField(page).press('Enter')
      await expect(ageField(page)).toHaveAccessibleDescription(/^Votre âge de départ doit être compris entre 60 et 69ans /)
      await expect(ageField(page)).toHaveValue(age)
      await expect(ageField(page)).toHaveAttribute('aria-invalid', 'true')
    }
    await page.getByRole('link', { name: 'Âge de départ' }).click()
    await expect(ageField(page)).toBeFocused()
    await ageField(page).fill('69')
    await ageField(page).press('Enter')
    await expectStep(page, 'Étape 3 sur 6, rente réversible')
  })

  test('[MRM-61] an age that is allowed and early is remarked on, not refused', async ({ page }) => {
    await openSimulator(page, SYLVIE.name)
    await next(page).click()
    await ageField(page).fill('60')
    await expect(page.getByText('Vous avez déjà 62 ans')).toBeVisible()
    await expect(page.getByText('avant votre âge légal de départ')).toBeVisible()
    await ageField(page).press('Enter')
    await expectStep(page, 'Étape 3 sur 6, rente réversible')
  })

  test('[MRM-53] [MRM-63] [MRM-64] [MRM-65] [MRM-66] [MRM-67] [MRM-68] the spouse is asked for with a reversible annuity only', async ({
    page,
  }) => {
    await openSimulator(page, SYLVIE.name)
    await toReversion(page)
    await expect(spouseField(page)).toHaveCount(0)
    await page.getByRole('radio', { name: 'Oui' }).click()
    await next(page).click()
    await expect(spouseField(page)).toBeFocused()
    await expect(spouseField(page)).toHaveAccessibleDescription(/^Champ requis/)
    await expect(
      page.getByRole('radiogroup', { name: 'Part de votre rente versée à votre conjoint' }),
    ).toHaveAccessibleDescription('Champ requis')
    await expect(page.locator('input[type="date"]')).toHaveAttribute('max', '2026-11-20')
    await expect(
      page.getByRole('radiogroup', { name: 'Part de votre rente versée à votre conjoint' }).getByRole('radio'),
    ).toHaveCount(3)

    await page.getByRole('radio', { name: '50 %' }).click()
    const refused = { '31/02/1970': 'Cette date n’est pas valable', '21/11/2008': 'Votre conjoint doit être majeur' }
    for (const [date, reason] of Object.entries(refused)) {
      await spouseField(page).fill(date)
      await spouseField(page).press('Enter')
      await expect(spouseField(page)).toHaveAccessibleDescription(new RegExp(`^${reason}`))
    }
    for (const date of ['20/11/2008', '29/02/2008']) {
      await spouseField(page).fill(date)
      await spouseField(page).press('Enter')
      await expect(heading(page)).toHaveText('Capital ou rente : répartissez votre épargne')
      await page.getByRole('button', { name: 'Précédent' }).click()
      await expect(spouseField(page)).toHaveValue(date)
    }
    await page.getByRole('radio', { name: 'Non' }).click()
    await expect(spouseField(page)).toHaveCount(0)
  })

  test('[MRM-70] [MRM-71] [MRM-72] [MRM-76] [MRM-77] [MRM-78] amounts that are missing, too high or too low', async ({
    page,
  }) => {
    await openSimulator(page, SYLVIE.name)
    await toDistribution(page)
    const [capital, annuity] = [amount(page, `capital_${pero}_vv`), amount(page, `annuity_${pero}_vv`)]
    const part = page.getByRole('group', { name: 'Versements volontaires' }).first()
    await capital.fill('')
    await next(page).click()
    await expect(capital).toBeFocused()
    await expect(capital).toHaveAccessibleDescription(/^Champ requis/)

    await capital.fill('0,02')
    await expect(part).toContainText('Vous avez dépassé le maximum')
    await next(page).click()
    for (const field of [capital, annuity]) await expect(field).toHaveAccessibleDescription(/^Champ erroné/)
    await expect(page.getByRole('complementary')).toContainText('Vous avez dépassé le maximum')
    await page.getByRole('link', { name: 'PER d’entreprise obligatoire, Versements volontaires, Rente' }).click()
    await expect(annuity).toBeFocused()

    await capital.fill('999999999999')
    await expect(capital).toHaveValue('999 999 999 999')
    await expect(page.getByText('999 999 999 999,00 € en trop').first()).toBeVisible()

    await capital.fill('0,01')
    await expect(part).toContainText('Vous avez dépassé le maximum')
    await next(page).click()
    await expectStep(page, 'Étape 5 sur 6, option de rente')
    await page.getByRole('button', { name: 'Précédent' }).click()

    // Nothing is filled in a row that was not balanced before.
    await capital.fill('')
    await annuity.fill('9649,99')
    await capital.fill('0')
    await expect(part).toContainText('Il reste 0,01 € à répartir')
    await next(page).click()
    await expectStep(page, 'Étape 5 sur 6, option de rente')
  })

  test('[S-AMT-01] [S-AMT-04] [MRM-72] what is typed and what is pasted', { tag: '@page' }, async ({ page }) => {
    await openSimulator(page, SYLVIE.name)
    await toDistribution(page)
    const capital = amount(page, `capital_${pero}_vv`)
    await capital.fill('')
    await capital.pressSequentially('-1a2.5')
    await expect(capital).toHaveValue('12,5')
    await capital.fill('')
    await capital.pressSequentially('1234567,891')
    await expect(capital).toHaveValue('1 234 567,89')
    for (const text of ['1 234,5 €', '1\u202F234,5\u00A0€', '1234.50']) {
      await paste(capital, text)
      await expect(capital).toHaveValue('1 234,50')
    }
    for (const text of ['mille euros', '1.234.50', '1.234,50', '<b>5</b>']) {
      await paste(capital, text)
      await expect(capital).toHaveValue('1 234,50')
      await expect(capital).toHaveAccessibleDescription(/^Le texte collé n’est pas un montant/)
    }
    await capital.fill('650')
    await expect(capital).not.toHaveAccessibleDescription(/collé/)
    await capital.blur()
    await expectPair(page, `${pero}_vv`, '650,00', '9 000,00')
  })
})

test.describe('withdrawal, what is locked', () => {
  test('[MRM-50] [MRM-52] [MRM-73] [MRM-74] [MRM-75] both fields of a locked part are disabled, with the reason and the rule', async ({
    page,
  }) => {
    await openSimulator(page, SYLVIE.name)
    await toDistribution(page)
    for (const [part, annuity] of [
      [`${pero}_co`, '31 480,20'],
      [a83, '18 412,75'],
      [`${pereco}_co`, '0,00'],
    ] as const) {
      await expectPair(page, part, '0,00', annuity)
      for (const side of ['capital', 'annuity']) await expect(amount(page, `${side}_${part}`)).toBeDisabled()
    }
    await expect(amount(page, `capital_${pero}_vv`)).toBeEnabled()
    await expect(amount(page, `capital_${pero}_co`)).toHaveAccessibleDescription(/^Versés en rente À partir de 30.000,00.€/)
    const contract = page.getByRole('region', { name: 'PER d’entreprise obligatoire' })
    await expect(contract).toContainText(
      'À partir de 30 000,00 € sur ce contrat, les versements obligatoires deviennent une rente.',
    )
    await expect(page.getByRole('region', { name: 'PERECO' })).toContainText('Versements obligatoires : rien à répartir')
    await contract.getByRole('link', { name: 'Voir la règle' }).click()
    await expect(page.getByRole('dialog')).toContainText('Code monétaire et financier, art. L.224-5')
    await page.getByRole('button', { name: 'J’ai compris' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(contract.getByRole('link', { name: 'Voir la règle' })).toBeFocused()
  })

  test('[MRM-44] [MRM-45] [MRM-46] [MRM-48] everything as one form, and out of it again', { tag: '@page' }, async ({ page }) => {
    await openSimulator(page, THOMAS.name)
    await toDistribution(page)
    const all = page.getByRole('radiogroup', { name: /Moins de 30.000,00.€ : vous pouvez tout recevoir sous une seule forme/ })
    await expect(all.getByRole('radio', { name: 'Tout en rente' })).toBeChecked()
    await all.getByRole('radio', { name: 'Tout en capital' }).click()
    await expect(page.getByText('Versés en capital')).toBeVisible()
    await expectPair(page, `${THOMAS.pero}_vv`, '5 900,00', '0,00')
    await amount(page, `capital_${THOMAS.pero}_vv`).fill('5800')
    await expect(all.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(page.getByText('Versés en rente')).toBeVisible()
    await expect(page.getByText('ses versements obligatoires redeviennent une rente')).toBeVisible()
  })

  test('[P-STORE-03] hidden amounts are hidden everywhere, and cannot be edited blind', async ({ page }) => {
    await openSimulator(page, SYLVIE.name)
    await toDistribution(page)
    await page.getByRole('button', { name: /Masquer/ }).click()
    await expect(page.getByRole('main')).not.toContainText(/\d,\d{2}.€(?!.sur ce contrat|.: vous)/)
    await expect(amount(page, `capital_${pero}_vv`)).toHaveValue('•••')
    await expect(page.getByRole('slider').first()).toBeDisabled()
    await expect(page.getByRole('slider').first()).toHaveAttribute('aria-valuetext', 'montants masqués')
  })
})
