import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros, sumEuros, type Euros } from '../money/index.ts'
import {
  breakdownOf,
  destinationsOf,
  instructionsOf,
  lifeOf,
  LIFE_STATES,
  movementOf,
  nextDebit,
  operation,
  scheduledPayment,
  shortIban,
  signedAmount,
  stateOfLife,
  statusIn,
  timelineOf,
  transactionDetails,
  type TransactionDetails,
} from './index.ts'

const buy = (policy: string, fund: string, amount: string) =>
  ({ policy_id: policy, investment_id: fund, amount: euros(amount), meaning: 'SOUSCRIPTION' }) as const

/** The bonus of mock-up k: 1 860,00 gross, 300,00 of it paid out. */
const BONUS: TransactionDetails = {
  id: 'T-1',
  company_id: 'c',
  date: plainDate('2025-05-14'),
  deadline_date: plainDate('2025-05-29'),
  gross_amount: euros('1860'),
  social_tax: euros('180.42'),
  net_amount: euros('1679.58'),
  payment_amount: euros('300'),
  instructions: [buy('pereco', 'a', '500'), buy('pereco', 'b', '300'), buy('pee', 'c', '579.58')],
  allocable_accounts: [],
  status: 'VALIDEE',
}

describe('an operation in full', () => {
  it('[ENT-42] [ENT-43] [OPS-28] [P-TXN-08] is read and written as the wire has it', () => {
    const wire = transactionDetails.encode(BONUS)
    expect(wire).toMatchObject({ date: '14/05/2025', gross_amount: 1860, status: 'VALIDEE' })
    expect(transactionDetails.decode(wire)).toEqual(BONUS)
    expect(transactionDetails.safeParse({ ...wire, instructions: [{ ...wire.instructions[0], meaning: 'AUTRE' }] }).success).toBe(
      false,
    )
  })

  it('[OPER-05] goes from gross to net and to what is invested', () => {
    expect(breakdownOf(BONUS)).toEqual({
      gross: euros('1860'),
      tax: euros('180.42'),
      net: euros('1679.58'),
      paidOut: euros('300'),
      invested: euros('1379.58'),
    })
  })

  it('[OPER-05] has no such way where nothing is taken, or where the figures do not add up', () => {
    const plain = { ...BONUS, social_tax: euros(0), net_amount: euros(1860), payment_amount: euros(0) }
    expect(breakdownOf(plain)).toBeUndefined()
    expect(breakdownOf({ ...BONUS, net_amount: euros('1679.57') })).toBeUndefined()
    expect(breakdownOf({ ...BONUS, instructions: [] })).toBeUndefined()
    expect(destinationsOf(plain)).toEqual([])
  })

  it('[OPER-05] went to accounts, then the bank, then the levies', () => {
    expect(destinationsOf(BONUS)).toEqual([
      { kind: 'account', policyId: 'pereco', amount: euros(800) },
      { kind: 'account', policyId: 'pee', amount: euros('579.58') },
      { kind: 'bank', amount: euros(300) },
      { kind: 'levies', amount: euros('180.42') },
    ])
    expect(instructionsOf(BONUS, 'RACHAT')).toEqual([])
  })

  const cents = fc.integer({ min: 1, max: 10_000_000 }).map((count): Euros => euros(count / 100))
  test.prop([cents, cents, fc.array(cents, { minLength: 1, maxLength: 5 })])(
    '[OPER-05] the parts of where it went add up to the gross amount, to the cent',
    (tax, paidOut, bought) => {
      const invested = sumEuros(bought)
      const net = sumEuros([invested, paidOut])
      const details: TransactionDetails = {
        ...BONUS,
        gross_amount: sumEuros([net, tax]),
        social_tax: tax,
        net_amount: net,
        payment_amount: paidOut,
        instructions: bought.map((amount, place) => ({ ...buy(`p${place % 2}`, 'f', '0'), amount })),
      }
      expect(sumEuros(destinationsOf(details).map(({ amount }) => amount)).equals(details.gross_amount)).toBe(true)
    },
  )
})

