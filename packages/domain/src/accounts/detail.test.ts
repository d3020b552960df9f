import { describe, expect, test } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { discrepancies } from '../explain/index.ts'
import { euros, type Euros } from '../money/index.ts'
import {
  calendarFile,
  changeOf,
  compartmentsOf,
  flowsOf,
  freeingOf,
  freeOn,
  fundsAcross,
  fundsOf,
  historyOfChange,
  performanceExplained,
  rateOf,
  spansOf,
  yearlyCharges,
  type Account,
} from './index.ts'

const day = plainDate
const TODAY = day('2026-11-20')

const lot = (amount: string, available_on: string | null, acquired_on = '2024-05-31') => ({
  acquired_on: day(acquired_on),
  available_on: available_on === null ? null : day(available_on),
  origin: 'payment',
  units: 1,
  amount: euros(amount),
})

/** A plan of 1 100 €: 1 000 € two years ago, 100 € paid in this year with a top-up of 50 €, 20 € paid out, 10 € of charges. */
const PLAN: Account = {
  type: 'PERO',
  scope: 'ais',
  title: 'Plan',
  policy_id: '1',
  balance: euros('1100'),
  balance_co: euros('700'),
  balance_vv: euros('400'),
  balance_vvd: euros('400'),
  balance_vvnd: euros('0'),
  balance_es: euros('0'),
  investments: [
    {
      id: 'shares',
      label: 'Actions',
      fund_type: 'UC',
      compartment: 'co',
      amount: euros('700'),
      share_number: 7,
      share_value: 100,
      ongoing_charges: 1.5,
      lots: [lot('500', null), lot('200', '2025-01-01')],
    },
    {
      id: 'shares',
      label: 'Actions',
      fund_type: 'UC',
      compartment: 'vvd',
      amount: euros('400'),
      share_number: 4,
      share_value: 100,
      ongoing_charges: 1.5,
      lots: [lot('400', '2027-06-30', '2026-10-21')],
    },
  ],
  since: [
    {
      from: day('2026-01-01'),
      paid_in: euros('100'),
      top_up: euros('50'),
      paid_out: euros('20'),
      charges: euros('10'),
      performance: euros('60'),
    },
    {
      from: day('2024-11-20'),
      paid_in: euros('1020'),
      top_up: euros('50'),
      paid_out: euros('20'),
      charges: euros('10'),
      performance: euros('60'),
    },
  ],
  movements: [
    { date: day('2024-11-20'), kind: 'paid_in', amount: euros('920') },
    { date: day('2026-03-01'), kind: 'paid_in', amount: euros('100') },
    { date: day('2026-03-01'), kind: 'top_up', amount: euros('50') },
    { date: day('2026-06-30'), kind: 'charges', amount: euros('10') },
    { date: day('2026-07-01'), kind: 'paid_out', amount: euros('20') },
  ],
  history: [
    { date: day('2026-01-01'), amount: euros('920') },
    { date: day('2026-05-01'), amount: euros('1090') },
    { date: TODAY, amount: euros('1100') },
  ],
}
const SILENT: Account = { type: 'LIFE', scope: 'bi', title: 'Ailleurs', policy_id: '2', balance: euros('50') }

/** Only sums and differences are made here. */
const none = (): never => {
  throw new Error('no such operation')
}
const NO_EVALUATORS = { 'annuity-factor': none, 'complete-expectation': none }

const amounts = (all: readonly { readonly amount: Euros }[]) => all.map(({ amount }) => amount.toFixed(2))

