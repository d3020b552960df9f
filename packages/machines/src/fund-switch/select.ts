import {
  destinationsOf,
  figuresOf,
  switchHappenings,
  type SwitchDestination,
  type SwitchHappening,
  type SwitchStep,
} from '@hautelisse/domain/fund-switch'
import { hourInParis } from '@hautelisse/domain/calendar'
import type { SnapshotFrom } from 'xstate'
import { actSelectors, lookOf } from '../act/index.ts'
import { flow, offerOf } from './flow.ts'
import type { SwitchContextOf } from './context.ts'
import type { fundSwitchMachine } from './machine.ts'

export type SwitchSnapshot = SnapshotFrom<typeof fundSwitchMachine>

/** What the page shows: a wait, a reason for there being no form, the steps, or what becomes of a request whose answer was lost. */
export const selectScreen = (
  snapshot: SwitchSnapshot,
): 'nothing' | 'waiting' | 'unavailable' | 'asking' | 'verifying' | 'not-found' | 'unverified' => {
  if (['readingTerms', 'readingAgain', 'readingRecord'].some((state) => state === snapshot.value)) return 'waiting'
  if (snapshot.matches('nothing')) return 'nothing'
  if (snapshot.matches('unavailable')) return 'unavailable'
  return lookOf(snapshot.context) ?? 'asking'
}

export const { selectPage, selectStepView, selectErrors, selectPlace } = actSelectors<SwitchContextOf, SwitchStep>(flow)
export const selectStep = ({ context }: SwitchSnapshot): SwitchStep => context.step
export const selectForm = ({ context }: SwitchSnapshot) => context.form
export const selectOffers = ({ context }: SwitchSnapshot) => context.offers
export const selectOffer = ({ context }: SwitchSnapshot) => offerOf(context)
export const selectRecord = ({ context }: SwitchSnapshot) => context.result

/** Where the money of the chosen account may go, that account first. */
export const selectDestinations = ({ context }: SwitchSnapshot): readonly SwitchDestination[] => {
  const offer = offerOf(context)
  return offer === undefined ? [] : destinationsOf(offer, context.offers)
}

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
