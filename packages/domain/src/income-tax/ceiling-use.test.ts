import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { DomainInputError } from '../input/index.ts'
import { euros } from '../money/index.ts'
import {
  isPastDeduction,
  mostDeducted,
  noticeTotal,
  taxLawOf,
  unusedWorth,
  unusedYears,
  usableUntil,
  usedOf,
  ceilingUseOf,
  type CeilingQuestion,
  type Declarant,
  type Household,
  type NoticeLines,
} from './index.ts'

const notice = (unused: readonly number[], calculated: number): NoticeLines => ({
  unused: unused.map((amount) => euros(amount)),
  calculated: euros(calculated),
})
const who = (lines: NoticeLines, ...paid: readonly number[]): Declarant => ({
  lines,
  payments: paid.map((amount) => ({ amount: euros(amount) })),
})
const OWN = notice([1200, 4000, 4500], 4710)
const of2026 = (saver: Declarant, couple: Partial<CeilingQuestion> = {}) => ceilingUseOf({ paymentYear: 2026, saver, ...couple })
const leftIn = (use: ReturnType<typeof ceilingUseOf>['saver'] | undefined) =>
  use?.lines.map(({ year, left }) => [year, Number(left)])

describe('the lines of a tax notice', () => {
  it.each([
    [2026, [2023, 2024, 2025]],
    [2027, [2024, 2025, 2026]],
    [2028, [2025, 2026, 2027]],
    [2029, [2026, 2027, 2028]],
    [2030, [2026, 2027, 2028, 2029]],
    [2031, [2026, 2027, 2028, 2029, 2030]],
    [2032, [2027, 2028, 2029, 2030, 2031]],
  ])('[BEY-20] for payments of %i name the unused ceilings of %j', (paymentYear, years) => {
    expect(unusedYears(paymentYear)).toEqual(years)
  })

  it('[BEY-20] end after three years up to the ceiling of 2025, after five from that of 2026 on', () => {
    expect([2023, 2024, 2025, 2026, 2027].map((year) => usableUntil(year))).toEqual([
      '2026-12-31',
      '2027-12-31',
      '2028-12-31',
      '2031-12-31',
      '2032-12-31',
    ])
  })

  it('[BEY-20] are not known before payments of 2026', () => {
    expect(() => unusedYears(2025)).toThrow(DomainInputError)
    expect(() => unusedYears(2026.5)).toThrow(DomainInputError)
    expect(() => usableUntil(2022)).toThrow(DomainInputError)
  })

  it('[BEY-21] add up to the total that the notice prints', () => {
    expect(noticeTotal(OWN).toNumber()).toBe(14_410)
  })

  it.each<[string, object, string]>([
    ['two unused lines in 2026', { saver: who(notice([1200, 4000], 4710)) }, 'not-the-lines'],
    ['a line below zero', { saver: who(notice([1200, -1, 0], 4710)) }, 'out-of-range'],
    [
      'a payment of another year',
      { saver: { ...who(OWN), payments: [{ amount: euros(1), on: plainDate('2025-12-31') }] } },
      'another-year',
    ],
    ['a plain number as payment', { saver: { ...who(OWN), payments: [{ amount: 1 }] } }, 'not-an-amount'],
    ['pooling without a spouse', { saver: who(OWN), pooled: true }, 'without-spouse'],
    ['no lines', { saver: { payments: [] } }, 'missing'],
    ['lines that are no list', { saver: { lines: { unused: 1, calculated: euros(1) }, payments: [] } }, 'not-a-list'],
    ['payments that are no list', { saver: { lines: OWN, payments: 1 } }, 'not-a-list'],
    ['a year as text', { paymentYear: '2026', saver: who(OWN) }, 'not-whole'],
  ])('[BEY-21] are refused with %s', (_, question, reason) => {
    const asked = { paymentYear: 2026, ...question } as CeilingQuestion
    expect(() => ceilingUseOf(asked)).toThrow(expect.objectContaining({ name: 'DomainInputError', reason }))
    expect(() => mostDeducted(asked)).toThrow(DomainInputError)
  })
})

