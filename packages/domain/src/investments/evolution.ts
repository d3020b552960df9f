import { addEuros, subtractEuros, sumEuros, type Euros } from '../money/index.ts'

/** What moved the balance of an account between two days; every part is an amount without sign but the performance. */
export type Movements = {
  readonly paid_in: Euros
  readonly top_up: Euros
  readonly paid_out: Euros
  readonly charges: Euros
}

/**
 * Gives what the funds of an account earned between two days: what the balance grew by beyond what was paid in, topped up, paid out and charged.
 * docs/rules/investments.md, INV-03.
 *
 * @param then balance at the start
 * @param now balance at the end
 * @param movements what came and went in between
 * @example performanceBetween(euros(100), euros(115), { paid_in: euros(10), … }) // 5,00 €
 */
export const performanceBetween = (then: Euros, now: Euros, { paid_in, top_up, paid_out, charges }: Movements): Euros =>
  subtractEuros(addEuros(now, addEuros(paid_out, charges)), sumEuros([then, paid_in, top_up]))

/**
 * Gives the balance that movements and a performance lead to, so that all parts add up to it to the cent.
 *
 * @param then balance at the start
 * @example balanceAfter(euros(100), movements, euros(5))
 */
export const balanceAfter = (then: Euros, { paid_in, top_up, paid_out, charges }: Movements, performance: Euros): Euros =>
  subtractEuros(sumEuros([then, paid_in, top_up, performance]), addEuros(paid_out, charges))
