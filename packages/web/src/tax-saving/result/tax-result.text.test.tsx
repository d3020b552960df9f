import { describe, expect, test } from 'vitest'
import { expectReadable, leaveField, page, renderExample } from '../../testing/text/index.ts'
import { result } from '../examples.tsx'

const card = page.getByRole('region', { name: /^(Versement déductible maximal en|Largest deductible payment in) 2026$/ })
const adjustment = page.getByRole('region', { name: 'Ajuster vos versements' })
const amount = adjustment.getByRole('textbox')
const ledger = page.getByRole('region', { name: 'D’où viennent ces chiffres ?' })
const calculation = page.getByRole('complementary', { name: 'D’où vient ce chiffre ?' })

describe('an amount is typed', () => {
  test('[TS-14] [TAX-10] the card follows it, marked "Aperçu", and the largest payment stands still', async () => {
    await renderExample(result())
    await expect.element(card).toMatchTextContent(/5\s400,00\s€/)
    await expect.element(card.getByText('Aperçu')).not.toBeInTheDocument()
    await amount.fill('2000')
    await expect.element(card.getByRole('definition').nth(0)).toMatchTextContent(/^1\s400,00/)
    await expect.element(card.getByRole('definition').nth(1)).toMatchTextContent(/^600,00/)
    await expect.element(card.getByText('Aperçu').first()).toBeVisible()
    await expect.element(card.getByText(/^Pour 2\s000,00\s€.* versés dans l’année$/)).toBeVisible()
    await expect.element(card.getByRole('img', { name: /^Sur 2\s?000/ })).toBeVisible()
    await adjustment.getByRole('button', { name: 'Mettre à jour le calcul' }).click()
    await expect.element(card.getByText('Aperçu')).not.toBeInTheDocument()
    await expect.element(card.getByText(/^Résultat pour 2\s000,00/)).toBeVisible()
  })

  test('[TS-14] the calculation that a previewed figure opens is that of the typed amount', async () => {
    await renderExample(result())
    await amount.fill('2000')
    await card.getByRole('button', { name: /^D’où vient ce chiffre.*économie/ }).click()
    await expect.element(calculation).toMatchTextContent(/Économie d’impôt600,00\s€/)
  })

  test('[TS-14] above the ceiling what is not deducted comes first and has threads of its own, and every figure follows (S-61)', async () => {
    await renderExample(result())
    await amount.fill('6000')
    await expect.element(adjustment.getByText(/^600,00\s€.*au-delà de votre plafond.*n’est pas déduite/).first()).toBeVisible()
    await expect
      .element(adjustment)
      .toMatchTextContent(/6 000,00 €.*pour un plafond de.*5 400,00 €.*600,00 €.*au-delà.*Avec ce montant/)
    expect(document.querySelector('[data-above]')).not.toBeNull()
    await expect.poll(() => document.querySelector('[data-group="above"]')?.getAttribute('data-worth')).toBe('600')
    await expect.element(ledger).toMatchTextContent(/Aperçu : chiffres pour 6 000,00 €.*versés/)
    await expect.element(ledger).toMatchTextContent(/6 000,00 €.*−.*1 620,00 €.*, avant l’impôt à la sortie/)
    await adjustment.getByRole('button', { name: 'Mettre à jour le calcul' }).click()
    await expect.element(card.getByText(/^Résultat pour 6\s000,00/)).toBeVisible()
  })

  test('[TS-13] more than 9 999 999,99 € is a wrong field, which keeps what was typed', async () => {
    await renderExample(result())
    await amount.fill('10000000')
    await leaveField()
    await expect.element(amount).toHaveValue('10 000 000,00')
    await expect.element(amount).toHaveAccessibleDescription(/Champ erroné/)
    await expect.element(card.getByText(/avant votre dernier changement/)).toBeVisible()
    await amount.fill('9999999,99')
    await expect.element(amount).not.toHaveAttribute('aria-invalid')
  })
})

