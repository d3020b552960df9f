import { plainDate } from '@hautelisse/domain/calendar'
import { euros, ZERO_EUROS } from '@hautelisse/domain/money'
import { savingAlong, savingAt, situationOf } from '@hautelisse/domain/tax-saving'
import { describe, expect, it } from 'vitest'
import { curveRows } from './curve-rows.ts'

const situation = situationOf(
  { gender: 'F', client_age: 41, marital_status: 'CE', monthly_income: euros(5000), allocated_periodicity: null },
  plainDate('2026-11-20'),
)
const curve = savingAlong(situation, { from: ZERO_EUROS, to: situation.ceiling, steps: 4 })
const current = (amount: string) => ({ payment: euros(amount), saving: savingAt(situation, euros(amount)) })

describe('the rows of the table', () => {
  it('[TS-07] hold the saver’s own payment once, in its place among the points of the drawing', () => {
    const rows = curveRows(curve, current('1234.56'))
    expect(rows.map(({ payment, isCurrent }) => `${payment.toString()}${isCurrent ? ' own' : ''}`)).toEqual([
      '0',
      '1234.56 own',
      '1350',
      '2700',
      '4050',
      '5400',
    ])
    expect(curveRows(curve, current('2700')).filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(curveRows(curve, current('2700'))).toHaveLength(curve.length)
  })

  it('[TS-07] end with a payment above the ceiling, which saves no more', () => {
    const last = curveRows(curve, current('9000')).at(-1)
    expect([last?.isCurrent, last?.saving]).toEqual([true, curve.at(-1)?.saving])
  })
})
