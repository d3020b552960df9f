import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'

import { addDays, compareDates } from '../calendar/index.ts'
import { accountOf, lot, TODAY } from './account.testing.ts'
import { actsOn } from './index.ts'

const day = fc.integer({ min: -2000, max: 6000 }).map((days) => addDays(TODAY, days))
const lots = fc.array(
  fc
    .record({ day: fc.option(day, { nil: null }), amount: fc.integer({ min: 0, max: 3 }) })
    .map((one) => lot(one.day, one.amount)),
  { maxLength: 6 },
)

test.prop([lots])('[ACTS-02] the date of a reason is the first day on which that reason is gone', (held) => {
  const account = accountOf(held)
  const [reason] = actsOn(account, TODAY).release
  if (reason?.kind !== 'blocked-until') return
  const { from } = reason
  expect(compareDates(from, TODAY)).toBeGreaterThan(0)
  expect(actsOn(account, addDays(from, -1)).release).toEqual([reason])
  expect(actsOn(account, from).release).toEqual([])
})
