import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import type { Between } from '../../shell/index.ts'
import { caretOf, expectNoViolation, renderExample, typeAfresh } from '../../testing/index.ts'
import { couple } from '../examples.tsx'

const adjustment = page.getByRole('region', { name: 'Ajuster vos versements' })
const card = page.getByRole('region', { name: 'Versement déductible maximal en 2026' })
const amount = adjustment.getByRole('textbox')
const update = adjustment.getByRole('button', { name: 'Mettre à jour le calcul' })
const alert = page.getByRole('alert').filter({ hasText: 'Une erreur est survenue, veuillez recommencer ultérieurement.' })

test('[TAX-46] [P-FMT-07] [TAX-57] [TAX-58] [S-ERR-25] the three figures follow each key, a wrong amount and a refused update have the focus, and a figure has room for a finger', async () => {
  let refuses = false
  const between: Between = (request, pass) =>
    refuses && request.path.endsWith('/simulators/tax/simulation')
      ? Promise.resolve({
          status: 422,
          body: JSON.stringify({ data: 'ERR_INVALID', fields: [{ path: 'client_age', code: 'wrong' }] }),
        })
      : pass()
  await renderExample(couple(between), { width: 390 })
  const figures = adjustment.getByRole('definition')
  await expect.element(amount).toBeVisible()
  await typeAfresh(amount, '12345')
  await expect.element(figures.first()).toMatchTextContent('12 345,00 €')
  await userEvent.keyboard('{Backspace}{Home}{Delete}3')
  await expect.element(amount).toHaveValue('3 234')
  expect(caretOf(amount)).toBe(1)
  await expect.element(figures.first()).toMatchTextContent('3 234,00 €')

  await adjustment.getByRole('radio', { name: 'Chaque mois' }).click()
  await amount.fill('9000000')
  await adjustment.getByRole('radio', { name: 'En une fois' }).click()
  await expect.element(amount).toHaveValue('108 000 000,00')
  await update.click()
  await expect.element(amount).toHaveFocus()
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true')

  await amount.fill('1200')
  refuses = true
  await update.click()
  await expect.element(alert).toHaveFocus()
  await expectNoViolation()
  refuses = false
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByText(/^Résultat pour 1\s200,00/)).toBeVisible()
  await expect.element(update).toHaveFocus()

  await page.viewport(1280, 900)
  const ledger = page.getByRole('region', { name: 'D’où viennent ces chiffres ?' })
  const opener = ledger.getByRole('button', { name: /5108,00.*D’où vient ce chiffre\s\? Impôt sans versement$/ })
  expect((await opener.findElement()).getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('[TAX-58] [TS-14] paper has the steps of every figure with their articles, without any of them being opened, and that a payment is above the ceiling', async () => {
  await renderExample(couple())
  await expect.element(card).toBeVisible()
  const calculations = page.getByRole('region', { name: 'Le calcul de chaque chiffre' })
  const above = page.getByText(/Ce versement dépasse votre plafond/)
  await expect.element(calculations).not.toBeInTheDocument()
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  const titles = calculations
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
  expect(titles).toHaveLength(8)
  expect(titles.slice(-2)).toEqual([
    expect.stringMatching(/^Économie d’impôt1\s?248,00/),
    expect.stringMatching(/^Effort aujourd’hui3\s?462,00/),
  ])
  for (const article of ['art. 83, 3°', 'art. 163 quatervicies', 'art. 197, I-1'])
    await expect.element(calculations.getByText(article).first()).toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  await amount.fill('6000')
  await update.click()
  await expect.element(card.getByText(/^Résultat pour 6\s000,00/)).toBeVisible()
  await expect.element(above).not.toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  await expect.element(above).toBeVisible()
})
