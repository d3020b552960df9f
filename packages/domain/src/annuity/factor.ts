import { LAST_AGE } from '../mortality/index.ts'
import { checkAnnuity, InvalidAnnuity } from './check.ts'
import { discountCurve } from './discount.ts'
import { ANNUITY_STEPS, type AnnuityInput, hasGuaranteedYears, hasReversion, type Life } from './model.ts'
import { survivalCurve } from './survival.ts'

/** What every sum of one annuity reads, looked up once. */
type Sums = {
  readonly discounts: Float64Array
  readonly life: Living
  readonly spouse: Living | undefined
  readonly paymentsPerYear: number
  /** First instalment: after one period in arrears, at once in advance. */
  readonly first: number
}

/** Numbers living by period since birth, the period of the start, those living then, and the first period after it with nobody left. */
type Living = { readonly curve: Float64Array; readonly start: number; readonly atStart: number; readonly end: number }

const livingOf = ({ table, birthYear, age }: Life, paymentsPerYear: number): Living => {
  const curve = survivalCurve(table, birthYear, paymentsPerYear)
  const start = age * paymentsPerYear
  return { curve, start, atStart: curve[start] as number, end: LAST_AGE * paymentsPerYear - start }
}

const prepare = ({ type, life, spouse, technicalRate, paymentsPerYear, timing }: AnnuityInput): Sums => ({
  discounts: discountCurve(technicalRate, paymentsPerYear),
  life: livingOf(life, paymentsPerYear),
  spouse: hasReversion(type) && spouse !== undefined ? livingOf(spouse, paymentsPerYear) : undefined,
  paymentsPerYear,
  first: timing === 'arrears' ? 1 : 0,
})

/** Instalments of the periods from `from` up to before `to`, each paid for sure. */
const certainSum = ({ discounts }: Sums, from: number, to: number): number => {
  let sum = 0
  for (let period = to - 1; period >= from; period--) sum += discounts[period] as number
  return sum
}

/** Instalments paid while the life is there. Summed from the last one, the smallest, to the first. */
const lifeSum = ({ discounts, life: { curve, start, atStart } }: Sums, from: number, to: number): number => {
  let sum = 0
  for (let period = to - 1; period >= from; period--) sum += (discounts[period] as number) * (curve[start + period] as number)
  return sum / atStart
}

/** Instalments paid to the spouse alone, once the life has gone, at the full amount. */
const spouseSum = ({ discounts, life }: Sums, spouse: Living, from: number, to: number): number => {
  let sum = 0
  for (let period = to - 1; period >= from; period--) {
    const gone = life.atStart - (life.curve[life.start + period] as number)
    sum += (discounts[period] as number) * gone * (spouse.curve[spouse.start + period] as number)
  }
  return sum / life.atStart / spouse.atStart
}

/** The steps one after the other: the first period of each follows the last one that its step still counts. */
const steppedSum = (sums: Sums, age: number): number => {
  let from = sums.first
  let total = 0
  for (const { until, multiplier } of ANNUITY_STEPS) {
    const to = Math.max(from, Math.min(sums.first + (until - age) * sums.paymentsPerYear, sums.life.end))
    total += multiplier * lifeSum(sums, from, to)
    from = to
  }
  return total
}

/** Both tails of an annuity after its guaranteed years: while the life is there, and to the spouse alone. */
const tailsAfter = (sums: Sums, guaranteedYears: number) => {
  const from = sums.first + guaranteedYears * sums.paymentsPerYear
  return {
    certain: certainSum(sums, sums.first, from),
    life: lifeSum(sums, from, sums.life.end),
    spouse: sums.spouse === undefined ? 0 : spouseSum(sums, sums.spouse, from, sums.spouse.end),
  }
}

const accept = (input: AnnuityInput): void => {
  const refusal = checkAnnuity(input)
  if (refusal !== undefined) throw new InvalidAnnuity(refusal)
}

/**
 * Gives the price of an annuity of 1 € a year: the exact sum over its instalments, until the younger life reaches 121.
 *
 * With p(t) = l(x+t)/l(x), l straight between whole ages, v = 1/(1+i), m instalments a year and k counted from 1 in arrears, from 0 in advance:
 * `RV_NR` (1/m) Σ v^(k/m) p_x · `RV_R` (1/m) Σ v^(k/m) [p_x + r (1 − p_x) p_y] · `RV_NRAG`, `RV_RAG` the same with 1 instead of the bracket for the n
 * guaranteed years · `RV_CPP` (1/m) Σ v^(k/m) p_x, times 1 to age 70, 1.2 to 75, 1.44 after. Float64, not rounded; within 1e-12 of exact decimal arithmetic.
 * Source: rules-facts 2, decisions 8.4.
 *
 * @param input the annuity; ages in completed years at the start, rate as a share of 1
 * @throws InvalidAnnuity where `checkAnnuity` refuses
 * @example annuityFactor({ type: 'RV_NR', life: { table: tables.TGF05, birthYear: 1961, age: 64 }, technicalRate: 0, paymentsPerYear: 12, timing: 'arrears' })
 * // 30.01255020…
 */
export const annuityFactor = (input: AnnuityInput): number => {
  accept(input)
  const sums = prepare(input)
  if (input.type === 'RV_CPP') return steppedSum(sums, input.life.age) / sums.paymentsPerYear
  const tails = tailsAfter(sums, hasGuaranteedYears(input.type) ? (input.guaranteedYears ?? 0) : 0)
  return (tails.certain + tails.life + (input.reversion ?? 0) * tails.spouse) / sums.paymentsPerYear
}
