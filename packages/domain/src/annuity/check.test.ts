import { describe, expect, it } from 'vitest'
import { DomainInputError } from '../input/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { annuityFactor, type AnnuityInput, checkAnnuity, hasGuaranteedYears, hasReversion } from './index.ts'

const tables = await loadMortalityTables()
const life = { table: tables.TGF05, birthYear: 1961, age: 64 }
const spouse = { table: tables.TGF05, birthYear: 1964, age: 62 }
const full: AnnuityInput = {
  type: 'RV_RAG',
  life,
  spouse,
  reversion: 0.6,
  guaranteedYears: 10,
  technicalRate: 0,
  paymentsPerYear: 12,
  timing: 'arrears',
}

describe('an annuity without a price', () => {
  it.each<[string, Partial<AnnuityInput>, unknown]>([
    [
      'an age below the first one',
      { life: { ...life, age: 34 } },
      { field: 'life.age', kind: 'no-mortality-before-age', value: 34, birthYear: 1961, firstAge: 35 },
    ],
    [
      'a negative age',
      { life: { ...life, birthYear: 2005, age: -1 } },
      { field: 'life.age', kind: 'no-mortality-before-age', value: -1, birthYear: 2005, firstAge: 0 },
    ],
    [
      'an age beyond the table',
      { life: { ...life, age: 121 } },
      { field: 'life.age', kind: 'nobody-left', value: 121, birthYear: 1961 },
    ],
    [
      'an age at which nobody of the column is left',
      { life: { ...life, birthYear: 1900, age: 120 } },
      { field: 'life.age', kind: 'nobody-left', value: 120, birthYear: 1900 },
    ],
    [
      'an age that is not in completed years',
      { life: { ...life, age: 60.5 } },
      { field: 'life.age', kind: 'not-whole', value: 60.5 },
    ],
    [
      'an age that is no number',
      { life: { ...life, age: Number.NaN } },
      { field: 'life.age', kind: 'not-whole', value: Number.NaN },
    ],
    [
      'a birth year that is not whole',
      { life: { ...life, birthYear: 1961.2 } },
      { field: 'life.birthYear', kind: 'not-whole', value: 1961.2 },
    ],
    ['a reversible annuity without a spouse', { spouse: undefined }, { field: 'spouse', kind: 'missing' }],
    ['a reversible annuity without a share', { reversion: undefined }, { field: 'reversion', kind: 'missing' }],
    [
      'a spouse below the first age',
      { spouse: { ...spouse, age: 20 } },
      { field: 'spouse.age', kind: 'no-mortality-before-age', value: 20, birthYear: 1964, firstAge: 32 },
    ],
    [
      'a spouse beyond the table',
      { spouse: { ...spouse, age: 130 } },
      { field: 'spouse.age', kind: 'nobody-left', value: 130, birthYear: 1964 },
    ],
    ['a spouse of 62 and a half', { spouse: { ...spouse, age: 62.5 } }, { field: 'spouse.age', kind: 'not-whole', value: 62.5 }],
    [
      'a spouse without a birth year',
      { spouse: { ...spouse, birthYear: Number.NaN } },
      { field: 'spouse.birthYear', kind: 'not-whole', value: Number.NaN },
    ],
    ['a share above the whole', { reversion: 1.01 }, { field: 'reversion', kind: 'out-of-range', value: 1.01, min: 0, max: 1 }],
    ['a negative share', { reversion: -0.01 }, { field: 'reversion', kind: 'out-of-range', value: -0.01, min: 0, max: 1 }],
    [
      'a share that is no number',
      { reversion: Number.NaN },
      { field: 'reversion', kind: 'out-of-range', value: Number.NaN, min: 0, max: 1 },
    ],
    ['guaranteed years left out', { guaranteedYears: undefined }, { field: 'guaranteedYears', kind: 'missing' }],
    [
      'a negative guarantee',
      { guaranteedYears: -5 },
      { field: 'guaranteedYears', kind: 'out-of-range', value: -5, min: 0, max: 121 },
    ],
    [
      'a guarantee longer than the table',
      { guaranteedYears: 122 },
      { field: 'guaranteedYears', kind: 'out-of-range', value: 122, min: 0, max: 121 },
    ],
    ['a guarantee of half years', { guaranteedYears: 2.5 }, { field: 'guaranteedYears', kind: 'not-whole', value: 2.5 }],
    [
      'a rate of −100 %',
      { technicalRate: -1 },
      { field: 'technicalRate', kind: 'out-of-range', value: -1, min: -0.99, max: 0.5 },
    ],
    ['a rate in percent', { technicalRate: 1 }, { field: 'technicalRate', kind: 'out-of-range', value: 1, min: -0.99, max: 0.5 }],
    [
      'a rate that is no number',
      { technicalRate: Number.NaN },
      { field: 'technicalRate', kind: 'out-of-range', value: Number.NaN, min: -0.99, max: 0.5 },
    ],
    [
      'five instalments a year',
      { paymentsPerYear: 5 },
      { field: 'paymentsPerYear', kind: 'not-one-of', value: 5, allowed: [1, 2, 4, 12] },
    ],
  ])('[ANN-06] %s is refused with its figures', (_, change, refusal) => {
    const input = { ...full, ...change }
    expect(checkAnnuity(input)).toEqual(refusal)
    expect(() => annuityFactor(input)).toThrow(DomainInputError)
  })

  it('[ANN-06] names field, value and reason in the error of a caller that did not ask first', () => {
    const failure = new DomainInputError({ field: 'spouse', value: 'x'.repeat(100), reason: 'missing' })
    expect(failure).toMatchObject({ name: 'DomainInputError', field: 'spouse', reason: 'missing', value: 'x'.repeat(80) })
    expect(() => annuityFactor({ ...full, technicalRate: 2 })).toThrow(
      'No price for this annuity: {"field":"technicalRate","kind":"out-of-range","value":2,"min":-0.99,"max":0.5}',
    )
  })

  it.each<[string, object, object]>([
    ['an unknown type', { type: 'RV_X' }, { field: 'type', kind: 'not-in-list' }],
    ['an unknown timing', { timing: 'later' }, { field: 'timing', kind: 'not-in-list', allowed: ['arrears', 'advance'] }],
    ['the name of a table', { life: { ...life, table: 'TGF05' } }, { field: 'life.table', kind: 'not-a-table' }],
    ['no life', { life: undefined }, { field: 'life', kind: 'missing' }],
    ['a rate as text', { technicalRate: '0.01' }, { field: 'technicalRate', kind: 'out-of-range' }],
  ])('[ANN-06] %s is refused', (_, change, refusal) => {
    expect(checkAnnuity({ ...full, ...change })).toMatchObject(refusal)
    expect(() => annuityFactor({ ...full, ...change })).toThrow(DomainInputError)
  })

  it.each<[string, Partial<AnnuityInput>]>([
    ['the first age of a column', { life: { ...life, age: 35 } }],
    ['the last age with somebody living', { life: { ...life, birthYear: 2005, age: 120 } }],
    ['no reversion at all', { reversion: 0 }],
    ['the whole annuity to the spouse', { reversion: 1 }],
    ['no guaranteed year', { guaranteedYears: 0 }],
    ['as many guaranteed years as the table has', { guaranteedYears: 121 }],
    ['the lowest rate', { technicalRate: -0.99 }],
    ['the highest rate', { technicalRate: 0.5 }],
    ['one instalment a year', { paymentsPerYear: 1 }],
  ])('[ANN-06] %s is accepted and has a finite price', (_, change) => {
    const input = { ...full, ...change }
    expect(checkAnnuity(input)).toBeUndefined()
    expect(annuityFactor(input)).toBeGreaterThan(0)
    expect(annuityFactor(input)).toBeLessThan(Number.POSITIVE_INFINITY)
  })

  it('[ANN-06] has a finite price at the lowest rate over the whole table', () => {
    const newborn = { ...life, birthYear: 2005, age: 0 }
    expect(annuityFactor({ ...full, life: newborn, spouse: newborn, guaranteedYears: 121, technicalRate: -0.99 })).toBeLessThan(
      1e300,
    )
  })

  it('[ANN-06] does not look at fields that the type does not read', () => {
    const nonsense = { spouse: { ...spouse, age: 500 }, reversion: 7, guaranteedYears: -1 }
    const plain = { life, technicalRate: 0, paymentsPerYear: 12, timing: 'arrears' } as const
    expect(checkAnnuity({ ...plain, ...nonsense, type: 'RV_NR' })).toBeUndefined()
    expect(annuityFactor({ ...plain, ...nonsense, type: 'RV_NR' })).toBe(annuityFactor({ ...plain, type: 'RV_NR' }))
    expect(annuityFactor({ ...plain, ...nonsense, type: 'RV_CPP' })).toBe(annuityFactor({ ...plain, type: 'RV_CPP' }))
    expect(annuityFactor({ ...plain, ...nonsense, type: 'RV_NRAG', guaranteedYears: 5 })).toBe(
      annuityFactor({ ...plain, type: 'RV_NRAG', guaranteedYears: 5 }),
    )
    expect(annuityFactor({ ...plain, ...nonsense, type: 'RV_R', spouse, reversion: 1 })).toBe(
      annuityFactor({ ...plain, type: 'RV_R', spouse, reversion: 1 }),
    )
  })

  it('knows which types read reversion and guaranteed years', () => {
    const types = ['RV_R', 'RV_RAG', 'RV_NR', 'RV_NRAG', 'RV_CPP'] as const
    expect(types.map((type) => hasReversion(type))).toEqual([true, true, false, false, false])
    expect(types.map((type) => hasGuaranteedYears(type))).toEqual([false, true, false, true, false])
  })
})
