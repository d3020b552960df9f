import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'

import { Decimal, euros, subtractEuros } from '../money/index.ts'
import { releases } from './arbitraries.ts'
import { grossFor, releaseOf } from './index.ts'

const HELD_AS = { charges: 'PEE', 'flat-tax': 'PER C1 bis', scale: 'PER C1' } as const

test.prop([releases])('[REL-05] [REL-07] what is taken and what is paid add up to the amount', (release) => {
  const { amount, charges, flatTax, paid, paidInPart, gain } = releaseOf(release)
  expect(paid.plus(charges).plus(flatTax).equals(amount)).toBe(true)
  expect(gain.equals(Decimal.max(0, amount.minus(paidInPart)))).toBe(true)
})

test.prop([releases])('[REL-05] a whole release gives back exactly what was paid in', (release) => {
  expect(releaseOf({ ...release, amount: release.value }).paidInPart.equals(release.paidIn)).toBe(true)
})

test.prop([releases, fc.integer({ min: 0, max: 100 })])(
  '[REL-05] [REL-06] split in two of one day, a release is taken from as before, by a cent at most each',
  (release, percent) => {
    const whole = releaseOf(release)
    const first = euros(release.amount.times(percent).dividedBy(100).toDecimalPlaces(2, Decimal.ROUND_DOWN))
    const one = releaseOf({ ...release, amount: first })
    const left = { value: subtractEuros(release.value, first), paidIn: subtractEuros(release.paidIn, one.paidInPart) }
    if (left.value.isZero()) return
    const other = releaseOf({ ...release, ...left, amount: subtractEuros(release.amount, first) })
    for (const taken of ['charges', 'flatTax'] as const)
      expect(one[taken].plus(other[taken]).minus(whole[taken]).abs().toNumber()).toBeLessThanOrEqual(0.01)
  },
)

test.prop([releases])('[REL-08] the smallest amount for each net that can be paid is found', (release) => {
  const wanted = releaseOf(release).paid
  const { value, paidIn, on } = release
  const account = { type: HELD_AS[release.tax] }
  const found = grossFor({ account, reason: 'HOME', value, paidIn, on }, wanted, value)
  expect(found.kind).toBe('gross')
  if (found.kind !== 'gross') return
  expect(found.amount.lessThanOrEqualTo(release.amount)).toBe(true)
  expect(releaseOf({ ...release, amount: found.amount }).paid.greaterThanOrEqualTo(wanted)).toBe(true)
  for (let less = 1; less <= 5; less += 1) {
    const smaller = found.amount.minus(new Decimal(less).dividedBy(100))
    if (smaller.isNegative()) break
    expect(releaseOf({ ...release, amount: euros(smaller) }).paid.lessThan(wanted)).toBe(true)
  }
})
