import { describe, expect, it } from 'vitest'

import { ANNUITY_TYPES } from '../annuity/index.ts'
import { AGE_OF_MAJORITY } from '../calendar/index.ts'
import {
  answerReversible,
  firstStepOf,
  guaranteedYears,
  guaranteedYearsAt,
  LAST_ROW_AGE,
  options,
  RETIREMENT_AGES,
  REVERSION_PERCENTAGES,
  showsSpouse,
  stepAt,
  stepsFrom,
  type WithdrawalForm,
} from './index.ts'

const form: WithdrawalForm = {
  retirement_age: '64',
  reversible: null,
  birth_date_spouse: '01/02/1966',
  reversion_percentage: 60,
  distribution: [],
  annuity_type: 'RV_CPP',
}

describe('annuity types on offer', () => {
  it('[MRM-37, MRM-38] are two when the annuity is reversible', () => {
    expect(options(true)).toEqual(['RV_R', 'RV_RAG'])
  })

  it('[MRM-37, MRM-39, MRM-40] are three when it is not, or nothing was answered', () => {
    expect(options(false)).toEqual(['RV_NR', 'RV_NRAG', 'RV_CPP'])
    expect(options(null)).toEqual(['RV_NR', 'RV_NRAG', 'RV_CPP'])
  })

  it('[MRM-42] lose the chosen one whenever the answer changes, and keep everything else', () => {
    expect(answerReversible(form, true)).toEqual({ ...form, reversible: true, annuity_type: null })
    expect(answerReversible(form, false)).toEqual({ ...form, reversible: false, annuity_type: null })
    expect(answerReversible(form, null)).toEqual(form)
  })

  it('[MRM-53] show the spouse section only when the annuity is reversible', () => {
    expect([true, false, null].map((reversible) => showsSpouse({ reversible }))).toEqual([true, false, false])
  })
})

describe('constants', () => {
  it('[S-CONST-01, S-CONST-02, S-CONST-03, S-CONST-15, O-CONST-41] are those of the specification', () => {
    expect(RETIREMENT_AGES).toEqual({ first: 60, last: 69 })
    expect(AGE_OF_MAJORITY).toBe(18)
    expect(REVERSION_PERCENTAGES).toEqual([50, 60, 100])
    expect(LAST_ROW_AGE).toBe(95)
  })
})

describe('guaranteed years', () => {
  it('[S-CONST-06] are 5 × (index + 2) with reversion', () => {
    expect([0, 1, 2, 3].map((index) => guaranteedYearsAt('RV_RAG', index))).toEqual([10, 15, 20, 25])
  })

  it('[S-CONST-07] are 5 × (index + 1) without', () => {
    expect([0, 1, 2, 3, 4].map((index) => guaranteedYearsAt('RV_NRAG', index))).toEqual([5, 10, 15, 20, 25])
  })

  it('[S-CONST-08] go up to 25 and stay 5 years below the expectation of life', () => {
    expect(guaranteedYears('RV_NRAG', 28.35)).toEqual([5, 10, 15, 20])
    expect(guaranteedYears('RV_RAG', 28.35)).toEqual([10, 15, 20])
    expect(guaranteedYears('RV_NRAG', 30)).toEqual([5, 10, 15, 20, 25])
    expect(guaranteedYears('RV_RAG', 30)).toEqual([10, 15, 20, 25])
    expect(guaranteedYears('RV_NRAG', 29.99)).toEqual([5, 10, 15, 20])
    expect(guaranteedYears('RV_NRAG', 90)).toEqual([5, 10, 15, 20, 25])
    expect(guaranteedYears('RV_NRAG', 9.9)).toEqual([])
    expect(guaranteedYears('RV_NRAG', 10)).toEqual([5])
    expect(guaranteedYears('RV_RAG', 14.9)).toEqual([])
  })
})

describe('steps', () => {
  it('[S-CONST-12, S-CONST-13, O-CONST-42] change after 70 and after 75', () => {
    expect([60, 70, 70 + 1 / 12, 75, 75 + 1 / 12, 95].map(stepAt)).toEqual([
      'AVANT_70',
      'AVANT_70',
      'DE_70_A_75',
      'DE_70_A_75',
      'APRES_75',
      'APRES_75',
    ])
  })

  it('[S-CONST-13] wholly before the start are left out', () => {
    expect(stepsFrom(69)).toEqual(['AVANT_70', 'DE_70_A_75', 'APRES_75'])
    expect(stepsFrom(70)).toEqual(['DE_70_A_75', 'APRES_75'])
    expect(stepsFrom(74)).toEqual(['DE_70_A_75', 'APRES_75'])
    expect(stepsFrom(75)).toEqual(['APRES_75'])
    expect(stepsFrom(90)).toEqual(['APRES_75'])
  })

  it('[S-CONST-12] begin with the first that is left, in whatever order they are told', () => {
    expect([69, 70, 75].map((age) => firstStepOf(stepsFrom(age)))).toEqual(['AVANT_70', 'DE_70_A_75', 'APRES_75'])
    expect(firstStepOf(['APRES_75', 'DE_70_A_75'])).toBe('DE_70_A_75')
    expect(firstStepOf([])).toBe('APRES_75')
  })
})

it('[P-CONST-22] every type of annuity is offered with reversion or without, and there is no sixth', () => {
  expect(ANNUITY_TYPES.toSorted()).toEqual(['RV_CPP', 'RV_NR', 'RV_NRAG', 'RV_R', 'RV_RAG'])
  expect([...options(true), ...options(false)].toSorted()).toEqual(ANNUITY_TYPES.toSorted())
})
