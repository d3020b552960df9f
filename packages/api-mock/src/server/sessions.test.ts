import { describe, expect, it } from 'vitest'

import { StorageUnavailable, memoryStorage, type LastingTexts, type Storage } from '../storage/index.ts'
import { createRateLimit } from './rate-limit.ts'
import { OPEN_SEAL, type Seal } from './seal.ts'
import type { Session } from './session-record.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { sweep } from './sweep.ts'

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
    of: (person) => later(() => texts.of(person)),
    add: (key, kept) => later(() => texts.add(key, kept)),
    update: (key, change) => later(() => texts.update(key, change)),
    removeEnded: (now, most) => later(() => texts.removeEnded(now, most)),
  })
  return { ...inner, sessions: slow(inner.sessions), openings: slow(inner.openings) }
}

/** Marks what went through it. */
const MARKING: Seal = { hash: (id) => `hash of ${id}`, mac: (text) => `mac of ${text}` }

const start = (storage: Storage = slowStorage(), seal: Seal = OPEN_SEAL) => {
  let now = 0
  let texts = 0
  const sessions = createSessions({
    storage,
    now: () => now,
    random: () => `text-${(texts += 1)}`,
    seal,
    inactivityMs: 10 * MINUTE,
    absoluteMs: 8 * HOUR,
    signInMs: 10 * MINUTE,
  })
  return { sessions, storage, sweep: () => sweep(storage, now), pass: (milliseconds: number) => (now += milliseconds) }
}

