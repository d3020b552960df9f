import { describe, expect, test } from 'vitest'
import { page, renderExample, type Locator } from '../../testing/text/index.ts'
import { BENT, result } from '../examples.tsx'

/** The worked case of the rule book: 5 000 € a month, 5 400 € paid. */
const WORKED = result({ amount: '5 400,00' })

const part = (name: string): Locator => page.getByRole('region', { name })
const curve = part('Ce que chaque versement économise')
const compare = part('Comparer')
const exit = part('Et à la sortie ?')
/** What the card says of it. */
const atExit = page.getByRole('definition').filter({ hasText: 'après impôt et prélèvements' })
const reader = curve.getByRole('slider')
const add = compare.getByRole('button', { name: 'Ajouter cette simulation' })
const paid = page.getByRole('textbox', { name: /^Montant/ })
const line = (name: string): Locator => compare.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
const simulations = compare.getByRole('columnheader', { name: /^Simulation/ })

describe('the drawing of what each payment saves', () => {
  test('[TS-04] [TS-07] it says in words what it draws, and its bends have numbers; why it changes its pace, where it does (S-62)', async () => {
    await renderExample(BENT)
    await expect.element(curve).toMatchTextContent('pourquoi l’économie ne grandit pas partout au même rythme')
    await expect
      .element(curve.getByRole('img'))
      .toHaveAccessibleName(/de rien à\s923,00\s€\spour\s4710,00\s€\sversés.*3\srepères numérotés/)
    const bends = curve.getByRole('listitem').elements()
    expect(bends.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Décote.*1\s186,00/),
      expect.stringMatching(/Tranche à\s11\s%.*1\s201,00/),
      expect.stringMatching(/Plafond de déduction.*4\s710,00/),
    ])
  })

  test('[TS-07] the saver’s own payment moves with the adjustment, before anything is asked, and stands in the table', async () => {
    await renderExample(BENT)
    const drawing = curve.getByRole('img')
    await paid.fill('3000')
    await expect.element(drawing).toHaveAccessibleName(/Votre versement de\s3000,00\s€\séconomise\s650,00\s€/)
    await paid.fill('9000')
    await expect
      .element(drawing)
      .toHaveAccessibleName(/Votre versement de\s9000,00\s€, plus loin que le graphique, économise\s923,00\s€/)
    await expect.element(curve).toMatchTextContent(/Plus loin\s: 9\s000,00\s€/)
    expect(document.querySelectorAll('[data-beyond]')).toHaveLength(1)
    await curve.getByRole('radio', { name: 'Tableau' }).click()
    await expect.element(curve.getByRole('row').last()).toMatchTextContent('Votre versement')
  })
})

describe('the comparison', () => {
  test('[TS-08] up to three, changed in place, each called by what it differs in, each difference in a column of its own, and removed (S-83)', async () => {
    await renderExample(BENT)
    await expect.element(compare.getByRole('table')).not.toBeInTheDocument()
    for (const count of [1, 2, 3]) {
      await add.click()
      await expect.poll(() => simulations.elements()).toHaveLength(count)
    }
    await expect.element(add).toHaveAttribute('aria-disabled', 'true')
    await expect.element(compare).toMatchTextContent('Trois simulations au plus')
    await expect.element(compare.getByText('diffère')).not.toBeInTheDocument()
    await compare.getByRole('combobox', { name: 'Année du versement, Simulation 2' }).selectOptions('2025')
    await compare.getByRole('combobox', { name: 'Enfants à charge, Simulation 3' }).selectOptions('2')
    await compare.getByRole('combobox', { name: 'Situation, Simulation 3' }).selectOptions('MA')
    for (const name of ['Année du versement', 'Barème appliqué', 'Situation', 'Enfants à charge'])
      await expect.element(line(name)).toMatchTextContent('diffère')
    await expect.element(line('Salaire net imposable')).not.toMatchTextContent('diffère')
    expect(simulations.elements().map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
      'Simulation 1 : 4 710,00 €, 2026, célibataire, sans enfant',
      'Simulation 2 : 4 637,00 €, 2025, célibataire, sans enfant',
      'Simulation 3 : 4 710,00 €, 2026, marié(e) ou pacsé(e), 2 enfants',
    ])
    await expect.element(line('Économie d’impôt')).toMatchTextContent(/0,00\s€.*948,00\s€$/)
    await expect.element(line('Salaire net imposable')).toMatchTextContent(/2850,00\s€$/)
    await expect.element(compare.getByRole('columnheader').last()).toMatchTextContent('Écart')
    await expect.element(line('Plafond')).toMatchTextContent(/4 710,00.*4 637,00.*4 710,00/)
    await expect.element(line('Économie d’impôt')).toMatchTextContent(/923,00.*948,00.*0,00/)
    await compare.getByRole('button', { name: 'Retirer la simulation 3' }).click()
    await expect.poll(() => simulations.elements()).toHaveLength(2)
  })
})

