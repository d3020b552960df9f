import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { discrepancies } from '../explain/index.ts'
import { addEuros, euros, type Decimal } from '../money/index.ts'
import { estates, families, shares } from './arbitraries.ts'
import { explainSecond, settle, settleSecond, type SecondDeath, type Succession } from './index.ts'
import { TODAY } from './settle.testing.ts'

const couples: fc.Arbitrary<Succession> = fc.record({
  family: families
    .filter(({ children }) => children > 0)
    .map((family) => Object.assign({}, family, { situation: 'spouse' as const, areAllCommon: true })),
  estate: estates,
  lifeInsurances: fc.constant([]),
})
const seconds = fc.record({ ownPatrimony: shares, spent: shares })
const secondOf = ({ family }: Succession, second: Pick<SecondDeath, 'ownPatrimony' | 'spent'>): SecondDeath => ({
  ...second,
  commonChildren: family.children,
})

describe('the second death, in general', () => {
  test.prop([couples, seconds])('[BEY-85] both taxes add up, and are the explained ones', (succession, told) => {
    const second = secondOf(succession, told)
    const bare = settleSecond(succession, second, TODAY) ?? []
    expect(bare.length).toBeGreaterThan(0)
    for (const { firstTax, secondTax, bothTaxes } of bare) expect(bothTaxes.toString()).toBe(firstTax.plus(secondTax).toString())
    expect((explainSecond(succession, second, TODAY) ?? []).map(({ bothTaxes }) => bothTaxes.value)).toEqual(
      bare.map(({ bothTaxes }) => bothTaxes.toString()),
    )
  })

  test.prop([couples, seconds])(
    '[BEY-81] [BEY-82] the children own both estates less what was spent, but for cents',
    (succession, told) => {
      const { patrimony } = settle(succession, TODAY)
      const { children } = succession.family
      const outcomes = settleSecond(succession, secondOf(succession, told), TODAY) ?? []
      for (const { claim, option, ownedOfFirst, ownedOfSecond, bothTaxes, whole: left, net } of outcomes) {
        const owned = ownedOfFirst.plus(ownedOfSecond).times(children)
        const whole = patrimony.plus(told.ownPatrimony)
        const gone: Decimal = whole.minus(owned)
        // Rounding each child's part moves at most a cent a child.
        const cents = children * 0.01
        expect(gone.greaterThanOrEqualTo(-cents)).toBe(true)
        const isDivided = option === 'usufruct' || option === 'quarter_and_usufruct'
        expect(gone.lessThanOrEqualTo((isDivided ? told.spent : euros(0)).plus(cents))).toBe(true)
        if (claim.equals(told.spent)) expect(gone.greaterThanOrEqualTo(told.spent.minus(cents))).toBe(true)
        expect(whole.minus(gone).minus(left).abs().lessThanOrEqualTo(cents)).toBe(true)
        expect(net.plus(bothTaxes).equals(left)).toBe(true)
      }
    },
  )

  test.prop([couples, seconds])('[BEY-85] every figure is found again by its steps', (succession, told) => {
    for (const outcome of explainSecond(succession, secondOf(succession, told), TODAY) ?? [])
      for (const figure of [outcome.secondTax, outcome.ownedOfFirst, outcome.ownedOfSecond, outcome.net])
        expect(discrepancies(figure, {})).toEqual([])
  })

  test.prop([couples, seconds, shares])('[BEY-86] more of the spouse’s own never lowers the tax', (succession, told, more) => {
    const tax = (ownPatrimony: SecondDeath['ownPatrimony']): readonly Decimal[] =>
      (settleSecond(succession, secondOf(succession, { ...told, spent: euros(0), ownPatrimony }), TODAY) ?? []).map(
        ({ secondTax }) => secondTax,
      )
    const before = tax(told.ownPatrimony)
    for (const [at, after] of tax(addEuros(told.ownPatrimony, more)).entries())
      expect(after.greaterThanOrEqualTo(before[at] ?? after.plus(1))).toBe(true)
  })
})
