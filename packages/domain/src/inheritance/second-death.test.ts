import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { find } from '../explain/index.ts'
import { euros } from '../money/index.ts'
import { explainSecond, settleSecond, type Family, type SecondDeath, type Succession } from './index.ts'
import { contract, family, homeAnd, money, TODAY } from './settle.testing.ts'

const couple = (children: number, spouseAge: number, more: Partial<Family> = {}): Family =>
  family({ situation: 'spouse', children, areAllCommon: true, hasSpousalGift: true, spouseAge, ...more })

const homeOf = (patrimony: number, home: number) => homeAnd(home, { isOfFamily: true, securities: patrimony - home })

const dying = (people: Family, estate = money(0), more: Partial<Succession> = {}): Succession => ({
  family: people,
  estate,
  lifeInsurances: [],
  ...more,
})

/** Taxes of the first death, of the second, and of both, by option. */
const taxes = (succession: Succession, ownPatrimony: number, more: Partial<SecondDeath> = {}) =>
  Object.fromEntries(
    (
      settleSecond(
        succession,
        { ownPatrimony: euros(ownPatrimony), commonChildren: succession.family.children, ...more },
        TODAY,
      ) ?? []
    ).map(({ option, firstTax, secondTax, bothTaxes }) => [
      option,
      `${[firstTax, secondTax].join(' + ')} = ${bothTaxes.toString()}`,
    ]),
  )

const S1 = dying(couple(2, 65), homeOf(750_000, 450_000))

// docs/rules/examples/gifts-and-second-death.md: computed by another program from the articles.
describe('worked cases from outside', () => {
  it('[BEY-85] S1: two common children, spouse of 65', () => {
    expect(taxes(S1, 600_000)).toEqual({
      quarter: '55164 + 113588 = 168752',
      usufruct: '35408 + 76088 = 111496',
      quarter_and_usufruct: '15654 + 113588 = 129242',
      disposable: '44188 + 126088 = 170276',
    })
  })

  it('[BEY-85] S2: two children, spouse of 72', () => {
    expect(taxes(dying(couple(2, 72), homeOf(300_000, 150_000)), 200_000)).toEqual({
      quarter: '68 + 11088 = 11156',
      usufruct: '0 + 0 = 0',
      quarter_and_usufruct: '0 + 11088 = 11088',
      disposable: '0 + 16088 = 16088',
    })
  })

  it('[BEY-85] S3: one child, spouse of 80', () => {
    expect(taxes(dying(couple(1, 80), homeOf(500_000, 200_000)), 100_000)).toEqual({
      quarter: '46969 + 22894 = 69863',
      usufruct: '42384 + 0 = 42384',
      quarter_and_usufruct: '26337 + 22894 = 49231',
      disposable: '24044 + 47894 = 71938',
    })
  })

  it('[BEY-85] S4: three children, where the disposable share is a quarter', () => {
    expect(taxes(dying(couple(3, 68), homeOf(2_000_000, 600_000)), 1_500_000)).toEqual({
      quarter: '216357 + 338436 = 554793',
      usufruct: '160002 + 234282 = 394284',
      quarter_and_usufruct: '103647 + 338436 = 442083',
      disposable: '216357 + 338436 = 554793',
    })
  })

  it('[BEY-84] S5: a child of the first alone inherits nothing from the spouse', () => {
    const people = couple(2, 70, { areAllCommon: false, hasSpousalGift: false })
    const found = settleSecond(dying(people, money(400_000)), { ownPatrimony: euros(200_000), commonChildren: 1 }, TODAY) ?? []
    expect(found.map(({ option, firstTax, secondTax }) => [option, `${firstTax.toString()} + ${secondTax.toString()}`])).toEqual([
      ['quarter', '16164 + 37894'],
    ])
    expect(found.map(({ ownedOfFirst, ownedOfSecond }) => [ownedOfFirst, ownedOfSecond].map(String))).toEqual([
      ['150000', '300000'],
    ])
  })

  it('[BEY-82] S6: money of the usufruct that is spent lowers the tax and the wealth alike', () => {
    const second = { ownPatrimony: euros(600_000), commonChildren: 2, spent: euros(300_000) }
    const found = (settleSecond(S1, second, TODAY) ?? []).find(({ option }) => option === 'usufruct')
    expect([found?.claim, found?.taxBase, found?.duty?.duty, found?.secondTax].map(String)).toEqual([
      '300000',
      '298500',
      '8044',
      '16088',
    ])
    // 750 000 less 300 000 that is gone and with the claim of 300 000; then half of the 300 000 that the spouse leaves.
    expect([found?.ownedOfFirst, found?.ownedOfSecond].map(String)).toEqual(['375000', '150000'])
  })
})

