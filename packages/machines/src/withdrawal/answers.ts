import { divideEuros, euros } from '@hautelisse/domain/money'
import {
  amountPath,
  answerReversible,
  fillAfter,
  fillSide,
  moveDivider,
  options,
  otherSide,
  restFor,
  SIDES,
  takeSplit,
  typeSide,
  withdrawEverythingAs,
} from '@hautelisse/domain/withdrawal'
import type { Edited, PartForm, PartId, SimulationRequest, WithdrawalForm } from '@hautelisse/domain/withdrawal'
import { orderedText, stillRefused, typedText } from '../stepper/index.ts'
import type { WithdrawalMachineContext } from './context.ts'
import type { AmountField, Answer } from './events.ts'
import { questionOf } from './progress.ts'

/** What an answer makes of the form, and of what hangs on its last edit. */
type Change = { readonly form: WithdrawalForm } & Partial<
  Pick<WithdrawalMachineContext, 'announcement' | 'refusedPaste' | 'typing' | 'fill'>
>
type EventOf<Type extends Answer['type']> = Extract<Answer, { type: Type }>

const CENTS = 100

/** A notice stays while typing goes on: a live region that empties at the next key is never read out. */
const edited = ({ contracts, form, announcement }: WithdrawalMachineContext, { form: distribution, notice }: Edited): Change => {
  const contract = contracts.find(({ account }) => account.policy_id === notice?.policyId)
  return { form: { ...form, distribution }, announcement: contract?.offersAllOrNothing === true ? notice : announcement }
}

const unchanged = ({ form, announcement, refusedPaste, typing, fill }: WithdrawalMachineContext): Change => ({
  form,
  announcement,
  refusedPaste,
  typing,
  fill,
})

const partIn = ({ form }: WithdrawalMachineContext, { policyId, name }: PartId): PartForm | undefined =>
  form.distribution.find((part) => part.policyId === policyId && part.name === name)

const reverse = ({ form }: WithdrawalMachineContext, { reversible }: EventOf<'reversibleAnswered'>): Change => {
  const next = answerReversible(form, reversible)
  return { form: next, announcement: next.annuity_type === form.annuity_type ? undefined : { kind: 'option-cleared' } }
}

const isSameField = (a: AmountField | undefined, b: AmountField): boolean =>
  a?.side === b.side && a.part.policyId === b.part.policyId && a.part.name === b.part.name

const typeAmount = (context: WithdrawalMachineContext, typed: EventOf<'amountTyped'>): Change => {
  const { part, side } = typed.field
  const target = partIn(context, part)
  if (target === undefined || target.lock !== undefined) return unchanged(context)
  const text = typedText(typed)
  if (text === undefined) return { ...unchanged(context), refusedPaste: amountPath(side, part) }
  const before = context.form.distribution
  const { typing } = context
  const isGoingOn = typing?.isOpen === true && isSameField(typing.field, typed.field)
  return {
    ...edited(context, typeSide(before, part, side, text)),
    typing: isGoingOn ? typing : { field: typed.field, before, isOpen: true },
  }
}

/** The amount is written in order; where the row was balanced before, the other side is filled (SPLIT-01). */
const leaveAmount = (context: WithdrawalMachineContext, { field }: EventOf<'amountLeft'>): Change => {
  const { part, side } = field
  const { typing, refusedPaste } = context
  const typed = partIn(context, part)?.[side]
  const text = typed && orderedText(typed)
  const isTyped = typing?.isOpen === true && isSameField(typing.field, field)
  const left = isTyped ? { ...typing, isOpen: false } : typing
  if (text === undefined) return { ...unchanged(context), typing: left }
  const inOrder = edited(context, typeSide(context.form.distribution, part, side, text))
  const after = { ...context, ...inOrder }
  const filled = isTyped ? fillAfter(inOrder.form.distribution, part, { side, before: typing.before }) : undefined
  if (filled === undefined) return { ...inOrder, refusedPaste, typing: left, fill: context.fill }
  const fill = { field: { part, side: otherSide(side) }, before: typing?.before ?? context.form.distribution }
  return { ...edited(after, filled), refusedPaste, typing: left, fill }
}

/** Under an overrun: the side that was typed stays, the other one takes the rest (SPLIT-02). */
const takeRest = (context: WithdrawalMachineContext, { field }: EventOf<'restRequested'>): Change => {
  const { part, side } = field
  const { distribution } = context.form
  const target = partIn(context, part)
  if (target === undefined || restFor(target, side) === undefined) return unchanged(context)
  const kept = { part, side: otherSide(side) }
  const { typing } = context
  const isGoingOn = typing?.isOpen === true && isSameField(typing.field, kept)
  const before = isGoingOn ? typing.before : distribution
  return {
    ...edited(context, fillSide(distribution, part, side)),
    typing: { field: kept, before, isOpen: false },
    fill: { field, before },
  }
}

const undoFill = (context: WithdrawalMachineContext): Change =>
  context.fill === undefined ? unchanged(context) : { form: { ...context.form, distribution: context.fill.before } }

const moveSplit = (context: WithdrawalMachineContext, { part, capitalCents }: EventOf<'splitMoved'>): Change =>
  Number.isInteger(capitalCents)
    ? edited(context, moveDivider(context.form.distribution, part, divideEuros(euros(capitalCents), CENTS)))
    : unchanged(context)

const chooseAllAs = (context: WithdrawalMachineContext, { policyId, side }: EventOf<'allAsChosen'>): Change => {
  const contract = context.contracts.find(({ account, disabled }) => account.policy_id === policyId && !disabled)
  if (contract === undefined) return unchanged(context)
  return { form: { ...context.form, distribution: withdrawEverythingAs(context.form.distribution, contract, side) } }
}

/** The whole split at once, with the way back to what stood before. */
const takeWish = ({ form }: WithdrawalMachineContext, { amounts }: EventOf<'wishTaken'>): Change => ({
  form: { ...form, distribution: takeSplit(form.distribution, amounts) },
  fill: { field: 'all', before: form.distribution },
})

const changeOf = (context: WithdrawalMachineContext, answer: Answer): Change => {
  const { form } = context
  const answering = (change: Partial<WithdrawalForm>): Change => ({ ...unchanged(context), form: { ...form, ...change } })
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
    case 'restRequested':
      return takeRest(context, answer)
    case 'fillUndone':
      return undoFill(context)
    case 'splitMoved':
      return moveSplit(context, answer)
    case 'allAsChosen':
      return chooseAllAs(context, answer)
    case 'wishTaken':
      return takeWish(context, answer)
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
  const { form, announcement, refusedPaste, typing, fill } = changeOf(context, answer)
  return {
    form,
    announcement,
    refusedPaste,
    typing,
    fill,
    refused: stillRefused(context.refused, heldBy, { before: context.form, after: form }),
    result: stillAnswers(context, questionOf({ ...context, form })) ? context.result : undefined,
  }
}
