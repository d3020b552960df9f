import { describe, expect, it } from 'vitest'

import { addDays, compareDates, plainDate, yearOf } from '../calendar/index.ts'
import { OutsideValidity, SOCIAL_SECURITY_CEILING, valueAt, valueOrStandIn, type DatedParameter } from '../law/index.ts'
import * as pension from './index.ts'

const PARAMETERS: readonly (readonly [DatedParameter<unknown>, first: string])[] = [
  [pension.PENSION_CEILING, '1970-01-01'],
  [pension.QUARTER_WAGE, '1972-01-01'],
  [pension.WAGE_REVALUATION, '2026-01-01'],
  [pension.BEST_YEARS, '2026-01-01'],
  [pension.PENSION_RATES, '2026-01-01'],
  [pension.LONG_CAREER_DOORS, '2023-09-01'],
  [pension.LONG_CAREER_QUARTERS, '2026-01-01'],
  [pension.POINT_PRICE, '2019-01-01'],
  [pension.POINT_VALUE, '2019-01-01'],
  [pension.POINT_CONTRIBUTIONS, '2019-01-01'],
  [pension.POINT_REDUCTION, '2019-01-01'],
  [pension.MINIMUM_PENSION, '2026-01-01'],
  [pension.CHILDREN_INCREASE, '2026-01-01'],
  [pension.PENSION_CHARGES, '2026-01-01'],
]

describe.each(PARAMETERS)('the parameter $id', (parameter, first) => {
  it('covers every day from its first to its last check, each value with its source', () => {
    const days = parameter.values.map(({ from }) => from)
    expect(days[0]).toBe(first)
    expect(days).toEqual([...new Set(days)].toSorted(compareDates))
    for (const { from, source } of parameter.values) {
      expect(valueAt(parameter, from)).toMatchObject({ from, source })
      expect(source).toMatch(/\S{4}/)
      expect(from <= parameter.checkedUntil).toBe(true)
    }
    expect(parameter.checkedUntil >= '2026-10-31').toBe(true)
    expect(parameter.id).toMatch(/^[a-z]+(?:-[a-z]+)+$/)
    expect(parameter.unit).toMatch(/^(?:eur|eur-per-month|share|years|count|generations|bands)$/)
  })

  it('[PAR-02] is an error outside its days, and a named stand-in after them: from the day on which a new value is expected too', () => {
    expect((parameter.due ?? plainDate('2099-12-31')) > parameter.checkedUntil).toBe(true)
    expect(() => valueAt(parameter, addDays(plainDate(first), -1))).toThrow(OutsideValidity)
    expect(() => valueAt(parameter, addDays(parameter.checkedUntil, 1))).toThrow(OutsideValidity)
    expect(valueOrStandIn(parameter, plainDate('2068-06-01'))).toMatchObject({
      checkedUntil: parameter.checkedUntil,
      value: parameter.values.at(-1)?.value,
    })
  })
})

describe('the figures of one year each', () => {
  it.each([
    [pension.PENSION_CEILING, 57],
    [pension.QUARTER_WAGE, 55],
    [pension.POINT_PRICE, 8],
  ] as const)('$id misses no year', ({ values }, count) => {
    const years = values.map(({ from }) => yearOf(from))
    expect(values).toHaveLength(count)
    expect(years).toEqual(values.map((_, at) => 2026 - count + 1 + at))
    expect(values.filter(({ from }) => !from.endsWith('-01-01'))).toEqual([])
  })

  it('hold the published ceilings, the latest those of the general law', () => {
    const on = (year: number) => valueAt(pension.PENSION_CEILING, plainDate(`${year}-07-14`)).value.toString()
    expect([1970, 1988, 2001, 2002, 2022].map(on)).toEqual(['2744.08', '18348.76', '27349.35', '28224', '41136'])
    for (const { from, value } of SOCIAL_SECURITY_CEILING.values) expect(on(yearOf(from))).toBe(value.toString())
  })

  it('hold the wage of a quarter: 200 hours of the minimum wage to 2013, 150 since', () => {
    const on = (year: number) => valueAt(pension.QUARTER_WAGE, plainDate(`${year}-01-01`))
    expect([1972, 1995, 2013, 2014, 2026].map((year) => on(year).value.toString())).toEqual([
      '120.13',
      '1084.22',
      '1886',
      '1429.5',
      '1803',
    ])
    expect([on(2013).source, on(2014).source]).toEqual([
      expect.stringContaining('200 heures'),
      expect.stringContaining('150 heures'),
    ])
  })

  it('hold a coefficient for each wage from 1970 to the year before, never a rising one', () => {
    const coefficients = valueAt(pension.WAGE_REVALUATION, plainDate('2026-12-31')).value
    const [years, figures] = [[...coefficients.keys()], [...coefficients.values()].map(Number)]
    expect(years).toEqual(Array.from({ length: 56 }, (_, at) => 1970 + at))
    expect(figures).toEqual(figures.toSorted((a, b) => b - a))
    expect([1970, 1992, 2021, 2025].map((year) => coefficients.get(year)?.toString())).toEqual([
      '9.988',
      '1.623',
      '1.149',
      '1.009',
    ])
  })
})

describe('the figures by the start of the pension', () => {
  const on = <T>(parameter: DatedParameter<T>, day: string): T => valueAt(parameter, plainDate(day)).value

  it('count fewer best years for parents from 1 September 2026', () => {
    expect(on(pension.BEST_YEARS, '2026-08-31')).toEqual([25, 25, 25])
    expect(on(pension.BEST_YEARS, '2026-09-01')).toEqual([25, 24, 23])
  })

  it('raise the ceiling of the minimum on 1 June 2026', () => {
    expect(on(pension.MINIMUM_PENSION, '2026-05-31').cap.toString()).toBe('1410.89')
    const { plain, raised, raisedFrom, cap } = on(pension.MINIMUM_PENSION, '2026-06-01')
    expect([plain, raised, raisedFrom, cap].map(String)).toEqual(['756.29', '903.93', '120', '1444.89'])
  })

  it('pay the point at the value of the day', () => {
    const days = ['2019-10-31', '2019-11-01', '2021-11-01', '2022-11-01', '2023-11-01', '2026-10-31']
    expect(days.map((day) => on(pension.POINT_VALUE, day).toString())).toEqual([
      '1.2588',
      '1.2714',
      '1.2841',
      '1.3498',
      '1.4159',
      '1.4386',
    ])
  })

  it('reduce a complementary pension to the published coefficients', () => {
    const stretches = on(pension.POINT_REDUCTION, '2026-01-01')
    const coefficient = (quarters: number) =>
      stretches.reduce(
        ({ left, from }, { upTo, perQuarter }) => ({
          left: left - Math.max(0, Math.min(quarters, upTo) - from) * perQuarter.times(10_000).toNumber(),
          from: upTo,
        }),
        { left: 10_000, from: 0 },
      ).left
    expect([0, 4, 12, 13, 16, 20, 21, 40].map(coefficient)).toEqual([10_000, 9600, 8800, 8675, 8300, 7800, 7625, 4300])
  })

  it('ask 6.2 % up to the ceiling and 17 % up to eight ceilings for points', () => {
    const { firstRate, secondRate, mostCeilings } = on(pension.POINT_CONTRIBUTIONS, '2026-01-01')
    expect([firstRate, secondRate, mostCeilings].map(String)).toEqual(['0.062', '0.17', '8'])
  })
})
