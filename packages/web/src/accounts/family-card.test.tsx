import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { groupOf, rowOfCards, SEVEN } from './family-card.testing.tsx'

test('[FOLD-01] the fold opens inside a phone, paper has every row, and amounts of one row have the size that the longest sets', async () => {
  const groups = [
    groupOf('retirement', ['123459318640.95', ...SEVEN]),
    groupOf('projects', ['12.50']),
    groupOf('elsewhere', ['300']),
  ]
  await renderExample(rowOfCards(...groups), { width: 390 })
  const fold = page.getByText(/^Voir les/)
  const smallest = page
    .getByText(/^Contrat 2 $/)
    .first()
    .element()
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  expect(smallest.getBoundingClientRect().height).toBeGreaterThan(0)
  await expect.element(fold).not.toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  for (const width of [390, 700, 1000, 1440]) {
    await page.viewport(width, 844)
    const figures = [...document.querySelectorAll('p > [data-amount]')]
    const sizes = figures.map((figure) => getComputedStyle(figure).fontSize)
    expect(new Set(sizes).size, `${width}: ${sizes.join(', ')}`).toBe(1)
    expectNoSideScroll()
    const [longest] = figures
    const card = longest?.closest('article')
    if (longest === undefined || card === null || card === undefined) throw new Error('The first card has no figure.')
    expect(longest.getBoundingClientRect().right).toBeLessThanOrEqual(card.getBoundingClientRect().right)
  }
  await page.viewport(390, 844)
  await fold.click()
  expect(smallest.checkVisibility()).toBe(true)
  expectNoSideScroll()
  await expectNoViolation()
})
