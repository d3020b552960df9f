import { SLOW } from '@hautelisse/domain/properties/arbitraries'
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import * as fakes from '../testing/index.ts'
import { SESSION_LIMITS } from './limits.ts'
import type { WatchReport } from './reports.ts'
import type { WatchEvent } from './watch-base.ts'
import { watchMachine } from './watch-machine.ts'

/** What happens: time passes, on timers and clock alike or with a jump of the clock, or somebody does something. */
type Turn =
  | { readonly kind: 'time'; readonly seconds: number; readonly jumpMs: number }
  | { readonly kind: 'event'; readonly event: WatchEvent }

const jumps = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: -86_400_000, max: 86_400_000 }) },
  { weight: 1, arbitrary: fc.constant(Number.NaN) },
)

const turns: fc.Arbitrary<Turn> = fc.oneof(
  fc.record({ kind: fc.constant('time' as const), seconds: fc.integer({ min: 1, max: 400 }), jumpMs: jumps }),
  fc
    .constantFrom<WatchEvent['type']>('activitySeen', 'activeElsewhere', 'stayRequested', 'pageShown')
    .map((type) => ({ kind: 'event' as const, event: { type } as WatchEvent })),
)

const STORM_MS = 120_000

test.prop([fc.array(turns, { maxLength: 60 })], SLOW)(
  '[P-SESS-01] [P-SESS-02] never lets a session live beyond its limits, nor counts fewer than 0 or more than 60 seconds, whatever the clock does',
  (all) => {
    const fake = fakes.fakeSession()
    const reports: WatchReport[] = []
    const timers = new SimulatedClock()
    const limits = { ...SESSION_LIMITS, absoluteMs: 3_600_000 }
    const actor = createActor(watchMachine, {
      input: {
        ports: fake.ports,
        session: { send: (report) => void reports.push(report) },
        limits,
        origin: 'collective',
        isSignIn: true,
        authTime: undefined,
      },
      clock: timers,
    }).start()
    // Time that really passes, which the timers show and the clock may not.
    let aliveSeconds = 0
    let idleSeconds = 0
    const isOver = () => reports.some(({ type }) => type === 'limitReached')
    for (const turn of all) {
      if (turn.kind === 'event') {
        const wasWarned = actor.getSnapshot().matches({ limits: 'warned' })
        actor.send(turn.event)
        const counts = wasWarned ? ['stayRequested', 'activeElsewhere'] : ['activitySeen', 'activeElsewhere']
        if (!isOver() && counts.includes(turn.event.type)) idleSeconds = 0
      } else {
        fake.clock.now += turn.jumpMs
        for (let second = 0; second < turn.seconds; second += 1) {
          fake.clock.now += 1000
          timers.increment(1000)
          aliveSeconds += 1
          idleSeconds += 1
        }
      }
      if (!isOver()) {
        expect(aliveSeconds * 1000).toBeLessThan(limits.absoluteMs)
        expect(idleSeconds * 1000).toBeLessThan(limits.inactivityMs)
      }
    }
    for (const report of reports) {
      if (report.type !== 'warningTold' || report.secondsLeft === undefined) continue
      expect(report.secondsLeft).toBeGreaterThanOrEqual(0)
      expect(report.secondsLeft).toBeLessThanOrEqual(60)
    }
    expect(reports.filter(({ type }) => type === 'limitReached').length).toBeLessThanOrEqual(1)
    actor.stop()
  },
  STORM_MS,
)
