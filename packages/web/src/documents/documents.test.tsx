import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Between } from '../shell/index.ts'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { answering, documentsPage } from './examples.tsx'

test('[DOCS-05] [DOCU-06] on a phone in the dark what is said of a file that failed, of a year that was kept and of an empty one stays inside', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => click.mockRestore())
  const whole = answering('year-archive', { archive: 'UEsDBA==', parts: [{ name: 'OPERATIONS_2025.csv', given: true }] })
  const between: Between = (request, pass) => (isWhole ? whole(request, pass) : pass())
  let isWhole = true
  const state = documentsPage('said', { query: '?type=RELEVE_ANNUEL&year=2025', between })
  await renderExample(state, { scheme: 'dark', width: 390 })
  await page.getByRole('button', { name: 'Télécharger Relevé annuel 2025, Verrerie Aubrenne, PDF, 31/12/2025' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  const keep = page.getByRole('region', { name: 'Tout garder' })
  await keep.getByRole('button').click()
  await expect.element(keep.getByText('Votre année est dans le fichier, entière.')).toBeVisible()
  await expectNoViolation()
  expectNoSideScroll()
  isWhole = false
  await keep.getByRole('combobox').selectOptions('2024')
  await keep.getByRole('button').click()
  await expect.element(keep.getByText('RELEVE_ANNUEL_2024-12-31_Verrerie_Aubrenne.pdf')).toBeVisible()
  await expectNoViolation(keep.element())
  expectNoSideScroll()
  await keep.getByRole('combobox').selectOptions('2016')
  await expect.element(keep.getByText(/^Rien à garder pour 2016/)).toBeVisible()
  await expectNoViolation(keep.element())
})

test('[DOCU-08] years open and shut by keyboard, on names that begin under their threads, each with its button in the middle of its row', async () => {
  await renderExample(documentsPage('years'), { width: 1440 })
  const year = page.getByRole('heading', { level: 3 }).getByRole('button', { name: /^2025/ })
  await expect.element(year).toHaveAttribute('aria-expanded', 'false')
  year.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(year).toHaveAttribute('aria-expanded', 'true')
  expect(document.activeElement).toBe(year.element())
  await expectNoViolation()
  const threads = year.element().querySelector('svg')?.getBoundingClientRect().left ?? 0
  const rows = [...document.querySelectorAll('[data-part="row"]')]
  expect(rows.length).toBeGreaterThan(8)
  for (const row of rows) {
    const [whole, name, button] = [row, row.querySelector('th'), row.querySelector('button')].map((one) =>
      one?.getBoundingClientRect(),
    )
    expect(name?.left).toBeCloseTo(threads, 0)
    expect(Math.abs((button?.top ?? 0) + (button?.bottom ?? 0) - (whole?.top ?? 0) - (whole?.bottom ?? 0))).toBeLessThan(10)
  }
  await userEvent.keyboard(' ')
  await expect.element(year).toHaveAttribute('aria-expanded', 'false')
})
