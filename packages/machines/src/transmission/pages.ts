import type { Step } from '@hautelisse/domain/transmission'
import type { Followed, Place } from '../stepper/index.ts'
import type { TransmissionEvent } from './events.ts'
import type { TransmissionSnapshot } from './select.ts'

/** The page of the second death, beside the steps. */
export const SECOND_DEATH = 'second-death'
/** What has a place of its own in the browser's history: the steps, and the second death. */
export type PageStep = Step | typeof SECOND_DEATH

/** Gives the page on the screen: a step, or the second death. */
export const selectPageStep = (snapshot: TransmissionSnapshot): PageStep =>
  snapshot.matches({ asking: 'showingSecond' }) ? SECOND_DEATH : snapshot.context.step

/** Gives the page as an entry of the browser's history; undefined before the steps. */
export const selectPlace = (snapshot: TransmissionSnapshot): Place<PageStep> | undefined =>
  snapshot.matches('asking') ? { run: snapshot.context.run, step: selectPageStep(snapshot) } : undefined

/** Whether the result has a second death to look at. */
export const selectHasSecond = (snapshot: TransmissionSnapshot): boolean => snapshot.can({ type: 'secondRequested' })

/** Whether the introduction comes after the second death that had no result: it takes the focus. */
export const selectLeavesSecond = (snapshot: TransmissionSnapshot): boolean =>
  snapshot.context.asksSecond && snapshot.matches('introducing')

type Actor = {
  readonly getSnapshot: () => TransmissionSnapshot
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void }
  readonly send: (event: TransmissionEvent) => void
}

/**
 * Lets the browser's history follow the steps and the second death alike.
 *
 * @param actor running simulator
 */
export const followedBy = (actor: Actor): Followed<PageStep, TransmissionSnapshot> => ({
  getSnapshot: () => actor.getSnapshot(),
  subscribe: (listener) => actor.subscribe(listener),
  send: ({ type, step }) => actor.send(step === SECOND_DEATH ? { type: 'secondRequested' } : { type, step }),
})
