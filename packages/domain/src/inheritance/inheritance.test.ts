import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { inOrder, type Derivation } from '../explain/index.ts'
import { OutsideValidity } from '../law/index.ts'
import { euros } from '../money/index.ts'
import {
  computeDuty,
  dutyLawOf,
  explainDuty,
  explainSecond,
  explainSettlement,
  LINKS,
  SOURCES,
  TERMS,
  type Gift,
  type Link,
} from './index.ts'
import { contract, family, homeAnd } from './settle.testing.ts'

const today = plainDate('2026-11-20')

/** Exact and rounded duty of a share. */
const dutyOf = (link: Link, share: number): readonly string[] => {
  const { exact, duty } = computeDuty(link, euros(share), today)
  return [exact.toString(), duty.toString()]
}

// Rounded column: ser1-site-frontend, engine of succession; the scale agrees with openfisca-france-inheritance. 18 194.35 and 215 618.15 are published.
describe('duties computed by other programs or published', () => {
  it.each([
    ['child', 150_000, '8194.35', '8194'],
    ['child', 200_000, '18194.35', '18194'],
    ['child', 998_500, '212511.95', '212512'],
    ['parent', 150_000, '8194.35', '8194'],
  ] as const)('[LAW-14, LAW-20] %s, share of %d', (link, share, exact, duty) => {
    expect(dutyOf(link, share)).toEqual([exact, duty])
  })

  it.each([
    [150_000, '57887.6', '57888'],
    [50_000, '12887.6', '12888'],
  ] as const)('[LAW-15, LAW-20] sibling, share of %d', (share, exact, duty) => {
    expect(dutyOf('sibling', share)).toEqual([exact, duty])
  })

  it.each([
    ['nephew', 150_000, '78118.15', '78118'],
    ['nephew', 400_000, '215618.15', '215618'],
    ['relative', 150_000, '81623.3', '81623'],
    ['other', 150_000, '89043.6', '89044'],
  ] as const)('[INH-01, LAW-20] %s, share of %d', (link, share, exact, duty) => {
    expect(dutyOf(link, share)).toEqual([exact, duty])
  })

  it('[LAW-13] a spouse pays nothing', () => {
    expect(dutyOf('spouse', 150_000)).toEqual(['0', '0'])
  })

  it('[INH-01] of an estate of 400 000 an unrelated person is taxed on 398 406', () => {
    expect(computeDuty('other', euros(400_000), today).taxable.toString()).toBe('398406')
  })
})

it.each([
  ['child', 100_000],
  ['sibling', 15_932],
  ['nephew', 7967],
  ['relative', 1594],
  ['other', 1594],
] as const)('[INH-02] a %s receives %d without duty, and not a cent below 0 of tax', (link, share) => {
  expect(dutyOf(link, share)).toEqual(['0', '0'])
  expect(dutyOf(link, 0)).toEqual(['0', '0'])
  expect(computeDuty(link, euros(share + 1), today).exact.greaterThan(0)).toBe(true)
})

describe('the day of the death', () => {
  it('[LAW-22] before 17 August 2012 is not answered', () => {
    expect(() => computeDuty('child', euros(1), plainDate('2012-08-16'))).toThrow(OutsideValidity)
    expect(dutyLawOf('child', plainDate('2012-08-17')).allowance.toString()).toBe('100000')
  })

  it('[LAW-22] after the last check is answered by the last checked law, which says so', () => {
    expect(dutyLawOf('child', plainDate('2040-01-01')).checkedUntil).toBe('2026-11-20')
    expect(dutyLawOf('child', today).checkedUntil).toBeUndefined()
  })
})

describe('the explanation', () => {
  const people = family({ situation: 'spouse', children: 2, areAllCommon: true, spouseAge: 68 })
  const estate = homeAnd(500_000, { isOfFamily: true, securities: 100_000 })
  const lifeInsurances = [
    contract(800_000, 'heir'),
    contract(400_000, 'children'),
    contract(10_000, 'spouse'),
    contract(10_000, 'beneficiary'),
    { ...contract(50_000, 'heir'), kind: 'per' as const },
    { ...contract(50_000, 'children'), premiumsAfter70: euros(20_000), premiumsBefore70: euros(10_000) },
  ]
  const trees: readonly Derivation[] = LINKS.flatMap((link) =>
    [0, 150_000, 3_000_000].map((share) => explainDuty(link, euros(share), today).duty),
  )
  const settled = [
    { ...people, hasSpousalGift: true },
    { ...people, situation: 'pacs' as const },
  ].flatMap((asked) =>
    [undefined, 75]
      .flatMap((insuredAge) => explainSettlement({ family: asked, estate, lifeInsurances, insuredAge }, today).options)
      .flatMap(({ totalTax, rows }) => [totalTax].concat(rows.map(({ insuranceTax }) => insuranceTax))),
  )
  const gift = (amount: number, isFamilyMoney = false): Gift => ({
    to: 'children',
    person: 1,
    amount: euros(amount),
    made: plainDate('2020-06-01'),
    isFamilyMoney,
  })
  const given = {
    family: people,
    estate,
    lifeInsurances: [contract(10_000, 'children')],
    gifts: [gift(150_000), gift(40_000, true)],
  }
  const second = { ownPatrimony: euros(200_000), commonChildren: 2, spent: euros(1000), hasKeptInsurance: true }
  const later = (explainSecond(given, second, today) ?? []).flatMap(({ net, ownedOfFirst, ownedOfSecond }) => [
    net,
    ownedOfFirst,
    ownedOfSecond,
  ])
  const figures = [...trees, ...settled, ...later].flatMap((tree) => inOrder(tree)).map(({ node }) => node)

  it('[INH-03] names a term, a source and a rule in every step, and uses all of them', () => {
    expect(new Set(figures.map(({ term }) => term))).toEqual(new Set(TERMS))
    expect(new Set(figures.map(({ source }) => source?.code))).toEqual(new Set(Object.keys(SOURCES)))
    expect(figures.filter(({ rule }) => rule === undefined)).toEqual([])
  })
})
