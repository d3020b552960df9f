import type { PlainDate } from '@hautelisse/domain/calendar'
import {
  EXIT_AGES,
  firstStep,
  freshForm,
  isCustodyAlone,
  type KnownSaver,
  isComparedYear,
  type TaxForm,
  type TypedAmount,
} from '@hautelisse/domain/tax-saving'
import { parseAmount } from '@hautelisse/domain/money'
import { resumedStep } from '../stepper/index.ts'
import type { TaxSavingContext, TaxSavingInput, KeptVariant } from './context.ts'
import type { TaxSavingDraft } from './draft.ts'
import { flow } from './flow.ts'

const typedAmount = (text: string): TypedAmount => ({ text, parsed: parseAmount(text) })

const formOf = ({ form }: TaxSavingContext, draft: TaxSavingDraft): TaxForm => ({
  gender: draft.gender === '' ? form.gender : draft.gender,
  client_age: draft.client_age === '' ? form.client_age : draft.client_age,
  marital_status: draft.marital_status,
  children: draft.children,
  lives_alone: draft.lives_alone,
  shared_children: isCustodyAlone(draft) ? undefined : draft.shared_children,
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
const resumeDraft = (context: TaxSavingContext, draft: TaxSavingDraft): TaxSavingContext => {
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

/** What a simulation begins with, the first one and each one after it (TAX-48). */
export const freshAnswers = (saver: KnownSaver, today: PlainDate) =>
  ({
    form: freshForm(saver, today),
    shown: 'one_shot',
    isCleared: false,
    refusedPaste: undefined,
    step: firstStep(saver, today),
    attempted: [],
    failure: undefined,
    refused: [],
    result: undefined,
    edit: undefined,
    openedFigure: undefined,
  }) as const satisfies Partial<TaxSavingContext>

/**
 * Opens the simulator: empty but for what the profile tells, or with the answers of a draft.
 *
 * @param input variant, saver, draft and ports
 */
export const openContext = ({ variant, saver = {}, draft, ports }: TaxSavingInput): TaxSavingContext => {
  const today = ports.clock.today()
  const fresh = freshAnswers(saver, today)
  const opened: TaxSavingContext = {
    ports,
    variant,
    saver,
    today,
    run: 1,
    ...fresh,
    resumedAt: fresh.step,
    notice: undefined,
    variants: [],
    exitRate: undefined,
    exitAge: EXIT_AGES.usual,
    tables: undefined,
    haveTablesFailed: false,
  }
  return draft === undefined ? opened : resumeDraft(opened, draft)
}
