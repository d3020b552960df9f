import { describe, expect, it } from 'vitest'

import type { Account } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import {
  actPermissionsCall,
  amountsOf,
  changesOf,
  checkSwitch,
  EMPTY_SWITCH,
  errorsOn,
  figuresOf,
  fundsInto,
  requestOf,
  stepOfField,
  switchHappenings,
  switchLife,
  switchOffers,
  switchRequest,
  type SwitchableAccount,
  type SwitchForm,
  type SwitchOffer,
  type SwitchReadings,
} from './index.ts'

const POLICY = '00317740'
const fund = (id: string, amount: string, fund_max_rate?: number): SwitchableAccount['investments'][number] => ({
  id,
  label: id,
  amount: euros(amount),
  movable: euros(amount),
  expected: euros(amount),
  ...(fund_max_rate === undefined ? {} : { fund_max_rate }),
})

/** The contract of the worked case s: 18 412,75 € in four funds, 40 % of it at most in the fund in euros. */
const CONTRACT: SwitchableAccount = {
  policy_id: POLICY,
  value: euros('18412.75'),
  under_way: euros(0),
  investments: [fund('euros', '5523.83', 40), fund('bonds', '3682.55'), fund('shares', '7365.10'), fund('property', '1841.27')],
}
const ACCOUNT: Account = {
  type: 'A83',
  scope: 'ais',
  title: 'Retraite article 83',
  policy_id: POLICY,
  balance: euros('18412.75'),
  company_id: 'lison',
}
const OFFER: SwitchOffer = { account: ACCOUNT, switchable: CONTRACT, refusals: [] }
const WORKED: SwitchForm = { policyId: POLICY, out: { shares: '4000' }, in: { euros: '1800', bonds: '2200' } }

const part = (id: string, amount: number | string) => ({ id, amount: euros(amount) })
const asked = (out: readonly (readonly [string, number | string])[], into: readonly (readonly [string, number | string])[]) => ({
  main_company_id: 'lison',
  source: { policy_id: POLICY, investments: out.map(([id, amount]) => part(id, amount)) },
  destination: { policy_id: POLICY, investments: into.map(([id, amount]) => part(id, amount)) },
})
const refusedAt = (...given: Parameters<typeof asked>) =>
  checkSwitch(asked(...given), CONTRACT).map(({ path, code, params }) => [path, code, params?.['max']].filter(Boolean).join(' '))
const texts = (form: SwitchForm) =>
  figuresOf(form, OFFER)?.funds.map(({ after, change }) => [after.toFixed(2), change.toFixed(2)])

describe('the funds of a contract before and after a switch', () => {
  it('[FSW-02] [FSW-03] [ARB-04] are those of the worked case', () => {
    const figures = figuresOf(WORKED, OFFER)
    expect(texts(WORKED)).toEqual([
      ['7323.83', '1800.00'],
      ['5882.55', '2200.00'],
      ['3365.10', '-4000.00'],
      ['1841.27', '0.00'],
    ])
    const [euro] = figures?.funds ?? []
    expect([euro?.most, euro?.left, figures?.moved, figures?.left, figures?.total].map((amount) => amount?.toFixed(2))).toEqual([
      '7365.10',
      '41.27',
      '4000.00',
      '0.00',
      '18412.75',
    ])
    expect(figures?.funds[1]?.left).toBeUndefined()
    const changes = figures === undefined ? [] : changesOf(figures)
    expect(changes.map(({ change }) => change.toFixed(2))).toEqual(['-4000.00', '1800.00', '2200.00'])
  })

  it('[FSW-02] count nothing for a fund that money leaves, whatever is typed beside it', () => {
    const form = { ...WORKED, in: { ...WORKED.in, shares: '10' } }
    expect(amountsOf(form, OFFER, 'in').map(({ id }) => id)).toEqual(['euros', 'bonds'])
    expect(fundsInto(form, OFFER).map(({ id }) => id)).toEqual(['euros', 'bonds', 'property'])
  })

  it('are not known without funds to switch', () => {
    const offer = { ...OFFER, switchable: undefined }
    expect([figuresOf(WORKED, offer), amountsOf(WORKED, offer, 'out'), errorsOn(WORKED, offer, 'out')[0]?.code]).toEqual([
      undefined,
      [],
      'required',
    ])
  })
})

