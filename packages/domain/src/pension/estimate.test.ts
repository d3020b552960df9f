import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { valueOf } from '../explain/index.ts'
import { addEuros, Decimal, euros } from '../money/index.ts'
import { caseAt, situationOf } from '../state-pension/index.ts'
import {
  basisOf,
  estimateCurve,
  explainStart,
  FORM_OPTIONS,
  lawOf,
  leastMonth,
  leftOutOf,
  pensionSimulationCall,
  planOf,
  whatChangesMost,
  withTrees,
  writeEstimate,
  type CareerRecord,
  type OtherRights,
  type PensionPayload,
  type RecordedYear,
} from './index.ts'

const TODAY = plainDate('2026-11-20')
const BIRTH = plainDate('1964-03-12')
const ANSWERS: PensionPayload = {
  family_situation: 'CE',
  children: 2,
  professional_situation: 'ACT',
  professional_category: 'ACT',
  salary: euros(2000),
  month_number: 12,
}

const worked = (from: number, to: number): readonly RecordedYear[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    year: from + at,
    wage: euros(20_000),
    contributed: 4,
    assimilated: 0,
    points: { general: new Decimal(90), agirc: new Decimal(0), trancheC: new Decimal(0) },
    regime: 'CNAV',
    regime_label: 'Régime général',
    employer: 'Filature',
  }))

const RECORD: CareerRecord = { until: 2025, years: worked(1990, 2025), reputedQuarters: 0 }
const OTHER: CareerRecord = {
  ...RECORD,
  other: {
    regime: 'CNAVPL',
    regime_label: 'Professions libérales',
    from: plainDate('1985-01-01'),
    to: plainDate('1989-12-31'),
    quarters: 20,
    base: euros(1200),
    complementary: euros(600),
  },
}

const basis = (more: Partial<PensionPayload> = {}, record = RECORD, isMother = true) =>
  basisOf(record, { birth: BIRTH, isMother }, { ...ANSWERS, ...more }, { today: TODAY, options: FORM_OPTIONS })
const pauseIn = (more: Partial<PensionPayload>) => {
  const { pause } = basis(more).projection
  return pause && [pause.until, pause.quarters_a_year, pause.points_a_year.toNumber(), pause.then_works]
}
const wageOf = (more: Partial<PensionPayload>) => basis(more).projection.wage.toFixed(2)

