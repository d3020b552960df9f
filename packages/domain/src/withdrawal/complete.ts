import { hasGuaranteedYears, type AnnuityType } from '../annuity/index.ts'
import { availableOf, convertingOf, figuresOf, totalOf } from './figures.ts'
import type { Reversible } from './model.ts'
import type { AnnuityFigure, AvailableResult, SimulationResult } from './result.ts'

/** What an answer was asked for: which contracts, whether with reversion, and the option chosen, if one was. */
export type AskedFor = {
  readonly policyIds: readonly string[]
  readonly reversible: Reversible
  readonly option: AnnuityType | null
}

/**
 * Gives the figure that heads a result: of the option chosen, with its fewest guaranteed years or of its first step; the plain annuity where the answer
 * does not hold that option. docs/decisions/07.
 *
 * @param results answer of the simulation
 * @param asked what it was asked for
 * @example headingFigure(results, { policyIds, reversible: false, option: 'RV_NRAG' }) // { type: 'RV_NRAG', years: 5 }
 */
export const headingFigure = (results: SimulationResult, { reversible, option }: Omit<AskedFor, 'policyIds'>): AnnuityFigure => {
  const [heading] = option === null ? [] : figuresOf(results, option)
  return heading ?? { type: reversible === true ? 'RV_R' : 'RV_NR' }
}

/**
 * Tells whether an answer lacks the option chosen, which is offered whatever the age, for one contract at least. Guaranteed years are not: at a great age
 * there are none. MRM-32.
 *
 * @param results answer of the simulation
 * @param option option chosen, or null as long as none is
 * @example isOptionLacking([{ kind: 'unavailable', policyId: '0048' }], 'RV_CPP') // false: there is nothing to convert
 */
export const isOptionLacking = (results: SimulationResult, option: AnnuityType | null): boolean =>
  option !== null && !hasGuaranteedYears(option) && convertingOf(results).length > 0 && figuresOf(results, option).length === 0

/**
 * Finds the result of a contract, as far as it holds the annuity that heads the answer. MRM-32.
 *
 * @param results answer of the simulation
 * @param policyId contract
 * @param heading figure that heads the answer
 * @returns undefined for a contract that is unavailable, or whose annuity is missing
 */
export const resultOfContract = (
  results: SimulationResult,
  policyId: string,
  heading: AnnuityFigure,
): AvailableResult | undefined =>
  availableOf(results).find((result) => result.policyId === policyId && totalOf([result], heading, 'year') !== undefined)

/**
 * Tells whether an answer holds all that was asked for: figures and capital of each contract, and the option chosen. MRM-32.
 *
 * @param results answer of the simulation
 * @param asked what it was asked for
 * @example isResultComplete([{ kind: 'unavailable', policyId: '0048' }], { policyIds: ['0048'], reversible: false, option: null }) // false
 */
export const isResultComplete = (results: SimulationResult, asked: AskedFor): boolean => {
  const heading = headingFigure(results, asked)
  return (
    !isOptionLacking(results, asked.option) &&
    asked.policyIds.every((policyId) => resultOfContract(results, policyId, heading)?.capitalAtStart !== undefined)
  )
}
