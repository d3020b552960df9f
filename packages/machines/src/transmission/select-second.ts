import { isPlainDate } from '@hautelisse/domain/calendar'
import type { Derivation } from '@hautelisse/domain/explain'
import type { SecondOutcome } from '@hautelisse/domain/inheritance'
import { explainSecondDeath, secondQuestions, secondToldBy, validateSecond } from '@hautelisse/domain/transmission'
import type { SecondForm, SecondQuestions } from '@hautelisse/domain/transmission'
import { fieldError } from '@hautelisse/domain/validation'
import type { FieldError } from '@hautelisse/domain/validation'
import type { TransmissionSnapshot } from './select.ts'

/** The second death as it stands on its page. */
export type SecondView = {
  readonly form: SecondForm
  readonly questions: SecondQuestions
  /** What is wrong with what was typed, once its field was left. */
  readonly errors: readonly FieldError[]
  /** Under each option, in the order of the law; undefined as long as something is missing or wrong. */
  readonly outcomes: readonly SecondOutcome<Derivation>[] | undefined
  /** Number of children who inherit from the spouse, and who do not; undefined before it is told. */
  readonly common: number | undefined
  readonly children: number
  /** Money of the usufruct is told to be spent. */
  readonly isSpending: boolean
}

/**
 * Gives what was typed of the second death and what it comes to; undefined without a result that has one.
 *
 * @param snapshot state of the machine
 * @example selectSecond(snapshot)?.outcomes?.[0]?.bothTaxes.value // '168752'
 */
export const selectSecond = ({ context }: TransmissionSnapshot): SecondView | undefined => {
  const { result, second: form, left, refusedPaste } = context
  const questions = result && secondQuestions(result)
  if (result === undefined || questions === undefined) return undefined
  const { date, heirs } = result
  const told = secondToldBy(form, questions)
  // A number is short: what is wrong with it is told at once.
  const isTold = ({ path, code }: FieldError): boolean => code !== 'required' && (path === 'second.common' || left.includes(path))
  const children = heirs.children ?? 0
  return {
    form,
    questions,
    errors: [
      ...(refusedPaste?.startsWith('second.') === true ? [fieldError(refusedPaste, 'pasted-refused')] : []),
      ...validateSecond(form, questions).filter(isTold),
    ],
    outcomes: told === undefined || date === undefined || !isPlainDate(date) ? undefined : explainSecondDeath(result, told, date),
    common: told && (told.common_children ?? children),
    children,
    isSpending: told?.spent_usufruct?.isZero() === false,
  }
}