// Origin: docs/rules/examples/beyond-ceilings.md, cases 1 to 6, 8 and 9, computed with exact fractions by another program.
describe('payments of 2026 under the notice 1 200, 4 000, 4 500 and 4 710', () => {
  it.each<[number, number, number, number, readonly number[]]>([
    [1000, 1000, 0, 1200, [1200, 4000, 4500, 3710]],
    [4710, 4710, 0, 1200, [1200, 4000, 4500, 0]],
    [5500, 5500, 0, 410, [410, 4000, 4500, 0]],
    [6000, 6000, 0, 0, [0, 3910, 4500, 0]],
    [10_000, 10_000, 0, 0, [0, 0, 4410, 0]],
    [20_000, 14_410, 5590, 0, [0, 0, 0, 0]],
  ])('[BEY-22 to BEY-24] of %i deduct %i, leave %i out, let %i expire, and leave %j', (paid, deducted, above, expiring, left) => {
    const { saver } = of2026(who(OWN, paid))
    expect([saver.deducted, saver.above, saver.expiring].map(Number)).toEqual([deducted, above, expiring])
    expect(saver.lines.map((line) => Number(line.left))).toEqual(left)
  })

  it('[BEY-22] count together, whatever their number', () => {
    expect(leftIn(of2026(who(OWN, 3000, 2500)).saver)).toEqual(leftIn(of2026(who(OWN, 5500)).saver))
  })

  it('[BEY-23] leave of the year’s own ceiling what is usable until the end of 2031', () => {
    expect(of2026(who(OWN, 1000)).saver.lines.at(-1)).toMatchObject({ year: 2026, until: '2031-12-31' })
  })

  it('[BEY-22] take the year’s own first, then the oldest: the answer of a publisher to 5 000 paid with 3 000 of the year', () => {
    expect(leftIn(of2026(who(notice([1500, 2000, 2500], 3000), 5000)).saver)).toEqual([
      [2023, 0],
      [2024, 1500],
      [2025, 2500],
      [2026, 0],
    ])
  })
})

describe('a couple', () => {
  const saver = who(notice([0, 2000, 2290], 4710), 15_000)
  const spouse = who(notice([3000, 2290, 2000], 4710), 1000)

  it('[BEY-26] that pools takes 6 000 from the spouse above 9 000 of its own: 3 710 of the year, then 2 290 of 2023', () => {
    const use = of2026(saver, { spouse, pooled: true })
    expect([use.saver.fromOwn, use.saver.fromSpouse, use.saver.deducted, use.spouse?.deducted].map(Number)).toEqual([
      9000, 6000, 15_000, 1000,
    ])
    expect(use.spouse?.lines.map(({ lent }) => Number(lent))).toEqual([2290, 0, 0, 3710])
    expect(use.spouse?.lines.map((line) => Number(usedOf(line)))).toEqual([2290, 0, 0, 4710])
    expect(leftIn(use.spouse)).toEqual([
      [2023, 710],
      [2024, 2290],
      [2025, 2000],
      [2026, 0],
    ])
    expect([use.spouse?.expiring.toNumber(), use.withheld]).toEqual([710, []])
  })

  it('[BEY-26] that does not pool loses the 6 000', () => {
    const use = of2026(saver, { spouse, pooled: false })
    expect([use.saver.deducted, use.saver.above].map(Number)).toEqual([9000, 6000])
    expect([use.spouse?.lines.at(-1)?.left.toNumber(), use.spouse?.expiring.toNumber()]).toEqual([3710, 3000])
    expect(of2026(saver, { spouse })).toEqual(use)
  })

  it('[BEY-26] pools the other way round too', () => {
    const use = of2026(spouse, { spouse: saver, pooled: true })
    expect([use.spouse?.fromSpouse, use.saver.expiring].map(Number)).toEqual([6000, 710])
  })

  it('[BEY-26] has 20 000 at most: 9 000 of one’s own and what the 1 000 of the spouse leave of 12 000', () => {
    expect(mostDeducted({ paymentYear: 2026, saver, spouse, pooled: true }).toNumber()).toBe(20_000)
    expect(mostDeducted({ paymentYear: 2026, saver, spouse }).toNumber()).toBe(9000)
  })

  it('[BEY-27] pools nothing of a spouse who turns 70 in the year, and says so; one who turns 70 the day after it lends', () => {
    const old = { ...spouse, birthDate: plainDate('1956-12-31') }
    const use = of2026(saver, { spouse: old, pooled: true })
    expect([use.saver.deducted.toNumber(), use.withheld]).toEqual([9000, ['spouse']])
    const younger = { ...spouse, birthDate: plainDate('1957-01-01') }
    expect(of2026(saver, { spouse: younger, pooled: true }).withheld).toEqual([])
  })

  it('[BEY-27] says the same of the saver’s ceilings', () => {
    const use = of2026({ ...spouse, birthDate: plainDate('1950-01-01') }, { spouse: saver, pooled: true })
    expect([use.spouse?.deducted.toNumber(), use.withheld]).toEqual([9000, ['saver']])
  })
})

