import { divideEuros, euros, isPositive, roundToCents, subtractEuros, sumEuros, type Euros } from '../money/index.ts'
import type { AnnuityType } from '../annuity/index.ts'
import type { ReversionPercentage } from './model.ts'
import type { AnnuityFigure, AnnuityRows, AvailableResult, Period, SimulationResult } from './result.ts'

/**
 * Divides a year's annuity by 12, half up. MRM-34, docs/decisions/07.
 *
 * @param year yearly amount of the answer, in cents
 * @example monthly(euros('1274.22')) // 106,19 €
 */
export const monthly = (year: Euros): Euros => roundToCents(divideEuros(year, 12))

const rowsFor = (result: AvailableResult, type: AnnuityType): AnnuityRows | null =>
  type === 'RV_R' || type === 'RV_RAG' ? result.withReversion : result.withoutReversion

const yearOf = (result: AvailableResult, figure: AnnuityFigure): Euros | undefined => {
  if ('step' in figure) return result.withoutReversion.steps.find(({ step }) => step === figure.step)?.rente
  const rows = rowsFor(result, figure.type)
  if ('years' in figure) return rows?.guaranteed.find(({ years }) => years === figure.years)?.rente
  return (figure.age === undefined ? rows?.byAge[0] : rows?.byAge.find(({ age }) => age === figure.age))?.rente
}

/**
 * Reads one annuity amount of a contract from the answer. MRM-34, MRM-35.
 *
 * `RV_R` and `RV_RAG` come from the option with reversion, the others from the one without; by age the first row leads.
 *
 * @param result result of a contract
 * @param figure which amount
 * @param period for a month or a year
 * @returns nothing when the answer does not hold the amount
 * @example annuityOf(pero, { type: 'RV_NR' }, 'month') // 106,19 €
 */
export const annuityOf = (result: AvailableResult, figure: AnnuityFigure, period: Period): Euros | undefined => {
  const year = yearOf(result, figure)
  return year === undefined || period === 'year' ? year : monthly(year)
}

/**
 * Contracts with figures.
 *
 * @param results answer of the simulation
 * @example availableOf([{ kind: 'unavailable', policyId: '0048' }]) // []
 */
export const availableOf = (results: SimulationResult): readonly AvailableResult[] =>
  results.filter((result) => result.kind === 'available')

/**
 * Tells whether an answer holds figures for any contract; without them there is nothing to show (MRM-32).
 *
 * @param results answer of the simulation
 * @example hasFigures([{ kind: 'unavailable', policyId: '0048' }]) // false
 */
export const hasFigures = (results: SimulationResult): boolean => availableOf(results).length > 0

/**
 * Contracts with something to convert, however little it gives a month; another server may leave that amount out, then the annuities tell.
 *
 * @param results answer of the simulation
 * @example convertingOf(results).map(({ policyId }) => policyId) // ['00482176', '00317740']
 */
export const convertingOf = (results: SimulationResult): readonly AvailableResult[] =>
  availableOf(results).filter(({ convertedAtStart, withoutReversion }) =>
    convertedAtStart === undefined ? withoutReversion.byAge.some(({ rente }) => isPositive(rente)) : isPositive(convertedAtStart),
  )

/** Contracts whose lists speak for all: those that convert something, or the first with figures where none does. */
const leadingOf = (results: SimulationResult): readonly AvailableResult[] => {
  const converting = convertingOf(results)
  return converting.length === 0 ? availableOf(results).slice(0, 1) : converting
}

/** All values, or undefined if one is missing: a sum without it would look like the whole. */
export const allOrNone = <T>(values: readonly (T | undefined)[]): readonly T[] | undefined => {
  const present = values.filter((value) => value !== undefined)
  return present.length === values.length ? present : undefined
}

/**
 * Adds up one annuity amount over the contracts, from their rounded figures. docs/decisions/07.
 *
 * @param results answer of the simulation
 * @param figure which amount
 * @param period for a month or a year; each is added up for itself
 * @returns nothing when a contract with savings to convert does not offer it, such as 25 guaranteed years
 * @example totalOf(results, { type: 'RV_NR' }, 'month') // 161,30 €
 */
