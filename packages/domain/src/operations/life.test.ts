import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { datesOfYears } from '../calendar/arbitraries.ts'
import { addMonths, dayOf, isMarketDay, plainDate } from '../calendar/index.ts'
import {
  changeableUntil,
  firstDebit,
  investedOn,
  lastDayIn,
  LIFE_EVENTS,
  LIFE_STATES,
  lifeAfter,
  stateOfLife,
  type LifeEvent,
  type LifeState,
} from './index.ts'

const walk = (events: readonly LifeEvent[]): LifeState | undefined =>
  events.reduce<LifeState | undefined>((state, event) => state && lifeAfter(state, event), 'awaiting-card')

describe('the life of an operation, event by event', () => {
  it('[OPER-13] a card that is accepted leads to a settled payment; one that is refused, given up or forgotten ends it', () => {
    expect(walk(['card-accepted', 'started', 'settled'])).toBe('settled')
    expect(walk(['card-refused'])).toBe('refused')
    expect(walk(['cancelled-by-saver'])).toBe('cancelled')
    expect(walk(['time-over'])).toBe('lapsed')
    expect(walk(['card-accepted', 'rejected-by-bank'])).toBe('rejected')
  })

  it('[OPER-13] a card that answers twice, a cancellation after the start and a settling before it are conflicts', () => {
    expect(walk(['card-accepted', 'card-accepted'])).toBeUndefined()
    expect(walk(['card-accepted', 'started', 'cancelled-by-saver'])).toBeUndefined()
    expect(walk(['card-accepted', 'settled'])).toBeUndefined()
  })

  it('[OPER-13] documents that came are checked, then accepted or refused; a signature accepts at once', () => {
    expect(lifeAfter('awaiting-documents', 'documents-received')).toBe('checking')
    expect(lifeAfter('checking', 'documents-refused')).toBe('refused')
    expect(lifeAfter('checking', 'checked')).toBe('accepted')
    expect(lifeAfter('checking', 'cancelled-by-saver')).toBe('cancelled')
    expect(lifeAfter('awaiting-signature', 'signed')).toBe('accepted')
  })

  it('[OPER-13] nothing happens after an end, and every other state reaches one', () => {
    for (const state of LIFE_STATES) {
      const next = LIFE_EVENTS.flatMap((event) => lifeAfter(state, event) ?? [])
      expect([state, next.length === 0]).toEqual([state, stateOfLife(state) !== 'in-progress'])
    }
  })

  it('[OPER-13] a signature is awaited 15 days, documents 30 days, a check 2 market days', () => {
    const friday = plainDate('2026-11-20')
    expect(LIFE_STATES.map((state) => lastDayIn(state, friday)).filter((day) => day !== undefined)).toEqual([
      '2026-12-05',
      '2026-12-20',
      '2026-11-24',
    ])
  })
})

describe('the days of a scheduled payment', () => {
  // Worked by hand on the calendar; the first line is that of the summary of a payment ordered on 20/11/2026.
  it.each([
    [10, '2026-11-20', '2026-12-10', '2026-12-07', '2026-12-28'],
    // The last day for a change is still one, the day after it is too late.
    [10, '2026-12-07', '2026-12-10', '2026-12-07', '2026-12-28'],
    [10, '2026-12-08', '2027-01-11', '2027-01-06', '2027-01-28'],
    // November begins on a holiday, the 15th is a Sunday and the 11th a holiday again.
    [15, '2026-11-02', '2026-11-16', '2026-11-10', '2026-11-30'],
    // 28/02/2027 is a Sunday: invested on the next market day.
    [15, '2027-02-01', '2027-02-15', '2027-02-10', '2027-03-01'],
    // Good Friday and Easter Monday of 2026.
    [6, '2026-03-20', '2026-04-07', '2026-03-31', '2026-04-28'],
  ])(
    '[OPER-15] on day %i, ordered on %s: debited on %s, changed until %s, invested on %s',
    (day, ordered, debit, until, value) => {
      const first = firstDebit(day, plainDate(ordered))
      expect([first, changeableUntil(first), investedOn(first, 28)]).toEqual([debit, until, value])
    },
  )

  test.prop([fc.integer({ min: 1, max: 15 }), datesOfYears(2025, 2030)])(
    '[OPER-15] the first debit can still be stopped on the day of its order, on a market day within two months',
    (day, today) => {
      const first = firstDebit(day, today)
      expect(isMarketDay(first)).toBe(true)
      expect(changeableUntil(first) >= today).toBe(true)
      expect(first <= addMonths(today, 2)).toBe(true)
      expect(dayOf(first) >= Math.min(day, 28)).toBe(true)
    },
  )
})
