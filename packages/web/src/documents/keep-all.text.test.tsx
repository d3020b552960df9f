import { expect, onTestFinished, test, vi } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { answering, documentsPage } from './examples.tsx'

const names = () => {
  const made: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    made.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  return made
}
const keep = page.getByRole('region', { name: /^(Tout garder|Keep everything)$/ })

test('[DOCU-06] a year lands as one file; the page without a printer names what is not in it', async () => {
  const made = names()
  await renderExample(documentsPage('year'))
  await keep.getByRole('combobox').selectOptions('2024')
  await keep.getByRole('button').click()
  await expect.element(keep.getByText('RELEVE_ANNUEL_2024-12-31_Verrerie_Aubrenne.pdf')).toBeVisible()
  expect(made).toEqual(['hautelisse-2024.zip'])
})

test('[DOCU-06] a whole file says that it is whole, in English too', async () => {
  const made = names()
  const between = answering('year-archive', { archive: 'UEsDBA==', parts: [{ name: 'OPERATIONS_2025.csv', given: true }] })
  await renderExample(documentsPage('whole', { between }), { language: 'en' })
  await keep.getByRole('button', { name: 'Keep the year 2025' }).click()
  await expect.element(keep.getByText('Your year is in the file, complete.')).toBeVisible()
  expect(made).toEqual(['hautelisse-2025.zip'])
})

test('[DOCU-06] a year without data cannot be asked for, and the page says why', async () => {
  await renderExample(documentsPage('empty'))
  await keep.getByRole('combobox').selectOptions('2016')
  await expect.element(keep.getByRole('button')).toBeDisabled()
  await expect.element(keep.getByText(/^Rien à garder pour 2016/)).toBeVisible()
})
