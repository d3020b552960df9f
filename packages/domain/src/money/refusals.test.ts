import { describe, expect, it } from 'vitest'

import { DomainInputError } from '../input/index.ts'
import { requirePositiveEuros } from './euros.ts'
import {
  addEuros,
  divideEuros,
  euros,
  formatEuros,
  multiplyEuros,
  parseAmount,
  roundToCents,
  roundToEuros,
  splitAmount,
  subtractEuros,
  sumEuros,
} from './index.ts'

/** What a call says when it refuses: field, value, reason and the sentence. */
const refusalOf = (call: () => unknown): readonly string[] => {
  try {
    call()
  } catch (error) {
    if (error instanceof DomainInputError) return [error.field, error.value, error.reason, error.message]
    throw error
  }
  return []
}

const ONE = euros(1)

describe('what is no amount', () => {
  it.each([
    ['the first of a sum', () => addEuros(5 as never, ONE), 'a'],
    ['the second of a sum', () => addEuros(ONE, 5 as never), 'b'],
    ['the first of a difference', () => subtractEuros(5 as never, ONE), 'a'],
    ['the second of a difference', () => subtractEuros(ONE, 5 as never), 'b'],
    ['one of a list', () => sumEuros([ONE, 5 as never]), 'amounts'],
    ['what is multiplied', () => multiplyEuros(5 as never, 2), 'amount'],
    ['what is divided', () => divideEuros(5 as never, 2), 'amount'],
    ['what is split', () => splitAmount(5 as never, [1]), 'total'],
    ['what is rounded to the cent', () => roundToCents(5 as never), 'amount'],
    ['what is rounded to the euro', () => roundToEuros(5 as never), 'amount'],
    ['what is written', () => formatEuros(5 as never), 'amount'],
    ['what must not be below zero', () => requirePositiveEuros('payment.amount', 5), 'payment.amount'],
  ])('is refused as %s, with its field', (_, call, field) => {
    expect(refusalOf(call)).toEqual([field, '5', 'not-an-amount', `${field}: not-an-amount (5)`])
  })

  it('is a decimal that is not finite, too', () => {
    const endless = ONE.dividedBy(0) as typeof ONE
    expect(refusalOf(() => addEuros(endless, ONE))).toEqual(['a', '"Infinity"', 'not-an-amount', 'a: not-an-amount ("Infinity")'])
  })

  it.each([undefined, null, 5])('is refused as a list of amounts: %s', (list) => {
    expect(refusalOf(() => sumEuros(list as never)).slice(0, 3)).toEqual(['amounts', String(list), 'not-a-list'])
  })

  it('is not asked for by a field that only must not be below zero', () => {
    const below = refusalOf(() => requirePositiveEuros('payment', euros('-0.01')))
    expect(below.slice(0, 3)).toEqual(['payment', '"-0.01"', 'out-of-range'])
    expect(refusalOf(() => requirePositiveEuros('payment', euros(0)))).toEqual([])
    expect(refusalOf(() => requirePositiveEuros('payment', ONE.times('-0')))).toEqual([])
  })
})

describe('what is no number', () => {
  it.each([
    ['an amount', (value: never) => euros(value), 'value'],
    ['a factor', (value: never) => multiplyEuros(ONE, value), 'factor'],
    ['a divisor', (value: never) => divideEuros(ONE, value), 'divisor'],
    ['a weight', (value: never) => splitAmount(ONE, [value]), 'weights'],
  ])('is refused as %s: a text without number, and a value of another kind', (_, call, field) => {
    for (const value of ['twelve', true, undefined, null, {}]) {
      expect(refusalOf(() => call(value as never)).filter((_part, place) => place !== 1)).toEqual([
        field,
        'not-a-number',
        expect.stringContaining(`${field}: not-a-number`),
      ])
    }
  })

  it('is neither a whole number beyond floats nor a decimal', () => {
    expect(euros(9_007_199_254_740_993n).toString()).toBe('9007199254740993')
    expect(euros(ONE).toString()).toBe('1')
  })

  it('says which value is not finite', () => {
    for (const value of [Number.NaN, Infinity, -Infinity]) {
      expect(refusalOf(() => euros(value))).toEqual([
        'value',
        String(value),
        'not-finite',
        `An amount must be finite, not ${value}`,
      ])
    }
    expect(refusalOf(() => multiplyEuros(ONE, Infinity)).slice(0, 3)).toEqual(['value', 'Infinity', 'not-finite'])
  })

  it.each([0, Number.NaN, Infinity])('no amount is divided by %s', (divisor) => {
    expect(refusalOf(() => divideEuros(ONE, divisor))).toEqual([
      'divisor',
      String(divisor),
      'out-of-range',
      `An amount cannot be divided by ${divisor}`,
    ])
  })

  it.each([
    [[1, -1], '[1, -1]'],
    [[1, Infinity], '[1, Infinity]'],
    [[0, 0], '[0, 0]'],
    [[], '[]'],
  ])('weights %j share nothing', (weights, written) => {
    const [field, , reason, message] = refusalOf(() => splitAmount(ONE, weights))
    expect([field, reason, message]).toEqual([
      'weights',
      'out-of-range',
      `Weights must be finite, none negative, and one above zero: ${written}`,
    ])
  })

  it('weights are a list', () => {
    expect(refusalOf(() => splitAmount(ONE, 5 as never)).slice(0, 3)).toEqual(['weights', '5', 'not-a-list'])
  })

  it('what is read as an amount is a text', () => {
    expect(refusalOf(() => parseAmount(5 as never))).toEqual(['text', '5', 'not-a-text', 'text: not-a-text (5)'])
  })
})
