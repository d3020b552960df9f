import {
  ceilingUseOf,
  collectedTax,
  FIRST_NOTICE,
  mostDeducted,
  paymentToSave,
  unusedWorth,
  type CeilingQuestion,
  type CeilingUse,
  type Household,
  type PaymentStep,
  type PaymentToSave,
  type UnusedWorth,
} from '@hautelisse/domain/income-tax'
import { addEuros, subtractEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import type { Situation } from '@hautelisse/domain/tax-saving'
import type { FieldError } from '@hautelisse/domain/validation'
import { amountOf, errorsOf, readNotice, type NoticeColumn, type SpouseColumn } from './notice-lines.ts'
import type { NoticeSnapshot } from './notice-machine.ts'
import { selectTaxResult } from './select-results.ts'
import { selectShown } from './select-shown.ts'
import type { TaxSavingSnapshot } from './snapshot.ts'

/** The result that a notice is looked at beside: household and law of the answer, its ceiling, and the payment of the year that the card shows. */
export type NoticeBasis = { readonly situation: Situation; readonly ceiling: Euros; readonly payment: Euros }

/**
 * Gives what a notice is looked at beside.
 *
 * @param snapshot state of the simulator
 * @returns undefined without a result, where its law is not known here, and for payments of a year whose notice is not known
 */
export const selectNoticeBasis = (snapshot: TaxSavingSnapshot): NoticeBasis | undefined => {
  const situation = snapshot.context.result?.situation
  const [result, shown] = [selectTaxResult(snapshot), selectShown(snapshot)]
  return situation === undefined || result === undefined || shown === undefined || situation.year < FIRST_NOTICE
    ? undefined
    : { situation, ceiling: result.ceiling, payment: shown.payment }
}

/** What the lines come to for the payment of the card. */
export type NoticeOutcome = {
  readonly use: CeilingUse
  /** What is left of former years before any payment, with what it is worth. */
  readonly worths: readonly UnusedWorth[]
  /** Tax that the payment saves with these lines, the spouse's payments deducted before and after. */
  readonly saving: Euros
}

/** The smallest payment for the saving that is wanted. */
export type InverseView = {
  readonly text: string
  readonly step: PaymentStep
  readonly wanted: Euros | undefined
  /** Most that can be deducted in the year; tax without a payment. */
  readonly most: Euros
  readonly tax: Euros
  readonly answer: PaymentToSave | undefined
  /** Part of its payment that is above the ceiling of the result. */
  readonly isAboveCeiling: boolean
}

export type NoticeView = {
  readonly paymentYear: number
  readonly own: NoticeColumn
  /** Of a couple that pools. */
  readonly spouse: SpouseColumn | undefined
  readonly isCouple: boolean
  readonly pooled: boolean
  readonly errors: readonly FieldError[]
  /** The calculated line is not typed: the ceiling of the result stands for it. */
  readonly isEstimated: boolean
  readonly calculated: Euros
  /** The payment of the card is above the ceiling of the result, which the card knows alone. */
  readonly isAboveCeiling: boolean
  /** Lines and pooling as typed, without the payment of the card. */
  readonly question: CeilingQuestion
  /** Undefined as long as no line is typed, or one of them is wrong. */
  readonly outcome: NoticeOutcome | undefined
  readonly inverse: InverseView
}

/** The same lines, with what the saver pays. */
export const paying = (question: CeilingQuestion, payment: Euros): CeilingQuestion => ({
  ...question,
  saver: { ...question.saver, payments: [{ amount: payment }] },
})

const outcomeOf = (question: CeilingQuestion, { situation: { household, law }, payment }: NoticeBasis): NoticeOutcome => {
  const use = ceilingUseOf(paying(question, payment))
  const spouse = use.spouse?.deducted ?? ZERO_EUROS
  const taxWith = (deduction: Euros): Euros => collectedTax({ ...household, deduction }, law)
  return {
    use,
    worths: unusedWorth(question, household, law),
    saving: subtractEuros(taxWith(spouse), taxWith(addEuros(spouse, use.saver.deducted))),
  }
}

type Asked = { readonly text: string; readonly step: PaymentStep; readonly wanted: Euros | undefined }

/** A household that deducts what its spouse pays. */
export const besideSpouse = (household: Household, question: CeilingQuestion): Household => ({
  ...household,
  deduction: ceilingUseOf(question).spouse?.deducted ?? ZERO_EUROS,
})

const inverseOf = (asked: Asked, question: CeilingQuestion, { situation, ceiling }: NoticeBasis): InverseView => {
  const { household, law } = situation
  const deducted = besideSpouse(household, question)
  const most = mostDeducted(question)
  const { wanted, step } = asked
  const answer = wanted && paymentToSave({ household: deducted, law, most, wanted, step })
  return {
    ...asked,
    most,
    tax: collectedTax(deducted, law),
    answer,
    isAboveCeiling: answer?.payment.greaterThan(ceiling) === true,
  }
}

/**
 * Shows the lines of a notice beside a result: their sum, what the payment uses of them, what is left and worth, and the payment for a wanted saving. Rules
 * BEY-35 to BEY-37, docs/rules/beyond-ceilings.md.
 *
 * @param snapshot state of the notice's machine
 * @param basis the result
 * @example selectNotice(snapshot, basis).own.total // 14 410,00 €
 */
export const selectNotice = ({ context }: NoticeSnapshot, basis: NoticeBasis): NoticeView => {
  const { amounts, pooled, step } = context.answers
  const { situation, ceiling } = basis
  const paymentYear = situation.year
  const isCouple = situation.household.marital_status === 'MA'
  const read = readNotice(context, { paymentYear, pooled: isCouple && pooled, calculated: ceiling })
  const { question, own, spouse, isSound, isWrong, isEstimated } = read
  return {
    paymentYear,
    question,
    own,
    spouse,
    isCouple,
    pooled: isCouple && pooled,
    errors: errorsOf(context, [...read.fields, 'wanted_saving']),
    isEstimated,
    calculated: question.saver.lines.calculated,
    isAboveCeiling: basis.payment.greaterThan(ceiling),
    outcome: isSound ? outcomeOf(question, basis) : undefined,
    inverse: inverseOf(
      { text: amounts.wanted_saving ?? '', step, wanted: isWrong ? undefined : amountOf(amounts, 'wanted_saving') },
      question,
      basis,
    ),
  }
}
