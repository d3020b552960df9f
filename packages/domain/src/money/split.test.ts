import { describe, expect, it } from 'vitest'

import { euros, splitAmount } from './index.ts'

const split = (total: string, weights: readonly (number | string)[]) =>
  splitAmount(euros(total), weights).map((part) => part.toFixed(2))

describe('splitting an amount in parts', () => {
  it('keeps every cent', () => {
    expect(split('100', [1, 1, 1])).toEqual(['33.34', '33.33', '33.33'])
    expect(split('0.05', [1, 1, 1])).toEqual(['0.02', '0.02', '0.01'])
  })

  it('gives the cents left over to the largest remainders', () => {
    expect(split('1', ['0.333', '0.338', '0.329'])).toEqual(['0.33', '0.34', '0.33'])
    expect(split('10', [1, 2, 4])).toEqual(['1.43', '2.86', '5.71'])
  })

  it('gives nothing to a part without weight', () => {
    expect(split('0.01', [0, 1, 0])).toEqual(['0.00', '0.01', '0.00'])
    expect(split('0.05', [0, 1, 1])).toEqual(['0.00', '0.03', '0.02'])
  })

  it('splits a debt like a credit', () => {
    expect(split('-100', [1, 1, 1])).toEqual(['-33.34', '-33.33', '-33.33'])
  })

  it('loses no fraction of a cent', () => {
    expect(splitAmount(euros('0.015'), [1, 1]).map(String)).toEqual(['0.01', '0.005'])
  })

  it('refuses weights that share nothing out', () => {
    expect(() => split('1', [])).toThrow('Weights must be finite, none negative, and one above zero: []')
    expect(() => split('1', [0, 0])).toThrow('one above zero: [0, 0]')
    expect(() => split('1', [1, -1])).toThrow('[1, -1]')
    expect(() => split('1', [Number.NaN])).toThrow(RangeError)
  })
})
