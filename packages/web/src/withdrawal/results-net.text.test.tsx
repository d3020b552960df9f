import { keptAnswersCall } from '@hautelisse/domain/kept'
import { selectEurosKind } from '@hautelisse/machines/settings'
import { describe, expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderExample } from '../testing/text/index.ts'
import { atStep, distributing, LEA, results } from './examples.tsx'
import { bandText, resultsIn, rowsOf } from './results.testing.ts'

const { panel, region } = resultsIn(page)
const net = region('Après les charges et l’impôt, il resterait')
const ages = region('Partir plus tôt ou plus tard')
const euros = page.getByRole('switch', { name: 'En euros d’aujourd’hui' })
const rate = (name: string) => page.getByRole('radio', { name, exact: true })

const byHand = page.getByRole('button', { name: 'Je connais mes taux' })

const paidIn = page.getByRole('textbox', { name: 'Combien avez-vous versé ?' })

const pickRates = async (): Promise<void> => {
  await byHand.click()
  await rate('11 %').click()
  await rate('8,4 %').click()
}

const pick = async (): Promise<void> => {
  await pickRates()
  // All savings of today count as payments.
  await paidIn.fill('34 516,02')
}

describe('withdrawal, what charges and tax leave', () => {
  test('[NET-02] (S-9) (S-50) no rate is preset; once both are picked the net is there', async () => {
    await renderExample(results())
    const asked = region('Et après les charges et l’impôt ?')
    await expect.poll(() => asked.getByText('Répondez pour voir le net').elements()).toHaveLength(2)
    await byHand.click()
    await expect.poll(() => asked.getByRole('radio').elements()).toHaveLength(11)
    expect(asked.getByRole('radio', { checked: true }).elements()).toHaveLength(0)
    await rate('11 %').click()
    await expect.poll(() => asked.getByRole('radio', { checked: true }).elements()).toHaveLength(1)
    await expect.element(asked.getByText('Répondez pour voir le net').first()).toBeVisible()
    await rate('8,4 %').click()
    await expect.element(net.getByRole('table')).toBeVisible()
    // What was paid in is not said: only the most that may be left of the capital is known, and no cent of it.
    await expect.poll(bandText).toContain('Net estimé, après charges et impôtau plus 34 080 €')
    expect((await rowsOf(net.getByRole('table'))).at(-1)).toEqual([
      'Capital, une seule fois',
      '35 439,51 €',
      '–',
      '–',
      'au plus 34 080 €',
    ])
    await expect.element(net).toMatchTextContent('Pour 1 000,00 € de gains déjà acquis, comptez 186,00 € de moins')
    await paidIn.fill('30 000')
    await expect.poll(bandText).toMatch(/après charges et impôt33 \d{3},\d\d €/)
  })

  test('[HH-02] [HH-03] [HH-05] (S-50) the notices of the household tell both rates, and are kept for the person; those picked by hand go first', async () => {
    const { app } = await renderExample(results())
    await page.getByRole('radio', { name: 'À deux' }).click()
    await page.getByRole('combobox', { name: 'Nombre de parts' }).selectOptions('3 (2 enfants)')
    await page.getByRole('textbox', { name: /^Revenu imposable du foyer/ }).fill('60 000')
    const section = region('Et après les charges et l’impôt ?')
    await expect.element(section).toMatchTextContent('Avis d’impôt 2026, page 2, ligne « Revenu imposable »')
    await expect.element(section).toMatchTextContent('Avis d’impôt 2025, page 1')
    await expect.element(section).toMatchTextContent('Tranche à 11 %. Sans votre revenu fiscal de référence')
    await page.getByRole('textbox', { name: 'Revenu fiscal de référence' }).fill('50 000')
    // Three parts: 17 057 and four further half parts of 4 555 € are 35 277 €.
    await expect.element(net).toMatchTextContent('Tranche à 11 %, prélèvements 8,4 %')
    await expect.element(net).toMatchTextContent('Estimation à 11 % d’impôt et 8,4 % de prélèvements sociaux.')
    await expect.poll(() => app.sessionStorage.read('hautelisse.household')).toContain('"parts":3')
    const keptHousehold = () =>
      app.client.call(keptAnswersCall, { params: { id: 'household' } }).then(
        ({ content }) => content,
        () => undefined,
      )
    await expect.poll(keptHousehold).toEqual({ declares: 'MA', parts: 3, taxable_income: '60 000', reference_income: '50 000' })
    await byHand.click()
    await rate('30 %').click()
    await expect.element(net).toMatchTextContent('Estimation à 30 % d’impôt et 8,4 %')
    await page.getByRole('button', { name: 'Partir plutôt de mes avis d’impôt' }).click()
    await expect.element(net).toMatchTextContent('Estimation à 11 % d’impôt et 8,4 %')
  })

  test('[NET-07] the annuity that the law provides for has its net too', async () => {
    await renderExample(
      results({ saver: LEA, answers: { annuity_type: null }, split: { '00712704 whole': ['27400,00', '0,00'] } }),
    )
    await pickRates()
    // 126,26 € a month like a pension: charges 8,4 % = 10,61; tax 11 % of 90 % of what 4,2 % leave = 11,97.
    await expect.poll(bandText).toContain('net 103,68 €')
  })

  test('[NET-07] [WITH-12] the net leads once it is known, with the gross under it and the year’s net (S-49)', async () => {
    await renderExample(results())
    await pick()
    await expect.poll(bandText).toContain('Net estimé, après charges et impôt133,17 €')
    expect(bandText()).toContain('Brut : 161,30 €')
    // The other kind of euros is that of the amount that leads.
    expect(bandText()).toContain('En euros d’aujourd’hui : 129,70 €')
    expect(bandText()).toContain('net 1 598,01 €')
  })

  test('[NET-07] each piece has its charges, its tax and its net, in total and beside the contracts', async () => {
    await renderExample(results())
    await pick()
    await expect.element(net).toMatchTextContent('Estimation à 11 % d’impôt et 8,4 % de prélèvements sociaux.')
    expect(await rowsOf(net.getByRole('table'))).toEqual([
      ['En rente, par mois'],
      ['PER d’entreprise obligatoire', '94,22 €', '− 7,91 €', '− 8,94 €', '77,37 €'],
      ['PER d’entreprise obligatoire', '11,97 €', '− 0,89 €', '− 0,53 €', '10,55 €'],
      ['Retraite article 83', '55,11 €', '− 4,63 €', '− 5,23 €', '45,25 €'],
      ['Rente, par mois', '161,30 €', '− 13,43 €', '− 14,70 €', '133,17 €'],
      ['En capital, une seule fois'],
      ['PER d’entreprise obligatoire', '6 314,55 €', '− 30,61 €', '− 697,56 €', '5 586,38 €'],
      ['PER d’entreprise obligatoire', '3 593,64 €', '− 17,42 €', '− 11,99 €', '3 564,23 €'],
      ['PER d’entreprise obligatoire', '3 213,95 €', '− 15,58 €', '0,00 €', '3 198,37 €'],
      ['PERECO', '4 328,29 €', '− 20,98 €', '− 478,15 €', '3 829,16 €'],
      ['PERECO', '17 989,08 €', '− 87,19 €', '0,00 €', '17 901,89 €'],
      ['Capital, une seule fois', '35 439,51 €', '− 171,78 €', '− 1 187,70 €', '34 080,03 €'],
    ])
    await expect.poll(bandText).toContain('après charges et impôt34 080,03 €')
    await expect.element(region('Le détail par contrat').getByRole('button', { name: /^12348,98/ })).toBeVisible()
  })

  test('[NET-06] [NET-07] a net opens its calculation: the gross, the charges and the tax with their sources', async () => {
    await renderExample(results())
    await pick()
    await net
      .getByRole('button', { name: /^45,25/ })
      .first()
      .click()
    for (const text of [
      'Rente simple, par mois, net estimé',
      '− 4,63 €',
      '8,4 % du brut',
      '− 5,23 €',
      '11 % sur 90 % du brut, après 4,2 % de CSG déductible',
      'Code général des impôts, art. 158, 5-a',
      '45,25 €',
    ])
      await expect.element(panel).toMatchTextContent(text)
    await net.getByRole('button', { name: /^10,55/ }).click()
    for (const text of [
      'Parts comptées à part',
      '18,6 % sur 40 % du brut, selon l’âge au départ',
      'Fraction imposable des rentes',
    ])
      await expect.element(panel).toMatchTextContent(text)
    await net.getByRole('button', { name: /^5586,38/ }).click()
    await expect.element(panel).toMatchTextContent('11 % de 6 150,00 € de versements déduits, 12,8 % de 164,55 € de gains')
    await net
      .getByRole('button', { name: /^34080,03/ })
      .first()
      .click()
    await expect.element(panel).toMatchTextContent('Capital, net estimé')
    await expect.element(panel.getByRole('button', { name: /^PERECO/ }).first()).toBeVisible()
  })

  test('[P-FMT-02] amounts that are hidden leave no digit of themselves in the net and the ages', async () => {
    const { app } = await renderExample(results())
    await pick()
    await expect.element(net.getByRole('table')).toBeVisible()
    await expect.element(ages.getByRole('table')).toBeVisible()
    app.settings.send({ type: 'amountsToggled' })
    await expect.poll(() => document.querySelectorAll('[aria-labelledby="net-title"] [data-amount="shown"]').length).toBe(0)
    expect(document.querySelectorAll('[aria-labelledby="compared-ages-title"] [data-amount="shown"]')).toHaveLength(0)
  })
})

