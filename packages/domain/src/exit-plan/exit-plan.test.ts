import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { BARE, discrepancies, type Derivation } from '../explain/index.ts'
import { euros } from '../money/index.ts'
import { groundOf } from './ground.ts'
import { exitCaseOf, exitPlans, type ExitCase, type Plan } from './index.ts'
import { reckonYear } from './reckon.ts'
import { outcomeOf } from './spread.ts'
import { NO_UNITS, yearsOf, type Decision } from './year.ts'

const DAY = plainDate('2026-11-20')
const NONE = euros(0)
const heldOf = (paid: number, gains = 0) => ({ paid: euros(paid), gains: euros(gains) })

type Told = Partial<Omit<ExitCase, 'incomes' | 'savings'>> & {
  readonly pension: number
  readonly spouse?: number
  readonly savings: Partial<ExitCase['savings']>
}

/** Worked cases: 64 until 85 unless they say otherwise, one year. */
const caseOf = ({ pension, spouse = 0, savings, ...told }: Told): ExitCase => ({
  ...exitCaseOf({ marital_status: 'CE', incomes: {}, savings: {}, age: 64, until: 85, years: 1 }),
  incomes: { pension: euros(pension), spouse_pension: euros(spouse), other: NONE },
  ...told,
  savings: { vvd: heldOf(0), vvnd: heldOf(0), es: heldOf(0), co: NONE, ...savings },
})

const plansOf = (told: Told) => exitPlans(caseOf(told), DAY).plans
const levies = ({ levies: taken }: Plan): number => taken.toNumber()
const withQuotient = ({ gross, netWithQuotient }: Plan): number => gross.minus(netWithQuotient).toNumber()

const E1 = { pension: 20_000, savings: { vvd: heldOf(48_000, 12_000) } }
const E2 = { marital_status: 'MA', pension: 24_000, spouse: 12_000, savings: { vvd: heldOf(70_000, 30_000) } } as const
const E3 = { pension: 11_000, savings: { vvd: heldOf(30_000) } }

