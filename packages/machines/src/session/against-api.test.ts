import { accountsSince, createApi, memoryStorage, pageCredentials, PEOPLE } from '@hautelisse/api-mock'
import type { Person } from '@hautelisse/api-mock'
import { plainDate } from '@hautelisse/domain/calendar'
import {
  CSRF_COOKIE,
  ERROR_CODES,
  SESSION_COOKIE,
  SESSION_ORIGIN_COOKIE,
  STATUS_OF,
  versionV2Call,
} from '@hautelisse/domain/contract'
import type { Fault } from '@hautelisse/domain/contract'
import { firstNameOf, oauthProfileCall, STORED_OTP_KEY } from '@hautelisse/domain/session'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { createClient, reactionTo } from '../api/index.ts'
import type { Client, Reaction } from '../api/index.ts'
import type { Transport } from '../ports/index.ts'
import { fakeNavigation, fakeStorage, fakeTabs } from '../testing/index.ts'
import type { FakeStorage } from '../testing/index.ts'
import { sessionMachine } from './machine.ts'
import * as select from './selectors.ts'

const SITE = 'http://localhost'
const TODAY = plainDate('2026-11-20')

/** Adds a key that no schema knows to every object of an answer. */
const withUnknownKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withUnknownKeys)
  if (typeof value !== 'object' || value === null) return value
  return { ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withUnknownKeys(inner)])), addedLater: 1 }
}

