import { describe, expect, test } from 'vitest'
import type { Example } from '../shell/index.ts'
import { actAll, expectReadable, page, renderExample, renderPage } from '../testing/text/index.ts'
import { BEGINNING, EXAMPLES, RESULT, SECOND } from './examples.tsx'

const button = (name: string | RegExp) => page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const OWN = 'Patrimoine propre de votre conjoint, avec sa moitié des biens communs'
const heading = page.getByRole('heading', { level: 1, name: 'Et au second décès ?' })
/** The card of an option; its calculations on paper follow. */
const option = (name: string) => page.getByRole('article').filter({ hasText: name }).first()

/** Draws an example, and does what is done there first. */
const show = async (example: Example) => {
  const view = await renderExample(example)
  await actAll(example.acts ?? [])
  return view
}

/** Draws the example of the room that has this name. */
const showNamed = async (name: string): Promise<void> => {
  const named = EXAMPLES.find((example) => example.name === name)
  if (named === undefined || !('element' in named)) throw new Error(`No example is named ${name}.`)
  await show(named)
}

describe('the second death', () => {
  test('[BEY-89] is a page of its own, to which the result leads and from which it leads back', async () => {
    const { address } = await show(RESULT)
    await page.getByRole('link', { name: 'Voir le second décès' }).click()
    await expect.element(heading).toBeVisible()
    expect(address()).toBe('/transmission?vue=second-deces')
    await expect.poll(() => document.title).toBe('Le second décès – Ma Transmission 360 – Hautelisse')
    await button('Revenir au résultat').click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ma Transmission 360' })).toBeVisible()
    await expect.poll(address).toBe('/transmission')
  })

  test('[BEY-89] has an entry in the history: Back shows the result, and what was typed is still there after it', async () => {
    const { address, back } = await renderPage('/transmission', SECOND.ports)
    await actAll(SECOND.acts ?? [])
    back()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ma Transmission 360' })).toBeVisible()
    expect(address()).toBe('/transmission')
    await page.getByRole('link', { name: 'Voir le second décès' }).click()
    await expect.element(box(OWN)).toHaveValue('600 000,00')
    expect(address()).toBe('/transmission?vue=second-deces')
  })

  // The half of 520 000, of 310 000 and of 180 000 less 8 500: 496 500; the spouse's own 600 000.
  test('[BEY-85] [BEY-89] is computed once the spouse’s patrimony is told, option beside option', async () => {
    await show({ ...SECOND, acts: SECOND.acts?.slice(0, 3) ?? [] })
    await expect.element(page.getByText(/Si tout restait comme aujourd’hui/)).toBeVisible()
    await expect.element(page.getByText(/Le calcul apparaît dès que/)).toBeVisible()
    await expect.element(page.getByRole('article')).not.toBeInTheDocument()
    await box(OWN).fill('600000')
    await expect.element(option('La totalité en usufruit').getByText(/76\s088,00\s€/)).toBeVisible()
    const table = page.getByRole('table', { name: 'L’impôt des deux décès et ce que chaque enfant possède' })
    for (const row of ['Les deux patrimoines', 'Impôt au premier décès', 'Impôt au second décès', 'Impôt des deux décès'])
      await expect.element(table.getByText(row, { exact: true })).toBeInTheDocument()
    await expect.element(page.getByText(/Moins d’impôt n’est pas plus d’argent/)).toBeVisible()
  })

  test('[BEY-85] a figure opens its calculation in the panel of the first death', async () => {
    await show(SECOND)
    await option('La totalité en usufruit')
      .getByRole('button', { name: /^76088,00\s€/ })
      .click()
    const panel = page.getByRole('complementary', { name: /D’où vient ce chiffre/ })
    await expect.element(panel.getByText('La totalité en usufruit, Impôt au second décès').first()).toBeVisible()
    for (const name of ['Ce que les enfants communs se partagent', 'Base de l’impôt', 'Part imposable'])
      await expect.element(panel.getByText(name, { exact: true }).first()).toBeVisible()
    await expect.element(panel).toMatchTextContent(/art. 1133|art. 777/)
    await option('La totalité en usufruit')
      .getByRole('button', { name: /^548250,00\s€|^248250,00\s€/ })
      .click()
    await expect.element(panel.getByText('Ce qui revient à vos enfants', { exact: true }).first()).toBeVisible()
  })

  test('[BEY-85] (S-45) every figure opens a calculation that can be read, with money that is spent and contracts that are kept', async () => {
    await showNamed('the second death of four options, with children of another union')
    await page.getByRole('switch', { name: /Il aurait encore les contrats/ }).click()
    const figures = document.querySelectorAll<HTMLButtonElement>('table td:nth-child(4) [data-figure]')
    // Seven lines under a quarter and the rest in usufruct; of them the first tax is nothing.
    expect(figures.length).toBe(6)
    for (const figure of figures) {
      figure.click()
      await expect.poll(() => figure.getAttribute('aria-expanded')).toBe('true')
      expectReadable()
    }
  })

  test('[BEY-89] a field says why its amount or number is refused', async () => {
    await showNamed('a second death that cannot be computed')
    await expect.element(page.getByText('Le montant est trop élevé')).toBeVisible()
    await expect.element(page.getByText(/Le texte collé n’est pas un montant/)).toBeVisible()
    await expect.element(page.getByText('Saisissez un nombre entier, de 0 à 3')).toBeVisible()
    await expect.element(page.getByRole('article')).not.toBeInTheDocument()
  })

  test('[BEY-84] says what children of another union do not inherit, and what is not computed without a common child', async () => {
    await showNamed('the second death of one option')
    await expect.element(page.getByText('Vos enfants d’une autre union n’héritent pas de votre conjoint.')).toBeVisible()
    await expect
      .element(page.getByText(/Sans enfant commun, le patrimoine de votre conjoint va à sa propre famille/))
      .toBeVisible()
    await expect.element(page.getByRole('article').getByText('Ce que prévoit la loi')).toBeVisible()
    // There is no usufruct and no choice, and nobody of the family has an allowance.
    await expect.element(page.getByRole('heading', { level: 2, name: 'Les deux décès', exact: true })).toBeVisible()
    for (const part of ['Impôt de vos enfants au second décès', 'Ce qui reste après l’impôt de vos enfants'])
      await expect.element(page.getByRole('article').getByText(part)).toBeVisible()
    for (const absent of [
      /Chaque enfant commun/,
      /L’usufruit s’éteint/,
      /Moins d’impôt n’est pas plus d’argent/,
      /nouvel abattement/,
      /option par option/,
    ])
      await expect.element(page.getByText(absent)).not.toBeInTheDocument()
  })

  test('[BEY-84] [BEY-89] waits for the number of common children too, names them in the calculation, and says that parts are rounded', async () => {
    await showNamed('the second death of four options, with children of another union')
    await option('La totalité en usufruit')
      .getByRole('button', { name: /^150000,25\s€/ })
      .click()
    const title = 'La totalité en usufruit, Chaque enfant commun possède de celui du conjoint, avant impôt'
    const panel = page.getByRole('complementary', { name: /D’où vient ce chiffre/ })
    await expect.element(panel.getByText(title).first()).toBeVisible()
    await expect.element(page.getByText(/arrondie au centime/)).not.toBeInTheDocument()
    await box('Combien de vos enfants sont aussi les siens').fill('3')
    await expect.element(page.getByText(/arrondie au centime/)).toBeVisible()
    await box('Combien de vos enfants sont aussi les siens').fill('')
    await expect.element(page.getByText(/conjoint et le nombre d’enfants communs sont indiqués/)).toBeVisible()
  })

  test('[BEY-89] without a result says so, and leads to the simulator', async () => {
    const { address } = await renderExample({ ...BEGINNING, address: '/transmission?vue=second-deces' })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Le second décès attend votre simulation' })).toBeVisible()
    await page.getByRole('link', { name: 'Ouvrir le simulateur' }).click()
    await expect.element(button("J'accède au simulateur")).toBeVisible()
    await expect.poll(address).toBe('/transmission')
  })

  test('[BEY-89] without a result leads to the step of the answers that were kept, whose heading takes the focus', async () => {
    const kept = EXAMPLES.find(({ name }) => name === 'the patrimony')
    await renderExample({ ...BEGINNING, ...kept, address: '/transmission?vue=second-deces' })
    await page.getByRole('link', { name: 'Ouvrir le simulateur' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Je renseigne mon patrimoine' })).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent).toBe('Je renseigne mon patrimoine')
  })
})
