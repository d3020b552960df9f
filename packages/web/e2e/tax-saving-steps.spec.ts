import { expect, test } from '@playwright/test'
import { openAs } from './sign-in.ts'
import {
  adjusted,
  age,
  answerAsCouple,
  answerAsSomebody,
  choice,
  expectQuestion,
  expectWorkedCase,
  heading,
  income,
  next,
  onTheDay,
  previous,
  SIMULATOR,
  spouse,
} from './tax-saving.ts'
import { addressOf } from './visitors.ts'
import { expectNoViolation } from './withdrawal.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('[S-GEN-05] [S-NAV-07] [S-NAV-08] [P-ROUTE-25] [P-ROUTE-26] [TAX-02] [TAX-07] [TAX-09] [TAX-13] [TAX-18] [TAX-27] [TAX-28] [TAX-29] [TAX-30] [TAX-40] [TAX-41] [TAX-51] [TAX-52] [TAX-54] [S-CONST-48] [S-CONST-49] [P-ROUTE-37] a visitor goes from the home to the sign-in', async ({
  page,
}) => {
  await onTheDay(page)
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await expect(menu.getByRole('link', { name: 'Simuler mon impôt' })).toHaveAttribute('href', SIMULATOR)
  const teaser = page.getByRole('region', { name: 'Combien d’impôt pourriez-vous économiser ?' })
  await teaser.scrollIntoViewIfNeeded()
  await expect(teaser).toContainText(
    /célibataire, 5\s000,00\s€ par mois, versement de 5\s400,00\s€.*1\s?620,00\s€.*30\s% du versement/,
  )
  await expect(teaser.getByRole('img')).toHaveAccessibleName('16 fils sur 54 sont rendus en économie d’impôt')
  await expectNoViolation(page)
  await teaser.getByRole('link', { name: 'Simuler mon impôt' }).click()
  await expect(page).toHaveURL(new RegExp(`${SIMULATOR}$`))
  await expectQuestion(page, 'Quel est votre genre ?', 'Question 1 sur 5, genre')
  await expect(page.getByRole('link', { name: 'Mon épargne', exact: true })).toHaveCount(0)
  await expectNoViolation(page)

  await test.step('a question without an answer keeps its place and says so', async () => {
    await next(page).click()
    await expect(page.getByText('Champ requis')).toBeVisible()
    await expect(choice(page, 'Femme')).toBeFocused()
    await choice(page, 'Femme').click()
    await expect(page.getByText('Champ requis')).toHaveCount(0)
    // Enter on an answer goes on, as in a field.
    await page.keyboard.press('Enter')
    await expectQuestion(page, 'Quel est votre âge ?', 'Question 2 sur 5, âge')
  })

  await test.step('the age is from 18 to 69', async () => {
    for (const wrong of ['', '17', '70', '41,5']) {
      await age(page).fill(wrong)
      await page.keyboard.press('Enter')
      await expect(page.getByText('Votre âge doit être compris entre 18 et 69 ans')).toBeVisible()
      await expect(age(page)).toBeFocused()
      await expect(age(page)).toHaveValue(wrong)
    }
    await age(page).fill('41')
    await page.keyboard.press('Enter')
    await expectQuestion(page, 'Quelle est votre situation ?', 'Question 3 sur 5, situation')
  })

  await test.step('children are preset to none, five stand for more', async () => {
    await choice(page, 'Marié(e) ou pacsé(e)').click()
    await next(page).click()
    await expectQuestion(page, 'Combien d’enfants à charge ?', 'Question 4 sur 5, enfants')
    await expect(choice(page, '0')).toBeChecked()
    await expect(page.getByRole('radio')).toHaveText(['0', '1', '2', '3', '4', '5+'])
    await next(page).click()
  })

  await test.step('the income is above 0, the spouse’s may be missing', async () => {
    await expectQuestion(page, 'Quel est votre revenu mensuel ?', 'Question 5 sur 5, revenu mensuel')
    for (const wrong of ['', '0']) {
      await income(page).fill(wrong)
      await next(page).click()
      await expect(page.getByText('Votre revenu doit être positif')).toBeVisible()
      await expect(income(page)).toBeFocused()
    }
    await income(page).fill('100000000')
    await next(page).click()
    await expect(income(page)).toHaveAccessibleDescription(/^Le montant ne peut pas dépasser 99\s999\s999,99\s€/)
    await income(page).fill('3333,33')
    await spouse(page).fill('2500')
    await expect(page.getByRole('complementary', { name: 'Douze mois réunis' })).toContainText('39 999,96')
    await expectNoViolation(page)
  })

  await test.step('what the estimate is for and leaves out stands below each question', async () => {
    await expect(page.getByText('Estimation pour l’année 2026, barème 2026 (revenus 2025), sans créer de compte.')).toBeVisible()
    await expect(page.getByText(/ni des versements sur un contrat Article 83, PERP, PREFON, PER ou PERCO\.$/)).toBeVisible()
  })

  await test.step('going back and forth keeps every answer', async () => {
    const steps = page.getByRole('navigation', { name: 'Étapes du simulateur' })
    await expect(steps.getByRole('button')).toHaveText([
      '1. Genre, Femme',
      '2. Âge, 41 ans',
      '3. Situation, Marié(e) ou pacsé(e)',
      '4. Enfants, Aucun',
    ])
    await previous(page).click()
    await expect(heading(page)).toBeFocused()
    await steps.getByRole('button', { name: '2. Âge' }).click()
    await expect(age(page)).toHaveValue('41')
    for (let step = 0; step < 3; step += 1) await next(page).click()
    await expect(income(page)).toHaveValue('3 333,33')
    await page.reload()
    await expect(income(page)).toHaveValue('3 333,33')
    await expect(spouse(page)).toHaveValue('2 500,00')
  })

  await next(page).click()
  await expectWorkedCase(page)
  await expect(page).toHaveTitle('Résultat – Simulateur d’impôt – Hautelisse')
  await test.step('the result says its year, what it leaves out, and what the gains bear', async () => {
    const notes = page.getByRole('region', { name: 'Bon à savoir' })
    await expect(notes).toContainText('Estimation pour l’année 2026')
    await expect(notes).toContainText('ni des versements sur un contrat Article 83, PERP, PREFON, PER ou PERCO.')
    await expect(notes).toContainText('31,4 % à la sortie (taux de 2026)')
    await expect(notes).toContainText('18,6 % de prélèvements sociaux (taux de 2026)')
  })
  await expectNoViolation(page)
  await page.getByRole('button', { name: 'Verser sur mon compte' }).click()
  await expect.poll(() => addressOf(page)).toMatch(/^\/stand-in\/sign-in\/collective\?/)
  await page.getByRole('radio', { name: 'Sylvie Garnier' }).check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Plus tard' }).click()
  await expect(page).toHaveURL(/\/transactional\/payment$/)
})