describe('withdrawal, capital or annuity', () => {
  test('[WITH-07] what the annuity has paid by each age stands beside the same savings as capital, with the age in words, net once it is known (S-47)', async () => {
    await renderExample(results())
    const paid = region('Versé jusqu’ici, par âge')
    await expect.element(paid).toMatchTextContent('une fois en capital : 55 334,87 €')
    await expect.element(paid).toMatchTextContent('À partir de 90 ans, la rente aura versé plus que le capital.')
    await expect.element(paid).toMatchTextContent('Sans revalorisation, à partir de 93 ans.')
    await expect.element(paid).toMatchTextContent('En cas de décès avant, la rente s’arrête')
    await expect.element(paid).toMatchTextContent('La loi ne laisse pas toute cette épargne sortir en capital')
    await paid.getByRole('radio', { name: 'Tableau' }).click()
    expect((await rowsOf(paid.getByRole('table'))).slice(0, 2)).toEqual([
      ['64', '0,00 €'],
      ['65', '1 935,49 €'],
    ])
    await pickRates()
    await expect.element(paid).toMatchTextContent(/À partir de \d+ ans au plus tard, la rente aura versé plus que le capital/)
    expect((await rowsOf(paid.getByRole('table')))[1]).toEqual(['65', '1 598,01 €'])
  })

  test('[WITH-11] each option shows its amount where it is chosen, before the simulation', async () => {
    await renderExample(atStep('option'))
    const option = (name: RegExp) => page.getByRole('radio', { name })
    await expect.element(option(/^Rente viagère non réversible(?! avec)/)).toMatchTextContent('161,30 €')
    await expect.element(option(/par paliers croissants/)).toMatchTextContent('123,40 €')
  })

  test('[WITH-09] where the law leaves no capital one row says so (S-13)', async () => {
    await renderExample(
      results({ saver: LEA, answers: { annuity_type: null }, split: { '00712704 whole': ['27400,00', '0,00'] } }),
    )
    const names = async () => (await rowsOf(ages.getByRole('table'))).map(([name]) => name)
    await expect.poll(names).toContain('La loi ne laisse que la rente')
    expect(await names()).not.toContain('Tout en capital')
  })

  test('[WITH-10] the caution of a small contract stands at its control, before the choice (S-12)', async () => {
    await renderExample(distributing({ saver: LEA, split: {} }))
    const choice = page.getByRole('radiogroup', { name: /vous pouvez tout recevoir sous une seule forme/ })
    await expect.element(choice).toHaveAccessibleDescription(/reste sous réserve.*110,00\s€ par mois à votre départ/)
  })
})

