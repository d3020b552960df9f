import { refuse, requireObject } from '../input/index.ts'
import { annuityError, checkAnnuity } from './check.ts'
import { type AnnuityInput, hasGuaranteedYears } from './model.ts'
import { emptyTails, lengthenTails, priceOf, priceOfTails, type Tails } from './price.ts'
import { prepareSums } from './sums.ts'

const accept = (input: AnnuityInput): void => {
  const refusal = checkAnnuity(input)
  if (refusal !== undefined) throw annuityError(input, refusal)
}

/**
 * Gives the price of an annuity of 1 € a year: the exact sum over its instalments, until the younger life reaches 121.
 *
 * With p(t) = l(x+t)/l(x), l straight between whole ages, v = 1/(1+i), m instalments a year and k counted from 1 in arrears, from 0 in advance:
 * `RV_NR` (1/m) Σ v^(k/m) p_x · `RV_R` (1/m) Σ v^(k/m) [p_x + r (1 − p_x) p_y] · `RV_NRAG`, `RV_RAG` the same with 1 instead of the bracket for the n
 * guaranteed years · `RV_CPP` (1/m) Σ v^(k/m) p_x, times 1 to age 70, 1.2 to 75, 1.44 after. Float64, not rounded; within 1e-12 of exact decimal arithmetic.
 * Source: docs/rules/annuity.md, docs/decisions/07.
 *
 * @param input the annuity; ages in completed years at the start, rate as a share of 1
 * @throws DomainInputError where `checkAnnuity` refuses
 * @public
 * @example annuityFactor({ type: 'RV_RAG', life: { table: tables.TGF05, birthYear: 1961, age: 64 }, spouse: { table: tables.TGF05, birthYear: 1964, age: 61 }, reversion: 0.6, guaranteedYears: 10, technicalRate: 0, paymentsPerYear: 12, timing: 'arrears' })
 */
export const annuityFactor = (input: AnnuityInput): number => {
  accept(input)
  const sums = prepareSums(input)
  const behind = (years: number) => sums.first + years * sums.paymentsPerYear
  const guaranteeEnd = behind(hasGuaranteedYears(input.type) ? (input.guaranteedYears as number) : 0)
  return priceOf(sums, input, guaranteeEnd, (age) => behind(age - input.life.age))
}

const requireList = (field: string, values: readonly number[]): void => {
  if (!Array.isArray(values)) refuse(field, values, 'not-a-list')
}

/** Guaranteed years and reversion shares whose every pair is wanted. */
export type AnnuityGrid = { readonly guaranteedYears: readonly number[]; readonly reversions: readonly number[] }

/**
 * Gives the prices of a reversible annuity for every pair of guaranteed years and reversion share, in one pass over the ages.
 *
 * Each is what `annuityFactor` gives for `RV_RAG`, to the last bit; 0 guaranteed years is `RV_R`, reversion 0 is the single annuity. Source: docs/rules/annuity.md.
 *
 * @param lives both lives, technical rate as a share of 1, instalments a year and timing
 * @param grid guaranteed years in whole years, reversion shares 0 to 1
 * @returns one row per guaranteed years, in the order given, one price per reversion share
 * @throws DomainInputError where `checkAnnuity` refuses one of the pairs
 * @public
 * @example annuityFactorGrid({ life: { table: tables.TGF05, birthYear: 1961, age: 64 }, spouse: { table: tables.TGF05, birthYear: 1964, age: 61 }, technicalRate: 0, paymentsPerYear: 12, timing: 'arrears' }, { guaranteedYears: [0, 10], reversions: [0, 0.6, 1] })
 */
export const annuityFactorGrid = (
  lives: Pick<AnnuityInput, 'life' | 'spouse' | 'technicalRate' | 'paymentsPerYear' | 'timing'>,
  grid: AnnuityGrid,
): readonly (readonly number[])[] => {
  requireObject('lives', lives)
  requireObject('grid', grid)
  const { guaranteedYears, reversions } = grid
  requireList('guaranteedYears', guaranteedYears)
  requireList('reversions', reversions)
  if (guaranteedYears.length === 0 || reversions.length === 0) return guaranteedYears.map(() => [])
  const [firstYears] = guaranteedYears
  const [firstReversion] = reversions
  // No refusal looks at guaranteed years and reversion together: each of them once is enough.
  for (const years of guaranteedYears) accept({ ...lives, type: 'RV_RAG', guaranteedYears: years, reversion: firstReversion })
  for (const reversion of reversions) accept({ ...lives, type: 'RV_RAG', guaranteedYears: firstYears, reversion })
  const sums = prepareSums({ ...lives, type: 'RV_RAG' })
  const tailsOf = new Map<number, Tails>()
  let tails = emptyTails(sums)
  for (const years of guaranteedYears.toSorted((one, other) => other - one)) {
    tails = lengthenTails(sums, tails, sums.first + years * sums.paymentsPerYear)
    tailsOf.set(years, tails)
  }
  return guaranteedYears.map((years) => reversions.map((reversion) => priceOfTails(sums, tailsOf.get(years) as Tails, reversion)))
}
