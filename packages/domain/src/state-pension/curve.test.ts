import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { cents, planOf, yearsAt } from './cases.testing.ts'
import { WORKED_CAREERS } from './data/worked-careers.testing.ts'
import {
  bendsOf,
  caseAt,
  computePension,
  pensionCurve,
  projectedCareer,
  rowsOf,
  type CurveRow,
  type PensionPlan,
} from './index.ts'

const TODAY = plainDate('2026-11-20')

const MARKS = { first: 'first', 'full-rate': 'full-rate', 'whole-age': '-' }

const written = ({ start, situation, figures, mark }: CurveRow): string =>
  [
    start,
    situation.opening,
    MARKS[mark],
    situation.allQuarters,
    situation.requiredQuarters,
    figures.missingQuarters,
    figures.rate.toFixed(6),
    situation.surcoteQuarters,
    cents(figures.averageWage),
    cents(figures.minimumTopUp),
    cents(figures.base),
    cents(figures.points),
    figures.coefficient.toFixed(6),
    cents(figures.complementary),
    cents(figures.month),
  ].join(' ')

const planNamed = (id: string): PensionPlan => {
  const worked = WORKED_CAREERS.find((career) => career.id === id)
  if (worked === undefined) throw new Error(`No career is called ${id}.`)
  return planOf(worked)
}

describe('the curve of an estimate', () => {
  it.each(WORKED_CAREERS)('[SP-15, SP-16] of $id has the worked rows', (worked) => {
    const plan = planOf(worked)
    expect(rowsOf(plan, pensionCurve(plan, TODAY)).map(written)).toEqual(worked.rows)
  })

  it('[SP-16] has every month from the first start to the one at 70, each the pension of its own start', () => {
    const plan = planNamed('sylvie-garnier')
    const curve = pensionCurve(plan, TODAY)
    expect([curve.length, curve[0]?.start, curve.at(-1)?.start]).toEqual([88, '2027-01-01', '2034-04-01'])
    for (const { start, figures } of curve) {
      expect(figures.month.toString()).toBe(computePension(caseAt(plan, start)).figures?.month.toString())
    }
  })

  it('[SP-16] begins next month at the earliest, and is empty for a person who is past 70', () => {
    const older = { ...planNamed('marie-antoinette-de-la-rochebrune'), birth: plainDate('1956-11-20') }
    expect(pensionCurve(older, TODAY).map(({ start }) => start)).toEqual(['2026-12-01'])
    expect(pensionCurve(older, plainDate('2026-12-01'))).toEqual([])
  })

  it('[SP-15] is 0 and at the legal age or later for who has neither a career nor pay to come', () => {
    const plan: PensionPlan = { ...planNamed('camille-verdier'), statement: [], ahead: { from: 2026, wage: euros(0) } }
    const curve = pensionCurve(plan, TODAY)
    expect([curve[0]?.start, curve.at(-1)?.figures.month.toString()]).toEqual(['2065-06-01', '0'])
  })
})

describe('the career to come', () => {
  it('[SP-15] repeats the pay of a year, and the months of the year of the start', () => {
    const ahead = { from: 2026, wage: euros(32_160) }
    const lines = projectedCareer(yearsAt(1, 30_000), ahead, plainDate('2028-04-01'))
    expect(lines.map(({ year, wage }) => `${year} ${wage.toString()}`)).toEqual([
      '2025 30000',
      '2026 32160',
      '2027 32160',
      '2028 8040',
    ])
    expect(projectedCareer([], ahead, plainDate('2026-01-01'))).toEqual([])
    expect(projectedCareer([], { ...ahead, from: 2030 }, plainDate('2028-04-01'))).toEqual([])
  })
})

describe('the bends of a curve', () => {
  const bends = (id: string) => {
    const plan = planNamed(id)
    return bendsOf(plan, pensionCurve(plan, TODAY)).map(({ kind, start }) => `${start} ${kind}`)
  }

  it('[SP-17] of an incomplete career: legal age, full rate by quarters, surcote, 67, and the highest at the end', () => {
    expect(bends('sylvie-garnier')).toEqual([
      '2027-01-01 legal-age',
      '2028-07-01 full-rate',
      '2028-10-01 surcote',
      '2031-04-01 full-rate-age',
      '2034-04-01 highest',
    ])
  })

  it('[SP-17] of a long career, and of one that the minimum lifts at 67', () => {
    expect(bends('thomas-leroux').slice(0, 3)).toEqual(['2027-07-01 long-career', '2027-07-01 full-rate', '2029-12-01 legal-age'])
    expect(bends('bruno-castagne')).toEqual([
      '2043-11-01 legal-age',
      '2046-11-01 full-rate-age',
      '2046-11-01 minimum-begins',
      '2049-11-01 highest',
    ])
  })

  it('[SP-17] the highest is the first of its months: 67 for who has stopped working', () => {
    const plan: PensionPlan = { ...planNamed('sylvie-garnier'), ahead: { from: 2026, wage: euros(0) } }
    expect(bendsOf(plan, pensionCurve(plan, TODAY)).findLast(({ kind }) => kind === 'highest')?.start).toBe('2031-04-01')
  })

  it('[SP-17] where the minimum ends, once all pensions reach its ceiling', () => {
    const plan: PensionPlan = {
      ...planNamed('bruno-castagne'),
      otherPensions: euros(6000),
      ahead: { from: 2026, wage: euros(20_000) },
    }
    const curve = pensionCurve(plan, TODAY)
    expect(bendsOf(plan, curve).map(({ kind, start }) => `${start} ${kind}`)).toEqual([
      '2043-11-01 legal-age',
      '2046-11-01 full-rate-age',
      '2046-11-01 minimum-begins',
      '2048-10-01 minimum-ends',
      '2049-11-01 highest',
    ])
    expect(curve.filter(({ start, figures }) => start >= '2048-10-01' && !figures.minimumTopUp.isZero())).toEqual([])
  })
})

describe('a later start', () => {
  it('[SP-16] lowers the pension where the mean has fewer years than it takes and a poorer one joins them', () => {
    const plan: PensionPlan = {
      ...planNamed('sylvie-garnier'),
      childrenCredited: 0,
      otherQuarters: 140,
      statement: yearsAt(8, 45_000),
      ahead: { from: 2026, wage: euros(8000) },
    }
    const curve = pensionCurve(plan, TODAY)
    const month = (start: string) => curve.find((point) => point.start === start)?.figures
    const [before, after] = [month('2032-12-01'), month('2033-01-01')]
    expect(after?.averageWage.lt(before?.averageWage ?? 0)).toBe(true)
    expect(after?.month.lt(before?.month ?? 0)).toBe(true)
  })
})
