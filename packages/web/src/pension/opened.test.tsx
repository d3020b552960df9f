import { expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { expectNoSideScroll, renderExample, renderPage } from '../testing/index.ts'
import { CAREER, result } from './examples.tsx'
import { SAMPLES } from './sample.testing.ts'

const panel = page.getByRole('complementary', { name: 'D’où vient ce chiffre ?' })
const dialog = page.getByRole('dialog')
const unfold = async (title: RegExp): Promise<void> => {
  await focus(dialog.getByRole('button', { name: title, expanded: false }).first())
  await userEvent.keyboard('{Enter}')
}
const focus = async (on: Locator): Promise<void> => ((await on.findElement()) as HTMLElement).focus()

test('[MAREL-16] [MAREL-18] [PE-07] by keyboard alone: each start and each month, a part down to its years, both calculations of a change', async () => {
  await renderExample(result('sylvie', SAMPLES.sylvie))
  const months = page.getByRole('slider', { name: 'Âge de départ' })
  await focus(months)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByText('169 sur 170').first()).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(months).toHaveAttribute('aria-valuetext', expect.stringMatching(/64\sans et 4\smois/))
  await unfold(/^D’où vient ce chiffre/)
  await focus(page.getByRole('button', { name: /Pension de base, par an/ }))
  await userEvent.keyboard('{Enter}')
  await expect.element(panel).toMatchTextContent('Salaire annuel moyen')
  await expect.element(panel).toHaveFocus()
  await unfold(/^Ce qui change le plus/)
  const later = page.getByRole('button', { name: /Partir un an plus tard/ })
  await focus(later)
  await userEvent.keyboard('{Enter}')
  await expect.element(panel).toMatchTextContent('Partir un an plus tard')
  await page.getByRole('button', { name: 'Fermer l’explication' }).click()
  await expect.element(later).toHaveFocus()
})

test('[PE-13] (S-7) (S-59) (S-60) the result takes the screen, its age and figure stay in view, the threads stand on zero, on a phone too', async () => {
  await renderExample(result('sylvie', SAMPLES.sylvie))
  const figure = dialog.getByRole('button', { name: /D’où vient ce chiffre/ }).first()
  for (const [width, height, longest] of [
    [1440, 900, 1700],
    [390, 844, 2200],
  ] as const) {
    await page.viewport(width, height)
    const window = (await dialog.findElement()) as HTMLElement
    await expect.poll(() => window.getBoundingClientRect().width).toBeGreaterThanOrEqual(width - 32)
    expect(window.scrollHeight).toBeLessThan(longest)
    window.scrollTo({ top: window.scrollHeight })
    const { top, bottom } = (await figure.findElement()).getBoundingClientRect()
    expect([top > 0, bottom < height / 3]).toEqual([true, true])
    expect(dialog.getByText(/^À 64/).element().getBoundingClientRect().top).toBeGreaterThan(0)
    window.scrollTo({ top: 0 })
    expectNoSideScroll()
  }
  // Twice the amount is twice the thread: the first gridlines are as far from one another as from the axis.
  const lines = [...dialog.element().querySelectorAll<HTMLElement>('[style*="--up"]')]
    .filter((line) => /^[12] 000 €$/.test(line.textContent.replaceAll(/\s/g, ' ')))
    .map((line) => Number.parseFloat(line.style.getPropertyValue('--up')))
  expect(lines).toHaveLength(2)
  expect(lines[1]).toBeCloseTo(2 * (lines[0] ?? 0), 1)
})

test('[MAREL-33] [MAREL-34] [P-MODAL-08] (S-88) the threads of the career are as long as its points, and Escape closes it', async () => {
  const { address } = await renderPage(CAREER.address, CAREER.ports)
  const career = page.getByRole('dialog', { name: 'Votre carrière' })
  await expect.element(career).toMatchTextContent('Agirc-Arrco')
  // 398,89 points are 16 threads of 25, five pixels each; 87,24 are three.
  const widthsOf = (points: string): number => {
    const line = [...career.element().querySelectorAll('div')].findLast((one) => one.textContent.includes(points))
    return [...(line?.querySelectorAll('[aria-hidden] > span') ?? [])].reduce(
      (sum, run) => sum + run.getBoundingClientRect().width,
      0,
    )
  }
  expect(['398,89', '87,24'].map(widthsOf)).toEqual([80, 15])
  await page.viewport(390, 900)
  await career.getByRole('button', { name: 'Télécharger le PDF' }).click()
  await expect.element(career.getByText(/^Le PDF n’est pas disponible ici/)).toBeVisible()
  expectNoSideScroll()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(address()).toBe('/epargne')
})