// docs/rules/examples/exit-plan.md: computed outside, by a program with exact fractions; each line is worked out there by hand.
describe('worked cases from outside', () => {
  it.each([
    [1, 16_546],
    [2, 14_924],
    [3, 13_302],
    [5, 11_433],
    [10, 11_428],
    [15, 11_433],
  ])('[BEY-40] [BEY-41] a single person, 60 000 € in %s equal parts: levies of %s €', (years, taken) => {
    const plans = plansOf({ ...E1, years })
    expect(levies(plans['at-once'])).toBe(16_546)
    expect(levies(plans['equal-parts'])).toBe(taken)
    expect(levies(plans['most-net'])).toBeLessThanOrEqual(taken)
  })

  it.each([
    [2, 22_276, 22_276],
    [3, 20_157, 19_967],
    [5, 20_540, 19_940],
    [10, 20_470, 19_940],
    [15, 20_415, 19_940],
  ])(
    '[BEY-40] a couple, 100 000 € over %s years: %s € in equal parts, at most %s € in the plan that leaves most',
    (years, equal, most) => {
      const plans = plansOf({ ...E2, years })
      expect([levies(plans['at-once']), levies(plans['equal-parts'])]).toEqual([26_348, equal])
      expect(levies(plans['most-net'])).toBeLessThanOrEqual(most)
    },
  )

  it('[BEY-44] the quotient turns the answer of the couple round: at once 18 132 €, less than the plan that leaves most without it', () => {
    const plans = plansOf({ ...E2, years: 10 })
    expect(withQuotient(plans['at-once'])).toBe(18_132)
    expect(withQuotient(plans['at-once'])).toBeLessThan(withQuotient(plans['most-net']))
    expect(levies(plans['at-once'])).toBeGreaterThan(levies(plans['most-net']))
  })

  it('[BEY-44] the quotient of the single person: 9 946 € at once, 10 204 and 10 782 € in two and three equal parts, at most 9 721 € in two parts', () => {
    const both = exitPlans(caseOf({ ...E1, years: 2 }), DAY)
    expect([withQuotient(both.plans['at-once']), withQuotient(both.plans['equal-parts'])]).toEqual([9946, 10_204])
    expect(withQuotient(plansOf({ ...E1, years: 3 })['equal-parts'])).toBe(10_782)
    expect(withQuotient(both.mostNetWithQuotient)).toBeLessThanOrEqual(9721)
  })

  it.each([
    [2, 2456],
    [3, 1287],
    [4, 0],
  ])(
    '[BEY-41] a single person without tax, 30 000 € in %s equal parts: %s €, the threshold of collection kept',
    (years, taken) => {
      const plans = plansOf({ ...E3, years })
      expect([levies(plans['at-once']), withQuotient(plans['at-once']), levies(plans['equal-parts'])]).toEqual([
        5074,
        2552,
        taken,
      ])
      expect(levies(plans['most-net'])).toBeLessThanOrEqual(taken)
    },
  )

  it('[BEY-41] on the slope of the décote 1 000 € cost 160 €', () => {
    const taken = [1000, 2000, 3000, 4000, 5000].map((paid) =>
      levies(plansOf({ pension: 17_000, savings: { vvd: heldOf(paid) } })['at-once']),
    )
    expect(taken).toEqual([0, 0, 173, 333, 493])
  })

  it.each([
    [{ pension: 0 }, 4000, 0, 3546],
    [{ pension: 40_000, spouse: 9000, marital_status: 'MA' as const }, 6000, 2889 - 1930, 50_561],
    [{ pension: 30_000, spouse: 9000, marital_status: 'MA' as const }, 6000, 1291 - 418, 40_561],
  ])('[BEY-42] an annuity of mandatory payments beside %o keeps the bounds of the 10 %%', (people, annuity, added, reference) => {
    const savings = { co: euros(annuity * 40) }
    const [first] = plansOf({ ...people, savings, annuity_rate: 0.025, pension_charges: 0 })['at-once'].years
    expect([first?.annuity.toNumber(), first?.incomeTax.toNumber(), first?.referenceIncome.toNumber()]).toEqual([
      annuity,
      added,
      reference,
    ])
  })

  it('[BEY-41] [BEY-44] 300 000 € at once bear the contribution on high incomes, with the quotient as without', () => {
    const plan = plansOf({ pension: 60_000, savings: { vvd: heldOf(300_000) } })['at-once']
    const [first] = plan.years
    expect([first?.incomeTax.toNumber(), first?.contribution.toNumber()]).toEqual([126_754, 3167])
    expect(first?.incomeTaxWithQuotient.toNumber()).toBe(110_233)
  })

  it.each([
    ['vvd', 431],
    ['vvnd', 191],
    ['es', 191],
  ] as const)('[BEY-42] an annuity of 3 000 € from %s, at 66, adds %s € of tax and 223,20 € of charges', (pool, tax) => {
    const asked = caseOf({ pension: 20_000, age: 66, savings: { [pool]: heldOf(100_000) }, annuity_rate: 0.03 })
    const decision: Decision = { converted: { ...NO_UNITS, [pool]: 10_000_000 }, lump: undefined }
    const [year] = yearsOf(groundOf(asked, DAY), decision, false, 1)
    const { incomeTax, socialCharges } = reckonYear(BARE, year!, NO_UNITS)
    expect([incomeTax.toNumber(), socialCharges.toNumber()]).toEqual([tax, 223.2])
  })

  it('[BEY-42] the same annuity from mandatory payments adds 431 € as well, and the charges of a pension', () => {
    const told = { pension: 20_000, age: 66, savings: { co: euros(100_000) }, annuity_rate: 0.03, pension_charges: 0 as const }
    const [first] = plansOf(told)['at-once'].years
    expect([first?.annuity, first?.incomeTax, first?.socialCharges].map(Number)).toEqual([3000, 431, 0])
  })

  const E9: Told = {
    pension: 20_000,
    age: 66,
    annuity_rate: 0.1,
    pension_charges: 0,
    savings: { vvd: heldOf(32_000, 8000), vvnd: heldOf(8000, 2000), es: heldOf(15_000, 5000), co: euros(12_000) },
  }

  it('[BEY-43] every compartment in one year, the small annuity paid as capital: as a pension, or at 7.5 %', () => {
    const rows = (['pension', 'reduced'] as const).map((taxed) => plansOf({ ...E9, small_capital: taxed })['at-once'].years[0]!)
    expect(rows.map(({ incomeTax, flatTax, socialCharges }) => [incomeTax, flatTax, socialCharges].map(Number))).toEqual([
      [11_218, 1280, 2790],
      [7978, 1280 + 810, 2790],
    ])
  })

  it('[BEY-43] in two years: 9 703 € with the mandatory payments alone in the second, 9 596 € in halves beside them', () => {
    const asked = caseOf({ ...E9, savings: { vvd: heldOf(32_000, 8000), co: euros(12_000) }, years: 2, until: 68 })
    const decision: Decision = { converted: NO_UNITS, lump: 1 }
    const taxOf = (parts: readonly number[]) => {
      const units = parts.map((vvd) => ({ ...NO_UNITS, vvd: vvd * 100 }))
      const { years } = outcomeOf(groundOf(asked, DAY), decision, units, false)
      return units.map((unit, at) => reckonYear(BARE, years[at]!, unit).incomeTax.toNumber())
    }
    expect([taxOf([40_000, 0]), taxOf([20_000, 20_000])]).toEqual([
      [7978, 1725],
      [3178, 6418],
    ])
    const most = exitPlans(asked, DAY).plans['most-net']
    expect(most.years.reduce((sum, { incomeTax }) => sum + incomeTax.toNumber(), 0)).toBeLessThanOrEqual(9596)
  })

  it.each([
    [20_000, 3182],
    [40_000, 7928],
  ])('[BEY-41] a couple, %s € of deducted payments in one year: %s €', (paid, tax) => {
    const plans = plansOf({ ...E2, savings: { vvd: heldOf(paid) } })
    expect(levies(plans['at-once'])).toBe(tax)
  })
})

