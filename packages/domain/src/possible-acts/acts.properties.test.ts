import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'

import { addDays, compareDates, plainDate, type PlainDate } from '../calendar/index.ts'
import { accountOf, lot, TODAY } from './account.testing.ts'
import { ACT_STATES, actsOf, actsOn } from './index.ts'
import { HOLDER, readingsOf } from './readings.testing.ts'

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

const births = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(plainDate('1955-01-01'), days))
const accounts = fc
  .record({ type: fc.constantFrom('PEE' as const, 'PERCO' as const, 'PERECO' as const), held: lots, birth: births })
  .map(({ type, held, birth }) => ({ account: accountOf(held, { type, company_id: 'c' }), holder: { ...HOLDER, birth } }))

test.prop([accounts])(
  '[ACTS-07] [ACTS-08] an act with a day is not possible on the day before, and on that day the reasons with a day are gone',
  ({ account, holder }) => {
    const readings = readingsOf([account])
    const on = (today: PlainDate) => actsOf([account], readings, holder, today).flatMap(({ acts }) => acts)
    for (const { act, state, from, reasons } of on(TODAY)) {
      expect(ACT_STATES).toContain(state)
      expect(state === 'possible').toBe(reasons.length === 0)
      expect(state === 'dated').toBe(from !== undefined)
      if (from === undefined) continue
      expect(on(addDays(from, -1)).find((one) => one.act === act)?.from).toBe(from)
      const then = on(from).find((one) => one.act === act)
      expect(then?.reasons.filter((reason) => 'from' in reason)).toEqual([])
    }
  },
)
