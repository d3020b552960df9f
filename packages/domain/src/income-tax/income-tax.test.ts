import { describe, expect, it } from 'vitest'

import { yearOf } from '../calendar/index.ts'
import { DomainInputError } from '../input/index.ts'
import { BARE, EXPLAINED, inOrder, type Derivation } from '../explain/index.ts'
import {
  DECOTE,
  FAMILY_QUOTIENT_CAPS,
  INCOME_TAX_SCALE,
  LATEST_INCOME_YEAR,
  OutsideValidity,
  PENSION_DEDUCTION,
  WAGE_DEDUCTION,
} from '../law/index.ts'
import { euros, ZERO_EUROS } from '../money/index.ts'
import { CEILING_CASES, SAVING_CASES, SHARING_CASES, TAX_CASES } from './data/worked-cases.testing.ts'
import {
  ceilingLawOf,
  checkHousehold,
  collectedTax,
  computeTax,
  evaluateCeilingCase,
  evaluateSavingCase,
  evaluateTaxCase,
  explainTax,
  INCOME_YEARS,
  isSingleParent,
  PAYMENT_YEARS,
  reckonCeiling,
  SOURCES,
  taxLawOf,
  TERMS,
  type Household,
} from './index.ts'

const single: Household = {
  marital_status: 'CE',
  single_parent: false,
  children: 0,
  wage_1: ZERO_EUROS,
  wage_2: ZERO_EUROS,
  deduction: ZERO_EUROS,
}
const couple: Household = { ...single, marital_status: 'MA' }
const law = taxLawOf(2025)
const taxOf = (household: Household): number => collectedTax(household, law).toNumber()
const partsOf = (household: Household): number => computeTax(household, law).parts.toNumber()

/** Answers of a row, as numbers. */
const numbers = (answer: object): readonly number[] =>
  Object.entries(answer)
    .filter(([name]) => name !== 'kind')
    .map(([, text]) => Number(text))

describe('cases taxed by other programs', () => {
  it.each(TAX_CASES)('[IT-02 to IT-09] $id: the tax is theirs to the euro', ({ parts, net, tax, collected, ...row }) => {
    const [foundParts, foundNet, afterDecote = 0, found] = numbers(evaluateTaxCase(row))
    expect([foundParts, foundNet, found]).toEqual([parts, net, collected])
    for (const outside of tax) expect(Math.abs(afterDecote - outside)).toBeLessThanOrEqual(1)
  })

  it.each(SAVING_CASES)('[IT-12] $id: the saving is theirs to two euros', ({ before, after, saving, ...row }) => {
    const [foundBefore, foundAfter, found = 0] = numbers(evaluateSavingCase(row))
    expect([foundBefore, foundAfter]).toEqual([before, after])
    for (const outside of saving) expect(Math.abs(found - outside)).toBeLessThanOrEqual(2)
  })

  it.each(CEILING_CASES)('[IT-11] a wage of $gross_wage before payments of $payment_year has the ceiling $ceiling', (worked) => {
    const { payment_year, gross_wage, net, ceiling } = worked
    expect(evaluateCeilingCase({ id: '', payment_year, gross_wage })).toEqual({
      kind: 'evaluated',
      net_professional_income: String(net),
      ceiling: String(ceiling),
      standInYear: undefined,
    })
  })
})

describe('the law of a year', () => {
  it('[IT-01] is known of the incomes of 2024 and 2025, and of no other', () => {
    expect(INCOME_YEARS).toEqual([2024, 2025])
    expect(taxLawOf(2024).decote.single.toString()).toBe('889')
    expect(taxLawOf(2025).decote.single.toString()).toBe('897')
    expect(() => taxLawOf(2023)).toThrow(OutsideValidity)
    expect(() => taxLawOf(2026)).toThrow(OutsideValidity)
  })

  it.each([INCOME_TAX_SCALE, WAGE_DEDUCTION, FAMILY_QUOTIENT_CAPS, DECOTE, PENSION_DEDUCTION])(
    '[IT-01] is data: $id, which each finance law sets anew, has a value of its own for every year',
    ({ values }) => {
      const years = new Set(values.map(({ from }) => yearOf(from)))
      expect(INCOME_YEARS.filter((year) => !years.has(year))).toEqual([])
    },
  )

  it('[IT-01] [TAX-30] has a day of publication, or the simulator would never take it', () => {
    expect(LATEST_INCOME_YEAR.values.map(({ value }) => value)).toEqual(INCOME_YEARS)
  })

  it('[IT-11] of the ceiling is known for payments of 2025 to 2027, the last with the bounds of 2025', () => {
    expect(PAYMENT_YEARS).toEqual([2025, 2026, 2027])
    expect(ceilingLawOf(2027, 2025)).toMatchObject({ passYear: 2026, costsYear: 2025 })
    expect(ceilingLawOf(2030, 2025)).toMatchObject({ paymentYear: 2030, passYear: 2026, costsYear: 2025 })
    expect(() => ceilingLawOf(2023, 2025)).toThrow(OutsideValidity)
  })
})

