import { describe, expect, it } from 'vitest'

import { plainDate, todayInParis } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import type { OptionBulletin } from '../option-bulletin/index.ts'
import { bannersOf, MOST_BANNERS, VALUE_SHARING_COMPANIES, VALUE_SHARING_END, type BannerInput } from './index.ts'

const TODAY = plainDate('2026-11-20')
const BEFORE_END = plainDate('2025-10-09')

const company = (id: string, main_company = true, payor = true) => ({
  id,
  name: id,
  main_company,
  payor,
  max_attachment_size: 10_000_000,
})

const profileOf = (...companies: readonly ReturnType<typeof company>[]) => ({ companies: [...companies], bank_accounts: [] })
const AT_HOME = { page: 'savings-home', today: TODAY } as const

const PENDING: OptionBulletin = {
  id: 'bo-1',
  type: 'PARTICIPATION',
  amount: euros(2480),
  start_date: plainDate('2026-11-02'),
  deadline_date: plainDate('2026-12-02'),
}
const SECOND: OptionBulletin = {
  id: 'bo-2',
  type: 'INTERESSEMENT',
  amount: euros('120.50'),
  deadline_date: plainDate('2026-12-20'),
}

const kinds = (input: Partial<BannerInput>) => bannersOf({ ...AT_HOME, ...input }).map(({ kind }) => kind)

describe('the banner of an operation that waits', () => {
  const waiting = (id: string, step: string, day: string, url?: string) => ({
    id,
    date: plainDate('2026-11-20'),
    amount: euros(100),
    timeline: [
      { step: 'requested', day: plainDate('2026-11-20'), done: true },
      { step, day: plainDate(day), done: false },
    ],
    ...(url === undefined ? {} : { url }),
  })

  it('[HOME-WAIT-01] says what the first to lapse waits for and until when, and leads to its signature or its page', () => {
    const signature = waiting('1', 'signature', '2026-12-05', '/door')
    const documents = waiting('2', 'documents', '2026-12-20')
    expect(bannersOf({ ...AT_HOME, operations: [documents, signature] })).toEqual([
      { kind: 'operation-waits', what: 'signature', until: '2026-12-05', to: '/door' },
    ])
    expect(bannersOf({ ...AT_HOME, operations: [documents] })).toEqual([
      { kind: 'operation-waits', what: 'documents', until: '2026-12-20', to: '/operations/2' },
    ])
    expect(kinds({ operations: [waiting('3', 'sale', '2026-11-24')] })).toEqual([])
  })
})

describe('the banner of a card', () => {
  const payment = (day: string, amount: number, url?: string) => ({
    id: `op-${amount}`,
    date: plainDate(day),
    amount: euros(amount),
    ...(url === undefined ? {} : { url }),
  })

  it('[HOME-CARD-01] says that payments wait for their card, with all of their amounts, and leads to the door of the newest', () => {
    const operations = [payment('2026-11-19', 50, '/door/1'), payment('2026-11-20', 200, '/door/2'), payment('2026-11-20', 80)]
    expect(bannersOf({ ...AT_HOME, operations })).toEqual([{ kind: 'card-awaited', count: 2, amount: euros(250), to: '/door/2' }])
    expect(kinds({ operations: operations.slice(2) })).toEqual([])
  })

  it('[HOME-CARD-01] comes after a choice with its deadline and before what is missing', () => {
    const operations = [payment('2026-11-20', 200, '/door/2')]
    expect(kinds({ operations, bulletins: [PENDING], profile: profileOf(company('1', true, false)) })).toEqual([
      'choices-pending',
      'card-awaited',
    ])
    expect(kinds({ operations, profile: profileOf(company('1', true, false)) })).toEqual(['card-awaited', 'bank-details-missing'])
  })
})

