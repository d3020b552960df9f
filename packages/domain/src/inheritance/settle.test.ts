import { describe, expect, it } from 'vitest'

import { OutsideValidity } from '../law/index.ts'
import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { devolve, settle, usufructShare } from './index.ts'
import { contract, family, homeAnd, money, TODAY, worked } from './settle.testing.ts'

const couple = family({ situation: 'spouse', children: 2, areAllCommon: true, spouseAge: 65 })

/** Fractions of the groups under each option. */
const fractions = (people: Parameters<typeof devolve>[0]) =>
  devolve(people).map(({ option, parts }) => {
    const said = parts.map(({ heir, number, ...held }) => {
      const rights = Object.entries(held).map(([right, { over, under }]) => `${over}/${under} ${right}`)
      return `${number} ${heir} ${rights.join(' + ')}`
    })
    return [option, ...said].join(', ')
  })

describe('who inherits', () => {
  it.each([
    [
      'INH-05',
      'a spouse with common children chooses',
      couple,
      ['quarter, 1 spouse 1/4 full, 2 children 3/4 full', 'usufruct, 1 spouse 1/1 usufruct, 2 children 1/1 bare'],
    ],
    [
      'LAW-04',
      'a spouse with children of another union has the quarter alone',
      { ...couple, areAllCommon: false, spouseAge: undefined },
      ['quarter, 1 spouse 1/4 full, 2 children 3/4 full'],
    ],
    [
      'LAW-05',
      'a gift between spouses opens every option, even if the children have another parent',
      { ...couple, areAllCommon: false, hasSpousalGift: true },
      [
        'quarter, 1 spouse 1/4 full, 2 children 3/4 full',
        'usufruct, 1 spouse 1/1 usufruct, 2 children 1/1 bare',
        'quarter_and_usufruct, 1 spouse 1/4 full + 3/4 usufruct, 2 children 3/4 bare',
        'disposable, 1 spouse 1/3 full, 2 children 2/3 full',
      ],
    ],
    [
      'LAW-07',
      'without a child, a gift gives the spouse everything',
      family({ situation: 'spouse', hasSpousalGift: true }),
      ['quarter, 1 spouse 1/1 full'],
    ],
    [
      'LAW-08',
      'a spouse shares with two parents',
      family({ situation: 'spouse', parents: 2 }),
      ['quarter, 1 spouse 2/4 full, 2 parents 2/4 full'],
    ],
    ['LAW-08', 'with one', family({ situation: 'spouse', parents: 1 }), ['quarter, 1 spouse 3/4 full, 1 parents 1/4 full']],
    ['LAW-08', 'with none', family({ situation: 'spouse', siblings: 3 }), ['quarter, 1 spouse 1/1 full']],
    [
      'LAW-09',
      'children without a spouse share everything',
      family({ situation: 'pacs', children: 3 }),
      ['quarter, 3 children 1/1 full'],
    ],
    [
      'LAW-10',
      'siblings share with two parents',
      family({ parents: 2, siblings: 2 }),
      ['quarter, 2 parents 2/4 full, 2 siblings 2/4 full'],
    ],
    ['LAW-10', 'with one', family({ parents: 1, siblings: 2 }), ['quarter, 1 parents 1/4 full, 2 siblings 3/4 full']],
    ['LAW-10', 'with none', family({ siblings: 2 }), ['quarter, 2 siblings 1/1 full']],
    ['INH-05', 'parents alone are not answered', family({ parents: 2 }), []],
  ] as const)('[%s] %s', (_, __, people, expected) => {
    expect(fractions(people)).toEqual(expected)
  })

  it.each([
    [1, '1/2'],
    [2, '1/3'],
    [3, '1/4'],
    [5, '1/4'],
  ])('[INH-05] the disposable share beside %d children is %s', (children, share) => {
    const options = fractions({ ...couple, children, hasSpousalGift: true })
    expect(options.at(-1)).toContain(`disposable, 1 spouse ${share} full`)
  })
})

it('[LAW-12] a usufruct loses a tenth at each birthday that the law names', () => {
  const ages = [0, 20, 21, 30, 31, 40, 41, 50, 51, 60, 61, 70, 71, 80, 81, 90, 91, 120]
  expect(ages.map((age) => usufructShare(age, TODAY).times(100).toNumber())).toEqual([
    90, 90, 80, 80, 70, 70, 60, 60, 50, 50, 40, 40, 30, 30, 20, 20, 10, 10,
  ])
})

