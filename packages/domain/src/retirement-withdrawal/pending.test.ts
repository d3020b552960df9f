import { expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import type { Operation } from '../operations/index.ts'
import { pendingOn } from './pending.ts'

const today = plainDate('2026-11-20')
const SWITCH: Operation = {
  id: '41720001',
  scope: 's2e',
  policy_id: 'pee',
  to_policy_id: 'pereco',
  date: today,
  label: 'Arbitrage',
  status: 'En cours',
  type: 'TRANSFERT',
  amount: euros(100),
}

it('[RWD-07] [FSW-09] a switch under way keeps both contracts from being withdrawn whole: that which it leaves and that which it comes to', () => {
  const on = (policy: string) => pendingOn([SWITCH], [policy], today)?.id
  expect([on('pee'), on('pereco'), on('other')]).toEqual(['41720001', '41720001', undefined])
})
