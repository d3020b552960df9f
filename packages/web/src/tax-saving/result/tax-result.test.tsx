import { expect, test } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { expectNoSideScroll, renderExample } from '../../testing/index.ts'
import { result } from '../examples.tsx'

const card = page.getByRole('region', { name: 'Versement déductible maximal en 2026' })
const adjustment = page.getByRole('region', { name: 'Ajuster vos versements' })
const calculation = page.getByRole('complementary', { name: 'D’où vient ce chiffre ?' })
const why = card.getByRole('button', { name: /^D’où vient ce chiffre.*maximal/ })

/** Where things stand on the page. */
const boxOf = (element: Locator): DOMRect => element.element().getBoundingClientRect()

test('[TAX-58] [TS-11] a calculation opens beside the card and gives the focus back, under it on a phone; what ends at 70 stands above both', async () => {
  await renderExample(result({ age: '69' }), { width: 1440 })
  await why.click()
  await expect.element(calculation).toHaveFocus()
  expect(boxOf(calculation).left).toBeGreaterThan(boxOf(card).right)
  expect(boxOf(calculation).top).toBe(boxOf(card).top)
  const note = page.getByText('À partir de vos 70 ans, vos versements ne sont plus déductibles')
  expect(boxOf(note).bottom).toBeLessThan(boxOf(card).top)
  await calculation.getByRole('button', { name: 'Fermer l’explication' }).click()
  await expect.element(why).toHaveFocus()

  await page.viewport(390, 900)
  await why.click()
  await expect.poll(() => boxOf(calculation).top).toBeGreaterThanOrEqual(boxOf(card).bottom)
  expect(boxOf(calculation).bottom).toBeLessThanOrEqual(boxOf(adjustment).top)
})

test('[TAX-12] on a phone what begins anew and what prints the result stand in one row, and nothing leaves the page (S-82)', async () => {
  await renderExample(result(), { width: 390 })
  const tools = ['Refaire une simulation', 'Imprimer', 'PDF'].map((name) => page.getByRole('button', { name, exact: true }))
  for (const tool of tools) await expect.element(tool).toBeVisible()
  await expect.poll(() => new Set(tools.map((tool) => Math.round(boxOf(tool).top))).size).toBe(1)
  expectNoSideScroll()
})