it('[KEPT-04] what was begun comes after what has a deadline, and before what is missing; the newest alone', () => {
  const begun = (id: 'release' | 'payment') => ({
    id,
    begun: plainDate('2026-11-19'),
    until: plainDate('2026-12-19'),
    amount: euros(50),
    files: [],
  })
  const profile = profileOf(company('1', true, false))
  expect(kinds({ bulletins: [PENDING], drafts: [begun('release')], profile })).toEqual(['choices-pending', 'act-begun'])
  expect(bannersOf({ ...AT_HOME, drafts: [begun('payment'), begun('release')], profile })).toMatchObject([
    { kind: 'act-begun', act: 'payment', policyId: undefined, amount: euros(50), to: '/transactional/payment?resume=1' },
    { kind: 'bank-details-missing' },
  ])
})

describe('the banner of choices', () => {
  it('[P-BANNER-01] [P-BANNER-05] says that a choice waits, with its deadline and what it leaves to divide, and leads to it', () => {
    expect(bannersOf({ ...AT_HOME, bulletins: [PENDING] })).toEqual([
      {
        kind: 'choices-pending',
        count: 1,
        type: 'PARTICIPATION',
        year: 2026,
        deadline: '2026-12-02',
        // 2 480,00 less 240,56.
        amount: euros('2239.44'),
        to: '/transactional/bulletin-option/bo-1',
      },
    ])
  })

  it('[P-BANNER-01] says how many wait, the most urgent first, with what all of them leave to divide', () => {
    expect(bannersOf({ ...AT_HOME, bulletins: [SECOND, PENDING] })).toMatchObject([
      { count: 2, deadline: '2026-12-02', amount: euros('2348.25'), to: '/transactional/bulletin-option/bo-1' },
    ])
  })

  it('says nothing that the server did not: no amount that is not whole, no year without a date', () => {
    expect(bannersOf({ ...AT_HOME, bulletins: [PENDING, { id: 'x', type: 'PRIME' }] })).toMatchObject([{ amount: undefined }])
    expect(bannersOf({ ...AT_HOME, bulletins: [{ id: 'x', type: 'PRIME' }] })).toMatchObject([
      { year: undefined, deadline: undefined, amount: undefined },
    ])
    expect(bannersOf({ ...AT_HOME, bulletins: [SECOND] })).toMatchObject([{ year: 2026 }])
  })

  it('[P-BANNER-01] [P-BANNER-02] stands until the deadline is over, then what was chosen takes its place', () => {
    const input = { bulletins: [PENDING], taken: 1 }
    expect(kinds({ ...input, today: plainDate('2026-12-02') })).toEqual(['choices-pending'])
    expect(kinds({ ...input, today: plainDate('2026-12-03') })).toEqual(['choices-taken'])
  })

  it.each([1, 2, 5])('[P-BANNER-02] [P-BANNER-03] says that %i were taken into account, the number for the plural', (taken) => {
    expect(bannersOf({ ...AT_HOME, taken })).toEqual([{ kind: 'choices-taken', count: taken }])
  })

  it('[P-BANNER-02] says of the one choice that can still be changed how much it divides and until when, and leads to it', () => {
    const answer = { s2e_transaction_id: 't-1', version: 1, by_default: false, instructions: [], payment_amount: euros(2480) }
    const chosen = { ...PENDING, answer }
    expect(bannersOf({ ...AT_HOME, bulletins: [chosen], taken: 1 })).toMatchObject([
      {
        kind: 'choices-taken',
        count: 1,
        changeable: { amount: euros('2239.44'), until: '2026-12-03', to: '/transactional/bulletin-option/bo-1' },
      },
    ])
    // Of several nobody knows which it is, and one that cannot be changed any more leads nowhere.
    for (const bulletins of [[chosen, { ...SECOND, answer }], [{ ...chosen, deadline_date: plainDate('2026-11-18') }]])
      expect(bannersOf({ ...AT_HOME, bulletins, taken: 1 })).toEqual([{ kind: 'choices-taken', count: 1 }])
  })

  it('[P-BANNER-05] says nothing without choices, and nothing of what is not known yet', () => {
    expect(kinds({ bulletins: [], taken: 0 })).toEqual([])
    expect(kinds({})).toEqual([])
  })
})

