import { describe, expect, expectTypeOf, it } from 'vitest'
import type * as z from 'zod'

import { euros, eurosOnWire, nonNegativeEurosOnWire, type Euros } from './index.ts'

describe('an amount on the wire', () => {
  it('is a number there and euros here', () => {
    expect(eurosOnWire.decode(1234.56).toString()).toBe('1234.56')
    expect(eurosOnWire.encode(euros('1234.56'))).toBe(1234.56)
    expectTypeOf<z.output<typeof eurosOnWire>>().toEqualTypeOf<Euros>()
    expectTypeOf<z.input<typeof eurosOnWire>>().toEqualTypeOf<number>()
  })

  it.each([1.005, Number.NaN, Number.POSITIVE_INFINITY, 1e13, -1e13, '12', null, undefined, {}])('refuses %s', (value) => {
    expect(eurosOnWire.safeParse(value).success).toBe(false)
  })

  it('takes the largest amount to the cent', () => {
    expect(eurosOnWire.encode(eurosOnWire.decode(9_999_999_999_999.99))).toBe(9_999_999_999_999.99)
    expect(eurosOnWire.decode(-9_999_999_999_999.99).toFixed(2)).toBe('-9999999999999.99')
  })

  it('reads minus zero as nothing', () => {
    expect(nonNegativeEurosOnWire.decode(-0).isNegative()).toBe(false)
  })

  it('is not sent before it is rounded', () => {
    expect(eurosOnWire.safeEncode(euros('1.005')).success).toBe(false)
  })

  it('is not sent as anything but euros', () => {
    expect(eurosOnWire.safeEncode(12 as unknown as Euros).success).toBe(false)
  })

  it('can be bound to zero and above', () => {
    expect(nonNegativeEurosOnWire.safeParse(-0.01).success).toBe(false)
    expect(nonNegativeEurosOnWire.decode(0).isZero()).toBe(true)
  })
})
