import { addDays, isPlainDate, yearOf, type PlainDate } from '../calendar/index.ts'
import { BARE } from '../explain/index.ts'
import {
  ceilingLawOf,
  bareTax,
  reckonCeiling,
  taxLawOf,
  type CeilingLaw,
  type Household,
  type TaxLaw,
} from '../income-tax/index.ts'
import { LATEST_INCOME_YEAR, valueOrStandIn } from '../law/index.ts'
import { euros, MONTHS_PER_YEAR, multiplyEuros, subtractEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import type { TaxRequest } from './model.ts'

/** A saver's household under the law of a day: all that the saving of a payment depends on. */
export type Situation = {
  /** Year of the payments. */
  readonly year: number
  readonly law: TaxLaw
  readonly ceilingLaw: CeilingLaw
  /** Set when the day is later than the last check of the law. */
  readonly checkedUntil: PlainDate | undefined
  /** Without a deduction. */
  readonly household: Household
  /** What may be deducted in the year, in whole euros. */
  readonly ceiling: Euros
}

/**
 * Gives the year of the incomes that the latest scale of a day taxes.
 *
 * Rule TAX-30.
 *
 * @param asOf day of the simulation
 * @returns nothing on a day before the first known law, such as that of a wrong clock
 * @example incomeYearOn(plainDate('2026-11-20')) // 2025
 */
export const incomeYearOn = (asOf: PlainDate): number | undefined =>
  LATEST_INCOME_YEAR.values.findLast(({ from }) => from <= asOf)?.value

/** Years whose law a simulation applies: that of the payments, and that of the incomes which the latest scale taxes. */
export type LawYears = { readonly year: number; readonly incomeYear: number }

/**
 * Gives the day nearest to another one on which a simulation has the law of two years; the day itself where it has.
 *
 * An answer names its years: who computes beside it does so on this day, whatever their own clock says. Rule TAX-30.
 *
 * @param years years of the law
 * @param day day to stay near to
 * @returns undefined where no day has that law, as far as it is known here
 * @example dayUnder({ year: 2027, incomeYear: 2025 }, plainDate('2026-12-31')) // '2027-01-01'
 */
export const dayUnder = ({ year, incomeYear }: LawYears, day: PlainDate): PlainDate | undefined => {
  // Between two of these days the law of a simulation stays the same.
  const changes = LATEST_INCOME_YEAR.values.flatMap(({ from }) => [addDays(from, -1), from])
  const days = [`${year}-01-01`, `${year}-12-31`, day, ...changes]
    .filter((text) => isPlainDate(text))
    .filter((held) => yearOf(held) === year && incomeYearOn(held) === incomeYear)
    .toSorted()
  return days.find((held) => held >= day) ?? days.at(-1)
}

const yearly = (monthly: Euros): Euros => multiplyEuros(monthly, MONTHS_PER_YEAR)

/**
 * Puts a request under the law of a day: the latest published scale, and the ceiling for payments of the day's year.
 *
 * The pay stands for last year's and this year's. A single with children is taken for a single parent unless they say that they do not live
 * alone. The ceiling is the saver's alone; a couple's tax
 * counts both wages. Rule TAX-58, docs/rules/tax-saving.md.
 *
 * @param request answers of the saver
 * @param asOf day of the simulation; before 15 February 2025 it throws `OutsideValidity`
 * @example situationOf({ marital_status: 'MA', monthly_income: euros('3333.33'), … }, plainDate('2026-11-20')).ceiling // 4 710,00 €
 */
export const situationOf = (request: TaxRequest, asOf: PlainDate): Situation => {
  const { value: incomeYear, checkedUntil } = valueOrStandIn(LATEST_INCOME_YEAR, asOf)
  const year = yearOf(asOf)
  const isCouple = request.marital_status === 'MA'
  const wage = yearly(request.monthly_income)
  const ceilingLaw = ceilingLawOf(year, incomeYear)
  return {
    year,
    law: taxLawOf(incomeYear),
    ceilingLaw,
    checkedUntil,
    household: {
      marital_status: request.marital_status,
      single_parent: !isCouple && request.lives_alone !== false,
      children: request.children ?? 0,
      ...(request.shared_children === undefined ? {} : { shared_children: request.shared_children }),
      wage_1: wage,
      wage_2: isCouple ? yearly(request.spouse_monthly_income ?? ZERO_EUROS) : ZERO_EUROS,
      deduction: ZERO_EUROS,
    },
    ceiling: euros(reckonCeiling(BARE, wage, ceilingLaw).ceiling),
  }
}

/** A household with a payment deducted, up to the ceiling. */
export const paying = ({ household, ceiling }: Situation, payment: Euros): Household => ({
  ...household,
  deduction: payment.lessThan(ceiling) ? payment : ceiling,
})

/**
 * Gives the function from a payment to the tax that it saves, in whole euros: tax without it less tax with it, the whole calculation twice; above the
 * ceiling no more.
 *
 * The tax without a payment is computed once, for charts and searches that ask for many payments of one household. Rule TAX-58.
 *
 * @param situation household and law
 * @example savingsOf(situation)(euros(2000)) // 339,00 €
 */
export const savingsOf = (situation: Situation): ((payment: Euros) => Euros) => {
  const before = bareTax(situation.household, situation.law).tax
  return (payment) => subtractEuros(before, bareTax(paying(situation, payment), situation.law).tax)
}

/**
 * Gives the tax that one payment saves, in whole euros.
 *
 * @param situation household and law
 * @param payment payment of the year in euros
 */
export const savingAt = (situation: Situation, payment: Euros): Euros => savingsOf(situation)(payment)