describe('withdrawal, ages beside each other', () => {
  test('[NET-08] three ages and three ways with their gaps, without a further call', async () => {
    let calls = 0
    const counted: Between = (request, pass) => {
      if (request.path.endsWith('/simulators/mrm/simulation')) calls += 1
      return pass()
    }
    await renderExample(results({ between: counted }))
    expect(await rowsOf(ages.getByRole('table'))).toEqual([
      ['63 ans'],
      ['Tout en capital', '57 305,79 €', '− 1 146,13 €', '89,48 €', '− 4,73 €'],
      ['Tout en rente', '0,00 €', '0,00 €', '247,05 €', '− 12,94 €'],
      ['Mon choix', '34 744,61 €', '− 694,90 €', '153,19 €', '− 8,11 €'],
      ['64 ans'],
      ['Tout en capital', '58 451,92 €', '–', '94,21 €', '–'],
      ['Tout en rente', '0,00 €', '–', '259,99 €', '–'],
      ['Mon choix', '35 439,51 €', '–', '161,30 €', '–'],
      ['67 ans'],
      ['Tout en capital', '62 029,64 €', '+ 3 577,72 €', '110,56 €', '+ 16,35 €'],
      ['Tout en rente', '0,00 €', '0,00 €', '304,64 €', '+ 44,65 €'],
      ['Mon choix', '37 608,69 €', '+ 2 169,18 €', '189,28 €', '+ 27,98 €'],
    ])
    await expect.element(ages).toMatchTextContent('Calculé par cette page')
    await expect.element(ages).toMatchTextContent('au 01/04/2027, premier âge entier après l’âge légal')
    expect(calls).toBe(1)
  })
})

