import { describe, expect, test } from 'vitest'
import type { PageExample } from '../shell/index.ts'
import { page, renderPage } from '../testing/text/index.ts'
import { APART, ASKING, PLANNING, WITHOUT_SAVINGS } from './examples.tsx'

const open = ({ address, ports }: PageExample) => renderPage(address, ports)
const main = page.getByRole('main')
const card = (name: string) => page.getByRole('article', { name })

describe('my plan of exit', () => {
  test('[BEY-51] without a result leads to the simulator', async () => {
    await open(WITHOUT_SAVINGS)
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Mon plan de sortie')
    await expect.element(main).toMatchTextContent('Ce plan part d’un résultat')
    expect(page.getByRole('link', { name: 'Ouvrir « Capital ou rente ? »' }).elements()).toHaveLength(1)
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
    await expect.element(main).toMatchTextContent('Le critère : le plus net reçu jusqu’à 85 ans, selon la loi d’aujourd’hui')
    await expect.element(card('Tout en une fois')).toMatchTextContent('Il vous resterait, sans le quotient73 652,00 €')
    await expect
      .element(card('Tout en une fois'))
      .toMatchTextContent('si l’administration l’admet pour vos versements81 868,00 €')
    await expect.element(card('En parts égales')).toMatchTextContent('79 460,00 €')
    await expect
      .element(card('Le plus net reçu jusqu’à 85 ans selon la loi d’aujourd’hui'))
      .toMatchTextContent('Il vous resterait, sans le quotient80 196,98 €')
    await expect.element(main).toMatchTextContent('Avantage de 65 ans non compté (CGI, art. 157 bis)')
    await expect.element(main).toMatchTextContent('pourraient passer de 8,4 % à 10,1 %')
    await expect
      .element(main)
      .toMatchTextContent('S’il est admis pour chaque versement, le plan le plus net reçu jusqu’à 85 ans laisserait 82 0')
  })

  test('[BEY-51] explains the first year of the plan that is opened', async () => {
    await open(PLANNING)
    await card('Tout en une fois').getByRole('button', { name: 'Voir le calcul d’une année' }).click()
    const why = page.getByRole('region', { name: 'D’où vient ce chiffre ?' })
    await expect.element(why).toMatchTextContent('Tout en une fois, 2026')
    await expect.element(why).toMatchTextContent('Revenu imposable du foyer32 400,00 €')
    await expect.element(why).toMatchTextContent('Impôt avec16 928,00 €')
    await expect.element(why).toMatchTextContent('Impôt des versements16 928,00 €')
    await expect.element(why).toMatchTextContent('Impôt des gains3 840,00 €')
    await expect.element(why).toMatchTextContent('Prélèvements sociaux5 580,00 €')
    await expect.element(why).toMatchTextContent('Il reste, en 202673 652,00 €')
  })

  test('[BEY-51] other years make another plan', async () => {
    await open(PLANNING)
    await page.getByRole('combobox', { name: 'Sur combien d’années, au plus' }).selectOptions('10')
    await expect.element(card('En parts égales')).toMatchTextContent('79 530,00 €')
    await expect.element(page.getByRole('table')).toMatchTextContent('2035')
  })

  test('[BEY-51] says what stays apart, and which euros are shown', async () => {
    await open(APART)
    await expect.element(main).toMatchTextContent('d’autres contrats viennent à part, comme dans votre résultat')
    await expect.element(main).toMatchTextContent('Montants en euros d’aujourd’hui')
  })
})
