import { expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { groupOf, rowOfCards, SEVEN } from './family-card.testing.tsx'

test('[FOLD-01] above six rows a card shows its five largest, then the others with their sum', async () => {
  await renderExample(rowOfCards(groupOf('retirement', SEVEN)))
  const fold = page.getByRole('group')
  await expect.element(fold).toMatchTextContent('Voir les 2 autres, 30,00 €')
  await expect.element(page.getByText('280,00 €').first()).toBeInTheDocument()
  const shown = () =>
    page
      .getByText(/^Contrat \d $/)
      .elements()
      .filter((row) => row.checkVisibility())
      .map((row) => row.textContent)
  expect(shown()).toEqual(['Contrat 2 ', 'Contrat 5 ', 'Contrat 6 ', 'Contrat 7 ', 'Contrat 3 '])
  await page.getByText(/^Voir les/).click()
  expect(shown().slice(5)).toEqual(['Contrat 4 ', 'Contrat 1 '])
})

test('[FOLD-01] six rows have no fold', async () => {
  await renderExample(rowOfCards(groupOf('projects', ['1', '2', '3', '4', '5', '6'])))
  await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(6)
  expect(page.getByRole('group').elements()).toHaveLength(0)
})
