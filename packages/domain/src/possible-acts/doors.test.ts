import { describe, expect, test } from 'vitest'

import type { Account } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { PROVIDER_SCOPE } from '../contract/index.ts'
import { euros } from '../money/index.ts'
import { accountOf, lot, TODAY } from './account.testing.ts'
import type { Way } from '../payment/index.ts'
import { actsOf, doorsOf, paymentStart, scheduleTarget, type Act, type ActHolder, type Door } from './index.ts'
import { HOLDER, readingsOf } from './readings.testing.ts'

type Terms = Parameters<typeof readingsOf>[1] & {
  readonly holder?: Partial<ActHolder>
  readonly isAuthorized?: boolean
}

const doorOn = (act: Act, account: Account, terms: Terms = {}): Door | undefined => {
  const holder = { ...HOLDER, ...terms.holder }
  const outlooks = actsOf([account], readingsOf([account], terms), holder, TODAY)
  const authorized = new Set(terms.isAuthorized === true ? [account.policy_id] : [])
  return doorsOf([account], outlooks, authorized, holder, TODAY)[0]?.doors.find((one) => one.act === act)?.door
}
const said = (door: Door | undefined): unknown => {
  const kinds = door?.reasons.map(({ kind }) => kind)
  return door?.kind === 'shut' ? [door.kind, kinds] : [door?.kind, door?.target, kinds]
}

const plan = (given: Partial<Account> = {}, lots = [lot(plainDate('2026-06-01'))]): Account =>
  accountOf(lots, { company_id: 'c', ...given })
const contract = (given: Partial<Account> = {}): Account =>
  plan({ type: 'PERO', scope: 'ais', title: 'PERO', is_switch_authorized: true, ...given }, [])
const individual = (type: Account['type']): Account => accountOf([], { type, scope: PROVIDER_SCOPE })

