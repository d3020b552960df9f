import { difference, given, product, relabelled, roundedToCents, sum, type Derivation } from '../explain/index.ts'
import { Decimal, isPositive } from '../money/index.ts'
import { annuityRate, convertAt, explainFigure, guaranteeLimit, monthOf, yearlyFrom } from './explanation.ts'
import { allOrNone, availableOf, convertingOf } from './figures.ts'
import type { ReversionPercentage } from './model.ts'
import { EXPLAINED_STEPS } from './pieces.ts'
import type { AnnuityFigure, AvailableResult, Period, SimulationResult } from './result.ts'
import { sourceOf } from './sources.ts'
import type { Term } from './terms.ts'

/**
 * Derives one annuity amount of a contract from the pieces that the answer carries.
 *
 * @param result result of a contract
 * @param figure which amount
 * @param period for a month or a year
 * @returns nothing when the answer carries no explanation or no such option
 * @example explainAnnuity(pero, { type: 'RV_NR' }, 'month')?.value // '106.19'
 */
export const explainAnnuity = (result: AvailableResult, figure: AnnuityFigure, period: Period): Derivation | undefined =>
  result.explanation && explainFigure(result.explanation, figure, period)

/**
 * Derives the plain annuity of a contract by the other table that may be applied to it, for a month. WITH-05.
 *
 * @param result result of a contract
 * @returns nothing when the answer has no such amount, or no explanation of it
 * @example explainOtherTable(pereco)?.value // '62.4'
 */
export const explainOtherTable = ({ explanation, otherTable }: AvailableResult): Derivation | undefined => {
  if (explanation === undefined || otherTable?.factor === undefined) return undefined
  const annuity = convertAt(EXPLAINED_STEPS, explanation, otherTable.factor)
  const year = yearlyFrom(EXPLAINED_STEPS, annuity, { type: 'RV_NR' })
  return monthOf(EXPLAINED_STEPS, year, 'withdrawal.annuity-month', year.details)
}

/**
 * Derives the capital of a contract at the start.
 *
 * @param result result of a contract
 * @example explainCapital(pero)?.value // '13122.14'
 */
export const explainCapital = (result: AvailableResult): Derivation | undefined => result.explanation?.capital

/**
 * Derives the savings that a contract converts, at the start: rounded as they are shown, while the annuity goes on unrounded. MRM-82.
 *
 * @param result result of a contract
 * @example explainConverted(pero)?.value // '36429.48'
 */
export const explainConverted = ({ explanation }: AvailableResult): Derivation | undefined =>
  explanation &&
  roundedToCents({ term: 'withdrawal.converted-at-start' satisfies Term, unit: 'eur', rule: 'MRM-82' }, explanation.converted)

const UNIT = { month: 'eur-per-month', year: 'eur-per-year' } as const
const TOTAL = { month: 'withdrawal.total-month', year: 'withdrawal.total-year' } as const satisfies Record<Period, Term>

/**
 * Names the contract that a figure is of.
 *
 * @param figure root of the figure's derivation
 * @param policyId contract
 * @example ofContract(capital, '0048').details // { policy_id: '0048' }
 */
export const ofContract = (figure: Derivation, policyId: string): Derivation =>
  relabelled(figure, { details: { ...figure.details, policy_id: policyId } })

const ownOf = (
  results: readonly AvailableResult[],
  explain: (result: AvailableResult) => Derivation | undefined,
): readonly Derivation[] | undefined =>
  allOrNone(
    results.map((result) => {
      const own = explain(result)
      return own && ofContract(own, result.policyId)
    }),
  )

/**
 * Derives a total of annuities: the sum of the contracts' own trees, each named by its policy id. docs/decisions/07.
 *
 * @param results answer of the simulation
 * @param figure which amount
 * @param period for a month or a year
 * @example explainTotal(results, { type: 'RV_NR' }, 'month')?.value // '161.3'
 */
export const explainTotal = (results: SimulationResult, figure: AnnuityFigure, period: Period): Derivation | undefined => {
  const trees = ownOf(convertingOf(results), (result) => explainAnnuity(result, figure, period))
  return trees && sum({ term: TOTAL[period], unit: UNIT[period], rule: 'MRM-34' }, trees)
}

