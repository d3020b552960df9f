import { expect, test } from 'vitest'
import { page, renderExample } from '../../testing/text/index.ts'
import { EXAMPLES } from './examples.tsx'

test('[P-FMT-02] a chart whose amounts are hidden says none of them', async () => {
  for (const example of EXAMPLES.filter(({ name }) => name.includes('whose amounts are hidden') && !name.includes('fans'))) {
    await renderExample(example)
    const readers = page.getByRole('slider')
    await expect.poll(() => readers.elements().length).toBeGreaterThan(0)
    for (const reader of readers.all()) await expect.element(reader).toHaveAttribute('aria-valuetext', 'Montants masqués')
  }
})

test('every gridline of a history has its value, and the figures of its ends are its first and last', async () => {
  const example = EXAMPLES.find(({ name }) => name === 'a curve, a history, futures')
  if (example === undefined) throw new Error('No history')
  await renderExample(example)
  const chart = page.getByRole('img', { name: /^La part est passée/ })
  await expect.element(chart).toBeVisible()
  const text = chart.element().textContent.replaceAll('\u00A0', ' ')
  for (const tick of ['170 €', '180 €', '190 €', '173,29 €', '186,75 €']) expect(text).toContain(tick)
})

test('(S-52) each age of a month is a button that says its amount and chooses it, or nothing while amounts are hidden', async () => {
  const example = EXAMPLES.find(({ name }) => name.startsWith('a month by age'))
  if (example === undefined) throw new Error('No ages')
  await renderExample(example)
  const later = page.getByRole('button', { name: /^66 ans ?1904 € ?58 sur 100$/ })
  await expect.element(page.getByRole('button', { pressed: true, name: /^64 ans ?1769/ })).toBeVisible()
  await later.click()
  await expect.element(later).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('img', { name: /Objectif 1900 €/ })).toBeInTheDocument()
  expect(page.getByText('Votre objectif, 1 900 €').elements()).toHaveLength(1)
  expect(page.getByRole('button', { name: /^66 ans ?montant masqué/ }).elements()).toHaveLength(1)
})
