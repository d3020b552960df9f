import { requireNumber, requireObject, requireOneOf, requireWhole } from '../input/index.ts'
import { LAST_AGE } from '../mortality/index.ts'
import { MONTHS_PER_YEAR, requirePositiveEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import type { PricedOption } from './options.ts'

/** Whom death has taken: nobody, the saver, the spouse, or both. */
export const DEATHS = ['none', 'saver', 'spouse', 'both'] as const
export type Deaths = (typeof DEATHS)[number]

/** What an annuity leaves after a death: its month, what of it goes on to the spouse, and the years that are paid whatever happens. */
export type AnnuityTerms = Pick<PricedOption, 'month' | 'spouseMonth' | 'guaranteedYears'>

/** A month that is paid until the end of a year since the start, or, without one, as long as somebody lives who receives it. */
export type Income = { readonly month: Euros; readonly untilYear: number | undefined }

const requireTerms = (terms: AnnuityTerms): void => {
  requireObject('terms', terms)
  const { month, spouseMonth, guaranteedYears } = terms
  requirePositiveEuros('month', month)
  requirePositiveEuros('spouseMonth', spouseMonth)
  requireNumber('spouseMonth', spouseMonth.toNumber(), { min: 0, max: month.toNumber() })
  requireWhole('guaranteedYears', guaranteedYears, { min: 0, max: LAST_AGE })
}

const forLife = ({ month, spouseMonth }: AnnuityTerms, deaths: Deaths): Euros => {
  if (deaths === 'none' || deaths === 'spouse') return month
  return deaths === 'saver' ? spouseMonth : ZERO_EUROS
}

/**
 * Gives what is paid a month once death has taken nobody, the saver, the spouse or both: the whole amount during guaranteed years, then what goes on. BEY-65.
 *
 * The saver's own amount does not change when the spouse dies first.
 *
 * @param terms month and the spouse's month in euros, and guaranteed whole years from the start
 * @param deaths whom death has taken
 * @returns one or two amounts, the later one without an end; zero where nothing is left
 * @throws DomainInputError for amounts below zero, a spouse who receives more than the saver, and years that are not whole or not from 0 to 121
 * @public
 * @example incomeAfter({ month: euros('269.34'), spouseMonth: euros(0), guaranteedYears: 10 }, 'saver').map(({ month, untilYear }) => [month.toString(), untilYear]) // [['269.34', 10], ['0', undefined]]
 */
export const incomeAfter = (terms: AnnuityTerms, deaths: Deaths): readonly Income[] => {
  requireTerms(terms)
  requireOneOf('deaths', deaths, DEATHS)
  const later = { month: forLife(terms, deaths), untilYear: undefined }
  const { month, guaranteedYears } = terms
  return guaranteedYears === 0 || later.month.equals(month) ? [later] : [{ month, untilYear: guaranteedYears }, later]
}

/**
 * Gives what one instalment pays once death has taken nobody, the saver, the spouse or both. BEY-65.
 *
 * @param terms month and the spouse's month in euros, and guaranteed whole years from the start
 * @param deaths whom death has taken by then
 * @param instalment its number, from 1, in arrears
 * @throws DomainInputError as `incomeAfter`, and for a number that is not whole or not from 1 to 1 452
 * @public
 * @example instalmentAfter({ month: euros('269.34'), spouseMonth: euros(0), guaranteedYears: 10 }, 'both', 120) // 269,34 €, and nothing from the 121st on
 */
export const instalmentAfter = (terms: AnnuityTerms, deaths: Deaths, instalment: number): Euros => {
  const incomes = incomeAfter(terms, deaths)
  requireWhole('instalment', instalment, { min: 1, max: LAST_AGE * MONTHS_PER_YEAR })
  const paid = incomes.find(({ untilYear }) => untilYear === undefined || instalment <= untilYear * MONTHS_PER_YEAR)
  return paid?.month ?? ZERO_EUROS
}
