import type { Step } from '@hautelisse/domain/tax-saving'
import type { TaxSavingContext } from './context.ts'
import { draft } from './draft.ts'
import type { TaxSavingDraft } from './draft.ts'
import { openContext } from './open.ts'
import { selectTaxPlace } from './snapshot.ts'
import type { TaxSavingSnapshot } from './snapshot.ts'

const LONGEST_TEXT = 200
const cut = (text: string): string => text.slice(0, LONGEST_TEXT)

const draftAt = ({ form, shown, exitAge, variants }: TaxSavingContext, step: Step): TaxSavingDraft => ({
  step,
  gender: form.gender,
  client_age: cut(form.client_age),
  marital_status: form.marital_status,
  children: form.children,
  ...(form.lives_alone === undefined ? {} : { lives_alone: form.lives_alone }),
  ...(form.shared_children === undefined ? {} : { shared_children: form.shared_children }),
  monthly_income: cut(form.monthly_income.text),
  spouse_monthly_income: cut(form.spouse_monthly_income.text),
  allocated_amount: cut(form.allocated_amount.text),
  allocated_periodicity: form.allocated_periodicity,
  shown,
  exitAge,
  variants: variants.map(({ request, year }) => ({ request, year })),
})

/** The same simulator, just opened: nothing of the saver's that a profile does not tell. */
const untouched = ({ variant, saver, ports }: TaxSavingContext): TaxSavingDraft => {
  const opened = openContext({ variant, saver, ports })
  return draftAt(opened, opened.step)
}

/**
 * Gives what is kept of a simulator at one moment, for `keepDraft`.
 *
 * A call under way is kept as its results: after a reload it is made again.
 *
 * @param snapshot state of the machine
 * @returns undefined as long as nothing was answered
 * @example draftOf(snapshot)?.client_age // '41'
 */
export const draftOf = (snapshot: TaxSavingSnapshot): TaxSavingDraft | undefined => {
  const { context } = snapshot
  const now = draftAt(context, selectTaxPlace(snapshot).step)
  return draft.format(now) === draft.format(untouched(context)) ? undefined : now
}
