import { secondQuestions, typedAs } from '@hautelisse/domain/transmission'
import type { SecondForm, TransmissionAnswer } from '@hautelisse/domain/transmission'
import { orderedText } from '../stepper/index.ts'
import type { TransmissionContext } from './context.ts'
import type { AmountField, SecondField } from './events.ts'

const NAMES = { 'second.own': 'own', 'second.spent': 'spent' } as const satisfies Record<SecondField, keyof SecondForm>

type Change = Partial<Pick<TransmissionContext, 'second' | 'refusedPaste' | 'left'>>

/** Whether an amount field is one of the second death. */
export const isSecondField = (field: AmountField): field is SecondField => field in NAMES

/** Whether a result has a second death to look at. */
export const hasSecond = (result: TransmissionAnswer | undefined): boolean =>
  result !== undefined && secondQuestions(result) !== undefined

/**
 * Takes in what was typed in an amount field of the second death.
 *
 * @param context context of the machine
 * @param field field that was typed in
 * @param text what it holds; undefined for a paste that is no amount
 */
export const typeSecond = ({ second }: TransmissionContext, field: SecondField, text: string | undefined): Change =>
  text === undefined ? { refusedPaste: field } : { second: { ...second, [NAMES[field]]: typedAs(text) }, refusedPaste: undefined }

/**
 * Puts the text of an amount field of the second death in order; from now on it says what is wrong with it.
 *
 * @param context context of the machine
 * @param field field that was left
 */
export const leaveSecond = ({ second, left }: TransmissionContext, field: SecondField): Change => {
  const held = second[NAMES[field]]
  const text = orderedText(held)
  return {
    left: [...new Set([...left, field])],
    ...(text === undefined ? {} : { second: { ...second, [NAMES[field]]: { ...held, text } } }),
  }
}
