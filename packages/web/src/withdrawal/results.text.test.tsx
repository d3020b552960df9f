import { describe, expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { results, REVERSIBLE, THOMAS } from './examples.tsx'
import { bandText, resultsIn, rowsOf } from './results.testing.ts'

const { main, panel, region, why } = resultsIn(page)

describe('withdrawal, the results', () => {
  test('[MRM-07] [MRM-14] [MRM-34] capital and annuity, in total and by contract', async () => {
    await renderExample(results())
    await expect.poll(bandText).toContain('En capital, une seule fois')
    expect(bandText()).toContain('34 516,02 €')
    expect(bandText()).toContain('aujourd’hui, avec un rendement net supposé de 2,00 % par an')
    await expect.element(page.getByRole('button', { name: /^161,30 € ?, D’où vient ce chiffre/ }).first()).toBeVisible()
    expect(await rowsOf(region('Le détail par contrat').getByRole('table'))).toEqual([
      ['PER d’entreprise obligatoire', '13 122,14 €', '106,19 €', '1 274,22 €'],
      ['PERECO', '22 317,37 €', '0,00 €', '0,00 €'],
      ['Retraite article 83', '0,00 €', '55,11 €', '661,27 €'],
      ['Total', '35 439,51 €', '161,30 €', '1 935,49 €'],
    ])
    await expect.element(page.getByText('Estimation du 20/11/2026, sans engagement.')).toBeVisible()
  })

  test('[MRM-82] projected savings, converted and in capital, by contract with their rate and their calculation', async () => {
    await renderExample(results())
    const contracts = region('Le détail par contrat')
    await expect
      .element(contracts)
      .toMatchTextContent('Épargne projetée à 64 ans avec un rendement net supposé de 2,00 % par an.')
    await expect.element(contracts.getByRole('columnheader', { name: 'Épargne projetée en capital' })).toBeVisible()
    for (const [contract, converted] of [
      ['PER d’entreprise obligatoire', '36 429,48 €'],
      ['PERECO', '0,00 €'],
      ['Retraite article 83', '18 905,39 €'],
      ['Total', '55 334,87 €'],
    ] as const) {
      const head = contracts.getByRole('rowheader', { name: contract })
      await expect.element(head).toMatchTextContent('Épargne projetée convertie en rente')
      await expect.element(head).toMatchTextContent(converted)
    }
    await contracts.getByRole('button', { name: /^36429,48/ }).click()
    await expect.element(panel).toMatchTextContent('Épargne projetée convertie en rente')
    for (const text of ['35 480,20 €', '× 1,0267551638', '36 429,48 €']) await expect.element(panel).toMatchTextContent(text)
    await expect.element(contracts.getByRole('button', { name: /^18905,39/ })).toBeVisible()
  })

  test('[MRM-15] [S-CONST-15] the annuity at each age, drawn and in a table', async () => {
    await renderExample(results())
    const ages = region('Votre rente, âge par âge')
    await expect.element(ages.getByText('Rente de départ, estimée. Une fois versée, elle ne peut plus baisser.')).toBeVisible()
    await expect.element(ages.getByText('Revalorisation supposée de 1,00 % par an')).toBeVisible()
    const reader = ages.getByRole('slider', { name: 'Lire le montant à un âge' })
    await expect.element(reader).toHaveAttribute('aria-valuetext', expect.stringMatching(/^64\sans.*161,30\s€$/))
    await ages.getByRole('radio', { name: 'Tableau' }).click()
    const table = await rowsOf(ages.getByRole('table'))
    expect([table.length, ...[0, 16, 31].map((index) => table[index]?.slice(0, 2))]).toEqual([
      32,
      ['64', '161,30 €'],
      ['80', '189,13 €'],
      ['95', '219,57 €'],
    ])
    await ages.getByRole('combobox', { name: 'Contrat' }).selectOptions('Retraite article 83')
    expect((await rowsOf(ages.getByRole('table')))[0]).toEqual(['64', '55,11 €', '661,27 €'])
  })

  test('[MRM-16] [S-CONST-07] [MRM-17] [S-CONST-12] (S-51) guaranteed years with their gap, and the steps', async () => {
    await renderExample(results())
    const guaranteed = region('Avec des années garanties')
    await expect.element(guaranteed).toMatchTextContent('28,35 − 5 = 23,35 ans, donc 20 ans au plus. Hypothèse du simulateur.')
    await guaranteed.getByRole('radio', { name: 'Tableau' }).click()
    const table = await rowsOf(guaranteed.getByRole('table'))
    expect(table.map(([years, month, gap]) => [years, month, gap])).toEqual([
      ['5 ans', '161,03 €', '− 0,27 €'],
      ['10 ans', '160,05 €', '− 1,25 €'],
      ['15 ans', '158,03 €', '− 3,27 €'],
      ['20 ans', '154,43 €', '− 6,87 €'],
    ])
    const steps = region('Par paliers')
    await steps.getByRole('radio', { name: 'Tableau' }).click()
    expect((await rowsOf(steps.getByRole('table'))).map(([step, month]) => [step, month])).toEqual([
      ['Avant 70 ans', '123,40 €'],
      ['De 70 à 75 ans', '148,07 €'],
      ['Après 75 ans', '177,69 €'],
    ])
  })

  test('[MRM-16] [S-CONST-07] [S-CONST-08] guaranteed years of one contract, each up to its own limit', async () => {
    await renderExample(results({ split: {} }))
    const guaranteed = region('Avec des années garanties')
    await expect.element(guaranteed).toMatchTextContent('28,35 − 5 = 23,35 ans, donc 20 ans au plus.')
    await expect.element(guaranteed).toMatchTextContent('30,5 − 5 = 25,5 ans, donc 25 ans au plus.')
    await expect
      .element(guaranteed)
      .toMatchTextContent('Les durées montrées sont celles que tous vos contrats proposent, 20 ans au plus.')
    await guaranteed.getByRole('radio', { name: 'Tableau' }).click()
    expect((await rowsOf(guaranteed.getByRole('table'))).map(([years]) => years)).toEqual(['5 ans', '10 ans', '15 ans', '20 ans'])
    await guaranteed.getByRole('combobox', { name: 'Contrat' }).selectOptions('PERECO')
    await expect.element(guaranteed).not.toMatchTextContent('23,35 ans')
    const own = (await rowsOf(guaranteed.getByRole('table'))).at(-1)
    expect([own?.[0], own?.[3]]).toEqual(['25 ans', '684,41 €'])
    await guaranteed.getByRole('button', { name: /^684,41/ }).click()
    await expect.element(panel).toMatchTextContent('Rente simple, 25 années garanties, par an')
  })

  test('[P-FMT-02] amounts that are hidden leave no digit of themselves', async () => {
    const { app } = await renderExample(results())
    await expect.element(why.first()).toBeVisible()
    app.settings.send({ type: 'amountsToggled' })
    await why.first().click()
    await expect.element(panel).toMatchTextContent('••• €')
    const written = main.element().outerHTML.replaceAll('\u00A0', ' ')
    // The law's own threshold is no amount of the saver's.
    expect(written.replaceAll('110,00 €', '').match(/\d,\d\d\s?€/g)).toBeNull()
    expect(main.element().querySelectorAll('[data-amount="shown"]')).toHaveLength(0)
  })

  test('[MRM-38] [S-CONST-03] what the spouse receives and what it costs', async () => {
    await renderExample(results({ answers: REVERSIBLE }))
    const reversion = region('Ce que reçoit votre conjoint')
    await expect.element(reversion).toMatchTextContent('votre conjoint reçoit 60 % de votre rente, toute sa vie')
    await expect.element(reversion).toMatchTextContent('Si votre conjoint décède avant vous, votre rente ne change pas.')
    await expect
      .element(reversion)
      .toMatchTextContent('la rente est versée à 100 % jusqu’à leur terme, puis à 60 % à votre conjoint')
    await expect.element(reversion.getByRole('button', { name: /^161,30 €/ })).toBeVisible()
    await expect.element(region('Par paliers')).not.toBeInTheDocument()
    const price = reversion.getByRole('button', { name: /^− / })
    await price.click()
    await expect.element(panel).toMatchTextContent('Prix de la réversion')
  })

  test('[MRM-38] [S-CONST-06] with guaranteed years in the lead, 10 at least, each amount names its annuity', async () => {
    await renderExample(results({ answers: { ...REVERSIBLE, annuity_type: 'RV_RAG' } }))
    const guaranteed = region('Avec des années garanties')
    await guaranteed.getByRole('radio', { name: 'Tableau' }).click()
    const offered = (await rowsOf(guaranteed.getByRole('table'))).map(([years]) => years)
    expect(offered).toEqual(['10 ans', '15 ans', '20 ans'])
    const reversion = region('Ce que reçoit votre conjoint')
    const named = (await reversion.findElement()).querySelectorAll('dt')
    expect([...named].map((term) => term.textContent)).toEqual([
      'Votre conjoint, par moisRente réversible, 10 années garanties',
      'Votre conjoint, par anRente réversible, 10 années garanties',
      'Vous, avec réversionRente réversible',
      'Vous, sans réversionRente simple',
      'Prix de la réversionSans années garanties',
    ])
  })

  test('[MRM-12] [MRM-79] with one contract the option is picked on the result', async () => {
    await renderExample(results({ saver: THOMAS, answers: { annuity_type: null }, split: {} }))
    const options = page.getByRole('radiogroup', { name: 'Sous quelle forme recevoir votre rente ?' })
    await expect.poll(() => options.getByRole('radio').elements()).toHaveLength(3)
    await expect.element(options.getByRole('radio', { checked: true })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Garder, partager, imprimer' }).click()
    await page.getByRole('button', { name: 'Imprimer', exact: true }).click()
    await expect.element(page.getByText('Veuillez sélectionner une option de rente')).toBeVisible()
    await options.getByRole('radio', { name: /^Rente viagère par paliers croissants/ }).click()
    await expect.element(page.getByText('Veuillez sélectionner une option de rente')).not.toBeInTheDocument()
    await expect.poll(bandText).toContain('Rente par paliers, avant 70 ans')
  })
})
