import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'

import { datesOfYears } from '../calendar/arbitraries.ts'
import { addDays } from '../calendar/index.ts'
import { isNegative } from '../money/index.ts'
import { operations, operationStatuses, operationTypes } from './arbitraries.ts'
import { isModifiable, lastOperations, newestFirst, operation, operationState, paidInYear } from './index.ts'

const days = datesOfYears(2025, 2026)

test.prop([operations])('[P-TXN-01] an operation that is written is read back as it was', (item) => {
  expect(operation.decode(operation.encode(item))).toEqual(item)
})

test.prop([operationTypes, operationStatuses, days, fc.integer({ min: -400, max: 400 })])(
  '[P-TXN-10] [P-TXN-12] only a choice in progress can be changed, and only until the day after its deadline',
  (type, status, deadline, days_after) => {
    const today = addDays(deadline, days_after)
    const may = (type === 'BO_PARTICIPATION' || type === 'BO_INTERESSEMENT') && operationState(status) === 'in-progress'
    expect(isModifiable({ type, status, deadline_date: deadline }, today)).toBe(may && days_after <= 1)
  },
)

test.prop([fc.array(operations, { maxLength: 20 }), days])(
  'the newest operations are the first of all of them, never more than five, none newer left out',
  (items, today) => {
    const lines = lastOperations(items, [], today)
    expect(lines.map(({ id }) => id)).toEqual(
      newestFirst(items)
        .slice(0, 5)
        .map(({ id }) => id),
    )
    const oldest = lines.at(-1)?.date
    const left = items.filter(({ id }) => !lines.some((line) => line.id === id))
    expect(left.every(({ date }) => oldest !== undefined && date <= oldest)).toBe(true)
  },
)

test.prop([fc.array(operations, { maxLength: 20 }), fc.array(operations, { maxLength: 20 })])(
  'payments of two lists add up to those of both',
  (some, others) => {
    const both = paidInYear([...some, ...others], 2026)
    expect(both.equals(paidInYear(some, 2026).plus(paidInYear(others, 2026)))).toBe(true)
    expect(isNegative(both)).toBe(false)
  },
)
