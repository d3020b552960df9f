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
  /** Mandatory payments that the split leaves as an annuity: the law lets them out as capital in place of a small annuity alone. */
  co: nonNegativeEurosOnWire,
  /** Yearly annuity for one euro at the start, without reversion and after its fee; 0 where the result has none. */
  annuityRate: z.number().min(0).max(1),
  /** Rate of the charges on pensions, in percent: a plan with mandatory payments needs it. */
  pensionCharges: z.literal([0, 4.3, 8.4, 10.1]).optional(),
  /** Whole age that half of the table reaches; undefined until the tables are there. */
  halfAge: z.int().min(18).max(120).optional(),
  /** Capital of other savings, which the plan leaves as it is. */
  apart: nonNegativeEurosOnWire,
  /** Other savings that the split turns into an annuity, which the plan leaves as it is. */
  asAnnuity: nonNegativeEurosOnWire,
  /** Whether the amounts are in the euros of today. */
  isInTodaysEuros: z.boolean(),
})
export type ExitSavings = z.output<typeof exitSavings>

/** Entry of session storage that hands the savings from the results to the plan; a sign-out wipes it with all others (P-STORE-02). */
export const exitSavingsEntry = storedEntry({ key: 'hautelisse.exit-plan', version: 2, schema: exitSavings })
