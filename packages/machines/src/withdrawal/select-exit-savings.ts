import { yearOf } from '@hautelisse/domain/calendar'
import { agesReached } from '@hautelisse/domain/longevity'
import type { MortalityTables } from '@hautelisse/domain/mortality'
import { euros, isPositive, roundToCents, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import type { Regime } from '@hautelisse/domain/net-income'
import { convertingOf, scheduleOf, tableOf, takingPart, totalOf, type SimulationResult } from '@hautelisse/domain/withdrawal'
import type { ExitSavings } from '../exit-plan/index.ts'
import type { LongLifeContext } from './select-long-life.ts'
import { selectNet, type NetRowView } from './select-net.ts'
import { shownResult } from './shown-result.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'

/** Of the tables of the contracts, the one by which people live longest comes first. */
const PRUDENT_FIRST = ['TGF05', 'MIXED', 'TGH05'] as const
const MONTHS_PER_YEAR = 12

/**
 * Gives the whole age that half of the table reaches, of those living at the start: the table of the contracts with an annuity, else of all. BEY-52, BEY-60.
 *
 * @param context what of the context it depends on
 * @param tables mortality tables
 * @returns undefined without a result
 * @example halfAgeOf(snapshot.context, tables) // 95
 */
export const halfAgeOf = (
  { result, birthDate, contracts }: Pick<LongLifeContext, 'result' | 'birthDate' | 'contracts'>,
  tables: MortalityTables,
): number | undefined => {
  if (result === undefined) return undefined
  const [all, converting] = [takingPart(contracts), new Set(convertingOf(result.contracts).map(({ policyId }) => policyId))]
  const annuities = all.filter(({ account }) => converting.has(account.policy_id))
  const used = new Set((annuities.length === 0 ? all : annuities).map(({ account }) => tableOf(account)))
  const table = PRUDENT_FIRST.find((code) => used.has(code))
  if (table === undefined) return undefined
  const { age } = scheduleOf({ birthDate, retirementAge: result.request.retirement_age, asOf: result.on })
  const half = agesReached({ life: { table: tables[table], birthYear: yearOf(birthDate), age } }, 'saver').find(
    ({ tenths }) => tenths === 5,
  )
  return half && Math.floor(half.ageInMonths / MONTHS_PER_YEAR)
}

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
