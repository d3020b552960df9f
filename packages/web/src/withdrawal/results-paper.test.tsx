import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { LEA, MARC, results } from './examples.tsx'
import { resultsIn } from './results.testing.ts'

const { region, why } = resultsIn(page)
const net = region('Après les charges et l’impôt, il resterait')
const share = page.getByRole('button', { name: 'Partager ma simulation' })
const rate = (name: string) => page.getByRole('radio', { name, exact: true })

const setMedia = async (media: 'print' | ''): Promise<void> => {
  await cdp().send('Emulation.setEmulatedMedia', { media })
}
const print = async (): Promise<void> => {
  onTestFinished(() => setMedia(''))
  await setMedia('print')
}

test('[MRM-07] [WITH-06] [NET-07] the printed summary holds the answers, the tables and the open calculations, and no button; the net once it is picked', async () => {
  await renderExample(results())
  await expect.element(why.first()).toBeVisible()
  await print()
  await expect.element(region('Vos réponses').last().getByRole('table')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'D’où viennent ces chiffres' })).toBeVisible()
  await expect.element(page.getByText('÷ 28,303633').first()).toBeVisible()
  await expect.element(page.getByText('loi 2023-973 du 23 octobre 2023, art. 35').first()).toBeVisible()
  await expect.poll(() => page.getByRole('table').elements()).toHaveLength(6)
  expect(page.getByRole('switch').elements()).toHaveLength(0)
  for (const name of ['Modifier', 'Garder, partager, imprimer'])
    expect(page.getByRole('button', { name }).elements()).toHaveLength(0)
  expect(why.elements()).toHaveLength(0)
  await setMedia('')
  await page.getByRole('button', { name: 'Je connais mes taux' }).click()
  await rate('11 %').click()
  await rate('8,4 %').click()
  await expect.element(net.getByRole('table')).toBeVisible()
  await setMedia('print')
  await expect.element(page.getByRole('heading', { name: 'D’où viennent les montants nets' })).toBeVisible()
  await expect.element(net.getByText('Estimation à 11 % d’impôt et 8,4 % de prélèvements sociaux.')).toBeVisible()
  expect(net.getByRole('radio').elements()).toHaveLength(0)
})

test('[WITH-02] [ADV-28] the question of the share is sound, and paper says what was left out', async () => {
  await renderExample(results({ saver: MARC, split: {} }), { width: 390 })
  await page.getByRole('button', { name: 'Garder, partager, imprimer' }).click()
  await share.click()
  await expectNoViolation()
  await page.getByRole('button', { name: 'Non', exact: true }).click()
  expectNoSideScroll()
  await print()
  await expect.element(page.getByText('Cette simulation compte')).toBeVisible()
  await expect.element(region('Hors de cette simulation')).toBeVisible()
})

test('[WITH-01] [MRM-44] the lawful annuity is as large as the capital, on both widths and on paper, which carries the caution', async () => {
  await renderExample(
    results({ saver: LEA, answers: { annuity_type: null }, split: { '00712704 whole': ['27400,00', '0,00'] } }),
    { scheme: 'dark', width: 390 },
  )
  await expect.element(page.getByText('Capital demandé, supposé accepté')).toBeVisible()
  await expectNoViolation()
  for (const width of [390, 1440]) {
    await page.viewport(width, 900)
    const figures = [...document.querySelectorAll('dd button > [data-amount]')]
    expect(figures).toHaveLength(2)
    expect(new Set(figures.map((figure) => getComputedStyle(figure).fontSize)).size).toBe(1)
    expectNoSideScroll()
  }
  await print()
  await expect.element(page.getByText(/la loi impose une rente/).first()).toBeVisible()
  const [capital, annuity] = page
    .getByRole('definition')
    .elements()
    .map((side) => side.getBoundingClientRect())
  expect(Math.round(capital?.width ?? 0)).toBe(Math.round(annuity?.width ?? 1))
})
