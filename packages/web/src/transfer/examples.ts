import type { PageExample } from '../shell/index.ts'

const PERSON = { person: 'sylvie-garnier' } as const

const STORED = {
  'hautelisse.transfer': JSON.stringify({
    version: 1,
    userId: 'sylvie-garnier',
    form: { policyId: '00482201', isEmployed: true, last: '10/01/2025', manager: 'Une autre maison', number: '77' },
  }),
}

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  { name: 'both families', address: '/savings/transfer', ports: PERSON },
  { name: 'employee savings', address: '/savings/transfer/s2e', ports: PERSON },
  { name: 'not yet', address: '/savings/transfer/ais', ports: { ...PERSON, stored: STORED } },
]
