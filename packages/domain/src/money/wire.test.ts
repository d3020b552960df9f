import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod'

import { euros, eurosOnWire, eurosOnWireWithin, nonNegativeEurosOnWire, type Euros } from './index.ts'

const problemsOf = ({ error }: z.ZodSafeParseResult<unknown>) => error?.issues.map(({ message }) => message)

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

  it('is not sent before it is rounded, and says so', () => {
    expect(problemsOf(eurosOnWire.safeEncode(euros('1.005')))).toEqual(['two decimals at most'])
    expect(problemsOf(eurosOnWire.safeDecode(1.005))).toEqual(['two decimals at most'])
  })

  it('is not sent as anything but euros, and says so', () => {
    expect(problemsOf(eurosOnWire.safeEncode(12 as unknown as Euros))).toEqual(['an amount in euros'])
  })

  it('is described to those who call: a number within bounds, in euros, with an example', () => {
    expect(z.toJSONSchema(eurosOnWire, { io: 'input' })).toMatchObject({
      type: 'number',
      minimum: -9_999_999_999_999.99,
      maximum: 9_999_999_999_999.99,
      description: 'An amount in euros, with two decimals at most',
      examples: [1234.5],
    })
  })

  it('says with its own code and bound why it is refused', () => {
    const within = eurosOnWireWithin(euros('0.01'), euros(100))
    const reasons = (value: number) =>
      within.safeDecode(value).error?.issues.map((issue) => (issue.code === 'custom' ? issue.params : undefined))
    expect(reasons(0)).toEqual([{ code: 'amount-too-small', minimum: '0.01' }])
    expect(reasons(100.01)).toEqual([{ code: 'amount-too-large', maximum: '100' }])
    expect(reasons(1.005)).toEqual([{ code: 'too-many-decimals', decimals: 2 }])
    expect([reasons(0.01), reasons(100)]).toEqual([undefined, undefined])
  })

  it('can be bound to zero and above', () => {
    expect(nonNegativeEurosOnWire.safeParse(-0.01).success).toBe(false)
    expect(nonNegativeEurosOnWire.decode(0).isZero()).toBe(true)
  })
})