describe('the years to come', () => {
  it('[S-CONST-21] [S-CONST-24] [MAREL-119] [MAREL-120] repeat the pay of the form, by its category', () => {
    expect(wageOf({ month_number: 13 })).toBe('26000.00')
    expect(wageOf({ activity_rate: 'PART_TIME', activity_rate_percentage: 50 })).toBe('24000.00')
    expect(wageOf({ professional_category: 'ACI' })).toBe('2000.00')
    expect(
      ['MIC_VHR', 'MIC_BIC', 'MIC_BNC'].map((professional_category) => wageOf({ professional_category, salary: euros(10_000) })),
    ).toEqual(['2900.00', '5000.00', '6600.00'])
    expect(wageOf({ professional_category: 'ACI_CC' })).toBe('16020.00')
    expect(wageOf({ professional_situation: 'INA_CSS' })).toBe('0.00')
    expect(wageOf({ professional_category: 'AGA_CC', salary: undefined })).toBe('0.00')
  })

  it('[MAREL-50] [MAREL-51] stop for a while, with what is assumed of each situation', () => {
    const from = { situation_date: plainDate('2026-10-01') }
    expect(pauseIn({})).toBeNull()
    expect(pauseIn({ ...from, professional_situation: 'ACT_CHO_IND' })).toEqual(['2029-01-01', 4, 90, true])
    expect(pauseIn({ situation_date: plainDate('2020-10-01'), professional_situation: 'INA_CHO_IND' })).toEqual([
      '2022-08-16',
      4,
      90,
      false,
    ])
    expect(pauseIn({ situation_date: plainDate('2010-10-01'), professional_situation: 'INA_CHO_IND' })).toEqual([
      '2012-04-01',
      4,
      90,
      false,
    ])
    expect(pauseIn({ ...from, professional_situation: 'INA_CHO_IND', situation_end_date: plainDate('2027-06-30') })).toEqual([
      '2027-07-01',
      4,
      90,
      false,
    ])
    expect(pauseIn({ ...from, professional_situation: 'ACT_MAL', situation_end_date: plainDate('2035-01-01') })).toEqual([
      '2029-10-01',
      4,
      90,
      true,
    ])
    expect(pauseIn({ ...from, professional_situation: 'ACT_MAL', situation_end_date: plainDate('2027-01-31') })).toEqual([
      '2027-02-01',
      4,
      90,
      true,
    ])
    expect(pauseIn({ ...from, professional_situation: 'ACT_INV' })).toEqual(['2027-01-01', 4, 90, true])
    expect(pauseIn({ ...from, professional_situation: 'INA_CSS' })).toEqual([null, 0, 0, false])
    expect(pauseIn({ professional_situation: 'INA_NEW' })).toEqual([null, 0, 0, false])
    expect(basis({ ...from, professional_situation: 'INA_CHO_NON_IND' }).projection.pause?.most_quarters).toBe(4)
    const empty = basisOf(
      { ...RECORD, years: [] },
      { birth: BIRTH, isMother: true },
      { ...ANSWERS, ...from, professional_situation: 'INA_MAL' },
      { today: TODAY, options: FORM_OPTIONS },
    )
    expect(empty.projection.pause?.points_a_year.toNumber()).toBe(0)
  })

  it('[MAREL-50] an invalidity lasts until the legal age of the day of the question, however long ago it began', () => {
    const since = (day: string, birth: string) =>
      basisOf(
        RECORD,
        { birth: plainDate(birth), isMother: false },
        { ...ANSWERS, professional_situation: 'INA_INV', situation_date: plainDate(day) },
        { today: TODAY, options: FORM_OPTIONS },
      ).projection.pause?.until
    expect([since('2010-03-01', '1964-03-12'), since('2023-08-31', '1969-01-01')]).toEqual(['2027-01-01', '2033-01-01'])
    expect(since('2024-01-01', '1954-12-31')).toBe('2024-01-01')
  })

  it('a time without pay lowers the pension, and brings no more quarters than it may', () => {
    const first = (more: Partial<PensionPayload>) => estimateCurve(basis(more)).points.at(-1)
    const away = { situation_date: plainDate('2026-12-01') }
    const working = first({})
    const paid = first({ ...away, professional_situation: 'ACT_CHO_IND' })
    const unpaid = first({ ...away, professional_situation: 'INA_CHO_NON_IND' })
    const never = first({ ...away, professional_situation: 'INA_CSS' })
    expect(Number(working?.amounts.month.minus(paid?.amounts.month ?? 0))).toBeGreaterThan(0)
    expect(Number(paid?.amounts.month.minus(unpaid?.amounts.month ?? 0))).toBeGreaterThan(0)
    expect((unpaid?.situation.schemeQuarters ?? 0) - (never?.situation.schemeQuarters ?? 0)).toBe(4)
  })

  it('of another scheme bring quarters for the rate and no euro', () => {
    const [farmer, idle] = [
      basis({ professional_category: 'NSA' }),
      basis({ professional_situation: 'INA_CSS', situation_date: plainDate('2025-12-31') }),
    ]
    const [at, without] = [farmer, idle].map((one) => estimateCurve(one).points.find(({ start }) => start === '2029-01-01'))
    expect([at?.situation.allQuarters, without?.situation.allQuarters]).toEqual([172, 160])
    expect(at?.situation.schemeQuarters).toBe(without?.situation.schemeQuarters)
    expect(at?.figures.points.toString()).toBe(without?.figures.points.toString())
    expect(whatChangesMost(farmer, plainDate('2029-01-01')).map(({ kind }) => kind)).not.toContain('more-pay')
  })

  it('of the base alone bring no points', () => {
    const at = estimateCurve(basis({ professional_category: 'ACI', salary: euros(24_000) })).points.at(-1)
    expect(at?.figures.points.toNumber()).toBe(36 * 90)
  })

  it('a father’s children bring no quarters, and raise all the same', () => {
    expect(basis({}, RECORD, false)).toMatchObject({ children_credited: 0, children_raised: 2 })
  })
})

