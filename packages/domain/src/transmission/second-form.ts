import { isPlainDate } from '../calendar/index.ts'
import { fieldError, refusals, type FieldError } from '../validation/index.ts'
import { isZero } from '../money/index.ts'
import { EMPTY_AMOUNT, requireValue } from './amount.ts'
import { familyOf, readWhole } from './heirs.ts'
import type { TypedAmount } from './model.ts'
import type { SecondTold } from './second-death.ts'
import type { TransmissionAnswer } from './wire.ts'

/** What is asked of the second death, as the form holds it; nothing of it is kept. */
export type SecondForm = {
  readonly own: TypedAmount
  /** How many children are the couple's. */
  readonly common: string
  readonly spent: TypedAmount
  readonly hasInsurance: boolean
}

/** A form in which nothing was typed. */
export const EMPTY_SECOND: SecondForm = { own: EMPTY_AMOUNT, common: '', spent: EMPTY_AMOUNT, hasInsurance: false }

/** Questions that a result leaves open beside the spouse's own patrimony. */
export type SecondQuestions = {
  /** Children among whom the couple's are; undefined where all of them are. */
  readonly children: number | undefined
  /** An option gives the spouse a usufruct, whose money can be spent. */
  readonly asksSpent: boolean
  /** Contracts are paid to the spouse. */
  readonly asksInsurance: boolean
}

/**
 * Says what is asked of the second death after a result.
 *
 * Rule BEY-89.
 *
 * @param result answer of the simulation
 * @returns undefined without a spouse or a child, and for a result without figures: there is no second death to look at
 * @example secondQuestions(answer) // { children: undefined, asksSpent: true, asksInsurance: false }
 */
export const secondQuestions = ({ heirs, options = [], date }: TransmissionAnswer): SecondQuestions | undefined => {
  const { situation, children, areAllCommon } = familyOf(heirs)
  if (situation !== 'spouse' || children === 0 || date === undefined || !isPlainDate(date)) return undefined
  const spouses = options.flatMap(({ rows }) => rows.filter(({ beneficiary }) => beneficiary === 'spouse'))
  return {
    children: areAllCommon ? undefined : children,
    asksSpent: spouses.some(({ right }) => right !== 'full'),
    asksInsurance: spouses.some((row) => !isZero(row.life_insurance_amount)),
  }
}

const countProblem = (path: string, text: string, most: number): FieldError | undefined => {
  if (text.trim() === '') return fieldError(path, 'required')
  const read = readWhole(text)
  return read === undefined || read > most ? fieldError(path, 'wrong', { most }) : undefined
}

/**
 * Checks what was typed of the second death: the spouse's own patrimony is told and may be 0; no amount is below 0 or too large.
 *
 * Rules BEY-80, BEY-82, BEY-84.
 *
 * @param form what was typed
 * @param questions what is asked
 */
export const validateSecond = ({ own, common, spent }: SecondForm, questions: SecondQuestions): readonly FieldError[] =>
  refusals(
    own.parsed.kind === 'empty' ? fieldError('second.own', 'required') : requireValue('second.own', own, false),
    questions.children === undefined ? undefined : countProblem('second.common', common, questions.children),
    questions.asksSpent ? requireValue('second.spent', spent, false) : undefined,
  )

const amountOf = ({ parsed }: TypedAmount): SecondTold['spouse_patrimony'] | undefined =>
  parsed.kind === 'amount' ? parsed.amount : undefined

/**
 * Gives what is told of the second death.
 *
 * @param form what was typed
 * @param questions what is asked
 * @returns undefined as long as something is missing or wrong
 * @example secondToldBy(EMPTY_SECOND, questions) // undefined
 */
export const secondToldBy = (form: SecondForm, questions: SecondQuestions): SecondTold | undefined => {
  const own = amountOf(form.own)
  if (own === undefined || validateSecond(form, questions).length > 0) return undefined
  return {
    spouse_patrimony: own,
    common_children: questions.children === undefined ? undefined : readWhole(form.common),
    spent_usufruct: questions.asksSpent ? amountOf(form.spent) : undefined,
    with_life_insurance: questions.asksInsurance && form.hasInsurance,
  }
}