describe('a plan', () => {
  it('[BEY-40] [BEY-46] tells its criterion, and what it does not count', () => {
    const { criterion, isAllowanceLeftOut, isSmallAnnuity } = exitPlans(caseOf({ ...E1, years: 5 }), DAY)
    expect(criterion).toEqual({ until: 85, growth: 0, incomeYear: 2025 })
    expect([isAllowanceLeftOut, isSmallAnnuity]).toEqual([true, false])
    expect(exitPlans(caseOf({ ...E1, age: 60, until: 65, years: 5 }), DAY).isAllowanceLeftOut).toBe(false)
  })

  it('[BEY-40] leaves each year what comes out less its levies, by steps that replay', () => {
    const told = {
      ...E1,
      years: 3,
      annuity_rate: 0.03,
      pension_charges: 8.4 as const,
      savings: { ...E1.savings, co: euros(90_000) },
    }
    for (const plan of Object.values(plansOf(told))) {
      for (const { explanation, net } of plan.years.slice(0, 4)) {
        expect(discrepancies(explanation, {})).toEqual([])
        expect(explanation.value).toBe(net.toString())
      }
    }
  })

  it('[BEY-41] holds the rates of the law exactly in every step', () => {
    const told = { pension: 20_000, savings: { vvd: heldOf(10_000, 30_000), vvnd: heldOf(10_000), co: euros(12_000) } }
    const { explanation } = plansOf({ ...told, annuity_rate: 0.03, pension_charges: 10.1, small_capital: 'reduced' })['at-once']
      .years[0]!
    const stepsOf = (step: Derivation): readonly Derivation[] => [step, ...step.inputs.flatMap((input) => stepsOf(input))]
    const steps = stepsOf(explanation)
    const valuesOf = (term: string) => [...new Set(steps.flatMap((step) => (step.term === term ? [step.value] : [])))]
    expect(valuesOf('exit-plan.charges-rate')).toEqual(['0.186', '0.101'])
    expect([valuesOf('exit-plan.flat-rate'), valuesOf('exit-plan.small-capital-rate')]).toEqual([['0.128'], ['0.075']])
    // 30 000 € at 18,6 % are 5 580 €, without a tail of digits.
    expect(valuesOf('exit-plan.charges')).toContain('5580')
    expect(steps.filter(({ value }) => !/^-?\d+(?:\.\d{1,6})?$/.test(value))).toEqual([])
  })

  it('[BEY-43] pays mandatory payments as capital up to an annuity of 110 € a month, and never above it', () => {
    const lumpOf = (co: number) => {
      const plans = plansOf({ ...E1, years: 3, savings: { co: euros(co) }, annuity_rate: 0.03, pension_charges: 8.4 })
      return Object.values(plans).map(({ years }) => years.reduce((sum, { capital }) => sum + capital.co.toNumber(), 0))
    }
    expect(lumpOf(44_000)).toEqual([44_000, 44_000, expect.any(Number)])
    expect(lumpOf(44_001)).toEqual([0, 0, 0])
  })

  it('[BEY-47] pays no part where the contract pays in one payment, none below its least amount, and none below 100 €', () => {
    const partsOf = (told: Partial<Told>) =>
      Object.values(plansOf({ ...E2, years: 5, ...told })).map(({ years }) =>
        years.map(({ capital }) => capital.vvd.toNumber()).filter((amount) => amount > 0),
      )
    expect(partsOf({ most_parts: 1 })).toEqual([[100_000], [100_000], [100_000]])
    const [, equal, most] = partsOf({ least_part: euros(30_000) })
    expect(equal).toHaveLength(3)
    expect(Math.min(...(most ?? []))).toBeGreaterThanOrEqual(30_000)
    expect(Math.min(...partsOf({}).flat())).toBeGreaterThanOrEqual(100)
    expect(partsOf({ most_parts: 2 }).map((parts) => parts.length)).toEqual([1, 2, 2])
  })

  it('[BEY-47] [BEY-48] savings below the least amount wait with the others, and come out beside them', () => {
    const told = { pension: 1000, savings: { vvd: heldOf(1000, 1000), es: heldOf(19_000, 13_000) } }
    const { years } = plansOf({ ...told, years: 14, growth: 2, least_part: euros(5000) })['most-net']
    // 2 000 and 32 000 € × 1.02^13.
    expect([years[13]?.capital.vvd, years[13]?.capital.es].map(Number)).toEqual([2587.21, 41_395.41])
  })

  it('[BEY-41] gains by the scale leave more to who pays no tax, and employee savings never bear income tax', () => {
    const told = { pension: 8000, savings: { vvd: heldOf(1000, 1000), es: heldOf(1000, 1000) } }
    const flat = plansOf(told)['at-once'].years[0]!
    const scale = plansOf({ ...told, gains_taxed: 'scale' })['at-once'].years[0]!
    // 12,8 % of 1 000 € of gains; 18,6 % of 2 000 €; 8 000 − 800 + 2 000 stay below the scale.
    expect([flat.flatTax, flat.socialCharges, flat.incomeTax].map(Number)).toEqual([128, 372, 0])
    expect([scale.flatTax, scale.socialCharges, scale.incomeTax].map(Number)).toEqual([0, 372, 0])
  })

  it('[BEY-45] tells the rate of the charges on pensions two years later, without the exit and with it', () => {
    // Thresholds of 2026 for one part: 13 048, 17 057 and 26 472 €; 18 000 € of reference income without the exit.
    const rates = (paid: number) => plansOf({ ...E1, savings: { vvd: heldOf(paid) } })['at-once'].years[0]!.laterCharges
    expect([rates(8472), rates(8473)]).toEqual([
      { without: 8.4, with: 8.4 },
      { without: 8.4, with: 10.1 },
    ])
    const [spread] = plansOf({ ...E1, years: 15 })['equal-parts'].years
    expect([spread?.referenceIncome.toNumber(), spread?.laterCharges.with]).toEqual([22_000, 8.4])
  })

  it('[BEY-48] savings that wait grow, and their growth is gains', () => {
    const plans = plansOf({ ...E1, years: 2, growth: 2 })
    const second = plans['equal-parts'].years[1]!
    // 30 000 € × 1.02; 24 000 € of them were paid in.
    expect([second.capital.vvd, second.paid, second.gains].map(Number)).toEqual([30_600, 24_000, 6600])
  })

  it('[BEY-42] takes the annuity where it leaves more until the stated age, and the capital where it leaves less', () => {
    const convertedUntil = (until: number) =>
      plansOf({ pension: 60_000, savings: { vvd: heldOf(200_000) }, annuity_rate: 0.05, until })[
        'most-net'
      ].converted.vvd.toNumber()
    // Twenty-one years of a twentieth make 105 %, taxed as a pension; ten make a half.
    expect(convertedUntil(74)).toBe(0)
    expect(convertedUntil(94)).toBe(200_000)
  })
})

describe('a refusal', () => {
  it.each([
    ['until', { until: 64 }],
    ['years', { years: 16 }],
    ['growth', { growth: 11 }],
    ['pension_charges', { savings: { co: euros(1) } }],
    ['equal_years', { equal_years: 2 }],
    ['savings.vvd.paid', { savings: { vvd: heldOf(-1) } }],
  ])('[BEY-40] names %s', (field, told) => {
    expect(() => exitPlans(caseOf({ ...E1, ...told }), DAY)).toThrow(expect.objectContaining({ field, name: 'DomainInputError' }))
  })
})
