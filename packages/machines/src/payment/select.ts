import {
  amountOf,
  happeningsOf,
  investedBy,
  leftToShare,
  needsLabDocuments,
  notDeducted,
  partsOf,
  programmeAfter,
  taxChoiceOf,
  type Happening,
  type PaymentStep,
  type ProgrammeAfter,
} from '@hautelisse/domain/payment'
import { hourInParis, yearOf } from '@hautelisse/domain/calendar'
import type { SnapshotFrom } from 'xstate'
import { actSelectors, lookOf } from '../act/index.ts'
import { flow, labOf, mandateOf, offerOf, papersOf } from './flow.ts'
import type { PaymentContextOf } from './context.ts'
import type { paymentMachine } from './machine.ts'

export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>

/** What the page shows: a wait, a reason for there being no form, the steps, or what becomes of a request whose answer was lost. */
export const selectScreen = (
  snapshot: PaymentSnapshot,
): 'external' | 'waiting' | 'unavailable' | 'asking' | 'verifying' | 'not-found' | 'unverified' => {
  if (snapshot.matches('readingTerms') || snapshot.matches('readingRecord')) return 'waiting'
  if (snapshot.matches({ open: 'readingAgain' })) return 'waiting'
  if (snapshot.matches('external')) return 'external'
  if (snapshot.matches('unavailable') || snapshot.matches({ open: 'unread' })) return 'unavailable'
  return lookOf(snapshot.context) ?? 'asking'
}

export const { selectPage, selectStepView, selectErrors, selectPlace } = actSelectors<PaymentContextOf, PaymentStep>(flow)
export const selectStep = ({ context }: PaymentSnapshot): PaymentStep => context.step
export const selectForm = ({ context }: PaymentSnapshot) => context.form
export const selectOffers = ({ context }: PaymentSnapshot) => context.offers
export const selectOffer = ({ context }: PaymentSnapshot) => offerOf(context)
export const selectMandate = ({ context }: PaymentSnapshot) => mandateOf(context)
/** Contracts whose payments are made in the external space. */
export const selectExternal = ({ context }: PaymentSnapshot) => context.external

/** What the tax choice of the answers comes to; undefined for a plan that asks none. */
export const selectTax = ({ context: { form, offers, retirementPaid: paid, ports } }: PaymentSnapshot) => {
  const allocable = offerOf({ form, offers })?.allocable
  const choices = allocable?.tax_choices ?? []
  if (allocable === undefined || choices.length === 0) return undefined
  return {
    choice: taxChoiceOf(form, allocable),
    choices,
    left: allocable.deductible_left,
    above: notDeducted(form, allocable),
    paid,
    /** The payment as it is typed, one of several where it is scheduled. */
    payment: amountOf(form),
    isEach: form.way === 'scheduled',
    year: yearOf(ports.clock.today()),
  }
}

/** From which payment on the chosen account's company asks where the money comes from, and whether it asks so of this one; undefined where none does. */
export const selectLab = ({ context: { form, offers, labs } }: PaymentSnapshot) => {
  const lab = labOf({ form, offers, labs })
  if (lab === undefined) return undefined
  const amount = amountOf(form)
  return { threshold: lab.threshold, isAsked: amount !== undefined && needsLabDocuments(amount, lab) }
}

/** The documents on the origin of the money: how they go with the payment, the files, and the names that a reload has lost. */
export const selectPapers = ({ context }: PaymentSnapshot) => ({
  asked: papersOf(context),
  address: labOf(context)?.tsa_address,
  view: context.fileView,
  limits: context.limits,
  lost: context.lostFiles,
})

export const selectRecord = ({ context }: PaymentSnapshot) => context.result

/**
 * The card that a recorded payment waits for: its address, and whether its documents go before it. Undefined where it waits for none, or whose documents came
 * too late: it is under way no more.
 */
export const selectCard = ({ context: { result } }: PaymentSnapshot) =>
  result === undefined || result.url === null || result.papers === 'too-late'
    ? undefined
    : { url: result.url, isAfterPapers: result.papers === 'to-send' }

/** The figures of the answers as they stand. */
export const selectFigures = ({ context }: PaymentSnapshot) => {
  const offer = offerOf(context)
  if (offer === undefined) return undefined
  return {
    ...investedBy(context.form, offer, context.ports.clock.today()),
    own: partsOf(context.form, offer.allocable),
    left: leftToShare(context.form, offer.allocable),
  }
}

/** What the answers do to the scheduled payments that run to the account. */
export const selectProgramme = ({ context: { form, offers } }: PaymentSnapshot): ProgrammeAfter | undefined =>
  programmeAfter(form, offerOf({ form, offers })?.programmes ?? [])

/** What happens once the payment is confirmed now. */
export const selectHappenings = ({ context }: PaymentSnapshot): readonly Happening[] => {
  const offer = offerOf(context)
  const { today, now } = context.ports.clock
  return offer === undefined ? [] : happeningsOf(context.form, offer, today(), hourInParis(now()))
}
