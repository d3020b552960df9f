import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

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
      for (const { claim, option, ownedOfFirst, ownedOfSecond } of settleSecond(succession, secondOf(succession, told), TODAY) ??
        []) {
        const owned = ownedOfFirst.plus(ownedOfSecond).times(children)
        const whole = patrimony.plus(told.ownPatrimony)
        const gone: Decimal = whole.minus(owned)
        expect(gone.greaterThanOrEqualTo(0)).toBe(true)
        // Rounding each child's part down leaves at most two cents a child.
        const cents = children * 0.02
        const isDivided = option === 'usufruct' || option === 'quarter_and_usufruct'
        expect(gone.lessThanOrEqualTo((isDivided ? told.spent : euros(0)).plus(cents))).toBe(true)
        if (claim.equals(told.spent)) expect(gone.greaterThanOrEqualTo(told.spent)).toBe(true)
      }
    },
  )

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
