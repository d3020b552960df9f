import { isPlainDate, type PlainDate } from '@hautelisse/domain/calendar'
import { nonNegativeEurosOnWire } from '@hautelisse/domain/money'
import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'

const amounts = z.strictObject({ paid: nonNegativeEurosOnWire, gains: nonNegativeEurosOnWire })
const day = z.custom<PlainDate>((text) => typeof text === 'string' && isPlainDate(text), { error: 'a day' })

/** Savings that come as capital in a result of the withdrawal simulator, for which a plan is asked. */
const exitSavings = z.strictObject({
  /** Day of the first payment. */
  start: day,
  /** Completed years on that day. */
  age: z.int().min(18).max(84),
  vvd: amounts,
  vvnd: amounts,
  es: amounts,
  /** Capital of other savings, which the plan leaves as it is. */
  apart: nonNegativeEurosOnWire,
  /** Whether the amounts are in the euros of today. */
  isInTodaysEuros: z.boolean(),
})
export type ExitSavings = z.output<typeof exitSavings>

/** Entry of session storage that hands the savings from the results to the plan; a sign-out wipes it with all others (P-STORE-02). */
export const exitSavingsEntry = storedEntry({ key: 'hautelisse.exit-plan', version: 1, schema: exitSavings })
