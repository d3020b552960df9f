import type { MortalityTables } from '../mortality/index.ts'
import { euros, multiplyEuros, type Euros } from '../money/index.ts'
import { projectAnnuity } from './annuity.ts'
import type { ProjectedContract } from './model.ts'

const ONE = euros(1)

/**
 * Gives the smallest whole payment in euros that reaches an annuity of so many euros a month, with the savings there are.
 *
 * Rule RP-04. The month is proportional to the payment but for its rounding: the division is tried forward, and so is one euro less. Undefined where no
 * payment is left before the start.
 *
 * @param contract savings and periodicity; its own payment is not read
 * @param goal gross euros a month
 * @param tables the mortality tables
 * @example paymentReaching({ …contract, periodicity: 'monthly' }, euros('6.58'), tables) // 150 € over 16 months
 */
export const paymentReaching = (contract: ProjectedContract, goal: Euros, tables: MortalityTables): Euros | undefined => {
  const monthWith = (payment: Euros): Euros => euros(projectAnnuity({ ...contract, payment }, tables).month.value)
  if (monthWith(euros(0)).gte(goal)) return euros(0)
  const unrounded = (payment: Euros): Euros => euros(projectAnnuity({ ...contract, payment }, tables).annuity.value)
  const perEuro = unrounded(ONE).minus(unrounded(euros(0)))
  if (perEuro.isZero()) return undefined
  const wanted = multiplyEuros(goal, 12).minus(unrounded(euros(0)))
  let payment = euros(wanted.dividedBy(perEuro).ceil())
  // The month is rounded half up: up to half a cent less than the goal reaches it.
  while (payment.gt(0) && monthWith(euros(payment.minus(ONE))).gte(goal)) payment = euros(payment.minus(ONE))
  while (monthWith(payment).lt(goal)) payment = euros(payment.plus(ONE))
  return payment
}
