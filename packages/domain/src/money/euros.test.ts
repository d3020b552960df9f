import { describe, expect, expectTypeOf, it } from 'vitest'

import {
  addEuros,
  compareEuros,
  type Decimal,
  divideEuros,
  euros,
  isNegative,
  isPositive,
  isZero,
  multiplyEuros,
  roundToCents,
  roundToEuros,
  subtractEuros,
  sumEuros,
  ZERO_EUROS,
  type Euros,
} from './index.ts'

describe('amounts in euros', () => {
  it('are exact where binary floating point is not', () => {
    expect(addEuros(euros('0.1'), euros('0.2')).toString()).toBe('0.3')
    expect(subtractEuros(euros('1.10'), euros(1)).toString()).toBe('0.1')
    expect(multiplyEuros(euros('1.1'), '1.1').toString()).toBe('1.21')
    expect(sumEuros([euros('0.1'), euros('0.2'), euros('0.3')]).toString()).toBe('0.6')
    expect(sumEuros([]).toString()).toBe('0')
  })

  it('divide to forty significant digits', () => {
    expect(divideEuros(euros(100), 3).toString()).toBe(`33.${'3'.repeat(38)}`)
  })

  it('are never written with an exponent', () => {
    expect(euros('0.000000000001').toString()).toBe('0.000000000001')
    expect(euros('1000000000000000000000000').toString()).toBe('1000000000000000000000000')
  })

  it('refuse what is not a finite number', () => {
    expect(() => euros(Number.NaN)).toThrow('An amount must be finite, not NaN')
    expect(() => euros(Number.POSITIVE_INFINITY)).toThrow(RangeError)
    expect(() => euros('12,50')).toThrow('12,50')
    expect(() => multiplyEuros(euros(1), Number.NaN)).toThrow(RangeError)
    expect(() => divideEuros(euros(1), 0)).toThrow('An amount cannot be divided by 0')
    expect(() => divideEuros(euros(1), Number.POSITIVE_INFINITY)).toThrow(RangeError)
  })

  it('know no minus zero', () => {
    expect(Object.is(euros(-0).toNumber(), 0)).toBe(true)
    expect(multiplyEuros(euros(0), -1).isNegative()).toBe(false)
    expect(roundToCents(euros('-0.001')).isNegative()).toBe(false)
  })

  it('say their sign, zero being neither positive nor negative', () => {
    expect([isPositive(euros('0.01')), isPositive(ZERO_EUROS), isPositive(euros('-0.01'))]).toEqual([true, false, false])
    expect([isNegative(euros('0.01')), isNegative(ZERO_EUROS), isNegative(euros('-0.01'))]).toEqual([false, false, true])
    expect([isZero(euros('0.01')), isZero(euros('0.00'))]).toEqual([false, true])
  })

  it('sort from the smallest to the largest', () => {
    expect([euros(3), euros(-1), euros(2)].toSorted(compareEuros).map(String)).toEqual(['-1', '2', '3'])
  })

  it('do not mix with plain decimals: a type error, not a surprise', () => {
    expectTypeOf<Decimal>().not.toExtend<Euros>()
    expectTypeOf<number>().not.toExtend<Euros>()
    expectTypeOf(addEuros).parameters.toEqualTypeOf<[Euros, Euros]>()
    expectTypeOf(euros(1).plus(1)).not.toExtend<Euros>()
    expectTypeOf(euros).returns.toEqualTypeOf<Euros>()
  })
})

describe('rounding to the cent', () => {
  it.each([
    ['2.345', '2.35'],
    ['2.344999', '2.34'],
    ['1.005', '1.01'],
    ['0.005', '0.01'],
    ['-2.345', '-2.35'],
    ['-0.004', '0'],
    ['1234.5', '1234.5'],
  ])('[P-FMT-05] [S-AMT-02] [S-AMT-03] [O-CONST-35] rounds half up, away from zero: %s gives %s', (amount, rounded) => {
    expect(roundToCents(euros(amount)).toString()).toBe(rounded)
  })
})

describe('rounding to the euro', () => {
  it.each([
    ['1563.50', '1564'],
    ['1563.49', '1563'],
    ['0.5', '1'],
    ['-0.5', '-1'],
    ['-0.4', '0'],
  ])('[IT-08] rounds half up, away from zero, and knows no minus zero: %s gives %s', (amount, rounded) => {
    expect(roundToEuros(euros(amount)).toString()).toBe(rounded)
    expect(Object.is(roundToEuros(euros(amount)).toNumber(), -0)).toBe(false)
  })
})
