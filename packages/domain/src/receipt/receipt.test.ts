import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import type { TopUpCase } from '../contributions/index.ts'
import { Decimal, euros, ZERO_EUROS } from '../money/index.ts'
import {
  receipt,
  receiptOf,
  receiptSums,
  replayReceipt,
  sealedText,
  shortDigest,
  type Receipt,
  type ReceiptGiven,
} from './index.ts'
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

  it('[RECEIPT-05] (savers 6) says of each figure the line that leads to it, as it stands in the receipt', () => {
    const sale = (policyId: string, amount: number) => ({
      policyId,
      sale: { tax: 'charges' as const, value: euros('11404.16'), paidIn: euros('8849.63'), amount: euros(amount), on: DAY },
    })
    const lines = (given: ReceiptGiven) =>
      Object.entries(receiptSums(made(given)).sale ?? {}).map(([name, { value, how }]) =>
        [name, value.toFixed(2), how.replaceAll(/\s/g, ' ')].join(' | '),
      )
    expect(lines({ premium: undefined, topUps: [], sales: [sale('00482190', 5000)] })).toEqual([
      'amount | 5000.00 | ',
      'paidInPart | 3880.00 | 8 849,63 × 5 000,00 ÷ 11 404,16',
      'gain | 1120.00 | 5 000,00 − 3 880,00',
      'charges | 208.32 | 1 120,00 × 18,6 %',
      'flatTax | 0.00 | ',
      'paid | 4791.68 | 5 000,00 − 208,32',
      'scaleBase | 0.00 | ',
    ])
    const two = receiptSums(made({ premium: undefined, topUps: [], sales: [sale('1', 5000), sale('2', 500), sale('2', 100)] }))
    expect([two.sale?.amount, two.plans.map(({ policyId }) => policyId)]).toEqual([{ value: euros(5600), how: '' }, ['1', '2']])
    const { premium, topUps } = receiptSums(WORKED)
    expect([premium?.net.how, topUps[0]?.policyId, topUps[0]?.gross.how].map((text) => text?.replaceAll(/\s/g, ' '))).toEqual([
      '2 480,00 − 240,56',
      '00482201',
      '1 239,44 × 50 %',
    ])
  })

  it('[RECEIPT-05] has a check text that is read from paper: the first of its digits, in groups', () => {
    expect(shortDigest({ sha256: `3f2a91c07b1e55d2${'0'.repeat(48)}` })).toBe('3f2a 91c0 7b1e 55d2')
  })
})
