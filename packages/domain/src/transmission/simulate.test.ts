import { test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { PROVIDER_CONTRACT } from '../contract/index.ts'
import { Decimal, euros } from '../money/index.ts'
import { toldTransmissions } from './arbitraries.ts'
import {
  EMPTY_ANSWER,
  explainTransmission,
  simulateTransmission,
  supposeTransmission,
  transmissionAnswer,
  unansweredBy,
  writeTransmission,
  type Told,
} from './index.ts'

const TODAY = plainDate('2026-11-20')

// The worked case of the rules: a couple, two common children, a home in halves, securities, and a contract to the children.
const TOLD: Told = {
  heirs: { has_testament: false, family_situation: 'spouse', children: 2, has_same_parents: true, spouse_age: 65 },
  patrimony: {
    owner_home: true,
    home_value: euros(900_000),
    home_percentage: 50,
    family_at_home: true,
    has_other_patrimony: true,
    other_goods: [{ type: 'financial', amount: euros(300_000), rate: 100 }],
    passif: euros(0),
  },
  life_insurances: {
    has_life_insurance: true,
    life_insurances_list: [{ name: 'AV', amount: euros(500_000), beneficiary: 'children', [PROVIDER_CONTRACT]: true }],
  },
}

const found = (told: Told) => ({ figures: simulateTransmission(told, TODAY), trees: explainTransmission(told, TODAY) })

const answerTo = (told: Told) =>
  transmissionAnswer.encode(writeTransmission(told, found(told), TODAY)) as Record<string, unknown> & {
    readonly options?: { readonly option: string; readonly total_tax: number }[]
  }

describe('the answer', () => {
  it('[ENT-06] [ENT-07] [ENT-08] [ENT-09] [ENT-10] [O-CALL-03] [LAW-19] says what each person receives and pays under both results', () => {
    expect(answerTo(TOLD)).toMatchObject({
      patrimonies_amount: 750_000,
      life_insurances_amount: 500_000,
      tax_base: 658_500,
      heirs_result: [
        {
          beneficiary: 'spouse',
          number: 1,
          quarter_bare_property: { total_tax: 0, life_insurance_tax: 0, patrimony_amount: 187_500, life_insurance_amount: 0 },
          usufruct: { total_tax: 0, patrimony_amount: 300_000 },
        },
        {
          beneficiary: 'children',
          number: 2,
          quarter_bare_property: {
            total_tax: 47_082,
            life_insurance_tax: 19_500,
            patrimony_amount: 281_250,
            life_insurance_amount: 250_000,
            group_amount: 562_500,
          },
          usufruct: { total_tax: 37_204, patrimony_amount: 225_000 },
        },
      ],
      options: [
        { option: 'quarter', total_tax: 94_164 },
        { option: 'usufruct', total_tax: 74_408 },
      ],
    })
  })

  it('[LAW-11] [LAW-21] names parents, siblings and a beneficiary too, and has no usufruct where there is one outcome', () => {
    const told: Told = {
      ...TOLD,
      heirs: { family_situation: 'single', children: 0, parents: 1, siblings: 2 },
      life_insurances: {
        has_life_insurance: true,
        life_insurances_list: [{ name: '', amount: euros(10), beneficiary: 'beneficiary', [PROVIDER_CONTRACT]: false }],
      },
    }
    const { heirs_result: rows } = answerTo(told) as {
      readonly heirs_result?: readonly { readonly beneficiary: string; readonly usufruct: unknown }[]
    }
    expect(rows?.map(({ beneficiary, usufruct }) => [beneficiary, usufruct])).toEqual([
      ['parents', null],
      ['siblings', null],
      ['beneficiary', null],
    ])
  })

  it('[MOCK-01] [MOCK-02] [TRANS-41] [TRANS-42] [TRANS-51] is empty with a testament, and for a family that is not answered', () => {
    const empty = transmissionAnswer.encode(EMPTY_ANSWER)
    expect(answerTo({ ...TOLD, heirs: { ...TOLD.heirs, has_testament: true } })).toEqual(empty)
    expect(answerTo({ ...TOLD, heirs: { family_situation: 'pacs', children: 0, siblings: 0 } })).toEqual(empty)
    expect(empty).toEqual({
      heirs: {},
      patrimony: {},
      life_insurances: {},
      patrimonies_amount: 0,
      life_insurances_amount: 0,
      heirs_result: [],
    })
  })

  // The worked cases F and G of the inheritance book, sent as the simulator sends them.
  it('[TRM-07] [INH-15] a PER from 70 on is taxed with the estate, in a range beside an exempt partner', () => {
    const contractTo = (beneficiary: 'spouse' | 'children', amount: number) => ({
      name: 'PER',
      amount: euros(amount),
      beneficiary,
      [PROVIDER_CONTRACT]: false,
      kind: 'per' as const,
    })
    const told = (amount: number, insured_age: number, children: number, ...list: ReturnType<typeof contractTo>[]): Told => ({
      heirs: { family_situation: 'pacs', children },
      patrimony: { has_other_patrimony: true, other_goods: [{ type: 'financial', amount: euros(amount), rate: 100 }] },
      life_insurances: { has_life_insurance: true, life_insurances_list: list, insured_age },
    })
    const [spouse, child] = [contractTo('spouse', 80_000), contractTo('children', 80_000)]
    expect(answerTo(told(101_500, 74, 1, spouse, child))).toMatchObject({
      options: [
        {
          total_tax: 8094,
          highest_tax: 11_144,
          rows: [{ late_duty: 0 }, { duty: 0, life_insurance_tax: 8094, late_duty: 8094, highest_late_duty: 11_144 }],
        },
      ],
      is_gains_split_open: false,
    })
    const both = (age: number) => answerTo(told(301_500, age, 2, contractTo('children', 300_000))).options?.[0]?.total_tax
    expect([both(69), both(71)]).toEqual([2 * 8194, 2 * 35_144])
    const supposed = supposeTransmission(told(301_500, 69, 2, contractTo('children', 300_000)), { insuredAge: 70 }, TODAY)
    expect(supposed?.options[0]?.totalTax.toString()).toBe(`${2 * 35_144}`)
  })

  it('[TRM-08] a PER on a securities account is in the estate, even if a beneficiary is named', () => {
    const list = [
      {
        name: '',
        amount: euros(150_000),
        beneficiary: 'spouse' as const,
        [PROVIDER_CONTRACT]: false,
        kind: 'per_securities' as const,
      },
    ]
    const answer = answerTo({
      heirs: { family_situation: 'single', children: 1 },
      patrimony: {},
      life_insurances: { has_life_insurance: true, life_insurances_list: list, insured_age: 72 },
    })
    // 150 000 less the funeral: 148 500, (48 500 above the allowance) 7 894.35.
    expect(answer).toMatchObject({ patrimonies_amount: 150_000, life_insurances_amount: 0, options: [{ total_tax: 7894 }] })
  })

  it('[O-CONST-10] [PATRI-19] gifts made before change nothing', () => {
    const { patrimony, ...rest } = answerTo({ ...TOLD, patrimony: { ...TOLD.patrimony, has_donate: true } })
    const { patrimony: before, ...same } = answerTo(TOLD)
    expect(rest).toEqual(same)
    expect(patrimony).not.toEqual(before)
  })

  it('[TRM-02] the home of a person without spouse, partner or child is taxed whole, even if others live there', () => {
    const told: Told = { ...TOLD, heirs: { family_situation: 'single', children: 0, parents: 0, siblings: 1 } }
    expect(answerTo(told)).toMatchObject({ patrimonies_amount: 750_000, tax_base: 748_500 })
  })
})

describe('what is supposed', () => {
  const taxes = (supposed: Parameters<typeof supposeTransmission>[1]) =>
    supposeTransmission(TOLD, supposed, TODAY)?.options.map(({ option, totalTax }) => `${option} ${totalTax.toString()}`)

  it('[TRM-05] moves one fact and leaves the others: nothing moved gives the saved figures', () => {
    expect(taxes({})).toEqual(['quarter 94164', 'usufruct 74408'])
    expect(taxes({ hasSpousalGift: true })?.map((text) => text.split(' ')[0])).toEqual([
      'quarter',
      'usufruct',
      'quarter_and_usufruct',
      'disposable',
    ])
    expect(taxes({ clause: 'spouse' })).toEqual(['quarter 55164', 'usufruct 35408'])
  })

  it('[TRM-05] an older spouse and a larger part of the home cost more', () => {
    const usufruct = (supposed: Parameters<typeof supposeTransmission>[1]) => Number(taxes(supposed)?.[1]?.split(' ')[1])
    expect(usufruct({ spouseAge: 75 })).toBeGreaterThan(74_408)
    expect(usufruct({ homeShare: new Decimal(1) })).toBeGreaterThan(74_408)
  })
})

test.prop([toldTransmissions])('[O-CALL-03] whatever is told is answered within the wire’s bounds', (told) => {
  const { figures, trees } = found(told)
  expect(figures === undefined).toBe(unansweredBy(told.heirs) !== undefined)
  expect(trees === undefined).toBe(figures === undefined)
  const written = transmissionAnswer.encode(writeTransmission(told, { figures, trees }, TODAY))
  expect(transmissionAnswer.safeDecode(JSON.parse(JSON.stringify(written)) as typeof written).success).toBe(true)
})

test.prop([toldTransmissions])('explaining changes no figure of the answer', (told) => {
  const { figures, trees } = found(told)
  const bare = figures?.options.map(({ option, totalTax, rows }) => [
    option,
    totalTax.toString(),
    rows.map(({ duty, insuranceTax, received }) => [duty.duty, insuranceTax, received].map(String)),
  ])
  const explained = trees?.options.map(({ option, totalTax, rows }) => [
    option,
    totalTax.value,
    rows.map(({ duty, insuranceTax, received }) => [duty.duty.value, insuranceTax.value, received.toString()]),
  ])
  expect(explained).toEqual(bare)
  expect(trees?.estate.taxBase.value).toBe(figures?.estate.taxBase.toString())
  expect(trees?.estate.patrimony.value).toBe(figures?.estate.patrimony.toString())
})
