import { yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import type { Case } from '@hautelisse/domain/case'
import { FIRST_NOTICE } from '@hautelisse/domain/income-tax'
import { formatAmountInput } from '@hautelisse/domain/money'
import type { Euros } from '@hautelisse/domain/money'
import { ageFrom, EXIT_AGES, shownPeriodicity, taxSavingCases } from '@hautelisse/domain/tax-saving'
import type { CaseNotice, KnownSaver } from '@hautelisse/domain/tax-saving'
import type { TaxSavingContext } from './context.ts'
import type { TaxSavingDraft } from './draft.ts'
import type { NoticeAnswers } from './notice-answers.ts'
import { caseNoticeOf, noticeOfCase } from './notice-case.ts'
import { questionOf } from './progress.ts'
import { selectTaxResult } from './select-results.ts'
import { selectShown } from './select-shown.ts'
import { selectTaxStep } from './snapshot.ts'
import type { TaxSavingSnapshot } from './snapshot.ts'

/** Lines of the tax notice beside the result, as far as they can be read. */
const noticeIn = ({ notice, result }: TaxSavingContext): CaseNotice | undefined => {
  const situation = result?.situation
  return notice === undefined || situation === undefined || situation.year < FIRST_NOTICE
    ? undefined
    : caseNoticeOf(notice, { paymentYear: situation.year, isCouple: situation.household.marital_status === 'MA' })
}

/**
 * Gives the case of the results on the screen: of the payment that stands in the adjustment where the page shows what it comes to, else of the answered one. BEY-01.
 *
 * @param snapshot state of the machine
 * @returns undefined without results
 * @example selectCase(snapshot)?.simulator // 'tax-saving'
 */
export const selectCase = (snapshot: TaxSavingSnapshot): Case | undefined => {
  const result = selectTaxResult(snapshot)
  if (result === undefined || selectTaxStep(snapshot) !== 'results') return undefined
  const { context } = snapshot
  const previewed = selectShown(snapshot)?.isPreview === true ? questionOf(context) : undefined
  const asked = previewed ?? result.request
  // Without an amount it does not matter how often it is paid.
  const periodicity = asked.allocated_amount === null ? null : asked.allocated_periodicity
  const notice = noticeIn(context)
  const inputs = { ...asked, allocated_periodicity: periodicity, ...(notice === undefined ? {} : { notice }) }
  return taxSavingCases.caseOf(inputs, context.today)
}

/**
 * Gives what would have been typed for the lines of a case, for the tab; undefined for a case without lines, or for payments of another year. BEY-36.
 *
 * @param one case of this simulator
 * @param today day on which it is opened
 */
export const noticeDraftOfCase = (one: Case, today: PlainDate): NoticeAnswers | undefined => {
  const { notice } = taxSavingCases.inputsOf(one)
  const year = yearOf(one.asOf)
  return notice === undefined || year !== yearOf(today) || year < FIRST_NOTICE ? undefined : noticeOfCase(notice, year)
}

const textOf = (amount: Euros | undefined): string => (amount === undefined ? '' : formatAmountInput(amount))

/**
 * Gives the draft with which the simulator opens on the results of a case, with the law of today. An age that was the saver's own on the day of the case is theirs of
 * today, and is asked where the simulator does not take it any more. BEY-07.
 *
 * @param one case of this simulator
 * @param saver what the profile tells
 * @example draftOfCase(one, knownSaverOf(user)).step // 'results'
 */
export const draftOfCase = (one: Case, { birthDate }: KnownSaver): TaxSavingDraft => {
  const {
    gender,
    client_age: age,
    marital_status,
    children = 0,
    lives_alone,
    shared_children,
    ...money
  } = taxSavingCases.inputsOf(one)
  const payment = money.allocated_amount ?? undefined
  const periodicity = payment === undefined ? 'yearly' : money.allocated_periodicity
  return {
    step: 'results',
    gender,
    client_age: age === ageFrom(birthDate, one.asOf) ? '' : String(age),
    marital_status,
    children,
    ...(lives_alone === undefined ? {} : { lives_alone }),
    ...(shared_children === undefined ? {} : { shared_children }),
    monthly_income: textOf(money.monthly_income),
    spouse_monthly_income: textOf(money.spouse_monthly_income),
    allocated_amount: textOf(payment),
    allocated_periodicity: periodicity ?? '',
    shown: shownPeriodicity(periodicity),
    exitAge: EXIT_AGES.usual,
    variants: [],
  }
}
