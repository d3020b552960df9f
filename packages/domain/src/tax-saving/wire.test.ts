import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { SLOW } from '../properties/arbitraries.ts'
import { taxRequests } from './arbitraries.ts'
import { explainTaxSaving, HIGHEST_TYPED, simulateTaxSaving, taxAnswer, writeTaxSaving, type TaxRequest } from './index.ts'

const TODAY = plainDate('2026-11-20')

const sentFor = (request: TaxRequest) =>
  taxAnswer.encode(writeTaxSaving(simulateTaxSaving(request, TODAY), explainTaxSaving(request, TODAY)))

const REQUIRED = ['vv_envelope_monthly', 'tax_reduction'] as const
const PARTS = [
  'year',
  'income_year',
  'ceiling',
  'payment',
  'tax_before',
  'tax_after',
  'useful_payment',
  'notes',
  'explanation',
] as const

const unreadable = fc.constantFrom<unknown>(null, 'x', {}, -0.5, 1e300, [{ kind: 'not-known-here' }], { envelope: null })

/** Amounts that no simulation comes to: debts, and what is more than the simulator takes. */
const absurd = fc.oneof(
  fc.constantFrom(-0.01, -1, 1e300, Number.MAX_VALUE),
  fc.double({ min: 1e8, noDefaultInfinity: true, noNaN: true }),
  fc.double({ max: -1e-9, noDefaultInfinity: true, noNaN: true }),
)

describe('an answer that another server may have sent', () => {
  it('[TAX-38] names each of its parts here', () => {
    const sent = sentFor({
      gender: 'F',
      client_age: 40,
      marital_status: 'CE',
      monthly_income: euros(2750),
      allocated_periodicity: null,
    })
    expect(Object.keys(sent)).toEqual([...REQUIRED, ...PARTS])
  })

  test.prop([taxRequests, fc.constantFrom(...PARTS), unreadable], SLOW)(
    '[TAX-38] with one part that cannot be read, or that is missing, is the answer without that part',
    (request, part, value) => {
      const { [part]: _, ...without } = sentFor(request)
      const rest = taxAnswer.safeParse(without)
      expect(rest.success).toBe(true)
      expect(taxAnswer.safeParse({ ...without, [part]: value })).toEqual(rest)
      expect(rest.data?.[part]).toBeUndefined()
    },
  )

  test.prop([taxRequests, fc.uniqueArray(fc.constantFrom(...PARTS)), unreadable])(
    '[TAX-38] needs its envelope and its saving alone, whatever stands in the place of the others',
    (request, parts, value) => {
      const sent = sentFor(request)
      const read = taxAnswer.safeParse({ ...sent, ...Object.fromEntries(parts.map((part) => [part, value])) }).data
      expect(read?.vv_envelope_monthly.toNumber()).toBe(sent.vv_envelope_monthly)
      expect(read?.tax_reduction.toNumber()).toBe(sent.tax_reduction)
    },
  )

  test.prop([taxRequests, fc.constantFrom(...REQUIRED), fc.oneof(absurd, unreadable, fc.constant(undefined))])(
    '[TAX-38] is refused without its envelope or its saving, or with one below 0 or beyond what the simulator takes',
    (request, field, value) => {
      expect(taxAnswer.safeParse({ ...sentFor(request), [field]: value }).success).toBe(false)
    },
  )

  it('[TAX-38] may hold the bounds themselves: twelve times the envelope is what a field takes at most', () => {
    const highest = HIGHEST_TYPED.toNumber()
    const read = (envelope: number, saving: number) =>
      taxAnswer.safeParse({ vv_envelope_monthly: envelope, tax_reduction: saving }).success
    expect([read(0, 0), read(highest / 12, highest)]).toEqual([true, true])
    expect([read(highest / 12 + 0.01, 0), read(0, highest + 0.01)]).toEqual([false, false])
  })
})
