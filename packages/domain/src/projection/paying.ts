import type { MortalityTables } from '../mortality/index.ts'
import { euros, type Euros } from '../money/index.ts'
import { projectedFigures, projectionEvaluators } from './annuity.ts'
import { smallestReaching } from './goal.ts'
import type { ProjectedContract } from './model.ts'

/**
 * Gives the smallest whole payment in euros that reaches an annuity of so many euros a month, with the savings there are.
 *
 * Rule RP-04. Tried forward, and so is one euro less. Undefined where no payment is left before the start.
 *
 * @param contract savings and periodicity; its own payment is not read
 * @param goal gross euros a month
 * @param tables the mortality tables
 * @example paymentReaching({ …contract, periodicity: 'monthly' }, euros('6.58'), tables) // 150 € over 16 months
 */
export const paymentReaching = (contract: ProjectedContract, goal: Euros, tables: MortalityTables): Euros | undefined => {
  const evaluators = projectionEvaluators(tables)
  return smallestReaching((payment) => euros(projectedFigures({ ...contract, payment }, evaluators).month).gte(goal))
}