describe('an account in detail', () => {
  test('[ACC-10] compartments add up to the balance, or none is shown', () => {
    expect(compartmentsOf(PLAN).map(({ compartment, amount }) => [compartment, amount.toFixed(2)])).toEqual([
      ['co', '700.00'],
      ['vvd', '400.00'],
    ])
    expect(compartmentsOf({ ...PLAN, balance: euros('1100.01') })).toEqual([])
    expect(compartmentsOf(SILENT)).toEqual([])
  })

  test('[ACC-10] the compartments of one fund are one line, and each compartment has its own', () => {
    const [fund, ...others] = fundsOf([PLAN], TODAY)
    expect(others).toEqual([])
    expect([fund?.amount.toFixed(2), fund?.units?.count.toFixed(0), fund?.share.toFixed(0)]).toEqual(['1100.00', '11', '1'])
    expect(amounts(fundsOf([PLAN], TODAY, 'vvd'))).toEqual(['400.00'])
    expect(fundsOf([PLAN], TODAY, 'es')).toEqual([])
    expect(fundsOf([SILENT], TODAY)).toEqual([])
  })

  test('[ACC-19] over several accounts a fund is one line that names who holds it; one of another value is told apart', () => {
    const other: Account = { ...PLAN, policy_id: '3', title: 'Autre plan' }
    const dearer: Account = {
      ...SILENT,
      investments: [{ id: 'shares', label: 'Actions', fund_type: 'UC', amount: euros('50'), share_number: 1, share_value: 50 }],
    }
    const funds = fundsAcross([PLAN, other, dearer], TODAY)
    expect(amounts(funds)).toEqual(['2200.00', '50.00'])
    expect(funds.map(({ holders }) => holders.map(({ account, amount }) => [account.title, amount.toFixed(2)]))).toEqual([
      [
        ['Plan', '1100.00'],
        ['Autre plan', '1100.00'],
      ],
      [['Ailleurs', '50.00']],
    ])
    expect(funds.map(({ units }) => units?.count.toNumber())).toEqual([22, 1])
    expect(amounts(funds[0]?.free ?? [])).toEqual(['400.00', '800.00', '1000.00'])
  })

  test('[ACC-10] funds without units, without money, or whose lots do not add up are listed all the same', () => {
    const fund = (id: string, more: object = {}) => ({ id, label: id, type: 'FONDS' as const, amount: euros('0'), ...more })
    const bare: Account = {
      type: 'PEE',
      scope: 's2e',
      title: 'PEE',
      policy_id: '9',
      balance: euros('5'),
      investments: [fund('b', { order: 2, share_value: 3 }), fund('a', { order: 1, lots: [lot('5', null)] })],
    }
    const funds = fundsOf([bare], TODAY)
    expect(funds.map(({ id, units, share, free }) => [id, units, share.toString(), free.length])).toEqual([
      ['a', undefined, '0', 0],
      ['b', undefined, '0', 0],
    ])
    expect(freeingOf([bare], TODAY)).toEqual({ dates: [], undated: euros('5') })
  })

  test('[ACC-13] money is listed by the day on which it is free; what no answer dates is said apart', () => {
    const { dates, undated } = freeingOf([PLAN, SILENT], TODAY)
    expect(dates.map(({ on, amount }) => [on, amount.toFixed(2)])).toEqual([
      [undefined, '200.00'],
      ['2027-06-30', '400.00'],
      ['retirement', '500.00'],
    ])
    expect(undated.toFixed(2)).toBe('50.00')
    expect(freeOn(PLAN, TODAY)).toBeUndefined()
    const blocked = {
      ...SILENT,
      investments: [{ id: 'a', label: 'A', fund_type: 'UC' as const, amount: euros('50'), lots: [lot('50', '2029-06-01')] }],
    }
    expect([freeOn(blocked, TODAY), freeOn(blocked, day('2029-06-01')), freeOn(SILENT, TODAY)]).toEqual([
      '2029-06-01',
      undefined,
      undefined,
    ])
  })

  test('[ACC-11] a change starts from what was there, and leaves out accounts that do not say theirs', () => {
    const change = changeOf([PLAN, SILENT], 'year-start', TODAY)
    expect([change?.before.toFixed(2), change?.now.toFixed(2), change?.from]).toEqual(['920.00', '1100.00', '2026-01-01'])
    expect([change?.counted, change?.left]).toEqual([[PLAN], [SILENT]])
    expect(changeOf([SILENT], 'year-start', TODAY)).toBeUndefined()
    expect([spansOf([PLAN, SILENT], TODAY), spansOf([SILENT], TODAY)]).toEqual([['year-start', 'opening'], []])
  })

  test('[ACC-11] an account that is younger than the span counts with its whole life', () => {
    const change = changeOf([PLAN], 'three-years', TODAY)
    expect([change?.before.toFixed(2), change?.paid_in.toFixed(2)]).toEqual(['0.00', '1020.00'])
    const older: Account = {
      ...PLAN,
      since: [
        {
          from: day('2020-01-01'),
          paid_in: euros('1100'),
          top_up: euros('0'),
          paid_out: euros('0'),
          charges: euros('0'),
          performance: euros('0'),
        },
      ],
    }
    expect(changeOf([older], 'three-years', TODAY)).toBeUndefined()
  })

  test('[INV-03] the performance replays from its explanation', () => {
    const change = changeOf([PLAN], 'year-start', TODAY)
    const explained = change && performanceExplained(change)
    expect(explained?.value).toBe('60')
    expect(explained && discrepancies(explained, NO_EVALUATORS)).toEqual([])
  })

  test('[INV-06] flows are what was there, what came and left, and what there is; charges are none', () => {
    const life = changeOf([PLAN], 'opening', TODAY)
    expect(life && flowsOf(life, TODAY).map(({ day: on, amount }) => [on, amount.toFixed(2)])).toEqual([
      ['2024-11-20', '-920.00'],
      ['2026-03-01', '-150.00'],
      ['2026-07-01', '20.00'],
      ['2026-11-20', '1100.00'],
    ])
    expect(life && rateOf(life, TODAY)).toMatchObject({ kind: 'one' })
    const reversed = changeOf([{ ...PLAN, movements: (PLAN.movements ?? []).toReversed() }], 'opening', TODAY)
    expect(reversed && flowsOf(reversed, TODAY)).toEqual(life && flowsOf(life, TODAY))
    const year = changeOf([PLAN], 'year-start', TODAY)
    expect(year && rateOf(year, TODAY)).toBeUndefined()
    const { movements: _, ...untold } = PLAN
    const without = changeOf([untold], 'opening', TODAY)
    expect(without && rateOf(without, TODAY)).toBeUndefined()
  })

  test('[ACC-14] the line of payments starts with the balance and grows by payments alone', () => {
    const change = changeOf([PLAN], 'year-start', TODAY)
    const points = change === undefined ? [] : historyOfChange(change, TODAY)
    expect(points.map(({ date, amount, paid }) => [date, amount.toFixed(0), paid.toFixed(0)])).toEqual([
      ['2026-01-01', '920', '920'],
      ['2026-05-01', '1090', '1070'],
      ['2026-11-20', '1100', '1050'],
    ])
    const life = changeOf([PLAN], 'opening', TODAY)
    const first = life && historyOfChange(life, TODAY)[0]
    expect([first?.date, first?.amount.toFixed(0), first?.paid.toFixed(0)]).toEqual(['2026-01-01', '920', '920'])
    const later: Account = { ...PLAN, policy_id: '4', history: [{ date: day('2026-05-02'), amount: euros('50') }] }
    const both = changeOf([PLAN, later], 'year-start', TODAY)
    expect(both && historyOfChange(both, TODAY).map(({ date, amount }) => [date, amount.toFixed(0)])).toEqual([
      ['2026-01-01', '1840'],
      ['2026-05-01', '1090'],
      ['2026-05-02', '1140'],
      ['2026-11-20', '2200'],
    ])
    const { history: _history, ...young } = PLAN
    const untold = changeOf([young], 'year-start', TODAY)
    expect(untold && historyOfChange(untold, TODAY)).toEqual([])
  })

  test('[ACC-12] charges of the year are those taken, and those inside the funds as an estimate', () => {
    // 700 € × 1.5 % × 323 days / 365 + 400 € × 1.5 % × 30 days / 365
    const { taken, inside, left } = yearlyCharges([PLAN, SILENT], TODAY)
    expect([taken.toFixed(2), inside.toFixed(2), left]).toEqual(['10.00', '9.78', [SILENT]])
  })
})

