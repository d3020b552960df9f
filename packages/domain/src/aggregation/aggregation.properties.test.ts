import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { isFrozen } from '../accounts/index.ts'
import { addDays, daysBetween } from '../calendar/index.ts'
import { datesOfYears } from '../calendar/arbitraries.ts'
import { anyConnection, anyMoment } from './arbitraries.ts'
import { addMinutes, caseOf, connection, consentDays, consentPhase, isBefore, isFrozenCase, lastRead } from './index.ts'

const minutes = ({ day, time }: { day: Parameters<typeof addDays>[0]; time: string }, from: typeof day): number =>
  daysBetween(from, day) * 1440 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

describe('for every day', () => {
  test.prop([datesOfYears(2026, 2028), fc.integer({ min: 0, max: 400 })])(
    '[AGGR-06] the phases of a consent follow each other and never go back',
    (given, days) => {
      const order = ['running', 'renewable', 'ended', 'erased']
      const [now, next] = [days, days + 1].map((after) => order.indexOf(consentPhase(given, addDays(given, after))))
      expect((next ?? 0) - (now ?? 0)).toBeGreaterThanOrEqual(0)
      expect((next ?? 0) - (now ?? 0)).toBeLessThanOrEqual(1)
      const { passed, left, until } = consentDays(given, addDays(given, days))
      expect(passed + left).toBe(180)
      expect(daysBetween(given, until)).toBe(180)
    },
  )

  test.prop([anyMoment])(
    '[AGGR-07] the last read without the person is past, less than six hours old, and one of four a day',
    (now) => {
      const read = lastRead(now)
      const age = minutes(now, now.day) - minutes(read, now.day)
      expect(age).toBeGreaterThanOrEqual(0)
      expect(age).toBeLessThan(360)
      expect(['03:12', '09:12', '15:12', '21:12']).toContain(read.time)
    },
  )

  test.prop([anyMoment, fc.integer({ min: 1, max: 1439 })])(
    '[AGGR-07] a later minute comes after, over midnight too',
    (now, more) => {
      const later = addMinutes(now, more)
      expect(isBefore(now, later)).toBe(true)
      expect(isBefore(later, now)).toBe(false)
      expect(minutes(later, now.day) - minutes(now, now.day)).toBe(more)
    },
  )

  test.prop([anyConnection, datesOfYears(2026, 2027)])(
    '[AGGR-04] amounts are frozen as the state of their accounts says, unless the consent has ended',
    (link, today) => {
      const of = caseOf(link, today)
      expect(isFrozenCase(of)).toBe(of === 'ended' || isFrozen({ scope: 'bi', bi_state: link.bi_state }))
    },
  )

  test.prop([anyConnection])('a link is the same after the way over the wire', (link) => {
    expect(connection.decode(connection.encode(link))).toEqual(link)
  })
})
