import { parseAmount } from '@hautelisse/domain/money'
import { isComparedYear } from '@hautelisse/domain/tax-saving'
import type { TaxForm, TypedAmount } from '@hautelisse/domain/tax-saving'
import { resumedStep } from '../stepper/index.ts'
import type { KeptVariant, TaxSavingContext } from './context.ts'
import type { TaxSavingDraft } from './draft.ts'
import { flow } from './flow.ts'

const typedAmount = (text: string): TypedAmount => ({ text, parsed: parseAmount(text) })

const formOf = ({ form }: TaxSavingContext, draft: TaxSavingDraft): TaxForm => ({
  gender: draft.gender === '' ? form.gender : draft.gender,
  client_age: draft.client_age === '' ? form.client_age : draft.client_age,
  marital_status: draft.marital_status,
  children: draft.children,
  monthly_income: typedAmount(draft.monthly_income),
  spouse_monthly_income: typedAmount(draft.spouse_monthly_income),
  allocated_amount: typedAmount(draft.allocated_amount),
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
export const resumeDraft = (context: TaxSavingContext, draft: TaxSavingDraft): TaxSavingContext => {
  const filled = {
    ...context,
    form: formOf(context, draft),
    shown: draft.shown,
    exitAge: draft.exitAge,
    variants: variantsOf(draft),
  }
  const resumedAt = resumedStep(flow, filled, draft.step)
  // Kept results are asked for again from the step before them.
  return { ...filled, step: resumedAt === 'results' ? 'income' : resumedAt, resumedAt }
}
