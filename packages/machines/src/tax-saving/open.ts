import type { PlainDate } from '@hautelisse/domain/calendar'
import { EXIT_AGES, firstStep, freshForm } from '@hautelisse/domain/tax-saving'
import type { KnownSaver } from '@hautelisse/domain/tax-saving'
import type { TaxSavingContext, TaxSavingInput } from './context.ts'
import { resumeDraft } from './resume-draft.ts'

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
    variants: [],
    exitRate: undefined,
    exitAge: EXIT_AGES.usual,
    tables: undefined,
    haveTablesFailed: false,
  }
  return draft === undefined ? opened : resumeDraft(opened, draft)
}
