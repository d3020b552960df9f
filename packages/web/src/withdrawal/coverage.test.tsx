import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { firstStep, MARC, NADIA, results, SYLVIE } from './examples.tsx'
import { main, region } from './results.testing.ts'

const rowsOf = (): readonly string[] =>
  region('Hors de cette simulation')
    .getByRole('listitem')
    .elements()
    .map((row) => (row.textContent ?? '').replaceAll('\u00A0', ' '))

test('[WITH-02] the first step lists what is left out with amount and reason, and its total says of how much', async () => {
  await renderExample(firstStep(MARC), { width: 390 })
  await expect.element(main).toMatchTextContent('Dans 3 contrats')
  await expect.element(main).toMatchTextContent('76 281,43 €')
  await expect.element(main).toMatchTextContent('134 086,35 €')
  expect(rowsOf()).toHaveLength(1)
  expect(rowsOf()[0]).toMatch(
    /^Retraite Madelin 57 804,92 €.*Contrat 0031 0790\. Ce simulateur ne répartit pas ce type de contrat\./,
  )
  expectNoSideScroll()
  await expectNoViolation()
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

test('[WITH-02] results and paper say it too', async () => {
  await renderExample(results({ saver: MARC, split: {} }))
  const sentence = page.getByText('Cette simulation compte')
  await expect.element(sentence).toMatchTextContent('76 281,43 €')
  await expect.element(sentence).toMatchTextContent('134 086,35 €')
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  await expect.element(sentence).toBeVisible()
  await expect.element(region('Hors de cette simulation')).toBeVisible()
})

test('[WITH-02] nothing is said where every retirement contract takes part', async () => {
  await renderExample(firstStep(SYLVIE))
  await expect.element(main).toMatchTextContent('88 408,97 €')
  await expect.element(page.getByText('d’épargne retraite', { exact: true })).not.toBeInTheDocument()
  await expect.element(region('Hors de cette simulation')).not.toBeInTheDocument()
})
