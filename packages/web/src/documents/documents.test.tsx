import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
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
