import { describe, expect, test } from 'vitest'

import type { Account } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import type { Operation } from '../operations/index.ts'
import { accountOf, lot, TODAY } from './account.testing.ts'
import { actDates, actsOf, type ActHolder, type ActOutlook } from './index.ts'
import { HOLDER, readingsOf } from './readings.testing.ts'

const FREE = lot(plainDate('2026-06-01'))
const BLOCKED = lot(plainDate('2031-06-01'))
const plan = (given: Partial<Account> = {}, lots = [FREE]): Account => accountOf(lots, { company_id: 'c', ...given })
const contract = (given: Partial<Account> = {}): Account =>
  plan({ type: 'PERO', scope: 'ais', title: 'PERO', is_switch_authorized: true, ...given }, [])

type Terms = Parameters<typeof readingsOf>[1] & { readonly holder?: Partial<ActHolder> }
type Of<Act extends ActOutlook['act']> = Extract<ActOutlook, { act: Act }>

const outlookOf = <Act extends ActOutlook['act']>(act: Act, account: Account, terms: Terms = {}): Of<Act> => {
  const [outlook] = actsOf([account], readingsOf([account], terms), { ...HOLDER, ...terms.holder }, TODAY)
  return outlook?.acts.find((one) => one.act === act) as Of<Act>
}
/** Who lifts each reason. */
const LIFTED_BY: Readonly<Record<string, string>> = {
  'closed-type': 'company',
  'no-fund': 'company',
  'no-act': 'company',
  'external-space': 'saver',
  'withdraw-page': 'saver',
  'membership-ends': 'saver',
  'personal-data': 'saver',
  blocking: 'company',
  'no-mandate': 'saver',
  guided: 'saver',
  'one-fund': 'company',
  unknown: 'nobody',
  'not-authorised': 'company',
  'on-paper': 'saver',
  'nothing-held': 'nobody',
  'no-bank-account': 'saver',
  'no-mobile': 'saver',
  mirror: 'nobody',
  'ceiling-reached': 'time',
  'pending-operation': 'time',
}
const lifted = ({ reasons }: ActOutlook): readonly (readonly [string, string])[] =>
  reasons.map(({ kind, lifter }) => [kind, lifter])
const kindsOf = ({ reasons }: ActOutlook): readonly string[] => reasons.map(({ kind }) => kind)

describe('a transfer', () => {
  test.each<readonly [Account['type'], string, string | undefined, readonly string[]]>([
    ['PERECO', 'possible', 'collective', []],
    ['PEE', 'possible', 'savings', []],
    ['MADELIN', 'possible', 'older', []],
    ['PERU', 'possible', 'individual', []],
    ['PERO', 'yours', 'mandatory', ['membership-ends']],
    ['A82', 'closed', undefined, ['closed-type']],
  ])('[ACTS-11] of a %s is %s by its law', (type, state, law, kinds) => {
    const outlook = outlookOf('transfer', contract({ type, balance: euros(100) }))
    const years = law === 'collective' ? 3 : undefined
    expect([outlook.state, outlook.law, outlook.years, kindsOf(outlook)]).toEqual([state, law, years, kinds])
  })

  test('[ACTS-11] is closed if nothing is held', () => {
    expect(outlookOf('transfer', contract({ balance: euros(0) }))).toMatchObject({
      state: 'closed',
      reasons: [{ kind: 'nothing-held', lifter: 'nobody' }],
    })
  })
})

