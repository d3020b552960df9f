import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { PROVIDER_CONTRACT } from '../contract/index.ts'
import { replay, stepsOf, unreadable } from '../explain/index.ts'
import { euros } from '../money/index.ts'
import {
  EMPTY_SECOND,
  explainSecondDeath,
  explainTransmission,
  secondQuestions,
  secondToldBy,
  simulateSecond,
  simulateTransmission,
  TRANSMISSION_READING,
  typedAs,
  validateSecond,
  writeTransmission,
  type Heirs,
  type SecondForm,
  type SecondQuestions,
  type TransmissionAnswer,
} from './index.ts'

const TODAY = plainDate('2026-11-20')
const COUPLE: Heirs = {
  has_testament: false,
  family_situation: 'spouse',
  has_spouse_donation: true,
  children: 2,
  has_same_parents: true,
  spouse_age: 65,
}

/** The result of somebody with 301 500 euros of securities, and contracts of 50 000 for the spouse where told. */
const resultOf = (heirs: Heirs, isInsured = false): TransmissionAnswer => {
  const told = {
    heirs,
    patrimony: { has_other_patrimony: true, other_goods: [{ type: 'financial' as const, amount: euros(301_500), rate: 100 }] },
    life_insurances: isInsured
      ? {
          has_life_insurance: true,
          life_insurances_list: [{ name: '', amount: euros(50_000), beneficiary: 'spouse' as const, [PROVIDER_CONTRACT]: false }],
        }
      : {},
  }
  const found = { figures: simulateTransmission(told, TODAY), trees: explainTransmission(told, TODAY) }
  return writeTransmission(told, found, TODAY)
}

describe('what is asked of the second death', () => {
  it('[BEY-89] money that is spent where an option has a usufruct, contracts where some are paid to the spouse', () => {
    expect(secondQuestions(resultOf(COUPLE))).toEqual({ children: undefined, asksSpent: true, asksInsurance: false })
    expect(secondQuestions(resultOf(COUPLE, true))?.asksInsurance).toBe(true)
    const others = { family_situation: 'spouse', children: 2, has_same_parents: false } as const
    expect(secondQuestions(resultOf(others))).toEqual({ children: 2, asksSpent: false, asksInsurance: false })
  })

  it('[BEY-86] nothing without a spouse or a child', () => {
    expect(secondQuestions(resultOf({ family_situation: 'single', children: 2 }))).toBeUndefined()
    expect(secondQuestions(resultOf({ family_situation: 'spouse', children: 0, parents: 2 }))).toBeUndefined()
  })
})

const ALL: SecondQuestions = { children: 2, asksSpent: true, asksInsurance: true }
const form = (own: string, common = '2', spent = ''): SecondForm => ({
  own: typedAs(own),
  common,
  spent: typedAs(spent),
  hasInsurance: true,
})

describe('what was typed', () => {
  const wrong = (typed: SecondForm, questions = ALL) =>
    validateSecond(typed, questions).map(({ path, code }) => `${path} ${code}`)

  it('[BEY-80] the spouse may own nothing, and has to say so', () => {
    expect(wrong(form(''))).toEqual(['second.own required'])
    expect(wrong(form('0'))).toEqual([])
    expect(secondToldBy(form(''), ALL)).toBeUndefined()
  })

  it('[BEY-80] [BEY-82] an amount is a number, not below 0, and at most 9 999 999 999.99', () => {
    expect(wrong(form('abc', '2', '-1'))).toEqual(['second.own wrong', 'second.spent wrong'])
    expect(wrong(form('9 999 999 999,99', '2', '10 000 000 000'))).toEqual(['second.spent amount-too-large'])
    expect(secondToldBy(form('5', '2', 'abc'), ALL)).toBeUndefined()
  })

  it('[BEY-84] at most every child is common', () => {
    expect([' ', '3', '-1', 'x', '0', '2'].map((common) => wrong(form('1', common)))).toEqual([
      ['second.common required'],
      ['second.common wrong'],
      ['second.common wrong'],
      ['second.common wrong'],
      [],
      [],
    ])
  })

  it('[BEY-89] what is not asked is not told', () => {
    expect(secondToldBy(form('600 000', '1', '2'), ALL)).toEqual({
      spouse_patrimony: euros(600_000),
      common_children: 1,
      spent_usufruct: euros(2),
      with_life_insurance: true,
    })
    expect(secondToldBy(form('1', 'x', 'abc'), { children: undefined, asksSpent: false, asksInsurance: false })).toEqual({
      spouse_patrimony: euros(1),
      common_children: undefined,
      spent_usufruct: undefined,
      with_life_insurance: false,
    })
    expect(secondToldBy(EMPTY_SECOND, ALL)).toBeUndefined()
  })
})

it('[BEY-85] the page explains the figures that are computed without it, each in steps that can be read', () => {
  for (const heirs of [COUPLE, { ...COUPLE, has_same_parents: false, has_spouse_donation: false }]) {
    const result = resultOf(heirs, true)
    const second = {
      spouse_patrimony: euros(600_000),
      common_children: 1,
      spent_usufruct: euros(40_000),
      with_life_insurance: true,
    }
    const explained = explainSecondDeath(result, second, TODAY) ?? []
    const figures = simulateSecond(result, second, TODAY) ?? []
    expect(explained.length).toBeGreaterThan(0)
    for (const [at, outcome] of explained.entries())
      for (const name of ['firstTax', 'secondTax', 'bothTaxes', 'ownedOfFirst', 'ownedOfSecond', 'whole', 'net'] as const) {
        const figure = outcome[name]
        expect([name, figure.value]).toEqual([name, figures[at]?.[name].toString()])
        expect(replay(figure, {}).toString()).toBe(figure.value)
        expect(unreadable(figure, TRANSMISSION_READING).map(({ term }) => term)).toEqual([])
        expect(TRANSMISSION_READING.summary?.(figure).length).toBeLessThanOrEqual(5)
        expect(stepsOf(figure, TRANSMISSION_READING, TRANSMISSION_READING.summary?.(figure)).length).toBeLessThanOrEqual(8)
      }
  }
  expect(
    explainSecondDeath(resultOf({ family_situation: 'single', children: 1 }), { spouse_patrimony: euros(1) }, TODAY),
  ).toBeUndefined()
})
