import { describe, expect, test } from 'vitest'
import { expectReadable, page, renderExample } from '../testing/text/index.ts'
import { results } from './examples.tsx'
import { resultsIn } from './results.testing.ts'

const { panel, region, why } = resultsIn(page)
const guaranteed = region('Avec des années garanties')
const closing = panel.getByRole('button', { name: 'Fermer l’explication' })

const open = async (given: Parameters<typeof results>[0] = {}) => {
  await renderExample(results(given))
  await expect.element(why.first()).toBeVisible()
}

describe('withdrawal, where a figure of the results comes from', () => {
  test('[MRM-34] the calculation of one contract says whose it is, whatever is chosen meanwhile', async () => {
    await open({ split: {} })
    const choice = guaranteed.getByRole('combobox', { name: 'Contrat' })
    await choice.selectOptions('PERECO')
    await guaranteed
      .getByRole('button', { name: /^57,03/ })
      .first()
      .click()
    await choice.selectOptions('Retraite article 83')
    await expect.element(panel).toMatchTextContent('PERECO, Rente simple, 25 années garanties, par mois')
    await why.first().click()
    await expect.element(panel).not.toMatchTextContent('PERECO, Rente simple, 25')
  })

  test('[MRM-34] a figure is opened with its steps, the price of 1 € for life and links to the law, and closed (S-46)', async () => {
    await open()
    await why.first().click()
    for (const text of ['Les deux contrats', 'Code monétaire et financier, art. L.224-5', 'version du 20/11/2026'])
      await expect.element(panel).toMatchTextContent(text)
    await panel.getByRole('button', { name: /^Retraite article 83/ }).click()
    const steps = panel.getByRole('region', { name: /^Retraite article 83/ })
    for (const text of [
      '18 412,75 €',
      '× 1,0267551638',
      '18 905,39 €',
      '÷ 28,303633',
      '1 € par an, à vie, coûte 28,30 €.',
      '667,95 €',
      '− 1,00 %',
      '661,27 €',
      '÷ 12',
      '55,11 €',
      'Code des assurances, art. A.160-2',
      'arrêté du 18 novembre 2024',
    ])
      await expect.element(steps).toMatchTextContent(text)
    await expect.element(steps.getByRole('link', { name: /Code des assurances, art\. A\.160-2/ })).toBeVisible()
    expectReadable(panel.element())
    await closing.click()
    await expect.element(panel).not.toBeInTheDocument()
  })

  test('[MRM-34] the amounts of a drawing open without its table', async () => {
    await open()
    for (const [section, amount, title] of [
      ['Votre rente, âge par âge', /^189,13/, 'Rente simple, à 80 ans, par mois'],
      ['Avec des années garanties', /^154,43/, 'Rente simple, 20 années garanties, par mois'],
      ['Avec des années garanties', /^− 6,87/, 'Écart, Rente simple, 20 années garanties'],
      ['Par paliers', /^177,69/, 'Rente par paliers, après 75 ans, par mois'],
    ] as const) {
      await region(section).getByRole('button', { name: amount }).first().click()
      await expect.element(panel).toMatchTextContent(title)
    }
  })
})
