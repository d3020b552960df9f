import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { valueOf } from '../explain/index.ts'
import { euros } from '../money/index.ts'
import { fc, test } from '@fast-check/vitest'
import { pensionCases } from './arbitraries.ts'
import { flawsOf, pensionCase, yearsAt } from './cases.testing.ts'
import {
  computePension,
  explainPension,
  NO_POINTS,
  perhapsOpening,
  REPUTED_KINDS,
  situationOf,
  type CareerYear,
  type OtherQuarters,
  type PensionCase,
  type ReputedQuarters,
} from './index.ts'

const NONE: OtherQuarters = { contributed: 0, reputed: {}, uncounted: 0, unknown: 0 }
const line = (year: number, contributed: number, more: Partial<CareerYear> = {}): CareerYear => ({
  year,
  wage: euros(5000 * contributed),
  contributed,
  assimilated: 0,
  points: NO_POINTS,
  ...more,
})

/** Born on 15/03/1964: 170 required; 8 quarters by 20, 162 contributed up to the start on 01/09/2026. */
const HELD = [line(1983, 4), line(1984, 4), ...yearsAt(38, 20_000), line(2026, 2)]
const CASE_20: Partial<PensionCase> = { birth: plainDate('1964-03-15'), start: plainDate('2026-09-01'), career: HELD }

const openingOf = (more: Partial<PensionCase>): string => {
  const { opening, longCareerQuarters, questions } = situationOf(pensionCase({ ...CASE_20, ...more }))
  const { least, most } = longCareerQuarters
  return [opening, least === most ? least : `${least}-${most}`, ...questions].join(' ')
}

describe('a long career over several schemes', () => {
  it.each([
    ['12 contributed elsewhere', { ...NONE, contributed: 12 }, 'long-career 174'],
    ['12 elsewhere that do not count', { ...NONE, uncounted: 12 }, 'not-open 162'],
    ['12 elsewhere, nobody knows what they are', 12, 'perhaps-long-career 162-174 kinds'],
    ['7 elsewhere: even all would not do', 7, 'not-open 162-169'],
    ['8 elsewhere: all would just do', 8, 'perhaps-long-career 162-170 kinds'],
    ['8 contributed of 12, 4 unknown', { ...NONE, contributed: 8, unknown: 4 }, 'long-career 170-174'],
    ['4 of service and 4 of unemployment', { ...NONE, reputed: { service: 4, unemployment: 4 } }, 'long-career 170'],
    ['8 of unemployment: 4 count', { ...NONE, reputed: { unemployment: 8 } }, 'not-open 166'],
    ['3 disability, 6 maternity: 2 and 6', { ...NONE, reputed: { disability: 3, maternity: 6 } }, 'long-career 170'],
    ['5 at home, 5 sick: 4 and 4', { ...NONE, reputed: { 'parent-at-home': 5, sickness: 5 } }, 'long-career 170'],
    ['9 of the hardship account', { ...NONE, reputed: { hardship: 9 } }, 'long-career 171'],
  ] as const)('[SP-20] [SP-21] %s (field case 20, CSS D.351-1-2)', (_, otherQuarters, expected) => {
    expect(openingOf({ otherQuarters })).toBe(expected)
  })

  it('[SP-20] 12 reputed quarters of the general scheme open it as 12 contributed elsewhere do (field case 21)', () => {
    expect(openingOf({ reputedQuarters: 12 })).toBe('long-career 174')
    expect(openingOf({ reputedQuarters: { service: 4, sickness: 4 } })).toBe('long-career 170')
    expect(openingOf({ reputedQuarters: { service: 4, sickness: 3 } })).toBe('not-open 169')
  })

  it('[SP-20] a limit is shared by all schemes, and a kind that is not said may share it or not', () => {
    const elsewhere = (reputed: ReputedQuarters) => ({ ...NONE, contributed: 4, reputed })
    expect(openingOf({ reputedQuarters: { service: 4 }, otherQuarters: elsewhere({ service: 4 }) })).toBe('long-career 170')
    expect(openingOf({ reputedQuarters: { service: 3 }, otherQuarters: elsewhere({ service: 3 }) })).toBe('long-career 170')
    expect(openingOf({ reputedQuarters: { service: 2 }, otherQuarters: elsewhere({ service: 1 }) })).toBe('not-open 169')
    expect(openingOf({ reputedQuarters: 3, otherQuarters: elsewhere({ service: 3 }) })).toBe('perhaps-long-career 169-172 kinds')
  })

  it('[SP-20] a year never counts more than four quarters, its reputed ones among the assimilated ones that are kept', () => {
    const career = [...HELD.filter(({ year }) => year !== 1990), line(1990, 2, { assimilated: 4, reputed: { unemployment: 4 } })]
    expect(openingOf({ career })).toBe('not-open 162')
    expect(openingOf({ career: [...career, line(1990, 1)] })).toBe('not-open 162')
    const twice = [
      ...career,
      line(1980, 0, { assimilated: 3, reputed: { maternity: 3 } }),
      line(1980, 0, { assimilated: 3, reputed: { maternity: 3 } }),
    ]
    expect(openingOf({ career: twice })).toBe('not-open 166')
  })

  it('[SP-20] bought quarters do not count', () => {
    expect(openingOf({ boughtQuarters: 12 })).toBe('not-open 162')
  })
})

