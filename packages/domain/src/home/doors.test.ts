import { describe, expect, it } from 'vitest'
import type { AccountDoors, Act, Door } from '../possible-acts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { PROVIDER_SCOPE, type Scope } from '../session/index.ts'
import { euros } from '../money/index.ts'
import { headDoors } from './index.ts'

const ADVISOR: Door = { kind: 'advisor', target: { hash: 'advisor' }, reasons: [] }
const EXTERNAL: Door = { kind: 'external', target: { to: '/transactional/redirect/space' }, reasons: [] }
const SHUT: Door = { kind: 'shut', reasons: [{ kind: 'no-act', lifter: 'company' }] }

const PAGE: Door = {
  kind: 'portal',
  target: { to: '/savings/withdraw/ais' },
  reasons: [{ kind: 'withdraw-page', lifter: 'saver' }],
}
const before = (day: string): Door => ({
  ...PAGE,
  reasons: [...PAGE.reasons, { kind: 'under-legal-age', from: plainDate(day), ageInMonths: 756, lifter: 'time' }],
})

const contract = (title: string, doors: Partial<Record<Act, Door>>, scope: Scope = 'ais'): AccountDoors => ({
  account: { type: 'PERU', scope, title, policy_id: title, balance: euros(1) },
  doors: (['payment', 'switch', 'release', 'transfer'] as const).map((act) => ({
    act,
    door: doors[act] ?? SHUT,
    outlook: undefined,
  })),
})

describe('the doors at the head of the home of an individual customer', () => {
  it('[HOME-DOORS-01] are the first contract that takes a payment by itself, the advisor for the others, and retirement with its day', () => {
    const { payment, asked, retirement } = headDoors([
      contract('shut', { release: before('2029-01-01') }),
      contract('PER', { payment: EXTERNAL, switch: EXTERNAL, release: before('2028-07-14') }),
      contract('Madelin', { payment: ADVISOR, release: ADVISOR, transfer: ADVISOR }, PROVIDER_SCOPE),
    ])
    expect([payment?.kind, payment?.account.title]).toEqual(['external', 'PER'])
    expect(asked).toEqual({ kind: 'advisor', target: { hash: 'advisor' }, acts: ['payment', 'release'], isRest: true })
    expect(retirement).toEqual({ kind: 'from', from: '2028-07-14' })
  })

  it('[HOME-DOORS-01] leave out what leads nowhere; the advisor alone is asked for all contracts', () => {
    const insurance = contract('Assurance vie', { payment: ADVISOR, switch: ADVISOR, release: ADVISOR }, PROVIDER_SCOPE)
    expect(headDoors([insurance])).toEqual({
      payment: undefined,
      asked: { kind: 'advisor', target: { hash: 'advisor' }, acts: ['payment', 'switch', 'release'], isRest: false },
      retirement: undefined,
    })
    expect(headDoors([contract('shut', {})])).toEqual({ payment: undefined, asked: undefined, retirement: undefined })
    expect(headDoors([])).toEqual({ payment: undefined, asked: undefined, retirement: undefined })
  })

  it('[HOME-DOORS-01] open the page of retirement once no day is awaited', () => {
    expect(headDoors([contract('PER', { release: PAGE })]).retirement).toEqual({
      kind: 'open',
      target: { to: '/savings/withdraw/ais/retirement' },
    })
  })
})
