import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { ApiFailure } from '../api/index.ts'
import { settled } from '../testing/index.ts'
import { onceMachine, selectOnce } from './once-machine.ts'

const start = (fates: readonly ('ok' | 'lost')[]) => {
  const keys: string[] = []
  const left = [...fates]
  let made = 0
  let refreshed = 0
  const actor = createActor(onceMachine, {
    input: {
      send: async (key) => {
        keys.push(key)
        if (left.shift() === 'lost') throw new ApiFailure({ code: 'NETWORK', call: 'POST /stop' })
      },
      random: () => `key-${(made += 1)}`,
      refresh: () => (refreshed += 1),
    },
  })
  actor.start()
  const shown = () => selectOnce(actor.getSnapshot())
  return { actor, keys, shown, refreshed: () => refreshed }
}

describe('an act that is confirmed and done once', () => {
  it('[PAY-19] is asked, confirmed, sent once however often it is clicked, and what it changed is read again', async () => {
    const { actor, keys, shown, refreshed } = start(['ok'])
    actor.send({ type: 'asked' })
    expect(shown()).toMatchObject({ isOpen: true, isSending: false })
    for (const _ of [1, 2, 3]) actor.send({ type: 'confirmed' })
    await settled()
    expect([keys, shown().isDone, shown().isOpen, refreshed()]).toEqual([['key-1'], true, false, 1])
  })

  it('[O-ERR-09] [PAY-20] stays open and says so when no answer came, and is sent again under the same key', async () => {
    const { actor, keys, shown, refreshed } = start(['lost', 'ok'])
    actor.send({ type: 'asked' })
    actor.send({ type: 'confirmed' })
    await settled()
    expect([shown().isOpen, shown().hasFailed, refreshed()]).toEqual([true, true, 0])
    actor.send({ type: 'confirmed' })
    await settled()
    expect([keys, shown().isDone]).toEqual([['key-1', 'key-1'], true])
  })

  it('is given up without being sent, and asked anew under another key', async () => {
    const { actor, keys, shown } = start(['ok'])
    actor.send({ type: 'asked' })
    actor.send({ type: 'givenUp' })
    await settled()
    expect([keys, shown().isOpen]).toEqual([[], false])
    actor.send({ type: 'asked' })
    actor.send({ type: 'confirmed' })
    await settled()
    expect(keys).toEqual(['key-2'])
  })
})
