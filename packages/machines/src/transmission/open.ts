import {
  EMPTY_HEIRS,
  EMPTY_SECOND,
  homePercentage,
  lifeFormOf,
  patrimonyFormOf,
  heirsFormOf,
  prefilledLife,
  prefilledPatrimony,
  withOrigins,
} from '@hautelisse/domain/transmission'
import type { TransmissionAnswer, TransmissionForm } from '@hautelisse/domain/transmission'
import { resumedStep } from '../stepper/index.ts'
import type { Asker, TransmissionContext, TransmissionInput } from './context.ts'
import { flow } from './flow.ts'
import { withHeld } from './held.ts'

/** The form before anything is answered, with the life insurances and capitalisation contracts that the saver holds. */
export const freshForm = ({ accounts }: Pick<Asker, 'accounts'>): TransmissionForm => ({
  heirs: EMPTY_HEIRS,
  patrimony: prefilledPatrimony(accounts, homePercentage(EMPTY_HEIRS, true)),
  life: prefilledLife(accounts, EMPTY_HEIRS),
})

/** What a simulation begins with, the first one and the one after a deletion. */
export const freshAnswers = (asker: Asker) =>
  ({
    form: freshForm(asker),
    isShareTyped: false,
    areContractsSeen: false,
    step: 'heirs',
    attempted: [],
    failure: undefined,
    refused: [],
    refusedPaste: undefined,
    result: undefined,
    supposed: {},
    second: EMPTY_SECOND,
    left: [],
    isFromBefore: false,
    isResumed: false,
  }) as const satisfies Partial<TransmissionContext>

/** Whether a saved simulation has everything that a result needs. */
export const isWhole = ({ heirs_result, patrimony }: TransmissionAnswer): boolean =>
  heirs_result.length > 0 && patrimony.passif !== undefined

/** Takes up a saved simulation: its answers, and its figures where they are whole. */
export const withSaved = (context: TransmissionContext, saved: TransmissionAnswer): Partial<TransmissionContext> => {
  if (saved.heirs_result.length === 0) return {}
  const { accounts } = context.asker
  const hasPatrimony = saved.patrimony.passif !== undefined
  const hasLife = saved.life_insurances.has_life_insurance !== undefined
  return {
    form: {
      heirs: heirsFormOf(saved.heirs),
      patrimony: hasPatrimony
        ? withOrigins(patrimonyFormOf(saved.patrimony), accounts)
        : prefilledPatrimony(accounts, homePercentage(heirsFormOf(saved.heirs), true)),
      life: hasLife ? lifeFormOf(saved.life_insurances, accounts) : prefilledLife(accounts, heirsFormOf(saved.heirs)),
    },
    isShareTyped: hasPatrimony,
    areContractsSeen: hasLife,
    result: isWhole(saved) && hasLife ? saved : undefined,
    isFromBefore: true,
  }
}

/**
 * Opens the simulator: empty but for the saver's own contracts, or with the answers of a draft of the same person.
 *
 * @param input asker, draft and ports
 */
export const openContext = ({ asker, draft, ports, asksSecond = false }: TransmissionInput): TransmissionContext => {
  const opened: TransmissionContext = {
    ...freshAnswers(asker),
    ports,
    asker,
    asksSecond,
    today: ports.clock.today(),
    resumedAt: 'heirs',
    run: 1,
  }
  if (draft === undefined || draft.userId !== asker.userId) return opened
  const filled = {
    ...opened,
    form: withHeld(draft.form, asker.accounts),
    isShareTyped: draft.isShareTyped,
    areContractsSeen: true,
    isResumed: true,
  }
  const resumedAt = resumedStep(flow, filled, draft.step)
  // Figures are not kept: the last step asks for them again.
  const step = resumedAt === 'results' ? 'life-insurances' : resumedAt
  return { ...filled, step, resumedAt: step }
}
