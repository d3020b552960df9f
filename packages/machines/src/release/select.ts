import { hourInParis } from '@hautelisse/domain/calendar'
import {
  afterNextYear,
  answerFor,
  asksForCost,
  boundsOf,
  claimedIn,
  estimateOf,
  eventDays,
  eventOf,
  fundOrder,
  lineOfForm,
  lotsOfForm,
  releaseHappenings,
  releaseLater,
  splitFor,
  worthOf,
  type ReleaseHappening,
  type ReleaseStep,
} from '@hautelisse/domain/release'
import type { SnapshotFrom } from 'xstate'
import { actSelectors, lookOf } from '../act/index.ts'
import { viewOfSlot } from '../files/index.ts'
import { filesIn, flow, offerOf, paidTo, slotsIn } from './flow.ts'
import type { ReleaseContext } from './context.ts'
import type { releaseMachine } from './machine.ts'

export type ReleaseSnapshot = SnapshotFrom<typeof releaseMachine>

/** What the page shows: a wait, a reason for there being no form, the steps, the one-time code, or what becomes of a request whose answer was lost. */
export const selectScreen = (
  snapshot: ReleaseSnapshot,
): 'nothing' | 'waiting' | 'unavailable' | 'asking' | 'code' | 'verifying' | 'not-found' | 'unverified' => {
  if (snapshot.matches('nothing')) return 'nothing'
  if (snapshot.matches('readingTerms') || snapshot.matches('readingRecord')) return 'waiting'
  if (snapshot.matches({ open: 'readingAgain' })) return 'waiting'
  if (snapshot.matches('unavailable') || snapshot.matches({ open: 'unread' })) return 'unavailable'
  if (snapshot.context.act === 'code') return 'code'
  return lookOf(snapshot.context) ?? 'asking'
}

export const { selectPage, selectStepView, selectErrors, selectPlace } = actSelectors<ReleaseContext, ReleaseStep>(flow)
export const selectStep = ({ context }: ReleaseSnapshot): ReleaseStep => context.step
export const selectForm = ({ context }: ReleaseSnapshot) => context.form
export const selectOffers = ({ context }: ReleaseSnapshot) => context.offers
export const selectOffer = ({ context }: ReleaseSnapshot) => offerOf(context)
export const selectRecord = ({ context }: ReleaseSnapshot) => context.result
export const selectPaidTo = ({ context }: ReleaseSnapshot) => paidTo(context)
export const selectToday = ({ context }: ReleaseSnapshot) => context.ports.clock.today()

/** The files of a request: its places with what lies in each and whether it is still missing, all of them, and the names that a reload has lost. */
export const selectFiles = ({ context }: ReleaseSnapshot) => {
  const files = filesIn(context)
  return {
    slots: slotsIn(context).map((slot) => {
      const view = viewOfSlot(context.fileView, slot)
      return { slot, view, isOptional: slot === 'ATTACHMENT', isMissing: slot !== 'ATTACHMENT' && view.files.length === 0 }
    }),
    files: files.map(({ id, name, size, slot }) => ({ id, name, size, slot })),
    limits: context.limits,
    lost: context.lostFiles,
  }
}

/** The chosen reason with the days of its event, what the law answers, and what an event to come could release; undefined before one is chosen. */
export const selectReason = ({ context }: ReleaseSnapshot) => {
  const offer = offerOf(context)
  const line = offer && lineOfForm(context.form, offer)
  if (offer === undefined || line === undefined) return undefined
  const today = context.ports.clock.today()
  const event = eventOf(context.form, line)
  const answer = answerFor(offer.account, { line, event }, today)
  return { line, event, days: eventDays(line, today), answer, later: releaseLater(context.form, offer, today) }
}

/** Why not more and why not before: what the request leaves in its account, and the bank account that it waits for. */
export const selectBounds = ({ context }: ReleaseSnapshot) => {
  const offer = offerOf(context)
  const to = paidTo(context)
  return offer === undefined
    ? []
    : [
        ...boundsOf(context.form, offer, context.ports.clock.today()),
        ...(to?.kind === 'awaited' ? [{ ...to, kind: 'account' as const }] : []),
      ]
}

/** What can be taken, from which funds in which order, what it pays, and what the next year leaves of it. */
export const selectFigures = ({ context }: ReleaseSnapshot) => {
  const offer = offerOf(context)
  if (offer === undefined) return undefined
  const today = context.ports.clock.today()
  const estimate = estimateOf(context.form, offer, today)
  const nextYear = estimate && afterNextYear(context.form, estimate)
  const explained = estimate && {
    ...estimate.explained,
    afterTax: nextYear?.explained.plain,
    afterQuotient: nextYear?.explained.withQuotient,
  }
  const lots = lotsOfForm(context.form, offer, today)
  return {
    most: worthOf(lots),
    /** What orders have claimed of the same savings, which is not in the most. */
    claimed: claimedIn(lots),
    /** What the account is made of for this release: the parts add up to its balance. */
    split: splitFor(context.form, offer, today),
    /** Whether the reason pays for something whose cost can be said. */
    hasCost: asksForCost(context.form, offer),
    funds: fundOrder(context.form, offer, today).map((id) => ({
      id,
      label: offer.account.investments?.find((one) => one.id === id)?.label ?? id,
    })),
    estimate,
    /** The figure whose calculation is open, as far as there is one, and its calculation. */
    opened: context.opened !== undefined && explained?.[context.opened] !== undefined ? context.opened : undefined,
    derivation: context.opened && explained?.[context.opened],
    nextYear,
  }
}

/** What happens once the request is confirmed now. */
export const selectHappenings = ({ context }: ReleaseSnapshot): readonly ReleaseHappening[] => {
  const offer = offerOf(context)
  const { today, now } = context.ports.clock
  const to = paidTo(context)
  const payableFrom = to?.kind === 'awaited' ? to.usableOn : undefined
  const confirmed = { day: today(), hour: hourInParis(now()) }
  return offer === undefined ? [] : releaseHappenings(context.form, offer, confirmed, to?.kind === 'company', payableFrom)
}
