import { divideEuros, euros } from '@hautelisse/domain/money'
import {
  amountPath,
  answerReversible,
  moveDivider,
  options,
  SIDES,
  typeSide,
  withdrawEverythingAs,
} from '@hautelisse/domain/withdrawal'
import type { Edited, PartForm, PartId, SimulationRequest, WithdrawalForm } from '@hautelisse/domain/withdrawal'
import { orderedText, stillRefused, typedText } from '../stepper/index.ts'
import type { Announcement, WithdrawalMachineContext } from './context.ts'
import type { Answer } from './events.ts'
import { questionOf } from './progress.ts'

type Change = {
  readonly form: WithdrawalForm
  readonly announcement?: Announcement | undefined
  readonly refusedPaste?: WithdrawalMachineContext['refusedPaste']
}
type EventOf<Type extends Answer['type']> = Extract<Answer, { type: Type }>

const CENTS = 100

/** A notice stays while typing goes on: a live region that empties at the next key is never read out. */
const edited = ({ contracts, form, announcement }: WithdrawalMachineContext, { form: distribution, notice }: Edited): Change => {
  const contract = contracts.find(({ account }) => account.policy_id === notice?.policyId)
  return { form: { ...form, distribution }, announcement: contract?.offersAllOrNothing === true ? notice : announcement }
}

const unchanged = ({ form, announcement, refusedPaste }: WithdrawalMachineContext): Change => ({
  form,
  announcement,
  refusedPaste,
})

const partIn = ({ form }: WithdrawalMachineContext, { policyId, name }: PartId): PartForm | undefined =>
  form.distribution.find((part) => part.policyId === policyId && part.name === name)

const reverse = ({ form }: WithdrawalMachineContext, { reversible }: EventOf<'reversibleAnswered'>): Change => {
  const next = answerReversible(form, reversible)
  return { form: next, announcement: next.annuity_type === form.annuity_type ? undefined : { kind: 'option-cleared' } }
}

const typeAmount = (context: WithdrawalMachineContext, typed: EventOf<'amountTyped'>): Change => {
  const { part, side } = typed.field
  const text = typedText(typed)
  if (text !== undefined) return edited(context, typeSide(context.form.distribution, part, side, text))
  const target = partIn(context, part)
  const isOpen = target !== undefined && target.lock === undefined
  return isOpen ? { ...unchanged(context), refusedPaste: amountPath(side, part) } : unchanged(context)
}

/** Only the writing changes. */
const leaveAmount = (context: WithdrawalMachineContext, { field: { part, side } }: EventOf<'amountLeft'>): Change => {
  const typed = partIn(context, part)?.[side]
  const text = typed && orderedText(typed)
  if (text === undefined) return unchanged(context)
  const change = edited(context, typeSide(context.form.distribution, part, side, text))
  return { ...change, refusedPaste: context.refusedPaste }
}

const moveSplit = (context: WithdrawalMachineContext, { part, capitalCents }: EventOf<'splitMoved'>): Change =>
  Number.isInteger(capitalCents)
    ? edited(context, moveDivider(context.form.distribution, part, divideEuros(euros(capitalCents), CENTS)))
    : unchanged(context)

const chooseAllAs = (context: WithdrawalMachineContext, { policyId, side }: EventOf<'allAsChosen'>): Change => {
  const contract = context.contracts.find(({ account, disabled }) => account.policy_id === policyId && !disabled)
  if (contract === undefined) return unchanged(context)
  return { form: { ...context.form, distribution: withdrawEverythingAs(context.form.distribution, contract, side) } }
}

const changeOf = (context: WithdrawalMachineContext, answer: Answer): Change => {
  const { form, announcement, refusedPaste } = context
  const answering = (change: Partial<WithdrawalForm>): Change => ({ form: { ...form, ...change }, announcement, refusedPaste })
  switch (answer.type) {
    case 'ageTyped':
      return answering({ retirement_age: answer.text })
    case 'spouseBirthDateTyped':
      return answering({ birth_date_spouse: answer.text })
    case 'reversionPercentageChosen':
      return answering({ reversion_percentage: answer.percentage })
    case 'optionChosen':
      return options(form.reversible).includes(answer.option) ? answering({ annuity_type: answer.option }) : unchanged(context)
    case 'reversibleAnswered':
      return reverse(context, answer)
    case 'amountTyped':
      return typeAmount(context, answer)
    case 'amountLeft':
      return leaveAmount(context, answer)
    case 'splitMoved':
      return moveSplit(context, answer)
    case 'allAsChosen':
      return chooseAllAs(context, answer)
    default:
      return answer satisfies never
  }
}

/** What a field holds, for telling whether it changed. */
const heldBy = (form: WithdrawalForm, path: string): string => {
  const { distribution, ...answers } = form
  const amounts = distribution.flatMap((part) => SIDES.map((side) => [amountPath(side, part), part[side].text]))
  return JSON.stringify({ ...answers, ...Object.fromEntries(amounts) }[path] ?? null)
}

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
 * @param answer what the saver stated
 * @example takeAnswer(context, { type: 'ageTyped', text: '65' }).result // undefined
 */
export const takeAnswer = (context: WithdrawalMachineContext, answer: Answer): Partial<WithdrawalMachineContext> => {
  const { form, announcement, refusedPaste } = changeOf(context, answer)
  return {
    form,
    announcement,
    refusedPaste,
    refused: stillRefused(context.refused, heldBy, { before: context.form, after: form }),
    result: stillAnswers(context, questionOf({ ...context, form })) ? context.result : undefined,
  }
}
