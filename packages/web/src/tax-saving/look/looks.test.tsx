import { afterEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent, type Locator } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../../testing/index.ts'
import { result } from '../examples.tsx'

/** Alone, 41, on 2 850 € a month: décote and the 11 % band bend the saving before the ceiling does. */
const BENT = result({ pay: '2 850' })
/** The worked case of the rule book: 5 000 € a month, 5 400 € paid. */
const WORKED = result({ amount: '5 400,00' })

const part = (name: string): Locator => page.getByRole('region', { name })
const curve = part('Ce que chaque versement économise')
const compare = part('Comparer')
const exit = part('Et à la sortie ?')
const reader = curve.getByRole('slider')
const add = compare.getByRole('button', { name: 'Ajouter cette simulation' })
const paid = page.getByRole('textbox', { name: /^Montant/ })
const line = (name: string): Locator => compare.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
const simulations = compare.getByRole('columnheader', { name: /^Simulation/ })
const focus = async (on: Locator): Promise<void> => ((await on.findElement()) as HTMLElement).focus()

afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
})

describe('the drawing of what each payment saves', () => {
  test('[TS-04] [TS-07] it says in words what its table holds, and its bends have numbers', async () => {
    await renderExample(BENT)
    await expect
      .element(curve.getByRole('img'))
      .toHaveAccessibleName(/de rien à\s923,00\s€\spour\s4710,00\s€\sversés.*3\srepères numérotés/)
    const bends = curve.getByRole('listitem').elements()
    expect(bends.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Décote.*1\s186,00/),
      expect.stringMatching(/Tranche à\s11\s%.*1\s201,00/),
      expect.stringMatching(/Plafond de déduction.*4\s710,00/),
    ])
    await focus(reader)
    await userEvent.keyboard('{End}')
    await expect
      .element(reader)
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/^4710,00\s€ versés, 923,00\s€ d’économie$/))
    await userEvent.keyboard('{Home}')
    const read: string[] = []
    for (let step = 0; step < 27; step += 1) {
      read.push(reader.element().getAttribute('aria-valuetext') ?? '')
      await userEvent.keyboard('{ArrowRight}')
    }
    expect(read[0]).toMatch(/^0,00\s€ versés, 0,00\s€ d’économie$/)
    await curve.getByRole('radio', { name: 'Tableau' }).click()
    await expect.poll(() => curve.getByRole('row').elements()).toHaveLength(read.length + 1)
    const rows = curve.getByRole('row').elements()
    for (const [at, words] of read.entries())
      for (const amount of words.match(/[\d,]+\s€/g) ?? []) expect(rows[at + 1]?.textContent).toContain(amount)
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

  test('[TS-07] a finger reads the nearest payment', async () => {
    await renderExample(BENT)
    await expect.element(reader).toBeInTheDocument()
    await reader.click()
    await expect.element(reader).toHaveAttribute('aria-valuetext', expect.stringMatching(/^2551,00\s€\sversés/))
  })
})

describe('the comparison', () => {
  test('[TS-08] up to three by keyboard, changed in place, what differs said in a word, and removed', async () => {
    await renderExample(BENT)
    await expect.element(compare).toMatchTextContent('Rien à comparer pour l’instant')
    await focus(add)
    for (const count of [1, 2, 3]) {
      await userEvent.keyboard('{Enter}')
      await expect.poll(() => simulations.elements()).toHaveLength(count)
    }
    await expect.element(add).toHaveFocus()
    await expect.element(add).toHaveAttribute('aria-disabled', 'true')
    await expect.element(compare).toMatchTextContent('Trois simulations au plus')
    await expect.element(compare.getByText('diffère')).not.toBeInTheDocument()
    await compare.getByRole('combobox', { name: 'Année du versement, Simulation 2' }).selectOptions('2025')
    await compare.getByRole('combobox', { name: 'Enfants à charge, Simulation 3' }).selectOptions('2')
    await compare.getByRole('combobox', { name: 'Situation, Simulation 3' }).selectOptions('MA')
    for (const name of ['Année du versement', 'Barème appliqué', 'Situation', 'Enfants à charge', 'Impôt sans', 'Effort'])
      await expect.element(line(name).getByRole('rowheader')).toMatchTextContent('diffère')
    await expect.element(line('Salaire net imposable').getByRole('rowheader')).not.toMatchTextContent('diffère')
    await expect.element(line('Plafond')).toMatchTextContent(/4 710,00.*4 637,00.*4 710,00/)
    await expect.element(line('Économie d’impôt')).toMatchTextContent(/923,00.*948,00.*0,00/)
    await focus(compare.getByRole('button', { name: 'Retirer la simulation 3' }))
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => simulations.elements()).toHaveLength(2)
    await expect.element(add).toHaveFocus()
  })
})

