import { describe, expect, it } from 'vitest'
import { Decimal, euros } from '../money/index.ts'
import { moveLots } from './move.ts'

const into = [{ weight: euros(100), value: euros(1) }]

describe('lots that bring nothing', () => {
  it('[FSW-05] a lot without units moves nothing', () => {
    const [[moved] = []] = moveLots(
      [{ lots: [{ units: new Decimal(0), paid: euros(0) }], value: euros(10), wanted: undefined }],
      into,
    )
    expect(moved?.amount.toFixed(2)).toBe('0.00')
    expect(moved?.parts.map(({ amount, units, paid }) => [amount.toFixed(2), units.toFixed(6), paid.toFixed(2)])).toEqual([
      ['0.00', '0.000000', '0.00'],
    ])
  })

  it('[FSW-05] what was paid for less than half a cent of a fund goes where most of the rest goes', () => {
    const lot = { units: new Decimal('0.000001'), paid: euros('0.01') }
    const [[moved] = []] = moveLots([{ lots: [lot], value: euros(1), wanted: undefined }], into)
    expect(moved?.units.toFixed(6)).toBe('0.000001')
    expect(moved?.amount.toFixed(2)).toBe('0.00')
    expect(moved?.parts.map(({ amount, paid }) => [amount.toFixed(2), paid.toFixed(2)])).toEqual([['0.00', '0.01']])
  })
})