describe('a pension of another scheme', () => {
  it('[PE-06] is paid from the full rate on, as a bend and as a step of its own', () => {
    const held = basis({}, OTHER)
    const { bends, points, rows } = estimateCurve(held)
    const bend = bends.find(({ kind }) => kind === 'other-scheme')
    const [before, after] = [points.find(({ amounts }) => !amounts.hasOther), points.find(({ amounts }) => amounts.hasOther)]
    expect(after?.start).toBe(bend?.start)
    expect(after?.figures.missingQuarters.isZero()).toBe(true)
    expect(before === undefined || !before.figures.missingQuarters.isZero()).toBe(true)
    for (const row of rows) {
      const trees = explainStart(held, row.start)
      expect(trees && valueOf(trees.monthly).toString()).toBe(row.amounts.month.toString())
      expect(trees && valueOf(trees.base).toString()).toBe(row.amounts.base.toString())
    }
    const start = after?.start ?? TODAY
    const found = whatChangesMost(held, start)
    const sizes = found.map(({ difference }) => difference?.abs().toNumber() ?? 0)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(found.map(({ kind }) => kind)).not.toContain('year-found')
  })
})

describe('quarters of another scheme that nobody knows', () => {
  const LOW = worked(1989, 2025).map((line) =>
    Object.assign(line, { wage: euros(6500), points: { ...line.points, general: new Decimal(0) } }),
  )
  const of = (kinds: OtherRights['kinds'], more: Partial<OtherRights> = {}) =>
    basisOf(
      {
        ...RECORD,
        years: LOW,
        ...(OTHER.other && {
          other: { ...OTHER.other, quarters: 24, base: euros(120), complementary: euros(0), kinds, ...more },
        }),
      },
      { birth: plainDate('1964-01-15'), isMother: false },
      { ...ANSWERS, children: 0, professional_situation: 'INA_CSS', situation_date: plainDate('2025-12-31') },
      { today: TODAY, options: FORM_OPTIONS },
    )
  const firstOf = (held: ReturnType<typeof of>) => writeEstimate(held, { base: [], complementary: [] }, 'now').result[0]

  // 148 here of 172: 756.29 × 148/172 + 147.64 × 148/170 × 148/172 = 761.36; + 127.04 = 777.80 with all contributed; and 10 a month elsewhere.
  it('[SP-23] [PE-10] give a row its lower figure as the month and its upper one beside it; one that is known has none', () => {
    const figures = (row: ReturnType<typeof firstOf>) => [
      row?.monthly?.toFixed(2),
      row?.monthly_most?.toFixed(2),
      row?.is_at_most,
    ]
    expect(figures(firstOf(of(undefined)))).toEqual(['771.36', '787.80', undefined])
    expect(figures(firstOf(of({ contributed: 24, reputed: {}, uncounted: 0 })))).toEqual(['787.80', undefined, undefined])
    expect(figures(firstOf(of({ contributed: 0, reputed: { service: 4 }, uncounted: 20 })))).toEqual([
      '771.36',
      undefined,
      undefined,
    ])
    // Without any pension elsewhere the ceiling cannot be compared.
    expect(figures(firstOf(of(undefined, { base: euros(0) })))).toEqual(['761.36', '777.80', true])
  })

  it('[SP-21] [PE-10] travel with the estimate, and what was kept without their kinds says nothing of them', () => {
    const held = of({ contributed: 8, reputed: { service: 4 }, uncounted: 2 })
    const read = pensionSimulationCall.answer.parse(
      JSON.parse(
        JSON.stringify(pensionSimulationCall.answer.encode(writeEstimate(held, { base: [], complementary: [] }, 'now'))),
      ),
    ).basis
    expect(read && planOf(read).otherQuarters).toEqual({
      contributed: 8,
      reputed: { service: 4 },
      uncounted: 2,
      unknown: 10,
      early: { 16: 0, 18: 0, 20: 0 },
    })
    expect(planOf({ ...held, other_kinds: undefined }).otherQuarters).toBe(24)
    expect(planOf({ ...held, reputed_by_kind: undefined, reputed_quarters: 4 }).reputedQuarters).toBe(4)
  })

  it('[SP-20] [PE-10] a pause counts for a long career by what it is, within its limit', () => {
    const kind = (professional_situation: string) =>
      basis({ professional_situation, situation_date: plainDate('2026-10-01') }).projection.pause?.kind
    expect(['ACT_CHO_IND', 'ACT_MAL', 'ACT_INV', 'INA_CSS', 'INA_CHO_NON_IND'].map(kind)).toEqual([
      'unemployment',
      'sickness',
      'disability',
      undefined,
      undefined,
    ])
    const counted = (professional_situation: string) => {
      const held = basis({ professional_situation, situation_date: plainDate('2026-01-01') })
      return situationOf(caseAt(planOf(held), plainDate('2028-01-01'))).longCareerQuarters.least
    }
    // 144 to the end of 2025 and two of the children's; two years of it bring eight quarters, of which four count, and two of disability.
    expect(['INA_CHO_IND', 'INA_INV', 'INA_CSS'].map(counted)).toEqual([150, 148, 146])
  })
})