describe('the 10 % for costs', () => {
  const netOf = (wage: number) => computeTax({ ...single, wage_1: euros(wage) }, law).netWages.toString()

  it.each([
    [0, '0'],
    [300, '0'],
    [509, '0'],
    [510, '1'],
    [5090, '4581'],
    [5091, '4581.9'],
    [145_550, '130995'],
    [145_560, '131005'],
    [10_000_000, '9985445'],
  ])('[IT-02] of a wage of %d leave %s', (wage, net) => {
    expect(netOf(wage)).toBe(net)
  })

  it('[IT-02] are taken off each wage of a couple', () => {
    expect(computeTax({ ...couple, wage_1: euros(300_000), wage_2: euros(400) }, law).netWages.toString()).toBe('285445')
    expect(computeTax({ ...single, wage_2: euros(400) }, law).netWages.toString()).toBe('0')
  })

  it('[IT-03] come before the deduction, which ends at 0', () => {
    const income = (deduction: number) =>
      computeTax({ ...single, wage_1: euros(10_000), deduction: euros(deduction) }, law).netTaxableIncome.toString()
    expect([income(0), income(2000), income(9000), income(9001)]).toEqual(['9000', '7000', '0', '0'])
  })
})

describe('the parts', () => {
  it.each([
    [0, 1, 2],
    [1, 1.5, 2.5],
    [2, 2, 3],
    [3, 3, 4],
    [4, 4, 5],
    [6, 6, 7],
  ])('[IT-04] of %d children make %d for a single and %d for a couple', (children, ofSingle, ofCouple) => {
    expect(partsOf({ ...single, children })).toBe(ofSingle)
    expect(partsOf({ ...couple, children })).toBe(ofCouple)
  })

  it('[IT-04] gain half a part for a single parent with a child, and for nobody else', () => {
    expect(partsOf({ ...single, single_parent: true, children: 1 })).toBe(2)
    expect(partsOf({ ...single, single_parent: true })).toBe(1)
    expect(partsOf({ ...couple, single_parent: true, children: 1 })).toBe(2.5)
    expect(isSingleParent({ ...couple, single_parent: true, children: 1 })).toBe(false)
  })
})

describe('children in shared custody', () => {
  it.each(SHARING_CASES)(
    '[IT-13] $id: each line is that of the law worked out apart',
    ({ parts, byParts, afterCap, decote, tax, ...row }) => {
      const household: Household = {
        marital_status: row.marital_status === 'MA' ? 'MA' : 'CE',
        single_parent: row.single_parent === '1',
        children: Number(row.children),
        shared_children: Number(row.shared_children),
        wage_1: euros(row.wage_1),
        wage_2: euros(row.wage_2 || '0'),
        deduction: ZERO_EUROS,
      }
      const found = computeTax(household, law)
      const cents = (amount: { toFixed: (decimals: number) => string }) => Number(amount.toFixed(2))
      expect([
        found.parts.toNumber(),
        cents(found.taxByParts),
        cents(found.taxAfterCap),
        cents(found.decote),
        found.tax.toNumber(),
      ]).toEqual([parts, byParts, afterCap, decote, tax])
      expect(evaluateTaxCase(row)).toMatchObject({ kind: 'evaluated', parts: String(parts), tax: String(tax) })
    },
  )

  it.each([
    [1, 1, 1.25, 2.25],
    [2, 2, 1.5, 2.5],
    [3, 3, 2, 3],
    [4, 4, 2.5, 3.5],
    [2, 1, 1.75, 2.75],
    [3, 2, 2.25, 3.25],
    [3, 1, 2.5, 3.5],
  ])(
    '[IT-13] of %d children, %d of them shared, make %d for a single and %d for a couple',
    (children, shared, ofSingle, ofCouple) => {
      expect(partsOf({ ...single, children, shared_children: shared })).toBe(ofSingle)
      expect(partsOf({ ...couple, children, shared_children: shared })).toBe(ofCouple)
    },
  )

  it('[IT-13] of a single parent with none but these children nothing is computed, and the refusal says so', () => {
    const alone = { ...single, single_parent: true, children: 2, shared_children: 2 }
    expect(checkHousehold(alone)).toMatchObject({ field: 'shared_children', reason: 'shared-custody-alone' })
    expect(() => computeTax(alone, law)).toThrow(DomainInputError)
    expect(checkHousehold({ ...alone, single_parent: false })).toBeUndefined()
    expect(checkHousehold({ ...alone, marital_status: 'MA' })).toBeUndefined()
    expect(checkHousehold({ ...alone, shared_children: 1 })).toBeUndefined()
    expect(checkHousehold({ ...alone, shared_children: 3 })).toMatchObject({ field: 'shared_children', reason: 'out-of-range' })
    expect(checkHousehold({ ...alone, shared_children: 0.5 })).toMatchObject({ field: 'shared_children', reason: 'not-whole' })
  })
})

