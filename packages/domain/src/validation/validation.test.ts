import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros, parseAmount } from '../money/index.ts'
import {
  errorOf,
  FIELD_ERROR_CODES,
  fieldError,
  refusals,
  requireAdult,
  requireAmount,
  requireChoice,
  requireFrenchDate,
  requireInteger,
  requireKey,
  requireValue,
} from './index.ts'

describe('a refusal', () => {
  it('says which field, what is wrong, and the figures of the sentence', () => {
    expect(fieldError('a', 'required')).toEqual({ path: 'a', code: 'required' })
    expect(fieldError('a', 'age-out-of-range', { min: 60, max: 69 })).toEqual({
      path: 'a',
      code: 'age-out-of-range',
      params: { min: 60, max: 69 },
    })
  })

  it('has a code of its own', () => {
    expect(new Set(FIELD_ERROR_CODES).size).toBe(FIELD_ERROR_CODES.length)
  })

  it('is kept among several rules, in their order, and found by its field', () => {
    const errors = refusals(
      undefined,
      fieldError('b', 'wrong'),
      undefined,
      fieldError('a', 'required'),
      fieldError('b', 'required'),
    )
    expect(errors.map(({ path }) => path)).toEqual(['b', 'a', 'b'])
    expect(errorOf(errors, 'b')?.code).toBe('wrong')
    expect(errorOf(errors, 'c')).toBeUndefined()
  })
})

describe('a required value', () => {
  it.each([undefined, null, '', '  '])('is missing when nothing was entered: %j', (value) => {
    expect(requireValue('annuity_type', value)?.code).toBe('required')
    expect(requireValue('annuity_type', value, 'annuity-option-required')?.code).toBe('annuity-option-required')
  })

  it.each([0, false, 'RV_R', [], Number.NaN])('is there otherwise: %j', (value) => {
    expect(requireValue('annuity_type', value)).toBeUndefined()
  })
})

describe('a required key', () => {
  it('[MRM-62] may be empty but must be in the form', () => {
    expect(requireKey({ reversible: '' }, 'reversible')).toBeUndefined()
    expect(requireKey({ reversible: null }, 'reversible')).toBeUndefined()
    expect(requireKey({ reversible: false }, 'reversible')).toBeUndefined()
    expect(requireKey({}, 'reversible')).toEqual({ path: 'reversible', code: 'required' })
    expect(requireKey({ reversible: undefined }, 'reversible')?.code).toBe('required')
    expect(requireKey({}, 'toString')?.code).toBe('required')
  })
})

describe('a whole number within bounds', () => {
  const rule = { min: 60, max: 69, missing: 'age-required', outside: 'age-out-of-range' } as const

  it('[MRM-59] is required', () => {
    expect(requireInteger('retirement_age', undefined, rule)?.code).toBe('age-required')
    expect(requireInteger('retirement_age', null, rule)?.code).toBe('age-required')
    expect(requireInteger('retirement_age', null, { min: 0, max: 1 })?.code).toBe('required')
  })

  it.each([60, 64, 69])('[MRM-60] may be either bound or between: %d', (age) => {
    expect(requireInteger('retirement_age', age, rule)).toBeUndefined()
  })

  it.each([59, 70, 60.5, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    '[MRM-60] [MRM-61] is refused outside, or with decimals: %d',
    (age) => {
      expect(requireInteger('retirement_age', age, rule)).toEqual({
        path: 'retirement_age',
        code: 'age-out-of-range',
        params: { min: 60, max: 69 },
      })
      expect(requireInteger('retirement_age', age, { min: 60, max: 69 })?.code).toBe('wrong')
    },
  )
})

describe('a choice', () => {
  it('[MRM-68] is one of the list', () => {
    for (const percentage of [50, 60, 100])
      expect(requireChoice('reversion_percentage', percentage, [50, 60, 100])).toBeUndefined()
    expect(requireChoice('reversion_percentage', 55, [50, 60, 100])?.code).toBe('wrong')
    expect(requireChoice('reversion_percentage', '50', [50, 60, 100], { outside: 'reversion-percentage-wrong' })?.code).toBe(
      'reversion-percentage-wrong',
    )
  })

  it('[MRM-67] [MRM-69] is required', () => {
    expect(requireChoice('reversion_percentage', undefined, [50, 60, 100])?.code).toBe('required')
    expect(requireChoice('annuity_type', '', ['RV_R'], { missing: 'annuity-option-required' })?.code).toBe(
      'annuity-option-required',
    )
  })
})

describe('an amount', () => {
  it('[MRM-70] must be entered', () => {
    expect(requireAmount('capital_1', parseAmount(' '))).toEqual({ path: 'capital_1', code: 'required' })
  })

  it('[MRM-72] must be one, and not below zero', () => {
    expect(requireAmount('capital_1', parseAmount('abc'))?.code).toBe('wrong')
    expect(requireAmount('capital_1', parseAmount('-0,01'))?.code).toBe('wrong')
  })

  it('may be zero', () => {
    expect(requireAmount('capital_1', parseAmount('-0'))).toBeUndefined()
    expect(requireAmount('capital_1', { kind: 'amount', amount: euros(1) })).toBeUndefined()
  })
})

describe('a date in a field', () => {
  it('[P-FMT-01] is required, and a day that exists', () => {
    expect(requireFrenchDate('birth_date_spouse', '')?.code).toBe('required')
    expect(requireFrenchDate('birth_date_spouse', '31/02/1970')?.code).toBe('date-wrong')
    expect(requireFrenchDate('birth_date_spouse', '28/02/1970')).toBeUndefined()
  })

  it('[MRM-65] of a spouse must be eighteen years ago today, or earlier', () => {
    const today = plainDate('2026-11-20')
    expect(requireAdult('birth_date_spouse', plainDate('2008-11-20'), today)).toBeUndefined()
    expect(requireAdult('birth_date_spouse', plainDate('2008-11-21'), today)).toEqual({
      path: 'birth_date_spouse',
      code: 'spouse-minor',
    })
    expect(requireAdult('birth_date', plainDate('2008-11-21'), today, 'wrong')?.code).toBe('wrong')
  })
})
