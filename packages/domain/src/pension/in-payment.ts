import { wholeMonthsBetween, type PlainDate } from '../calendar/index.ts'
import { addEuros, divideEuros, roundToCents, type Euros } from '../money/index.ts'
import { writeAge } from './ages.ts'
import type { Careers, Estimate } from './wire.ts'

const MONTHS_PER_YEAR = 12

/** A pension that is paid already, as its statement says; euros a year. */
export type Paid = {
  readonly since: PlainDate
  readonly quarters: number
  readonly base: Euros
  readonly complementary: Euros
  readonly careers: Careers
}

/**
 * Writes the answer for a person whose pension is paid already: one row, nothing projected.
 *
 * docs/rules/pension.md. The month is a twelfth of both amounts, half up.
 *
 * @param paid what the statement says
 * @param birth date of birth
 * @param date instant of the question, as ISO text
 */
export const writePaid = ({ since, quarters, base, complementary, careers }: Paid, birth: PlainDate, date: string): Estimate => {
  const age = writeAge(wholeMonthsBetween(birth, since))
  return {
    age_full_rate: age,
    careers,
    date,
    result: [
      {
        age,
        quarters,
        yearly_amount_base: base,
        yearly_amount_complementary: complementary,
        monthly: roundToCents(divideEuros(addEuros(base, complementary), MONTHS_PER_YEAR)),
        type: 'EN_PAIEMENT',
        start: since,
      },
    ],
  }
}