describe('a calendar file', () => {
  test('[ACC-15] folds by bytes, whatever the letters are, and keeps the ends of lines', () => {
    const text = calendarFile([{ id: 'x', on: day('2029-06-01'), title: '漢'.repeat(40), text: `a\n${'😀'.repeat(30)}` }], TODAY)
    const bytes = (line: string) => encodeURI(line).replaceAll(/%[0-9A-F]{2}/g, 'x').length
    expect(text.split('\r\n').filter((line) => bytes(line) > 75)).toEqual([])
    expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:a\\n${'😀'.repeat(30)}`)
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'漢'.repeat(40)}`)
  })

  test('[ACC-15] has a whole day for each date, its signs escaped and its lines short', () => {
    const text = calendarFile(
      [{ id: 'a@b', on: day('2029-06-01'), title: 'Épargne, disponible; PEG', text: 'é'.repeat(80) }],
      TODAY,
    )
    const lines = text.split('\r\n')
    expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Hautelisse//Disponibilites//FR'])
    expect(lines).toContain('DTSTART;VALUE=DATE:20290601')
    expect(lines).toContain('DTEND;VALUE=DATE:20290602')
    expect(lines).toContain('SUMMARY:Épargne\\, disponible\\; PEG')
    expect(lines.every((line) => encodeURI(line).replaceAll(/%[0-9A-F]{2}/g, 'x').length <= 75)).toBe(true)
    expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'é'.repeat(80)}`)
    expect(calendarFile([], TODAY)).not.toContain('VEVENT')
  })
})
