import * as z from 'zod'

import { MARITAL_STATUSES } from '../income-tax/index.ts'
import { PERIODICITIES } from '../money/index.ts'
import {
  CHILDREN_CHOICES,
  EXIT_AGES,
  GENDERS,
  MOST_COMPARED,
  SHOWN_PERIODICITIES,
  STEPS,
  taxRequest,
} from '../tax-saving/index.ts'
import { typed } from './text.ts'

/** What is kept of the tax simulator: its answers as they were typed, the step on the screen, and the variants that are compared. */
export const taxSavingAnswers = z.strictObject({
  step: z.enum(STEPS),
  gender: z.enum([...GENDERS, '']),
  client_age: typed,
  marital_status: z.enum([...MARITAL_STATUSES, '']),
  children: z.literal(CHILDREN_CHOICES),
  lives_alone: z.boolean().optional(),
  shared_children: z.literal(CHILDREN_CHOICES).optional(),
  monthly_income: typed,
  spouse_monthly_income: typed,
  allocated_amount: typed,
  allocated_periodicity: z.enum([...PERIODICITIES, '']),
  shown: z.enum(SHOWN_PERIODICITIES),
  exitAge: z.int().min(EXIT_AGES.first).max(EXIT_AGES.last),
  variants: z.array(z.strictObject({ request: taxRequest, year: z.int() })).max(MOST_COMPARED),
})
