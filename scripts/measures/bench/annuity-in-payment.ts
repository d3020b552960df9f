/** Contracts in payment: the value with its four sensitivities and the expected payments, against one price at a whole age. */
import { annuityFactor, type AnnuityInPayment, annuityValues, expectedPayments } from '@hautelisse/domain/annuity'
import { loadMortalityTables } from '@hautelisse/domain/mortality'

import { type BenchRow, compare } from './measure.ts'

const CONTRACTS = 400
const FIRST_AGE = 60
/** Share of a figure by which a value and the sum of its payments may differ: rule ANN-15. */
const BOUND = 1e-12

const worth = (input: AnnuityInPayment): number =>
  expectedPayments(input).reduce((sum, { presentValue }) => sum + presentValue, 0)

/** Measures the ways, and fails where value and payments disagree. */
export const run = async (): Promise<BenchRow[]> => {
  const { TGF05: table } = await loadMortalityTables()
  const contracts = Array.from({ length: CONTRACTS }, (_, at): AnnuityInPayment => {
    const ageMonths = 12 * FIRST_AGE + at
    return {
      type: 'RV_NR',
      life: { table, birthYear: 2026 - Math.floor(ageMonths / 12), ageMonths },
      technicalRate: 0.01,
      paymentsPerYear: 12,
      timing: 'arrears',
    }
  })
  const pairs = contracts.map((contract): AnnuityInPayment => ({
    ...contract,
    type: 'RV_R',
    spouse: contract.life,
    reversion: 0.6,
  }))
  const days = contracts.map((contract): AnnuityInPayment => ({ ...contract, nextPayment: 0.4516 }))
  const prices = contracts.map(({ life: { birthYear, ageMonths } }) => ({
    type: 'RV_NR' as const,
    life: { table, birthYear, age: Math.floor(ageMonths / 12) },
    technicalRate: 0.01,
    paymentsPerYear: 12,
    timing: 'arrears' as const,
  }))
  const odd = [...contracts, ...pairs, ...days].find(
    (one) => Math.abs(worth(one) - annuityValues(one).base) > BOUND * annuityValues(one).base,
  )
  if (odd !== undefined) throw new Error(`The payments of an annuity of ${odd.life.ageMonths} months are not worth its value`)
  return compare(
    'a contract in payment',
    [
      { name: 'annuityValues: value and four sensitivities', run: () => contracts.map((one) => annuityValues(one).base) },
      { name: '… with a reversion', run: () => pairs.map((one) => annuityValues(one).base) },
      { name: '… between two days of a month', run: () => days.map((one) => annuityValues(one).base) },
      { name: 'expectedPayments', run: () => contracts.map((one) => expectedPayments(one).length) },
      { name: 'annuityFactor: one price at a whole age', run: () => prices.map((one) => annuityFactor(one)) },
    ],
    CONTRACTS,
  )
}
