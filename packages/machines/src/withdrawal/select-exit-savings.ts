import { subtractEuros, sumEuros, type Euros } from '@hautelisse/domain/money'
import type { Regime } from '@hautelisse/domain/net-income'
import { scheduleOf } from '@hautelisse/domain/withdrawal'
import type { ExitSavings } from '../exit-plan/index.ts'
import { selectNet, type NetRowView } from './select-net.ts'
import { shownResult } from './shown-result.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'

/**
 * Gives the savings that come as capital, by how the law taxes them, for a plan of exit. BEY-51.
 *
 * @param snapshot state of the machine
 * @returns undefined until both rates and what was paid in are known, and where none of the capital may come in parts
 * @example selectExitSavings(snapshot)?.vvd.paid // what was paid in of deducted payments
 */
export const selectExitSavings = (snapshot: WithdrawalSnapshot): ExitSavings | undefined => {
  const { context } = snapshot
  const result = shownResult(context)
  const capital = selectNet(snapshot)?.capital
  if (result === undefined || capital?.total === undefined || capital.total.isMost) return undefined
  const { rows } = capital
  const { start, age } = scheduleOf({
    birthDate: context.birthDate,
    retirementAge: result.request.retirement_age,
    asOf: result.on,
  })
  const sumOf = (regime: Regime, amountOf: (row: NetRowView) => Euros) =>
    sumEuros(rows.filter((row) => row.regime === regime).map(amountOf))
  const heldIn = (regime: Regime) => ({
    paid: sumOf(regime, ({ gross, paid }) => paid ?? gross),
    gains: sumOf(regime, ({ gross, paid }) => subtractEuros(gross, paid ?? gross)),
  })
  const [vvd, vvnd, es] = [heldIn('deducted'), heldIn('not-deducted'), heldIn('employee-savings')]
  const apart = (['pension', 'life-insurance'] as const).map((regime) => sumOf(regime, ({ gross }) => gross))
  const planned = sumEuros([vvd, vvnd, es].flatMap(({ paid, gains }) => [paid, gains]))
  if (planned.isZero()) return undefined
  return { start, age, vvd, vvnd, es, apart: sumEuros(apart), isInTodaysEuros: context.isInTodaysEuros }
}
