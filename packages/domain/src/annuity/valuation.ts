import { requireNumber, requireObject } from '../input/index.ts'
import { type Euros, multiplyEuros, requirePositiveEuros, roundToCents } from '../money/index.ts'
import { annuityError } from './check.ts'
import { checkAnnuityInPayment } from './check-in-payment.ts'
import { type AnnuityInPayment, endOfAge, endOfGuarantee, timelineOf } from './in-payment.ts'
import { priceOf } from './price.ts'
import { MORTALITY_SHOCK, RATE_SHOCK } from './shocks.ts'
import { livesOf, scaleOf, sumsAt } from './valuation-sums.ts'

/** A figure of a valuation, and the same with one assumption changed. */
export type Sensitivities<Figure> = {
  readonly base: Figure
  /** Technical rate half a point higher, and lower. */
  readonly rateUp: Figure
  readonly rateDown: Figure
  /** Every yearly death probability times 1.05, at most 1, and times 0.95. */
  readonly mortalityUp: Figure
  readonly mortalityDown: Figure
}

export const acceptInPayment = (input: AnnuityInPayment): void => {
  const refusal = checkAnnuityInPayment(input)
  if (refusal !== undefined) throw annuityError(input, refusal)
}

/**
 * Gives the value of 1 € a year of an annuity in payment on any day, and the same at other rates and mortality, in one pass over the lives.
 *
 * The sums of `annuityFactor`, with l straight between whole ages and each instalment discounted from its own day; at whole ages, with the guarantee in whole
 * years and the next instalment a period away (at once in advance) the base is `annuityFactor`, to the last bit. Float64, not rounded.
 * Source: docs/rules/annuity.md, ANN-13, ANN-14 and ANN-17.
 *
 * @param input the annuity; ages and times in months, rate as a share of 1
 * @throws DomainInputError where `checkAnnuityInPayment` refuses
 * @public
 * @example annuityValues({ type: 'RV_NR', life: { table: tables.TGF05, birthYear: 1961, ageMonths: 773 }, technicalRate: 0, paymentsPerYear: 12, timing: 'arrears' })
 */
export const annuityValues = (input: AnnuityInPayment): Sensitivities<number> => {
  acceptInPayment(input)
  const { technicalRate } = input
  const timeline = timelineOf(input)
  const guaranteeEnd = endOfGuarantee(input, timeline)
  const stepEnd = (age: number) => endOfAge(input, timeline, age)
  const lives = livesOf(input, timeline, 1)
  const value = (of: typeof lives, rate: number) =>
    priceOf(sumsAt(of, timeline, rate), input, guaranteeEnd, stepEnd) * scaleOf(timeline, rate)
  return {
    base: value(lives, technicalRate),
    rateUp: value(lives, technicalRate + RATE_SHOCK),
    rateDown: value(lives, technicalRate - RATE_SHOCK),
    mortalityUp: value(livesOf(input, timeline, 1 + MORTALITY_SHOCK), technicalRate),
    mortalityDown: value(livesOf(input, timeline, 1 - MORTALITY_SHOCK), technicalRate),
  }
}

/**
 * Gives the reserve of an annuity of some euros a year from its values: each the amount times a value, rounded to the cent once, half up.
 *
 * Source: docs/rules/annuity.md, ANN-16.
 *
 * @param values what `annuityValues` gave
 * @param yearly euros a year; of a stepped annuity those before 70
 * @throws DomainInputError where a value or the amount is no number, or below zero
 * @public
 * @example annuityReserves(annuityValues({ type: 'RV_NR', life: { table: tables.TGF05, birthYear: 1961, ageMonths: 768 }, technicalRate: 0, paymentsPerYear: 12, timing: 'arrears' }), euros(1200)) // base 36 015,06 €
 */
export const annuityReserves = (values: Sensitivities<number>, yearly: Euros): Sensitivities<Euros> => {
  requireObject('values', values)
  requirePositiveEuros('yearly', yearly)
  const reserve = (key: keyof Sensitivities<number>) => {
    requireNumber(`values.${key}`, values[key], { min: 0, max: Number.MAX_VALUE })
    return roundToCents(multiplyEuros(yearly, values[key]))
  }
  return {
    base: reserve('base'),
    rateUp: reserve('rateUp'),
    rateDown: reserve('rateDown'),
    mortalityUp: reserve('mortalityUp'),
    mortalityDown: reserve('mortalityDown'),
  }
}
