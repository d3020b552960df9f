import { figuresOf, switchHappenings, type SwitchHappening, type SwitchStep } from '@hautelisse/domain/fund-switch'
import { hourInParis } from '@hautelisse/domain/calendar'
import type { SnapshotFrom } from 'xstate'
import { errorsShown, onceFailure, onceScreen, stepViews, type Place } from '../stepper/index.ts'
import { flow, offerOf } from './flow.ts'
import type { fundSwitchMachine } from './machine.ts'

export type SwitchSnapshot = SnapshotFrom<typeof fundSwitchMachine>

/** What the page shows: what every act shows, or that there is nothing to do here. */
export const selectScreen = (snapshot: SwitchSnapshot) => (snapshot.matches('nothing') ? 'nothing' : onceScreen(snapshot))

export const selectStep = ({ context }: SwitchSnapshot): SwitchStep => context.step
export const selectSteps = ({ context }: SwitchSnapshot) => stepViews(flow, context)
export const selectPlace = ({ context }: SwitchSnapshot): Place<SwitchStep> => ({ run: context.run, step: context.step })
export const selectForm = ({ context }: SwitchSnapshot) => context.form
export const selectOffers = ({ context }: SwitchSnapshot) => context.offers
export const selectOffer = ({ context }: SwitchSnapshot) => offerOf(context)
export const selectErrors = ({ context }: SwitchSnapshot) => errorsShown(flow, context, context.step)
export const selectIsOrdering = (snapshot: SwitchSnapshot): boolean => snapshot.matches('ordering') || snapshot.matches('finding')
export const selectRecord = ({ context }: SwitchSnapshot) => context.result

export const selectFailure = ({ context }: SwitchSnapshot) => onceFailure(context.failure)

/** The figures of the answers as they stand. */
export const selectFigures = ({ context }: SwitchSnapshot) => {
  const offer = offerOf(context)
  return offer && figuresOf(context.form, offer)
}

/** What happens once the switch is confirmed now. */
export const selectHappenings = ({ context }: SwitchSnapshot): readonly SwitchHappening[] => {
  const scope = offerOf(context)?.account.scope
  const { today, now } = context.ports.clock
  return scope === 's2e' || scope === 'ais' ? switchHappenings(scope, today(), hourInParis(now())) : []
}
