import { plainDate } from '@hautelisse/domain/calendar'
import { encodeCase } from '@hautelisse/domain/case'
import { euros } from '@hautelisse/domain/money'
import { taxSavingCases } from '@hautelisse/domain/tax-saving'
import { describe, expect, test } from 'vitest'
import { leaveField, page, renderExample, renderPage } from '../testing/text/index.ts'
import { result } from './examples.tsx'

/** 52 000 a year: the worked cases of docs/rules/examples/beyond-ceilings.md. */
const WORKED = { pay: '4 333,33' } as const
const notice = page.getByRole('region', { name: 'Affiner avec votre avis d’impôt' })
const inverse = page.getByRole('region', { name: 'Combien verser pour économiser…' })
const opener = notice.getByRole('button', { name: 'Utiliser mon avis d’impôt' })
const line = (name: RegExp) => notice.getByRole('textbox', { name })
const table = notice.getByRole('table')

const typeNotice = async (): Promise<void> => {
  await opener.click()
  await line(/2023/).fill('1200')
  await line(/2024/).fill('4000')
  await line(/non utilisé pour les revenus de 2025/).fill('4500')
  await line(/calculé sur les revenus de 2025/).fill('4710')
}

describe('the lines of the tax notice', () => {
  test('[BEY-35] are shut until they are asked for, and stand under their names with a drawing of where they are', async () => {
    await renderExample(result(WORKED))
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
    await expect.element(notice.getByRole('textbox').first()).not.toBeInTheDocument()
    await opener.click()
    expect(notice.getByRole('textbox').elements()).toHaveLength(4)
    await expect
      .element(notice.getByRole('img'))
      .toHaveAccessibleName(/Plafond épargne retraite.*4 lignes à recopier et leur somme/)
    await expect
      .element(notice)
      .toMatchTextContent(/Recopiez les lignes 1 à 4. La ligne 5, « Plafond pour les cotisations versées en 2026 »/)
    await expect.element(notice.getByText(/mettez-vous vos plafonds/i)).not.toBeInTheDocument()
    await notice.getByRole('button', { name: 'Refermer l’avis d’impôt' }).click()
    await expect.element(notice.getByRole('textbox').first()).not.toBeInTheDocument()
  })

  test('[BEY-21] [BEY-36] say their sum as a check, what is left until when and only beyond what, with the tax that it is worth', async () => {
    await renderExample(result({ ...WORKED, amount: '5 500,00' }))
    await typeNotice()
    await expect.element(notice).toMatchTextContent(/5\. Somme : 14 410,00 €.*, à comparer avec la ligne 5 de l’avis/)
    await expect
      .element(notice)
      .toMatchTextContent(
        /Il vous reste 1 200,00 €.* de plafond de 2023, utilisables jusqu’au 31\/12\/2026, seulement si vous versez plus que votre plafond de l’année \(4 710,00 €.*\)/,
      )
    await expect.element(notice).toMatchTextContent(/économiserait 360,00 €.* d’impôt de plus, pour 5 910,00 €/)
    await expect
      .element(notice)
      .toMatchTextContent(/4 000,00 €.* de 2024, jusqu’au 31\/12\/2027 : encore 1 200,00 €.* d’impôt en moins/)
    await expect
      .element(notice)
      .toMatchTextContent(/De vos 5 500,00 €.* de versement, 5 500,00 €.* seraient déduits cette année, pour 1 650,00 €/)
    await expect
      .element(page.getByRole('region', { name: 'Versement déductible maximal en 2026' }))
      .toMatchTextContent('C’est le plafond de l’année seule : les lignes de votre avis d’impôt sont comptées plus bas')
    await expect
      .element(notice)
      .toMatchTextContent('Le résultat en haut de la page ne compte que le plafond de l’année : il est plus bas')
    await expect.element(table.getByRole('row').nth(1)).toMatchTextContent(/2023.*1 200,00 €.*790,00 €.*410,00 €.*31\/12\/2026/)
    await expect.element(table.getByRole('row').nth(4)).toMatchTextContent(/2026.*4 710,00 €.*4 710,00 €.*0,00 €.*31\/12\/2031/)
    await expect
      .element(notice)
      .toMatchTextContent('selon deux commentaires de la loi de finances pour 2026, dont nous n’avons pas lu le texte')
  })

  test('[BEY-39] open the calculation of what a former ceiling is worth, down to the lines, and of what is used, one at a time', async () => {
    await renderExample(result({ ...WORKED, amount: '5 500,00' }))
    await typeNotice()
    await notice.getByRole('button', { name: /^360,00/ }).click()
    const panel = notice.getByRole('complementary', { name: 'D’où vient ce chiffre ?' })
    await expect.element(panel).toMatchTextContent(/Impôt en moins grâce au plafond de 2023/)
    await expect.element(panel).toMatchTextContent(/Impôt avant cette déduction.*5 731,00 €/)
    await expect.element(panel).toMatchTextContent(/Impôt avec cette déduction.*5 371,00 €/)
    await table.getByRole('button', { name: /^410,00/ }).click()
    await expect.element(panel).toMatchTextContent(/Reste du plafond de 2023/)
    await expect.element(panel).toMatchTextContent(/Plafond sur l’avis de 2023.*1 200,00 €/)
    await expect.element(panel).toMatchTextContent(/art\. 163 quatervicies/)
    await expect.element(panel).not.toMatchTextContent(/ceiling\.|income-tax\./)
    expect(document.querySelectorAll('#explanation')).toHaveLength(1)
  })

  test('[BEY-24] [BEY-36] say what exceeds all of them, and that an estimate stands for the calculated one', async () => {
    await renderExample(result({ ...WORKED, amount: '8 000,00' }))
    await opener.click()
    await line(/2023/).fill('1200')
    await expect.element(notice).toMatchTextContent(/l’estimation de cette page en tient lieu/)
    await expect
      .element(notice)
      .toMatchTextContent(/2 090,00 €.* dépassent tous vos plafonds : ils ne sont déduits ni cette année ni plus tard/)
  })

  test('[BEY-35] that are no amount are refused in words once left', async () => {
    await renderExample(result(WORKED))
    await opener.click()
    await line(/2023/).fill('12 000 000 000')
    await leaveField()
    await expect.element(line(/2023/)).toHaveAccessibleDescription(/Au plus 99/)
  })

  test('[BEY-26] [BEY-36] of a couple are pooled where it says so, with the spouse’s lines', async () => {
    await renderExample(result({ ...WORKED, spouse: '2 500,00', amount: '15 000,00' }))
    await opener.click()
    await line(/2024/).fill('2000')
    await line(/non utilisé pour les revenus de 2025/).fill('2290')
    await line(/calculé sur les revenus de 2025/).fill('4710')
    await expect.element(notice).toMatchTextContent(/6 000,00 €.* dépassent tous vos plafonds/)
    await notice.getByRole('radio', { name: 'Oui' }).click()
    const spouse = notice.getByRole('group', { name: 'Colonne de votre conjoint ou partenaire' })
    await spouse.getByRole('textbox', { name: /2023/ }).fill('3000')
    await spouse.getByRole('textbox', { name: /2024/ }).fill('2290')
    await spouse.getByRole('textbox', { name: /non utilisé pour les revenus de 2025/ }).fill('2000')
    await spouse.getByRole('textbox', { name: /calculé/ }).fill('4710')
    await notice.getByRole('textbox', { name: /verse dans l’année/ }).fill('1000')
    await expect.element(notice).toMatchTextContent(/Dont 6 000,00 €.* sur le plafond de votre conjoint/)
    await expect.element(table.nth(1).getByRole('row').nth(1)).toMatchTextContent(/2023.*3 000,00 €.*2 290,00 €.*710,00 €/)
    await expect.element(table.nth(1).getByRole('row').nth(4)).toMatchTextContent(/2026.*4 710,00 €.*4 710,00 €.*0,00 €/)
  })
})

