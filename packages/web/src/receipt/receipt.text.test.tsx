import { expect, onTestFinished, test, vi } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderExample } from '../testing/text/index.ts'
import { receiptOf } from './examples.tsx'

const download = page.getByRole('button', { name: 'Télécharger le reçu' })

const RECEIPT = {
  schema: 1,
  rule_book: '0.1.0',
  act: 'payment',
  operation_id: '41720001',
  made_on: '20/11/2026',
  request: { amount: 200 },
  answer: { s2e_transaction_id: '41720001' },
  given: { premium: null, top_ups: [] },
  figures: {},
  derivations: {},
  parameters: [],
  entries: [],
  sha256: '0'.repeat(64),
}

test('[RECEIPT-01] [RECEIPT-04] a receipt that cannot be read says so, and the next try hands it over as a file', async () => {
  let isOut = true
  const between: Between = ({ path }, pass) => {
    if (!path.endsWith('/receipt')) return pass()
    if (isOut) throw new TypeError('offline')
    return Promise.resolve({ status: 200, body: JSON.stringify({ receipt: RECEIPT }) })
  }
  const handed: Blob[] = []
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) handed.push(file)
    return '#'
  })
  onTestFinished(() => make.mockRestore())
  await renderExample(receiptOf('out', between))
  await download.click()
  await expect.element(page.getByText('Le reçu n’a pas pu être lu. Réessayez.')).toBeVisible()
  isOut = false
  await download.click()
  await expect.element(page.getByText('Le reçu n’a pas pu être lu. Réessayez.')).not.toBeInTheDocument()
  await expect.poll(() => handed.length).toBe(1)
  expect(JSON.parse((await handed[0]?.text()) ?? '')).toEqual(RECEIPT)
})

test('[RECEIPT-04] the page can be printed', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  onTestFinished(() => void vi.unstubAllGlobals())
  await renderExample(receiptOf('printed'))
  await page.getByRole('button', { name: 'Imprimer' }).click()
  expect(print).toHaveBeenCalledOnce()
})
