import type { User } from '@hautelisse/domain/session'
import type { ActorRefFrom } from 'xstate'
import type { Freshness, ResourceState } from '../resource/index.ts'
import { selectFamilies, selectIsRefreshing, selectUser } from '../session/index.ts'
import type { FamilyStates, lightSessionMachine } from '../session/index.ts'

/** What the session knows of somebody's savings. */
export type HeldSavings = {
  readonly user: User | undefined
  readonly families: FamilyStates
  /** The families are being asked for again: those that failed, or all of them, to be kept fresh. */
  readonly isAskingAgain: boolean
}

/** Where the home reads accounts and profiles: the session, which loads them. `subscribe` answers the function that ends it. */
export type SavingsPort = {
  readonly read: () => HeldSavings
  readonly subscribe: (listener: (held: HeldSavings) => void) => () => void
  readonly askAgain: () => void
}

/**
 * Says how fresh the savings are that are shown: those of the session's families, and those of other banks.
 *
 * @param held - what the session knows
 * @param elsewhere - how far the accounts of other banks are
 * @example freshnessOf(held, 'loaded') // 'fresh'
 */
export const freshnessOf = ({ families, isAskingAgain }: HeldSavings, elsewhere: ResourceState): Freshness => {
  if (isAskingAgain || elsewhere === 'refreshing') return 'refreshing'
  return elsewhere === 'stale' || Object.values(families).includes('stale') ? 'stale' : 'fresh'
}

type Session = Pick<ActorRefFrom<typeof lightSessionMachine>, 'getSnapshot' | 'subscribe' | 'send'>

/**
 * Makes the savings port of a session.
 *
 * @param session - the session's actor
 * @example createActor(homeMachine, { input: { client, clock, savings: savingsPortOf(session) } }).start()
 */
export const savingsPortOf = (session: Session): SavingsPort => {
  const read = (): HeldSavings => {
    const snapshot = session.getSnapshot()
    return {
      user: selectUser(snapshot),
      families: selectFamilies(snapshot),
      isAskingAgain: selectIsRefreshing(snapshot),
    }
  }
  return {
    read,
    subscribe: (listener) => {
      const subscription = session.subscribe(() => listener(read()))
      return () => subscription.unsubscribe()
    },
    askAgain: () => session.send({ type: 'familiesRequested' }),
  }
}
