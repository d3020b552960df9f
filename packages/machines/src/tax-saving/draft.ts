import { parseJson } from '@hautelisse/domain/contract'
import { MARITAL_STATUSES } from '@hautelisse/domain/income-tax'
import { parseAmount, PERIODICITIES } from '@hautelisse/domain/money'
import {
  CHILDREN_CHOICES,
  EXIT_AGES,
  GENDERS,
  isComparedYear,
  MOST_COMPARED,
  SHOWN_PERIODICITIES,
  STEPS,
  taxRequest,
} from '@hautelisse/domain/tax-saving'
import type { Step, TaxForm, TypedAmount } from '@hautelisse/domain/tax-saving'
import * as z from 'zod'
import type { KeptVariant, TaxSavingContext } from './context.ts'
import { resumedStep } from './progress.ts'

const VERSION = 1
const fieldText = z.string().max(200)

/**
 * What is kept of a simulator: its answers as they were typed, the step on the screen, and the variants that are compared.
 *
 * No answer of the API is kept: a reload on the results asks again.
 */
const taxSavingDraft = z.strictObject({
  version: z.literal(VERSION),
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
export type TaxSavingDraft = z.output<typeof taxSavingDraft>

/**
 * Writes the answers of a simulator as the text to keep; `parseTaxDraft` reads it back.
 *
 * @param context context of the machine
 * @param step step on the screen
 */
export const formatTaxDraft = ({ form, shown, exitAge, variants }: TaxSavingContext, step: Step): string =>
  JSON.stringify(
    z.encode(taxSavingDraft, {
      version: VERSION,
      step,
      gender: form.gender,
      client_age: form.client_age.slice(0, 200),
      marital_status: form.marital_status,
      children: form.children,
      monthly_income: form.monthly_income.text.slice(0, 200),
      spouse_monthly_income: form.spouse_monthly_income.text.slice(0, 200),
      allocated_amount: form.allocated_amount.text.slice(0, 200),
      allocated_periodicity: form.allocated_periodicity,
      shown,
      exitAge,
      variants: variants.map(({ request, year }) => ({ request, year })),
    }),
  )

/**
 * Reads a kept draft; a missing, corrupted or older entry counts as none, never as a crash (P-STORE-02).
 *
 * @param text the entry of session storage
 * @example parseTaxDraft('{"version":0}') // undefined
 */
export const parseTaxDraft = (text: string | undefined): TaxSavingDraft | undefined =>
  taxSavingDraft.safeParse(parseJson(text)).data

const typed = (text: string): TypedAmount => ({ text, parsed: parseAmount(text) })

const formOf = ({ form }: TaxSavingContext, draft: TaxSavingDraft): TaxForm => ({
  gender: draft.gender === '' ? form.gender : draft.gender,
  client_age: draft.client_age === '' ? form.client_age : draft.client_age,
  marital_status: draft.marital_status,
  children: draft.children,
  monthly_income: typed(draft.monthly_income),
  spouse_monthly_income: typed(draft.spouse_monthly_income),
  allocated_amount: typed(draft.allocated_amount),
  allocated_periodicity: draft.allocated_periodicity,
})

/** A year may be later than the page's clock has it: it is the answer's. */
const variantsOf = ({ variants }: TaxSavingDraft): readonly KeptVariant[] =>
  variants.filter(({ year }) => isComparedYear(year)).map(({ request, year }, id) => ({ request, year, id }))

/**
 * Takes up a draft: the answers it holds, the step it stood on as far as they still allow, and the variants of years whose law is known.
 *
 * What the profile tells fills what the draft left empty.
 *
 * @param context context of a simulator just opened
 * @param draft draft kept before a reload
 */
export const resumed = (context: TaxSavingContext, draft: TaxSavingDraft): TaxSavingContext => {
  const filled = {
    ...context,
    form: formOf(context, draft),
    shown: draft.shown,
    exitAge: draft.exitAge,
    variants: variantsOf(draft),
  }
  const step = resumedStep(filled, draft.step)
  return { ...filled, step, resumedAt: step }
}
