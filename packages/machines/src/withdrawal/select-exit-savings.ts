import { euros, isPositive, roundToCents, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import type { Regime } from '@hautelisse/domain/net-income'
import { convertingOf, scheduleOf, totalOf, type SimulationResult } from '@hautelisse/domain/withdrawal'
import type { ExitSavings } from '../exit-plan/index.ts'
import { selectNet, type NetRowView } from './select-net.ts'
import { shownResult } from './shown-result.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'

/** What the split turns into an annuity: mandatory payments, other savings, and the yearly single annuity of one euro of both. */
const annuityOf = (contracts: SimulationResult, rows: readonly NetRowView[]) => {
  const converting = convertingOf(contracts)
  const all = sumEuros(converting.map(({ convertedAtStart }) => convertedAtStart ?? ZERO_EUROS))
  const year = totalOf(contracts, { type: 'RV_NR' }, 'year')
  const mandatory = converting.map(({ policyId, convertedAtStart = ZERO_EUROS }) => {
    const own = rows.filter(({ contract }) => contract.account.policy_id === policyId)
    const whole = sumEuros(own.map(({ gross }) => gross))
    const pension = sumEuros(own.filter(({ regime }) => regime === 'pension').map(({ gross }) => gross))
    return whole.isZero() ? ZERO_EUROS : roundToCents(euros(convertedAtStart.times(pension).dividedBy(whole)))
  })
  // A contract without this annuity leaves no rate: all of it then stays apart.
  if (year === undefined || !isPositive(all)) return { co: ZERO_EUROS, asAnnuity: all, annuityRate: 0 }
  const co = sumEuros(mandatory)
  return { co, asAnnuity: subtractEuros(all, co), annuityRate: year.dividedBy(all).toNumber() }
}

const PENSION_CHARGES = [0, 4.3, 8.4, 10.1] as const

/**
 * Gives the savings that come as capital, by how the law taxes them, for a plan of exit, with the annuity that the result offers. BEY-51, BEY-52.
 *
 * @param snapshot state of the machine
 * @returns undefined until both rates and what was paid in are known, and where none of the capital may come in parts
 * @example selectExitSavings(snapshot)?.vvd.paid // what was paid in of deducted payments
 */
export const selectExitSavings = (snapshot: WithdrawalSnapshot): ExitSavings | undefined => {
  const { context } = snapshot
  const result = shownResult(context)
  const net = selectNet(snapshot)
  const capital = net?.capital
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
  return {
    start,
    age,
    vvd,
    vvnd,
    es,
    ...annuityOf(result.contracts, net?.annuity?.rows ?? []),
    pensionCharges: PENSION_CHARGES.find((rate) => rate === net?.pensionCharges),
    apart: sumEuros(apart),
    isInTodaysEuros: context.isInTodaysEuros,
  }
}
