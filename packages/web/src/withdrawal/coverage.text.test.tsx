import { expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { firstStep, MARC, NADIA, results, SYLVIE } from './examples.tsx'
import { resultsIn } from './results.testing.ts'

const { main, region } = resultsIn(page)
const rowsOf = (): readonly string[] =>
  [...region('Hors de cette simulation').element().querySelectorAll('[data-part="line"]')].map((row) =>
    Array.from(row.children, ({ textContent }) => (textContent ?? '').replaceAll('\u00A0', ' ')).join(' '),
  )

test('[WITH-02] the first step lists what is left out with amount and reason, and its total says of how much', async () => {
  await renderExample(firstStep(MARC))
  await expect.element(main).toMatchTextContent('Dans 3 contrats')
  await expect.element(main).toMatchTextContent('76 281,43 €')
  await expect.element(main).toMatchTextContent('134 086,35 €')
  expect(rowsOf()).toHaveLength(1)
  expect(rowsOf()[0]).toMatch(
    /^Retraite Madelin 57 804,92 €.*Contrat 0031 0790\. Ce simulateur ne répartit pas ce type de contrat\./,
  )
})

test('[WITH-02] [OPS-24] closed, reduced and other contracts have a reason each', async () => {
  await renderExample(firstStep(NADIA))
  await expect.element(region('Hors de cette simulation')).toBeVisible()
  const reasons = rowsOf().map((row) => row.replace(/^.*contrat [\d ]+\. /, ''))
  expect(reasons).toEqual([
    'Ce simulateur ne répartit pas ce type de contrat.',
    'Contrat réduit : seuls les contrats en cours sont répartis ici.',
    'Contrat clos.',
    ...Array.from({ length: 3 }, () => 'Ce simulateur ne répartit pas ce type de contrat.'),
  ])
})

test('[WITH-02] the results say it too', async () => {
  await renderExample(results({ saver: MARC, split: {} }))
  const sentence = page.getByText('Cette simulation compte')
  await expect.element(sentence).toMatchTextContent('76 281,43 €')
  await expect.element(sentence).toMatchTextContent('134 086,35 €')
})

test('[WITH-02] nothing is said where every retirement contract takes part', async () => {
  await renderExample(firstStep(SYLVIE))
  await expect.element(main).toMatchTextContent('88 408,97 €')
  await expect.element(page.getByText('d’épargne retraite', { exact: true })).not.toBeInTheDocument()
  await expect.element(region('Hors de cette simulation')).not.toBeInTheDocument()
})
