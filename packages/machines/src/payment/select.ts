import { happeningsOf, investedBy, leftToShare, partsOf, type Happening, type PaymentStep } from '@hautelisse/domain/payment'
import { hourInParis } from '@hautelisse/domain/calendar'
import type { SnapshotFrom } from 'xstate'
import { errorsShown, onceFailure, onceScreen, stepViews, type Place } from '../stepper/index.ts'
import { flow, mandateOf, offerOf } from './flow.ts'
import type { paymentMachine } from './machine.ts'

export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>

/** What the page shows: what every act shows, or that there is nothing to do here. */
export const selectScreen = (snapshot: PaymentSnapshot) => (snapshot.matches('external') ? 'external' : onceScreen(snapshot))

export const selectStep = ({ context }: PaymentSnapshot): PaymentStep => context.step
export const selectSteps = ({ context }: PaymentSnapshot) => stepViews(flow, context)
export const selectPlace = ({ context }: PaymentSnapshot): Place<PaymentStep> => ({ run: context.run, step: context.step })
export const selectForm = ({ context }: PaymentSnapshot) => context.form
export const selectOffers = ({ context }: PaymentSnapshot) => context.offers
export const selectOffer = ({ context }: PaymentSnapshot) => offerOf(context)
export const selectMandate = ({ context }: PaymentSnapshot) => mandateOf(context)
export const selectErrors = ({ context }: PaymentSnapshot) => errorsShown(flow, context, context.step)
export const selectIsPaying = (snapshot: PaymentSnapshot): boolean => snapshot.matches('paying')
export const selectRecord = ({ context }: PaymentSnapshot) => context.result

export const selectFailure = ({ context }: PaymentSnapshot) => onceFailure(context.failure)

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

/** What happens once the payment is confirmed now. */
export const selectHappenings = ({ context }: PaymentSnapshot): readonly Happening[] => {
  const offer = offerOf(context)
  const { today, now } = context.ports.clock
  return offer === undefined ? [] : happeningsOf(context.form, offer, today(), hourInParis(now()))
}
