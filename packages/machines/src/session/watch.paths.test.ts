import { oauthProfileCall } from '@hautelisse/domain/session'
import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { getSimplePaths } from 'xstate/graph'
import { ApiFailure } from '../api/index.ts'
import * as fakes from '../testing/index.ts'
import { settled } from '../testing/index.ts'
import { SESSION_LIMITS } from './limits.ts'
import type { WatchEvent, WatchInput } from './watch-base.ts'
import { watchMachine } from './watch-machine.ts'
import type { WatchSnapshot } from './watch-machine.ts'

const CALL = '0.watch.contact.calling'
const TICK = { type: 'xstate.after.tick.watch.limits' }

/** Each tick of these limits leads on: from quiet to warned, from warned to the end. */
const LIMITS = { ...SESSION_LIMITS, inactivityMs: 2000, warningMs: 1000, absoluteMs: 3600_000 }

const inputOf = ({ ports }: fakes.FakeSession): WatchInput => ({
  ports,
  session: { send: () => {} },
  limits: LIMITS,
  origin: 'collective',
  isSignIn: true,
  authTime: undefined,
})

type World = fakes.FakeSession & { readonly send: (event: WatchEvent) => void; readonly timers: SimulatedClock }
type Move = { readonly event: { readonly type: string }; readonly happen: (world: World) => void }

const asked = (event: WatchEvent): Move => ({ event, happen: ({ send }) => send(event) })
const ticked = (state: string): Move => ({
  event: { type: `${TICK.type}.${state}` },
  happen: ({ timers }) => timers.increment(1000),
})
const failed = (code: string): Move => ({
  event: Object.assign({ type: `xstate.error.actor.${CALL}` }, { error: new ApiFailure({ code, call: CALL }) }),
  happen: ({ api }) => api.refuse(oauthProfileCall, code),
})

const MOVES: readonly Move[] = [
  asked({ type: 'activitySeen' }),
  asked({ type: 'activeElsewhere' }),
  asked({ type: 'stayRequested' }),
  asked({ type: 'pageShown' }),
  asked({ type: 'renewed', authTime: undefined }),
  asked({ type: 'contactDue' }),
  ticked('quiet'),
  ticked('warned'),
  {
    event: Object.assign({ type: `xstate.done.actor.${CALL}` }, { output: {} }),
    happen: ({ api }) => api.answer(oauthProfileCall, { oauth_profile: fakes.COLLECTIVE_PROFILE }),
  },
  failed('NETWORK'),
  failed('ERR_EXP'),
]

const keyOf = ({ value }: WatchSnapshot): string => JSON.stringify(value)

const paths = getSimplePaths(watchMachine, {
  input: inputOf(fakes.fakeSession()),
  events: MOVES.map(({ event }) => event) as unknown as readonly WatchEvent[],
  serializeState: keyOf,
})

it('[P-SESS-01] walks every simple path of its graph, its states in their order', async () => {
  const seen = new Set<string>()
  for (const { steps } of paths) {
    const fake = fakes.fakeSession()
    const timers = new SimulatedClock()
    const actor = createActor(watchMachine, { input: inputOf(fake), clock: timers }).start()
    for (const { event, state } of steps) {
      MOVES.find((known) => known.event === event)?.happen({ ...fake, timers, send: (sent) => actor.send(sent) })
      await settled()
      expect(keyOf(actor.getSnapshot())).toBe(keyOf(state))
      seen.add(keyOf(state))
    }
    actor.stop()
    expect(fake.api.waiting()).toEqual([])
  }
  expect([...seen].toSorted()).toEqual(
    ['quiet', 'warned', 'over']
      .flatMap((limits) => ['resting', 'calling'].map((contact) => JSON.stringify({ limits, contact })))
      .toSorted(),
  )
})
