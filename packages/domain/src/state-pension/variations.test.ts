import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { Decimal, euros } from '../money/index.ts'
import { planOf } from './cases.testing.ts'
import { WORKED_CAREERS } from './data/worked-careers.testing.ts'
import {
  caseAt,
  computePension,
  NO_POINTS,
  pointsOfWage,
  variationsOf,
  type CareerYear,
  type PensionPlan,
  type Variation,
} from './index.ts'

const planNamed = (id: string): PensionPlan => {
  const worked = WORKED_CAREERS.find((career) => career.id === id)
  if (worked === undefined) throw new Error(`No career is called ${id}.`)
  return planOf(worked)
}

describe('what changes a pension', () => {
  const variations = (id: string, start: string) =>
    Object.fromEntries(
      variationsOf(planNamed(id), plainDate(start)).map(({ kind, difference }) => [kind, difference?.toFixed(2)]),
    )

  it('[SP-18] is recomputed for each variation, and sorted by euros a month', () => {
    const all = variationsOf(planNamed('sylvie-garnier'), plainDate('2028-04-01'))
    const later = all.find(({ kind }) => kind === 'one-year-later')
    // The rows at 64 and 65 of the worked career: 1 598.95 and 1 695.90.
    expect(later?.difference?.toFixed(2)).toBe('96.95')
    const differences = all.map(({ difference }) => difference?.abs().toNumber() ?? 0)
    expect(differences).toEqual(differences.toSorted((a, b) => b - a))
  })

  it('[SP-18] more pay, quarters and a year found never lower a pension, less work never raises it', () => {
    const named = variations('sylvie-garnier', '2028-04-01')
    for (const kind of ['more-pay', 'four-quarters', 'year-found']) expect(Number(named[kind])).toBeGreaterThanOrEqual(0)
    for (const kind of ['stop-now', 'half-time']) expect(Number(named[kind])).toBeLessThanOrEqual(0)
    // 169 of 170 quarters are held: one more gives the full rate.
    expect(Number(named['four-quarters'])).toBeGreaterThan(0)
  })

  it('[SP-18] has no year found on an empty statement', () => {
    const plan: PensionPlan = { ...planNamed('camille-verdier'), statement: [] }
    expect(variationsOf(plan, plainDate('2068-06-01')).map(({ kind }) => kind)).not.toContain('year-found')
  })

  it('[SP-18] says nothing of a year found where none is missing, and that stopping now closes a long career', () => {
    expect(variations('camille-verdier', '2068-06-01')).toHaveProperty('year-found')
    expect(variations('thomas-leroux', '2027-07-01')).toMatchObject({ 'stop-now': undefined })
    const kinds = variationsOf(planNamed('thomas-leroux'), plainDate('2027-07-01')).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['four-quarters', 'half-time', 'more-pay', 'one-year-later', 'stop-now'])
  })

  it('[SP-18] changes one thing each: a year, a tenth more pay, none, half of it, four quarters; and tells what the pension becomes', () => {
    const [plan, start] = [planNamed('sylvie-garnier'), plainDate('2028-04-01')]
    const month = (other: PensionPlan, day: typeof start) => computePension(caseAt(other, day)).figures?.month
    const all = variationsOf(plan, start)
    const written = ({ kind, plan: other, start: day }: Variation) =>
      `${kind} ${day} ${other.ahead.wage.toString()} ${other.boughtQuarters} ${other.statement.length}`
    expect(all.map(written).toSorted()).toEqual([
      'four-quarters 2028-04-01 32160 4 37',
      'half-time 2028-04-01 16080 0 37',
      'more-pay 2028-04-01 35376 0 37',
      'one-year-later 2029-04-01 32160 0 37',
      'stop-now 2028-04-01 0 0 37',
      'year-found 2028-04-01 32160 0 38',
    ])
    const held = month(plan, start) ?? new Decimal(0)
    for (const { plan: other, start: day, difference } of all) {
      expect(difference?.toString()).toBe(month(other, day)?.minus(held).toString())
    }
  })
})

describe('a year found', () => {
  const line = (year: number, wage: number, contributed: number, assimilated = 0): CareerYear => ({
    year,
    wage: euros(wage),
    contributed,
    assimilated,
    points: { ...NO_POINTS, general: new Decimal(year) },
  })
  const found = (statement: readonly CareerYear[]): string | undefined => {
    const plan = { ...planNamed('sylvie-garnier'), statement }
    const added = variationsOf(plan, plainDate('2028-04-01')).find(({ kind }) => kind === 'year-found')?.plan.statement
    const { year, wage, contributed, assimilated, points } = added?.at(-1) ?? line(0, 0, 0)
    return added && [year, wage, contributed, assimilated, points.general].join(' ')
  }

  it('[SP-18] is the last one without any quarter between worked ones, at the pay before it, in whatever order the lines stand', () => {
    const gap = [line(2010, 20_000, 4), line(2009, 100, 0), line(2008, 10_000, 3), line(2006, 9000, 4)]
    expect(found(gap)).toBe('2009 10000 3 0 2008')
    expect(found([...gap, line(2012, 0, 0, 2), line(2003, 0, 0, 4)])).toBe('2009 10000 3 0 2008')
    expect(found([...gap, line(2009, 0, 0, 1)])).toBe('2007 9000 4 0 2006')
  })

  it('[SP-18] has the quarters and points of the year before until 2018, those of its pay from 2019 on', () => {
    const around = (year: number) => found([line(year - 1, 30_000, 2), line(year + 1, 40_000, 4)])
    expect(around(2018)).toBe('2018 30000 2 0 2017')
    expect([2019, 2021].map(around)).toEqual(
      [2019, 2021].map((year) => `${year} 30000 4 0 ${pointsOfWage(euros(30_000), year).points.toString()}`),
    )
  })

  it('[SP-18] is not found if every year between the first and the last has a quarter', () => {
    expect(found([line(2008, 10_000, 3), line(2009, 0, 0, 1), line(2010, 20_000, 4)])).toBeUndefined()
    expect(found([line(2008, 0, 0, 4), line(2010, 0, 0, 4)])).toBeUndefined()
  })
})