export const totalOf = (results: SimulationResult, figure: AnnuityFigure, period: Period): Euros | undefined => {
  const amounts = allOrNone(convertingOf(results).map((result) => annuityOf(result, figure, period)))
  return amounts && sumEuros(amounts)
}

/**
 * Adds up the capital at the start over the contracts.
 *
 * @param results answer of the simulation
 * @example totalCapitalOf(results) // 35 439,51 €
 */
export const totalCapitalOf = (results: SimulationResult): Euros =>
  sumEuros(availableOf(results).flatMap(({ capitalAtStart }) => capitalAtStart ?? []))

/**
 * Lists the amounts of one annuity type that every contract with savings to convert offers: the first row by age, each guarantee, or each step.
 *
 * S-CONST-08, docs/decisions/07.
 *
 * @param results answer of the simulation
 * @param type annuity type
 * @example figuresOf(results, 'RV_NR') // [{ type: 'RV_NR' }]
 */
export const figuresOf = (results: SimulationResult, type: AnnuityType): readonly AnnuityFigure[] => {
  const leading = leadingOf(results)
  const [first] = leading
  if (first === undefined) return []
  const offered = (figure: AnnuityFigure) => leading.every((result) => annuityOf(result, figure, 'year') !== undefined)
  if (type === 'RV_CPP') return first.withoutReversion.steps.map(({ step }) => ({ type, step })).filter(offered)
  if (type === 'RV_NRAG' || type === 'RV_RAG') {
    return (rowsFor(first, type)?.guaranteed ?? []).map(({ years }): AnnuityFigure => ({ type, years })).filter(offered)
  }
  return [{ type }].filter(offered)
}

/** Amounts at the start and after, for the picture by age: attained age and what all contracts pay together. */
export type TotalAgeRow = { readonly age: number; readonly rente: Euros }

/**
 * Adds up the rows by age over the contracts, from each contract's rounded figure. MRM-15, MRM-33, S-CONST-15.
 *
 * @param results answer of the simulation
 * @param type simple annuity or the reversible one
 * @param period for a month or a year
 * @example totalByAge(results, 'RV_NR', 'month')[0] // { age: 64, rente: 161,30 € }
 */
export const totalByAge = (results: SimulationResult, type: 'RV_NR' | 'RV_R', period: Period): readonly TotalAgeRow[] => {
  const [first] = leadingOf(results)
  return ((first && rowsFor(first, type))?.byAge ?? []).flatMap(({ age }) => {
    const rente = totalOf(results, { type, age }, period)
    return rente === undefined ? [] : [{ age, rente }]
  })
}

/**
 * Gives what an amount differs by from the single annuity, over all contracts; below zero when it is smaller. Both are unrevalued. docs/decisions/07.
 *
 * For the reversible annuity this is the price of the reversion.
 *
 * @param results answer of the simulation
 * @param figure which amount
 * @param period for a month or a year
 * @example gapOf(results, { type: 'RV_NRAG', years: 20 }, 'month') // −6,87 €
 */
export const gapOf = (results: SimulationResult, figure: AnnuityFigure, period: Period): Euros | undefined => {
  const amount = totalOf(results, figure, period)
  const single = totalOf(results, { type: 'RV_NR' }, period)
  return amount && single && subtractEuros(amount, single)
}

/**
 * Gives what the spouse receives after the saver's death: the yearly annuity × percentage, half up, and a twelfth of it, half up.
 *
 * With guaranteed years the whole annuity goes on until their end, and this amount after it. docs/decisions/07.
 *
 * @param year the saver's yearly annuity
 * @param percentage reversion percentage
 * @param period for a month or a year
 * @example spouseAmount(euros(1000), 60, 'year') // 600,00 €
 */
export const spouseAmount = (year: Euros, percentage: ReversionPercentage, period: Period): Euros => {
  const share = roundToCents(euros(year.times(percentage).dividedBy(100)))
  return period === 'year' ? share : monthly(share)
}