/** Opens a session as servers did before sessions had handles. */
const openOfBefore = async (sessions: Sessions, storage: Storage): Promise<Omit<Session, 'handle'>> => {
  const { handle: _, id, ...record } = await sessions.open('a', 'collective', 'token')
  const value = JSON.stringify(record)
  await storage.sessions.update(id, () => ({
    writes: [[id, { value, endsAt: 16 * HOUR, person: record.sub }]],
    result: undefined,
  }))
  return { ...record, id }
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

  it('are over when the clock was set back: nobody knows how long ago their last call was', async () => {
    const { sessions, pass } = start()
    const { id } = await sessions.open('a', 'collective', 'token')
    pass(-30_000)
    expect(await sessions.find(id)).toMatchObject({ kind: 'open' })
    pass(-24 * HOUR)
    expect(await sessions.find(id)).toEqual({ kind: 'expired' })
  })

  it('of before handles get one with their next call, and keep it under a new id', async () => {
    const { sessions, storage, pass } = start()
    const { id, sub } = await openOfBefore(sessions, storage)
    expect(await sessions.of(sub)).toEqual([])
    pass(2000)
    await sessions.find(id)
    const [seen] = await sessions.of(sub)
    expect(seen?.handle).toBeTypeOf('string')
    await sessions.renew(id, 'newer', (session) => session)
    expect((await sessions.of(sub)).map(({ handle }) => handle)).toEqual([seen?.handle])
  })

  it('of before handles are ended with the others, and who asks for it from such a one stays', async () => {
    const { sessions, storage } = start()
    const [thief, owner] = [await openOfBefore(sessions, storage), await openOfBefore(sessions, storage)]
    await sessions.end(owner.sub, { but: owner })
    expect([await sessions.find(thief.id), await sessions.find(owner.id)]).toMatchObject([{ kind: 'unknown' }, { kind: 'open' }])
    const renewed = await sessions.renew(owner.id, 'newer', (session) => session)
    const asked = await sessions.find(owner.id)
    if (asked.kind === 'open') await sessions.end(owner.sub, { but: asked.session })
    expect((await sessions.find(renewed?.id)).kind).toBe('open')
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

  it('give a state once, to the first caller', async () => {
    const { sessions } = start()
    const state = await sessions.expect('collective')
    const taken = await Promise.all([sessions.take(state, 'collective'), sessions.take(state, 'collective')])
    expect(taken).toEqual([true, false])
  })

  it('are told to have expired to every call that comes too late, as long as a cookie may come, and then are forgotten', async () => {
    const { sessions, storage, sweep: sweepOnce, pass } = start()
    const { id } = await sessions.open('a', 'collective', 'token')
    pass(10 * MINUTE)
    expect(await Promise.all([sessions.find(id), sessions.find(id)])).toEqual([{ kind: 'expired' }, { kind: 'expired' }])
    await sweepOnce()
    expect(await sessions.find(id)).toEqual({ kind: 'expired' })
    pass(16 * HOUR)
    await sweepOnce()
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
    const { sessions, storage, sweep: sweepOnce, pass } = start()
    const { id } = await sessions.open('a', 'collective', 'token')
    const renewed = await sessions.renew(id, 'newer', (session) => session)
    expect(await sessions.find(id)).toMatchObject({ kind: 'open' })
    pass(MINUTE)
    expect(await sessions.find(id)).toEqual({ kind: 'unknown' })
    await sweepOnce()
    expect(await storage.sessions.find(id)).toBeUndefined()
    expect(await storage.sessions.find(renewed?.id ?? '')).toBeDefined()
  })

  it('are read, and end with a sign-out, while nothing can be written; the storage is told once it can be', async () => {
    const inner = memoryStorage()
    let isFull = false
    const texts = inner.sessions
    const full: Storage = {
      ...inner,
      sessions: {
        ...texts,
        update: (key, change) => (isFull ? Promise.reject(new StorageUnavailable('full')) : texts.update(key, change)),
      },
    }
    const { sessions, pass } = start(full)
    const [kept, left] = [await sessions.open('a', 'collective', 'token'), await sessions.open('b', 'collective', 'token')]
    pass(MINUTE)
    isFull = true
    expect(await sessions.find(kept.id)).toMatchObject({ kind: 'open', session: { sub: 'a', lastSeenAt: 0 } })
    await sessions.close(left.id)
    expect(await sessions.find(left.id)).toEqual({ kind: 'unknown' })
    await expect(sessions.update(kept.id, (session) => ({ session, result: 1 }))).rejects.toThrow(StorageUnavailable)
    expect(await texts.find(left.id)).toBeDefined()
    isFull = false
    expect(await sessions.find(left.id)).toEqual({ kind: 'unknown' })
    expect(await texts.find(left.id)).toBeUndefined()
    expect(await sessions.find(kept.id)).toMatchObject({ session: { lastSeenAt: MINUTE } })
  })

  it('stand in the storage by the hash of their id, the former one too, and so does the state of a sign-in', async () => {
    const { sessions, storage } = start(memoryStorage(), MARKING)
    const { id } = await sessions.open('a', 'collective', 'token')
    const renewed = await sessions.renew(id, 'newer', (session) => session)
    const state = await sessions.expect('collective')
    const texts = [await storage.sessions.find(`hash of ${id}`), await storage.sessions.find(`hash of ${renewed?.id ?? ''}`)]
    for (const secret of [`"${id}"`, `"${renewed?.id ?? ''}"`]) expect(texts.join()).not.toContain(secret)
    expect([await storage.sessions.find(id), await storage.openings.find(state)]).toEqual([undefined, undefined])
    expect(await sessions.take(state, 'collective')).toBe(true)
    await sessions.close(renewed?.id ?? '')
    expect(await sessions.find(id)).toEqual({ kind: 'unknown' })
  })

  it('survive an entry that is broken or of another version', async () => {
    const { sessions, storage, sweep: sweepOnce, pass } = start()
    await storage.sessions.add('broken', { value: '{', endsAt: 1 })
    await storage.sessions.add('old', { value: '{"id":"old"}', endsAt: 1 })
    for (const id of ['broken', 'old']) {
      expect(await sessions.find(id)).toEqual({ kind: 'unknown' })
      expect(await sessions.update(id, (session) => ({ session, result: 'changed' }))).toBeUndefined()
    }
    pass(1)
    await sweepOnce()
    expect(await storage.sessions.find('broken')).toBeUndefined()
  })
})

describe('a limit of tries', () => {
  it('lets so many through in each window, client by client, and names nobody in the storage', async () => {
    let now = 0
    const { attempts } = memoryStorage()
    const limit = createRateLimit({ attempts, seal: MARKING, now: () => now }, { name: 'tries', tries: 2, windowMs: 1000 })
    const all = async (clients: readonly string[]) => {
      const passed: boolean[] = []
      for (const client of clients) passed.push(await limit(client))
      return passed
    }
    expect(await all(['a', 'a', 'a', 'b'])).toEqual([true, true, false, true])
    expect((await attempts.read('mac of tries/a', 0))?.tried).toBe(3)
    now = 999
    expect(await limit('a')).toBe(false)
    now = 1000
    expect(await limit('a')).toBe(true)
  })
})