const sumOfOwn = (
  term: Term,
  results: readonly AvailableResult[],
  explain: (result: AvailableResult) => Derivation | undefined,
): Derivation | undefined => {
  const trees = ownOf(results, explain)
  return trees && sum({ term, unit: 'eur', rule: 'MRM-82' }, trees)
}

/**
 * Derives the total capital at the start: the sum of the contracts' own trees.
 *
 * @param results answer of the simulation
 * @example explainTotalCapital(results)?.value // '35439.51'
 */
export const explainTotalCapital = (results: SimulationResult): Derivation | undefined => {
  const withCapital = availableOf(results).filter(
    ({ capitalAtStart }) => capitalAtStart !== undefined && isPositive(capitalAtStart),
  )
  return sumOfOwn('withdrawal.total-capital', withCapital, explainCapital)
}

/**
 * Derives the savings that all contracts convert, at the start: the sum of the contracts' own trees. MRM-82.
 *
 * @param results answer of the simulation
 * @example explainTotalConverted(results)?.value // '55334.87'
 */
export const explainTotalConverted = (results: SimulationResult): Derivation | undefined =>
  sumOfOwn('withdrawal.total-converted', convertingOf(results), explainConverted)

/**
 * Derives the gap between an amount and the single annuity.
 *
 * @param results answer of the simulation
 * @param figure which amount
 * @param period for a month or a year
 * @example explainGap(results, { type: 'RV_NRAG', years: 20 }, 'month')?.value // '-6.87'
 */
export const explainGap = (results: SimulationResult, figure: AnnuityFigure, period: Period): Derivation | undefined => {
  const amount = explainTotal(results, figure, period)
  const single = explainTotal(results, { type: 'RV_NR' }, period)
  return amount && single && difference({ term: 'withdrawal.gap' satisfies Term, unit: UNIT[period] }, [amount, single])
}

/**
 * Derives what the spouse receives of one contract.
 *
 * @param result result of a contract
 * @param figure a reversible annuity
 * @param percentage reversion percentage
 * @param period for a month or a year
 * @example explainSpouse(result, { type: 'RV_R' }, 60, 'year')?.value // '600' of an annuity of 1 000,00 €
 */
export const explainSpouse = (
  result: AvailableResult,
  figure: AnnuityFigure & { readonly type: 'RV_R' | 'RV_RAG' },
  percentage: ReversionPercentage,
  period: Period,
): Derivation | undefined => {
  const year = explainAnnuity(result, figure, 'year')
  if (year === undefined) return undefined
  const share = given(
    { term: 'withdrawal.reversion' satisfies Term, unit: 'rate', source: sourceOf('spouse'), rule: 'S-CONST-03' },
    new Decimal(percentage).dividedBy(100),
  )
  const label = { term: 'withdrawal.spouse-year' satisfies Term, unit: 'eur-per-year', details: year.details } as const
  const spouse = roundedToCents(label, product(label, [year, share]))
  return period === 'year' ? spouse : monthOf(EXPLAINED_STEPS, spouse, 'withdrawal.spouse-month', spouse.details)
}

/** What a contract's prices rest on, for the words beside the results. */
export type ContractBasis = {
  /** What 1 € gives a year before the fee: 1 ÷ price of the single annuity. */
  readonly annuityRate: Derivation | undefined
  readonly expectation: Derivation
  /** Longest time that may be guaranteed, in years. */
  readonly guaranteeLimit: Derivation
}

/**
 * Derives the rate of conversion and the limit of guarantees of a contract. docs/decisions/07.
 *
 * @param result result of a contract
 * @returns nothing when the answer carries no explanation
 * @example basisOf(pero)?.guaranteeLimit.value // '23.34…', 5 less than the expectation of life
 */
export const basisOf = ({ explanation }: AvailableResult): ContractBasis | undefined => {
  if (explanation === undefined) return undefined
  const single = explanation.factors.find(({ type }) => type === 'RV_NR')
  return {
    annuityRate: single && annuityRate(single.factor),
    expectation: explanation.expectation,
    guaranteeLimit: guaranteeLimit(explanation.expectation),
  }
}
