import { yearOf } from '@hautelisse/domain/calendar'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { dayUnder, incomeYearOn, savingAt, situationOf, yearlyEnvelope } from '@hautelisse/domain/tax-saving'
import type { Situation, TaxAnswer } from '@hautelisse/domain/tax-saving'
import type { Asked, TaxSavingContext } from './context.ts'
import { paymentOf } from './payment.ts'

/** The day nearest to the page's with the law of an answer, by the years that it names. */
const lawDayOf = ({ year, income_year: named }: TaxAnswer, today: PlainDate): PlainDate | undefined => {
  const incomeYear = named ?? incomeYearOn(today)
  return incomeYear === undefined ? undefined : dayUnder({ year: year ?? yearOf(today), incomeYear }, today)
}

/** Whether the page computes what the answer says, ceiling and saving to the cent. */
const agrees = (situation: Situation, asked: Asked): boolean =>
  situation.ceiling.equals(yearlyEnvelope(asked.answer.vv_envelope_monthly)) &&
  savingAt(situation, paymentOf(asked)).equals(asked.answer.tax_reduction)

/**
 * Keeps an answer. What the page computes beside it follows the answer's law, not the page's clock: both differ when one year ends in between, and where
 * one of the clocks is wrong. Where the page comes to other figures it computes nothing.
 *
 * @param context context that waited for it
 * @param asked question and answer
 */
export const withAnswer = ({ today }: TaxSavingContext, asked: Asked): Pick<TaxSavingContext, 'today' | 'result'> => {
  const day = lawDayOf(asked.answer, today)
  const situation = day && situationOf(asked.request, day)
  return {
    today: day ?? today,
    result: { ...asked, situation: situation && agrees(situation, asked) ? situation : undefined },
  }
}