describe('the door of an act', () => {
  test('[ACTS-13] of employee savings is a page of the portal, with what is missing said beside it', () => {
    expect(said(doorOn('payment', plan()))).toEqual([
      'portal',
      { to: `/transactional/payment/s2e/c?account=${plan().policy_id}` },
      [],
    ])
    expect(said(doorOn('switch', plan()))).toEqual(['portal', { to: '/transactional/arbitration' }, []])
    expect(said(doorOn('release', plan()))).toEqual(['portal', { to: '/savings/withdraw' }, []])
    expect(said(doorOn('transfer', plan()))).toEqual(['portal', { to: '/savings/transfer/s2e' }, []])
    const unpaid = { holder: { canReceive: false } }
    expect(said(doorOn('release', plan(), unpaid))).toEqual(['portal', { to: '/savings/withdraw' }, ['no-bank-account']])
  })

  test('[PAYM-21] of a payment that is made again and again names account and way, and is there where the account takes one', () => {
    const outlookOf = (ways: readonly Way[]) =>
      ({ act: 'payment', state: 'possible', from: undefined, reasons: [], ways, least: undefined }) as const
    const door = doorOn('payment', plan())
    const account = plan()
    if (door === undefined) throw new Error('The plan has a door of payments.')
    expect(scheduleTarget(account, { door, outlook: outlookOf(['card', 'scheduled']) })).toEqual({
      to: `/transactional/payment/s2e/c?account=${account.policy_id}&way=scheduled`,
    })
    expect(scheduleTarget(account, { door, outlook: outlookOf(['card']) })).toBeUndefined()
    expect(scheduleTarget(account, { door: { kind: 'shut', reasons: [] }, outlook: outlookOf(['scheduled']) })).toBeUndefined()
  })

  test('[ACTS-13] of savings that are blocked stays open for the reasons of the law', () => {
    const blocked = plan({}, [lot(plainDate('2031-06-01'))])
    expect(said(doorOn('release', blocked))).toEqual(['portal', { to: '/savings/withdraw' }, ['blocked-until']])
  })

  test('[ACTS-13] of a retirement contract is its own page of withdrawal, or the external space', () => {
    expect(said(doorOn('release', contract({ balance: euros(100) })))).toEqual([
      'portal',
      { to: '/savings/withdraw/ais' },
      ['under-legal-age', 'withdraw-page'],
    ])
    const outside = { channel: 'external' } as const
    expect(said(doorOn('payment', contract(), outside))).toEqual([
      'external',
      { to: '/transactional/redirect/voluntary-payment' },
      ['external-space'],
    ])
    expect(said(doorOn('switch', contract(), outside))).toEqual([
      'external',
      { to: '/transactional/redirect/space' },
      ['external-space'],
    ])
    expect(said(doorOn('transfer', contract()))).toEqual(['portal', { to: '/savings/transfer/ais' }, ['membership-ends']])
  })

  test('[ACTS-13] [RWD-09] of a retirement contract that no page of withdrawal pays is the advisor, else the help line', () => {
    const madelin = contract({ type: 'MADELIN', balance: euros(100) })
    expect(doorOn('release', madelin)).toMatchObject({ kind: 'advisor', target: { hash: 'advisor' } })
    const contact = { to: '/contact' }
    expect(doorOn('release', madelin, { holder: { contact } })).toMatchObject({ kind: 'help-line', target: contact })
  })

  test('[ACTS-13] is shut with every reason where another reason stands beside the space or the page', () => {
    const guided = contract({ management_type: 'guided' })
    expect(said(doorOn('switch', guided, { channel: 'external' }))).toEqual(['shut', ['guided', 'external-space']])
    expect(said(doorOn('switch', plan({ status: 'REDUCTION', is_guided: true })))).toEqual(['shut', ['reduced', 'guided']])
    expect(said(doorOn('payment', plan(), { holder: { isMirror: true } }))).toEqual(['shut', ['mirror']])
  })

  test.each([
    ['PERECO', 'letter', { hash: 'paper_process' }],
    ['PEE', 'advisor', { hash: 'advisor' }],
  ] as const)('[ACTS-13] [PAPER-05] on paper a %s has the %s', (type, kind, target) => {
    expect(doorOn('release', plan({ type }), { refund: { mode_saisie: 'PAPIER' } })).toMatchObject({ kind, target })
  })
})

test('[ACTS-13] paying in begins on its page, with the advisor for individual contracts alone, and nowhere without an account of ours', () => {
  const advisor = { hash: 'advisor' }
  const [own, elsewhere] = [individual('LIFE_INSURANCE'), accountOf([], { scope: 'bi' })]
  expect(paymentStart([own, plan()], advisor)).toEqual({ to: '/transactional/payment' })
  expect(paymentStart([own, elsewhere], advisor)).toEqual(advisor)
  expect(paymentStart([elsewhere], advisor)).toBeUndefined()
})

describe('the door of an individual contract', () => {
  test.each([
    ['PERU', true, 'letter'],
    ['A83', true, 'letter'],
    ['PERU', false, 'advisor'],
    ['MADELIN', true, 'advisor'],
    ['LIFE_INSURANCE', true, 'advisor'],
    ['LIFE', false, 'advisor'],
  ] as const)('[ACTS-10] [WDR-19] out of a %s, authorised %s, is the %s', (type, isAuthorized, kind) => {
    expect(doorOn('release', individual(type), { isAuthorized })?.kind).toBe(kind)
  })

  test('[ACTS-13] for everything else is the advisor, else the help line, and none for somebody who only looks', () => {
    for (const act of ['payment', 'switch', 'transfer'] as const) {
      expect(said(doorOn(act, individual('LIFE_INSURANCE')))).toEqual(['advisor', { hash: 'advisor' }, []])
      const alone = { holder: { contact: { to: '/contact' } } }
      expect(said(doorOn(act, individual('LIFE_INSURANCE'), alone))).toEqual(['help-line', { to: '/contact' }, []])
      expect(said(doorOn(act, individual('LIFE_INSURANCE'), { holder: { isMirror: true } }))).toEqual(['shut', ['mirror']])
    }
  })
})
