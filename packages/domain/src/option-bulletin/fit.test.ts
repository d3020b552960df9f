import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { euros, subtractEuros, sumEuros, type Euros } from '../money/index.ts'
import { fitOf } from './index.ts'

const NET = euros('2239.44')
const parts = (pereco: string, pee: string, cash = '0') => [
  { field: 'pereco', amount: euros(pereco) },
  { field: 'pee', amount: euros(pee) },
  { field: 'cash', amount: euros(cash) },
]
const fitted = (of: ReturnType<typeof parts>, last?: string) => {
  const fit = fitOf(of, NET, last)
  return fit && [fit.field, fit.amount.toFixed(2)]
}

describe('more than there is', () => {
  it('[BULL-13] is taken from the field that was touched last: 2 000,00 beside 1 119,72 can be 1 119,72 at most', () => {
    expect(fitted(parts('1119.72', '2000'), 'pee')).toEqual(['pee', '1119.72'])
  })

  it('[BULL-13] is taken from the largest where the last one holds less than what is too much, or none was touched', () => {
    expect(fitted(parts('1119.72', '2000', '100'), 'cash')).toEqual(['pee', '1019.72'])
    expect(fitted(parts('2239.44', '0.01'))).toEqual(['pereco', '2239.43'])
  })

  it('[BULL-13] begins at one cent, and takes no field below nothing', () => {
    expect(fitted(parts('1119.72', '1119.72'), 'pee')).toBeUndefined()
    expect(fitted(parts('1119.72', '1119.73'), 'pee')).toEqual(['pee', '1119.72'])
    expect(fitted(parts('6000', '5000', '5000'), 'pee')).toEqual(['pereco', '0.00'])
  })

  const amounts = fc.array(
    fc.integer({ min: 0, max: 900_000 }).map((cents) => euros(cents / 100)),
    { maxLength: 6 },
  )
  test.prop([amounts, fc.nat(400_000), fc.nat(6)])(
    '[BULL-13] comes to exactly what there is once each field at fault is brought down, whatever was touched',
    (given, cents, last) => {
      const net = euros(cents / 100)
      const steps = (held: readonly Euros[], left: number): readonly Euros[] => {
        const fit = fitOf(
          held.map((amount, field) => ({ field, amount })),
          net,
          last,
        )
        if (fit === undefined) return held
        expect(left).toBeGreaterThan(0)
        expect(fit.amount.greaterThanOrEqualTo(0) && fit.amount.lessThan(held[fit.field] ?? 0)).toBe(true)
        return steps(held.with(fit.field, fit.amount), left - 1)
      }
      const after = steps(given, given.length)
      const wasTooMuch = sumEuros(given).greaterThan(net)
      expect(subtractEuros(sumEuros(after), wasTooMuch ? net : sumEuros(given)).toFixed(2)).toBe('0.00')
    },
  )
})
