import { parseAmount } from '@hautelisse/domain/money'
import { changedFamily } from '@hautelisse/domain/tax-saving'
import type { TaxForm } from '@hautelisse/domain/tax-saving'
import { orderedText, stillRefused, typedText } from '../stepper/index.ts'
import type { TaxSavingContext } from './context.ts'
import type { AmountField, Answer } from './events.ts'
import { asksAtOnce, isOfHousehold, shownForm } from './progress.ts'

type Change = Partial<Pick<TaxSavingContext, 'form' | 'shown' | 'isCleared' | 'refusedPaste'>>
type EventOf<Type extends Answer['type']> = Extract<Answer, { type: Type }>

const EMPTY = { text: '', parsed: { kind: 'empty' } } as const

const setAmount = (context: TaxSavingContext, field: AmountField, text: string): Change => {
  const { form, shown } = context
  const typed = { text, parsed: parseAmount(text) }
  const isAdjustment = field === 'allocated_amount'
  return {
    form: { ...form, [field]: typed, ...(isAdjustment ? { allocated_periodicity: shown } : {}) },
    isCleared: isAdjustment ? typed.parsed.kind === 'empty' : context.isCleared,
    refusedPaste: undefined,
  }
}

/** The adjustment stands on the results, both pays on their step. */
const isOnScreen = ({ step }: TaxSavingContext, field: AmountField): boolean =>
  (step === 'results') === (field === 'allocated_amount')

const typeAmount = (context: TaxSavingContext, typed: EventOf<'amountTyped'>): Change => {
  if (!isOnScreen(context, typed.field)) return {}
  const text = typedText(typed)
  return text === undefined ? { refusedPaste: typed.field } : setAmount(context, typed.field, text)
}

/** Only the writing changes; an emptied adjustment shows the most that is deducted again. */
const leaveAmount = (context: TaxSavingContext, { field }: EventOf<'amountLeft'>): Change => {
  const { form } = context
  const { parsed } = form[field]
  if (!isOnScreen(context, field)) return {}
  if (parsed.kind === 'empty' && field === 'allocated_amount') return { form: { ...form, [field]: EMPTY }, isCleared: false }
  const text = orderedText(form[field])
  return text === undefined ? {} : { form: { ...form, [field]: { text, parsed } } }
}

const changeOf = (context: TaxSavingContext, answer: Answer): Change => {
  const { form } = context
  switch (answer.type) {
    case 'genderChosen':
      return { form: { ...form, gender: answer.gender } }
    case 'ageTyped':
      return { form: { ...form, client_age: answer.text } }
    case 'maritalStatusChosen':
      return { form: changedFamily<TaxForm>(form, { marital_status: answer.status }) }
    case 'childrenChosen':
      return { form: changedFamily(form, { children: answer.children }) }
    case 'livesAloneChosen':
      return { form: { ...form, lives_alone: answer.livesAlone } }
    case 'sharedChildrenChosen':
      return { form: { ...form, shared_children: answer.children } }
    case 'periodicityChosen':
      return { shown: answer.periodicity, isCleared: false }
    case 'amountTyped':
      return typeAmount(context, answer)
    case 'amountLeft':
      return leaveAmount(context, answer)
    default:
      return answer satisfies never
  }
}

/** What is wrong with the adjustment shows when its field is left, and where a change asks at once, at once. */
const showsWrong = (context: TaxSavingContext, { type }: Answer): boolean =>
  context.step === 'results' && (type === 'amountLeft' || asksAtOnce(context))

const heldBy = (form: TaxForm, path: string): string => JSON.stringify(Object.entries(form).find(([field]) => field === path))

/**
 * Takes in an answer of the saver with everything that follows from it.
 *
 * The result goes as soon as the household is another one; another payment leaves it, until it is asked for. Nothing typed is lost.
 *
 * @param context context before the answer
 * @param answer what the saver stated
 * @example takeAnswer(context, { type: 'ageTyped', text: '65' }).form.client_age // '65'
 */
export const takeAnswer = (context: TaxSavingContext, answer: Answer): TaxSavingContext => {
  const changed = { ...context, ...changeOf(context, answer) }
  const { attempted } = context
  return {
    ...changed,
    refused: stillRefused(context.refused, heldBy, { before: shownForm(context), after: shownForm(changed) }),
    // On the result nothing but its payment can be changed.
    result: context.step === 'results' || isOfHousehold(context, changed.form) ? context.result : undefined,
    attempted: showsWrong(context, answer) ? [...new Set([...attempted, 'results' as const])] : attempted,
  }
}

/** What an answer that is changed on the results makes of the context: all that its own step makes of it. */
type Edited = Pick<TaxSavingContext, 'form' | 'refused' | 'refusedPaste' | 'result'>

/**
 * Takes in an answer whose fields are open on the results, as its own step does.
 *
 * @param context the answers with what is typed in place of theirs
 * @param answer what the saver stated
 */
export const takeEditedAnswer = (context: TaxSavingContext, answer: Answer): Edited => {
  const { form, refused, refusedPaste, result } = takeAnswer({ ...context, step: context.edit?.step ?? context.step }, answer)
  return { form, refused, refusedPaste, result }
}
