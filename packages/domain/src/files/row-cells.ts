import * as z from 'zod'

import { isPlainDate, type PlainDate } from '../calendar/index.ts'
import { euros, HIGHEST_AMOUNT, type Euros } from '../money/index.ts'

// Cells of a row of a file of cases. The message of an issue is a code: the caller that shows it supplies the words.

/** A cell that holds something; blanks around it do not count. `required` */
export const filledCell = () => z.string().trim().min(1, { error: 'required', abort: true })

/**
 * A cell with one of some words. `required`, `not-in-list`
 *
 * @param words the list
 * @example wordCell(['PEE', 'PER']).parse(' PER ') // 'PER'
 */
export const wordCell = <const Words extends readonly string[]>(words: Words) =>
  filledCell().pipe(z.enum(words, { error: 'not-in-list' }))

const AMOUNT = /^\d{1,12}(?:\.\d{1,20})?$/

/**
 * A cell with an amount or another number that is not negative: digits, with a point before decimals. `required`, `not-an-amount`
 *
 * @example amountCell().parse('11404.16') // 11 404,16 €
 */
export const amountCell = () =>
  filledCell()
    .regex(AMOUNT, { error: 'not-an-amount', abort: true })
    .transform((text): Euros => euros(text))
    .refine((amount) => amount.lessThanOrEqualTo(HIGHEST_AMOUNT), { error: 'not-an-amount', abort: true })

/**
 * A cell with a day. `required`, `not-a-day`
 *
 * @example dayCell().parse('2026-11-20') // '2026-11-20'
 */
export const dayCell = (): z.ZodType<PlainDate, string> => filledCell().refine(isPlainDate, { error: 'not-a-day', abort: true })

/**
 * A cell that may be empty, which is no value.
 *
 * @param cell what it holds otherwise
 * @example cellOrEmpty(amountCell()).parse(' ') // undefined
 */
export const cellOrEmpty = <Cell extends z.ZodType<unknown, string>>(cell: Cell) =>
  z
    .string()
    .transform((text) => (text.trim() === '' ? undefined : text))
    .pipe(z.optional(cell))
