import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { dates } from './arbitraries.ts'
import { dayOf, formatFrenchDate, monthOf, readWrittenDate, yearOf } from './index.ts'

const FRENCH = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')
const ENGLISH = 'January February March April May June July August September October November December'.split(' ')

describe('a date as people write it', () => {
  it.each([
    ['12/03/1964', '1964-03-12'],
    [' 12.03.1964\n', '1964-03-12'],
    ['12-03-1964', '1964-03-12'],
    ['12031964', '1964-03-12'],
    ['1964-03-12', '1964-03-12'],
    ['1/3/1964', '1964-03-01'],
    ['1 3 1964', '1964-03-01'],
    ['1\u00A0/ 3 /\u202F1964', '1964-03-01'],
    ['1,3,1964', '1964-03-01'],
    ['1er mars 1964', '1964-03-01'],
    ['le 12 août 1964', '1964-08-12'],
    ['12 AOUT 1964', '1964-08-12'],
    ['12-mars-1964', '1964-03-12'],
    ['12 févr. 1964', '1964-02-12'],
    ['3 juil 1964', '1964-07-03'],
    ['12 sept. 1964', '1964-09-12'],
    ['March 1st, 1964', '1964-03-01'],
    ['Mar. 12, 1964', '1964-03-12'],
    ['12th of March 1964', '1964-03-12'],
  ])('[P-FMT-01] (S-35) is read whole: %j', (written, date) => {
    expect(readWrittenDate(written)).toBe(date)
  })

  it.each([
    '31/02/1964',
    '12/03/64',
    '12/03/1964 à Lille',
    '1964/03/12',
    '12 jui 1964',
    '12 ma 1964',
    '12 brumaire 1964',
    '0/3/1964',
    '03/13/1964',
    '1231964',
    '12/03',
    '',
  ])('[P-FMT-01] (S-35) is not read where no day of the calendar is meant in full: %j', (written) => {
    expect(readWrittenDate(written)).toBeUndefined()
  })

  const separators = fc.constantFrom('/', '.', '-', ' ', ' / ', ', ')
  const cases = fc.constantFrom(
    (name: string) => name,
    (name: string) => name.toUpperCase(),
  )

  test.prop([dates, separators, fc.boolean(), cases])(
    '[P-FMT-01] (S-35) every day is read in figures with any separator, with and without zeros, and by the name of its month in both languages',
    (date, separator, hasZeros, inCase) => {
      const [day, month, year] = formatFrenchDate(date).split('/') as [string, string, string]
      const short = (text: string): string => (hasZeros ? text : String(Number(text)))
      expect(readWrittenDate([short(day), short(month), year].join(separator))).toBe(date)
      for (const names of [FRENCH, ENGLISH]) {
        const name = inCase(names[monthOf(date) - 1] ?? '')
        expect(readWrittenDate(`${short(day)} ${name} ${year}`)).toBe(date)
      }
      expect(readWrittenDate(`${ENGLISH[monthOf(date) - 1] ?? ''} ${dayOf(date)}, ${year}`)).toBe(date)
      expect(yearOf(date)).toBe(Number(year))
    },
  )

  test.prop([fc.string({ unit: 'binary' })])('[P-FMT-01] what is read is written back to the same day', (written) => {
    const date = readWrittenDate(written)
    if (date !== undefined) expect(readWrittenDate(formatFrenchDate(date))).toBe(date)
  })
})
