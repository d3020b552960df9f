import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { storedEntry } from '../ports/index.ts'
import { fakeStorage } from '../testing/index.ts'
import { keepDraft } from './index.ts'

const entry = storedEntry({ key: 'draft', version: 1, schema: z.strictObject({ text: z.string() }) })

/** A machine as far as a draft knows it: it says one text, and tells each change. */
const fakeActor = (text = '') => {
  let said = text
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => said,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return { unsubscribe: () => void listeners.delete(listener) }
    },
    say: (next: string) => {
      said = next
      for (const listener of listeners) listener()
    },
    listeners,
  }
}
const draftOf = (text: string) => (text === '' ? undefined : { text })

const opened = (text = '') => {
  const storage = fakeStorage()
  const actor = fakeActor(text)
  const stop = keepDraft(actor, storage, entry, { draftOf })
  return { storage, actor, stop, read: () => entry.read(storage)?.text }
}

describe('[P-STORE-02] a draft', () => {
  it('is kept from the first answer on, and gone with the last one', () => {
    const { actor, storage, read } = opened()
    expect(storage.entries.size).toBe(0)
    actor.say('a')
    expect(read()).toBe('a')
    actor.say('')
    expect(storage.entries.size).toBe(0)
    actor.say('b')
    expect(read()).toBe('b')
  })

  it('is there at once where something was answered before', () => {
    expect(opened('a').read()).toBe('a')
  })

  it('is not written again once a sign-out has wiped it', () => {
    const { actor, storage } = opened('a')
    storage.clear()
    actor.say('b')
    actor.say('c')
    expect([storage.entries.size, actor.listeners.size]).toEqual([0, 0])
  })

  it('is written no more once the keeping has ended', () => {
    const { actor, read, stop } = opened('a')
    stop()
    actor.say('b')
    expect([read(), actor.listeners.size]).toEqual(['a', 0])
  })
})
