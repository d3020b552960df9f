import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'

import { datesOfYears } from '../calendar/arbitraries.ts'
import { addDays } from '../calendar/index.ts'
import { COOKIE_CHOICES, cookieChoiceEnd, currentCookieChoice } from './index.ts'

test.prop([fc.constantFrom(...COOKIE_CHOICES), datesOfYears(2024, 2030), fc.integer({ min: 0, max: 500 })])(
  '[P-CONST-05] an answer about cookies counts from its day to its end and on no other day',
  (choice, date, after) => {
    const today = addDays(date, after)
    expect(currentCookieChoice({ choice, date }, today)).toBe(today <= cookieChoiceEnd({ date }) ? choice : undefined)
    expect(after < 394 || currentCookieChoice({ choice, date }, addDays(date, 399)) === undefined).toBe(true)
  },
)