/** A browser whose API lives in the page: its credentials, the doors' forms, one clock for all, and tabs that share nothing else. */
const browser = (rewrite: (answer: unknown) => unknown = (answer) => answer) => {
  let texts = 0
  const clock = { now: Date.parse('2026-11-20T09:00:00Z') }
  const timers = new SimulatedClock()
  const jar = new Map<string, string>()
  const credentials = {
    read: (name: string) => jar.get(name),
    write: (name: string, value: string) => void jar.set(name, value),
    remove: (name: string) => void jar.delete(name),
  }
  const app = createApi({
    clock: { now: () => clock.now, today: () => TODAY },
    storage: memoryStorage(),
    credentials: pageCredentials,
    random: () => `text-${(texts += 1)}`,
    environment: 'development',
  })
  const fetched = (path: string, init: RequestInit) =>
    Promise.resolve(app.fetch(new Request(`${SITE}${path}`, init), { credentials }))

  const transport: Transport = async ({ method, path, headers, body, signal }) => {
    const response = await fetched(path, { method, headers, signal, ...(body === undefined ? {} : { body }) })
    return { status: response.status, body: JSON.stringify(rewrite(await response.json())) }
  }

  /** Sends the form of a door, and answers the state with which it leads back. */
  const sendForm = async (path: string, fields: Readonly<Record<string, string>>): Promise<URL> => {
    const response = await fetched(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({ ...fields, csrf: jar.get(CSRF_COOKIE) ?? '' }).toString(),
    })
    const { data } = (await response.json()) as { readonly data: string }
    return new URL(data, SITE)
  }

  const passDoor = async (address: string, sub: string): Promise<string> => {
    const { pathname, searchParams } = new URL(address, SITE)
    const back = await sendForm(pathname, { person: sub, state: searchParams.get('state') ?? '' })
    return back.searchParams.get('state') ?? ''
  }

  /** Types the code that the door prints, or another one; answers the token of /callback/{token}. */
  const passOtp = async (address: string, typed: Readonly<Record<string, string>> = {}): Promise<string> => {
    const { pathname, search, searchParams } = new URL(address, SITE)
    const page = await (await fetched(`${pathname}${search}`, { headers: { accept: 'text/html' } })).text()
    const printed = /\b\d{3} ?\d{3}\b/u.exec(page)?.[0].replace(' ', '') ?? ''
    const back = await sendForm(pathname, { state: searchParams.get('state') ?? '', code: printed, ...typed })
    return back.pathname.replace('/callback/', '')
  }

  const order = (call: string, fault: Fault) =>
    fetched('/api/faults', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ call, fault, times: 10 }),
    })

  const openTab = (sessionStorage: FakeStorage = fakeStorage()) => {
    const navigation = fakeNavigation()
    const client: Client = createClient({
      transport,
      csrf: () => jar.get(CSRF_COOKIE),
      onReaction: (reaction) => actor.send({ type: 'reactionRaised', reaction }),
    })
    const marker = { read: () => jar.get(SESSION_ORIGIN_COOKIE), clear: () => void jar.delete(SESSION_ORIGIN_COOKIE) }
    const ports = {
      client,
      sessionStorage,
      localStorage: fakeStorage(),
      navigation,
      address: { read: () => ({ path: '/epargne', hash: '' }) },
      tabs: fakeTabs(),
      marker,
      clock: { now: () => clock.now, today: () => TODAY },
      random: () => `otp-state-${(texts += 1)}`,
    }
    const actor = createActor(sessionMachine, { input: { ports }, clock: timers }).start()
    const reaches = (state: Parameters<select.SessionSnapshot['matches']>[0]) =>
      waitFor(actor, (snapshot) => snapshot.matches(state))
    return { actor, client, navigation, sessionStorage, reaches }
  }

  /** Asks for a one-time code as the gate of a page does; answers the address of its door. */
  const askForCode = async ({ actor, navigation }: ReturnType<typeof openTab>, location: string): Promise<string> => {
    actor.send({ type: 'otpRequested', location })
    const { otp } = actor.getSnapshot().context
    if (otp !== undefined) await waitFor(otp, (snapshot) => snapshot.matches('leaving'))
    return navigation.moves.at(-1)?.slice('leave '.length) ?? ''
  }

  /** Lets a minute pass, on the server as in the browser, and waits for what it brought about. */
  const minute = async ({ actor }: Pick<ReturnType<typeof openTab>, 'actor'>) => {
    clock.now += 60_000
    timers.increment(1000)
    const { watch } = actor.getSnapshot().context
    if (watch?.getSnapshot().status === 'active') await waitFor(watch, (snapshot) => snapshot.matches({ contact: 'resting' }))
  }

  const signIn = async ({ origin, oauth_profile: { sub } }: Person) => {
    const tab = openTab()
    tab.actor.send({ type: 'signInRequested', origin })
    await tab.reaches('leaving')
    const state = await passDoor(tab.navigation.moves.at(-1)?.slice('leave '.length) ?? '', sub)
    tab.actor.send({ type: 'callbackReached', state })
    await tab.reaches({ signedIn: 'resting' })
    tab.actor.send({ type: 'otpDeclined' })
    return tab
  }

  return { openTab, signIn, askForCode, passOtp, minute, order, jar }
}

const movesOf = (reaction: Reaction): readonly string[] => {
  if (reaction.kind !== 'go' && reaction.kind !== 'open-modal') return []
  return [reaction.kind === 'go' ? `go ${reaction.path}` : `modal ${reaction.hash}`]
}

/** When seeded people were here last. */
const SEEDED_VISIT = plainDate('2026-11-02')

/** What a sign-in loads of a person: the accounts of other banks are asked for later. */
const accountsLoaded = (person: Person, snapshot: select.SessionSnapshot) =>
  accountsSince(person, TODAY, SEEDED_VISIT).filter(({ scope }) => Object.keys(select.selectFamilies(snapshot)).includes(scope))

const first = (PEOPLE as readonly [Person, ...Person[]])[0]
const named = PEOPLE.map((person): [string, Person] => [person.oauth_profile.sub, person])

