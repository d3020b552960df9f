import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { taxRequests } from './arbitraries.ts'
import { isSameRequest, shownPeriodicity, taxRequest, type TaxRequest } from './index.ts'

const FIELDS = Object.keys(taxRequest.shape) as readonly (keyof TaxRequest)[]

/** A request as it is sent, with every way to leave something out made one. */
const sent = (request: TaxRequest): string => {
  const written = taxRequest.encode(request)
  const amount = written.allocated_amount ?? null
  const periodicity = amount === null ? null : shownPeriodicity(request.allocated_periodicity)
  return JSON.stringify(FIELDS.map((field) => ({ ...written, allocated_periodicity: periodicity })[field] ?? null))
}

describe('two requests, in general', () => {
  test.prop([taxRequests, taxRequests, fc.subarray([...FIELDS])])(
    '[TAX-39] [TAX-43] are the same where every field that is sent is, and only there',
    (one, other, taken) => {
      const mixed = Object.assign({}, one, Object.fromEntries(taken.map((field) => [field, other[field]])))
      fc.pre(taxRequest.safeEncode(mixed).success)
      expect(isSameRequest(one, mixed)).toBe(sent(one) === sent(mixed))
      expect(isSameRequest(mixed, one)).toBe(isSameRequest(one, mixed))
      expect(isSameRequest(mixed, Object.assign({}, mixed))).toBe(true)
    },
  )
})
