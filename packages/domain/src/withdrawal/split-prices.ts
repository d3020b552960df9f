import { valueOf } from '../explain/index.ts'
import { Decimal, euros, roundToCents, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { assumptionsAt, rateSourceOf, tableOf } from './assumptions.ts'
import { livesOf } from './compute.ts'
import { withdrawalEvaluators } from './evaluators.ts'
import { convertAt, monthOf, yearlyFrom } from './explanation.ts'
import type { Side } from './model.ts'
import { BARE_STEPS, factorOf, growthOf, ratesOf } from './pieces.ts'
import { accountOf, type PlainContract, type PlainQuestion } from './plain-contracts.ts'
import { scheduleOf } from './schedule.ts'
import { deflatorOf, inflationOf } from './todays-euros.ts'

/** Which annuity of a contract is counted: the one without reversion, or the one that goes on to the spouse of the question. */
export type CountedOption = 'single' | 'reversible'

/** What is the same for every split of the contracts of a question. */
export type SplitPrices = {
  /** Price of 1 € a year, of each contract in its order. */
  readonly factors: readonly Decimal[]
  /** Month's annuity and capital at the start that a split gives, in the order of `factors`. */
  readonly monthlyOf: (contracts: readonly PlainContract[]) => Euros
  readonly capitalOf: (contracts: readonly PlainContract[]) => Euros
}

const TYPES = { single: 'RV_NR', reversible: 'RV_R' } as const

/**
 * Prices contracts once, so that many splits of them can be tried: each gives what the simulation would, to the cent. MRM-34, MRM-82, NET-09.
 *
 * Rounded as the simulation rounds: a year and then a month of each contract, half up, and the capital of each contract.
 *
 * @param question contracts, lives, day and tables
 * @param counted option whose annuity is counted, and whether amounts are in the euros of the day of the question
 * @example splitPrices(question, { option: 'single' }).monthlyOf(question.contracts) // 305,85 € of 100 000 € at 65, born in 1961
 */
export const splitPrices = (
  { contracts, birthDate, age, on, spouse, tables }: PlainQuestion,
  { option, inTodaysEuros = false }: { readonly option: CountedOption; readonly inTodaysEuros?: boolean | undefined },
): SplitPrices => {
  const schedule = scheduleOf({ birthDate, retirementAge: age, asOf: on })
  const assumptions = assumptionsAt(on)
  const evaluators = withdrawalEvaluators(tables)
  const lives = livesOf(birthDate, schedule, {
    retirement_age: age,
    reversible: spouse !== undefined,
    birth_date_spouse: spouse?.birthDate,
    reversion_percentage: spouse?.percentage,
  })
  const type = TYPES[option]
  const priced = new Map<string, Decimal>()
  const factors = contracts.map((contract, at) => {
    const account = accountOf(contract, at)
    const [table, rateSource] = [tableOf(account), rateSourceOf(account)]
    const key = `${table} ${rateSource}`
    const factor = priced.get(key) ?? factorOf(BARE_STEPS, { lives, table, assumptions, rateSource, evaluators }, { type })
    priced.set(key, factor)
    return factor
  })
  const growth = growthOf(BARE_STEPS, schedule, assumptions)
  const deflator = inTodaysEuros ? valueOf(deflatorOf(schedule, inflationOf(on))) : new Decimal(1)
  const rates = ratesOf(BARE_STEPS, assumptions)
  const atStart = ({ savings }: PlainContract, side: Side): Decimal =>
    sumEuros(Object.values(savings).map((split) => split?.[side] ?? ZERO_EUROS))
      .times(growth)
      .dividedBy(deflator)
  return {
    factors,
    monthlyOf: (split) =>
      sumEuros(
        split.map((contract, at) => {
          const annuity = convertAt(BARE_STEPS, { ...rates, converted: atStart(contract, 'annuity') }, factors[at] as Decimal)
          return euros(monthOf(BARE_STEPS, yearlyFrom(BARE_STEPS, annuity, { type }), 'withdrawal.annuity-month'))
        }),
      ),
    capitalOf: (split) => sumEuros(split.map((contract) => roundToCents(euros(atStart(contract, 'capital'))))),
  }
}
