import { expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import {
  commonChildrenOf,
  explainTransmission,
  giftsOf,
  madeOn,
  NOTHING_TOLD,
  simulateSecond,
  simulateTransmission,
  supposeTransmission,
  transmissionCases,
  transmissionInputsOf,
  transmissionSimulationCall,
  writeTransmission,
  type Told,
} from './index.ts'

const TODAY = plainDate('2026-11-20')
const GIFTS = [{ person: 1, amount: euros(100_000), made_on: '2018' }]

const family = (patrimony: Told['patrimony']): Told => ({
  heirs: { has_testament: false, family_situation: 'single', children: 2 },
  patrimony: {
    has_other_patrimony: true,
    other_goods: [{ type: 'financial', amount: euros(301_500), rate: 100 }],
    ...patrimony,
  },
  life_insurances: {},
})
const total = (asked: Told): string | undefined => simulateTransmission(asked, TODAY)?.options[0]?.totalTax.toString()

it('[BEY-75] [PATRI-19] gifts count only where amounts are told and the question is answered with yes', () => {
  expect(total(family({}))).toBe('16388')
  expect(total(family({ has_donate: true }))).toBe('16388')
  expect(total(family({ has_donate: false, gifts: GIFTS }))).toBe('16388')
  expect(total(family({ has_donate: true, gifts: GIFTS }))).toBe('36388')
  expect(giftsOf({ gifts: GIFTS })).toEqual([])
})

it('[BEY-74] a year alone counts as its last day, the latest that the gift can have been', () => {
  expect([madeOn('2011'), madeOn('2011-03-01')]).toEqual(['2011-12-31', '2011-03-01'])
  const gift = (made_on: string) => total(family({ has_donate: true, gifts: [{ person: 1, amount: euros(100_000), made_on }] }))
  expect(['2010', '2011', '2011-11-19', '2011-11-20', '2026'].map(gift)).toEqual(['16388', '36388', '16388', '36388', '36388'])
})

it('[BEY-75] a gift travels in a field of its own, with a day or a year', () => {
  const { patrimony } = transmissionSimulationCall.request.shape
  const read = (made_on: string) => patrimony.safeDecode({ has_donate: true, gifts: [{ person: 1, amount: 9, made_on }] }).success
  expect(['2019', '2019-02-28', '2019-02-29', '19', '1850', ''].map(read)).toEqual([true, true, false, false, false, false])
})

it('[BEY-73] the answer says who of the children it is, and what counts of each', () => {
  const asked = family({ has_donate: true, gifts: GIFTS })
  const answer = writeTransmission(
    asked,
    { figures: simulateTransmission(asked, TODAY), trees: explainTransmission(asked, TODAY) },
    TODAY,
  )
  expect(
    answer.options?.[0]?.rows.map(({ people, recalled_gifts: gifts, duty }) => [people, gifts?.toString(), duty.toString()]),
  ).toEqual([
    [[1], '100000', '28194'],
    [[2], undefined, '8194'],
  ])
  expect(answer.patrimony.gifts).toEqual(GIFTS)
})

it('[BEY-75] “Et si…” keeps the gifts', () => {
  const asked = family({ has_donate: true, gifts: GIFTS })
  expect(supposeTransmission(asked, {}, TODAY)?.options[0]?.totalTax.toString()).toBe('36388')
})

it('[BEY-79] a case holds the gifts, and says what each child keeps', async () => {
  const gifts = [
    { ...GIFTS[0], person: 2, amount: euros(60_000), made_on: '2018-05-04' },
    { person: 2, amount: euros(30_000), made_on: '2020', is_family_money: true },
  ]
  const answer = await transmissionCases.open()
  const result = answer(transmissionCases.caseOf(transmissionInputsOf(family({ has_donate: true, gifts })), TODAY))
  if (result.kind !== 'answered') throw new Error('A family with children has an answer.')
  expect(result.answers.filter(({ term }) => term.startsWith('gift')).map(({ term, at }) => `${term} ${at ?? 0}`)).toEqual([
    'gift 1',
    'gift-person 1',
    'gift-value 1',
    'gift-made 1',
    'gift 2',
    'gift-person 2',
    'gift-value 2',
    'gift-made 2',
    'gift-family 2',
  ])
  expect(result.figures.filter(({ term }) => term === 'received-children').map(({ at }) => at)).toEqual([1, 2])
})

it('[BEY-84] the common children need to be told only where not every child is', () => {
  const second = { spouse_patrimony: euros(200_000) }
  const couple = { family_situation: 'spouse', children: 2, has_same_parents: false } as const
  expect(commonChildrenOf({ ...couple, has_same_parents: true, spouse_age: 70 }, second)).toBe(2)
  expect([undefined, 1, 3].map((common_children) => commonChildrenOf(couple, { ...second, common_children }))).toEqual([
    'missing',
    1,
    'too-many',
  ])
  const asked = { ...family({}), heirs: couple }
  expect(simulateSecond(asked, second, TODAY)).toBeUndefined()
  expect(simulateSecond(asked, { ...second, common_children: 1 }, TODAY)?.length).toBe(1)
  expect(simulateSecond(NOTHING_TOLD, second, TODAY)).toBeUndefined()
})
