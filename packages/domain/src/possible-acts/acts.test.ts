import { describe, expect, test } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { switchOffers } from '../fund-switch/index.ts'
import { accountOf, lot, TODAY } from './account.testing.ts'
import { actsOn } from './index.ts'

describe('why an act is not possible', () => {
  test.each([
    ['reduced', 'company', { status: 'REDUCTION' }],
    ['guided', 'saver', { management_type: 'guided' }],
    ['guided', 'saver', { is_guided: true }],
    ['external-management', 'saver', { external_management: true }],
    ['switch-not-authorised', 'company', { is_switch_authorized: false }],
    ['no-act', 'company', { has_acts: false }],
  ] as const)(
    '[ACTS-01] a switch is refused as %s, which the %s can lift, and the page of switches says the same',
    (kind, lifter, given) => {
      const account = accountOf([], given)
      expect(actsOn(account, TODAY).switch).toEqual([{ kind, lifter }])
      const [offer] = switchOffers([account], { permissions: undefined, contexts: [], acts: [] })
      expect(offer?.refusals).toContainEqual({ kind })
    },
  )

  test('[ACTS-01] every reason is said, not the first alone', () => {
    const account = accountOf([], {
      status: 'REDUCTION',
      management_type: 'guided',
      external_management: true,
      is_switch_authorized: false,
      has_acts: false,
    })
    expect(actsOn(account, TODAY).switch.map(({ kind }) => kind)).toEqual([
      'reduced',
      'guided',
      'external-management',
      'switch-not-authorised',
      'no-act',
    ])
  })

  test('[ACTS-02] savings that are blocked name the first day on which some are free', () => {
    const account = accountOf([lot(plainDate('2031-06-01')), lot(plainDate('2029-06-01')), lot(null)])
    expect(actsOn(account, TODAY).release).toEqual([{ kind: 'blocked-until', from: '2029-06-01', lifter: 'time' }])
  })

  test('[ACTS-03] savings that wait for retirement have no date, and an account without lots has no reason', () => {
    expect(actsOn(accountOf([lot(null)]), TODAY).release).toEqual([{ kind: 'retirement-only', lifter: 'time' }])
    expect(actsOn(accountOf([lot(plainDate('2031-06-01'), 0)]), TODAY).release).toEqual([])
    expect(actsOn({ ...accountOf([]), investments: undefined }, TODAY).release).toEqual([])
  })
})
