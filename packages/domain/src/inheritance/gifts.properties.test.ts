import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { addYears } from '../calendar/index.ts'
import { addEuros, type Decimal, type Euros } from '../money/index.ts'
import { daysOfDeath, giftsBefore, shares, successions } from './arbitraries.ts'
import { computeDuty, explainSettlement, isRecalled, settle, type Gift, type OptionOutcome, type Succession } from './index.ts'

// The bases of the law that is asked for begin with the levy of July 2014.
const days = daysOfDeath.filter((day) => day >= '2014-07-01')
const withGifts = fc
  .tuple(successions, days)
  .chain(([succession, day]) => giftsBefore(day).map((gifts) => ({ succession: { ...succession, gifts }, day })))
/** Links whose allowance gifts have too. */
const linksOfGifts = fc.constantFrom('child' as const, 'parent' as const, 'sibling' as const, 'nephew' as const)

const taxes = (options: readonly OptionOutcome<Decimal>[]): readonly Decimal[] => options.map(({ totalTax }) => totalTax)
const without = (succession: Succession): Succession => ({ ...succession, gifts: [] })
const amounts = ({ rows }: OptionOutcome<Decimal>): ReadonlyMap<string, readonly string[]> =>
  new Map(rows.map(({ heir, amount, share, insuranceAmount }) => [heir, [amount, share, insuranceAmount].map(String)]))
const ofGroup = ({ rows }: OptionOutcome<Decimal>, heir: string): Decimal | undefined =>
  rows
    .filter((row) => row.heir === heir)
    .reduce<Decimal | undefined>((all, { groupAmount }) => groupAmount.plus(all ?? 0), undefined)

describe('gifts of the last fifteen years, in general', () => {
  test.prop([linksOfGifts, shares, shares, days])(
    '[BEY-77] the duty on a gift and on the share after it is the duty on both together',
    (link, gift, share, day) => {
      const together = computeDuty(link, addEuros(gift, share), day).exact
      const apart = computeDuty(link, gift, day).exact.plus(computeDuty(link, share, day, gift).exact)
      expect(apart.toString()).toBe(together.toString())
    },
  )

  test.prop([linksOfGifts, shares, shares, shares, days])(
    '[BEY-77] more gifts never lower the duty at the death',
    (link, gift, more, share, day) => {
      const duty = (gifts: Euros): Decimal => computeDuty(link, share, day, gifts).exact
      expect(duty(addEuros(gift, more)).greaterThanOrEqualTo(duty(gift))).toBe(true)
    },
  )

  test.prop([withGifts])('[BEY-77] gifts never lower a tax, and old ones change nothing', ({ succession, day }) => {
    const plain = taxes(settle(without(succession), day).options)
    const after = taxes(settle(succession, day).options)
    for (const [at, tax] of after.entries()) expect(tax.greaterThanOrEqualTo(plain[at] ?? tax.plus(1))).toBe(true)
    const old = succession.gifts.map((gift): Gift => ({ ...gift, made: addYears(gift.made, -16) }))
    expect(old.some(({ made }) => isRecalled(made, day))).toBe(false)
    expect(taxes(settle({ ...succession, gifts: old }, day).options).map(String)).toEqual(plain.map(String))
  })

  test.prop([withGifts])('[BEY-73] the tax alone changes, not the shares', ({ succession, day }) => {
    const plain = settle(without(succession), day).options
    for (const [at, option] of settle(succession, day).options.entries()) {
      const before = plain[at]
      if (before === undefined) throw new Error('There are as many options with gifts as without.')
      expect(amounts(option)).toEqual(amounts(before))
      for (const { heir, groupAmount, number } of before.rows) {
        expect(ofGroup(option, heir)?.toString()).toBe(groupAmount.toString())
        const people = option.rows.filter((row) => row.heir === heir)
        expect(people.reduce((all, row) => all + row.number, 0)).toBe(number)
      }
    }
  })

  test.prop([withGifts])('[BEY-71] the figures without explanation are the explained ones', ({ succession, day }) => {
    const bare = settle(succession, day).options.map(({ totalTax, highestTax }) => [totalTax, highestTax].map(String))
    const explained = explainSettlement(succession, day).options.map(({ totalTax, highestTax }) => [
      totalTax.value,
      highestTax.value,
    ])
    expect(explained).toEqual(bare)
  })
})
