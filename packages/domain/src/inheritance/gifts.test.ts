import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { EXPLAINED, find } from '../explain/index.ts'
import { euros } from '../money/index.ts'
import {
  computeDuty,
  explainDuty,
  explainSettlement,
  isRecalled,
  settle,
  type Family,
  type Gift,
  type LifeInsurance,
  type Succession,
} from './index.ts'
import { contract, family, money, TODAY } from './settle.testing.ts'

const gift = (amount: number, made: string, more: Partial<Gift> = {}): Gift => ({
  to: 'children',
  person: 1,
  amount: euros(amount),
  made: plainDate(made),
  ...more,
})

const dying = (people: Partial<Family>, net: number, gifts: readonly Gift[], more: Partial<Succession> = {}): Succession => ({
  family: family(people),
  // The funeral costs leave the base: with them it is the net amount.
  estate: money(net + 1500),
  lifeInsurances: [],
  gifts,
  ...more,
})

/** Duty of one person of each row, with who they are where gifts set them apart. */
const duties = (succession: Succession): readonly string[] =>
  (settle(succession, TODAY).options[0]?.rows ?? []).map(
    ({ heir, people, duty }) =>
      `${heir}${people === undefined ? '' : ` ${people.join('+')}`}: ${duty.exact.toString()}, ${duty.duty.toString()}`,
  )

const CHILD = { children: 1 }
const BROTHER = { to: 'siblings' } as const

// docs/rules/examples/gifts-and-second-death.md. G1 is published; G2 to G8 were computed by another program.
describe('worked cases from outside', () => {
  it.each([
    ['G1', CHILD, 100_000, [gift(180_000, '2022-11-20')], 'children: 20000, 20000'],
    ['G2', CHILD, 150_000, [gift(60_000, '2020-11-20')], 'children: 20194.35, 20194'],
    ['G3', CHILD, 150_000, [gift(60_000, '2010-11-20')], 'children: 8194.35, 8194'],
    ['G6', CHILD, 500_000, [gift(250_000, '2016-11-20')], 'children: 109767.6, 109768'],
    ['G7', CHILD, 200_000, [gift(600_000, '2020-11-20')], 'children: 54767.6, 54768'],
    ['G8', { siblings: 1 }, 60_000, [gift(20_000, '2020-11-20', BROTHER)], 'siblings: 24963.8, 24964'],
  ] as const)('[BEY-71] %s: %o inherits %d after %o', (_, people, net, gifts, duty) => {
    expect(duties(dying(people, net, gifts))).toEqual([duty])
  })

  it('[BEY-72] G4: a gift of money of CGI 790 G stands beside the others', () => {
    const family790G = gift(31_865, '2023-11-20', { isFamilyMoney: true })
    expect(duties(dying(CHILD, 200_000, [gift(70_000, '2023-11-20'), family790G]))).toEqual(['children: 32194.35, 32194'])
  })

  it('[BEY-73] G5: of two children only the one with a gift pays more, and both receive the same', () => {
    const succession = dying({ children: 2 }, 300_000, [gift(100_000, '2018-11-20')])
    expect(duties(succession)).toEqual(['children 1: 28194.35, 28194', 'children 2: 8194.35, 8194'])
    const { rows, totalTax } = settle(succession, TODAY).options[0] ?? { rows: [], totalTax: undefined }
    expect(rows.map(({ amount, groupAmount, share }) => [amount, groupAmount, share].map(String))).toEqual([
      ['150750', '150750', '0.5'],
      ['150750', '150750', '0.5'],
    ])
    expect([rows.map(({ received }) => received.toString()), totalTax?.toString()]).toEqual([['122556', '142556'], '36388'])
  })
})

