import { noticeTotal, unusedYears, type CeilingQuestion, type Declarant } from '@hautelisse/domain/income-tax'
import { isNegative, parseAmount, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import { HIGHEST_TYPED } from '@hautelisse/domain/tax-saving'
import { fieldError, type FieldError } from '@hautelisse/domain/validation'
import type { NoticeField, Whose } from './notice-answers.ts'
import type { NoticeSnapshot } from './notice-machine.ts'

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

/** The spouse's column, and what the spouse pays. */
export type SpouseColumn = NoticeColumn & { readonly paid: string }

type Context = NoticeSnapshot['context']
type Texts = Context['answers']['amounts']

const problemOf = (texts: Texts, field: NoticeField): FieldError | undefined => {
  const parsed = parseAmount(texts[field] ?? '')
  if (parsed.kind === 'refused') return fieldError(field, 'wrong')
  if (parsed.kind === 'empty') return undefined
  if (isNegative(parsed.amount)) return fieldError(field, 'amount-too-small')
  return parsed.amount.greaterThan(HIGHEST_TYPED) ? fieldError(field, 'amount-too-large') : undefined
}

/** Gives what is typed in a field, where it is an amount that may stand there. */
export const amountOf = (texts: Texts, field: NoticeField): Euros | undefined => {
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

/** What can be wrong: of the spouse's only where the couple pools. */
export const errorsOf = (
  { answers: { amounts }, left, refusedPaste }: Context,
  fields: readonly NoticeField[],
): readonly FieldError[] =>
  fields.flatMap((field) => {
    if (field === refusedPaste) return [fieldError(field, 'pasted-refused')]
    const problem = left.includes(field) ? problemOf(amounts, field) : undefined
    return problem === undefined ? [] : [problem]
  })

/** For which payments a notice is read: their year, whether the couple pools, and what stands for a calculated line that is not typed. */
type Reading = { readonly paymentYear: number; readonly pooled: boolean; readonly calculated: Euros }

/** The lines as they are typed. */
export type NoticeRead = {
  readonly question: CeilingQuestion
  readonly own: NoticeColumn
  /** Of a couple that pools. */
  readonly spouse: SpouseColumn | undefined
  readonly fields: readonly NoticeField[]
  readonly isWrong: boolean
  /** Something is typed, and nothing of it is wrong. */
  readonly isSound: boolean
  /** The calculated line is not typed. */
  readonly isEstimated: boolean
}

/**
 * Reads the lines of a notice from what is typed.
 *
 * @param context what the machine holds
 * @param reading for which payments
 */
export const readNotice = (
  { answers: { amounts } }: Pick<Context, 'answers'>,
  { paymentYear, pooled, calculated }: Reading,
): NoticeRead => {
  const saver = declarantOf(amounts, 'own', paymentYear, calculated)
  const spouse = declarantOf(amounts, 'spouse', paymentYear, ZERO_EUROS)
  const spousePays = { ...spouse, payments: [{ amount: amountOf(amounts, 'spouse_paid') ?? ZERO_EUROS }] }
  const fields: readonly NoticeField[] = [
    ...fieldsOf('own', paymentYear),
    ...(pooled ? ([...fieldsOf('spouse', paymentYear), 'spouse_paid'] as const) : []),
  ]
  const isWrong = fields.some((field) => problemOf(amounts, field) !== undefined)
  const isSound = !isWrong && fields.some((field) => amountOf(amounts, field) !== undefined)
  const totalOf = ({ lines }: Declarant): Euros | undefined => (isSound ? noticeTotal(lines) : undefined)
  return {
    question: { paymentYear, saver, ...(pooled ? { spouse: spousePays, pooled } : {}) },
    own: columnOf(amounts, 'own', paymentYear, totalOf(saver)),
    spouse: pooled
      ? { ...columnOf(amounts, 'spouse', paymentYear, totalOf(spouse)), paid: amounts.spouse_paid ?? '' }
      : undefined,
    fields,
    isWrong,
    isSound,
    isEstimated: amountOf(amounts, 'own_0') === undefined,
  }
}
