import { MARITAL_STATUSES } from '@hautelisse/domain/income-tax'
import { PERIODICITIES } from '@hautelisse/domain/money'
import {
  CHILDREN_CHOICES,
  EXIT_AGES,
  GENDERS,
  MOST_COMPARED,
  SHOWN_PERIODICITIES,
  STEPS,
  taxRequest,
} from '@hautelisse/domain/tax-saving'
import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'
import { DRAFT_NAME } from './draft-name.ts'

const fieldText = z.string().max(200)

/**
 * What is kept of a simulator: its answers as they were typed, the step on the screen, and the variants that are compared.
 *
 * No answer of the API is kept: a reload on the results asks again.
 */
const schema = z.strictObject({
  step: z.enum(STEPS),
  gender: z.enum([...GENDERS, '']),
  client_age: fieldText,
  marital_status: z.enum([...MARITAL_STATUSES, '']),
  children: z.literal(CHILDREN_CHOICES),
  monthly_income: fieldText,
  spouse_monthly_income: fieldText,
  allocated_amount: fieldText,
  allocated_periodicity: z.enum([...PERIODICITIES, '']),
  shown: z.enum(SHOWN_PERIODICITIES),
  exitAge: z.int().min(EXIT_AGES.first).max(EXIT_AGES.last),
  variants: z.array(z.strictObject({ request: taxRequest, year: z.int() })).max(MOST_COMPARED),
})
export type TaxSavingDraft = z.output<typeof schema>

/** What is kept of a simulator in session storage (P-STORE-02). */
export const draft = storedEntry({ ...DRAFT_NAME, version: 1, schema })
