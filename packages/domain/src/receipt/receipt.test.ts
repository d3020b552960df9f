import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import type { TopUpCase } from '../contributions/index.ts'
import { Decimal, euros, ZERO_EUROS } from '../money/index.ts'
import { receipt, receiptOf, replayReceipt, sealedText, type Receipt, type ReceiptGiven } from './index.ts'
import { canonicalText } from './reckon.ts'

const DAY = plainDate('2026-11-20')
const CASE: TopUpCase = {
  kind: 'perco',
  asOf: DAY,
  rule: { bands: [{ upTo: undefined, rate: new Decimal('0.5') }], ceiling: euros(1314) },
  payment: euros('1239.44'),
  matchedBefore: ZERO_EUROS,
  ownBefore: ZERO_EUROS,
  receivedBefore: ZERO_EUROS,
  kindReceivedBefore: ZERO_EUROS,
}
const BANDED: TopUpCase = {
  ...CASE,
  rule: { bands: [{ upTo: euros(1000), rate: new Decimal(1) }], ceiling: undefined },
  payment: euros(200),
}

const made = (given: ReceiptGiven): Receipt => ({
  ...receiptOf({
    act: 'option-bulletin',
    operation_id: '41720001',
    made_on: DAY,
    request: { id: 'bo-4081-2026' },
    answer: { s2e_transaction_id: '41720001' },
    entries: ['41720001-p'],
    given,
  }),
  sha256: '0'.repeat(64),
})
const WORKED = made({ premium: { gross: euros(2480), asOf: DAY }, topUps: [{ policyId: '00482201', given: CASE }] })

describe('a receipt', () => {
  it('[RECEIPT-01] holds the figures of the worked case: 2 480,00 less 240,56, and 619,72 less 60,11', () => {
    expect(WORKED.figures).toEqual({
      'premium gross': '2480.00',
      'premium contributions': '240.56',
      'premium net': '2239.44',
      'top-up 00482201 gross': '619.72',
      'top-up 00482201 contributions': '60.11',
      'top-up 00482201 net': '559.61',
    })
    expect(WORKED.parameters.map(({ id, from }) => [id, from])).toEqual([
      ['premium-social-contributions', '2018-01-01'],
      ['social-security-ceiling', '2026-01-01'],
      ['top-up-rates', expect.any(String)],
      ['top-up-multiple', '2025-01-01'],
    ])
  })

  it('[RECEIPT-02] is replayed and says the same, also after it was written and read', () => {
    expect(replayReceipt(WORKED)).toEqual([])
    const banded = made({ premium: undefined, topUps: [{ policyId: '00482190', given: BANDED }] })
    expect(replayReceipt(receipt.parse(JSON.parse(JSON.stringify(receipt.encode(banded)))))).toEqual([])
  })

  it('[RECEIPT-02] [OPER-19] is held against what its entries paid: another sum differs, unless its causes are named', () => {
    const sale = {
      tax: 'charges' as const,
      value: euros(1000),
      paidIn: euros(1000),
      amount: euros(500),
      on: plainDate('2026-11-20'),
    }
    const sold = made({ premium: undefined, topUps: [], sales: [{ policyId: '00482190', sale }] })
    const moved = (paid: string, ...causes: string[]) => replayReceipt({ ...sold, moved: { paid, differs_by: causes } })
    expect([moved('500.00'), moved('480.00', 'values')]).toEqual([[], []])
    expect([moved('480.00'), moved('0.00')]).toEqual([['entries paid'], ['entries paid']])
  })

  it('[RECEIPT-02] names what differs: a figure off by a cent, a step, a value of the law', () => {
    const changed: Receipt = {
      ...WORKED,
      figures: { ...WORKED.figures, 'premium net': '2239.45', more: '1.00' },
      derivations: { ...WORKED.derivations, 'premium net': null },
      parameters: WORKED.parameters.slice(1),
    }
    expect(replayReceipt(changed)).toEqual([
      'figure premium net',
      'figure more',
      'derivation premium net',
      'parameter premium-social-contributions 2018-01-01',
    ])
  })

  it('[RECEIPT-03] is written in one way only, without its digest', () => {
    expect(canonicalText({ b: [{ d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[{"c":null,"d":1}]}')
    expect(sealedText(WORKED)).toBe(sealedText({ ...WORKED, sha256: 'f'.repeat(64) } as Receipt))
    expect(sealedText(WORKED)).not.toContain('sha256')
  })

  it('[RECEIPT-01] of an act that brings nothing has no figure', () => {
    expect(made({ premium: undefined, topUps: [] })).toMatchObject({ figures: {}, parameters: [] })
  })
})
