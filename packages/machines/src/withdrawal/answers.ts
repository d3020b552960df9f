import { divideEuros, euros, formatAmountInput, parseAmount, parsePastedAmount } from '@hautelisse/domain/money'
import {
  amountPath,
  answerReversible,
  moveDivider,
  options,
  SIDES,
  typeSide,
  withdrawEverythingAs,
} from '@hautelisse/domain/withdrawal'
import type { Edited, SimulationRequest, WithdrawalForm } from '@hautelisse/domain/withdrawal'
import type { Announcement, Failure, WithdrawalMachineContext } from './context.ts'
import type { Answer, WithdrawalEvent } from './events.ts'
import { questionOf } from './progress.ts'

type Change = {
  readonly form: WithdrawalForm
  readonly announcement?: Announcement | undefined
  readonly refusedPaste?: WithdrawalMachineContext['refusedPaste']
}
type EventOf<Type extends Answer['type']> = Extract<Answer, { type: Type }>

const CENTS = 100

const edited = ({ contracts, form }: WithdrawalMachineContext, { form: distribution, notice }: Edited): Change => {
  const contract = contracts.find(({ account }) => account.policy_id === notice?.policyId)
  return { form: { ...form, distribution }, announcement: contract?.offersAllOrNothing === true ? notice : undefined }
}

const reverse = ({ form }: WithdrawalMachineContext, { reversible }: EventOf<'reversibleAnswered'>): Change => {
  const next = answerReversible(form, reversible)
  return { form: next, announcement: next.annuity_type === form.annuity_type ? undefined : { kind: 'option-cleared' } }
}

const typeAmount = (context: WithdrawalMachineContext, { part, side, text, pasted }: EventOf<'amountTyped'>): Change => {
  if (pasted !== true) return edited(context, typeSide(context.form.distribution, part, side, text))
  const parsed = parsePastedAmount(text)
  if (parsed.kind !== 'amount') return { form: context.form, refusedPaste: { part, side } }
  return edited(context, typeSide(context.form.distribution, part, side, formatAmountInput(parsed.amount), parsed))
}

/** Only the writing changes: "1234,5" becomes "1 234,50"; a text that is no amount stays as it is. */
const leaveAmount = (context: WithdrawalMachineContext, { part, side }: EventOf<'amountLeft'>): Change => {
  const field = context.form.distribution.find(({ policyId, name }) => policyId === part.policyId && name === part.name)?.[side]
  if (field?.parsed.kind !== 'amount') return { form: context.form, refusedPaste: context.refusedPaste }
  const text = formatAmountInput(field.parsed.amount)
  const change = edited(context, typeSide(context.form.distribution, part, side, text, parseAmount(text)))
  return { ...change, refusedPaste: context.refusedPaste }
}

const moveSplit = (context: WithdrawalMachineContext, { part, capitalCents }: EventOf<'splitMoved'>): Change =>
  Number.isInteger(capitalCents)
    ? edited(context, moveDivider(context.form.distribution, part, divideEuros(euros(capitalCents), CENTS)))
    : { form: context.form }

const chooseAllAs = ({ contracts, form }: WithdrawalMachineContext, { policyId, side }: EventOf<'allAsChosen'>): Change => {
  const contract = contracts.find(({ account, disabled }) => account.policy_id === policyId && !disabled)
  return contract === undefined
    ? { form }
    : { form: { ...form, distribution: withdrawEverythingAs(form.distribution, contract, side) } }
}

const chooseOption = ({ form }: WithdrawalMachineContext, { option }: EventOf<'optionChosen'>): Change =>
  options(form.reversible).includes(option) ? { form: { ...form, annuity_type: option } } : { form }

const changeOf = (context: WithdrawalMachineContext, event: WithdrawalEvent): Change | undefined => {
  const { form } = context
  switch (event.type) {
    case 'ageTyped':
      return { form: { ...form, retirement_age: event.text } }
    case 'reversibleAnswered':
      return reverse(context, event)
    case 'spouseBirthDateTyped':
      return { form: { ...form, birth_date_spouse: event.text } }
    case 'reversionPercentageChosen':
      return { form: { ...form, reversion_percentage: event.percentage } }
    case 'amountTyped':
      return typeAmount(context, event)
    case 'amountLeft':
      return leaveAmount(context, event)
    case 'splitMoved':
      return moveSplit(context, event)
    case 'allAsChosen':
      return chooseAllAs(context, event)
    case 'optionChosen':
      return chooseOption(context, event)
    default:
      return undefined
  }
}

/** What a field holds, for telling whether it changed. */
const heldBy = (form: WithdrawalForm, path: string): string => {
  const { distribution, ...answers } = form
  const amounts = distribution.flatMap((part) => SIDES.map((side) => [amountPath(side, part), part[side].text]))
  return JSON.stringify({ ...answers, ...Object.fromEntries(amounts) }[path] ?? null)
}

/** What the server refused about a field goes when that field changes. */
const stillRefused = (failure: Failure | undefined, before: WithdrawalForm, after: WithdrawalForm): Failure | undefined =>
  failure && { ...failure, fields: failure.fields.filter(({ path }) => heldBy(before, path) === heldBy(after, path)) }

/** A result stays as long as it answers the question that the form asks. */
const stillAnswers = ({ result }: WithdrawalMachineContext, question: SimulationRequest | undefined): boolean =>
  result !== undefined && JSON.stringify(result.request) === JSON.stringify(question)

/**
 * Takes in an answer of the saver with everything that follows from it.
 *
 * The option goes with the answer that offered it (MRM-42), the result goes as soon as its question is no longer the one asked (MRM-83),
 * and what the server refused about a field goes when that field changes. An answer that the rules do not allow changes nothing.
 *
 * @param context context before the answer
 * @param event answer; any other event changes nothing
 */
export const answered = (context: WithdrawalMachineContext, event: WithdrawalEvent): Partial<WithdrawalMachineContext> => {
  const change = changeOf(context, event)
  if (change === undefined) return {}
  const { form, announcement, refusedPaste } = change
  return {
    form,
    announcement,
    refusedPaste,
    failure: stillRefused(context.failure, context.form, form),
    result: stillAnswers(context, questionOf({ ...context, form })) ? context.result : undefined,
  }
}
