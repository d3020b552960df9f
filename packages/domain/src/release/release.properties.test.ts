import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'

import { BARE, given } from '../explain/index.ts'
import { Decimal, euros, subtractEuros } from '../money/index.ts'
import { levied, netOf } from '../net-income/index.ts'
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

const REGIME = { charges: 'employee-savings', 'flat-tax': 'not-deducted', scale: 'deducted' } as const

test.prop([releases, fc.constantFrom(0, 11, 30, 41, 45)])(
  '[NET-06] [REL-06] a release and an exit take the same of one sum, each levy to the cent',
  (release, marginal) => {
    const { amount, paidInPart, charges, flatTax, scaleBase } = releaseOf(release)
    const eur = (term: string, value: Decimal) => given({ term, unit: 'eur' }, value)
    const exit = netOf(
      { form: 'capital', regime: REGIME[release.tax], gross: eur('gross', amount), paid: eur('paid', paidInPart) },
      { on: release.on, age: 64, marginal, pensionCharges: 8.4 },
    )
    const onPrincipal = levied(BARE, { term: 'tax', unit: 'eur' }, [scaleBase, new Decimal(marginal).dividedBy(100)])
    expect(exit.charges.equals(charges)).toBe(true)
    expect(exit.tax.equals(flatTax.plus(onPrincipal))).toBe(true)
  },
)

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
