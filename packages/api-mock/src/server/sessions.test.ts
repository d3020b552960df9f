import { describe, expect, it } from 'vitest'

import { memoryStorage, type Storage } from '../storage/index.ts'
import { createLocks } from './locks.ts'
import { createRateLimit } from './rate-limit.ts'
import { createSessions } from './sessions.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

/** A storage that takes a while: others get their turn between a question and its answer. */
const slowStorage = (inner: Storage = memoryStorage()): Storage => {
  const later = async <Value>(task: () => Promise<Value>): Promise<Value> => {
    await Promise.resolve()
    const value = await task()
    await Promise.resolve()
    return value
  }
  return {
    get: (key) => later(() => inner.get(key)),
    set: (key, value) => later(() => inner.set(key, value)),
    delete: (key) => later(() => inner.delete(key)),
    list: (prefix) => later(() => inner.list(prefix)),
  }
}

const start = (storage: Storage = slowStorage()) => {
  let now = 0
  let texts = 0
  const sessions = createSessions({
    storage,
    now: () => now,
    random: () => `text-${(texts += 1)}`,
    inactivityMs: 10 * MINUTE,
    absoluteMs: 8 * HOUR,
    signInMs: 10 * MINUTE,
  })
  return { sessions, storage, pass: (milliseconds: number) => (now += milliseconds) }
}

describe('the sessions of an API', () => {
  it('stay signed out, whatever was under way: a call that read a session before does not bring it back', async () => {
    const { sessions, pass } = start()
    const { id } = await sessions.open('a', 'collective', 'token')
    pass(2000)
    const under = sessions.find(id)
    const noting = sessions.update(id, (session) => ({ session: { ...session, providerOpened: true }, result: undefined }))
    await Promise.all([under, sessions.close(id), noting, sessions.find(id)])
    expect(await sessions.find(id)).toEqual({ kind: 'unknown' })
  })

  it('lose nothing that two calls note at the same time', async () => {
    const { sessions, pass } = start()
    const { id } = await sessions.open('a', 'collective', 'token')
    pass(2000)
    await Promise.all([
      sessions.find(id),
      sessions.update(id, (session) => ({ session: { ...session, csrf: 'newer' }, result: undefined })),
      sessions.update(id, (session) => ({ session: { ...session, providerOpened: true }, result: undefined })),
      sessions.find(id),
    ])
    expect(await sessions.find(id)).toMatchObject({
      kind: 'open',
      session: { csrf: 'newer', providerOpened: true, lastSeenAt: 2000 },
    })
  })

  it('take a state once, from whoever is first', async () => {
    const { sessions } = start()
    const state = await sessions.expect('collective')
    const taken = await Promise.all([sessions.take(state, 'collective'), sessions.take(state, 'collective')])
    expect(taken).toEqual([true, false])
  })

  it('are told to have expired to every call that comes too late, as long as a cookie may come, and then are forgotten', async () => {
    const { sessions, storage, pass } = start()
    const { id } = await sessions.open('a', 'collective', 'token')
    pass(10 * MINUTE)
    expect(await Promise.all([sessions.find(id), sessions.find(id)])).toEqual([{ kind: 'expired' }, { kind: 'expired' }])
    await sessions.expect('collective')
    expect(await sessions.find(id)).toEqual({ kind: 'expired' })
    pass(16 * HOUR)
    await sessions.expect('collective')
    expect(await storage.list('session/')).toEqual([])
    expect(await sessions.find(id)).toEqual({ kind: 'unknown' })
  })

  it('change and renew no session that has ended', async () => {
    const { sessions, pass } = start()
    const { id } = await sessions.open('a', 'collective', 'token')
    pass(10 * MINUTE)
    expect(await sessions.update(id, (session) => ({ session, result: 'changed' }))).toBeUndefined()
    expect(await sessions.renew(id, 'newer', (session) => session)).toBeUndefined()
    expect(await sessions.renew('unknown', 'newer', (session) => session)).toBeUndefined()
  })

  it('forget a replaced id soon after', async () => {
    const { sessions, storage, pass } = start()
    const { id } = await sessions.open('a', 'collective', 'token')
    const renewed = await sessions.renew(id, 'newer', (session) => session)
    expect(await sessions.find(id)).toMatchObject({ kind: 'open' })
    pass(MINUTE)
    expect(await sessions.find(id)).toEqual({ kind: 'unknown' })
    await sessions.expect('collective')
    expect(await storage.list('session/')).toEqual([`session/${renewed?.id}`])
  })

  it('survive an entry that is broken or of another version', async () => {
    const { sessions, storage } = start()
    await storage.set('session/broken', '{')
    await storage.set('session/old', '{"id":"old"}')
    for (const id of ['broken', 'old']) expect(await sessions.find(id)).toEqual({ kind: 'unknown' })
    await sessions.expect('collective')
    expect(await storage.list('session/')).toEqual([])
  })
})

describe('locks', () => {
  it('let the next task run when one fails, and keep keys apart', async () => {
    const lock = createLocks()
    const order: string[] = []
    const failed = lock('a', async () => {
      await Promise.resolve()
      order.push('first')
      throw new Error('on purpose')
    })
    const next = lock('a', async () => void order.push('second'))
    const other = lock('b', async () => void order.push('other'))
    await expect(failed).rejects.toThrow('on purpose')
    await Promise.all([next, other])
    expect(order.indexOf('second')).toBeGreaterThan(order.indexOf('first'))
    expect(order.indexOf('other')).toBeLessThan(order.indexOf('second'))
  })
})

describe('a limit of tries', () => {
  it('lets so many through in each window, client by client', () => {
    let now = 0
    const limit = createRateLimit(2, () => now, 1000)
    expect(['a', 'a', 'a', 'b'].map(limit)).toEqual([true, true, false, true])
    now = 999
    expect(limit('a')).toBe(false)
    now = 1000
    expect(limit('a')).toBe(true)
  })
})
