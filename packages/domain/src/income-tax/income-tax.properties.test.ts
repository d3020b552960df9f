import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { BARE, discrepancies, EXPLAINED, replay, type Evaluators } from '../explain/index.ts'
import { addEuros, Decimal, euros, subtractEuros, type Euros } from '../money/index.ts'
import { deductions, households, incomeYears, sharingHouseholds, wages } from './arbitraries.ts'
import {
  ceilingLawOf,
  collectedTax,
  computeTax,
  evaluateSavingCase,
  evaluateTaxCase,
  explainTax,
  isSharedAlone,
  PAYMENT_YEARS,
  reckonCeiling,
  taxLawOf,
  type Household,
} from './index.ts'

const never = () => new Decimal(Number.NaN)
const evaluators: Evaluators = { 'annuity-factor': never, 'complete-expectation': never }

const taxOf = (household: Household, year: number): Euros => collectedTax(household, taxLawOf(year))
const savingOf = (household: Household, year: number, deduction: Euros): Euros =>
  subtractEuros(taxOf(household, year), taxOf({ ...household, deduction }, year))

const rowOf = ({ marital_status, single_parent, children, wage_1, wage_2 }: Household, year: number) => ({
  id: '',
  income_year: String(year),
  marital_status,
  // A row that says "alone, without a child" is refused; of a household it changes nothing.
  single_parent: single_parent && children > 0 ? '1' : '0',
  children: String(children),
  wage_1: wage_1.toString(),
  wage_2: wage_2.toString(),
})

describe('children in shared custody, in general', () => {
  test.prop([sharingHouseholds, incomeYears])(
    '[IT-13] the tax lies between that without them and that with them as children who live there always',
    (household, year) => {
      const shared = household.shared_children ?? 0
      const own = household.children - shared
      const tax = taxOf(household, year).toNumber()
      expect(tax).toBeLessThanOrEqual(taxOf({ ...household, children: own, shared_children: 0 }, year).toNumber())
      expect(tax).toBeGreaterThanOrEqual(taxOf({ ...household, shared_children: 0 }, year).toNumber())
    },
  )

  test.prop([sharingHouseholds, incomeYears])('[IT-13] one more of them never raises the tax', (household, year) => {
    const more = { ...household, children: household.children + 1, shared_children: (household.shared_children ?? 0) + 1 }
    fc.pre(!isSharedAlone(more))
    expect(taxOf(more, year).toNumber()).toBeLessThanOrEqual(taxOf(household, year).toNumber())
  })

  test.prop([households, incomeYears])(
    '[IT-13] none of them is the tax without the question, with the same explanation',
    (household, year) => {
      const law = taxLawOf(year)
      expect(explainTax({ ...household, shared_children: 0 }, law)).toEqual(explainTax(household, law))
    },
  )
})

