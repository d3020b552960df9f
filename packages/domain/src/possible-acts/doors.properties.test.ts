import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'

import { anyAccount, listsOf } from '../accounts/arbitraries.ts'
import { TODAY } from './account.testing.ts'
import { ACTS, actsOf, doorsOf, type ActReadings } from './index.ts'
import { HOLDER, readingsOf } from './readings.testing.ts'

const given = fc.record({
  accounts: listsOf(anyAccount),
  channel: fc.constantFrom('portal' as const, 'external' as const),
  isPermitted: fc.boolean(),
  isPayable: fc.boolean(),
  isRead: fc.boolean(),
  areAuthorized: fc.boolean(),
  holder: fc.record({
    isMirror: fc.boolean(),
    canReceive: fc.boolean(),
    contact: fc.constantFrom({ hash: 'advisor' }, { to: '/contact' }),
  }),
})

const UNREAD: ActReadings = { payment: undefined, switching: undefined, release: undefined, operations: [] }

const answersOf = ({ accounts, isRead, areAuthorized, holder: some, ...terms }: ReturnType<typeof given.generate>['value']) => {
  const holder = { ...HOLDER, ...some }
  const outlooks = actsOf(accounts, isRead ? readingsOf(accounts, terms) : UNREAD, holder, TODAY)
  const authorized = new Set(areAuthorized ? accounts.map(({ policy_id }) => policy_id) : [])
  return doorsOf(accounts, outlooks, authorized, holder, TODAY)
}

/** Pages of employee savings alone. */
const SAVINGS = /^\/savings\/withdraw$|\/s2e(?:\/|$)/
/** Pages of retirement contracts of a company alone. */
const RETIREMENT = /^\/savings\/withdraw\/ais|\/ais(?:\/|$)/

test.prop([given])('[ACTS-13] every account but those of other banks has exactly one door for each act', (drawn) => {
  const answers = answersOf(drawn)
  expect(answers.map(({ account }) => account)).toEqual(drawn.accounts.filter(({ scope }) => scope !== 'bi'))
  for (const { doors } of answers) {
    expect(doors.map(({ act }) => act)).toEqual(ACTS)
    for (const { door } of doors) if (door.kind === 'shut') expect(door.reasons).not.toEqual([])
  }
})

test.prop([given])('[ACTS-13] no contract of one family gets a page of another', (drawn) => {
  for (const { account, doors } of answersOf(drawn))
    for (const { door } of doors) {
      const to = door.kind === 'shut' ? '' : (door.target.to ?? '')
      if (account.scope !== 's2e') expect(to).not.toMatch(SAVINGS)
      if (account.scope !== 'ais') expect(to).not.toMatch(RETIREMENT)
      if (account.scope !== 's2e' && account.scope !== 'ais') expect(['portal', 'external']).not.toContain(door.kind)
    }
})

test.prop([given])('[ACTS-13] nothing is open to somebody who only looks', (drawn) => {
  const doors = answersOf({ ...drawn, holder: { ...drawn.holder, isMirror: true } }).flatMap(({ doors: all }) => all)
  expect(doors.filter(({ door }) => door.kind !== 'shut')).toEqual([])
})