describe('the banner of bank details', () => {
  it('[P-BANNER-06] [P-BANNER-07] names to the bank details of employee savings when none can receive a transfer', () => {
    expect(bannersOf({ ...AT_HOME, profile: profileOf(company('1', true, false)) })).toEqual([
      { kind: 'bank-details-missing', to: '/profile/s2e/bank-coordinates' },
    ])
    expect(kinds({ profile: profileOf(company('1', true, true)) })).toEqual([])
    expect(kinds({ profile: profileOf(company('1', false, false)) })).toEqual([])
  })
})

describe('the banner of the value-sharing bonus', () => {
  it('[P-BANNER-09] [P-CONST-02] stands for two main companies alone', () => {
    expect(VALUE_SHARING_COMPANIES).toEqual(['35658', '35662'])
    for (const id of ['35658', '35662'])
      expect(kinds({ today: BEFORE_END, profile: profileOf(company(id)) })).toEqual(['value-sharing-bonus'])
    for (const id of ['35657', '35660', '3565', ''])
      expect(kinds({ today: BEFORE_END, profile: profileOf(company(id)) })).toEqual([])
    expect(kinds({ today: BEFORE_END, profile: profileOf(company('35658', false), company('1')) })).toEqual([])
  })

  it.each([
    ['2025-10-09T23:59:59+02:00', true],
    ['2025-10-10T00:00:00+02:00', false],
    ['2025-10-09T21:59:59Z', true],
    ['2025-10-09T22:00:00Z', false],
    ['2026-11-20T09:00:00Z', false],
  ])('[P-BANNER-10] [P-CONST-02] at %s is shown: %j, by the clock of Paris', (instant, shown) => {
    const today = todayInParis(Date.parse(instant))
    expect(kinds({ today, profile: profileOf(company('35658')) })).toEqual(shown ? ['value-sharing-bonus'] : [])
    expect(VALUE_SHARING_END).toBe('2025-10-10')
  })

  it('[P-BANNER-11] leads to the entry of the external space', () => {
    expect(bannersOf({ ...AT_HOME, today: BEFORE_END, profile: profileOf(company('35662')) })).toMatchObject([
      { to: '/transactional/redirect/voluntary-payment' },
    ])
  })
})

describe('the banners of a page', () => {
  const ALL = {
    today: BEFORE_END,
    profile: profileOf(company('35658', true, false)),
    bulletins: [PENDING],
    taken: 3,
  } as const

  it('are two at most: what has a deadline comes before what is missing, and that before what was done', () => {
    expect(MOST_BANNERS).toBe(2)
    expect(kinds(ALL)).toEqual(['choices-pending', 'value-sharing-bonus'])
    expect(kinds({ ...ALL, bulletins: [] })).toEqual(['value-sharing-bonus', 'bank-details-missing'])
    expect(kinds({ ...ALL, today: TODAY })).toEqual(['choices-pending', 'bank-details-missing'])
    expect(kinds({ ...ALL, today: TODAY, bulletins: [] })).toEqual(['bank-details-missing', 'choices-taken'])
  })

  it('[P-BANNER-04] [P-BANNER-08] [P-BANNER-12] are those of the home on /epargne, and that the situation changed on /transmission', () => {
    expect(bannersOf({ ...ALL, page: 'transmission', hasSavedTransmission: true })).toEqual([
      { kind: 'situation-changed', hash: 'modifier_heritiers' },
    ])
    expect(kinds(ALL)).not.toContain('situation-changed')
  })

  it('[TRANS-24] without a saved simulation of a transmission its page has no strip', () => {
    expect(bannersOf({ ...ALL, page: 'transmission' })).toEqual([])
    expect(bannersOf({ ...ALL, page: 'transmission', hasSavedTransmission: false })).toEqual([])
  })
})