describe('the 70th birthday', () => {
  const born = plainDate('1956-06-15')

  it.each([
    ['1956-06-15', '2026-06-14', false],
    ['1956-06-15', '2026-06-15', true],
    ['1940-01-01', '2025-12-31', false],
    ['1940-01-01', '2026-01-01', true],
    ['1957-06-15', '2027-06-15', true],
  ])('[BEY-25] of who is born on %s ends the deduction of a payment of %s: %s', (birthDate, on, isPast) => {
    expect(isPastDeduction(plainDate(birthDate), plainDate(on))).toBe(isPast)
  })

  it('[BEY-25] leaves deducted what was paid before it, and takes no ceiling for what is paid from it on', () => {
    const payments = [
      { amount: euros(3000), on: plainDate('2026-06-14') },
      { amount: euros(2000), on: plainDate('2026-06-15') },
    ]
    const { saver } = of2026({ lines: OWN, payments, birthDate: born })
    expect([saver.paid, saver.tooLate, saver.deducted, saver.above].map(Number)).toEqual([5000, 2000, 3000, 0])
    expect(saver.lines.at(-1)?.left.toNumber()).toBe(1710)
  })
})

describe('what unused room is worth', () => {
  const single: Household = {
    marital_status: 'CE',
    single_parent: false,
    children: 0,
    wage_1: euros(52_000),
    wage_2: euros(0),
    deduction: euros(0),
  }
  const worths = (saver: Declarant, household = single) =>
    unusedWorth({ paymentYear: 2026, saver }, household, taxLawOf(2025)).map(({ year, left, after, payment, worth }) =>
      [year, left, after, payment, worth].map(Number),
    )

  // Origin: case 7; tax with 0, 4 710, 5 910, 9 910 and 14 410 deducted: 7 144, 5 731, 5 371, 4 171 and 2 821.
  it('[BEY-28] is 360 for the 1 200 of 2023, reached by 5 910 paid instead of 4 710', () => {
    expect(worths(who(OWN))).toEqual([
      [2023, 1200, 4710, 5910, 360],
      [2024, 4000, 5910, 9910, 1200],
      [2025, 4500, 9910, 14_410, 1350],
    ])
  })

  it('[BEY-28] begins where the payments of the year stand, and names no line with nothing left', () => {
    expect(worths(who(OWN, 6000))).toEqual([
      [2024, 3910, 6000, 9910, 1173],
      [2025, 4500, 9910, 14_410, 1350],
    ])
  })

  it('[BEY-28] is 0 without a tax', () => {
    expect(worths(who(OWN), { ...single, wage_1: euros(12_000) }).map((line) => line.at(-1))).toEqual([0, 0, 0])
  })

  // By hand: 73 800 less 10 000 and 4 710 is 59 090, where the couple's 11 % reach to 59 158; without the 10 000 it is 69 090, at 30 %.
  it('[BEY-28] counts beside what the spouse has deducted', () => {
    const couple: Household = { ...single, marital_status: 'MA', wage_2: euros(30_000) }
    const question = { paymentYear: 2026, saver: who(OWN) }
    const spouse = who(notice([0, 0, 0], 10_000), 10_000)
    const [first] = unusedWorth({ ...question, spouse }, couple, taxLawOf(2025))
    const [without] = unusedWorth(question, couple, taxLawOf(2025))
    expect([first?.worth, without?.worth].map(Number)).toEqual([132, 360])
  })
})
