import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { linkOf, readCase } from '../case/index.ts'
import { inProportion } from '../properties/arbitraries.ts'
import { estimateBases } from './arbitraries.ts'
import {
  estimateCurve,
  firstPosition,
  leastMonth,
  leftOutOf,
  pensionCases,
  pensionInputsOf,
  writeEstimate,
  type EstimateBasis,
} from './index.ts'

const answer = await pensionCases.open()
const caseOf = (basis: EstimateBasis) => pensionCases.caseOf(pensionInputsOf(basis), basis.today)
const figuresOf = (basis: EstimateBasis) => {
  const result = answer(caseOf(basis))
  return result.kind === 'answered' ? result.figures : []
}

/** Every month of an estimate up to seventy is computed for each case. */
const FEW = inProportion(0.1)
const [WORKED] = fc.sample(
  estimateBases.filter((basis) => leftOutOf(basis) === undefined),
  { numRuns: 1, seed: 20_261_120 },
)

describe('an estimate of the state pension as a case', () => {
  test.prop([estimateBases], FEW)(
    '[BEY-01] is read again as it was written, and gives the rows that the portal gives to the person',
    (basis) => {
      const one = caseOf(basis)
      expect(readCase(pensionCases, JSON.parse(JSON.stringify(one)))).toMatchObject({ kind: 'read', case: one })
      const { rows } = estimateCurve(basis)
      const figures = new Map(figuresOf(basis).map(({ term, value }) => [term, value]))
      expect(figures.size > 0).toBe(rows.length > 0)
      for (const { ageInMonths, amounts, mark } of leftOutOf(basis) === undefined ? rows : []) {
        if (ageInMonths % 12 === 0) expect(figures.get(`month-${ageInMonths / 12}`)).toMatchObject({ amount: amounts.month })
        if (mark === 'first') expect(figures.get('month-first')).toMatchObject({ amount: amounts.month })
        if (mark === 'full-rate') expect(figures.get('month')).toMatchObject({ amount: amounts.month, per: 'month' })
      }
    },
  )

  test.prop([estimateBases.filter((basis) => leftOutOf(basis) !== undefined)], FEW)(
    '[PE-11] (S-6) says the least month alone where a scheme is left out, in whole euros',
    (basis) => {
      const figures = figuresOf(basis)
      const { rows } = estimateCurve(basis)
      const amounts = figures.flatMap(({ term, value }) => (value.kind === 'euros' ? [{ term, amount: value.amount }] : []))
      expect(amounts.map(({ term }) => term)).toEqual(rows.length === 0 ? [] : ['month-least'])
      for (const { amount } of amounts) expect(rows.some((row) => leastMonth(row.amounts.month).eq(amount))).toBe(true)
    },
  )

  it('[BEY-01] begins with the month that the page opens with, and its calculation', () => {
    if (WORKED === undefined) throw new Error('There is an estimate')
    const estimate = writeEstimate(WORKED, { base: [], complementary: [] }, '2026-11-20T09:00:00.000Z')
    const place = firstPosition(estimate)
    const [first] = figuresOf(WORKED)
    const month = estimate.result[place]?.monthly
    expect(first).toMatchObject({ term: 'month', value: { kind: 'euros', amount: month, per: 'month' } })
    expect(first?.derivation).toEqual(estimate.explanation?.[place]?.monthly)
  })

  test.prop([estimateBases], FEW)('[BEY-01, BEY-03] names no scheme, holds no birth date, and stands in no link', (basis) => {
    const one = caseOf(basis)
    const text = JSON.stringify(one)
    expect(text).not.toMatch(/libérales|label|employer/)
    expect(text.includes(`"${basis.birth}"`)).toBe(false)
    expect(linkOf(pensionCases, one)).toEqual({ kind: 'file', reason: 'career' })
  })

  it('[BEY-02] refuses text among its answers', () => {
    const inputs = { birth_month: '1964-03', other_kinds: { contributed: 0, reputed: {}, uncounted: 0, early: { Sylvie: 1 } } }
    expect(pensionCases.read(1, inputs)).toMatchObject({ kind: 'refused', reason: 'wrong-inputs' })
  })
})
