import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { OutsideValidity } from '../law/index.ts'
import { caseOf, cents, flawsOf, pensionCase, yearsAt } from './cases.testing.ts'
import { PENSION_CASES } from './data/worked-cases.testing.ts'
import { computeBase, explainBase, pensionCheckedUntil, type CareerYear, type PensionCase } from './index.ts'

const answered = (asked: PensionCase): string => {
  const { situation, figures } = computeBase(asked)
  const counts = [
    situation.opening,
    situation.legalAgeInMonths,
    situation.requiredQuarters,
    situation.schemeQuarters,
    situation.allQuarters,
  ]
  const rest = figures && [
    figures.missingQuarters,
    figures.rate.toFixed(6),
    cents(figures.averageWage),
    cents(figures.beforeSurcote),
    situation.surcoteQuarters,
  ]
  return [...counts, ...(rest ?? ['-', '-', '-', '-', '-'])].join(' ')
}

describe('a base pension', () => {
  it.each(PENSION_CASES)('[SP-03 to SP-08] $id comes to the worked figures', (worked) => {
    expect(answered(caseOf(worked))).toBe(worked.expected)
  })

  it.each(PENSION_CASES.filter(({ withSurcote }) => withSurcote !== undefined))(
    '[SP-08] $id has the surcote on it to the cent',
    (worked) => {
      const { figures } = computeBase(caseOf(worked))
      expect(figures && cents(figures.withSurcote)).toBe(worked.withSurcote)
    },
  )

  it.each(PENSION_CASES)('[SP-01] $id is explained by the same figures, and every step can be replayed', (worked) => {
    const asked = caseOf(worked)
    const [bare, explained] = [computeBase(asked), explainBase(asked)]
    expect(explained.situation).toEqual(bare.situation)
    for (const [key, figure] of Object.entries(explained.figures ?? {})) {
      expect([key, figure.value]).toEqual([key, bare.figures?.[key as keyof typeof bare.figures].toString()])
      expect(flawsOf(figure)).toEqual([])
    }
    expect(explained.figures === undefined).toBe(worked.expected.startsWith('not-open'))
  })
})

describe('the edges of a base pension', () => {
  const asked = (start: string, career: readonly CareerYear[]): PensionCase => pensionCase({ start: plainDate(start), career })

  it('[SP-05] is 0 without any career, and at the lowest rate', () => {
    const { figures } = computeBase(asked('2027-01-01', []))
    expect([figures?.averageWage, figures?.rate, figures?.withSurcote].map(String)).toEqual(['0', '0.39375', '0'])
  })

  it('[SP-05] takes a wage of 0 and one of ten million, the latter up to the ceiling of its year', () => {
    expect(computeBase(asked('2027-01-01', yearsAt(1, 0))).figures?.averageWage.toString()).toBe('0')
    expect(computeBase(asked('2027-01-01', yearsAt(1, 10_000_000))).figures?.averageWage.toString()).toBe('47523.9')
  })

  it('[SP-07] is half the ceiling of the year of its start at most, for a whole career at the ceiling', () => {
    const career = yearsAt(46, 10_000_000, 2058)
    const { figures } = computeBase({ ...asked('2059-07-01', career), birth: plainDate('1992-06-18') })
    expect([figures?.averageWage, figures?.rate, figures?.beforeSurcote].map(String)).toEqual(['48060', '0.5', '24030'])
  })

  it('[SP-06] loses a step for each missing quarter, no more than those left to 67, and none at exactly 67', () => {
    const missing = (birth: string, start: string, otherQuarters: number) => {
      const { figures } = computeBase({ ...asked(start, yearsAt(30, 30_000)), birth: plainDate(birth), otherQuarters })
      return `${String(figures?.missingQuarters)} ${String(figures?.rate)}`
    }
    expect(missing('1960-12-15', '2026-01-01', 30)).toBe('8 0.45')
    expect(missing('1961-06-15', '2026-01-01', 28)).toBe('10 0.4375')
    expect([missing('1963-04-15', '2026-02-01', 30), missing('1963-04-15', '2026-02-01', 29)]).toEqual([
      '17 0.39375',
      '17 0.39375',
    ])
    expect([missing('1964-03-12', '2031-03-01', 0), missing('1964-03-12', '2031-04-01', 0)]).toEqual(['1 0.49375', '0 0.5'])
  })

  it('[SP-01] refuses a start before 2026 and a birth before 1955', () => {
    expect(() => computeBase(asked('2025-12-01', []))).toThrow(OutsideValidity)
    expect(() => computeBase({ ...asked('2027-01-01', []), birth: plainDate('1954-12-31') })).toThrow('1954-12-31')
  })

  it('[SP-01] names the last check of the law that stands in: the value of the point until October 2026', () => {
    expect(pensionCheckedUntil(plainDate('2026-10-01'))).toBeUndefined()
    expect(pensionCheckedUntil(plainDate('2026-11-01'))).toBe('2026-10-31')
  })
})
