import { expect, test } from '@playwright/test'
import { answerAsSomebody, choice, income, next, onTheDay, SIMULATOR } from './tax-saving.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('[TAX-10] [TAX-11] a saving larger than its payment, at the threshold of collection, is told as that, and nothing is drawn of it', async ({
  page,
}) => {
  await onTheDay(page)
  await page.goto(SIMULATOR)
  await answerAsSomebody(page)
  await choice(page, 'Célibataire').click()
  await next(page).click()
  await next(page).click()
  await income(page).fill('1629,25')
  await next(page).click()

  const amount = page.getByRole('textbox', { name: 'Montant en une fois' })
  await amount.fill('5')
  await page.getByRole('button', { name: 'Mettre à jour le calcul' }).click()
  const card = page.getByRole('region', { name: 'Versement déductible maximal en 2026' })
  await expect(card).toContainText('Résultat pour 5,00 €')
  await expect(card.getByRole('definition').first()).toContainText('L’économie dépasse votre versement')
  await expect(card.getByRole('img')).toHaveCount(0)
  await expect(page.getByText('5,00 € versés,')).toContainText('d’économie d’impôt, plus que le versement')

  await page.getByRole('button', { name: 'Voir la sortie' }).click()
  await expect(page.getByText('D’un versement que l’économie d’impôt rembourse en entier')).toBeVisible()
})