describe('a fund switch that is asked for', () => {
  it('[FSW-01] [FSW-02] [FSW-03] [O-CONST-28] is accepted up to its bounds, and refused a cent beyond', () => {
    expect(refusedAt([['shares', '7365.10']], [['bonds', '7365.10']])).toEqual([])
    expect(refusedAt([['shares', '7365.11']], [['bonds', '7365.11']])).toEqual(['out.shares amount-too-large 7 365,10'])
    expect(refusedAt([['shares', '1841.27']], [['euros', '1841.27']])).toEqual([])
    expect(refusedAt([['shares', '1841.28']], [['euros', '1841.28']])).toEqual(['in.euros fund-share-too-large 1 841,27'])
    expect(refusedAt([['shares', 100]], [['bonds', '99.99']])).toEqual(['in split-incomplete'])
  })

  it.each([
    ['an amount of nothing out', [['shares', 0]], [['bonds', 0]], ['out.shares zero-amount', 'in.bonds zero-amount']],
    ['a fund that is not in the contract', [['none', 1]], [['other', 1]], ['out.none wrong', 'in.other wrong']],
    ['a fund on both sides', [['shares', 1]], [['shares', 1]], ['in.shares wrong']],
    [
      'a fund that is named twice',
      [
        ['shares', 1],
        ['shares', 1],
      ],
      [
        ['bonds', 1],
        ['bonds', 1],
      ],
      ['out wrong', 'in wrong'],
    ],
  ] as const)('[FSW-01] [FSW-02] is refused with %s', (_, out, into, said) => {
    expect(refusedAt(out, into)).toEqual(said)
  })

  it('[FSW-04] [FSW-09] stays within one contract unless another one may take it, and leaves a contract of the saver', () => {
    const request = asked([['shares', 1]], [['bonds', 1]])
    const elsewhere = { ...request, destination: { ...request.destination, policy_id: 'other' } }
    expect(checkSwitch(elsewhere, CONTRACT).map(({ code }) => code)).toEqual(['wrong'])
    expect(checkSwitch(request, { ...CONTRACT, policy_id: 'other' }).map(({ code }) => code)).toEqual(['unknown-policy'])
  })

  it('[FSW-03] finds nothing possible in a fund that holds more than its share already', () => {
    const full = { ...CONTRACT, investments: CONTRACT.investments.map((one) => ({ ...one, expected: euros(9000) })) }
    expect(figuresOf(WORKED, { ...OFFER, switchable: full })?.funds[0]?.left?.toFixed(2)).toBe('0.00')
  })

  it('is strict on the wire', () => {
    const wire = switchRequest.encode(asked([['shares', '1.50']], [['bonds', '1.50']]))
    expect(wire.source.investments).toEqual([{ id: 'shares', amount: 1.5 }])
    expect(switchRequest.safeParse({ ...wire, more: 1 }).success).toBe(false)
  })
})

describe('the form of a fund switch', () => {
  const codes = (form: SwitchForm, step: Parameters<typeof errorsOn>[2], offer: SwitchOffer = OFFER) =>
    errorsOn(form, offer, step).map(({ path, code }) => `${path} ${code}`)

  it('[ARB-06] [ARB-07] holds step by step in the worked case, and makes its request', () => {
    for (const step of ['account', 'out', 'in', 'summary', 'results'] as const) expect(codes(WORKED, step)).toEqual([])
    expect(requestOf(WORKED, OFFER)).toEqual(
      asked(
        [['shares', 4000]],
        [
          ['euros', 1800],
          ['bonds', 2200],
        ],
      ),
    )
  })

  it('[ARB-07] says at its fields what is wrong', () => {
    expect(errorsOn(EMPTY_SWITCH, undefined, 'account').map(({ path, code }) => `${path} ${code}`)).toEqual([
      'policy_id required',
    ])
    expect(codes({ ...WORKED, policyId: '' }, 'account', { ...OFFER, refusals: [{ kind: 'guided' }] })).toEqual([
      'policy_id required',
    ])
    expect(codes({ ...WORKED, out: {} }, 'out')).toEqual(['out zero-amount'])
    expect(codes({ ...WORKED, out: { shares: 'x' } }, 'out')).toEqual(['out.shares wrong'])
    expect(codes({ ...WORKED, out: { shares: '9000' } }, 'out')).toEqual(['out.shares amount-too-large'])
    expect(codes({ ...WORKED, in: { euros: 'x' } }, 'in')).toEqual(['in.euros wrong', 'in split-incomplete'])
    expect(codes({ ...WORKED, in: { euros: '4000' } }, 'in')).toEqual(['in.euros fund-share-too-large'])
  })

  it('makes no request of nothing, or of sides that differ', () => {
    expect(requestOf({ ...WORKED, out: {} }, OFFER)).toBeUndefined()
    expect(requestOf({ ...WORKED, in: { bonds: '1' } }, OFFER)).toBeUndefined()
    expect(requestOf(WORKED, { ...OFFER, account: { ...ACCOUNT, company_id: undefined } })?.main_company_id).toBe('')
  })

  it('shows each field of the request on its step', () => {
    expect(['out.shares', 'in', 'policy_id', 'main_company_id', ''].map(stepOfField)).toEqual([
      'out',
      'in',
      'account',
      undefined,
      undefined,
    ])
  })
})