describe('how much to pay for a wanted saving', () => {
  const savingField = inverse.getByRole('textbox', { name: 'Économie d’impôt voulue' })

  test('[BEY-37] is the smallest payment, to the euro or to the cent, within the ceiling of the result', async () => {
    await renderExample(result(WORKED))
    await savingField.fill('1000')
    await expect.element(inverse).toMatchTextContent(/3 332,00 €.* à verser dans l’année/)
    await expect.element(inverse).toMatchTextContent(/Économie dans ce calcul : 1 000,00 €.*Un euro de moins ne suffirait pas/)
    await inverse.getByRole('radio', { name: 'Au centime' }).click()
    await expect.element(inverse).toMatchTextContent(/3 331,\d\d €.* à verser dans l’année.*Un centime de moins/)
    await savingField.fill('2000')
    await expect
      .element(inverse)
      .toMatchTextContent(/Au plus 1 413,00 €.*au-delà de vos plafonds \( ?4 710,00 €.*\), plus rien n’est déduit/)
  })

  test('[BEY-37] goes beyond it with the lines of the notice', async () => {
    await renderExample(result(WORKED))
    await typeNotice()
    await savingField.fill('1500')
    await expect.element(inverse).toMatchTextContent(/4 999,00 €.* à verser dans l’année.*vos plafonds non utilisés servent/)
  })

  test('[BEY-31] [BEY-37] says so without a tax', async () => {
    await renderExample(result({ pay: '1 000,00' }))
    await savingField.fill('100')
    await expect.element(inverse).toMatchTextContent('dans ce calcul, aucun versement n’en économise')
  })
})

test('[BEY-35] what is typed outlives a reload of the tab', async () => {
  const { app } = await renderExample(result(WORKED))
  await typeNotice()
  await expect.poll(() => app.sessionStorage.read('hautelisse.tax-notice')).toContain('"own_3":"1 200')
})

test('[BEY-36] [BEY-39] a link shows what the lines let be deducted and save, and where that comes from', async () => {
  const lines = { unused: [1200, 4000, 4500].map((amount) => euros(amount)), calculated: euros(4710) }
  const one = taxSavingCases.caseOf(
    {
      gender: 'F',
      client_age: 41,
      marital_status: 'CE',
      monthly_income: euros('4333.33'),
      allocated_amount: euros(5500),
      allocated_periodicity: 'one_shot',
      notice: lines,
    },
    plainDate('2026-11-20'),
  )
  await renderPage(`/simulation#c=${encodeCase(one)}`, {})
  const main = page.getByRole('main')
  await expect.element(main).toMatchTextContent(/Plafonds non utilisés, sur l’avis.*9 700,00 €/)
  await expect.element(main).toMatchTextContent(/Déduit, avec les plafonds de l’avis.*5 500,00 €/)
  await main.getByRole('button', { name: /^1650,00/ }).click()
  const panel = page.getByRole('complementary', { name: 'D’où vient ce chiffre ?' })
  await expect.element(panel).toMatchTextContent(/Impôt en moins grâce au versement.*7 144,00 €/)
  await expect.element(panel).not.toMatchTextContent(/ceiling\./)
})
