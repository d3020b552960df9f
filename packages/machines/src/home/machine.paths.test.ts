import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { EventObject } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { fakeClient, reportsOf } from '../testing/index.ts'
import { HELD, NOBODY, TODAY } from './fixtures.testing.ts'
import type { HeldSavings } from './held-savings.ts'
import { homeMachine, selectBanners, selectHomeState } from './index.ts'

const endless = fromPromise(() => new Promise(() => {})) as never
const machine = homeMachine.provide({
  actors: {
    followSavings: fromCallback(() => {}) as never,
    readOperations: endless,
    readAlerts: endless,
    readBulletins: endless,
    readElsewhere: endless,
    readDrafts: endless,
  },
})

const input = {
  client: fakeClient().client,
  savings: { read: (): HeldSavings => NOBODY, subscribe: () => () => {}, askAgain: () => {} },
  clock: { today: () => TODAY, now: () => 0 },
}

const OUTPUTS = {
  operations: { operations: [], missing: [], unreadable: 0 },
  alerts: 1,
  bulletins: [],
  elsewhere: { accounts: [], unreadable: 0 },
} as const

/** Parts whose answers are tried in each order; what was begun changes no main state, and would quadruple the states. */
const READ = ['operations', 'alerts', 'bulletins', 'elsewhere'] as const

/** Parts of the home's own that are read anew. */
const KEPT_FRESH = ['operations', 'elsewhere'] as const

const events: readonly EventObject[] = [
  ...READ.flatMap((part): readonly EventObject[] => [
    ...reportsOf(`home.${part}.loading`, OUTPUTS[part]),
    Object.assign({ type: 'retryRequested' }, { part }),
  ]),
  ...KEPT_FRESH.flatMap((part): readonly EventObject[] => [
    ...reportsOf(`home.${part}.refreshing`, OUTPUTS[part]),
    Object.assign({ type: 'refreshRequested' }, { part }),
  ]),
  Object.assign({ type: 'savingsChanged' }, { held: HELD }),
  Object.assign({ type: 'savingsChanged' }, { held: NOBODY }),
]

const keyOf = ({ value, context: { held } }: ReturnType<typeof machine.getInitialSnapshot>): string =>
  JSON.stringify([value, held.user?.id])

it('[P-ERR-24] every state of the home is reached, with exactly one main state in each and two banners at most', () => {
  const paths = getShortestPaths(machine, { input, events: events as never, serializeState: keyOf })
  const seen = new Set<string>()
  for (const { steps } of paths) {
    const actor = createActor(machine, { input }).start()
    for (const { event, state } of steps) {
      const { type }: EventObject = event
      if (type !== 'xstate.init') actor.send(event)
      const snapshot = actor.getSnapshot()
      expect(keyOf(snapshot)).toBe(keyOf(state))
      expect(selectHomeState(snapshot).kind === 'loading').toBe(snapshot.context.held.user === undefined)
      expect(selectBanners(snapshot).length).toBeLessThanOrEqual(2)
      seen.add(JSON.stringify(snapshot.value))
    }
    actor.stop()
  }
  // Four parts, each loading, loaded or failed, two of them refreshing or stale as well; and none of them while nobody is there.
  expect(seen.size).toBe(3 ** (READ.length - KEPT_FRESH.length) * 5 ** KEPT_FRESH.length + 1)
})
