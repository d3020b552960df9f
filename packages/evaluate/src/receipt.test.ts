import { createHash } from 'node:crypto'
import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import { receipt as schema, receiptOf, sealedText } from '@hautelisse/domain/receipt'
import { expect, test } from 'vitest'
import { receipt } from './receipt.ts'

const made = () => {
  const unsealed = receiptOf({
    act: 'option-bulletin',
    operation_id: '41720001',
    made_on: plainDate('2026-11-20'),
    request: {},
    answer: {},
    entries: [],
    given: { premium: { gross: euros(2480), asOf: plainDate('2026-11-20') }, topUps: [] },
  })
  const sha256 = createHash('sha256').update(sealedText(unsealed)).digest('hex')
  return schema.encode({ ...unsealed, sha256 })
}

test('[RECEIPT-02] [RECEIPT-03] a receipt is said to be equal, one that was changed to differ, with the names and the digest', () => {
  const file = made()
  expect(receipt.evaluate(file)).toEqual({
    kind: 'evaluated',
    answer: { operation_id: '41720001', equal: true, differs: [] },
  })
  const changed = { ...file, figures: { ...file.figures, 'premium net': '2239.45' } }
  expect(receipt.evaluate(changed)).toMatchObject({
    answer: { equal: false, differs: ['figure premium net', 'sha256'] },
  })
})

test('[RECEIPT-02] what is no receipt is refused with its field', () => {
  expect(receipt.evaluate({ ...made(), schema: 2 })).toMatchObject({ kind: 'refused', problems: [{ column: 'schema' }] })
})