test(
  '[TAX-13] [P-CALL-03] Back from the sign-in door returns to the simulation with its answers, and a sign-in uses them up',
  { tag: '@page' },
  async ({ page }) => {
    await onTheDay(page)
    await page.goto(SIMULATOR)
    await answerAsSomebody(page)
    await answerAsCouple(page)
    await expectWorkedCase(page)
    await adjusted(page).fill('1200')
    const pay = page.getByRole('button', { name: /^(Verser sur mon compte|Connexion en cours)$/ })
    await pay.click()
    await expect.poll(() => addressOf(page)).toMatch(/^\/stand-in\/sign-in\/collective\?/)
    await page.goBack()
    await expect(heading(page)).toHaveText('Résultat de votre simulation')
    await expect(adjusted(page)).toHaveValue('1 200,00')
    await expect(pay).toHaveText('Verser sur mon compte')
    await pay.click()
    await page.getByRole('radio', { name: 'Sylvie Garnier' }).check()
    await page.getByRole('button', { name: 'Continuer' }).click()
    await page.getByRole('button', { name: 'Plus tard' }).click()
    await expect(page).toHaveURL(/\/transactional\/payment$/)
    expect(await page.evaluate(() => sessionStorage.getItem('hautelisse.tax-saving'))).toBeNull()
  },
)

test('[S-NAV-08] [S-NAV-09] [TAX-08] [TAX-12] [TAX-19] [TAX-21] [TAX-48] [TAX-49] a member starts at the situation and ends at the payment that is announced', async ({
  page,
}) => {
  await onTheDay(page)
  await openAs(page, 'Sylvie Garnier', SIMULATOR)
  await expect(page).toHaveTitle('Question 3 sur 5, situation – Simulateur d’impôt – Hautelisse')
  await expect(page.getByText('Votre genre et votre âge viennent de votre profil.')).toBeVisible()
  await page.getByRole('button', { name: 'Modifier' }).click()
  await expect(choice(page, 'Femme')).toBeChecked()
  await next(page).click()
  await expect(age(page)).toHaveValue('62')
  await next(page).click()
  await answerAsCouple(page)
  await expectWorkedCase(page)
  await expectNoViolation(page)

  await test.step('a reload asks again and comes back to the result', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Résultat de votre simulation' })).toBeVisible()
  })

  await page.getByRole('button', { name: 'Refaire une simulation' }).click()
  await expect(heading(page)).toHaveText('Quelle est votre situation ?')
  await expect(choice(page, 'Marié(e) ou pacsé(e)')).not.toBeChecked()
  await answerAsCouple(page)
  const pay = page.locator('main').getByRole('button', { name: 'Faire un versement Bientôt' })
  await expect(pay).toBeDisabled()
  await pay.press('Enter')
  await expect(page).toHaveURL(SIMULATOR)
  await page.getByRole('link', { name: 'Mon épargne', exact: true }).last().click()
  await expect(page).toHaveURL(/\/epargne$/)
})
