import { Decimal } from '@hautelisse/domain/money'
import { describe, expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { results } from './examples.tsx'
import { panel, region, rewriting, why } from './results.testing.ts'

const ages = region('Votre rente, âge par âge')
const guaranteed = region('Avec des années garanties')
const closing = panel.getByRole('button', { name: 'Fermer l’explication' })
const focus = (on: Locator): void => (on.element() as HTMLElement).focus()

const open = async (given: Parameters<typeof results>[0] = {}, look: Parameters<typeof renderExample>[1] = {}) => {
  await renderExample(results(given), look)
  await expect.element(why.first()).toBeVisible()
}

describe('withdrawal, where a figure of the results comes from', () => {
  test('[MRM-34] the calculation of one contract says whose it is, whatever is chosen meanwhile', async () => {
    await open({ split: {} })
    const choice = guaranteed.getByRole('combobox', { name: 'Contrat' })
    await choice.selectOptions('PERECO')
    await guaranteed.getByRole('button', { name: /^57,03/ }).click()
    await choice.selectOptions('Retraite article 83')
    await expect.element(panel).toMatchTextContent('PERECO, Rente simple, 25 années garanties, par mois')
    await why.first().click()
    await expect.element(panel).not.toMatchTextContent('PERECO, Rente simple, 25')
  })

  test('[MRM-34] a window that gets narrower or wider takes the focus from nobody, and leaves it in the calculation', async () => {
    await open({}, { width: 1440 })
    await why.first().click()
    await expect.element(panel).toHaveFocus()
    const option = ages.getByRole('radio', { name: 'Graphique' })
    focus(option)
    for (const width of [390, 1440]) {
      await page.viewport(width, 844)
      await expect.element(panel).toBeVisible()
      await expect.element(option).toHaveFocus()
    }
    focus(panel.getByRole('button', { name: 'Copier le calcul' }))
    await page.viewport(390, 844)
    await expect.element(panel).toHaveFocus()
  })

  test('[MRM-34] a double click on a figure opens its calculation and touches nothing else, and a click after it counts', async () => {
    await open({}, { width: 1440 })
    await page
      .getByRole('button', { name: /^161,30 € ?, D’où vient ce chiffre/ })
      .first()
      .dblClick()
    await expect.element(panel).toHaveFocus()
    const tables = page.getByRole('radio', { name: 'Tableau', checked: true })
    expect(tables.elements()).toHaveLength(0)
    await closing.click()
    await expect.element(panel).not.toBeInTheDocument()
    await page.getByRole('radio', { name: 'Tableau' }).first().click()
    await expect.poll(() => tables.elements()).toHaveLength(1)
  })

  test('[MRM-34] the focus goes to the heading above when a calculation closes after its figure has gone', async () => {
    await open()
    await guaranteed.getByRole('radio', { name: 'Tableau' }).click()
    await guaranteed.getByRole('table').getByRole('button').first().click()
    await guaranteed.getByRole('radio', { name: 'Graphique' }).click()
    await closing.click()
    await expect.element(guaranteed.getByRole('heading', { name: 'Avec des années garanties' })).toHaveFocus()
  })

  test('[MRM-34] a figure is opened by keyboard, with its steps and sources, and gives the focus back', async () => {
    await open()
    focus(why.first())
    await userEvent.keyboard('{Enter}')
    await expect.element(panel).toHaveFocus()
    for (const text of ['Les deux contrats', 'Code monétaire et financier, art. L.224-5', 'version du 20/11/2026'])
      await expect.element(panel).toMatchTextContent(text)
    await panel.getByRole('button', { name: /^Retraite article 83/ }).click()
    const steps = panel.getByRole('region', { name: /^Retraite article 83/ })
    for (const text of [
      '18 412,75 €',
      '× 1,0267551638',
      '18 905,39 €',
      '÷ 28,303633',
      '667,95 €',
      '− 1,00 %',
      '661,27 €',
      '÷ 12',
      '55,11 €',
      'Code des assurances, art. A.160-2',
      'arrêté du 18 novembre 2024',
    ])
      await expect.element(steps).toMatchTextContent(text)
    await expectNoViolation()
    await closing.click()
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(why.first()).toHaveFocus()
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

  test('[MRM-07] [MRM-34] on a phone, in dark, the calculation unfolds under the figure it explains', async () => {
    await open({}, { width: 390, scheme: 'dark' })
    await region('Le détail par contrat')
      .getByRole('button', { name: /^55,11/ })
      .click()
    await expect.element(panel).toBeInViewport()
    expectNoSideScroll()
    await expectNoViolation()
  })
})

/** What is seen of some texts of a drawing, from left to right. */
const seenOf = (texts: Locator) =>
  texts
    .elements()
    .map((one) => ({ text: (one as HTMLElement).innerText.replaceAll('\u00A0', ' '), box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width >= 1)
    .toSorted((a, b) => a.box.x - b.box.x)

describe('withdrawal, the amounts in a drawing', () => {
  for (const [times, width, seen] of [
    [1, 320, ['161,30 €', '189,13 €', '219,57 €']],
    [25_000_000, 390, ['5 489 250 000,00 €']],
    [25_000_000, 1440, ['4 032 270 833,33 €', '4 728 166 666,66 €', '5 489 250 000,00 €']],
  ] as const)
    test(`[MRM-15] are written where there is room: ${String(times)} times as large, ${String(width)} px`, async () => {
      const larger = (rente: string): string => new Decimal(rente).times(times).toFixed(2)
      await open({ between: rewriting((body) => body.replaceAll(/(?<="rente":"?)[\d.]+/g, larger)) }, { width })
      const drawing = ages.getByRole('img').first()
      await expect.poll(() => seenOf(drawing.getByText(/,\d\d\s€$/)).map(({ text }) => text)).toEqual(seen)
      const written = seenOf(drawing.getByText(/,\d\d\s€$/))
      expect(written.every(({ box }, index) => box.left >= (written[index - 1]?.box.right ?? 0))).toBe(true)
      focus(ages.getByRole('slider'))
      for (const key of ['{Home}', '{ArrowRight}', '{End}', '{ArrowLeft}']) {
        await userEvent.keyboard(key)
        const [read] = seenOf(drawing.getByText(/\sans\s:\s/))
        expect(read !== undefined && read.box.left >= 0 && read.box.right <= width, `${key}: ${read?.text ?? ''}`).toBe(true)
      }
      expectNoSideScroll()
    })
})