describe('the exit', () => {
  test('[TS-09] [TS-10] as capital: tax, charges, what is left for the effort, each with its steps and sources; its rate is the saver’s word alone (S-21) (S-85)', async () => {
    await renderExample(WORKED)
    await expect.element(curve).toMatchTextContent('Environ 30 centimes d’impôt en moins par euro versé, jusqu’à votre plafond.')
    // Beside the saving, before anything is asked: between what the highest rate and the lowest leave.
    await expect.element(atExit).toMatchTextContent(/entre.*5 107,07 €.*et.*7 537,07 €.*Aucun n’est choisi à votre place/)
    await page.getByRole('button', { name: 'Choisir mon taux à la sortie' }).click()
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Et à la sortie\s\?$/)
    // Nothing is preset: the notices of the household tell a rate, which the saver takes or not.
    await expect.element(exit).toMatchTextContent('Choisissez votre taux à la sortie pour voir ce qui resterait.')
    await exit.getByRole('button', { name: 'Le trouver avec mes avis d’impôt' }).click()
    await exit.getByRole('radio', { name: 'Seul(e)' }).click()
    await exit.getByRole('combobox', { name: 'Nombre de parts' }).selectOptions('1 (sans enfant à charge)')
    await exit.getByRole('textbox', { name: /^Revenu imposable du foyer/ }).fill('25 000')
    await expect.element(exit).not.toMatchTextContent('Pour un effort')
    await exit.getByRole('button', { name: 'Prendre 11 %, d’après vos avis d’impôt d’aujourd’hui' }).click()
    await expect.element(exit).toMatchTextContent(/Pour un effort de.*3 780,00.*6 943,07.*à 64 ans, en une fois/)
    await expect.element(atExit).toMatchTextContent(/^6 943,07 €.*au taux que vous avez choisi/)
    for (const amount of ['8 515,26', '992,75', '579,44']) await expect.element(exit).toMatchTextContent(amount)
    await exit.getByRole('button', { name: /Impôt sur le revenu$/ }).click()
    await expect
      .element(exit)
      .toMatchTextContent(/Impôt sur le versement déduit.*594,00.*Code général des impôts, art. 158, 5, b quinquies/)
    await expect.element(exit).toMatchTextContent('Un seul taux est appliqué au versement déduit.')
    await exit.getByRole('combobox', { name: 'Âge à la sortie' }).selectOptions('67 ans')
    await expect.element(exit).toMatchTextContent('à 67 ans, en une fois')
    await exit.getByRole('button', { name: 'Refermer la sortie' }).click()
    await expect.element(exit.getByRole('radio').first()).not.toBeInTheDocument()
  })

  test('[TS-09] [TS-10] as an annuity: a year’s, for life, with what is not certain', async () => {
    await renderExample(WORKED)
    await exit.getByRole('button', { name: 'Voir la sortie' }).click()
    await exit.getByRole('combobox', { name: 'Taux marginal à la sortie' }).selectOptions('30 %')
    await exit.getByRole('radio', { name: 'Rente' }).click()
    await expect.element(exit).toMatchTextContent(/il vous resterait.*par an à 64 ans, à vie/)
    await exit.getByRole('button', { name: /Rente par an$/ }).click()
    await expect.element(exit).toMatchTextContent(/Prix de 1 € de rente par an.*TGF05, arrêté du 1er août 2006/)
    for (const doubt of ['notre lecture', 'L’abattement de 10 %', 'peut être remplacée par un capital'])
      await expect.element(exit).toMatchTextContent(doubt)
  })
})

describe('all three', () => {
  test('[TS-07] hidden amounts leave no amount, and no shape, of what is looked at beside the result', async () => {
    const { app } = await renderExample(BENT)
    await add.click()
    await exit.getByRole('button', { name: 'Voir la sortie' }).click()
    await exit.getByRole('combobox', { name: 'Taux marginal à la sortie' }).selectOptions('30 %')
    app.settings.send({ type: 'amountsToggled' })
    await expect.element(curve.getByRole('img')).toHaveAccessibleName('Montants masqués')
    await expect.element(reader).toBeDisabled()
    for (const shown of [curve, compare, exit]) await expect.element(shown).not.toMatchTextContent(/\d,\d\d\s*€/)
  })

  for (const language of ['fr', 'en'] as const)
    test(`[TS-07] [TS-08] [TS-09] [P-I18N-05] [P-FMT-07] no English separator stands in an amount, whatever the language: ${language}`, async () => {
      await renderExample(BENT, { language })
      const adding = page.getByRole('button', { name: /^(Ajouter cette simulation|Add this simulation)$/ })
      for (const at of [1, 2, 3]) {
        await adding.click()
        await expect.element(page.getByRole('columnheader', { name: `Simulation ${String(at)}` })).toBeVisible()
      }
      await page.getByRole('button', { name: /^(Voir la sortie|Show the exit)$/ }).click()
      await page.getByRole('combobox', { name: /^(Taux marginal à la sortie|Marginal rate at the exit)$/ }).selectOptions('30 %')
      await page.getByRole('radio', { name: /^(Rente|Annuity)$/ }).click()
      await page.getByRole('button', { name: /(Ce qui vous reste|What is left to you)$/ }).click()
      expect(document.querySelector('main')?.textContent).not.toMatch(/\d%|\d,\d{3}\s€/)
    })
})