describe('the exit', () => {
  test('[TS-09] [TS-10] as capital: tax, charges, what is left for the effort, each with its steps and sources', async () => {
    await renderExample(WORKED)
    await exit.getByRole('button', { name: 'Voir la sortie' }).click()
    await exit.getByRole('combobox', { name: 'Taux marginal à la sortie' }).selectOptions('11 %')
    await expect.element(exit).toMatchTextContent(/Pour un effort de.*3 780,00.*6 943,07.*à 64 ans, en une fois/)
    for (const amount of ['8 515,26', '992,75', '579,44']) await expect.element(exit).toMatchTextContent(amount)
    await exit.getByRole('button', { name: /Impôt sur le revenu$/ }).click()
    await expect
      .element(exit)
      .toMatchTextContent(/Impôt sur le versement déduit.*594,00.*Code général des impôts, art. 158, 5, b quinquies/)
    await expect.element(exit).toMatchTextContent('Un seul taux est appliqué au versement déduit.')
    await exit.getByRole('combobox', { name: 'Âge à la sortie' }).selectOptions('67 ans')
    await expect.element(exit).toMatchTextContent('à 67 ans, en une fois')
    await exit.getByRole('button', { name: 'Refermer la sortie' }).click()
    await expect.element(exit.getByRole('radio')).not.toBeInTheDocument()
  })

  test('[TS-09] [TS-10] as an annuity: a year’s, for life, with what is not certain', async () => {
    await renderExample(WORKED)
    await exit.getByRole('button', { name: 'Voir la sortie' }).click()
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
    app.settings.send({ type: 'amountsToggled' })
    await expect.element(curve.getByRole('img')).toHaveAccessibleName('Montants masqués')
    await expect.element(reader).toBeDisabled()
    for (const shown of [curve, compare, exit]) await expect.element(shown).not.toMatchTextContent(/\d,\d\d\s*€/)
  })

  test('[TS-07] [TS-08] [TS-09] paper has the drawing with its table, and what was looked at alone', async () => {
    await renderExample(BENT)
    await expect.element(add).toBeVisible()
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
    await expect.element(curve.getByRole('table')).toBeVisible()
    expect([...compare.elements(), ...exit.elements()]).toEqual([])
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
    await add.click()
    await exit.getByRole('button', { name: 'Voir la sortie' }).click()
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
    await expect.element(line('Année du versement')).toMatchTextContent(/2026$/)
    await expect.element(exit.getByText('Code général des impôts, art. 158, 5, b quinquies').first()).toBeVisible()
  })

  for (const { language, scheme, width } of [
    { language: 'fr', scheme: 'light', width: 1440 },
    { language: 'en', scheme: 'dark', width: 390 },
  ] as const)
    test(`[TS-04] [TS-07] [TS-08] [TS-09] [P-I18N-05] [P-FMT-07] axe finds nothing, and no number covers another: ${language}, ${scheme}, ${String(width)} px`, async () => {
      await renderExample(BENT, { language, scheme, width })
      const adding = page.getByRole('button', { name: /^(Ajouter cette simulation|Add this simulation)$/ })
      for (const at of [1, 2, 3]) {
        await adding.click()
        await expect.element(page.getByRole('columnheader', { name: `Simulation ${String(at)}` })).toBeVisible()
      }
      await page.getByRole('button', { name: /^(Voir la sortie|Show the exit)$/ }).click()
      await page.getByRole('radio', { name: /^(Rente|Annuity)$/ }).click()
      await page.getByRole('button', { name: /(Ce qui vous reste|What is left to you)$/ }).click()
      await expectNoViolation()
      expectNoSideScroll()
      const marks = [...document.querySelectorAll('[data-mark]')].map((mark) => mark.getBoundingClientRect())
      expect(marks).toHaveLength(3)
      for (const [at, one] of marks.entries())
        for (const other of marks.slice(at + 1))
          expect(one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top).toBe(true)
      // No English separator stands in an amount, whatever the language.
      expect(document.querySelector('main')?.textContent).not.toMatch(/\d%|\d,\d{3}\s€/)
    })
})