// The same document has each line of them.
describe('worked cases by hand', () => {
  it('[BEY-80] [BEY-85] S8: contracts that were paid to the spouse and are still there', () => {
    const insured = dying(couple(2, 74), money(451_500), { lifeInsurances: [contract(200_000, 'spouse')] })
    expect(taxes(insured, 250_000, { hasKeptInsurance: true })).toEqual({
      quarter: '23888 + 68664 = 92552',
      usufruct: '19388 + 46088 = 65476',
      quarter_and_usufruct: '3638 + 68664 = 72302',
      disposable: '16388 + 76188 = 92576',
    })
    const second = { ownPatrimony: euros(250_000), commonChildren: 2, hasKeptInsurance: true }
    expect((settleSecond(insured, second, TODAY) ?? []).map(({ whole, net }) => `${whole.toString()} ${net.toString()}`)).toEqual(
      ['901500 808948', '901500 836024', '901500 829198', '901500 808924'],
    )
  })

  it('[BEY-84] S9: the only child is of the first alone', () => {
    const people = couple(1, 66, { areAllCommon: false, hasSpousalGift: false })
    const succession = dying(people, money(601_500))
    expect(taxes(succession, 50_000, { commonChildren: 0 })).toEqual({ quarter: '68194 + 0 = 68194' })
    const [found] = settleSecond(succession, { ownPatrimony: euros(50_000), commonChildren: 0 }, TODAY) ?? []
    expect([found?.patrimony, found?.ownedOfFirst, found?.ownedOfSecond].map(String)).toEqual(['200375', '451125', '0'])
  })

  it('[BEY-84] S10: a gift of the first who dies leaves each child a whole allowance at the second death', () => {
    const gift = { to: 'children', person: 1, amount: euros(100_000), made: plainDate('2018-11-20') } as const
    const succession = dying(couple(2, 75, { hasSpousalGift: false }), money(401_500), { gifts: [gift] })
    expect(taxes(succession, 300_000)).toEqual({ quarter: '36388 + 36164 = 72552', usufruct: '32388 + 16088 = 48476' })
  })
})

