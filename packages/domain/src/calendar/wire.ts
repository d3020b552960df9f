import * as z from 'zod'

import { formatFrenchDate, isPlainDate, parseFrenchDate, type PlainDate } from './plain-date.ts'

const frenchText = z
  .string()
  .regex(/^\d{2}\/\d{2}\/\d{4}$/, { error: 'dd/MM/yyyy' })
  .meta({ description: 'A day that exists, as dd/MM/yyyy', examples: ['20/11/2026'] })

const plainDateSchema = z.custom<PlainDate>((value) => typeof value === 'string' && isPlainDate(value), { error: 'a date' })

/**
 * A date: `dd/MM/yyyy` on the wire, `PlainDate` in the domain; a day that does not exist is refused.
 *
 * Rule S-CONST-54, S-CONST-55.
 *
 * @example frenchDateOnWire.decode('20/11/2026') // '2026-11-20'
 */
export const frenchDateOnWire = z.codec(frenchText, plainDateSchema, {
  decode: (text, context) => {
    const date = parseFrenchDate(text)
    if (date !== undefined) return date
    context.issues.push({ code: 'custom', message: 'no such day', params: { code: 'date-wrong' }, input: text })
    return z.NEVER
  },
  encode: (date) => formatFrenchDate(date),
})
