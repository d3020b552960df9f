import { formatAmountInput, isPositive, parseAmount, subtractEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import type { DistributionForm, PartForm, PartId, Side } from '@hautelisse/domain/withdrawal'
import { resumedStep } from '../stepper/index.ts'
import { takeAnswer } from './answers.ts'
import type { WithdrawalMachineContext } from './context.ts'
import type { KeptSide, WithdrawalDraft } from './draft.ts'
import type { Answer } from './events.ts'
import { flow } from './flow.ts'

/** A part of the draft in the amounts that its balance makes of it today. */
type DraftPart = PartId & { readonly isAllCapital: boolean; readonly capital: string; readonly annuity: string }

/** What a capital leaves of the balance; 0 if it exceeds the balance. */
const restOf = ({ balance }: PartForm, capital: string): string => {
  const parsed = parseAmount(capital)
  const rest = parsed.kind === 'amount' ? subtractEuros(balance, parsed.amount) : balance
  return formatAmountInput(isPositive(rest) ? rest : ZERO_EUROS)
}

const textOf = (part: PartForm, kept: KeptSide, capital = ''): string => {
  if (kept === 'rest') return restOf(part, capital)
  return kept === 'all' ? formatAmountInput(part.balance) : kept.typed
}

/** The parts of a draft beside those of the form; undefined where they are parts of other contracts. */
const partsOf = (form: DistributionForm, distribution: WithdrawalDraft['distribution']): readonly DraftPart[] | undefined => {
  const parts = form.flatMap((part, index) => {
    const entry = distribution[index]
    if (entry?.policyId !== part.policyId || entry.name !== part.name) return []
    const capital = textOf(part, entry.capital)
    const annuity = textOf(part, entry.annuity, capital)
    return [{ policyId: part.policyId, name: part.name, isAllCapital: isAll(part, capital), capital, annuity }]
  })
  return parts.length === form.length && form.length === distribution.length ? parts : undefined
}

const isAll = ({ balance }: PartForm, capital: string): boolean => {
  const parsed = parseAmount(capital)
  return parsed.kind === 'amount' && parsed.amount.equals(balance)
}

const typedIn = ({ policyId, name, capital, annuity }: DraftPart): Answer[] => {
  const part = { policyId, name }
  const typed = (side: Side, text: string): Answer => ({ type: 'amountTyped', field: { part, side }, text })
  return [typed('capital', capital), typed('annuity', annuity)]
}

/** The choice comes first: it alone moves locked parts, and typing the same amounts again leaves it as it is. */
const amountAnswers = (distribution: readonly DraftPart[]): Answer[] => {
  const policyIds = [...new Set(distribution.map(({ policyId }) => policyId))]
  const allCapital = policyIds.filter((id) =>
    distribution.filter(({ policyId }) => policyId === id).every(({ isAllCapital }) => isAllCapital),
  )
  const choices = allCapital.map((policyId): Answer => ({ type: 'allAsChosen', policyId, side: 'capital' }))
  return [...choices, ...distribution.flatMap(typedIn)]
}

/** The draft as the saver's own answers: taken up through the same rules, so that a tampered entry gains nothing. */
const answersOf = (draft: WithdrawalDraft, parts: readonly DraftPart[]): Answer[] => [
  { type: 'ageTyped', text: draft.retirement_age },
  { type: 'reversibleAnswered', reversible: draft.reversible },
  { type: 'spouseBirthDateTyped', text: draft.birth_date_spouse },
  ...(draft.reversion_percentage === null
    ? []
    : [{ type: 'reversionPercentageChosen', percentage: draft.reversion_percentage } as const]),
  ...amountAnswers(parts),
  ...(draft.annuity_type === null ? [] : [{ type: 'optionChosen', option: draft.annuity_type } as const]),
]

const take = (context: WithdrawalMachineContext, answer: Answer): WithdrawalMachineContext => ({
  ...context,
  ...takeAnswer(context, answer),
})

/**
 * Takes up a draft: the answers it holds, and the step it stood on as far as those answers still allow.
 *
 * A draft of another setting or of other contracts is left aside. Where a balance is another one, what was all of it is all of the new one, and an
 * amount stays as it was typed.
 *
 * @param context context of a stepper just opened
 * @param draft draft kept before a reload
 */
export const resumeDraft = (context: WithdrawalMachineContext, draft: WithdrawalDraft): WithdrawalMachineContext => {
  const { withdraw, withdrawCase } = context.setting
  const isForHere = draft.withdraw === withdraw && draft.withdrawCase === withdrawCase
  const parts = partsOf(context.form.distribution, draft.distribution)
  if (!isForHere || parts === undefined) return context
  const filled = answersOf(draft, parts).reduce(take, context)
  const { look } = draft
  const looked =
    look === undefined
      ? {}
      : { rates: { marginal: look.marginal, pensionCharges: look.pension_charges }, paidIn: look.paid_in ?? '' }
  return {
    ...filled,
    ...looked,
    announcement: undefined,
    typing: undefined,
    furthest: draft.furthest,
    resumedAt: resumedStep(flow, filled, draft.step),
  }
}
