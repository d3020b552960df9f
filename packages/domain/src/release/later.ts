import { formatFrenchDate, type PlainDate } from '../calendar/index.ts'
import { formatAmountInput, isPositive, type Euros } from '../money/index.ts'
import { answerFor } from './check.ts'
import { estimateOf } from './estimate.ts'
import { eventOf, lineOfForm, lotsOfForm, type ReleaseForm } from './form.ts'
import type { ReleaseOffer } from './offers.ts'
import { worthOf } from './taking.ts'

/** An event that is still to come: until when it can be asked for, and what it would release if it happened today. */
export type ReleaseLater = {
  readonly event: PlainDate
  /** Last day of the request; undefined without a time limit. */
  readonly lastDay: PlainDate | undefined
  readonly amount: Euros
  /** What it would pay; undefined where nobody tells what was paid in. */
  readonly paid: Euros | undefined
}

/**
 * Says of an event that has not happened yet until when it can be asked for, and what it could release: all that it would today, at the values of today. WDR-13, REL-04.
 *
 * @param form the answers
 * @param offer account that was chosen
 * @param today day of the question
 * @returns undefined for an event of the past, or where it would release nothing
 * @example releaseLater({ ...form, event: '15/01/2027' }, offer, plainDate('2026-11-20'))?.lastDay // 15/07/2027
 */
export const releaseLater = (form: ReleaseForm, offer: ReleaseOffer, today: PlainDate): ReleaseLater | undefined => {
  const line = form.kind === 'blocked' ? lineOfForm(form, offer) : undefined
  const event = eventOf(form, line)
  const answer = line && answerFor(offer.account, { line, event }, today)
  if (event === undefined || answer?.kind !== 'not-happened') return undefined
  const now = { ...form, event: formatFrenchDate(today) }
  const amount = worthOf(lotsOfForm(now, offer, today))
  if (!isPositive(amount)) return undefined
  const estimate = estimateOf({ ...now, amount: formatAmountInput(amount) }, offer, today)
  return { event, lastDay: answer.lastDay, amount, paid: estimate?.figures.paid }
}
