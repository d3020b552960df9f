import { Decimal, euros, roundToCents, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { stepAt } from './options.ts'
import type { AnnuityFigure } from './result.ts'

/** An age, in completed years since the start, and what the annuity has paid by then. */
export type PaidByAge = { readonly age: number; readonly paid: Euros }

/** What an annuity has paid by each age, beside the same savings as capital. */
export type PaidSoFar = {
  readonly ages: readonly PaidByAge[]
  /** First of these ages by which the annuity has paid more than the capital; undefined where none is. */
  readonly from: number | undefined
}

/**
 * Gives the amount that an annuity pays in the year that follows an age: by age it is revalued, with guaranteed years always the same, by steps the one that the
 * end of the year belongs to.
 *
 * @param figure annuity that leads
 * @param age completed years
 * @example figureAt({ type: 'RV_CPP', step: 'AVANT_70' }, 70) // { type: 'RV_CPP', step: 'DE_70_A_75' }
 */
export const figureAt = (figure: AnnuityFigure, age: number): AnnuityFigure => {
  if ('step' in figure) return { type: figure.type, step: stepAt(age + 1) }
  return 'years' in figure ? figure : { type: figure.type, age }
}

/**
 * Adds up what an annuity pays, year after year, and tells from which age it has paid more than the same savings would give as capital, all at once. Nobody
 * knows how long a life lasts, and a capital may bring a return or a loss: this is no more than a sum. WITH-07.
 *
 * @param capital the same savings as capital, in the same euros
 * @param years what is paid in each year of age, from the start, in the same euros
 * @param start completed years at the start
 * @example paidSoFar(euros(25_000), [euros(10_000), euros(10_000), euros(10_000)], 64).from // 67
 */
export const paidSoFar = (capital: Euros, years: readonly Euros[], start: number): PaidSoFar => {
  let paid = ZERO_EUROS
  const later = years.map((year, place): PaidByAge => {
    paid = sumEuros([paid, year])
    return { age: start + place + 1, paid }
  })
  const ages = [{ age: start, paid: ZERO_EUROS }, ...later]
  return { ages, from: ages.find((one) => one.paid.greaterThan(capital))?.age }
}

/**
 * Gives what is paid year after year by an annuity that is never revalued.
 *
 * @param year what the first year pays
 * @param count how many years
 * @param inflationPercent rise of prices a year that later years lose, in euros of today; 0 in the euros of the start
 * @example withoutRise(euros(1_020), 2, 2) // 1 020,00 € and 1 000,00 €
 */
export const withoutRise = (year: Euros, count: number, inflationPercent: number): readonly Euros[] => {
  const prices = new Decimal(inflationPercent).dividedBy(100).plus(1)
  return Array.from({ length: count }, (_, place) => roundToCents(euros(year.dividedBy(prices.pow(place)))))
}
