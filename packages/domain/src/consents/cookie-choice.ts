import * as z from 'zod'

import { addMonths, isPlainDate, type PlainDate } from '../calendar/index.ts'

/** What a visitor answered when asked whether their visit may be measured. */
export const COOKIE_CHOICES = ['accepted', 'refused'] as const

/** An answer and the day on which it was given, as the browser keeps it. */
export const cookieChoice = z.object({
  choice: z.enum(COOKIE_CHOICES),
  date: z.custom<PlainDate>((value) => typeof value === 'string' && isPlainDate(value)),
})
export type CookieChoice = z.output<typeof cookieChoice>

/** Calendar months for which an answer is kept (P-CONST-05). */
export const COOKIE_CHOICE_MONTHS = 13

/**
 * Returns the last day on which an answer counts (P-CONST-05).
 *
 * @param choice the answer
 * @example cookieChoiceEnd({ choice: 'refused', date: plainDate('2026-11-20') }) // '2027-12-20'
 */
export const cookieChoiceEnd = ({ date }: Pick<CookieChoice, 'date'>): PlainDate => addMonths(date, COOKIE_CHOICE_MONTHS)

/**
 * Returns the answer that counts today; nothing when none was given, when it is over, and when it bears a date to come: it is asked for
 * again (P-CONST-05, P-CONST-06).
 *
 * @param choice the answer kept, if there is one
 * @param today the day that it is in Paris
 * @example currentCookieChoice(undefined, today) // undefined
 */
export const currentCookieChoice = (choice: CookieChoice | undefined, today: PlainDate): CookieChoice['choice'] | undefined =>
  choice !== undefined && choice.date <= today && today <= cookieChoiceEnd(choice) ? choice.choice : undefined
