import { annuityFactor, type AnnuityType, type Timing } from '../annuity/index.ts'
import type { EvaluatedStep, Evaluators } from '../explain/index.ts'
import { completeExpectation, type MortalityTable, type MortalityTables, type TableCode } from '../mortality/index.ts'
import { Decimal } from '../money/index.ts'
import type { Term } from './terms.ts'

/** Reads a step's inputs by their terms. */
const reader = ({ inputs }: EvaluatedStep, values: readonly Decimal[]) => {
  const optional = (term: Term): number | undefined => values[inputs.findIndex((input) => input.term === term)]?.toNumber()
  const required = (term: Term): number => {
    const value = optional(term)
    if (value === undefined) throw new RangeError(`The step needs ${term}`)
    return value
  }
  return { optional, required }
}

const table = (tables: MortalityTables, { details }: EvaluatedStep): MortalityTable => tables[details?.['table'] as TableCode]

/**
 * Gives the evaluators of this simulator's derivations: the price of an annuity and the expectation of life, read from a step's inputs and details.
 *
 * Sums over mortality are float64; the text of a value is the shortest that reads back to the same number.
 *
 * @param tables the mortality tables
 * @example replay(node, withdrawalEvaluators(await loadMortalityTables())).toString() === node.value // true
 */
export const withdrawalEvaluators = (tables: MortalityTables): Evaluators => ({
  'annuity-factor': (step, values) => {
    const { optional, required } = reader(step, values)
    const mortality = table(tables, step)
    const birthYear = optional('withdrawal.spouse-birth-year')
    return new Decimal(
      annuityFactor({
        type: step.details?.['type'] as AnnuityType,
        life: { table: mortality, birthYear: required('withdrawal.birth-year'), age: required('withdrawal.age') },
        spouse: birthYear === undefined ? undefined : { table: mortality, birthYear, age: required('withdrawal.spouse-age') },
        reversion: optional('withdrawal.reversion'),
        guaranteedYears: optional('withdrawal.guaranteed-years'),
        technicalRate: required('withdrawal.technical-rate'),
        paymentsPerYear: required('withdrawal.payments-per-year'),
        timing: step.details?.['timing'] as Timing,
      }),
    )
  },
  'complete-expectation': (step, values) => {
    const { required } = reader(step, values)
    return new Decimal(completeExpectation(table(tables, step), required('withdrawal.birth-year'), required('withdrawal.age')))
  },
})