describe('a payment', () => {
  test('[ACTS-04] is possible on a plan of a company and on a retirement contract, with its ways and its least amount', () => {
    const open = { state: 'possible', reasons: [], from: undefined, ways: ['card', 'debit', 'scheduled'], least: euros(15) }
    expect(outlookOf('payment', plan())).toEqual({ act: 'payment', ...open })
    expect(outlookOf('payment', contract())).toEqual({ act: 'payment', ...open })
  })

  test.each<readonly [string, string, string, Account, Terms]>([
    ['a plan that takes no payments', 'closed-type', 'closed', plan(), { isPayable: false }],
    ['no fund', 'no-fund', 'closed', plan(), { payable: [] }],
    [
      'funds that take less than a whole payment',
      'no-fund',
      'closed',
      plan(),
      { payable: [{ id: 'euros', label: 'euros', held: false, fund_max_rate: 40 }] },
    ],
    ['no permission', 'no-act', 'closed', plan(), { isPermitted: false }],
    ['a contract without payments', 'no-act', 'closed', contract({ unsolicited_payment: false }), {}],
    ['a contract of the external space', 'external-space', 'yours', contract(), { channel: 'external' }],
    ['personal data that are missing', 'personal-data', 'yours', plan(), { payment: { blockings: ['DONNEES_PERSO'] } }],
    ['another blocking', 'blocking', 'closed', plan(), { payment: { blockings: ['OTHER'] } }],
    [
      'a company that only debits, without a warrant',
      'no-mandate',
      'yours',
      plan(),
      { payment: { debit_card_exceptional_payment: false }, holder: { hasMandate: false } },
    ],
  ])('[ACTS-04] with %s the reason is %s, and the act is %s', (_, kind, state, account, terms) => {
    const outlook = outlookOf('payment', account, terms)
    expect([lifted(outlook), outlook.state]).toEqual([[[kind, LIFTED_BY[kind]]], state])
  })

  test('[ACTS-04] is possible again on 1 January when the year is used up, and the day before it is not', () => {
    const spent = { payment: { yearly_limit: { ceiling: euros(5000), counted: euros('4985.01') } } }
    const outlook = outlookOf('payment', plan(), spent)
    expect([lifted(outlook), outlook.state, outlook.from]).toEqual([[['ceiling-reached', 'time']], 'dated', '2027-01-01'])
    const left = { payment: { yearly_limit: { ceiling: euros(5000), counted: euros(4985) } } }
    expect(outlookOf('payment', plan(), left).state).toBe('possible')
  })

  test('[ACTS-04] without a warrant only the card is left', () => {
    expect(outlookOf('payment', plan(), { holder: { hasMandate: false } })).toMatchObject({ state: 'possible', ways: ['card'] })
  })
})

describe('a switch', () => {
  const order = (given: Partial<Operation> = {}): Operation => ({
    id: 'op-1',
    scope: 's2e',
    policy_id: '00482190',
    type: 'TRANSFERT',
    label: 'Arbitrage',
    status: 'En cours',
    amount: euros(100),
    date: plainDate('2026-11-12'),
    timeline: [
      { step: 'requested', day: plainDate('2026-11-12'), done: true },
      { step: 'visible', day: plainDate('2026-11-23'), done: false },
    ],
    ...given,
  })

  test('[ACTS-05] is possible, with how many funds can be moved', () => {
    expect(outlookOf('switch', plan())).toMatchObject({ state: 'possible', reasons: [], funds: 2 })
  })

  test.each<readonly [string, string, Account, Terms]>([
    ['guided', 'yours', plan({ management_type: 'guided' }), {}],
    ['no-act', 'closed', plan(), { isPermitted: false }],
    ['external-space', 'yours', contract(), { channel: 'external' }],
    ['personal-data', 'yours', plan(), { switching: { blockings: ['DONNEES_PERSO'] } }],
    ['blocking', 'closed', plan(), { switching: { blockings: ['OTHER'] } }],
    ['one-fund', 'closed', plan(), { funds: ['shares'] }],
    ['one-fund', 'closed', plan(), { funds: ['shares'], underWay: 100 }],
    ['one-fund', 'closed', plan(), { movable: 0 }],
    ['unknown', 'closed', plan(), { switching: { switchable_accounts: [] } }],
  ])('[ACTS-05] with the reason %s it is %s', (kind, state, account, terms) => {
    const outlook = outlookOf('switch', account, terms)
    expect([lifted(outlook), outlook.state]).toEqual([[[kind, LIFTED_BY[kind]]], state])
  })

  test('[ACTS-05] waits for the order that moves everything, until the last day of its way', () => {
    const outlook = outlookOf('switch', plan(), { movable: 0, underWay: 100, operations: [order()] })
    expect(outlook).toMatchObject({
      state: 'dated',
      from: '2026-11-23',
      reasons: [{ kind: 'pending-operation', operation: 'op-1' }],
    })
  })

  test('[ACTS-05] of two orders waits for the later one', () => {
    const later = [{ step: 'visible', day: plainDate('2026-11-30'), done: false }]
    const operations = [order({ id: 'op-2', timeline: later }), order()]
    expect(outlookOf('switch', plan(), { movable: 0, underWay: 100, operations })).toMatchObject({
      from: '2026-11-30',
      reasons: [{ operation: 'op-2' }],
    })
  })

  test.each([
    ['no timeline', order({ timeline: undefined })],
    ['another account', order({ policy_id: 'other' })],
    ['another kind', order({ type: 'VERSEMENT' })],
    ['an end', order({ status: 'Traité' })],
  ])('[ACTS-05] has no day where the order cannot be told: %s', (_, operation) => {
    const outlook = outlookOf('switch', plan(), { movable: 0, underWay: 100, operations: [operation] })
    expect([lifted(outlook), outlook.state, outlook.from]).toEqual([[['pending-operation', 'time']], 'closed', undefined])
  })
})

