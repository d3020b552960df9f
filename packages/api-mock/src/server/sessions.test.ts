import { describe, expect, it } from 'vitest'

import { memoryStorage, type LastingTexts, type Storage } from '../storage/index.ts'
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
  const slow = (texts: LastingTexts): LastingTexts => ({
    find: (key) => later(() => texts.find(key)),
    add: (key, kept) => later(() => texts.add(key, kept)),
    update: (key, change) => later(() => texts.update(key, change)),
    removeEnded: (now, most) => later(() => texts.removeEnded(now, most)),
  })
  return { ...inner, sessions: slow(inner.sessions), openings: slow(inner.openings) }
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
    expect(await storage.sessions.find(id)).toBeUndefined()
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
    expect(await storage.sessions.find(id)).toBeUndefined()
    expect(await storage.sessions.find(renewed?.id ?? '')).toBeDefined()
  })

  it('survive an entry that is broken or of another version', async () => {
    const { sessions, storage, pass } = start()
    await storage.sessions.add('broken', { value: '{', endsAt: 1 })
    await storage.sessions.add('old', { value: '{"id":"old"}', endsAt: 1 })
    for (const id of ['broken', 'old']) {
      expect(await sessions.find(id)).toEqual({ kind: 'unknown' })
      expect(await sessions.update(id, (session) => ({ session, result: 'changed' }))).toBeUndefined()
    }
    pass(1)
    await sessions.expect('collective')
    expect(await storage.sessions.find('broken')).toBeUndefined()
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
