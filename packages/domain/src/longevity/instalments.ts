import { refuse, requireNumber, requireObject, requireWhole } from '../input/index.ts'
import { LAST_AGE } from '../mortality/index.ts'
import {
  Decimal,
  euros,
  MONTHS_PER_YEAR,
  requirePositiveEuros,
  roundToCents,
  sumEuros,
  ZERO_EUROS,
  type Euros,
} from '../money/index.ts'

/** What an annuity pays a month in its first year, and by how much that changes each year. */
export type Instalments = {
  /** Gross monthly instalment of the first year, in cents. */
  readonly month: Euros
  /** Rise of the annuity a year, in percent. */
  readonly risePercent: number
  /** Rise of prices a year that later years lose, in percent; 0 in the euros of the start. */
  readonly inflationPercent: number
}

/** Rises of a year that are no slip of the pen, in percent. */
const RISES = { min: -50, max: 50 }

/**
 * Requires instalments that can be added up.
 *
 * @param instalments what was given
 */
const requireInstalments = ({ month, risePercent, inflationPercent }: Instalments): void => {
  requirePositiveEuros('month', month)
  requireNumber('risePercent', risePercent, RISES)
  requireNumber('inflationPercent', inflationPercent, RISES)
}

const onePlus = (percent: number): Decimal => new Decimal(percent).dividedBy(100).plus(1)

/** Instalments of each year since the start, one after the other, each rounded to the cent as it is paid. */
function* monthsByYear({ month, risePercent, inflationPercent }: Instalments, years: number): Generator<Euros> {
  const isSteady = risePercent === inflationPercent
  const change = onePlus(risePercent).dividedBy(onePlus(inflationPercent))
  const steady = roundToCents(month)
  for (let year = 0; year < years; year += 1) yield isSteady ? steady : roundToCents(euros(month.times(change.pow(year))))
}

/**
 * Gives what an annuity has paid by the end of each year since its start, from 0 on. BEY-64.
 *
 * @param instalments first instalment and yearly rises, which `instalmentReaching` accepts
 * @param years how many years
 * @example paidByYear({ month: euros(100), risePercent: 1, inflationPercent: 0 }, 2) // 0,00 €, 1 200,00 € and 2 412,00 €
 */
export const paidByYear = (instalments: Instalments, years: number): readonly Euros[] => {
  const paid = [ZERO_EUROS]
  for (const month of monthsByYear(instalments, years)) {
    paid.push(sumEuros([paid.at(-1) ?? ZERO_EUROS, euros(month.times(MONTHS_PER_YEAR))]))
  }
  return paid
}

/**
 * Gives the number of the instalment with which the sum of the gross instalments reaches the capital, without interest. BEY-62.
 *
 * Each instalment counts as it is paid, rounded to the cent. The capital brings and loses nothing meanwhile: reaching it is no gain.
 *
 * @param question capital in euros, the first monthly instalment, yearly rises in percent, and the completed years of age at the start
 * @returns counted from 1; undefined where the sum does not reach the capital before the age at which nobody of the table is left
 * @throws DomainInputError for amounts below zero, a capital of nothing, rises outside −50 to 50 %, and an age that is not whole or not from 0 to 121
 * @public
 * @example instalmentReaching({ capital: euros(100_000), month: euros('270.87'), risePercent: 0, inflationPercent: 0, age: 64 }) // 370
 */
export const instalmentReaching = (
  question: Instalments & { readonly capital: Euros; readonly age: number },
): number | undefined => {
  requireObject('question', question)
  requireInstalments(question)
  const { capital, age } = question
  requirePositiveEuros('capital', capital)
  if (capital.isZero()) refuse('capital', capital, 'out-of-range')
  requireWhole('age', age, { min: 0, max: LAST_AGE })
  let missing: Decimal = capital
  let before = 0
  for (const month of monthsByYear(question, LAST_AGE - age)) {
    const year = month.times(MONTHS_PER_YEAR)
    if (year.greaterThanOrEqualTo(missing)) return before + missing.dividedBy(month).ceil().toNumber()
    missing = missing.minus(year)
    before += MONTHS_PER_YEAR
  }
  return undefined
}
