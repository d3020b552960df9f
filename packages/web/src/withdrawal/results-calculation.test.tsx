import { Decimal } from '@hautelisse/domain/money'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { results } from './examples.tsx'
import { resultsIn, rewriting, unfold } from './results.testing.ts'

const { panel, region, why } = resultsIn(page)
const ages = region('Votre rente, âge par âge')
const guaranteed = region('Avec des années garanties')
const closing = panel.getByRole('button', { name: 'Fermer l’explication' })
const focus = (on: Locator): void => (on.element() as HTMLElement).focus()

const open = async (given: Parameters<typeof results>[0] = {}, look: Parameters<typeof renderExample>[1] = {}) => {
  await renderExample(results(given), look)
  await expect.element(why.first()).toBeVisible()
}

describe('withdrawal, where a figure of the results comes from', () => {
  test('[MRM-34] a calculation that is opened by keyboard has the focus and gives it back, to the heading above when its figure has gone', async () => {
    await open({}, { width: 1440 })
    focus(why.first())
    await userEvent.keyboard('{Enter}')
    await expect.element(panel).toHaveFocus()
    await closing.click()
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(why.first()).toHaveFocus()
    await guaranteed.getByRole('radio', { name: 'Tableau' }).click()
    await guaranteed.getByRole('table').getByRole('button').first().click()
    await guaranteed.getByRole('radio', { name: 'Graphique' }).click()
    await closing.click()
    await expect.element(guaranteed.getByRole('heading', { name: 'Avec des années garanties' })).toHaveFocus()
  })

  test('[MRM-07] [MRM-34] [WITH-06] a window that gets narrower or wider takes the focus from nobody, and on a phone the calculation unfolds under its figure', async () => {
    await open({}, { width: 1440, scheme: 'dark' })
    const answers = region('Vos réponses')
    await expect.element(answers).toBeVisible()
    await expectNoViolation()
    await why.first().click()
    await expect.element(answers).not.toBeInTheDocument()
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
    await region('Le détail par contrat')
      .getByRole('button', { name: /^55,11/ })
      .click()
    await expect.element(panel).toMatchTextContent('55,11')
    await expect.element(panel).toBeInViewport()
    expectNoSideScroll()
    await expectNoViolation()
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

  test('a calculation keeps at least half of its panel and says that it scrolls, whatever the letters and the window', async () => {
    await open({}, { width: 1366 })
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
    await page.viewport(1366, 657)
    await why.first().click()
    for (const [letters, width, height] of [
      ['100%', 1366, 657],
      ['200%', 1366, 657],
      ['200%', 1440, 900],
    ] as const) {
      await page.viewport(width, height)
      document.documentElement.style.setProperty('font-size', letters)
      await expect.element(panel.getByText('Faites défiler pour tout lire.')).toBeVisible()
      const opened = (await panel.findElement()) as HTMLElement
      const [head, content] = opened.children
      if (head === undefined || content === undefined) throw new Error('The panel holds no calculation.')
      const room = opened.clientHeight - head.getBoundingClientRect().height
      expect(opened.scrollHeight).toBeGreaterThan(opened.clientHeight)
      expect(room, `${letters}, ${width}`).toBeGreaterThanOrEqual(opened.clientHeight / 2)
      const kept = [...opened.children].filter((part) => getComputedStyle(part).position === 'sticky')
      const keptHeight = kept.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0)
      expect(room - keptHeight, `${letters}, ${width}`).toBeGreaterThanOrEqual(opened.clientHeight / 2)
    }
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
  for (const [times, looks] of [
    [1, [[320, ['161,30 €', '189,13 €', '219,57 €']]]],
    [
      25_000_000,
      [
        [390, ['5 489 250 000,00 €']],
        [1440, ['4 032 270 833,33 €', '4 728 166 666,66 €', '5 489 250 000,00 €']],
      ],
    ],
  ] as const)
    test(`[MRM-15] are written where there is room: ${String(times)} times as large`, async () => {
      const larger = (rente: string): string => new Decimal(rente).times(times).toFixed(2)
      await open({ between: rewriting((body) => body.replaceAll(/(?<="rente":"?)[\d.]+/g, larger)) }, { width: looks[0][0] })
      unfold()
      const drawing = ages.getByRole('img').first()
      for (const [width, seen] of looks) {
        await page.viewport(width, 900)
        await expect.poll(() => seenOf(drawing.getByText(/,\d\d\s€$/)).map(({ text }) => text)).toEqual(seen)
        const written = seenOf(drawing.getByText(/,\d\d\s€$/))
        expect(written.every(({ box }, index) => box.left >= (written[index - 1]?.box.right ?? 0))).toBe(true)
      }
      focus(ages.getByRole('slider'))
      for (const [width] of looks) {
        await page.viewport(width, 900)
        for (const key of ['{Home}', '{ArrowRight}', '{End}', '{ArrowLeft}']) {
          await userEvent.keyboard(key)
          const [read] = seenOf(drawing.getByText(/\sans\s:\s/))
          expect(read !== undefined && read.box.left >= 0 && read.box.right <= width, `${key}: ${read?.text ?? ''}`).toBe(true)
        }
        expectNoSideScroll()
      }
    })
})
