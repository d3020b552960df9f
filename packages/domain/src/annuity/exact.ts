import { LAST_AGE } from '../mortality/index.ts'
import { Decimal } from '../money/index.ts'
import { type AnnuityInput, hasGuaranteedYears, hasReversion, type Life } from './model.ts'

const ONE = new Decimal(1)
const ZERO = new Decimal(0)

/** Share of the life still there after a number of periods, l straight between whole ages, in exact fractions of the period. */
const survival = ({ table, birthYear, age }: Life, paymentsPerYear: number) => {
  const at = (whole: number) => new Decimal(table.survivors(birthYear, whole))
  const living = Array.from({ length: LAST_AGE - age + 1 }, (_, years) => at(age + years))
  const start = at(age)
  return (period: number): Decimal => {
    const years = Math.floor(period / paymentsPerYear)
    const here = living[years] ?? ZERO
    const next = living[years + 1] ?? ZERO
    const part = period % paymentsPerYear
    return here
      .times(paymentsPerYear - part)
      .plus(next.times(part))
      .div(paymentsPerYear)
      .div(start)
  }
}

const NOBODY = () => ZERO

/**
 * Gives the price of an annuity of 1 € a year in decimal arithmetic: the formulas of docs/rules/annuity.md term by term, as slow as they are plain.
 *
 * What `annuityFactor` is measured against, in tests and in the benchmark. Not checked: the caller gives an annuity that `checkAnnuity` accepts.
 * @example exactAnnuityFactor({ type: 'RV_NR', life: { table: tables.TGF05, birthYear: 1961, age: 64 }, technicalRate: 0, paymentsPerYear: 12, timing: 'arrears' })
 * // 30.0125502…
 */
export const exactAnnuityFactor = (input: AnnuityInput): Decimal => {
  const { type, life, spouse, paymentsPerYear: m } = input
  const { guaranteedYears = 0, reversion = 0 } = input
  const guaranteed = hasGuaranteedYears(type) ? guaranteedYears : 0
  const lives = hasReversion(type) && spouse !== undefined ? [life, spouse] : [life]
  const youngest = Math.min(...lives.map(({ age }) => age))
  const last = Math.max((LAST_AGE - youngest) * m, guaranteed * m)
  const mine = survival(life, m)
  const theirs = lives[1] === undefined ? NOBODY : survival(lives[1], m)
  const perPeriod = ONE.div(ONE.plus(input.technicalRate)).pow(ONE.div(m))

  const arrears = input.timing === 'arrears'
  // In arrears an instalment at exactly 70 still belongs to the year before; in advance it opens the year after.
  const within = (period: number, years: number) => (arrears ? period <= years * m : period < years * m)
  const multiplier = (period: number) => {
    if (type !== 'RV_CPP' || within(period, 70 - life.age)) return ONE
    return new Decimal(within(period, 75 - life.age) ? '1.2' : '1.44')
  }
  const paid = (period: number) => {
    if (within(period, guaranteed)) return ONE
    const alive = mine(period)
    return alive.plus(ONE.minus(alive).times(theirs(period)).times(reversion)).times(multiplier(period))
  }

  let sum = ZERO
  let discount = ONE
  for (let period = 0; period <= last; period++) {
    if (period > 0 || !arrears) sum = sum.plus(paid(period).times(discount))
    discount = discount.times(perPeriod)
  }
  return sum.div(m)
}