describe.each(named)('%s', (_, person) => {
  it('[P-SESS-11] [P-STORE-01] signs in with all families, is found again by a reload and a new tab, and signs out', async () => {
    const { signIn, openTab, jar } = browser()
    const { actor, sessionStorage } = await signIn(person)
    const snapshot = actor.getSnapshot()
    const user = select.selectUser(snapshot)
    expect(user).toMatchObject({ id: person.oauth_profile.sub, origin: person.origin, logged: true })
    expect(Object.values(select.selectFamilies(snapshot))).not.toContain('failed')
    expect(select.selectAccounts(snapshot)).toEqual(accountsLoaded(person, snapshot))
    expect(select.selectGreetingName(snapshot)).toBe(user === undefined ? undefined : firstNameOf(user))
    expect(select.selectIsMirror(snapshot)).toBe(person.oauth_profile.is_mirror ?? false)

    for (const kept of [fakeStorage(Object.fromEntries(sessionStorage.entries)), fakeStorage()]) {
      const tab = openTab(kept)
      await tab.reaches({ signedIn: 'resting' })
      expect(select.selectUser(tab.actor.getSnapshot())).toEqual(user)
      expect(tab.navigation.moves).toEqual([])
    }

    actor.send({ type: 'signOutRequested' })
    await waitFor(actor, (state) => state.matches('signedOut'))
    expect([jar.get(SESSION_COOKIE), jar.get(SESSION_ORIGIN_COOKIE)]).toEqual([undefined, undefined])
    expect(select.selectNotice(actor.getSnapshot())).toBeUndefined()
    expect(sessionStorage.entries.size).toBe(0)
  })
})

const collective = PEOPLE.filter(({ origin, oauth_profile: { is_mirror } }) => origin === 'collective' && is_mirror !== true)

describe('a one-time code', () => {
  it.each(collective.map((person): [string, Person] => [person.oauth_profile.sub, person]))(
    '[P-SESS-13] [P-SESS-14] [P-CALL-06] [P-CALL-07] of %s is asked for, typed at the door and found valid',
    async (_, person) => {
      const { signIn, askForCode, passOtp, jar } = browser()
      const tab = await signIn(person)
      const { actor, navigation, sessionStorage } = tab
      const before = jar.get(SESSION_COOKIE)
      const address = await askForCode(tab, '/profile/s2e/personal-data/edit-email')
      actor.send({ type: 'otpCallbackReached', state: await passOtp(address) })
      await waitFor(actor, (snapshot) => select.selectOtp(snapshot) === 'validated')
      expect(select.selectUser(actor.getSnapshot())?.has_validate_acon_otp).toBe(true)
      expect(navigation.moves.at(-1)).toBe('go /profile/s2e/personal-data/edit-email')
      expect(sessionStorage.read(STORED_OTP_KEY)).toBeUndefined()
      expect(jar.get(SESSION_COOKIE)).not.toBe(before)
      actor.send({ type: 'familiesRequested' })
      await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: 'resting' }))
      expect(Object.values(select.selectFamilies(actor.getSnapshot()))).not.toContain('failed')
    },
  )

  it('[P-SESS-12] that is given up at the door leaves the saver connected, and may be asked for again', async () => {
    const { signIn, askForCode, passOtp } = browser()
    const tab = await signIn(first)
    const { actor, navigation } = tab
    const address = await askForCode(tab, '/profile/s2e')
    actor.send({ type: 'otpCallbackReached', state: await passOtp(address, { later: 'yes' }) })
    await waitFor(actor, (snapshot) => select.selectOtp(snapshot) === 'failed')
    expect([select.selectIsSignedIn(actor.getSnapshot()), navigation.moves.at(-1)]).toEqual([true, 'go /profile/s2e'])
    expect(await askForCode(tab, '/profile/s2e')).not.toBe(address)
  })
})

