import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { fakePages } from '../testing/index.ts'
import { WAITING_LIMIT_MS, waitingMachine } from './waiting.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('[P-ROUTE-36] leads to the error page when nobody led on in time', () => {
  const { navigation, place } = fakePages('/callback/easyprojets')
  const actor = createActor(waitingMachine, { input: { navigation } }).start()
  vi.advanceTimersByTime(WAITING_LIMIT_MS - 1)
  expect([actor.getSnapshot().matches('waiting'), place()]).toEqual([true, '/callback/easyprojets'])
  vi.advanceTimersByTime(1)
  expect([actor.getSnapshot().matches('waiting'), place()]).toEqual([false, '/error-page'])
})

it('[P-ROUTE-36] leads nowhere from a page that was left in time', () => {
  const { navigation, place, open } = fakePages('/callback/abc')
  const actor = createActor(waitingMachine, { input: { navigation, limitMs: 100 } }).start()
  open('/epargne')
  actor.stop()
  vi.advanceTimersByTime(1000)
  expect(place()).toBe('/epargne')
})
