import { describe, expect, test } from 'vitest'
import type { PageExample } from '../shell/index.ts'
import { page, renderPage } from '../testing/text/index.ts'
import { APART, ASKING, CHOSEN, ONE_PAYMENT, PLANNING, TOO_HIGH, TOO_MUCH, WITH_ANNUITY, WITHOUT_SAVINGS } from './examples.tsx'

const open = ({ address, ports }: PageExample) => renderPage(address, ports)
const main = page.getByRole('main')
const MOST = 'Le plus net reçu jusqu’à 85 ans selon la loi d’aujourd’hui'
const card = (name: string) => page.getByRole('article', { name })
const part = (name: string) => page.getByRole('region', { name })

describe('my plan of exit', () => {
  test('[BEY-51] without a result leads to the simulator', async () => {
    await open(WITHOUT_SAVINGS)
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Mon plan de sortie')
    await expect.element(main).toMatchTextContent('Ce plan part d’un résultat')
    expect(page.getByRole('link', { name: 'Ouvrir « Capital ou rente ? »' }).elements()).toHaveLength(1)
  })

  test('[BEY-51] asks for the household, and plans nothing before', async () => {
    await open(ASKING)
    await expect.element(main).toMatchTextContent('La loi permet de les demander en une ou plusieurs fois')
    await expect.element(page.getByRole('radio', { name: 'À deux' })).toBeVisible()
    expect(page.getByRole('article').elements()).toHaveLength(0)
  })

  // docs/rules/examples/exit-plan.md, 3 and 4: 26 348 € and 20 540 € are taken, with the quotient 18 132 € at once.
  test('[BEY-40] [BEY-44] [BEY-51] shows three plans of a couple by their criterion, without the quotient and with it', async () => {
    await open(PLANNING)
    await expect
      .element(main)
      .toMatchTextContent(
        'Le critère : le plus net reçu jusqu’à 85 ans, rente comprise, à 0 % de rendement, selon la loi d’aujourd’hui',
      )
    const once = card('Tout en une fois')
    await expect.element(once).toMatchTextContent('Tout le capital en 2026.')
    await expect.element(once).toMatchTextContent('Il vous resterait, sans le quotient73 652,00 €')
    await expect.element(once).toMatchTextContent('si l’administration l’admet pour vos versements 81 868,00 €')
    await expect.element(card('En parts égales')).toMatchTextContent('5 fois 20 000,00 €')
    await expect.element(card('En parts égales')).toMatchTextContent(', de 2026 à 2030.')
    await expect.element(card('En parts égales')).toMatchTextContent('79 460,00 €')
    await expect.element(card(MOST)).toMatchTextContent('Il vous resterait, sans le quotient80 196,98 €')
    // 80 196,98 − 73 652,00
    await expect.element(main).toMatchTextContent('6 544,98 €')
    await expect.element(main).toMatchTextContent('Avantage de 65 ans non compté (CGI, art. 157 bis)')
    await expect.element(main).toMatchTextContent('pourraient passer de 8,4 % à 10,1 %')
    await expect
      .element(main)
      .toMatchTextContent('S’il est admis pour chaque versement, le plan le plus net reçu jusqu’à 85 ans laisserait 82 0')
  })

  test('[BEY-55] each plan is drawn thread by thread, with the tax that the quotient would take off', async () => {
    await open(PLANNING)
    const drawing = card('Tout en une fois').getByRole('img')
    // 16 928 € by the scale, of which 16 928 − 8 712 hang on the quotient, and 3 840 € on gains.
    await expect
      .element(drawing)
      .toHaveAccessibleName(
        'Ce qui est reçu\u00A0: 73652\u00A0€ restent, 5580\u00A0€ de prélèvements, 12552\u00A0€ d’impôt et, en pointillé, 8216\u00A0€ d’impôt que le quotient retirerait',
      )
  })

  test('[BEY-55] what is taken year by year unfolds in the card, with the year that bears most', async () => {
    await open(PLANNING)
    const equal = card('En parts égales')
    const opener = equal.getByRole('button', { name: 'Retenu chaque année' })
    await opener.click()
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
    // A fifth: 2 224 € by the scale, 768 € and 1 116 € of the gains (docs/rules/examples/exit-plan.md, 3).
    await expect.element(equal).toMatchTextContent('5 années, au plus 4 108,00 € en 2026.')
    await expect.element(equal).toMatchTextContent('20264 108,00 €')
    // One compartment alone is not named below each year.
    expect((await equal.findElement()).textContent).not.toContain('Versements volontaires')
  })

  test('[BEY-56] each year of each plan opens its calculation, every figure of which has a name', async () => {
    await open(PLANNING)
    const row = page.getByRole('row', { name: /^2026/ })
    await row.getByRole('button').first().click()
    await expect.element(main).toMatchTextContent('Tout en une fois, 2026')
    await expect.element(main).toMatchTextContent('L’impôt est calculé avec ces versements, puis sans eux')
    for (const line of ['Impôt dû avec ce plan', 'Impôt dû sans ce plan', 'Impôt forfaitaire de l’année', 'Net de l’année'])
      await expect.element(main).toMatchTextContent(line)
    expect((await main.findElement()).textContent).not.toMatch(/exit-plan\.|income-tax\./)
  })

  test('[BEY-56] says the levies of a year in lines that add up', async () => {
    await open(CHOSEN)
    const why = part('D’où vient ce chiffre ?')
    await expect.element(why).toMatchTextContent('En parts égales, 2026')
    await expect.element(why).toMatchTextContent('Reçu20 000,00 €')
    await expect.element(why).toMatchTextContent('Impôt des versements− 2 224,00 €')
    await expect.element(why).toMatchTextContent('Impôt des gains− 768,00 €')
    await expect.element(why).toMatchTextContent('Prélèvements sociaux− 1 116,00 €')
    await expect.element(why).toMatchTextContent('Il reste, en 202615 892,00 €')
  })

  test('[BEY-53] another number of parts makes another plan, and a number outside its bounds says so', async () => {
    await open(PLANNING)
    const parts = page.getByRole('textbox', { name: 'Parts égales, une par an' })
    await parts.fill('10')
    await expect.element(card('En parts égales')).toMatchTextContent('79 530,00 €')
    await expect.element(page.getByRole('textbox', { name: 'Au plus tard en' })).toHaveValue('2035')
    await parts.fill('16')
    await expect.element(main).toMatchTextContent('Indiquez un nombre de 1 à 15')
    await expect.element(card('En parts égales')).toMatchTextContent('79 530,00 €')
  })

  // docs/rules/examples/exit-plan.md, 3, with gains by the scale: 25 928 € of tax and 5 580 € of charges.
  test('[BEY-58] gains are taxed by the scale where it is asked for, and what is then left out is said', async () => {
    await open(PLANNING)
    await expect.element(page.getByRole('radio', { name: 'Forfaitaire' })).toBeChecked()
    await page.getByRole('radio', { name: 'Au barème' }).click()
    await expect.element(card('Tout en une fois')).toMatchTextContent('68 492,00 €')
    await expect.element(main).toMatchTextContent('Elle n’est pas comptée')
    await expect.element(part('D’où vient ce chiffre ?')).toMatchTextContent('Impôt des versements et des gains')
    expect(page.getByRole('radiogroup', { name: 'Impôt sur le capital de la petite rente' }).elements()).toHaveLength(0)
  })

  test('[BEY-58] a small annuity alone is asked how its capital is taxed', async () => {
    await open(WITH_ANNUITY)
    await card('Tout en une fois').getByRole('button', { name: 'Retenir ce plan' }).click()
    const why = part('D’où vient ce chiffre ?')
    await expect.element(why).toMatchTextContent('Tout en une fois')
    expect((await why.findElement()).textContent).not.toContain('Impôt du petit capital')
    await page.getByRole('radio', { name: 'À 7,5 %' }).click()
    await card('Tout en une fois').getByRole('button', { name: 'Retenir ce plan' }).click()
    // 7,5 % of 10 800 €.
    await expect.element(why).toMatchTextContent('Impôt du petit capital− 810,00 €')
  })

  test('[BEY-47] [BEY-54] a contract of one payment has one plan, and the law is said beside it', async () => {
    await open(ONE_PAYMENT)
    await expect.element(card('Tout en une fois')).toBeVisible()
    expect(page.getByRole('article').elements()).toHaveLength(1)
    await expect.element(main).toMatchTextContent('La loi permet pourtant les parts')
    expect(page.getByRole('combobox', { name: 'Nombre de versements, au plus' }).elements()).toHaveLength(0)
    await page.getByRole('radio', { name: 'En plusieurs fois' }).click()
    await expect.element(page.getByRole('combobox', { name: 'Nombre de versements, au plus' })).toBeVisible()
    await expect.element(card('En parts égales')).toBeVisible()
  })

  test('[BEY-42] [BEY-52] [BEY-55] says how much becomes an annuity, with which rate and until which age', async () => {
    await open(WITH_ANNUITY)
    await expect.element(main).toMatchTextContent('La moitié de la table de mortalité atteint 93 ans')
    await expect.element(main).toMatchTextContent('3,6 % par an de ce qui est converti')
    await expect.element(main).toMatchTextContent('Déjà réparti en rente20 000,00 €')
    await expect.element(main).toMatchTextContent('1 % par an supposés, les mêmes dans tous les plans')
    await expect.element(main).toMatchTextContent('Petite rente versée en capital 12 000,00 €')
    await expect.element(main).toMatchTextContent('en rente dès 2026.')
  })

  test('[BEY-57] a plan that is chosen is marked, and stands by itself to be taken along; another answer ends that', async () => {
    await open(PLANNING)
    const choose = card('En parts égales').getByRole('button', { name: 'Retenir ce plan' })
    await choose.click()
    await expect.element(choose).toHaveAttribute('aria-pressed', 'true')
    const chosen = part('Le plan que vous retenez')
    await expect.element(chosen).toMatchTextContent('rien n’est envoyé')
    await expect.element(chosen).toMatchTextContent('− 20 540,00 €')
    expect(chosen.getByRole('button', { name: 'Exporter ce plan' }).elements()).toHaveLength(1)
    await page.getByRole('button', { name: 'Une part de plus' }).click()
    await expect.element(choose).toHaveAttribute('aria-pressed', 'false')
    expect(chosen.elements()).toHaveLength(0)
  })

  test('[BEY-57] shows the chosen plan again on return', async () => {
    await open(CHOSEN)
    await expect.element(card('En parts égales')).toMatchTextContent('Plan retenu')
    await expect.element(part('Le plan que vous retenez')).toBeVisible()
  })

  test('[BEY-59] says that savings or incomes are above what a plan counts, and the rest of the page stays', async () => {
    await open(TOO_MUCH)
    await expect.element(main).toMatchTextContent('jusqu’à 10 000 000 € de versements ou de gains par compartiment')
    expect(page.getByRole('textbox').elements()).toHaveLength(0)
    await open(TOO_HIGH)
    await expect.element(main).toMatchTextContent('jusqu’à 10 000 000 € de revenu imposable par an')
    await expect.element(main).toMatchTextContent('Écrivez un montant, 10 000 000 € au plus')
    expect(page.getByRole('article').elements()).toHaveLength(0)
  })

  test('[BEY-51] says what stays apart, and which euros are shown', async () => {
    await open(APART)
    await expect.element(main).toMatchTextContent('Versé à part12 000,00 €')
    await expect.element(main).toMatchTextContent('Montants en euros d’aujourd’hui')
  })
})
