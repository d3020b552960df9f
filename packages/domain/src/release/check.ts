import type { Account } from '../accounts/index.ts'
import { addMonths, formatFrenchDate, type PlainDate } from '../calendar/index.ts'
import { formatAmountInput, isPositive, type Euros } from '../money/index.ts'
import { fieldError, type FieldError } from '../validation/index.ts'
import { monthsOf, reasonOfLine, type ReleaseLine } from './model.ts'
import { releasePlanOf } from './offered.ts'
import { hasEvent, releaseAnswer, type ReleaseAnswer } from './reasons.ts'
import { releasedLots, worthOf, type TakenLot } from './taking.ts'

/**
 * Whether a reason of the API is one for an account: it is active, the plan's law knows it, and it can be read.
 *
 * @param line a reason
 * @param account the account
 * @example isReasonFor(line, { type: 'PEE' }) // true
 */
export const isReasonFor = (line: ReleaseLine, { type }: Pick<Account, 'type'>): boolean => {
  const plan = releasePlanOf(type)
  return line.actif && plan !== undefined && reasonOfLine(line) !== undefined && (line.plans?.includes(plan) ?? true)
}

/** First and last day of an event that a reason takes today; no first day where it has no time limit. */
export type EventDays = { readonly min: PlainDate | undefined; readonly max: PlainDate }

/**
 * Gives the days of an event that a reason takes. CTX-17, CTX-18, WDR-13.
 *
 * @param line a reason
 * @param today day of the request
 * @example eventDays(line, plainDate('2026-11-20')) // from 20/05/2026 to 20/11/2026
 */
export const eventDays = (line: ReleaseLine, today: PlainDate): EventDays => {
  const months = monthsOf(line.delai)
  const min = line.debut_intervalle_dates === 'DELAI' && months !== undefined ? addMonths(today, -months) : undefined
  return { min, max: today }
}

/** What an answer to the question of a release lacks, at the field of the event. */
const eventError = (answer: ReleaseAnswer, days: EventDays): FieldError | undefined => {
  if (answer.kind === 'allowed') return undefined
  if (answer.kind === 'unknown-reason') return fieldError('release_id', 'wrong')
  if (answer.kind === 'no-event') return fieldError('event_date', 'required')
  const max = formatFrenchDate(days.max)
  return days.min === undefined
    ? fieldError('event_date', 'date-wrong', { max })
    : fieldError('event_date', 'date-wrong', { min: formatFrenchDate(days.min), max })
}

/** A release that is asked of an account. */
export type ReleaseChoice = { readonly line: ReleaseLine; readonly event: PlainDate | undefined }

/**
 * Answers whether a choice of reason and event is allowed today for an account.
 *
 * @param account the account
 * @param choice reason and event
 * @param today day of the request
 */
export const answerFor = (account: Pick<Account, 'type'>, { line, event }: ReleaseChoice, today: PlainDate): ReleaseAnswer => {
  const [plan, reason] = [releasePlanOf(account.type), reasonOfLine(line)]
  if (plan === undefined || reason === undefined || !isReasonFor(line, account)) return { kind: 'unknown-reason' }
  return releaseAnswer({ plan, reason, event, on: today })
}

/**
 * Says what is wrong with reason and event of a release. REL-01 to REL-04.
 *
 * @param account the account
 * @param choice reason and event
 * @param today day of the request
 * @example choiceError({ type: 'PEE' }, { line, event: undefined }, today)?.code // 'required'
 */
export const choiceError = (account: Pick<Account, 'type'>, choice: ReleaseChoice, today: PlainDate): FieldError | undefined =>
  eventError(answerFor(account, choice, today), eventDays(choice.line, today))

/**
 * Lists the lots that a choice releases.
 *
 * @param lots lots of the account
 * @param choice reason and event
 * @param today day of the request
 */
export const lotsFor = <L extends TakenLot>(
  lots: readonly L[],
  { line, event }: ReleaseChoice,
  today: PlainDate,
): readonly L[] => {
  const reason = reasonOfLine(line)
  if (reason === undefined) return []
  const day = hasEvent(reason) ? event : today
  return day === undefined ? [] : releasedLots(lots, reason, day, today)
}

/**
 * Says what is wrong with the amount of a release. WDR-14.
 *
 * @param amount euros; undefined for everything
 * @param lots lots that it is taken from
 * @example releaseAmountError(euros(0), [])?.code // 'zero-amount'
 */
export const releaseAmountError = (amount: Euros | undefined, lots: readonly TakenLot[]): FieldError | undefined => {
  const most = worthOf(lots)
  const max = formatAmountInput(most)
  if (!isPositive(most)) return fieldError('amount', 'amount-too-large', { max })
  if (amount === undefined) return undefined
  if (!isPositive(amount)) return fieldError('amount', 'zero-amount')
  return amount.greaterThan(most) ? fieldError('amount', 'amount-too-large', { max }) : undefined
}