describe('an answer', () => {
  it('says what it is computed from, and its trees again only under the same law', () => {
    const held = basis()
    const written = writeEstimate(held, { base: [], complementary: [] }, '2026-11-20T09:00:00.000Z')
    const { explanation, ...kept } = written
    expect(explanation).toHaveLength(written.result.length)
    expect(withTrees(kept).explanation).toEqual(explanation)
    expect(lawOf(BIRTH)).toBe(held.checked_until)
    expect(withTrees({ ...kept, basis: { ...held, checked_until: plainDate('2025-01-01') } }).explanation).toBeUndefined()
    // A row that was told before a correction of the rules keeps its figure, without a calculation that comes to another.
    const told = kept.result.map((row) => Object.assign({}, row, { monthly: addEuros(row.monthly ?? euros(0), euros(1)) }))
    expect(withTrees({ ...kept, result: told })).toEqual({ ...kept, result: told, basis: undefined })
    expect(explainStart(held, plainDate('2026-12-01'))).toBeUndefined()
    expect(planOf(held).statement).toHaveLength(36)
  })

  it.each(['1956-01-01', '1954-06-01', '1940-06-01'])('has no row for a person who is past 70, born %s', (birth) => {
    const old = basisOf(RECORD, { birth: plainDate(birth), isMother: false }, ANSWERS, {
      today: TODAY,
      options: FORM_OPTIONS,
    })
    expect(writeEstimate(old, { base: [], complementary: [] }, 'now')).toMatchObject({ age_full_rate: '', result: [] })
  })
})

describe('what an estimate leaves out', () => {
  const basisFor = (professional_category: string) =>
    basisOf(
      RECORD,
      { birth: BIRTH, isMother: false },
      { ...ANSWERS, professional_category },
      { today: TODAY, options: FORM_OPTIONS },
    )

  it('[PE-11] (S-6) is a value of the estimate: the whole scheme or its complementary part, with its name where it has one', () => {
    const leftOut = ['NS', 'SNC', 'ACI', 'CDP', 'MIC_BNC', 'DENTIST', 'ACT', 'INA_MAL'].map((one) => leftOutOf(basisFor(one)))
    expect(leftOut).toEqual([
      { scheme: 'notaries', part: 'whole' },
      { scheme: 'railway', part: 'whole' },
      { scheme: 'self-employed', part: 'complementary' },
      { scheme: 'public-employees', part: 'complementary' },
      { scheme: undefined, part: 'complementary' },
      undefined,
      undefined,
      undefined,
    ])
  })

  it('[PE-11] is kept with the estimate, and not known of one that was kept without it', () => {
    const estimate = writeEstimate(basisFor('NG'), { base: [], complementary: [] }, '2026-11-20T09:00:00.000Z')
    const answered = pensionSimulationCall.answer.decode(
      JSON.parse(JSON.stringify(pensionSimulationCall.answer.encode(estimate))),
    )
    expect(answered.basis && leftOutOf(answered.basis)).toEqual({ scheme: 'notaries', part: 'whole' })
    expect(leastMonth(euros('1780.87'))).toEqual(euros(1780))
    expect(leftOutOf({ projection: { level: 'duration' } })).toEqual({ scheme: undefined, part: 'whole' })
  })
})