describe('the second death', () => {
  const of = (second: SecondDeath, succession = S1) => settleSecond(succession, second, TODAY) ?? []
  const own = { ownPatrimony: euros(600_000), commonChildren: 2 }

  it('[BEY-81] the usufruct ends untaxed: the children own all of the first estate but what the spouse received', () => {
    expect(
      of(own).map(
        ({ option, ownedOfFirst, ownedOfSecond }) => `${option}: ${ownedOfFirst.toString()} + ${ownedOfSecond.toString()}`,
      ),
    ).toEqual([
      'quarter: 281250 + 393750',
      'usufruct: 375000 + 300000',
      'quarter_and_usufruct: 281250 + 393750',
      'disposable: 250000 + 425000',
    ])
  })

  it('[BEY-82] the claim is no more than what is under usufruct, nor than what the spouse leaves', () => {
    const spent = euros(900_000)
    const claims = (second: SecondDeath) => of(second).map(({ option, claim }) => `${option} ${claim.toString()}`)
    expect(claims({ ...own, spent })).toEqual(['quarter 0', 'usufruct 600000', 'quarter_and_usufruct 562500', 'disposable 0'])
    const poor = of({ ...own, ownPatrimony: euros(100_000), spent: euros(300_000) })[1]
    // The children get back 100 000 of the 300 000.
    expect([poor?.claim, poor?.patrimony, poor?.secondTax, poor?.ownedOfFirst].map(String)).toEqual([
      '100000',
      '0',
      '0',
      '275000',
    ])
  })

  it('[BEY-83] 1 500 for the funeral leave the base, 20 % of the home do not', () => {
    expect(of(own).map(({ patrimony, taxBase }) => `${patrimony.toString()} ${taxBase.toString()}`)).toEqual([
      '787500 786000',
      '600000 598500',
      '787500 786000',
      '850000 848500',
    ])
    expect(of({ ...own, ownPatrimony: euros(1000) })[1]?.taxBase.toString()).toBe('0')
  })

  it('[BEY-80] contracts that were paid to the spouse count only when that is said', () => {
    const insured = { ...S1, lifeInsurances: [contract(200_000, 'spouse')] }
    expect(of(own, insured)[1]?.patrimony.toString()).toBe('600000')
    expect(of({ ...own, hasKeptInsurance: true }, insured)[1]?.patrimony.toString()).toBe('800000')
  })

  it('[BEY-80] a capital that a usufruct divides is owed to the children as it was received: it changes nothing', () => {
    const insured = { ...S1, lifeInsurances: [contract(200_000, 'heir')] }
    expect(
      of({ ...own, hasKeptInsurance: true }, insured).map(({ option, patrimony }) => `${option} ${patrimony.toString()}`),
    ).toEqual(['quarter 837500', 'usufruct 600000', 'quarter_and_usufruct 837500', 'disposable 916666.67'])
  })

  it('[BEY-84] without a common child nobody of the family inherits', () => {
    const people = couple(2, 70, { areAllCommon: false })
    const [found] = of({ ...own, commonChildren: 0 }, dying(people, money(400_000)))
    expect([found?.duty, found?.secondTax.toString(), found?.ownedOfSecond.toString()]).toEqual([undefined, '0', '0'])
  })

  it('[BEY-86] has no answer without a spouse or a child, and refuses what cannot be', () => {
    expect(settleSecond(dying(family({ situation: 'pacs', children: 2 })), own, TODAY)).toBeUndefined()
    expect(settleSecond(dying(family({ situation: 'spouse', parents: 1 })), { ...own, commonChildren: 0 }, TODAY)).toBeUndefined()
    expect(() => settleSecond(S1, { ...own, commonChildren: 3 }, TODAY)).toThrow('commonChildren')
    expect(() => settleSecond(S1, { ...own, ownPatrimony: euros(-1) }, TODAY)).toThrow('ownPatrimony')
    expect(() => settleSecond(S1, { ...own, spent: euros(-1) }, TODAY)).toThrow('spent')
  })

  it('[BEY-85] both taxes and what they leave add up to what both leave, contracts that are still there included', () => {
    const said = (second: SecondDeath, succession = S1) =>
      of(second, succession).map(({ whole, bothTaxes, net }) => [whole, bothTaxes, net].map(String).join(' '))
    // 750 000 and 600 000.
    expect(said(own)).toEqual([
      '1350000 168752 1181248',
      '1350000 111496 1238504',
      '1350000 129242 1220758',
      '1350000 170276 1179724',
    ])
    // 300 000 are spent; the claim only moves money from one estate to the other.
    expect(said({ ...own, spent: euros(300_000) })[1]).toBe('1050000 51496 998504')
    // What was paid to the spouse is there when that is said; what was paid to the children always is.
    const insured = { ...S1, lifeInsurances: [contract(200_000, 'spouse'), contract(100_000, 'children')] }
    expect(said(own, insured)[1]).toBe('1450000 111496 1338504')
    expect(said({ ...own, hasKeptInsurance: true }, insured)[1]?.split(' ')[0]).toBe('1650000')
  })

  it('[BEY-85] explains both taxes by the same steps', () => {
    const explained = explainSecond(S1, own, TODAY) ?? []
    expect(explained.map(({ bothTaxes }) => bothTaxes.value)).toEqual(of(own).map(({ bothTaxes }) => bothTaxes.toString()))
    const both = explained[0]?.bothTaxes
    expect(both && ['inheritance.second-wealth', 'inheritance.second-tax'].map((term) => find(both, term)?.value)).toEqual([
      '787500',
      '113588',
    ])
  })
})
