import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { discrepancies, replay, type Evaluators } from '../explain/index.ts'
import { addEuros, Decimal, euros, sumEuros, type Euros } from '../money/index.ts'
import { SLOW } from '../properties/arbitraries.ts'
import { daysOfDeath, estates, families, shares, successions } from './arbitraries.ts'
import { computeDuty, devolve, explainSettlement, isHandled, settle, type OptionOutcome, type Succession } from './index.ts'

const never = () => new Decimal(Number.NaN)
const evaluators: Evaluators = { 'annuity-factor': never, 'complete-expectation': never }
// The bases of the law that is asked for begin with the levy of July 2014.
const days = daysOfDeath.filter((day) => day >= '2014-07-01')

const total = (amounts: readonly Euros[]): string => sumEuros(amounts).toString()
const taxOf = ({ totalTax }: OptionOutcome<Decimal>): Decimal => totalTax

/** The same succession with more money. */
const richer = (succession: Succession, more: Euros): Succession => ({
  ...succession,
  estate: { ...succession.estate, goods: [...succession.estate.goods, { type: 'others', value: more, share: new Decimal(1) }] },
})

describe('a settlement, in general', () => {
  test.prop([successions, days])('[INH-06] groups add up to the estate and to the contracts, to the cent', (succession, day) => {
    const settled = settle(succession, day)
    expect(settled.options.length).toBeGreaterThan(0)
    for (const { rows } of settled.options) {
      expect(total(rows.map((row) => row.groupAmount))).toBe(settled.patrimony.toString())
      expect(total(rows.map((row) => row.insuranceGroupAmount))).toBe(settled.lifeInsurance.toString())
      const sum = rows.reduce((all, row) => all.plus(row.share.times(row.number)), new Decimal(0))
      expect(sum.minus(1).abs().lessThan('1e-30')).toBe(true)
      for (const row of rows) {
        const left = row.groupAmount.minus(row.amount.times(row.number))
        expect(left.greaterThanOrEqualTo(0) && left.lessThan(new Decimal(row.number).dividedBy(100))).toBe(true)
      }
    }
  })

  test.prop([successions, days])(
    '[LAW-13] [INH-06] the spouse pays nothing, and the total is what everyone pays',
    (succession, day) => {
      for (const { rows, totalTax } of settle(succession, day).options) {
        const paid = rows.map(({ heir, number, duty, insuranceTax }) => {
          const own = duty.duty.plus(insuranceTax)
          if (heir === 'spouse') expect(own.toString()).toBe('0')
          return own.times(number)
        })
        expect(totalTax.toString()).toBe(paid.reduce((all, one) => all.plus(one), new Decimal(0)).toString())
      }
    },
  )

  test.prop([successions, shares, days])('[INH-09] tax never falls when the estate grows', (succession, more, day) => {
    const before = settle(succession, day).options.map(taxOf)
    const after = settle(richer(succession, more), day).options.map(taxOf)
    for (const [at, tax] of after.entries()) expect(tax.greaterThanOrEqualTo(before[at] ?? 0)).toBe(true)
  })

  test.prop([successions, days])(
    '[INH-09] a euro more costs no group more than a euro and a rounding a person',
    (succession, day) => {
      const before = settle(succession, day).options
      const after = settle(richer(succession, euros(1)), day).options
      for (const [at, { rows, totalTax }] of after.entries()) {
        const people = rows.reduce((all, { number }) => all + number, 0)
        expect(totalTax.minus(before[at]?.totalTax ?? 0).lessThanOrEqualTo(1 + people)).toBe(true)
      }
    },
  )

  test.prop([estates, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 18, max: 80 }), days])(
    '[INH-09] for a spouse under 81 and without life insurance, children never pay more under the usufruct than under the quarter',
    (estate, children, spouseAge, day) => {
      const family = {
        situation: 'spouse',
        children,
        areAllCommon: true,
        hasSpousalGift: false,
        spouseAge,
        parents: 0,
        siblings: 0,
      } as const
      const [quarter, usufruct] = settle({ family, estate, lifeInsurances: [] }, day).options.map(taxOf)
      expect(usufruct?.lessThanOrEqualTo(quarter ?? 0)).toBe(true)
    },
  )

  test.prop([estates, fc.integer({ min: 18, max: 109 }), days])(
    '[LAW-12] the older the spouse, the more the children pay under the usufruct',
    (estate, spouseAge, day) => {
      const aged = (age: number) => {
        const family = {
          situation: 'spouse',
          children: 2,
          areAllCommon: true,
          hasSpousalGift: false,
          spouseAge: age,
          parents: 0,
          siblings: 0,
        } as const
        return settle({ family, estate, lifeInsurances: [] }, day).options.map(taxOf)[1] ?? new Decimal(0)
      }
      expect(aged(spouseAge + 1).greaterThanOrEqualTo(aged(spouseAge))).toBe(true)
    },
  )

  test.prop([shares, fc.integer({ min: 1, max: 8 }), days])(
    '[INH-09] the more children share, the less they pay together',
    (share, number, day) => {
      const together = (people: number) => computeDuty('child', euros(share.dividedBy(people)), day).exact.times(people)
      expect(together(number + 1).lessThanOrEqualTo(together(number).plus('1e-20'))).toBe(true)
    },
  )

  test.prop([families])(
    '[INH-05] a family is answered exactly when it has a spouse, a child, a brother or a sister',
    (family) => {
      expect(devolve(family).length > 0).toBe(isHandled(family))
      const one = family.situation === 'spouse' || family.children > 0 || family.siblings > 0
      expect(isHandled(family)).toBe(one)
    },
  )

  test.prop([successions, days], SLOW)(
    '[INH-03] every figure is explained by a tree that replays, to the same figures as without it',
    (succession, day) => {
      const bare = settle(succession, day)
      const explained = explainSettlement(succession, day)
      expect([explained.estate.patrimony.value, explained.estate.taxBase.value]).toEqual([
        bare.estate.patrimony.toString(),
        bare.estate.taxBase.toString(),
      ])
      for (const [at, { rows, totalTax }] of explained.options.entries()) {
        const plain = bare.options[at]
        expect(totalTax.value).toBe(plain?.totalTax.toString())
        expect(replay(totalTax, evaluators).toString()).toBe(totalTax.value)
        expect(discrepancies(totalTax, evaluators)).toEqual([])
        expect(rows.map((row) => [row.amount, row.received, row.duty.duty.value].map(String))).toEqual(
          plain?.rows.map((row) => [row.amount, row.received, row.duty.duty].map(String)),
        )
      }
    },
  )

  test.prop([successions, shares, days])('[LAW-18] life insurance changes no duty on the estate', (succession, amount, day) => {
    const duties = (held: Succession) =>
      settle(held, day).options.map(({ rows }) =>
        rows.filter(({ right }) => right !== 'none').map(({ duty }) => duty.exact.toString()),
      )
    const more = [...succession.lifeInsurances, { amount: addEuros(amount, euros(1)), clause: 'children' as const }]
    expect(duties({ ...succession, lifeInsurances: more })).toEqual(duties(succession))
  })
})
