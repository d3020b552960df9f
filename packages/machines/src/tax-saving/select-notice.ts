import {
  ceilingUseOf,
  collectedTax,
  FIRST_NOTICE,
  mostDeducted,
  noticeTotal,
  paymentToSave,
  unusedWorth,
  unusedYears,
  type CeilingQuestion,
  type CeilingUse,
  type Declarant,
  type Household,
  type PaymentStep,
  type PaymentToSave,
  type UnusedWorth,
} from '@hautelisse/domain/income-tax'
import { addEuros, isNegative, parseAmount, subtractEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import { HIGHEST_TYPED, type Situation } from '@hautelisse/domain/tax-saving'
import { fieldError, type FieldError } from '@hautelisse/domain/validation'
import type { NoticeField, Whose } from './notice-answers.ts'
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

/** One line of the notice, in its order. */
export type NoticeLine = {
  readonly field: NoticeField
  readonly text: string
  /** Year of the incomes that the notice names in this line. */
  readonly incomeYear: number
  readonly isCalculated: boolean
}

/** A column of the notice. */
export type NoticeColumn = { readonly whose: Whose; readonly lines: readonly NoticeLine[]; readonly total: Euros | undefined }

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
  readonly spouse: (NoticeColumn & { readonly paid: string }) | undefined
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

type Texts = NoticeSnapshot['context']['answers']['amounts']

const problemOf = (texts: Texts, field: NoticeField): FieldError | undefined => {
  const parsed = parseAmount(texts[field] ?? '')
  if (parsed.kind === 'refused') return fieldError(field, 'wrong')
  if (parsed.kind === 'empty') return undefined
  if (isNegative(parsed.amount)) return fieldError(field, 'amount-too-small')
  return parsed.amount.greaterThan(HIGHEST_TYPED) ? fieldError(field, 'amount-too-large') : undefined
}

const amountOf = (texts: Texts, field: NoticeField): Euros | undefined => {
  const parsed = parseAmount(texts[field] ?? '')
  return parsed.kind === 'amount' && problemOf(texts, field) === undefined ? parsed.amount : undefined
}

const fieldsOf = (whose: Whose, paymentYear: number): readonly NoticeField[] => [
  ...unusedYears(paymentYear).map((year): NoticeField => `${whose}_${paymentYear - year}`),
  `${whose}_0`,
]

const declarantOf = (texts: Texts, whose: Whose, paymentYear: number, calculated: Euros): Declarant => {
  const fields = fieldsOf(whose, paymentYear)
  return {
    lines: {
      unused: fields.slice(0, -1).map((field) => amountOf(texts, field) ?? ZERO_EUROS),
      calculated: amountOf(texts, `${whose}_0`) ?? calculated,
    },
    payments: [],
  }
}

/** The notice names the calculated ceiling by the incomes of the year before the payment, an unused one by its own year. */
const columnOf = (texts: Texts, whose: Whose, paymentYear: number, total: Euros | undefined): NoticeColumn => ({
  whose,
  total,
  lines: [
    ...unusedYears(paymentYear).map((year) => ({
      field: `${whose}_${paymentYear - year}` as const,
      text: texts[`${whose}_${paymentYear - year}`] ?? '',
      incomeYear: year,
      isCalculated: false,
    })),
    { field: `${whose}_0`, text: texts[`${whose}_0`] ?? '', incomeYear: paymentYear - 1, isCalculated: true },
  ],
})

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

/** What can be wrong: of the spouse's only where the couple pools. */
const errorsOf = ({ answers: { amounts }, left, refusedPaste }: NoticeSnapshot['context'], fields: readonly NoticeField[]) =>
  fields.flatMap((field) => {
    if (field === refusedPaste) return [fieldError(field, 'pasted-refused')]
    const problem = left.includes(field) ? problemOf(amounts, field) : undefined
    return problem === undefined ? [] : [problem]
  })

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
  const isPooled = isCouple && pooled
  const ownFields = fieldsOf('own', paymentYear)
  const spouseFields: readonly NoticeField[] = isPooled ? [...fieldsOf('spouse', paymentYear), 'spouse_paid'] : []
  const saver = declarantOf(amounts, 'own', paymentYear, ceiling)
  const spouse = declarantOf(amounts, 'spouse', paymentYear, ZERO_EUROS)
  const spousePays = { ...spouse, payments: [{ amount: amountOf(amounts, 'spouse_paid') ?? ZERO_EUROS }] }
  const question: CeilingQuestion = { paymentYear, saver, ...(isPooled ? { spouse: spousePays, pooled } : {}) }
  const lineFields = [...ownFields, ...spouseFields]
  const isTyped = lineFields.some((field) => amountOf(amounts, field) !== undefined)
  const isWrong = lineFields.some((field) => problemOf(amounts, field) !== undefined)
  const isSound = isTyped && !isWrong
  const totalOf = ({ lines }: Declarant): Euros | undefined => (isSound ? noticeTotal(lines) : undefined)
  return {
    paymentYear,
    question,
    own: columnOf(amounts, 'own', paymentYear, totalOf(saver)),
    spouse: isPooled
      ? { ...columnOf(amounts, 'spouse', paymentYear, totalOf(spouse)), paid: amounts.spouse_paid ?? '' }
      : undefined,
    isCouple,
    pooled: isPooled,
    errors: errorsOf(context, [...lineFields, 'wanted_saving']),
    isEstimated: amountOf(amounts, 'own_0') === undefined,
    calculated: saver.lines.calculated,
    isAboveCeiling: basis.payment.greaterThan(ceiling),
    outcome: isSound ? outcomeOf(question, basis) : undefined,
    inverse: inverseOf(
      { text: amounts.wanted_saving ?? '', step, wanted: isWrong ? undefined : amountOf(amounts, 'wanted_saving') },
      question,
      basis,
    ),
  }
}