// Worked out by hand, line by line, in the same document.
describe('worked cases by hand', () => {
  it('[BEY-70] a gift counts up to fifteen years to the day', () => {
    expect(duties(dying(CHILD, 150_000, [gift(60_000, '2011-11-20')]))).toEqual(['children: 20194.35, 20194'])
    expect(duties(dying(CHILD, 150_000, [gift(60_000, '2011-11-19')]))).toEqual(['children: 8194.35, 8194'])
    expect([isRecalled(plainDate('2011-11-20'), TODAY), isRecalled(plainDate('2011-11-19'), TODAY)]).toEqual([true, false])
  })

  it('[BEY-72] gifts of money beyond 31 865 within the years count as others do', () => {
    const money790G = (amount: number, made: string) => gift(amount, made, { isFamilyMoney: true })
    const succession = dying(CHILD, 150_000, [money790G(31_865, '2014-05-01'), money790G(20_000, '2024-05-01')])
    expect(duties(succession)).toEqual(['children: 12194.35, 12194'])
    expect(duties(dying(CHILD, 150_000, [money790G(31_865, '2010-05-01'), money790G(31_865, '2024-05-01')]))).toEqual([
      'children: 8194.35, 8194',
    ])
  })

  it('[BEY-72] there is no such gift to a brother: it counts as others do', () => {
    const gifts = [gift(20_000, '2020-11-20', { ...BROTHER, isFamilyMoney: true })]
    expect(duties(dying({ siblings: 1 }, 60_000, gifts))).toEqual(['siblings: 24963.8, 24964'])
  })

  it('[BEY-76] sums of CGI 757 B come after the gifts and the share of the estate', () => {
    const per: LifeInsurance = { ...contract(100_000, 'children'), kind: 'per' }
    const succession = dying(CHILD, 150_000, [gift(60_000, '2020-11-20')], { lifeInsurances: [per], insuredAge: 74 })
    const [row] = settle(succession, TODAY).options[0]?.rows ?? []
    expect([row?.duty.duty, row?.late?.lowest.joined.exact, row?.late?.lowest.duty].map(String)).toEqual([
      '20194',
      '34094.35',
      '13900',
    ])
  })

  it('[BEY-71] the allowance of 1 594 is for estates alone: gifts to somebody unrelated have not used it', () => {
    expect(computeDuty('other', euros(50_000), TODAY, euros(10_000)).exact.toString()).toBe('29043.6')
    expect(computeDuty('other', euros(50_000), TODAY).exact.toString()).toBe('29043.6')
    expect(computeDuty('nephew', euros(50_000), TODAY, euros(5000)).exact.toString()).toBe('25868.15')
  })
})

describe('who received what', () => {
  it('[BEY-73] people with the same gifts are taken together, in the order of the first of them', () => {
    const gifts = [gift(50_000, '2020-01-01', { person: 2 }), gift(50_000, '2021-01-01', { person: 4 })]
    const rows = settle(dying({ children: 4 }, 800_000, gifts), TODAY).options[0]?.rows ?? []
    expect(rows.map(({ number, people, gifts: counted }) => [number, people, counted?.toString()])).toEqual([
      [2, [1, 3], undefined],
      [2, [2, 4], '50000'],
    ])
  })

  it('[BEY-73] where all received the same they stay one group', () => {
    const gifts = [1, 2].map((person) => gift(60_000, '2020-01-01', { person }))
    const [row, ...others] = settle(dying({ children: 2 }, 300_000, gifts), TODAY).options[0]?.rows ?? []
    expect([row?.number, row?.people, row?.duty.duty.toString(), others]).toEqual([2, undefined, '20194', []])
  })

  it('[BEY-73] a gift to somebody whom the family does not have changes nothing', () => {
    expect(duties(dying(CHILD, 150_000, [gift(60_000, '2020-01-01', { person: 2 }), gift(9, '2020-01-01', BROTHER)]))).toEqual([
      'children: 8194.35, 8194',
    ])
  })
})

describe('the explanation', () => {
  it('[BEY-71] names the gifts, the allowance that is left and both scales', () => {
    const { duty } = explainDuty('child', euros(150_000), TODAY, euros(180_000))
    const value = (term: string): string | undefined => find(duty, term)?.value
    expect(
      ['gifts', 'gifts-taxable', 'allowance-left', 'taxable-with-gifts', 'duty-with-gifts', 'gifts-duty'].map((term) =>
        value(`inheritance.${term}`),
      ),
    ).toEqual(['180000', '80000', '0', '230000', '44194.35', '14194.35'])
    expect(duty.value).toBe('30000')
  })

  it('[BEY-72] says what of the gifts of money counts', () => {
    const gifts = [gift(40_000, '2020-01-01', { isFamilyMoney: true })]
    const [row] = explainSettlement(dying(CHILD, 150_000, gifts), TODAY).options[0]?.rows ?? []
    const counted = row?.gifts ?? EXPLAINED.given({ term: 'none', unit: 'eur' }, 0)
    expect([counted.value, find(counted, 'inheritance.family-gifts-exempt')?.value]).toEqual(['8135', '31865'])
  })

  it('[BEY-73] says of each line of the total who it is, where gifts set people apart', () => {
    const gifts = [gift(50_000, '2020-01-01', { person: 2 })]
    const lines = (given: readonly Gift[]) =>
      explainSettlement(dying({ children: 3 }, 900_000, given), TODAY).options[0]?.totalTax.inputs.map(({ details }) => details)
    expect(lines(gifts)).toEqual([
      { heir: 'children', people: '1 3' },
      { heir: 'children', people: '2' },
    ])
    expect(lines([])).toEqual([{ heir: 'children' }])
  })

  it('[BEY-71] refuses gifts below 0', () => {
    expect(() => computeDuty('child', euros(1), TODAY, euros(-1))).toThrow('gifts')
  })
})
