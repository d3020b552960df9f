import { ACTS, actsOf, doorsOf, type ActHolder, type ActReadings } from '@hautelisse/domain/possible-acts'
import { PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import { expect, it } from 'vitest'

import { PEOPLE } from '../people/index.ts'
import { TODAY } from '../testing/index.ts'

const UNREAD: ActReadings = { payment: undefined, switching: undefined, release: undefined, operations: [] }
const HOLDER: ActHolder = {
  birth: undefined,
  isMirror: false,
  canReceive: true,
  hasMandate: true,
  payors: [],
  needsMobile: false,
  contact: { hash: 'advisor' },
}

it.each(PEOPLE.map((person) => [person.oauth_profile.sub, person.accounts] as const))(
  '[ACTS-13] every account of %s has one door for each act, and an individual contract none of a company’s savings',
  (_, accounts) => {
    const authorized = new Set(accounts.map(({ policy_id }) => policy_id))
    const answers = doorsOf(accounts, actsOf(accounts, UNREAD, HOLDER, TODAY), authorized, HOLDER, TODAY)
    expect(answers.map(({ account }) => account)).toEqual(accounts.filter(({ scope }) => scope !== 'bi'))
    for (const { account, doors } of answers) {
      expect(doors.map(({ act }) => act)).toEqual(ACTS)
      if (account.scope !== PROVIDER_SCOPE) continue
      for (const { door } of doors) expect(['advisor', 'letter']).toContain(door.kind)
    }
  },
)
