import { beforeAll, describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { find, type Derivation } from '../explain/index.ts'
import { loadMortalityTables, type MortalityTables } from '../mortality/index.ts'
import { euros } from '../money/index.ts'
import { sylvie } from './arbitraries.ts'
import {
  annuityOf,
  explainAnnuity,
  explainSpouse,
  rateSourceOf,
  explainWithdrawal,
  SOURCES,
  spouseAmount,
  type AnnuityFigure,
  type AvailableResult,
  type SourceCode,
} from './index.ts'

let tables: MortalityTables

beforeAll(async () => {
  tables = await loadMortalityTables()
})

const reversible: AnnuityFigure = { type: 'RV_R' }
const priced = (result: AvailableResult | undefined, figure: AnnuityFigure) =>
  find(explainAnnuity(result as AvailableResult, figure, 'month') as Derivation, 'withdrawal.factor')
const price = (result: AvailableResult | undefined, figure: AnnuityFigure) => Number(priced(result, figure)?.value).toFixed(8)
const amounts = (result: AvailableResult | undefined, figure: AnnuityFigure) =>
  (['month', 'year'] as const).map((period) => annuityOf(result as AvailableResult, figure, period)?.toFixed(2))

/** An article 83 of one amount, all of it on one side. */
const article83 = (
  amount: string,
  side: 'capital' | 'annuity',
  { birthDate, asOf, age }: { readonly birthDate: string; readonly asOf: string; readonly age: number },
  spouse?: { readonly born: string; readonly percentage: 50 | 60 | 100 },
): AvailableResult => {
  const [capital, annuity] = side === 'capital' ? [euros(amount), euros(0)] : [euros(0), euros(amount)]
  const [result] = explainWithdrawal({
    accounts: [{ type: 'A83', scope: 'ais', status: 'ENCOURS', title: 'Article 83', policy_id: '1', balance: euros(amount) }],
    birthDate: plainDate(birthDate),
    asOf: plainDate(asOf),
    request: {
      distribution: { capital_1: capital, annuity_1: annuity },
      retirement_age: age,
      reversible: spouse !== undefined,
      ...(spouse && { birth_date_spouse: plainDate(spouse.born), reversion_percentage: spouse.percentage }),
    },
    tables,
  })
  return result as AvailableResult
}

// Computed outside this code, by a program of its own from the published tables: 0.6 TGH05 + 0.4 TGF05, 0 %, monthly arrears, fee 1 %.
describe('the two lives of a reversible annuity', () => {
  it('[MRM-33, MRM-34] take the spouse’s completed years at the start: 61 on 01/04/2028, born 12/05/1966', () => {
    const request = {
      ...sylvie.request,
      reversible: true,
      birth_date_spouse: plainDate('1966-05-12'),
      reversion_percentage: 60,
    } as const
    const [pero, , a83] = explainWithdrawal({ ...sylvie, request, tables })
    expect(priced(pero, reversible)?.inputs.map(({ term, value }) => [term, value])).toContainEqual([
      'withdrawal.spouse-age',
      '61',
    ])
    expect([price(pero, reversible), price(a83, reversible)]).toEqual(['32.54886712', '32.54886712'])
    expect(amounts(pero, reversible)).toEqual(['92.34', '1108.03'])
    expect(amounts(a83, reversible)).toEqual(['47.92', '575.02'])
  })

  it('[MRM-34] are read from the contract’s one table: the mixed one for both, 65 born 1961 and 62 born 1964', () => {
    const plan = { birthDate: '1961-02-15', asOf: '2026-03-01', age: 65 }
    const result = article83('100000', 'annuity', plan, { born: '1964-01-05', percentage: 60 })
    expect(price(result, reversible)).toBe('31.23095382')
    expect(amounts(result, reversible)).toEqual(['264.16', '3169.93'])
  })
})

describe('what the spouse receives', () => {
  it('[S-CONST-03] is the year × the percentage rounded, then its twelfth rounded, in this order alone', () => {
    // 60 %: 600,06 ÷ 12 = 50,005, where 83,34 × 60 % = 50,004. 50 %: 500,07 ÷ 12 = 41,6725, where 83,35 × 50 % = 41,675.
    expect(spouseAmount(euros('1000.10'), 60, 'month').toFixed(2)).toBe('50.01')
    expect(spouseAmount(euros('1000.14'), 50, 'month').toFixed(2)).toBe('41.67')
  })

  it('[S-CONST-03] is explained in that order too', () => {
    const plan = { birthDate: '1961-02-15', asOf: '2026-03-01', age: 65 }
    const result = article83('30060', 'annuity', plan, { born: '1964-01-05', percentage: 60 })
    // 952,88 × 60 % = 571,73, ÷ 12 = 47,644; 79,41 × 60 % would be 47,65.
    expect(amounts(result, reversible)).toEqual(['79.41', '952.88'])
    expect(explainSpouse(result, { type: 'RV_R' }, 60, 'month')?.value).toBe('47.64')
  })
})

describe('what the age and the technical rate rest on', () => {
  const sources = (result: AvailableResult | undefined) =>
    Object.fromEntries(
      (priced(result, { type: 'RV_NR' })?.inputs ?? []).map(({ term, source }) => [
        term.replace('withdrawal.', ''),
        source === undefined ? undefined : SOURCES[source.code as SourceCode],
      ]),
    )
  const ageSource = (birthDate: string, age: number) => {
    const result = article83('30000', 'annuity', { birthDate, asOf: '2026-11-20', age })
    const given = priced(result, { type: 'RV_NR' })?.inputs.find(({ term }) => term === 'withdrawal.age')
    return [given?.value, given?.source?.code]
  }

  it('[MRM-33, MRM-61] the age is the saver’s choice, unless it is over: then it is that of next month’s 1st', () => {
    expect(ageSource('1964-03-12', 64)).toEqual(['64', 'retirement-age'])
    // Past already, but still the age in completed years at the start.
    expect(ageSource('1962-10-05', 64)).toEqual(['64', 'retirement-age'])
    expect(ageSource('1961-03-12', 61)).toEqual(['65', 'age-at-start'])
    expect(ageSource('1960-11-25', 65)).toEqual(['66', 'age-at-start'])
  })

  it('[MRM-34] the technical rate is bounded by one article for a PER and by another for any other contract', () => {
    const rate = (result: AvailableResult | undefined) => sources(result)['technical-rate']?.citations
    const [pero, pereco, a83] = explainWithdrawal({ ...sylvie, tables })
    expect([pero, pereco, a83].map(rate)).toEqual([
      ['Code des assurances, art. A.142-1'],
      ['Code des assurances, art. A.142-1'],
      ['Code des assurances, art. A.132-1'],
    ])
    const types = ['PER', 'PERO', 'PERECO', 'PERU', 'A83', 'A82'] as const
    expect(types.map((type) => rateSourceOf({ type }))).toEqual([
      ...types.slice(0, 4).map(() => 'technical-rate'),
      'technical-rate-other',
      'technical-rate-other',
    ])
  })

  it('[MRM-50, MRM-51] an annuity is owed by the law of the PER for its mandatory payments, by the contract for an article 83', () => {
    const plan = { birthDate: '1964-03-12', asOf: '2026-11-20', age: 64 }
    const owed = (result: AvailableResult | undefined) =>
      find(explainAnnuity(result as AvailableResult, { type: 'RV_NR' }, 'year') as Derivation, 'withdrawal.saved')?.inputs.map(
        ({ source }) => source && SOURCES[source.code as SourceCode],
      )[0]
    const [pero] = explainWithdrawal({ ...sylvie, tables })
    expect(owed(pero)).toEqual({ kind: 'law', citations: ['Code monétaire et financier, art. L.224-5'] })
    expect(owed(article83('30000', 'annuity', plan))).toEqual({
      kind: 'law',
      citations: ['Code des assurances, art. L.132-23'],
    })
    expect(owed(article83('29999.99', 'annuity', plan))?.citations).toEqual(['Code des assurances, art. A.160-2'])
  })
})

describe('the threshold of small annuities', () => {
  it('[MRM-46] holds at 110,00 € a month and is passed at 110,01 €', () => {
    // 67, born 1970, on 01/03/2037: F = 26.419444 and 132 months.
    const plan = { birthDate: '1970-02-15', asOf: '2026-03-01', age: 67 }
    const tested = (amount: string) => article83(amount, 'capital', plan).smallAnnuity
    expect(tested('28332.09')).toMatchObject({ kind: 'within', monthly: euros('110'), threshold: euros('110') })
    expect(tested('28332.10')).toMatchObject({ kind: 'above', monthly: euros('110.01'), threshold: euros('110') })
  })
})