describe('money out', () => {
  test('[ACTS-06] is possible where something is free, and the reasons of the law are counted', () => {
    // Code du travail, art. R.3324-22: thirteen reasons of a PEE, all about a home being one.
    expect(outlookOf('release', plan({}, [FREE, BLOCKED]))).toMatchObject({ state: 'possible', free: euros(100), motives: 13 })
  })

  test.each<readonly [string, string, Account, Terms]>([
    ['no-act', 'closed', plan(), { isPermitted: false }],
    ['not-authorised', 'closed', plan(), { refund: { autorisation: false } }],
    ['on-paper', 'yours', plan(), { refund: { mode_saisie: 'PAPIER' } }],
    ['personal-data', 'yours', plan(), { refund: { blocages: ['DONNEES_PERSO'] } }],
    ['nothing-held', 'closed', plan({}, []), {}],
    ['no-bank-account', 'yours', plan(), { holder: { canReceive: false } }],
    ['no-mobile', 'yours', plan(), { holder: { needsMobile: true } }],
    ['closed-type', 'closed', plan({ type: 'LIFE' }), {}],
    ['unknown', 'closed', plan(), { refunds: ['REMBOURSEMENT_A_ECHEANCE'] }],
    ['mirror', 'closed', plan(), { holder: { isMirror: true } }],
  ])('[ACTS-06] with the reason %s it is %s', (kind, state, account, terms) => {
    const outlook = outlookOf('release', account, terms)
    expect([lifted(outlook), outlook.state]).toEqual([[[kind, LIFTED_BY[kind]]], state])
  })

  test('[ACTS-06] counts no reason of the law where nothing is blocked, where the company permits none, or while nothing may be asked', () => {
    const held = plan({}, [FREE, BLOCKED])
    expect(outlookOf('release', plan()).motives).toBe(0)
    expect(outlookOf('release', held, { refunds: ['REMBOURSEMENT_DISPONIBLE'] })).toMatchObject({ state: 'possible', motives: 0 })
    expect(outlookOf('release', held, { refund: { autorisation: false } }).motives).toBe(0)
    expect(outlookOf('release', plan({}, [BLOCKED]))).toMatchObject({ free: euros(0), motives: 13 })
  })

  test('[ACTS-06] says nothing about a bank account while nothing may be asked', () => {
    const refusedToo = { refund: { autorisation: false }, holder: { canReceive: false, needsMobile: true } }
    expect(kindsOf(outlookOf('release', plan(), refusedToo))).toEqual(['not-authorised'])
  })

  test('[ACTS-12] of an account that orders have claimed whole waits for the last of their days, and names the order', () => {
    const claimed = plan({}, [{ ...FREE, claimed: FREE.amount }])
    const refund = (id: string, day: string): Operation => ({
      id,
      scope: 's2e',
      policy_id: claimed.policy_id,
      type: 'REMBOURSEMENT',
      label: 'Remboursement',
      status: 'En cours',
      amount: euros(100),
      date: TODAY,
      timeline: [{ step: 'on-account', day: plainDate(day), done: false }],
    })
    const operations = [refund('one', '2026-11-30'), refund('two', '2026-11-26')]
    expect(outlookOf('release', claimed, { operations })).toMatchObject({
      state: 'dated',
      from: '2026-11-30',
      free: euros(0),
      reasons: [{ kind: 'pending-operation', operation: 'one' }],
    })
    expect(kindsOf(outlookOf('release', claimed))).toEqual(['pending-operation'])
  })

  test('[ACTS-06] needs no bank account where the employer pays', () => {
    expect(outlookOf('release', plan(), { holder: { canReceive: false, payors: ['c'] } }).state).toBe('possible')
  })

  test('[ACTS-07] of a PER has a day where the birth is known: that of the legal age', () => {
    // Born on 12/03/1964: 62 years and 9 months since 1 September 2026.
    const per = plan({ type: 'PERECO' }, [lot(null)])
    expect(outlookOf('release', per)).toMatchObject({
      state: 'dated',
      from: '2026-12-12',
      reasons: [{ kind: 'under-legal-age', ageInMonths: 753, lifter: 'time' }],
    })
    expect(outlookOf('release', per, { holder: { birth: undefined } })).toMatchObject({
      state: 'closed',
      from: undefined,
      reasons: [{ kind: 'retirement-only' }],
    })
    for (const birth of [plainDate('1964-02-20'), plainDate('1950-01-01')])
      expect(outlookOf('release', per, { holder: { birth } }).state).toBe('possible')
    expect(outlookOf('release', plan({ type: 'PERCO' }, [lot(null)])).reasons).toMatchObject([{ kind: 'retirement-only' }])
  })

  test('[ACTS-07] of a retirement contract is asked for in the external space, from the legal age on', () => {
    expect(outlookOf('release', contract())).toMatchObject({ state: 'dated', from: '2026-12-12' })
    expect(outlookOf('release', contract({ type: 'A83' }))).toMatchObject({ state: 'dated', from: '2026-12-12' })
    expect(outlookOf('release', contract({ type: 'MADELIN' }))).toMatchObject({ state: 'dated', from: '2026-12-12' })
    expect(kindsOf(outlookOf('release', contract({ type: 'A82' })))).toEqual(['withdraw-page'])
    expect(kindsOf(outlookOf('release', contract(), { holder: { birth: undefined } }))).toEqual(['withdraw-page'])
  })

  test('[ACTS-07] before the first schedule that is known, the legal age is not said', () => {
    const [outlook] = actsOf([contract()], readingsOf([]), HOLDER, plainDate('2023-01-01'))
    expect(outlook?.acts.find(({ act }) => act === 'release')?.reasons.map(({ kind }) => kind)).toEqual(['withdraw-page'])
  })
})

