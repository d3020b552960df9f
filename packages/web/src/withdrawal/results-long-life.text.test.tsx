import { describe, expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { LEA, MARC, results, REVERSIBLE } from './examples.tsx'
import { resultsIn, rowsOf } from './results.testing.ts'

const { panel, region } = resultsIn(page)
const longLife = region('Et si je vis longtemps ?')
const euros = page.getByRole('switch', { name: 'En euros d’aujourd’hui' })
const sums = region('La somme des rentes et le capital')
const ages = region('Jusqu’à quel âge ?')
const options = region('Ce que reçoit celui qui reste')
const choice = options.getByRole('rowheader', { name: /Comme dans vos réponses/ })

describe('withdrawal, a long life with the annuity', () => {
  test('[BEY-62] [BEY-63] [BEY-68] the age is said without interest, with the share of a prudent table, and the other reading beside it', async () => {
    await renderExample(results())
    // 344 × 161,30 € = 55 487,20 €, by the mixed table: docs/rules/examples/longevity.md, case 12.
    await expect
      .element(sums)
      .toMatchTextContent(/^La somme.*À 92 ans et 8 mois, la somme des rentes brutes atteint le capital converti, 55 334,87 €/)
    await expect.element(sums).toMatchTextContent('sans compter d’intérêt.')
    await expect
      .element(sums)
      .toMatchTextContent(/Dans cette table, prudente, 53,1 %.* des personnes en vie à 64 ans vivent au moins jusque-là\./)
    await expect.element(sums).toMatchTextContent(/Ici la rente ne monte pas\. Si elle monte de 1,00 % par an, c’est à 89 ans/)
    await expect.element(longLife).toMatchTextContent('atteindre le capital n’est pas un gain')
    await expect.element(longLife).not.toMatchTextContent(/votre chance|remboursé|gagnant|vous vivrez/)
  })

  test('[BEY-63] [BEY-68] in the euros of today the annuity follows prices, or rises less than they do', async () => {
    await renderExample(results({ euros: 'today' }))
    await expect.element(euros).toBeChecked()
    await expect.element(sums).toMatchTextContent('À 92 ans et 8 mois, la somme des rentes brutes atteint le capital converti')
    await expect
      .element(sums)
      .toMatchTextContent(
        /Ici la rente suit les prix\. Si elle monte de 1,00 % par an quand les prix montent de 2,00 %, c’est à 9\d ans/,
      )
    await expect.element(longLife).toMatchTextContent('Montants en euros d’aujourd’hui.')
  })

  test('[BEY-64] the sums stand in a table, each with its gap and the share of the table that lives', async () => {
    await renderExample(results())
    await sums.getByRole('radio', { name: 'Tableau' }).click()
    const rows = await rowsOf(sums.getByRole('table'))
    // 6 × 12 × 161,30 € by 70; 31 × 1 935,60 € by 95.
    expect(rows[0]?.slice(0, 3)).toEqual(['65', '1 935,60 €', '− 53 399,27 €'])
    expect(rows.find(([age]) => age === '95')?.slice(0, 3)).toEqual(['95', '60 003,60 €', '+ 4 668,73 €'])
  })

  test('[BEY-60] [BEY-66] [BEY-69] alone, the ages of one person and no reversion, which is asked for', async () => {
    await renderExample(results())
    await expect.element(ages).toMatchTextContent(/Neuf personnes sur dix vivent au moins jusqu’à \d+ ans/)
    expect(await rowsOf(ages.getByRole('table'))).toHaveLength(4)
    const rows = await rowsOf(options.getByRole('table'))
    expect(rows[0]).toEqual(['Rente simple, à vie', '161,30 €', 'Plus rien'])
    expect(rows[1]?.[0]).toBe('5 années garanties')
    await expect.element(options).toMatchTextContent(/de 161,30 €.* par mois pour la rente simple à 154,43 €.* pour « 20 années/)
    await expect.element(choice).toMatchTextContent(/^Rente simple, à vie/)
    await expect.element(options).toMatchTextContent('jusqu’à la fin des 5 ans, puis rien')
    await expect.element(options).toMatchTextContent('Une réversion dépend de l’âge de votre conjoint')
  })

  test('[BEY-61] [BEY-65] [BEY-66] [BEY-69] as a couple, four ages, and what each option leaves after each death', async () => {
    await renderExample(results({ answers: REVERSIBLE }))
    await expect.element(ages).toMatchTextContent('À deux on compte plus loin')
    expect(await rowsOf(ages.getByRole('table'))).toHaveLength(16)
    for (const name of ['Une personne de votre âge', 'à son âge', 'Au moins une des deux', 'Les deux'])
      await expect.element(ages.getByRole('table')).toMatchTextContent(name)
    const rows = await rowsOf(options.getByRole('table'))
    const sixty = rows.find(([name]) => name === 'Réversion de 60 %')
    // 92,34 + 47,92 € a month (docs/rules/withdrawal.md); the spouse has 60 % of 1 108,04 and of 575,02 € a year: 55,40 + 28,75 €.
    expect(sixty).toEqual(['Réversion de 60 %', '140,26 €', '84,15 €', '140,26 €', 'Plus rien'])
    const hundred = rows.find(([name]) => name === 'Réversion de 100 %')
    expect(hundred?.[2]).toBe(hundred?.[1])
    await expect.element(choice).toMatchTextContent(/^Réversion de 60 %/)
    await expect.element(longLife).toMatchTextContent('sans lien entre elles')
  })

  test('[BEY-60] [BEY-62] [BEY-66] ages, shares and amounts open the calculation that they come from', async () => {
    await renderExample(results({ answers: REVERSIBLE }))
    await sums.getByRole('button', { name: /^92 ans et 8 mois/ }).click()
    await expect.element(panel).toMatchTextContent('Le versement n° 344 est le premier par lequel leur somme atteint le capital.')
    await expect.element(panel).toMatchTextContent(/Prix de 1 € de rente|coûte/)
    await sums.getByRole('button', { name: /^53,1/ }).click()
    await expect.element(panel).toMatchTextContent('En vie dans la table')
    await ages
      .getByRole('button', { name: /ans et/ })
      .first()
      .click()
    await expect.element(panel).toMatchTextContent(/vivent encore dans la table ; un mois plus tard, 8\d/)
    await options.getByRole('button', { name: /^84,15/ }).click()
    await expect.element(panel).toMatchTextContent('Part de 60 % pour le conjoint, chaque mois')
  })

  test('[BEY-67] contracts of two tables are counted by the more prudent one', async () => {
    await renderExample(results({ saver: MARC, split: {} }))
    await expect.element(longLife).toMatchTextContent('Table TGF05, prudente')
  })

  test('[BEY-68] where nothing becomes an annuity there is no such part', async () => {
    await renderExample(
      results({ saver: LEA, answers: { annuity_type: null }, split: { '00712704 whole': ['27400,00', '0,00'] } }),
    )
    await expect.element(page.getByText('Capital demandé, supposé accepté')).toBeVisible()
    await import('./results/long-life.tsx')
    await expect.element(longLife).not.toBeInTheDocument()
  })

  test('[P-FMT-02] amounts that are hidden leave no digit of themselves', async () => {
    const { app } = await renderExample(results())
    await expect.element(options.getByRole('table')).toBeVisible()
    app.settings.send({ type: 'amountsToggled' })
    await expect.poll(() => document.querySelectorAll('[data-fold="long-life"] [data-amount="shown"]').length).toBe(0)
    await expect.element(longLife).not.toMatchTextContent(/161,30|55 334/)
  })
})