describe('the scale and its cap', () => {
  // No costs below: the deduction brings the income to a round figure.
  const at = (income: number, household: Household = single) =>
    computeTax({ ...household, wage_1: euros(1_000_000), deduction: euros(1_000_000 - 14_555 - income) }, law)

  it.each([
    [0, '0'],
    [11_600, '0'],
    [11_601, '0.11'],
    [29_579, '1977.69'],
    [84_577, '18477.09'],
    [181_917, '58386.49'],
    [181_918, '58386.94'],
  ])('[IT-05] on %d for one part is %s', (income, tax) => {
    expect(at(income).taxByParts.toString()).toBe(tax)
  })

  it('[IT-05] multiplies by the parts', () => {
    expect(at(59_158, { ...single, children: 2 }).taxByParts.toString()).toBe('3955.38')
  })

  it('[IT-06] lets children take off 1 807 a half part, 4 262 for a single parent’s first', () => {
    const gain = (household: Household) => {
      const adults = at(150_000, { ...household, children: 0 }).taxAfterCap
      return adults.minus(at(150_000, household).taxAfterCap).toString()
    }
    expect(gain({ ...single, children: 1 })).toBe('1807')
    expect(gain({ ...single, children: 3 })).toBe('7228')
    expect(gain({ ...single, children: 1, single_parent: true })).toBe('4262')
    expect(gain({ ...single, children: 2, single_parent: true })).toBe('6069')
    expect(gain({ ...single, children: 3, single_parent: true })).toBe('9683')
  })

  it('[IT-06] caps every half part of however many children', () => {
    const gain = (children: number) =>
      at(900_000)
        .taxAfterCap.minus(at(900_000, { ...single, children }).taxAfterCap)
        .dividedBy(1807)
        .toString()
    expect([9, 10, 11, 50, 99].map(gain)).toEqual(['16', '18', '20', '98', '196'])
  })

  it('[IT-06] leaves the quotient alone where it takes off less', () => {
    const figures = at(20_000, { ...single, children: 1 })
    expect(figures.taxAfterCap.equals(figures.taxByParts)).toBe(true)
  })
})

describe('small taxes', () => {
  /** A single's tax before the décote is 11 % of what exceeds 11 600. */
  const before = (cents: number) => {
    const income = euros(11_600).plus(euros(cents).dividedBy(11))
    return computeTax({ ...single, wage_1: euros(1_000_000), deduction: euros(euros(985_445).minus(income)) }, law)
  }

  it('[IT-07] are taken off whole up to 617,55, in part up to 1 982,32, and not above', () => {
    expect(before(61_755).decote.toFixed(2)).toBe('617.55')
    expect(before(100_000).decote.toFixed(2)).toBe('444.50')
    expect(before(198_232).decote.toFixed(2)).toBe('0.00')
    expect(before(198_300).decote.toFixed(2)).toBe('0.00')
    expect(computeTax(single, law).decote.toString()).toBe('0')
  })

  it('[IT-07] of a couple count from 1 483', () => {
    expect(computeTax({ ...couple, wage_1: euros(37_000) }, law).decote.toFixed(2)).toBe('980.27')
  })

  it('[IT-08] are rounded to the euro at the end, half up', () => {
    expect(computeTax({ ...single, wage_1: euros(30_000) }, law).taxAfterDecote.toString()).toBe('1564')
  })

  it('[IT-09] are collected from 61 on', () => {
    // 1.4525 × tax − 897: 659.21 leaves 60.50, which is rounded to 61; 659.20 leaves 60.49.
    expect([before(65_921).taxAfterDecote.toString(), before(65_921).tax.toString()]).toEqual(['61', '61'])
    expect([before(65_920).taxAfterDecote.toString(), before(65_920).tax.toString()]).toEqual(['60', '0'])
  })
})

