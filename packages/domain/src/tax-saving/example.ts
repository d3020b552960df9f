import type { PlainDate } from '../calendar/index.ts'
import { Decimal, euros, subtractEuros, type Euros } from '../money/index.ts'
import { incomeYearOn, savingAt, situationOf } from './situation.ts'

/** Somebody alone whose whole ceiling is paid: what a visitor sees of the simulator before answering anything. */
const SOMEBODY = {
  gender: 'F',
  client_age: 41,
  marital_status: 'CE',
  children: 0,
  monthly_income: euros(5000),
  allocated_amount: null,
  allocated_periodicity: null,
} as const

/** What the largest payment that is deducted saves. */
export type SavingExample = {
  readonly monthlyIncome: Euros
  readonly payment: Euros
  readonly saving: Euros
  /** Payment less saving. */
  readonly effort: Euros
  /** Saving divided by payment. */
  readonly share: Decimal
}

/**
 * Gives an example of a saving under the law of a day: alone, 5 000 € a month, the whole ceiling paid.
 *
 * @param asOf day of the law
 * @returns nothing on a day before the first known law, such as that of a wrong clock
 * @example savingExample(plainDate('2026-11-20'))?.saving // 1 620,00 €
 */
export const savingExample = (asOf: PlainDate): SavingExample | undefined => {
  if (incomeYearOn(asOf) === undefined) return undefined
  const situation = situationOf(SOMEBODY, asOf)
  const payment = situation.ceiling
  const saving = savingAt(situation, payment)
  const effort = subtractEuros(payment, saving)
  return { monthlyIncome: SOMEBODY.monthly_income, payment, saving, effort, share: new Decimal(saving).dividedBy(payment) }
}