test('[ACTS-08] a day comes before what the saver does, and what nobody lifts closes the act', () => {
  const dated = outlookOf('release', plan({}, [BLOCKED]), { holder: { canReceive: false } })
  expect([kindsOf(dated), dated.state, dated.from]).toEqual([['blocked-until', 'no-bank-account'], 'dated', '2031-06-01'])
  const closed = outlookOf('release', plan({}, [BLOCKED]), { holder: { isMirror: true } })
  expect([kindsOf(closed), closed.state, closed.from]).toEqual([['blocked-until', 'mirror'], 'closed', undefined])
})

test('[ACTS-08] what could not be read says so at its acts alone; accounts elsewhere are left out', () => {
  const both = [plan(), contract({ policy_id: 'r' })]
  const known = readingsOf(both)
  const of = (readings: typeof known) =>
    actsOf([...both, plan({ scope: 'bi' })], readings, HOLDER, TODAY).map(({ acts }) =>
      acts.filter(({ act }) => act !== 'transfer').map(kindsOf),
    )
  const exit = ['under-legal-age', 'withdraw-page']
  expect(of(known)).toEqual([
    [[], [], []],
    [[], [], exit],
  ])
  expect(of({ ...known, payment: undefined })).toEqual([
    [['unknown'], [], []],
    [['unknown'], [], exit],
  ])
  expect(of({ ...known, switching: undefined, release: undefined })).toEqual([
    [[], ['unknown'], ['unknown']],
    [[], ['unknown'], exit],
  ])
  const { permission = { punctual: false, periodic: false }, contexts = [] } = known.payment ?? {}
  expect(of({ ...known, payment: { permission, contexts: contexts.slice(1) } })).toEqual([
    [['closed-type'], [], []],
    [['unknown'], [], exit],
  ])
})

test('[ACTS-09] lists the days to come with their accounts, and the last day of a choice that waits', () => {
  const accounts = [plan({}, [BLOCKED]), plan({ policy_id: 'peg', title: 'PEG' }, [BLOCKED]), contract({ policy_id: 'r' })]
  const outlooks = actsOf(accounts, readingsOf(accounts), HOLDER, TODAY)
  const bulletin = { id: 'b', type: 'PARTICIPATION', deadline_date: plainDate('2026-12-02') }
  const answered = { s2e_transaction_id: 't', version: 1, by_default: false, payment_amount: euros(0), instructions: [] }
  const others = [
    { id: 'undated', type: 'PARTICIPATION' },
    { ...bulletin, id: 'answered', answer: answered },
    { ...bulletin, id: 'over', deadline_date: plainDate('2026-11-18') },
  ]
  const dates = actDates(outlooks, [bulletin, ...others], TODAY)
  expect(dates.map(({ kind }) => kind)).toEqual(['choice', 'act', 'act'])
  expect(dates.map((one) => [one.on, one.kind === 'act' ? one.accounts.map(({ title }) => title) : one.bulletin.id])).toEqual([
    ['2026-12-02', 'b'],
    ['2026-12-12', ['PERO']],
    ['2031-06-01', ['PEE', 'PEG']],
  ])
})