describe('the contribution on high incomes', () => {
  const contribution = (household: Household) => computeTax(household, law).highIncomeContribution.toString()
  const netOf = (net: number) => euros(net + 14_555)

  it('[IT-10] is 3 % from 250 000 and 4 % from 500 000, twice these for a couple', () => {
    expect(contribution({ ...single, wage_1: netOf(250_000) })).toBe('0')
    expect(contribution({ ...single, wage_1: netOf(300_000) })).toBe('1500')
    expect(contribution({ ...single, wage_1: netOf(600_000) })).toBe('11500')
    expect(contribution({ ...couple, wage_1: netOf(500_000) })).toBe('0')
    expect(contribution({ ...couple, wage_1: netOf(1_200_000) })).toBe('23000')
  })

  it('[IT-10] does not depend on the deduction', () => {
    expect(contribution({ ...single, wage_1: netOf(300_000), deduction: euros(30_000) })).toBe('1500')
  })
})

describe('the retirement-saving ceiling', () => {
  const ceiling = (wage: number, year = 2026) => reckonCeiling(BARE, euros(wage), ceilingLawOf(year, 2025)).ceiling.toString()

  it('[IT-11] is at least 10 % of the annual ceiling of the year before, and counts 8 of them at most', () => {
    expect([ceiling(0), ceiling(52_333), ceiling(52_340)]).toEqual(['4710', '4710', '4711'])
    expect([ceiling(391_355), ceiling(10_000_000)]).toEqual(['37680', '37680'])
    expect([ceiling(0, 2025), ceiling(10_000_000, 2025)]).toEqual(['4637', '37094'])
    expect([ceiling(0, 2027), ceiling(10_000_000, 2027)]).toEqual(['4806', '38448'])
  })

  it('[IT-11] names its years', () => {
    const { ceiling: root } = reckonCeiling(EXPLAINED, euros(60_000), ceilingLawOf(2027, 2025))
    const steps = inOrder(root).map(({ node }) => node)
    expect(root).toMatchObject({ value: '5400', details: { payment_year: 2027 } })
    expect(steps.find(({ term }) => term === 'income-tax.pass')?.details).toEqual({ year: 2026 })
    expect(steps.find(({ term }) => term === 'income-tax.net-wage')?.details).toEqual({ person: 1, income_year: 2025 })
  })
})

describe('whole households', () => {
  it('[IT-09] without a wage, and with ten million, have a tax', () => {
    expect(taxOf(single)).toBe(0)
    expect(taxOf({ ...couple, children: 99 })).toBe(0)
    // 9 985 445 net: 58 386.49 + 45 % of 9 803 528.
    expect(taxOf({ ...single, wage_1: euros(10_000_000) })).toBe(4_469_974)
  })
})

/** Term, unit, operation, source and rule of a step. */
const described = ({ term, unit, operation, source, rule = '-' }: Derivation): string =>
  [term.replace('income-tax.', ''), unit, operation, source?.code ?? '-', rule].join(' ')