describe('the days of an operation', () => {
  // Dates of mock-ups k, r and s.
  it.each([
    ['employee-switch', '2026-11-12', ['12/11 requested', '16/11 sale', '20/11 purchase', '23/11 visible']],
    ['retirement-switch', '2026-11-20', ['20/11 requested', '24/11 sale', '26/11 purchase', '27/11 visible']],
    ['card', '2026-11-20', ['20/11 requested', '24/11 invested']],
    ['debit', '2026-11-20', ['20/11 requested', '25/11 collected', '27/11 invested']],
    ['release', '2026-11-20', ['20/11 requested', '24/11 sale', '25/11 transfer-sent', '26/11 on-account']],
    // A Saturday counts for the Monday.
    ['card', '2026-11-21', ['21/11 requested', '25/11 invested']],
  ] as const)('[OPER-02] of a %s asked for on %s are counted in market days', (schedule, requested, days) => {
    const steps = timelineOf(schedule, plainDate(requested), plainDate('2026-11-20'))
    expect(steps.map(({ step, day }) => `${day.slice(8)}/${day.slice(5, 7)} ${step}`)).toEqual(days)
  })

  it('[OPER-02] are done up to today; it stands at the next of them, nowhere at the end or where it was cancelled', () => {
    const steps = timelineOf('employee-switch', plainDate('2026-11-12'), plainDate('2026-11-20'))
    expect(steps.map(({ done }) => done)).toEqual([true, true, true, false])
    expect(lifeOf(steps, false).map(({ state }) => state)).toEqual(['done', 'done', 'done', 'now'])
    expect(lifeOf(steps, true).map(({ state }) => state)).toEqual(['done', 'done', 'done', 'ahead'])
    const whole = timelineOf('employee-switch', plainDate('2026-11-12'), plainDate('2026-11-30'))
    expect(lifeOf(whole, false).every(({ state }) => state === 'done')).toBe(true)
    expect(lifeOf([], false)).toEqual([])
  })
})

describe('the life of an operation', () => {
  it('[OPER-08] is in progress until it is settled, and cancelled at each of its four other ends', () => {
    const states = Map.groupBy(LIFE_STATES, stateOfLife)
    expect(states.get('in-progress')).toEqual([
      'awaiting-card',
      'awaiting-signature',
      'awaiting-documents',
      'checking',
      'accepted',
      'executing',
    ])
    expect(states.get('processed')).toEqual(['settled'])
    expect(states.get('cancelled')).toEqual(['cancelled', 'refused', 'rejected', 'lapsed'])
  })

  it('[OPS-26] [OPS-27] is written in the words of each list', () => {
    expect(['Traité', 'En cours', 'Annulé', 'Autre'].map((status) => statusIn('transactions', status))).toEqual([
      'Traitée',
      'En cours de traitement',
      'Annulé',
      'Autre',
    ])
    expect(statusIn('operations', 'En cours de traitement')).toBe('En cours')
  })

  it('[OPER-08] moves money out where it is paid out, and writes it below zero', () => {
    expect(movementOf({ type: 'REMBOURSEMENT', status: 'Traité' })).toBe('out')
    expect(movementOf({ type: 'REMBOURSEMENT', status: 'Annulé' })).toBe('none')
    expect(signedAmount({ movement: 'out', amount: euros(100) })).toEqual(euros(-100))
    expect(signedAmount({ movement: 'in', amount: euros(100) })).toEqual(euros(100))
  })

  it('[ENT-41] [OPER-08] carries its timeline, its reason, what it belongs to and the key of its request', () => {
    const wire = {
      id: '1',
      scope: 's2e' as const,
      type: 'TRANSFERT',
      label: 'Arbitrage',
      status: 'En cours',
      date: '12/11/2026',
      amount: 3200,
      timeline: [{ step: 'sale', day: '16/11/2026', done: true }],
      reason: 'r',
      linked_id: '2',
      request_key: 'k',
    }
    expect(operation.encode(operation.decode(wire))).toEqual(wire)
  })
})

describe('a scheduled payment', () => {
  it('[ENT-57] [ENT-58] is read and written as the wire has it', () => {
    const wire = {
      id: 'P-1',
      scope: 'ais' as const,
      policy_id: '00482201',
      amount: 150,
      periodicity: 'MONTHLY',
      status: 'En cours',
      company_name: 'Verrerie Aubrenne',
      iban: 'FR7699999000010000048217651',
      start_date: '15/01/2025',
      end_date: null,
      next_investment_date: '15/12/2026',
      repartitions: [{ id: '00482201', title: 'PERECO', amount: 150, investments: [{ id: 'f', title: 'Fonds', amount: 150 }] }],
    }
    expect(scheduledPayment.encode(scheduledPayment.decode(wire))).toEqual(wire)
  })

  it.each([
    [15, '2026-11-20', '2026-12-15'],
    // The 15th of November 2026 is a Sunday.
    [15, '2026-11-13', '2026-11-16'],
    [15, '2026-11-16', '2026-12-15'],
    [31, '2027-02-01', '2027-03-01'],
  ])('[OPER-06] is debited next, by day %d, after %s on %s', (day, today, expected) => {
    expect(nextDebit(day, plainDate(today))).toBe(expected)
  })

  it('names its account by country, key and last four characters', () => {
    expect(shortIban('FR76 9999 9000 0100 0004 8217 651')).toBe('FR76 •••• 7651')
  })
})
