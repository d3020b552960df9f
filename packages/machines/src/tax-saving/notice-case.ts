import { unusedYears, type Declarant } from '@hautelisse/domain/income-tax'
import { formatAmountInput, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import type { CaseNotice } from '@hautelisse/domain/tax-saving'
import type { NoticeAnswers, NoticeField, Whose } from './notice-answers.ts'
import { readNotice } from './notice-lines.ts'

/** For which payments lines stand. */
type NoticeOf = { readonly paymentYear: number; readonly isCouple: boolean }

/**
 * Gives the lines of a notice as a case carries them.
 *
 * @param answers what is typed of it
 * @param of year of the payments, and whether there is a couple that could pool
 * @returns undefined as long as nothing is typed, or something of it is wrong
 */
export const caseNoticeOf = (answers: NoticeAnswers, { paymentYear, isCouple }: NoticeOf): CaseNotice | undefined => {
  const read = readNotice({ answers }, { paymentYear, pooled: isCouple && answers.pooled, calculated: ZERO_EUROS })
  if (!read.isSound) return undefined
  const { saver, spouse } = read.question
  const linesOf = ({ lines: { unused, calculated } }: Declarant, isEstimated: boolean) => ({
    unused: [...unused],
    ...(isEstimated ? {} : { calculated }),
  })
  return {
    ...linesOf(saver, read.isEstimated),
    ...(spouse === undefined ? {} : { spouse: { ...linesOf(spouse, false), paid: spouse.payments[0]?.amount ?? ZERO_EUROS } }),
  }
}

const textsOf = (whose: Whose, { unused, calculated }: Omit<CaseNotice, 'spouse'>, paymentYear: number) => {
  const years = unusedYears(paymentYear)
  const fields: readonly (readonly [NoticeField, Euros | undefined])[] = [
    ...unused.map((amount, at) => [`${whose}_${paymentYear - (years[at] ?? paymentYear)}`, amount] as const),
    [`${whose}_0`, calculated],
  ]
  return fields.flatMap(([field, amount]) => (amount === undefined ? [] : [[field, formatAmountInput(amount)] as const]))
}

/**
 * Gives what would have been typed for the lines of a case: the simulator opens with it where the payments are still of the same year.
 *
 * @param notice lines of the case
 * @param paymentYear year of its payments
 */
export const noticeOfCase = ({ spouse, ...own }: CaseNotice, paymentYear: number): NoticeAnswers => ({
  amounts: Object.fromEntries([
    ...textsOf('own', own, paymentYear),
    ...(spouse === undefined
      ? []
      : [...textsOf('spouse', spouse, paymentYear), ['spouse_paid', formatAmountInput(spouse.paid)] as const]),
  ]),
  pooled: spouse !== undefined,
  step: 'euro',
})
