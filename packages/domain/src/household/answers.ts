import * as z from 'zod'

import { monthOf, yearOf, type PlainDate } from '../calendar/index.ts'
import { MARITAL_STATUSES } from '../income-tax/index.ts'
import { isNegative, parseAmount, type Euros } from '../money/index.ts'
import { PARTS, type Household } from './model.ts'

const LONGEST_TEXT = 40
const answerText = z.string().max(LONGEST_TEXT)

/** The household as it is typed and kept for the person. */
export const householdAnswers = z.strictObject({
  declares: z.enum([...MARITAL_STATUSES, '']),
  /** Null until it is chosen. */
  parts: z.literal([1, 1.5, 2, 2.5, 3, 4, 5]).nullable(),
  taxable_income: answerText,
  reference_income: answerText,
})
export type HouseholdAnswers = z.output<typeof householdAnswers>

/** Nothing said yet: nothing is preset. */
export const NO_HOUSEHOLD: HouseholdAnswers = { declares: '', parts: null, taxable_income: '', reference_income: '' }

/** What stands against an answer: it is missing, or no amount. */
export type HouseholdProblem = 'required' | 'not-an-amount'
export type HouseholdField = keyof HouseholdAnswers

/** An income as it was typed; undefined if the text is empty or no amount from 0 on. */
const incomeIn = (text: string): Euros | undefined => {
  const parsed = parseAmount(text)
  return parsed.kind === 'amount' && !isNegative(parsed.amount) ? parsed.amount : undefined
}

const problemOf = (text: string, isRequired: boolean): HouseholdProblem | undefined => {
  if (parseAmount(text).kind === 'empty') return isRequired ? 'required' : undefined
  return incomeIn(text) === undefined ? 'not-an-amount' : undefined
}

const partsIn = ({ declares, parts }: HouseholdAnswers): number | undefined =>
  declares !== '' && parts !== null && PARTS[declares].includes(parts) ? parts : undefined

/**
 * Says what stands against the answers, field by field. The reference income may stay out: charges are then not known. HH-04.
 *
 * @param answers as they were typed
 * @example householdProblems({ ...NO_HOUSEHOLD, declares: 'CE', parts: 1 }) // { taxable_income: 'required' }
 */
export const householdProblems = (answers: HouseholdAnswers): Partial<Record<HouseholdField, HouseholdProblem>> => {
  const found: readonly (readonly [HouseholdField, HouseholdProblem | undefined])[] = [
    ['declares', answers.declares === '' ? 'required' : undefined],
    ['parts', partsIn(answers) === undefined ? 'required' : undefined],
    ['taxable_income', problemOf(answers.taxable_income, true)],
    ['reference_income', problemOf(answers.reference_income, false)],
  ]
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined))
}

/**
 * Reads the household from the answers.
 *
 * @param answers as they were typed
 * @returns undefined while one of them is missing or wrong; a reference income that is not said is not known
 * @example householdOf({ declares: 'MA', parts: 2, taxable_income: '42 000', reference_income: '' })?.taxableIncome // 42 000,00 €
 */
export const householdOf = (answers: HouseholdAnswers): Household | undefined => {
  const { declares } = answers
  const [parts, taxableIncome] = [partsIn(answers), incomeIn(answers.taxable_income)]
  if (declares === '' || parts === undefined || taxableIncome === undefined) return undefined
  if (problemOf(answers.reference_income, false) !== undefined) return undefined
  return { declares, parts, taxableIncome, referenceIncome: incomeIn(answers.reference_income) }
}

/** Month from which the notice on last year's incomes is there. */
const NOTICE_MONTH = 9

/**
 * Gives the tax notices on which both incomes stand, by their years. HH-05.
 *
 * The notice on the incomes of last year comes in summer; the charges of a year are set by the notice of the year before it.
 *
 * @param date day on which is asked
 * @example noticesAt(plainDate('2026-11-20')) // { taxable: 2026, reference: 2025 }
 */
export const noticesAt = (date: PlainDate): { readonly taxable: number; readonly reference: number } => {
  const year = yearOf(date)
  return { taxable: monthOf(date) >= NOTICE_MONTH ? year : year - 1, reference: year - 1 }
}
