import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { datesOfYears } from '../calendar/arbitraries.ts'
import { BARE } from '../explain/index.ts'
import { reckonTaxOn, taxLawOf } from '../income-tax/index.ts'
import { addEuros, euros, formatAmountInput, ZERO_EUROS, type Euros } from '../money/index.ts'
import { offeredRates } from '../net-income/index.ts'
import { households, householdTexts } from './arbitraries.ts'
import { childrenOf, householdAnswers, householdOf, householdProblems, marginalRateOf, netRatesOf, PARTS } from './index.ts'

const days = datesOfYears(2026, 2060)

describe('any household', () => {
  test.prop([households, days])('[HH-02] [HH-03] bears rates that are offered where they are picked by hand', (household, on) => {
    const offered = offeredRates(on)
    const { marginal, pensionCharges } = netRatesOf(household, on)
    expect(offered.marginal).toContain(marginal)
    expect(pensionCharges === undefined || offered.pensionCharges.includes(pensionCharges)).toBe(true)
    expect(pensionCharges === undefined).toBe(household.referenceIncome === undefined)
  })

  test.prop([households, fc.integer({ min: 0, max: 100_000 }), days])(
    '[HH-02] bears no lower rate with more income, and no higher one with more parts than the adults alone',
    (household, more, on) => {
      const richer = { ...household, taxableIncome: addEuros(household.taxableIncome, euros(more)) }
      const alone = { ...household, parts: PARTS[household.declares][0] ?? 1 }
      expect(marginalRateOf(richer, on)).toBeGreaterThanOrEqual(marginalRateOf(household, on))
      expect(marginalRateOf(household, on)).toBeLessThanOrEqual(marginalRateOf(alone, on))
    },
  )

  test.prop([households, days])('[HH-02] pays that rate of one more euro, wherever no band begins in it', (household, on) => {
    const law = taxLawOf(2025)
    const afterCap = (income: Euros) =>
      reckonTaxOn(
        BARE,
        {
          marital_status: household.declares,
          single_parent: false,
          children: childrenOf(household),
          wage_1: ZERO_EUROS,
          wage_2: ZERO_EUROS,
          deduction: ZERO_EUROS,
        },
        law,
        { netWages: income, income },
      ).taxAfterCap
    const [here, next] = [household.taxableIncome, addEuros(household.taxableIncome, euros(1))]
    const rates = [here, next].map((taxableIncome) => marginalRateOf({ ...household, taxableIncome }, on))
    if (rates[0] === rates[1])
      expect(afterCap(next).minus(afterCap(here)).times(100).toDecimalPlaces(9).toNumber()).toBe(rates[0])
  })

  test.prop([households])('[HH-04] is read back from what was typed, and kept as it is', (household) => {
    const { declares, parts, taxableIncome, referenceIncome } = household
    const answers = householdAnswers.parse({
      declares,
      parts,
      taxable_income: formatAmountInput(taxableIncome),
      reference_income: referenceIncome === undefined ? '' : formatAmountInput(referenceIncome),
    })
    expect(householdOf(answers)).toEqual(household)
  })

  test.prop([householdTexts])('[HH-04] is known exactly where nothing stands against the answers', (answers) => {
    expect(householdOf(answers) === undefined).toBe(Object.keys(householdProblems(answers)).length > 0)
  })
})
