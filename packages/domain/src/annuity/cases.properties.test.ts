import { test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import { readCase } from '../case/index.ts'
import { Decimal } from '../money/index.ts'
import { loadReviewTables } from '../mortality/index.ts'
import { annuityRows } from './arbitraries.ts'
import { annuityCases, evaluateAnnuityCase } from './index.ts'

const tables = await loadReviewTables()
const answer = await annuityCases.open()
const DAY = plainDate('2026-11-20')

test.prop([annuityRows])('[BEY-01] [ANN-12] the price of a case is that of its row', (row) => {
  const found = answer(annuityCases.caseOf(row, DAY))
  const expected = evaluateAnnuityCase(row, tables)
  expect(expected.kind).toBe('evaluated')
  expect(found).toMatchObject({
    kind: 'answered',
    figures: [
      { term: 'factor', value: { kind: 'number', number: new Decimal(expected.kind === 'evaluated' ? expected.factor : 0) } },
    ],
  })
})

const SINGLE = {
  type: 'RV_NR',
  table: 'TGF05',
  birth_year: 1961,
  age: 64,
  technical_rate: 0,
  payments_per_year: 12,
  timing: 'arrears',
}
const readAs = (inputs: object) => readCase(annuityCases, { schema: 1, simulator: 'annuity', asOf: DAY, inputs })

it('[BEY-01] there is one way to write a row: numbers as numbers, no empty cell, no blanks', () => {
  const reading = readAs({
    ...SINGLE,
    birth_year: '1961.0',
    age: ' 64',
    technical_rate: '-0.0',
    timing: ' arrears ',
    spouse_age: '',
  })
  expect(reading).toMatchObject({ kind: 'read', case: { inputs: SINGLE } })
})

it('[BEY-02] a cell that says nothing to the engine is refused in the reading, an age without mortality in the answer', () => {
  expect(readAs({ ...SINGLE, table: 'Sylvie', age: '6 4' })).toMatchObject({
    kind: 'refused',
    problems: [
      { path: 'table', reason: 'not-in-list' },
      { path: 'age', reason: 'not-a-whole-number' },
    ],
  })
  expect(readAs({ ...SINGLE, id: 'AX1' })).toMatchObject({ kind: 'refused', reason: 'wrong-inputs' })
  const young = readAs({ ...SINGLE, age: 34 })
  expect(young.kind === 'read' && answer(young.case)).toEqual({
    kind: 'refused',
    problems: [{ path: 'age', reason: 'no-mortality-before-age' }],
  })
})
