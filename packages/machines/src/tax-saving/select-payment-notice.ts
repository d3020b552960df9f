import type { Derivation } from '@hautelisse/domain/explain'
import { explainPaymentUse, paymentUseOf, type CeilingQuestion, type PaymentUse } from '@hautelisse/domain/income-tax'
import { isZero, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import type { FieldError } from '@hautelisse/domain/validation'
import type { NoticeFigureId } from './figures.ts'
import { errorsOf, readNotice, type NoticeColumn, type SpouseColumn } from './notice-lines.ts'
import type { NoticeSnapshot } from './notice-machine.ts'

/** The payment at hand, and what the year has seen before it. */
export type PaymentNoticeBasis = {
  readonly paymentYear: number
  readonly payment: Euros
  /** Payments of the year that are deducted already. */
  readonly paid: Euros
  /** Total that the portal knows of the saver's notice: unused ceilings are inside it, and nothing is added to it. */
  readonly total?: Euros | undefined
}

/** The lines of a notice beside a payment. */
export type PaymentNoticeView = {
  readonly paymentYear: number
  readonly own: NoticeColumn
  readonly spouse: SpouseColumn | undefined
  readonly pooled: boolean
  readonly errors: readonly FieldError[]
  readonly paid: Euros
  /** Total that the portal knows, where the typed lines have another sum. */
  readonly otherTotal: Euros | undefined
  /** Something is typed, and the calculated line is still missing. */
  readonly lacksCalculated: boolean
  /** Undefined as long as a line is missing or wrong. */
  readonly use: PaymentUse | undefined
}

const readingOf = ({ context }: NoticeSnapshot, { paymentYear, paid }: PaymentNoticeBasis) => {
  const { pooled } = context.answers
  const read = readNotice(context, { paymentYear, pooled, calculated: ZERO_EUROS })
  const { saver } = read.question
  const question: CeilingQuestion = {
    ...read.question,
    saver: { ...saver, payments: isZero(paid) ? [] : [{ amount: paid }] },
  }
  return { ...read, pooled, question, isWhole: read.isSound && !read.isEstimated }
}

/**
 * Shows the lines of a notice beside a payment: what it uses of each, what is left and until when. The calculated line has to be typed: no ceiling is estimated
 * here. Rule BEY-38, docs/rules/beyond-ceilings.md.
 *
 * @param snapshot state of the notice's machine
 * @param basis the payment
 * @example selectPaymentNotice(snapshot, basis).use?.deducted // 5 000,00 €
 */
export const selectPaymentNotice = (snapshot: NoticeSnapshot, basis: PaymentNoticeBasis): PaymentNoticeView => {
  const { own, spouse, pooled, fields, question, isWhole, isSound } = readingOf(snapshot, basis)
  const { total: known, paid, payment, paymentYear } = basis
  const typed = isWhole ? own.total : undefined
  return {
    paymentYear,
    own,
    spouse,
    pooled,
    errors: errorsOf(snapshot.context, fields),
    paid,
    otherTotal: typed === undefined || known?.equals(typed) === true ? undefined : known,
    lacksCalculated: isSound && !isWhole,
    use: isWhole ? paymentUseOf(question, { amount: payment }) : undefined,
  }
}

/**
 * Explains a figure of it, computed when it is opened alone.
 *
 * @param snapshot state of the notice's machine
 * @param basis the payment
 * @param figure which of its figures
 * @returns undefined where it is not shown
 */
export const explainPaymentNotice = (
  snapshot: NoticeSnapshot,
  basis: PaymentNoticeBasis,
  figure: NoticeFigureId,
): Derivation | undefined => {
  const { question, isWhole } = readingOf(snapshot, basis)
  if (!isWhole) return undefined
  const { deducted, fromSpouse, notDeducted, lines } = explainPaymentUse(question, { amount: basis.payment })
  if (figure === 'notice-deducted') return deducted
  if (figure === 'notice-from-spouse') return fromSpouse
  if (figure === 'notice-above') return notDeducted
  const line = lines.find(({ year }) => figure.endsWith(`-${year}`))
  return figure.startsWith('notice-used-') ? line?.used : line?.left
}
