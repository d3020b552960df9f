import { annuityFactor, type AnnuityType, type Life, type Timing } from '../annuity/index.ts'
import type { EvaluatedStep, Evaluators } from '../explain/index.ts'
import { completeExpectation, type MortalityTable, type MortalityTables, type TableCode } from '../mortality/index.ts'
import { Decimal } from '../money/index.ts'
import type { Term } from './terms.ts'

const reader =
  ({ inputs }: EvaluatedStep, values: readonly Decimal[]) =>
  (term: Term): number | undefined =>
    values[inputs.findIndex((input) => input.term === term)]?.toNumber()

const lifeOf = (table: MortalityTable, birthYear: number | undefined, age: number | undefined): Life => {
  if (birthYear === undefined || age === undefined) throw new RangeError('A life needs a birth year and an age')
  return { table, birthYear, age }
}

const table = (tables: MortalityTables, { details }: EvaluatedStep): MortalityTable => tables[details?.['table'] as TableCode]

/**
 * Gives the evaluators of this simulator's derivations: the price of an annuity and the expectation of life, read from a step's inputs and details.
 *
 * Sums over mortality are float64; the text of a value is the shortest that reads back to the same number.
 *
 * @param tables the mortality tables
 */
export const withdrawalEvaluators = (tables: MortalityTables): Evaluators => ({
  'annuity-factor': (step, values) => {
    const read = reader(step, values)
    const mortality = table(tables, step)
    const spouseBirthYear = read('withdrawal.spouse-birth-year')
    return new Decimal(
      annuityFactor({
        type: step.details?.['type'] as AnnuityType,
        life: lifeOf(mortality, read('withdrawal.birth-year'), read('withdrawal.age')),
        spouse: spouseBirthYear === undefined ? undefined : lifeOf(mortality, spouseBirthYear, read('withdrawal.spouse-age')),
        reversion: read('withdrawal.reversion'),
        guaranteedYears: read('withdrawal.guaranteed-years'),
        technicalRate: read('withdrawal.technical-rate') ?? 0,
        paymentsPerYear: read('withdrawal.payments-per-year') ?? 0,
        timing: step.details?.['timing'] as Timing,
      }),
    )
  },
  'complete-expectation': (step, values) => {
    const read = reader(step, values)
    const {
      table: mortality,
      birthYear,
      age,
    } = lifeOf(table(tables, step), read('withdrawal.birth-year'), read('withdrawal.age'))
    return new Decimal(completeExpectation(mortality, birthYear, age))
  },
})
