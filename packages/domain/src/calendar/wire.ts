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

/** An hour of a day, to the minute, as clocks in Paris show it: `time` is `HH:mm`. */
export type PlainMoment = { readonly day: PlainDate; readonly time: string }

const momentText = z
  .string()
  .regex(/^\d{2}\/\d{2}\/\d{4} (?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'dd/MM/yyyy HH:mm' })
  .meta({ description: 'An hour of a day that exists, in Paris, as dd/MM/yyyy HH:mm', examples: ['20/11/2026 09:12'] })

/**
 * An hour of a day: `dd/MM/yyyy HH:mm` on the wire, `PlainMoment` in the domain. A field of ours.
 *
 * @example frenchMomentOnWire.decode('20/11/2026 09:12') // { day: '2026-11-20', time: '09:12' }
 */
export const frenchMomentOnWire = z.codec(momentText, z.object({ day: plainDateSchema, time: z.string() }), {
  decode: (text, context) => {
    const day = parseFrenchDate(text.slice(0, 10))
    if (day !== undefined) return { day, time: text.slice(11) }
    context.issues.push({ code: 'custom', message: 'no such day', params: { code: 'date-wrong' }, input: text })
    return z.NEVER
  },
  encode: ({ day, time }) => `${formatFrenchDate(day)} ${time}`,
})