describe('beside the figures', () => {
  test('[TS-12] the card says what still fits into the year', async () => {
    await renderExample(result())
    await expect
      .element(card.getByText(/^Cette année, 2 versements restent possibles\s: 2\s700,00\s€.*par mois au plus$/))
      .toBeVisible()
  })

  test('[GAUGE-05] [TS-12] a member reads what was paid already and what is left of the headline, and which ceiling the tax notice gives (S-10)', async () => {
    await renderExample(result({ person: 'sylvie-garnier' }))
    await expect.element(card).toMatchTextContent(/Déjà versés en 2026 : 150,00 €.*Il reste 5 250,00 €.*à déduire\./)
    await expect.element(card).toMatchTextContent('2 versements restent possibles : 2 625,00 €')
    await expect.element(card).toMatchTextContent(/un autre plafond, 4 710,00 €.*d’après lui, il resterait 4 560,00 €/)
  })

  test('[TS-12] in December a single payment is left', async () => {
    await renderExample(result(), { today: '2026-12-02' })
    await expect.element(card.getByText(/^Cette année, un versement reste possible\s: 5\s400,00\s€.*au plus$/)).toBeVisible()
  })

  test('[TS-11] somebody of 69 reads before the figure that payments from 70 on are not deducted', async () => {
    await renderExample(result({ age: '69' }))
    const note = page.getByText('À partir de vos 70 ans, vos versements ne sont plus déductibles')
    await expect.element(note).toBeVisible()
    await expect.element(note).toMatchTextContent('01/01/2026')
  })

  test('[TS-11] with the date where the profile tells the birth date', async () => {
    await renderExample(result({ person: 'sylvie-garnier', age: '69' }), { today: '2033-11-20' })
    await expect.element(page.getByText('À partir du 12/03/2034, jour de vos 70 ans')).toBeVisible()
  })
})

describe('a calculation', () => {
  test('[TAX-58] is read with operators, between its bounds, in the ledger as in the steps', async () => {
    await renderExample(result({ pay: '12 000,00' }))
    const read = /10\s% × 129\s600,00\s€.* = 12\s960,00\s€.*, entre 4\s710,00\s€.* et 37\s680,00\s€/
    await expect.element(ledger).toMatchTextContent(read)
    await card.getByRole('button', { name: /^D’où vient ce chiffre.*maximal/ }).click()
    await expect.element(calculation).toMatchTextContent(read)
  })

  test('[TAX-58] of a couple is a few lines, each with its steps, and the saving is told by band', async () => {
    await renderExample(result({ pay: '9 000,00', spouse: '2 500,00', amount: '5 000,00' }))
    await expect.element(ledger).toMatchTextContent(/Par tranche : 30 % sur 5 000,00 €/)
    await card.getByRole('button', { name: /^D’où vient ce chiffre.*économie/ }).click()
    await expect.element(calculation).toMatchTextContent(/moins 5 000,00 €.*de versement déduit.*11 % sur.*, 30 % sur/)
    expectReadable(calculation.element())
  })
})

const checked = page.getByText(/^La loi utilisée ici a été vérifiée jusqu’au 20\/11\/2026/)

test('[TS-03] that the law was not checked since is a plain line in the same year, and a warning in the next', async () => {
  await renderExample(result(), { today: '2026-12-02' })
  await expect.element(page.getByRole('region', { name: 'Bon à savoir' }).getByText(/^La loi utilisée ici/)).toBeVisible()
})

test('[TS-03] in a new year it warns', async () => {
  await renderExample(result(), { today: '2027-01-04' })
  await expect.element(checked).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Bon à savoir' }).getByText(/^La loi utilisée ici/))
    .not.toBeInTheDocument()
})

test('the result can be printed', async () => {
  await renderExample(result())
  await expect.element(page.getByRole('button', { name: 'Imprimer' })).toBeVisible()
})

test('[TS-14] the card is read in English', async () => {
  await renderExample(result(), { language: 'en' })
  await page
    .getByRole('region', { name: /Adjust/ })
    .getByRole('textbox')
    .fill('2000')
  await expect.element(page.getByText('Preview').first()).toBeVisible()
})