describe('children and a long career', () => {
  const with168 = (quarters: number, start: string, childrenCredited: number) => {
    const career = [line(1983, quarters - 164), ...yearsAt(41, 20_000, 2024)]
    const { opening, longCareerQuarters } = situationOf(
      pensionCase({
        birth: plainDate('1964-03-15'),
        start: plainDate(start),
        childrenCredited,
        childrenRaised: childrenCredited,
        career,
      }),
    )
    return `${opening} ${longCareerQuarters.least}`
  }

  it.each([
    [168, '2026-09-01', 1, 'long-career 170'],
    [168, '2026-09-01', 2, 'long-career 170'],
    [167, '2026-09-01', 2, 'not-open 169'],
    [168, '2026-09-01', 0, 'not-open 168'],
    [168, '2026-08-01', 1, 'not-open 168'],
  ])(
    '[SP-20] %d contributed, start %s, %d children credited: %s (field case 22, CSS D.351-1-2-1)',
    (quarters, start, children, expected) => {
      expect(with168(quarters, start, children)).toBe(expected)
    },
  )

  it('[SP-20] the law of before asks 171 in August 2026 and counts no child; with 171 contributed it opens', () => {
    const career = [...yearsAt(42, 20_000), line(1983, 3)]
    const at = (held: readonly CareerYear[]) =>
      situationOf(
        pensionCase({
          birth: plainDate('1964-03-15'),
          start: plainDate('2026-08-01'),
          childrenCredited: 1,
          childrenRaised: 1,
          career: held,
        }),
      ).opening
    expect([at(career), at([...yearsAt(42, 20_000), line(1983, 2)])]).toEqual(['long-career', 'not-open'])
  })
})

describe('a beginning in another scheme', () => {
  // Nothing here before 1988: 5 quarters by the end of 1984 are asked for.
  const late = (early: Readonly<Record<number, number>> | undefined, contributed = 20) =>
    openingOf({ career: [...yearsAt(38, 20_000), line(2026, 2)], otherQuarters: { ...NONE, contributed, early } })

  it('[SP-21] opens where the other scheme says so, is shut where it says less, and is asked for where it says nothing', () => {
    expect(late({ 16: 0, 18: 0, 20: 5, 21: 8 })).toBe('long-career 174')
    expect(late({ 16: 0, 18: 0, 20: 4, 21: 8 })).toBe('not-open 174')
    expect(late(undefined)).toBe('perhaps-long-career 174 early')
    expect(late(undefined, 4)).toBe('not-open 158')
  })

  it('[SP-21] the first start that may be open is found before the first certain one, with the quarters that it needs', () => {
    const plan = (otherQuarters: PensionCase['otherQuarters']) => {
      const { start: _, career, ...person } = pensionCase({ ...CASE_20, otherQuarters })
      return { ...person, statement: career.filter(({ year }) => year < 2026), ahead: { from: 2026, wage: euros(20_000) } }
    }
    const today = plainDate('2026-11-20')
    // At the end of 2025 160 quarters are held, of 2026 all but the last one count before 01/12/2026.
    expect(perhapsOpening(plan(12), today)).toEqual({
      start: '2026-12-01',
      ageInMonths: 752,
      neededQuarters: 7,
      questions: ['kinds'],
    })
    expect(perhapsOpening(plan({ ...NONE, contributed: 12 }), today)).toBeUndefined()
    expect(perhapsOpening(plan(0), today)).toBeUndefined()
  })
})

describe('a long career, explained', () => {
  it('[SP-20] [SP-01] says each count and limit, and every step can be replayed', () => {
    const asked = pensionCase({
      ...CASE_20,
      childrenCredited: 1,
      childrenRaised: 1,
      reputedQuarters: { service: 5, maternity: 1 },
      otherQuarters: { ...NONE, contributed: 1 },
    })
    const { situation, figures } = explainPension(asked)
    expect([situation.opening, situation.longCareerQuarters]).toEqual(['long-career', { least: 170, most: 170 }])
    const missing = figures?.missingQuarters
    if (missing === undefined) throw new Error('The pension does not open.')
    expect([flawsOf(missing), valueOf(missing).toString()]).toEqual([[], '0'])
    const text = JSON.stringify(missing)
    for (const term of [
      'long-career-quarters',
      'reputed-service',
      'reputed-within-limit',
      'children-counted',
      'contributed-elsewhere',
    ]) {
      expect(text).toContain(`state-pension.${term}`)
    }
  })

  test.prop([pensionCases, fc.record(Object.fromEntries(REPUTED_KINDS.map((kind) => [kind, fc.integer({ min: 0, max: 6 })])))])(
    '[SP-20] [SP-21] knowing more never widens the answer: contributed elsewhere opens at least as much as unknown, unknown as uncounted',
    (given, reputed) => {
      const rank = { 'not-open': 0, 'perhaps-long-career': 1, 'long-career': 2, 'legal-age': 3 }
      const at = (otherQuarters: PensionCase['otherQuarters']) =>
        rank[situationOf({ ...given, reputedQuarters: reputed, otherQuarters }).opening]
      const early = { 16: 0, 18: 0, 20: 0, 21: 0 }
      const [shut, perhaps, open] = [
        at({ ...NONE, uncounted: 40, early }),
        at({ ...NONE, unknown: 40, early }),
        at({ ...NONE, contributed: 40, early }),
      ]
      expect(shut <= perhaps && perhaps <= open).toBe(true)
      expect(computePension(given).figures === undefined).toBe(rank[situationOf(given).opening] < 2)
    },
  )
})
