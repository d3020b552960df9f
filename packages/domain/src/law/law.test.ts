import { describe, expect, it } from 'vitest'

import { addDays, compareDates, plainDate, type PlainDate } from '../calendar/index.ts'
import { DomainInputError } from '../input/index.ts'
import { Decimal } from '../money/index.ts'
import * as law from './index.ts'
import { dueUntil, LAW_CHECKED_ON, OutsideValidity, valueAt, valueOrStandIn, type DatedParameter } from './index.ts'

const isParameter = (value: unknown): value is DatedParameter<unknown> =>
  typeof value === 'object' && value !== null && 'checkedUntil' in value
const exported: readonly unknown[] = Object.values(law)
const parameters = exported.filter(isParameter)

const lastDay = ({ checkedUntil, until }: DatedParameter<unknown>): PlainDate =>
  until !== undefined && until < checkedUntil ? until : checkedUntil

describe.each(parameters.map((parameter) => [parameter.id, parameter] as const))('the parameter %s', (_, parameter) => {
  const [first] = parameter.values

  it('has a value on every day of its range, without gap or overlap', () => {
    const wrong: PlainDate[] = []
    let day = first?.from ?? parameter.checkedUntil
    while (day <= lastDay(parameter)) {
      const today = day
      const holding = parameter.values.filter(({ from }, index) => {
        const next = parameter.values[index + 1]
        return from <= today && (next === undefined || today < next.from)
      })
      if (holding.length !== 1 || valueAt(parameter, today) !== holding[0]) wrong.push(today)
      day = addDays(today, 1)
    }
    expect(first).toBeDefined()
    expect(wrong).toEqual([])
    expect(day).toBe(addDays(lastDay(parameter), 1))
  })

  it('lists its values in the order of their days, each from another day', () => {
    const days = parameter.values.map(({ from }) => from)
    expect(days).toEqual([...new Set(days)].toSorted(compareDates))
    expect(days.every((day) => day <= lastDay(parameter))).toBe(true)
  })

  it('names a source for each value', () => {
    expect(parameter.values.filter(({ source }) => source.trim() === '')).toEqual([])
  })

  it('cannot be asked for before its first day or after its last', () => {
    expect(() => valueAt(parameter, addDays(first?.from ?? parameter.checkedUntil, -1))).toThrow(OutsideValidity)
    expect(() => valueAt(parameter, addDays(lastDay(parameter), 1))).toThrow(OutsideValidity)
  })
})

it.each(
  parameters.flatMap((parameter) => (parameter.due === undefined ? [] : [{ id: parameter.id, parameter, due: parameter.due }])),
)(
  '[PAR-02] from the day on which a new value of $id is expected only a stand-in answers, which names the last check',
  ({ parameter, due }) => {
    expect(() => valueAt(parameter, due)).toThrow(OutsideValidity)
    expect(valueOrStandIn(parameter, due).checkedUntil).toBe(parameter.checkedUntil)
  },
)

describe('the parameters of the law', () => {
  it('have names of their own', () => {
    const ids = parameters.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(57)
  })
})

describe('what falls due', () => {
  it('[PAR-02] is due on its day and not before, the earliest first, and late where the last check found nothing', () => {
    const ids = (day: string) => dueUntil(parameters, plainDate(day)).map(({ parameter: { id } }) => id)
    expect(ids('2026-12-30')).toEqual([])
    expect(ids('2026-12-31')).toContain('income-tax-scale')
    expect(ids('2026-12-31')).not.toContain('flat-tax')
    expect(ids('2027-01-01').indexOf('flat-tax')).toBeGreaterThan(ids('2027-01-01').indexOf('income-tax-scale'))
    expect(ids('2028-01-01').at(-1)).toBe('legal-retirement-ages')
  })

  it('[PAR-02] names neither an ended parameter nor one without a rhythm, and takes a day of the calendar alone', () => {
    const values = [{ from: plainDate('2025-01-01'), value: 1, source: 'example' }]
    const known = { id: 'known', unit: 'count', owner: 'law', checkedUntil: plainDate('2025-12-31'), values } as const
    const late = { ...known, id: 'late', due: LAW_CHECKED_ON }
    const ended = { ...late, id: 'ended', until: plainDate('2025-12-31') }
    expect(dueUntil([known, ended, late], plainDate('2030-01-01'))).toEqual([
      { parameter: late, due: LAW_CHECKED_ON, isLate: true },
    ])
    expect(() => dueUntil([late], 'tomorrow' as PlainDate)).toThrow(DomainInputError)
  })
})

