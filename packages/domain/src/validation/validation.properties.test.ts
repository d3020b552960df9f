import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { birthDates, dates, simulationDays } from '../calendar/arbitraries.ts'
import { addYears, formatFrenchDate } from '../calendar/index.ts'
import { writtenAmounts } from '../money/arbitraries.ts'
import { isNegative, parseAmount } from '../money/index.ts'
import { requireAdult, requireAmount, requireChoice, requireFrenchDate, requireInteger } from './index.ts'

describe('field rules, in general', () => {
  test.prop([
    fc.oneof(fc.integer({ min: 0, max: 130 }), fc.double({ min: 50, max: 80 })),
    fc.nat({ max: 100 }),
    fc.nat({ max: 40 }),
  ])('[MRM-60] a number is accepted exactly if it is whole and within both bounds', (value, min, width) => {
    const accepted = Number.isInteger(value) && min <= value && value <= min + width
    expect(requireInteger('age', value, { min, max: min + width }) === undefined).toBe(accepted)
  })

  test.prop([writtenAmounts])(
    '[MRM-70] [MRM-72] a written amount is accepted exactly if it is not below zero',
    ({ text, amount }) => {
      expect(requireAmount('capital', parseAmount(text))?.code).toBe(isNegative(amount) ? 'wrong' : undefined)
    },
  )

  test.prop([fc.string()])('[MRM-72] no text that is no amount gets through', (text) => {
    const parsed = parseAmount(text)
    expect(requireAmount('capital', parsed) === undefined).toBe(parsed.kind === 'amount' && !isNegative(parsed.amount))
  })

  test.prop([dates])('[P-FMT-01] every day that exists is accepted in its French form', (date) => {
    expect(requireFrenchDate('birth_date', formatFrenchDate(date))).toBeUndefined()
  })

  test.prop([birthDates, simulationDays])(
    '[MRM-65] a spouse is refused exactly if born after the day eighteen years ago',
    (birth, today) => {
      expect(requireAdult('birth_date_spouse', birth, today)?.code).toBe(
        birth > addYears(today, -18) ? 'spouse-minor' : undefined,
      )
    },
  )

  test.prop([fc.integer({ min: 0, max: 200 })])(
    '[MRM-68] no other reversion percentage than those of the list gets through',
    (percentage) => {
      expect(requireChoice('reversion_percentage', percentage, [50, 60, 100]) === undefined).toBe(
        [50, 60, 100].includes(percentage),
      )
    },
  )
})