describe('the income tax, in general', () => {
  test.prop([households, incomeYears, wages])('[IT-05] grows with the income', (household, year, more) => {
    const richer = { ...household, wage_1: addEuros(household.wage_1, more) }
    expect(taxOf(richer, year).toNumber()).toBeGreaterThanOrEqual(taxOf(household, year).toNumber())
  })

  test.prop([households, incomeYears])('[IT-04] falls with children', (household, year) => {
    const larger = { ...household, children: household.children + 1 }
    expect(taxOf(larger, year).toNumber()).toBeLessThanOrEqual(taxOf(household, year).toNumber())
  })

  test.prop([households, incomeYears])('[IT-06] never gains more from children than the cap', (household, year) => {
    const law = taxLawOf(year)
    const { taxAfterCap, taxByParts } = computeTax(household, law)
    const withoutChildren = computeTax({ ...household, children: 0 }, law).taxAfterCap
    const halfParts = computeTax(household, law)
      .parts.minus(household.marital_status === 'MA' ? 2 : 1)
      .times(2)
    const alone = household.single_parent && household.children > 0
    const most = alone
      ? law.caps.halfPart.times(halfParts.minus(2)).plus(law.caps.singleParentFirstChild)
      : law.caps.halfPart.times(halfParts)
    expect(withoutChildren.minus(taxAfterCap).lessThanOrEqualTo(most)).toBe(true)
    expect(taxAfterCap.greaterThanOrEqualTo(taxByParts)).toBe(true)
  })

  test.prop([households, incomeYears])(
    '[IT-05] multiplying the bounds by the parts is taxing one part’s income and multiplying the tax',
    (household, year) => {
      const law = taxLawOf(year)
      const { parts, netTaxableIncome, taxByParts } = computeTax(household, law)
      const one = netTaxableIncome.dividedBy(parts)
      const ofOne = law.scale.reduce((tax, { above, rate }, at) => {
        const top = Decimal.min(one, law.scale[at + 1]?.above ?? one)
        return tax.plus(Decimal.max(0, top.minus(above)).times(rate))
      }, new Decimal(0))
      expect(ofOne.times(parts).toFixed(20)).toBe(taxByParts.toFixed(20))
    },
  )

  test.prop([households, incomeYears])('[IT-07] is never below 0, and the décote never above the tax', (household, year) => {
    const { taxAfterCap, decote, tax, taxAfterDecote } = computeTax(household, taxLawOf(year))
    expect(decote.greaterThanOrEqualTo(0) && decote.lessThanOrEqualTo(taxAfterCap)).toBe(true)
    expect(tax.isZero() || tax.equals(taxAfterDecote)).toBe(true)
    expect(taxAfterDecote.isInteger() && taxAfterDecote.greaterThanOrEqualTo(0)).toBe(true)
  })

  test.prop([households, incomeYears])(
    '[IT-09] jumps by no more than the threshold of collection for a euro',
    (household, year) => {
      const richer = { ...household, wage_1: addEuros(household.wage_1, euros(1)) }
      const [before, after] = [taxOf(household, year).toNumber(), taxOf(richer, year).toNumber()]
      expect(after - before).toBeLessThanOrEqual(before === 0 ? 61 : 1)
      expect(after === 0 || after >= 61).toBe(true)
    },
  )

  test.prop([households, incomeYears, deductions])(
    '[IT-10] has a contribution on high incomes that no deduction changes',
    (household, year, deduction) => {
      const contribution = (asked: Household) => computeTax(asked, taxLawOf(year)).highIncomeContribution.toString()
      expect(contribution({ ...household, deduction })).toBe(contribution(household))
    },
  )

  test.prop([households, incomeYears, deductions, deductions])(
    '[IT-03] a larger deduction never saves less, nor more than 45 % of itself but for the threshold',
    (household, year, a, b) => {
      const [smaller, larger] = a.lessThan(b) ? [a, b] : [b, a]
      const [less, more] = [savingOf(household, year, smaller).toNumber(), savingOf(household, year, larger).toNumber()]
      expect(less).toBeGreaterThanOrEqual(0)
      expect(more).toBeGreaterThanOrEqual(less)
      expect(more).toBeLessThanOrEqual(larger.times('0.45').plus(61).toNumber())
    },
  )

  test.prop([households, incomeYears, deductions])(
    '[IT-01] is explained by a tree that replays, to the same figures as without it',
    (household, year, deduction) => {
      const asked = { ...household, deduction }
      const explained = Object.entries(explainTax(asked, taxLawOf(year)))
      const bare: Readonly<Record<string, Decimal>> = computeTax(asked, taxLawOf(year))
      for (const [name, tree] of explained) {
        expect([name, tree.value]).toEqual([name, bare[name]?.toString()])
        expect(replay(tree, evaluators).toString()).toBe(tree.value)
        expect(discrepancies(tree, evaluators)).toEqual([])
      }
    },
  )

  test.prop([households, incomeYears, deductions])(
    '[IT-12] of a row of a file is that of its household',
    (household, year, deduction) => {
      const row = rowOf(household, year)
      const tax = taxOf(household, year).toString()
      expect(evaluateTaxCase(row)).toMatchObject({ kind: 'evaluated', tax })
      expect(evaluateSavingCase({ ...row, deduction: deduction.toString() })).toEqual({
        kind: 'evaluated',
        tax_before: tax,
        tax_after: taxOf({ ...household, deduction }, year).toString(),
        saving: savingOf(household, year, deduction).toString(),
      })
    },
  )
})

describe('the retirement-saving ceiling, in general', () => {
  const years = fc.constantFrom(...PAYMENT_YEARS)
  const ceilingOf = (wage: Euros, year: number) => reckonCeiling(BARE, wage, ceilingLawOf(year, 2025)).ceiling

  test.prop([wages, wages, years])('[IT-11] is whole, within its bounds, and grows with the wage', (wage, more, year) => {
    const { pass } = ceilingLawOf(year, 2025)
    const [less, larger] = [ceilingOf(wage, year), ceilingOf(addEuros(wage, more), year)]
    expect(less.isInteger()).toBe(true)
    expect(less.greaterThanOrEqualTo(pass.times('0.1').round())).toBe(true)
    expect(larger.lessThanOrEqualTo(pass.times('0.8').round())).toBe(true)
    expect(larger.greaterThanOrEqualTo(less)).toBe(true)
  })

  test.prop([wages, years])('[IT-11] is explained by a tree that replays', (wage, year) => {
    const { ceiling } = reckonCeiling(EXPLAINED, wage, ceilingLawOf(year, 2025))
    expect(ceiling.value).toBe(ceilingOf(wage, year).toString())
    expect(discrepancies(ceiling, evaluators)).toEqual([])
  })
})
