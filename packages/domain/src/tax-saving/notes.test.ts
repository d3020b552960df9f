import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { situationOf, type TaxRequest } from './index.ts'
import { notesOf } from './notes.ts'

const request: TaxRequest = {
  gender: 'F',
  client_age: 40,
  marital_status: 'CE',
  monthly_income: euros(2750),
  allocated_periodicity: null,
}
/** Its ceiling is 4 710. */
const situation = situationOf(request, plainDate('2026-11-20'))

describe('the useful payment', () => {
  const notes = (useful: number) =>
    notesOf(request, { situation, taxBefore: euros(1000), useful: euros(useful), payment: euros(4710), isMonthly: false })

  it('[TS-02] is said 50 € below the ceiling, and not 49 €', () => {
    expect(notes(4660)).toEqual([{ kind: 'useful-payment', payment: euros(4660) }])
    expect(notes(4661)).toEqual([])
  })
})