describe('withdrawal, the euros of today', () => {
  test('[NET-09] (S-8) (S-79) (S-92) are shown first, beside those of the start; the switch of all simulations leads to these and back', async () => {
    const { app } = await renderExample(results({ euros: 'today' }))
    await expect.element(page.getByText('Pour toutes vos simulations')).toBeVisible()
    await expect.element(euros).toHaveAttribute('aria-checked', 'true')
    await expect.poll(bandText).toContain('157,09 €')
    expect(bandText()).toContain('En euros de 2028 : 35 439,51 €')
    expect(bandText()).toContain('En euros de 2028 : 161,30 €')
    // A return that follows prices leaves the capital as it is today: the amount is not said twice.
    expect(bandText().split('34 516,02 €')).toHaveLength(2)
    expect(bandText()).toContain('Autant qu’aujourd’hui')
    // One switch for the page: a part far from it says which euros it counts in.
    expect(euros.elements()).toHaveLength(1)
    await expect.element(ages).toMatchTextContent('Montants en euros d’aujourd’hui.')
    await expect.element(ages.getByText('173,71 €').first()).toBeInTheDocument()
    await expect.element(region('Votre rente, âge par âge')).toMatchTextContent('Pouvoir d’achat estimé')
    await expect.element(page.getByText(/^Euros d’aujourd’hui\s: inflation supposée de 2,00\s% par an/)).toBeVisible()
    await page
      .getByRole('button', { name: /^157,09/ })
      .first()
      .click()
    await expect.element(panel).toMatchTextContent('Inflation jusqu’au départ')
    await euros.click()
    await expect.poll(bandText).toContain('En euros d’aujourd’hui : 157,09 €')
    expect(selectEurosKind(app.settings.getSnapshot())).toBe('departure')
    expect(bandText().split('34 516,02 €')).toHaveLength(2)
  })

  test('[NET-09] the annuity that the law compares with its threshold stays in the euros of the start', async () => {
    await renderExample(
      results({
        euros: 'today',
        saver: LEA,
        answers: { annuity_type: null },
        split: { '00712704 whole': ['27400,00', '0,00'] },
      }),
    )
    await expect.poll(bandText).toContain('27 400,00 €')
    expect(bandText()).toContain('70,28 €')
    expect(bandText()).toContain('126,26 € par mois en 2056, montant que la loi compare au seuil')
    expect(bandText()).toContain('la loi impose une rente au-delà de 110,00 € par mois')
  })
})