describe('the accounts whose funds can be switched', () => {
  const plan: Account = { type: 'PEE', scope: 's2e', title: 'PEE', policy_id: '2', balance: euros(10), company_id: 'c' }
  const readings: SwitchReadings = {
    permissions: { authorizedAct: true, companyTopUp: true, isVoluntaryPaymentAllowed: true },
    contexts: [{ company: 'c', blockings: [], switchable_accounts: [{ ...CONTRACT, policy_id: '2' }] }],
    acts: [{ policy_id: POLICY, acts: [{ act: 'ARBITRAGE', channel: 'portal' }], switchable: CONTRACT }],
  }
  const kinds = (account: Account, given: Partial<Parameters<typeof switchOffers>[1]> = {}) =>
    switchOffers([account], { ...readings, ...given }).map(({ refusals }) => refusals.map(({ kind }) => kind).join(' '))

  it('[FSW-04] [ARB-08] come first, the others after them', () => {
    const offers = switchOffers([{ ...plan, is_guided: true }, ACCOUNT, { ...plan, scope: 'bi' }], readings)
    expect(offers.map(({ account, refusals }) => [account.policy_id, refusals.length])).toEqual([
      [POLICY, 0],
      ['2', 1],
    ])
  })

  it.each([
    ['guided management', { is_guided: true }, 'guided'],
    ['guided management, by its type', { management_type: 'guided' }, 'guided'],
    ['external management', { external_management: true }, 'external-management'],
    ['a contract that is reduced', { status: 'REDUCTION' }, 'reduced'],
    ['a contract that forbids it', { is_switch_authorized: false }, 'switch-not-authorised'],
    ['an account without acts', { has_acts: false }, 'no-act'],
    ['several of them at once', { is_guided: true, status: 'REDUCTION', has_acts: false }, 'reduced guided no-act'],
  ] as const)('[FSW-04] [ARB-08] [ARB-10] [P-PERM-08] say why not: %s', (_, more, said) => {
    expect(kinds({ ...plan, ...more })).toEqual([said])
  })

  it('[FSW-04] [ARB-08] say why not: a fund of an external management', () => {
    const investments: Account['investments'] = [{ id: 'x', label: 'x', type: 'GESTION_EXTERNE', amount: euros(1) }]
    expect(kinds({ ...plan, investments })).toEqual(['external-management'])
  })

  it('[P-PERM-08] [P-PERM-13] are none where the answer of their family leaves out that acts are authorised', () => {
    const { s2e_permissions: permissions } = actPermissionsCall.answer.parse({ s2e_permissions: { more: 1 } })
    expect(permissions).toEqual({ authorizedAct: false, companyTopUp: false, isVoluntaryPaymentAllowed: false })
    expect(kinds(plan, { permissions })).toEqual(['no-act'])
  })

  it('[FSW-04] [ARB-05] [ARB-09] [ARB-11] [P-PERM-08] [P-PERM-11] say why not: blockings, no act, an act in the external space, one fund, nothing read', () => {
    const blocked = { company: 'c', switchable_accounts: readings.contexts[0]?.switchable_accounts, blockings: ['DONNEES_PERSO'] }
    expect(kinds(plan)).toEqual([''])
    expect(kinds(plan, { contexts: [blocked] })).toEqual(['blocking'])
    expect(kinds(plan, { permissions: undefined })).toEqual(['no-act'])
    expect(kinds(plan, { contexts: [] })).toEqual(['unknown'])
    expect(kinds(ACCOUNT, { acts: [] })).toEqual(['external-space'])
    const single = { ...CONTRACT, policy_id: '2', investments: CONTRACT.investments.slice(0, 1) }
    expect(kinds(plan, { contexts: [{ company: 'c', blockings: [], switchable_accounts: [single] }] })).toEqual(['one-fund'])
  })
})

describe('the days of a fund switch', () => {
  it('[FSW-06] are those of the worked case, and later for employee savings', () => {
    const days = (scope: 's2e' | 'ais', hour = '10:00') =>
      switchHappenings(scope, plainDate('2026-11-20'), hour).map(({ day }) => day)
    expect(days('ais')).toEqual(['2026-11-20', '2026-11-24', '2026-11-26', '2026-11-27'])
    expect(days('ais', '18:00')).toEqual(['2026-11-20', '2026-11-25', '2026-11-27', '2026-11-30'])
    expect(switchHappenings('s2e', plainDate('2026-11-12'), '10:00').map(({ day }) => day)).toEqual([
      '2026-11-12',
      '2026-11-16',
      '2026-11-20',
      '2026-11-23',
    ])
  })

  it('[FSW-06] follow its life: it can be taken back until 18:00, then it goes on to its end', () => {
    const at = (day: string, hour = '10:00') => ({ day: plainDate(day), hour })
    const order = { scope: 'ais', asked: at('2026-11-20') } as const
    const state = (day: string, hour?: string) => switchLife(order, at(day, hour)).state
    expect([state('2026-11-20'), state('2026-11-20', '18:00'), state('2026-11-26'), state('2026-11-27')]).toEqual([
      'accepted',
      'executing',
      'executing',
      'settled',
    ])
    const { sold, bought, timeline, cancelUntil } = switchLife({ ...order, scope: 's2e' }, at('2026-11-24'))
    expect([sold, bought, timeline.map(({ done }) => done)]).toEqual([
      '2026-11-24',
      '2026-11-30',
      [true, true, true, false, false],
    ])
    expect(cancelUntil).toEqual({ day: '2026-11-20', hour: '18:00' })
    const cancelled = switchLife({ ...order, isCancelled: true }, at('2026-12-20'))
    expect([cancelled.state, cancelled.timeline.length]).toEqual(['cancelled', 1])
  })
})