describe('asking for a value', () => {
  const ended: DatedParameter<number> = {
    id: 'ended',
    unit: 'percent',
    owner: 'law',
    checkedUntil: plainDate('2026-11-20'),
    until: plainDate('2024-12-31'),
    values: [{ from: plainDate('2024-01-01'), value: 1, source: 'example' }],
  }
  const unknown: DatedParameter<number> = {
    id: 'unknown',
    unit: 'percent',
    owner: 'law',
    checkedUntil: plainDate('2026-11-20'),
    values: [],
  }

  it('gives the value with its day and its source', () => {
    const { value, from, source } = valueAt(law.SMALL_ANNUITY_THRESHOLD, plainDate('2026-11-20'))
    expect([value.toString(), from, source]).toEqual([
      '110',
      '2023-07-22',
      'Code des assurances art. A.160-2 (arrêté du 17 juillet 2023)',
    ])
  })

  it('outside the range names the parameter and the day', () => {
    const ask = () => valueAt(law.SMALL_ANNUITY_THRESHOLD, plainDate('2021-06-30'))
    expect(ask).toThrow('small-annuity-threshold is known from 2021-07-01 to 2026-11-20, not on 2021-06-30')
    expect(ask).toThrow(
      expect.objectContaining({ name: 'OutsideValidity', parameter: 'small-annuity-threshold', date: '2021-06-30' }),
    )
    expect(() => valueAt(unknown, plainDate('2026-01-01'))).toThrow(
      'unknown is known from no day to 2026-11-20, not on 2026-01-01',
    )
  })

  it('of a day not checked yet is the last checked value only if the caller asks for a stand-in, and the answer says so', () => {
    const day = plainDate('2040-01-01')
    expect(() => valueAt(law.SMALL_ANNUITY_THRESHOLD, day)).toThrow(OutsideValidity)
    const { value, checkedUntil } = valueOrStandIn(law.SMALL_ANNUITY_THRESHOLD, day)
    expect([value.toString(), checkedUntil]).toEqual(['110', '2026-11-20'])
    expect(valueOrStandIn(law.SMALL_ANNUITY_THRESHOLD, plainDate('2026-11-20')).checkedUntil).toBeUndefined()
    expect(() => valueOrStandIn(law.SMALL_ANNUITY_THRESHOLD, plainDate('2000-01-01'))).toThrow(OutsideValidity)
  })

  it('of a parameter that the law has ended has no answer after its end', () => {
    expect(valueAt(ended, plainDate('2024-12-31')).value).toBe(1)
    expect(() => valueAt(ended, plainDate('2025-01-01'))).toThrow(
      'ended is known from 2024-01-01 to 2024-12-31, not on 2025-01-01',
    )
    expect(() => valueOrStandIn(ended, plainDate('2030-01-01'))).toThrow(OutsideValidity)
  })
})

describe('what a computation asks the law for', () => {
  const ceilingsOf = (...days: readonly string[]) =>
    law.watchLaw(() => days.map((day) => valueAt(law.SOCIAL_SECURITY_CEILING, plainDate(day)).value.toNumber()))

  it('[BEY-07] is known by parameter, the latest value of each with its text; nothing is noted after it', () => {
    const { computed, asked } = ceilingsOf('2026-03-01', '2024-12-31')
    expect(computed).toEqual([48_060, 46_368])
    expect([...asked].map(([id, { from, source }]) => [id, from, source])).toEqual([
      ['social-security-ceiling', '2026-01-01', 'Code de la sécurité sociale art. D.242-17, plafond annuel 2026'],
    ])
    valueAt(law.FLAT_TAX, plainDate('2026-03-01'))
    expect(asked.size).toBe(1)
    expect(() => law.watchLaw(() => valueAt(law.FLAT_TAX, plainDate('1999-01-01')))).toThrow(OutsideValidity)
  })

  it('[BEY-07] has changed where the value has: the ceiling of 2024 and of 2025 are 46 368 € and 47 100 €', () => {
    const [before, after] = [ceilingsOf('2024-12-31').asked, ceilingsOf('2025-12-31').asked]
    expect(
      law.lawChanges(before, after).map(({ id, before: then, after: now }) => [id, String(then.value), String(now.value)]),
    ).toEqual([['social-security-ceiling', '46368', '47100']])
    const same = { ...valueAt(law.FLAT_TAX, plainDate('2026-03-01')), source: 'another text' }
    const flat = law.watchLaw(() => valueAt(law.FLAT_TAX, plainDate('2026-03-01'))).asked
    expect(law.lawChanges(flat, new Map([['flat-tax', same]]))).toEqual([])
  })

  it('has its numbers in scales and lists by where they stand', () => {
    const scale = valueAt(law.INCOME_TAX_SCALE, plainDate('2025-12-31')).value
    expect(law.numberAt(scale, ['1', 'above'])?.toNumber()).toBe(11_600)
    expect([law.numberAt(17.2, [])?.toNumber(), law.numberAt(scale, []), law.numberAt(scale, ['9', 'above'])]).toEqual([
      17.2,
      undefined,
      undefined,
    ])
  })
})

describe('the figures', () => {
  const today = plainDate('2026-11-20')

  it('of small annuities rose on 22 July 2023', () => {
    expect(valueAt(law.SMALL_ANNUITY_THRESHOLD, plainDate('2023-07-21')).value.toString()).toBe('100')
    expect(valueAt(law.SMALL_ANNUITY_THRESHOLD, plainDate('2023-07-22')).value.toString()).toBe('110')
  })

  it('of the mixed table begin on 24 November 2024 and weigh to one', () => {
    const { male, female } = valueAt(law.MIXED_TABLE_WEIGHTS, plainDate('2024-11-24')).value
    expect([male, female]).toEqual([0.6, 0.4])
    expect(() => valueAt(law.MIXED_TABLE_WEIGHTS, plainDate('2024-11-23'))).toThrow(OutsideValidity)
    expect(new Decimal(male).plus(female).toString()).toBe('1')
  })

  it('[MRM-34] of the technical rate are checked against the articles that bound it up to a day, not for ever', () => {
    expect(law.TECHNICAL_RATE.checkedUntil).toBe('2026-11-20')
    expect(valueOrStandIn(law.TECHNICAL_RATE, plainDate('2027-06-01'))).toMatchObject({ value: 0, checkedUntil: '2026-11-20' })
  })

  it('[S-CONST-04] of the simulator are those of the specification', () => {
    expect(valueAt(law.NET_RETURN, today).value).toBe(2)
    expect(valueAt(law.TECHNICAL_RATE, today).value).toBe(0)
    expect(valueAt(law.ANNUITY_PAYMENT_FEE, today).value).toBe(1)
    expect(valueAt(law.ANNUITY_REVALUATION, today).value).toBe(1)
    expect(valueAt(law.FORCED_ANNUITY_BALANCE, today).value.toString()).toBe('30000')
  })
})
