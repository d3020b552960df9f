import { parseAmount } from '@hautelisse/domain/money'
import type { DistributionForm, PartForm } from '@hautelisse/domain/withdrawal'
import { resumedStep } from '../stepper/index.ts'
import { takeAnswer } from './answers.ts'
import type { WithdrawalMachineContext } from './context.ts'
import type { WithdrawalDraft } from './draft.ts'
import type { Answer } from './events.ts'
import { flow } from './flow.ts'

type DraftPart = WithdrawalDraft['distribution'][number]

const isSamePart = (part: PartForm, entry: DraftPart | undefined): boolean =>
  entry !== undefined && part.policyId === entry.policyId && part.name === entry.name && part.balance.toFixed() === entry.balance

/** Amounts are taken up only for the same contracts with the same balances. */
const fits = (form: DistributionForm, distribution: readonly DraftPart[]): boolean =>
  form.length === distribution.length && form.every((part, index) => isSamePart(part, distribution[index]))

const isAllCapital = ({ balance, capital }: DraftPart): boolean => {
  const parsed = parseAmount(capital)
  return parsed.kind === 'amount' && parsed.amount.equals(balance)
}

const typedIn = ({ policyId, name, capital, annuity }: DraftPart): Answer[] => {
  const part = { policyId, name }
  return [
    { type: 'amountTyped', field: { part, side: 'capital' }, text: capital },
    { type: 'amountTyped', field: { part, side: 'annuity' }, text: annuity },
  ]
}

/** The choice comes first: it alone moves locked parts, and typing the same amounts again leaves it as it is. */
const amountAnswers = (distribution: readonly DraftPart[]): Answer[] => {
  const policyIds = [...new Set(distribution.map(({ policyId }) => policyId))]
  const allCapital = policyIds.filter((id) => distribution.filter(({ policyId }) => policyId === id).every(isAllCapital))
  const choices = allCapital.map((policyId): Answer => ({ type: 'allAsChosen', policyId, side: 'capital' }))
  return [...choices, ...distribution.flatMap(typedIn)]
}

/** The draft as the saver's own answers: taken up through the same rules, so that a tampered entry gains nothing. */
const answersOf = (draft: WithdrawalDraft): Answer[] => [
  { type: 'ageTyped', text: draft.retirement_age },
  { type: 'reversibleAnswered', reversible: draft.reversible },
  { type: 'spouseBirthDateTyped', text: draft.birth_date_spouse },
  ...(draft.reversion_percentage === null
    ? []
    : [{ type: 'reversionPercentageChosen', percentage: draft.reversion_percentage } as const]),
  ...amountAnswers(draft.distribution),
  ...(draft.annuity_type === null ? [] : [{ type: 'optionChosen', option: draft.annuity_type } as const]),
]

const take = (context: WithdrawalMachineContext, answer: Answer): WithdrawalMachineContext => ({
  ...context,
  ...takeAnswer(context, answer),
})

/**
 * Takes up a draft: the answers it holds, and the step it stood on as far as those answers still allow.
 *
 * A draft of another setting or of other contracts and balances is left aside.
 *
 * @param context context of a stepper just opened
 * @param draft draft kept before a reload
 */
export const resumeDraft = (context: WithdrawalMachineContext, draft: WithdrawalDraft): WithdrawalMachineContext => {
  const { withdraw, withdrawCase } = context.setting
  const isForHere = draft.withdraw === withdraw && draft.withdrawCase === withdrawCase
  if (!isForHere || !fits(context.form.distribution, draft.distribution)) return context
  const filled = answersOf(draft).reduce(take, context)
  const { look } = draft
  const looked =
    look === undefined
      ? {}
      : { rates: { marginal: look.marginal, pensionCharges: look.pension_charges }, isInTodaysEuros: look.todays_euros }
  return {
    ...filled,
    ...looked,
    announcement: undefined,
    typing: undefined,
    furthest: draft.furthest,
    resumedAt: resumedStep(flow, filled, draft.step),
  }
}
