import { describe, expect, it } from 'vitest'

import { euros } from '../money/index.ts'
import { labContextCall, labLimits, leastLimits, needsLabDocuments, papersFor } from './index.ts'

const SENT = {
  mode: 'UPLOAD',
  file_size: 5_000_000,
  total_file_size: 15_000_000,
  tsa_address: {
    recipient: 'Hautelisse',
    street_line: 'TSA 40081',
    zip_postal_code: '76909',
    locality: 'Rouen Cedex 9',
    country: 'FR',
  },
  company_id: 'ent-aubrenne',
  threshold: 5000,
}

describe('documents on the origin of the money', () => {
  it('[CTX-10] [P-CALL-46] have a context: mode, sizes, address, company, and from which payment on they are asked', () => {
    expect(labContextCall.answer.parse(SENT)).toMatchObject({ mode: 'UPLOAD', threshold: euros(5000) })
    expect(labContextCall.answer.safeParse({ ...SENT, file_size: 0 }).success).toBe(false)
  })

  it.each([
    ['4999.99', false],
    ['5000.00', true],
    ['5000.01', true],
  ])('[PAYM-15] are asked for %s €: %j, from 5 000,00 € on', (amount, expected) => {
    expect(needsLabDocuments(euros(amount), { threshold: euros(5000) })).toBe(expected)
  })

  it('[PAYM-15] are always asked where no amount is named, or none that can be read', () => {
    expect(needsLabDocuments(euros('0.01'), { threshold: undefined })).toBe(true)
    const { threshold: _, ...without } = SENT
    for (const sent of [without, { ...SENT, threshold: 'much' }])
      expect(labContextCall.answer.parse(sent).threshold).toBeUndefined()
  })

  it('[PAY-11] are as large as the company takes them, and never larger than any payment’s', () => {
    const lab = labContextCall.answer.parse(SENT)
    expect(labLimits(lab)).toMatchObject({ fileBytes: 5_000_000, totalBytes: 15_000_000, files: 5 })
    expect(labLimits({ ...lab, file_size: 50_000_000, total_file_size: 90_000_000 })).toMatchObject({
      fileBytes: 10_000_000,
      totalBytes: 20_000_000,
    })
  })

  it('[PAYM-19] [CTX-11] go as files where the company takes files, by post where it does not, and not below the amount', () => {
    const lab = { mode: 'UPLOAD', threshold: euros(5000) }
    expect([papersFor(euros(5000), lab), papersFor(euros(5000), { ...lab, mode: 'PAPIER' })]).toEqual(['files', 'post'])
    expect([papersFor(euros('4999.99'), lab), papersFor(undefined, lab), papersFor(euros(5000), undefined)]).toEqual([
      'none',
      'none',
      'none',
    ])
  })

  it('[PAY-11] of several companies are held to the least of each', () => {
    const lab = labContextCall.answer.parse(SENT)
    expect(leastLimits([lab, { ...lab, file_size: 2_000_000 }])).toMatchObject({ fileBytes: 2_000_000, totalBytes: 15_000_000 })
    expect(leastLimits([])).toMatchObject({ fileBytes: 10_000_000, totalBytes: 20_000_000 })
  })
})