// Computed from the articles by another program; totals add the rounded duties.
describe('worked cases from outside', () => {
  it('[INH-10] [INH-05] [LAW-16] [LAW-18] [LAW-19] a couple of 65, two common children, a home in halves, securities, a contract to the children', () => {
    expect(
      worked(couple, homeAnd(900_000, { share: '0.5', isOfFamily: true, securities: 300_000 }), contract(500_000, 'children')),
    ).toEqual({
      quarter: ['1 spouse: 187500 − 0, 0 − 0', '2 children: 281250 − 27581.85, 250000 − 19500', 'total 94164'],
      usufruct: ['1 spouse: 300000 − 0, 0 − 0', '2 children: 225000 − 17704.35, 250000 − 19500', 'total 74408'],
    })
  })

  it('[LAW-09] a single person with two children', () => {
    expect(worked(family({ children: 2 }), homeAnd(300_000, { securities: 50_000 }))).toEqual({
      quarter: ['2 children: 175000 − 13044.35, 0 − 0', 'total 26088'],
    })
  })

  it('[LAW-10] a single person with two parents, a brother and a sister', () => {
    expect(worked(family({ parents: 2, siblings: 2 }), homeAnd(200_000))).toEqual({
      quarter: ['2 parents: 50000 − 0, 0 − 0', '2 siblings: 50000 − 12718.85, 0 − 0', 'total 25438'],
    })
  })

  it('[LAW-08] a spouse with two parents, a home in halves lived in', () => {
    expect(worked(family({ situation: 'spouse', parents: 2 }), homeAnd(1_600_000, { share: '0.5', isOfFamily: true }))).toEqual({
      quarter: ['1 spouse: 400000 − 0, 0 − 0', '2 parents: 200000 − 10119.35, 0 − 0', 'total 20238'],
    })
  })

  it('[LAW-09] [LAW-17] a partner of PACS with one child, a contract to someone else', () => {
    const people = family({ situation: 'pacs', children: 1 })
    expect(worked(people, homeAnd(300_000, { share: '0.5', isOfFamily: true }), contract(150_000, 'beneficiary'))).toEqual({
      quarter: ['1 children: 150000 − 1894.35, 0 − 0', '1 beneficiary: 0 − 0, 150000 − 0', 'total 1894'],
    })
  })

  it('[LAW-05] published: the spouse takes the disposable half of 400 000 beside one child, after the funeral', () => {
    const people = family({ situation: 'spouse', children: 1, hasSpousalGift: true })
    expect(worked(people, money(401_500)).disposable?.at(-1)).toBe('total 18194')
  })

  it('[LAW-16] published: 360 000 of life insurance to each of three children', () => {
    expect(worked(family({ children: 3 }), money(0), contract(1_080_000, 'children')).quarter?.[0]).toBe(
      '3 children: 0 − 0, 360000 − 41500',
    )
  })
})

// decisions of the project: 800 000 to the heirs, spouse of 68, two common children.
it('[LAW-17] [INH-07] the clause of heirs follows the option: the allowance of a pair is divided where a usufruct divides the capital', () => {
  const people = { ...couple, spouseAge: 68 }
  expect(worked(people, money(0), contract(800_000, 'heir'))).toEqual({
    quarter: ['1 spouse: 0 − 0, 200000 − 0', '2 children: 0 − 0, 300000 − 29500', 'total 59000'],
    usufruct: ['1 spouse: 0 − 0, 320000 − 0', '2 children: 0 − 0, 240000 − 29700', 'total 59400'],
  })
})

it('[INH-07] the allowances of one child never exceed one whole, whatever the contracts', () => {
  const people = { ...couple, spouseAge: 68 }
  const both = worked(people, money(0), contract(800_000, 'heir'), contract(400_000, 'children'))
  // 240 000 of bare ownership less 91 500, 200 000 in full ownership less the other 61 000: 287 500 at 20 %.
  expect(both.usufruct?.[1]).toBe('2 children: 0 − 0, 440000 − 57500')
})

it('[LAW-13] a partner of PACS named by a contract pays nothing, and a clause that names nobody is paid to the heirs', () => {
  const people = family({ situation: 'pacs', children: 1 })
  expect(worked(people, money(0), contract(500_000, 'spouse')).quarter).toEqual([
    '1 spouse: 0 − 0, 500000 − 0',
    '1 children: 0 − 0, 0 − 0',
    'total 0',
  ])
  expect(worked(family({ children: 1 }), money(0), contract(360_000, 'spouse')).quarter?.[0]).toBe(
    '1 children: 0 − 0, 360000 − 41500',
  )
})

it('[INH-08] what an heir receives leaves out usufruct and bare ownership, and may be less than nothing', () => {
  const settled = settle({ family: couple, estate: money(1_001_500), lifeInsurances: [] }, TODAY)
  const received = settled.options.map(({ rows }) => rows.map((row) => [row.right, row.received.toString()].join(' ')))
  // A quarter: 375 562.50 each less 53 194 of duties on 375 000.
  expect(received).toEqual([
    ['full 250375', 'full 322368.5'],
    ['usufruct 0', 'bare -38194'],
  ])
})

it('[INH-10] debts beyond what is owned leave nothing to share or to tax', () => {
  const settled = settle(
    { family: family({ children: 1 }), estate: { ...money(1000), debts: euros(5000) }, lifeInsurances: [] },
    TODAY,
  )
  expect([settled.patrimony, settled.estate.taxBase, settled.options[0]?.totalTax].map(String)).toEqual(['0', '0', '0'])
})

it('[LAW-22] a death before the first known law is not answered', () => {
  expect(() =>
    settle({ family: couple, estate: money(1), lifeInsurances: [contract(1, 'children')] }, plainDate('2012-08-16')),
  ).toThrow(OutsideValidity)
})

// The counter-example of the project's decisions: with a contract to the heirs the usufruct may cost the children more.
it('[INH-09] with a contract to the heirs the children may pay more under the usufruct', () => {
  const settled = settle(
    { family: { ...couple, spouseAge: 68 }, estate: money(0), lifeInsurances: [contract(800_000, 'heir')] },
    TODAY,
  )
  const [quarter, usufruct] = settled.options.map(({ totalTax }) => totalTax.toNumber())
  expect(usufruct).toBeGreaterThan(quarter ?? 0)
})
