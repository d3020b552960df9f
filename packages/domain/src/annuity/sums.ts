import { LAST_AGE } from '../mortality/index.ts'
import { discountCurve } from './discount.ts'
import { type AnnuityInput, hasReversion, type Life } from './model.ts'
import { survivalCurve } from './survival.ts'

/** Numbers living by period since birth, the period of the start, those living then, and the first period after the start with nobody left. */
export type Living = { readonly curve: Float64Array; readonly start: number; readonly atStart: number; readonly end: number }

/** What every sum of one annuity reads, looked up once. */
export type Sums = {
  readonly discounts: Float64Array
  readonly life: Living
  readonly spouse: Living | undefined
  readonly paymentsPerYear: number
  /** First instalment: after one period in arrears, at once in advance. */
  readonly first: number
}

const livingOf = ({ table, birthYear, age }: Life, paymentsPerYear: number): Living => {
  const curve = survivalCurve(table, birthYear, paymentsPerYear)
  const start = age * paymentsPerYear
  return { curve, start, atStart: curve[start] as number, end: LAST_AGE * paymentsPerYear - start }
}

/** Looks up the curves of an accepted annuity. */
export const prepareSums = ({ type, life, spouse, technicalRate, paymentsPerYear, timing }: AnnuityInput): Sums => ({
  discounts: discountCurve(technicalRate, paymentsPerYear),
  life: livingOf(life, paymentsPerYear),
  spouse: hasReversion(type) && spouse !== undefined ? livingOf(spouse, paymentsPerYear) : undefined,
  paymentsPerYear,
  first: timing === 'arrears' ? 1 : 0,
})

// Every sum runs from its last instalment, the smallest one as a rule, to its first: less is lost to rounding, and a longer sum goes on from a shorter one.

/** Adds the instalments `from` up to before `to`, each paid for sure. */
export const addCertain = ({ discounts }: Sums, from: number, to: number): number => {
  let sum = 0
  for (let period = to - 1; period >= from; period--) sum += discounts[period] as number
  return sum
}

/** Adds the instalments `from` up to before `to` paid while the life is there, times those living at the start, to the sum of the later ones. */
export const addWhileAlive = ({ discounts, life: { curve, start } }: Sums, from: number, to: number, later: number): number => {
  let sum = later
  for (let period = to - 1; period >= from; period--) sum += (discounts[period] as number) * (curve[start + period] as number)
  return sum
}

/** Adds the instalments that go to the spouse alone, in full, times those living of both at the start, to the sum of the later ones. */
export const addToSpouse = ({ discounts, life }: Sums, spouse: Living, from: number, to: number, later: number): number => {
  let sum = later
  for (let period = to - 1; period >= from; period--) {
    const gone = life.atStart - (life.curve[life.start + period] as number)
    sum += (discounts[period] as number) * gone * (spouse.curve[spouse.start + period] as number)
  }
  return sum
}