describe('the clocks of browser and server', () => {
  it('[P-SESS-01] agree while the saver is at work, and end the session on both sides ten minutes after the last activity', async () => {
    const { signIn, openTab, minute, jar } = browser()
    const tab = await signIn(first)
    for (let minutes = 0; minutes < 40; minutes += 1) {
      tab.actor.send({ type: 'activitySeen' })
      await minute(tab)
    }
    // Nine minutes later the server still knows the session: "Rester connecté" is no empty promise.
    for (let minutes = 0; minutes < 8; minutes += 1) await minute(tab)
    expect(select.selectWarning(tab.actor.getSnapshot())).toBe(60)
    tab.actor.send({ type: 'stayRequested' })
    for (let minutes = 0; minutes < 9; minutes += 1) await minute(tab)
    expect([select.selectIsSignedIn(tab.actor.getSnapshot()), select.selectWarning(tab.actor.getSnapshot())]).toEqual([true, 60])
    const cookie = jar.get(SESSION_COOKIE) ?? ''
    await minute(tab)
    await tab.reaches({ ended: 'told' })
    expect(select.selectExpiry(tab.actor.getSnapshot())).toBe('inactivity')
    expect([jar.get(SESSION_COOKIE), jar.get(SESSION_ORIGIN_COOKIE)]).toEqual([undefined, undefined])

    // A copy of the cookie opens nothing: the server was told.
    jar.set(SESSION_COOKIE, cookie)
    jar.set(SESSION_ORIGIN_COOKIE, first.origin)
    const { actor } = openTab()
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'))
  })
})

describe('the client and the API', () => {
  it('reads answers loosely: keys added later refuse nobody', async () => {
    const { actor } = await browser(withUnknownKeys).signIn(first)
    expect(Object.values(select.selectFamilies(actor.getSnapshot()))).not.toContain('failed')
    expect(select.selectAccounts(actor.getSnapshot())).toEqual(accountsLoaded(first, actor.getSnapshot()))
  })

  it('[P-ERR-05] goes on with the rotated token after a refused one', async () => {
    const { signIn, jar, order } = browser()
    const { actor, reaches } = await signIn(first)
    jar.set(CSRF_COOKIE, 'stale')
    actor.send({ type: 'familiesRequested' })
    await reaches({ signedIn: 'refreshing' })
    await reaches({ signedIn: 'resting' })
    expect(Object.values(select.selectFamilies(actor.getSnapshot()))).not.toContain('failed')
    await order('ais-profile', 'ERR_CSRF')
    actor.send({ type: 'familiesRequested' })
    await reaches({ signedIn: 'resting' })
    expect(select.selectFamilies(actor.getSnapshot())).toEqual({ ais: 'failed', s2e: 'loaded' })
  })

  it.each(ERROR_CODES)('[S-ERR-28] [P-ERR-03] [P-ERR-04] understands %s as the API writes it, in both versions', async (code) => {
    const { openTab, order } = browser()
    const { client } = openTab()
    await order('oauth-profile', code)
    await order('version-v2', code)
    await expect(client.call(oauthProfileCall, { params: { origin: 'collective' } })).rejects.toMatchObject({
      code,
      status: STATUS_OF[code],
    })
    await expect(client.call(versionV2Call, {})).rejects.toMatchObject({ code, status: STATUS_OF[code] })
  })

  it.each(ERROR_CODES)('[P-ERR-06] [P-ERR-07] [P-ERR-08] [P-ERR-09] takes the saver where %s leads', async (code) => {
    const { signIn, order } = browser()
    const { actor, client, navigation } = await signIn(first)
    await order('oauth-profile', code)
    await expect(client.call(oauthProfileCall, { params: { origin: 'collective' } })).rejects.toMatchObject({ code })
    expect(navigation.moves.slice(2)).toEqual(movesOf(reactionTo(code)))
    expect(select.selectIsEnded(actor.getSnapshot())).toBe(code === 'ERR_TOKEN' || code === 'ERR_EXP')
  })

  it.each(['drop', 'malformed-json', 'off-schema'] as const)(
    'is unavailable while the API answers with %s, and recovers',
    async (fault) => {
      const { signIn, openTab, order } = browser()
      await signIn(first)
      await order('oauth-profile', fault)
      const { actor, reaches } = openTab()
      await reaches('unavailable')
      for (let asked = 0; asked < 10 && !select.selectIsSignedIn(actor.getSnapshot()); asked += 1) {
        actor.send({ type: 'retryRequested' })
        await waitFor(actor, (state) => state.matches('unavailable') || state.matches({ signedIn: 'resting' }))
      }
      expect(actor.getSnapshot().value).toEqual({ signedIn: 'resting' })
    },
  )
})
