import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { datesOfYears } from '../calendar/arbitraries.ts'
import { plainDate, yearOf } from '../calendar/index.ts'
import { groupOf, yearGroups } from './index.ts'
import { DOCUMENT_TYPES } from './model.ts'

const TODAY = plainDate('2026-11-20')
const lineOn = (type: string, date: string | undefined) => ({ type, date: date === undefined ? undefined : plainDate(date) })

describe('[DOCU-08] (savers 48) documents by year', () => {
  it('stand with the newest year first, six years before this one alone, older ones together, those without a day last', () => {
    const groups = yearGroups(
      [
        lineOn('ABONDEMENT', undefined),
        lineOn('POSITIONS', '2017-12-31'),
        lineOn('AVIS_OPERATION', '2026-11-16'),
        lineOn('RELEVE_ANNUEL', '2019-12-31'),
        lineOn('RELEVE_ANNUEL', '2020-12-31'),
      ],
      TODAY,
    )
    expect(groups.map(({ key, years }) => [key, years])).toEqual([
      ['2026', { from: 2026, to: 2026 }],
      ['2020', { from: 2020, to: 2020 }],
      ['older', { from: 2017, to: 2019 }],
      ['undated', undefined],
    ])
    expect([groupOf(2020, TODAY), groupOf(2019, TODAY)]).toEqual(['2020', 'older'])
  })

  it('say how many there are of each type, in the order of the types', () => {
    const types = ['POSITIONS', 'OTHER', 'RELEVE_ANNUEL', 'ABONDEMENT', 'RELEVE_ANNUEL', 'RECAPITULATIF_FISCAL']
    const [group] = yearGroups(
      types.map((type) => lineOn(type, '2025-12-31')),
      TODAY,
    )
    expect(group?.counts.map(({ type, count }) => [type, count])).toEqual([
      ['RECAPITULATIF_FISCAL', 1],
      ['RELEVE_ANNUEL', 2],
      ['POSITIONS', 1],
      ['ABONDEMENT', 1],
      ['OTHER', 1],
    ])
  })

  it('are each in exactly one group, which has its year, keeps the order of the list and counts its lines', () => {
    const lines = fc.array(
      fc.record({
        type: fc.constantFrom(...DOCUMENT_TYPES, 'ABONDEMENT'),
        date: fc.option(datesOfYears(2010, 2027), { nil: undefined }),
      }),
    )
    fc.assert(
      fc.property(lines, datesOfYears(2020, 2026), (all, today) => {
        const groups = yearGroups(all, today)
        expect(groups.flatMap((group) => group.lines).length).toBe(all.length)
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
        for (const line of all) {
          const own = groups.filter((group) => group.lines.includes(line))
          expect(own.length).toBe(1)
          const [{ key, years } = { key: '', years: undefined }] = own
          const year = line.date && yearOf(line.date)
          expect(key).toBe(year === undefined ? 'undated' : groupOf(year, today))
          expect(year === undefined ? years === undefined : (years?.from ?? year + 1) <= year && year <= (years?.to ?? 0)).toBe(
            true,
          )
        }
        for (const { lines: own, counts } of groups) {
          expect(own.map((line) => all.indexOf(line))).toEqual(own.map((line) => all.indexOf(line)).toSorted((a, b) => a - b))
          expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(own.length)
        }
      }),
    )
  })
})
