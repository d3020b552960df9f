import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { discrepancies } from '../explain/index.ts'
import { Decimal, euros, type Euros } from '../money/index.ts'
import { BULLETIN, NO_EVALUATORS, PEE, pereco } from './aubrenne.testing.ts'
import { comparisonOf, premiumOfBulletin, type Supposed } from './index.ts'

const TODAY = plainDate('2026-11-20')
const PREMIUM = premiumOfBulletin(BULLETIN, TODAY)

const SUPPOSED: Supposed = {
  tax: { kind: 'rate', rate: 30 },
  yearlyReturn: new Decimal(0),
  yearsToRetirement: 12,
  today: TODAY,
}
const compared = (supposed: Partial<Supposed> = {}) => comparisonOf(BULLETIN, PREMIUM, { ...SUPPOSED, ...supposed })
const text = (amount: Euros | undefined) => amount?.toFixed(2)

describe('the same premium in cash and in each plan', () => {
  it('[BULL-10] leaves 1 615,37 in cash at 30 %, 3 250,55 on the PERECO, 2 744,99 on the PEE', () => {
    // Cash: 2 480 × 0,932 × 0,9 × 0,3 = 624,07. PERECO: 2 239,44 + 1 011,11. PEE: 2 239,44 + 559,86 − 54,31.
    expect(compared().ways.map(({ account, tax, start }) => [account?.title, text(tax), text(start)])).toEqual([
      [undefined, '624.07', '1615.37'],
      ['PERECO', '0.00', '3250.55'],
      ['PEE', '0.00', '2744.99'],
    ])
  })

  it('[BULL-11] may be had at once in cash, from 2031 on a PEE, at retirement on a PERECO', () => {
    expect(compared().ways.map((way) => [text(way.today), text(way.fiveYears), text(way.retirement)])).toEqual([
      ['1615.37', '1615.37', '1615.37'],
      [undefined, undefined, '3250.55'],
      [undefined, '2744.99', '2744.99'],
    ])
  })

  it('[BULL-11] stays blocked on a PERECO until its saver retires, even where that is supposed before five years', () => {
    const [, retirement] = compared({ yearsToRetirement: 1 }).ways
    expect([text(retirement?.fiveYears), text(retirement?.retirement)]).toEqual([undefined, '3250.55'])
  })

  it('[BULL-10] says nothing of cash until the tax is known, and the same of the plans', () => {
    const { ways } = compared({ tax: undefined })
    expect(ways.map((way) => [text(way.tax), text(way.start), text(way.today), text(way.retirement)])).toEqual([
      [undefined, undefined, undefined, undefined],
      ['0.00', '3250.55', undefined, '3250.55'],
      ['0.00', '2744.99', undefined, '2744.99'],
    ])
    expect(Object.values(ways[0]?.explanation ?? {}).filter((step) => step !== undefined)).toEqual([])
  })

  it('[BULL-11] grows at the return that is supposed; gains bear 18,6 %, and of cash also 12,8 %', () => {
    // 1 615,37 × 1,02^5 = 1 783,50; gains 168,13, of which 31,27 and 21,52. 2 744,99 × 1,02^5 = 3 030,69; gains 285,70, of which 53,14.
    const ways = compared({ yearlyReturn: new Decimal(2) }).ways
    expect(ways.map(({ fiveYears }) => text(fiveYears))).toEqual(['1730.71', undefined, '2977.55'])
  })

  it('[BULL-10] adds nothing to the premium on a plan that the company does not top up', () => {
    const plans = [pereco(), PEE].map((plan) => Object.assign({}, plan, { top_up: undefined }))
    const { ways } = comparisonOf({ ...BULLETIN, allocable_accounts: plans }, PREMIUM, SUPPOSED)
    expect(ways.map(({ start }) => text(start))).toEqual(['1615.37', '2239.44', '2239.44'])
  })

  it('[BULL-10] taxes the cash by the tax of the household with and without it', () => {
    const household = {
      marital_status: 'CE',
      single_parent: false,
      children: 0,
      wage_1: euros(30_000),
      wage_2: euros(0),
      deduction: euros(0),
    } as const
    // 27 000,00 pays 1 564. 29 080,22: 17 480,22 × 11 % = 1 922,82, less a décote of 897 − 870,08, is 1 896.
    const { ways, lawYear } = compared({ tax: { kind: 'household', household } })
    expect(lawYear).toBe(2025)
    expect(text(ways[0]?.tax)).toBe('332.00')
  })

  it('[BULL-10] says how each figure was reckoned, by steps that replay', () => {
    const household = {
      marital_status: 'MA',
      single_parent: false,
      children: 2,
      wage_1: euros(60_000),
      wage_2: euros(50_000),
      deduction: euros(0),
    } as const
    const taxes = [{ kind: 'rate', rate: 41 } as const, { kind: 'household', household } as const]
    const steps = taxes
      .flatMap((tax) => compared({ tax, yearlyReturn: new Decimal('3.5') }).ways)
      .flatMap(({ explanation }) => Object.values(explanation))
      .filter((step) => step !== undefined)
    expect(steps).toHaveLength(18)
    expect(steps.flatMap((step) => discrepancies(step, NO_EVALUATORS))).toEqual([])
  })
})
