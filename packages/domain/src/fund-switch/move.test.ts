import { describe, expect, it } from 'vitest'
import { Decimal, euros } from '../money/index.ts'
import { moveLots } from './move.ts'

const NONE = new Decimal(0)
const into = [{ weight: euros(100), value: euros(1) }]

describe('lots that bring nothing', () => {
  it('[FSW-05] a lot without units moves nothing', () => {
    const [[moved] = []] = moveLots(
      [{ lots: [{ units: NONE, held: NONE, free: NONE, paid: euros(0) }], value: euros(10), wanted: undefined }],
      into,
    )
    expect(moved?.amount.toFixed(2)).toBe('0.00')
    expect(moved?.parts.map(({ amount, units, paid }) => [amount.toFixed(2), units.toFixed(6), paid.toFixed(2)])).toEqual([
      ['0.00', '0.000000', '0.00'],
    ])
  })

  it('[FSW-05] what was paid for less than half a cent of a fund goes where most of the rest goes', () => {
    const units = new Decimal('0.000001')
    const lot = { units, held: units, free: NONE, paid: euros('0.01') }
    const [[moved] = []] = moveLots([{ lots: [lot], value: euros(1), wanted: undefined }], into)
    expect(moved?.units.toFixed(6)).toBe('0.000001')
    expect(moved?.amount.toFixed(2)).toBe('0.00')
    expect(moved?.parts.map(({ amount, paid }) => [amount.toFixed(2), paid.toFixed(2)])).toEqual([['0.00', '0.01']])
  })
})

describe('a fund of which an order holds a part', () => {
  const part = (held: string, free: string) => ({
    units: new Decimal(10),
    held: new Decimal(held),
    free: new Decimal(free),
    paid: euros(10),
  })
  const leaving = (lots: readonly ReturnType<typeof part>[], value: string, wanted: string | undefined) => {
    const [moved = []] = moveLots([{ lots, value: euros(value), wanted: wanted === undefined ? undefined : euros(wanted) }], into)
    return moved.map(({ units }) => units.toFixed())
  }

  it('[FSW-05] [FSW-08] is sold of what the order holds; what it does not need any more stays', () => {
    expect(leaving([part('4', '6')], '1', '4')).toEqual(['4'])
    expect(leaving([part('4', '6')], '2', '4')).toEqual(['2'])
  })

  it('[FSW-05] [FSW-08] which has lost value takes further units that nobody has claimed, in proportion, and never those of others', () => {
    expect(leaving([part('4', '6')], '0.8', '4')).toEqual(['5'])
    expect(leaving([part('4', '0'), part('0', '2')], '0.8', '4')).toEqual(['4', '1'])
    expect(leaving([part('4', '1')], '0.5', '4')).toEqual(['5'])
  })

  it('[FSW-05] [FSW-08] of which everything was asked for is sold of all that the order holds', () => {
    expect(leaving([part('4', '6'), part('10', '0')], '3', undefined)).toEqual(['4', '10'])
  })
})
