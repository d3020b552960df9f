import * as z from 'zod'

import { dayOf, plainDate, type PlainDate } from '../calendar/index.ts'

/** Fields that tell of a birth in the answers of a case: its year and month, and whether it was on the first of that month. BEY-01. */
export const birthFields = {
  birth_month: z.string().regex(/^(?:19|20)[0-9]{2}-(?:0[1-9]|1[0-2])$/),
  born_on_first: z.literal(true).optional(),
} as const
export type CaseBirth = { readonly birth_month: string; readonly born_on_first?: true | undefined }

/** Day that stands in for one that a case does not hold: the law asks for months alone, and for the first of them. */
const MID_MONTH = '15'

/**
 * Gives what a case holds of a birth date. BEY-01.
 *
 * @param date birth date
 * @example birthOf(plainDate('1964-03-12')) // { birth_month: '1964-03' }
 */
export const birthOf = (date: PlainDate): CaseBirth => ({
  birth_month: date.slice(0, 7),
  born_on_first: dayOf(date) === 1 ? true : undefined,
})

/**
 * Gives a day that stands in for the birth date that a case does not hold: the 1st for somebody born on it, else the 15th. Pensions and annuities begin with
 * a month, so that any other day gives the same figures. BEY-01.
 *
 * @param birth what the case holds
 * @example standInBirth({ birth_month: '1964-03' }) // '1964-03-15'
 */
export const standInBirth = ({ birth_month: month, born_on_first: isFirst }: CaseBirth): PlainDate =>
  plainDate(`${month}-${isFirst === true ? '01' : MID_MONTH}`)
