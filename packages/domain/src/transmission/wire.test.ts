import { expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { PROVIDER_CONTRACT } from '../contract/index.ts'
import { euros } from '../money/index.ts'
import { cleanHeirs, EMPTY_HEIRS, heirsOf, simulateTransmission, transmissionSimulationCall, type Told } from './index.ts'

const TODAY = plainDate('2026-11-20')
const { shape } = transmissionSimulationCall.request

it('[TRANS-03] [ENT-03] [ENT-04] [ENT-05] a simulation is asked with three parts of a person, each with the fields of the specification and those that are ours', () => {
  expect(Object.keys(shape).toSorted()).toEqual(['heirs', 'life_insurances', 'patrimony', 'user_id'])
  expect(Object.keys(shape.heirs.shape)).toEqual([
    'has_testament',
    'family_situation',
    'has_spouse_donation',
    'children',
    'has_same_parents',
    'spouse_age',
    'parents',
    'siblings',
  ])
  expect(Object.keys(shape.patrimony.shape)).toEqual([
    'has_donate',
    'gifts',
    'owner_home',
    'home_value',
    'home_percentage',
    'family_at_home',
    'has_other_patrimony',
    'other_goods',
    'passif',
  ])
  expect(Object.keys(shape.life_insurances.shape)).toEqual(['has_life_insurance', 'life_insurances_list', 'insured_age'])
  const contract = { name: 'AV', amount: 1, beneficiary: 'heir', [PROVIDER_CONTRACT]: true }
  const read = (one: object) =>
    shape.life_insurances.safeDecode({ has_life_insurance: true, life_insurances_list: [one] as never })
  expect([read(contract).success, read({ ...contract, other: 1 }).success]).toEqual([true, false])
})

it.each([
  ['HEIR-10', { parents: 3 }],
  ['HEIR-21', { children: 21 }],
  ['HEIR-21', { siblings: -1 }],
  ['HEIR-40', { spouse_age: 17 }],
  ['HEIR-02', { family_situation: 'widowed' }],
])('[%s] the server refuses %j', (_, wrong) => {
  expect(shape.heirs.safeDecode(wrong as never).success).toBe(false)
})

it('[HEIR-28] [O-CONST-04] a person without a child has two parents unless told otherwise', () => {
  expect(heirsOf(cleanHeirs({ ...EMPTY_HEIRS, family_situation: 'single', children: '0', siblings: '1' })).parents).toBe(2)
})

const HOME = { owner_home: true, home_value: euros(500_000), home_percentage: 100, passif: euros(10_000) } as const
const married = (family_at_home: boolean): Told => ({
  heirs: { family_situation: 'spouse', children: 2, has_same_parents: true, spouse_age: 68 },
  patrimony: { ...HOME, family_at_home },
  life_insurances: {},
})

it('[LAW-02] [O-CONST-08] [O-CONST-09] the base of the tax is the patrimony less 20 % of the home where the family lives, and less 1 500 for the funeral', () => {
  const base = (told: Told) => {
    const settled = simulateTransmission(told, TODAY)
    return [settled?.patrimony.toString(), settled?.estate.taxBase.toString()]
  }
  expect(base(married(true))).toEqual(['490000', '388500'])
  expect(base(married(false))).toEqual(['490000', '488500'])
})

// The case of the picture of the result: 508 500 of patrimony, of which 455 000 are taxed.
it('[LAW-03] [LAW-06] a spouse with common children: a quarter in full ownership, or the usufruct of everything', () => {
  const told: Told = {
    heirs: { family_situation: 'spouse', children: 2, has_same_parents: true, spouse_age: 68 },
    patrimony: {
      owner_home: true,
      home_value: euros(520_000),
      home_percentage: 50,
      family_at_home: true,
      has_other_patrimony: true,
      other_goods: [{ type: 'immovable', amount: euros(514_000), rate: 50 }],
      passif: euros(8500),
    },
    life_insurances: {},
  }
  const options = simulateTransmission(told, TODAY)?.options ?? []
  const rowsOf = (name: string) =>
    options.find(({ option }) => option === name)?.rows.map(({ amount, duty }) => `${amount.toString()} ${duty.duty.toString()}`)
  expect(options.map(({ option }) => option)).toEqual(['quarter', 'usufruct'])
  expect(rowsOf('quarter')).toEqual(['127125 0', '190687.5 12319'])
  expect(rowsOf('usufruct')).toEqual(['203400 0', '152550 5494'])
})