describe('the steps of the explanation', () => {
  const figures = explainTax({ ...single, children: 3, single_parent: true, wage_1: euros(320_000), deduction: euros(100) }, law)
  const trees = [
    figures.tax,
    figures.highIncomeContribution,
    reckonCeiling(EXPLAINED, euros(1000), ceilingLawOf(2026, 2025)).ceiling,
  ]
  const steps = trees.flatMap((tree) => inOrder(tree)).map(({ node }) => node)

  it('[IT-01 to IT-11] each say what they are, in which unit, how they follow, by which article and rule', () => {
    expect([...new Set(steps.map(described))].toSorted()).toEqual([
      'adult-parts count given parts IT-04',
      'adult-scale eur-per-year sum scale IT-05',
      'after-cap eur-per-year greatest quotient-cap IT-06',
      'after-decote eur-per-year difference decote IT-07',
      'band-bottom eur-per-year product quotient IT-05',
      'band-bound eur-per-year given high-incomes IT-10',
      'band-bound eur-per-year given scale IT-05',
      'band-rate rate given high-incomes IT-10',
      'band-rate rate given scale IT-05',
      'band-slice eur-per-year difference high-incomes IT-10',
      'band-slice eur-per-year difference scale IT-05',
      'band-slice eur-per-year greatest high-incomes IT-10',
      'band-slice eur-per-year greatest scale IT-05',
      'band-tax eur-per-year product high-incomes IT-10',
      'band-tax eur-per-year product scale IT-05',
      'band-top eur-per-year product quotient IT-05',
      'capped eur-per-year difference quotient-cap IT-06',
      'ceiling eur-per-year round-euros retirement-deduction IT-11',
      'ceiling-exact eur-per-year greatest retirement-deduction IT-11',
      'ceiling-floor eur-per-year product retirement-deduction IT-11',
      'ceiling-floor-rate rate given retirement-deduction IT-11',
      'ceiling-multiple factor given retirement-deduction IT-11',
      'ceiling-rate rate given retirement-deduction IT-11',
      'ceiling-share eur-per-year product retirement-deduction IT-11',
      'collection-threshold eur-per-year given collection IT-09',
      'contribution eur-per-year round-euros high-incomes IT-10',
      'contribution-scale eur-per-year sum high-incomes IT-10',
      'costs eur-per-year greatest wage-costs IT-02',
      'costs eur-per-year least wage-costs IT-02',
      'costs-max eur-per-year given wage-costs IT-02',
      'costs-min eur-per-year given wage-costs IT-02',
      'costs-rate rate given wage-costs IT-02',
      'costs-share eur-per-year product wage-costs IT-02',
      'counted-income eur-per-year least retirement-deduction IT-11',
      'decote eur-per-year least decote IT-07',
      'decote-base eur-per-year given decote IT-07',
      'decote-rate rate given decote IT-07',
      'decote-room eur-per-year difference decote IT-07',
      'decote-room eur-per-year greatest decote IT-07',
      'decote-share eur-per-year product decote IT-07',
      'deducted eur-per-year least retirement-deduction IT-03',
      'deduction eur-per-year given household IT-03',
      'family-cap eur-per-year sum quotient-cap IT-06',
      'first-child-cap eur-per-year given quotient-cap IT-06',
      'first-children-parts count given parts IT-04',
      'further-children-parts count given parts IT-04',
      'half-part-cap eur-per-year given quotient-cap IT-06',
      'half-parts count given quotient-cap IT-06',
      'half-parts-cap eur-per-year product quotient-cap IT-06',
      'highest-income eur-per-year product retirement-deduction IT-11',
      'net-taxable-income eur-per-year difference income IT-03',
      'net-wage eur-per-year difference wage-costs IT-02',
      'net-wages eur-per-year sum income IT-03',
      'parts count sum parts IT-04',
      'pass eur-per-year given social-security-ceiling IT-11',
      'rounded eur-per-year round-euros rounding IT-08',
      'scale eur-per-year sum scale IT-05',
      'single-parent-part count given parts IT-04',
      'tax eur-per-year nothing-below collection IT-09',
      'wage eur-per-year given household -',
      'zero eur-per-year given decote IT-07',
      'zero eur-per-year given high-incomes IT-10',
      'zero eur-per-year given scale IT-05',
    ])
  })

  it('[IT-01] use known terms and sources only, each with an article or a choice of the saver', () => {
    const terms: readonly string[] = TERMS
    expect(steps.filter(({ term }) => !terms.includes(term))).toEqual([])
    expect(steps.filter(({ source }) => source === undefined || !Object.hasOwn(SOURCES, source.code))).toEqual([])
    expect(Object.keys(SOURCES).filter((code) => steps.every(({ source }) => source?.code !== code))).toEqual([])
    for (const { kind, citations } of Object.values(SOURCES)) expect(kind === 'law').toBe(citations.length > 0)
  })
})
