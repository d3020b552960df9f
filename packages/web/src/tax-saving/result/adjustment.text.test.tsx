import { describe, expect, test } from 'vitest'
import type { Between } from '../../shell/index.ts'
import { page, renderExample } from '../../testing/text/index.ts'
import { couple, result } from '../examples.tsx'

const CAP = "Avec ce montant vous atteignez votre plafond maximum d'économie d'impôt"
const FAILED = 'Une erreur est survenue, veuillez recommencer ultérieurement.'
const adjustment = page.getByRole('region', { name: 'Ajuster vos versements' })
const card = page.getByRole('region', { name: 'Versement déductible maximal en 2026' })
const amount = adjustment.getByRole('textbox')
const update = adjustment.getByRole('button', { name: 'Mettre à jour le calcul' })
const alert = page.getByRole('alert').filter({ hasText: FAILED })
const heard = () =>
  [...document.querySelectorAll('[aria-live="polite"]')]
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
    .filter((text) => /^(Économie d’impôt de|Résultat mis à jour)/.test(text))

describe('the result of the worked couple', () => {
  test('[TAX-10] [TAX-11] [TAX-22] [TAX-23] [TAX-25] [TAX-39] [TAX-53] [TAX-55] [TAX-56] an adjustment is computed in the page and answered on its button', async () => {
    await renderExample(couple())
    await expect.element(card).toMatchTextContent('1 248,00 €')
    await expect.element(amount).toHaveValue('4 710,00')
    await expect.element(adjustment.getByText(CAP)).toBeVisible()
    await adjustment.getByRole('radio', { name: 'Chaque mois' }).click()
    await expect.element(amount).toHaveValue('392,50')
    await amount.fill('392,49')
    await expect.element(adjustment.getByText(CAP)).not.toBeInTheDocument()
    await amount.fill('100')
    await expect.element(adjustment.getByText('Les ajustements sont calculés dans cette page, avec la même règle.')).toBeVisible()
    await expect.element(card.getByRole('definition').nth(0)).toMatchTextContent(/^840,00/)
    await expect.element(card.getByRole('definition').nth(1)).toMatchTextContent(/^360,00/)
    await update.click()
    await expect.element(card.getByText('Aperçu')).not.toBeInTheDocument()
    await adjustment.getByRole('radio', { name: 'En une fois' }).click()
    await expect.element(amount).toHaveValue('1 200,00')
    await adjustment.getByRole('radio', { name: 'Chaque mois' }).click()
    await amount.fill('9000000')
    await adjustment.getByRole('radio', { name: 'En une fois' }).click()
    await expect.element(amount).toHaveValue('108 000 000,00')
    await update.click()
    await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
  })

  test('[TAX-45] [TAX-46] while amounts are hidden, what is heard of an update holds none', async () => {
    const { app } = await renderExample(couple())
    await amount.fill('1200')
    await expect.poll(heard).toEqual([expect.stringMatching(/^Économie d’impôt de 360,00 €, calculée dans cette page$/)])
    app.settings.send({ type: 'amountsToggled' })
    await expect.poll(heard).toEqual([])
    await expect.element(amount).toHaveValue('•••')
    expect(page.getByRole('main').element().textContent).not.toMatch(/\d,\d\d\s€/)
    await update.click()
    await expect.poll(heard).toEqual(['Résultat mis à jour'])
  })

  test('[TAX-02] [TAX-07] at the result the steps end: each answer leads back, and nothing comes next', async () => {
    await renderExample(couple())
    const steps = page.getByRole('navigation', { name: 'Étapes du simulateur' })
    await expect.element(steps.getByRole('listitem').last()).toHaveTextContent('6. Résultat')
    await expect.element(steps.getByRole('listitem').last()).toHaveAttribute('aria-current', 'step')
    expect(steps.getByRole('button').elements()).toHaveLength(5)
  })

  test('[TAX-57] [S-ERR-25] a refused update is told, keeps the amount, and can be asked again on its button', async () => {
    let refuses = false
    const between: Between = (request, pass) =>
      refuses && request.path.endsWith('/simulators/tax/simulation')
        ? Promise.resolve({
            status: 422,
            body: JSON.stringify({ data: 'ERR_INVALID', fields: [{ path: 'client_age', code: 'wrong' }] }),
          })
        : pass()
    await renderExample(couple(between))
    await amount.fill('1200')
    refuses = true
    await update.click()
    await expect.element(alert).toBeVisible()
    refuses = false
    await alert.getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(page.getByText(/^Résultat pour 1\s200,00/)).toBeVisible()
    await expect.element(alert).not.toBeInTheDocument()
  })
})

test('[TAX-10] [TAX-11] a saving larger than its payment, at the threshold of collection, is told as that, and nothing is drawn of it', async () => {
  await renderExample(result({ pay: '1 629,25' }))
  await amount.fill('5')
  await update.click()
  await expect.element(card).toMatchTextContent('Résultat pour 5,00 €')
  await expect.element(card.getByRole('definition').first()).toMatchTextContent('L’économie dépasse votre versement')
  await expect.poll(() => card.getByRole('img').elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Voir la sortie' }).click()
  await page.getByRole('combobox', { name: 'Taux marginal à la sortie' }).selectOptions('30 %')
  await expect.element(page.getByText('D’un versement que l’économie d’impôt rembourse en entier')).toBeVisible()
})
