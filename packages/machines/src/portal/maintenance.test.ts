import { MAINTENANCE_WINDOWS } from '@hautelisse/domain/portal'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { fakePages } from '../testing/index.ts'
import { MAINTENANCE_CHECK_MS, maintenanceMachine } from './maintenance.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const opened = (now: number) => {
  vi.setSystemTime(now)
  const { navigation, place, open } = fakePages('/epargne')
  const actor = createActor(maintenanceMachine, { input: { ports: { clock: { now: () => Date.now() }, navigation } } }).start()
  return { actor, place, open, until: () => actor.getSnapshot().context.until }
}

describe.each(MAINTENANCE_WINDOWS)('the window from $from to $until', ({ from, until }) => {
  it('[P-MAINT-01] [P-MAINT-02] [P-MAINT-05] stays to its very end, then leads to /', () => {
    const maintenance = opened(until - 60_000)
    expect([maintenance.until(), maintenance.place()]).toEqual([until, '/epargne'])
    vi.advanceTimersByTime(59_999)
    expect(maintenance.place()).toBe('/epargne')
    vi.advanceTimersByTime(1)
    expect([maintenance.until(), maintenance.place()]).toEqual([undefined, '/'])
    expect(maintenance.actor.getSnapshot().status).toBe('done')
  })

  it('[P-MAINT-05] notices soon that a computer slept through its end', () => {
    const maintenance = opened(from)
    vi.advanceTimersByTime(MAINTENANCE_CHECK_MS / 2)
    vi.setSystemTime(until + 1)
    vi.advanceTimersByTime(MAINTENANCE_CHECK_MS)
    expect(maintenance.place()).toBe('/')
  })

  it('leads nowhere once its page is gone', () => {
    const { actor, place } = opened(until - 1)
    actor.stop()
    vi.advanceTimersByTime(MAINTENANCE_CHECK_MS)
    expect(place()).toBe('/epargne')
  })
})

it('[P-MAINT-06] leads to / at once outside the windows', () => {
  const { place, actor } = opened(Date.UTC(2026, 10, 20))
  expect([place(), actor.getSnapshot().value]).toEqual(['/', 'over'])
})
