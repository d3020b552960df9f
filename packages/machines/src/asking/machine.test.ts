import { expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { askingMachine, selectAnswer } from './machine.ts'

it('[P-ROUTE-29] asks at once and holds the answer', async () => {
  const actor = createActor(askingMachine(() => Promise.resolve('1.0'))).start()
  expect(selectAnswer(actor.getSnapshot())).toEqual({ kind: 'loading' })
  await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
  expect(selectAnswer(actor.getSnapshot())).toEqual({ kind: 'known', value: '1.0', freshness: 'fresh' })
})

it('[P-ERR-28] asks again after a failure, when told to and not before', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('silence')).mockResolvedValueOnce('1.0')
  const actor = createActor(askingMachine(ask)).start()
  await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  expect([ask.mock.calls.length, selectAnswer(actor.getSnapshot())]).toEqual([1, { kind: 'failed' }])
  actor.send({ type: 'retryRequested' })
  await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
  expect(ask).toHaveBeenCalledTimes(2)
})

it('stops asking when the page is left', () => {
  let given: AbortSignal | undefined
  const actor = createActor(
    askingMachine((signal) => {
      given = signal
      return new Promise<string>(() => {})
    }),
  ).start()
  actor.stop()
  expect(given?.aborted).toBe(true)
})
