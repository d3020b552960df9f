import { afterEach, expect, test } from 'vitest'
import { cdp, page, userEvent, type Locator } from 'vitest/browser'
import { expectNoSideScroll, renderExample } from '../../testing/index.ts'
import { BENT } from '../examples.tsx'

const part = (name: string): Locator => page.getByRole('region', { name })
const curve = part('Ce que chaque versement économise')
const compare = part('Comparer')
const exit = part('Et à la sortie ?')
const reader = curve.getByRole('slider')
const add = compare.getByRole('button', { name: 'Ajouter cette simulation' })
const line = (name: string): Locator => compare.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
const simulations = compare.getByRole('columnheader', { name: /^Simulation/ })
const focus = async (on: Locator): Promise<void> => ((await on.findElement()) as HTMLElement).focus()

afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
})

/** No number of a bend covers another. */
const expectApart = (): void => {
  const marks = [...document.querySelectorAll('[data-mark]')].map((mark) => mark.getBoundingClientRect())
  expect(marks).toHaveLength(3)
  for (const [at, one] of marks.entries())
    for (const other of marks.slice(at + 1))
      expect(one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top).toBe(true)
}

test('[TS-04] [TS-07] a finger reads the nearest payment, keys read what the table holds, and no number covers another', async () => {
  await renderExample(BENT, { width: 1280 })
  await expect.element(reader).toBeInTheDocument()
  await reader.click()
  await expect.element(reader).toHaveAttribute('aria-valuetext', expect.stringMatching(/^2551,00\s€\sversés/))
  for (const width of [1440, 390]) {
    await page.viewport(width, 900)
    await expect.poll(() => innerWidth).toBe(width)
    expectApart()
    expectNoSideScroll()
  }
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

test('[TS-07] [TS-08] [TS-09] paper has the drawing with its table, and what was looked at alone; three are compared by keyboard', async () => {
  await renderExample(BENT)
  await expect.element(add).toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  await expect.element(curve.getByRole('table')).toBeVisible()
  expect([...compare.elements(), ...exit.elements()]).toEqual([])
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  await focus(add)
  for (const count of [1, 2, 3]) {
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => simulations.elements()).toHaveLength(count)
  }
  await expect.element(add).toHaveFocus()
  await focus(compare.getByRole('button', { name: 'Retirer la simulation 3' }))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => simulations.elements()).toHaveLength(2)
  await expect.element(add).toHaveFocus()
  await exit.getByRole('button', { name: 'Voir la sortie' }).click()
  await exit.getByRole('combobox', { name: 'Taux marginal à la sortie' }).selectOptions('30 %')
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  await expect.element(line('Année du versement')).toMatchTextContent(/2026$/)
  await expect.element(exit.getByText('Code général des impôts, art. 158, 5, b quinquies').first()).toBeVisible()
})
