import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { birthDates, dates, datesOfYears } from '../calendar/arbitraries.ts'
import { addDays, plainDate, type PlainDate } from '../calendar/index.ts'
import {
  lawChanges,
  LEGAL_RETIREMENT_AGES,
  legalAge,
  OutsideValidity,
  valueAt,
  valueOrStandIn,
  watchLaw,
  type DatedParameter,
} from './index.ts'

type Outline = { readonly days: readonly PlainDate[]; readonly after: number; readonly ended: boolean }

const parameterOf = ({ days, after, ended }: Outline): DatedParameter<number> => {
  const sorted = days.toSorted()
  const last = addDays(sorted.at(-1) ?? plainDate('2030-01-01'), after)
  const values = sorted.map((from, value) => ({ from, value, source: 'example' }))
  const open = { id: 'example', unit: 'percent', owner: 'law', checkedUntil: last, values } as const
  return ended ? { ...open, checkedUntil: addDays(last, 400), until: last } : open
}

/** Parameters with any number of values, some of them ended by the law. */
const parameters = fc
  .record({
    days: fc.uniqueArray(datesOfYears(1990, 2030), { minLength: 1, maxLength: 6 }),
    after: fc.nat({ max: 2000 }),
    ended: fc.boolean(),
  })
  .map(parameterOf)

const answered = <T>(ask: () => T): T | undefined => {
  try {
    return ask()
  } catch (error) {
    if (error instanceof OutsideValidity) return undefined
    throw error
  }
}

describe('dated parameters, in general', () => {
  test.prop([parameters, dates])(
    'the value of a day is the last one that began, within the checked days, and none outside them',
    (parameter, day) => {
      const begun = parameter.values.filter(({ from }) => from <= day)
      const inRange = begun.length > 0 && day <= (parameter.until ?? parameter.checkedUntil)
      expect(answered(() => valueAt(parameter, day).value)).toBe(inRange ? begun.length - 1 : undefined)
    },
  )

  test.prop([parameters, dates])(
    'a stand-in is given for later days only, says so, and never for an ended parameter',
    (parameter, day) => {
      const strict = answered(() => valueAt(parameter, day))
      const lenient = answered(() => valueOrStandIn(parameter, day))
      const standsIn = parameter.until === undefined && day > parameter.checkedUntil
      expect(lenient?.checkedUntil).toBe(standsIn ? parameter.checkedUntil : undefined)
      expect(lenient?.value).toBe(standsIn ? parameter.values.length - 1 : strict?.value)
    },
  )
})

describe('figures of the law that changed, in general', () => {
  const asking = (all: readonly DatedParameter<number>[], day: PlainDate) =>
    watchLaw(() => all.flatMap((parameter) => answered(() => valueOrStandIn(parameter, day).value) ?? [])).asked
  const several = fc
    .array(parameters, { maxLength: 4 })
    .map((all) => all.map((parameter, at) => Object.assign({}, parameter, { id: `example-${at}` })))

  test.prop([several, dates, dates])(
    '[BEY-07] those of two days are the parameters with a value on both that is not the same, each with its two values; the other way round they are swapped',
    (all, one, other) => {
      const [before, after] = [asking(all, one), asking(all, other)]
      const changes = lawChanges(before, after)
      const valueOn = (parameter: DatedParameter<number>, day: PlainDate) => answered(() => valueOrStandIn(parameter, day).value)
      const expected = all.flatMap((parameter) => {
        const [then, now] = [valueOn(parameter, one), valueOn(parameter, other)]
        return then === undefined || now === undefined || then === now ? [] : [[parameter.id, then, now]]
      })
      expect(changes.map(({ id, before: then, after: now }) => [id, then.value, now.value])).toEqual(expected)
      expect(lawChanges(after, before)).toEqual(
        changes.map(({ id, before: then, after: now }) => ({ id, before: now, after: then })),
      )
      expect(lawChanges(before, before)).toEqual([])
    },
  )
})

describe('legal ages, in general', () => {
  const starts = datesOfYears(2024, 2060)

  test.prop([birthDates, starts])('a legal age is told for every birth from 1955 on, between 62 and 64 years', (birth, start) => {
    const age = legalAge(birth, start)
    expect(age !== undefined).toBe(birth >= '1955-01-01')
    expect(age === undefined || (age.ageInMonths >= 62 * 12 && age.ageInMonths <= 64 * 12)).toBe(true)
  })

  test.prop([birthDates, birthDates, starts])(
    'the younger of two people never has the lower legal age, nor fewer quarters',
    (a, b, start) => {
      const [older, younger] = a <= b ? [legalAge(a, start), legalAge(b, start)] : [legalAge(b, start), legalAge(a, start)]
      expect(older?.ageInMonths ?? 0).toBeLessThanOrEqual(younger?.ageInMonths ?? 0)
      expect(older?.quarters ?? 0).toBeLessThanOrEqual(younger?.quarters ?? 0)
    },
  )

  test.prop([birthDates])('the suspension of the rise makes nobody wait longer', (birth) => {
    const before = legalAge(birth, plainDate('2026-08-31'))
    const since = legalAge(birth, LEGAL_RETIREMENT_AGES.values[1]?.from ?? plainDate('2026-09-01'))
    expect(since?.ageInMonths ?? 0).toBeLessThanOrEqual(before?.ageInMonths ?? 0)
  })
})
