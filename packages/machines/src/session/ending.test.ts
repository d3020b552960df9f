import {
  authorizationCall,
  logoutCall,
  oauthProfileCall,
  otpCall,
  readStoredUser,
  STORED_CLOCK_KEY,
  STORED_OTP_KEY,
  STORED_USER_KEY,
} from '@hautelisse/domain/session'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import * as fakes from '../testing/index.ts'
import { settled } from '../testing/index.ts'
import { answerCollective, DOOR, isEmptied, opened, signedIn } from './fixtures.testing.ts'
import type { Opened } from './fixtures.testing.ts'
import { sessionMachine } from './machine.ts'
import * as select from './selectors.ts'

const MINUTE = 60_000
const now = ({ actor }: Opened) => actor.getSnapshot()

/** The server answers a call that its session is gone: the client says so before the call's own caller hears of it. */
const LOST = { type: 'reactionRaised', reaction: { kind: 'open-modal', hash: 'auto_logout' } } as const

describe('a session that ends by inactivity', () => {
  it('[P-SESS-01] [P-SESS-04] warns, ends, opens the dialog, tells the tabs and the server, and leaves nothing', async () => {
    const session = await signedIn()
    await session.pass(9 * MINUTE)
    expect([select.selectWarning(now(session)), select.selectIsSignedIn(now(session))]).toEqual([60, true])
    await session.pass(MINUTE)
    expect([session.is(), session.moves.at(-1), session.tabs.posted.at(-1)]).toEqual([
      { ended: 'telling' },
      'modal auto_logout',
      'expired',
    ])
    expect([select.selectExpiry(now(session)), select.selectWarning(now(session))]).toEqual(['inactivity', undefined])
    expect([select.selectUser(now(session)), session.marker.value]).toEqual([undefined, undefined])
    expect(session.api.waiting()).toEqual([logoutCall.name])
    // Somebody else may have signed in: no session but this person's is ended.
    expect(session.api.personOf(logoutCall)).toBe(fakes.COLLECTIVE_PROFILE.sub)
    isEmptied(session)
    session.api.answer(logoutCall, 'OK')
    await settled()
    expect([session.is(), select.selectIsEnded(now(session))]).toEqual([{ ended: 'told' }, true])
    expect(now(session).context.outlived).toBeUndefined()
  })

  it('names nobody to the server when the saver signs out: the current session ends', async () => {
    const session = await signedIn()
    await session.send({ type: 'signOutRequested' })
    expect([session.api.waiting(), session.api.personOf(logoutCall)]).toEqual([[logoutCall.name], undefined])
  })

  it('ends here all the same when the server cannot be told', async () => {
    const session = await signedIn()
    await session.pass(10 * MINUTE)
    session.api.refuse(logoutCall, 'NETWORK')
    await settled()
    expect([session.is(), select.selectNotice(now(session))]).toEqual([{ ended: 'told' }, undefined])
  })

  it('[P-SESS-10] signs in again from the dialog, although the server is still being told', async () => {
    const session = await signedIn()
    await session.pass(10 * MINUTE)
    await session.send({ type: 'signInRequested', returnTo: '/simulator/mrm' })
    expect([session.api.waiting(), session.is()]).toEqual([[authorizationCall.name], 'askingAuthorization'])
    expect(select.selectExpiry(now(session))).toBeUndefined()
    session.api.answer(authorizationCall, { data: DOOR })
    await settled()
    expect(session.moves.at(-1)).toBe(`leave ${DOOR}`)
  })

  it('[P-SESS-02] goes on when the saver stays', async () => {
    const session = await signedIn()
    await session.pass(9 * MINUTE + 30_000)
    await session.send({ type: 'stayRequested' })
    expect(select.selectWarning(now(session))).toBeUndefined()
    expect(session.api.waiting()).toEqual([oauthProfileCall.name])
    session.api.answer(oauthProfileCall, { oauth_profile: fakes.COLLECTIVE_PROFILE })
    await session.pass(9 * MINUTE - 1000)
    expect([select.selectIsSignedIn(now(session)), select.selectWarning(now(session))]).toEqual([true, undefined])
  })

  it('ends when the server knows the session no more at the moment the saver stays', async () => {
    const session = await signedIn()
    await session.pass(9 * MINUTE)
    await session.send({ type: 'stayRequested' })
    session.api.refuse(oauthProfileCall, 'ERR_EXP', 401)
    await settled()
    expect([session.is(), select.selectExpiry(now(session))]).toEqual([{ ended: 'told' }, 'server'])
  })

  it('ends at once when the computer wakes up', async () => {
    const session = await signedIn()
    session.clock.now += 11 * MINUTE
    await session.send({ type: 'pageShown' })
    expect(session.is()).toEqual({ ended: 'telling' })
  })

  it('[P-SESS-02] ends eight hours after the sign-in, and says why', async () => {
    const session = await signedIn({ limits: { absoluteMs: 5 * MINUTE } })
    await session.pass(5 * MINUTE)
    expect([session.is(), select.selectExpiry(now(session))]).toEqual([{ ended: 'telling' }, 'absolute'])
  })

  it('is not watched over when nobody is signed in', async () => {
    const session = opened()
    for (const type of ['activitySeen', 'stayRequested', 'pageShown', 'otpRequested', 'otpDeclined', 'actionCounted'] as const)
      await session.send({ type })
    session.tabs.hear('active')
    await session.pass(20 * MINUTE)
    expect([session.is(), session.api.asked, session.moves, session.tabs.posted]).toEqual(['signedOut', [], [], []])
  })
})

describe('several tabs', () => {
  it('keeps this tab awake while somebody is at work in another one', async () => {
    const session = await signedIn()
    for (let times = 0; times < 4; times += 1) {
      await session.pass(8 * MINUTE)
      session.tabs.hear('active')
    }
    expect([select.selectIsSignedIn(now(session)), session.tabs.posted, session.api.waiting()]).toEqual([true, ['signed-in'], []])
  })

  it('tells the others that somebody is at work here', async () => {
    const session = await signedIn()
    await session.send({ type: 'activitySeen' })
    expect(session.tabs.posted).toEqual(['signed-in', 'active'])
  })

  it('ends here what ended elsewhere, without telling anybody again', async () => {
    const session = await signedIn()
    session.tabs.hear('expired')
    await settled()
    expect([session.is(), session.api.waiting(), session.tabs.posted]).toEqual([{ ended: 'told' }, [], ['signed-in']])
    expect(select.selectExpiry(now(session))).toBe('elsewhere')
    isEmptied(session)
  })

  it('counts eight hours from a later sign-in of the same person in another tab', async () => {
    const session = await signedIn({ limits: { absoluteMs: 5 * MINUTE } })
    await session.pass(4 * MINUTE)
    session.tabs.hear('signed-in')
    session.api.answer(oauthProfileCall, { oauth_profile: { ...fakes.COLLECTIVE_PROFILE, auth_time: session.clock.now / 1000 } })
    await settled()
    await session.pass(4 * MINUTE)
    expect(select.selectIsSignedIn(now(session))).toBe(true)
    await session.pass(MINUTE)
    expect(select.selectExpiry(now(session))).toBe('absolute')
  })
})

describe.each([
  ['P-SESS-08', '/error-page'],
  ['P-SESS-09', '/presentation'],
])('[%s] on %s', (_, path) => {
  it('leads to the door of the same origin at once, without dialog, everything wiped', async () => {
    const session = await signedIn()
    session.address.path = path
    await session.send(LOST)
    expect([session.is(), session.api.waiting()]).toEqual(['askingAuthorization', [authorizationCall.name]])
    expect(session.api.inputOf(authorizationCall)).toEqual({ params: { origin: 'collective' } })
    expect([session.moves.at(-1), session.tabs.posted.at(-1), session.marker.value]).toEqual([
      'go /simulator/mrm',
      'expired',
      undefined,
    ])
    isEmptied(session)
    session.api.answer(authorizationCall, { data: DOOR })
    await settled()
    expect([session.is(), session.moves.at(-1)]).toEqual(['leaving', `leave ${DOOR}`])
  })

  it.each([
    ['answered', (session: Opened) => session.api.answer(logoutCall, 'OK')],
    ['silent', (session: Opened) => session.api.refuse(logoutCall, 'NETWORK')],
  ])('tells the server first when a limit was reached, the server %s', async (__, reply) => {
    const session = await signedIn()
    session.address.path = path
    await session.pass(10 * MINUTE)
    expect([session.is(), session.api.waiting()]).toEqual([{ restarting: 'telling' }, [logoutCall.name]])
    expect(select.selectIsSettled(now(session))).toBe(false)
    isEmptied(session)
    reply(session)
    await settled()
    expect(session.is()).toBe('askingAuthorization')
  })

  it('leads to the door too when another tab says that the session ended', async () => {
    const session = await signedIn()
    session.address.path = path
    session.tabs.hear('expired')
    await settled()
    expect([session.is(), session.tabs.posted]).toEqual(['askingAuthorization', ['signed-in']])
  })
})

it.each(['/epargne', '/error-pages', '/presentation/more', '/'])('[P-SESS-08] opens the dialog on %s', async (path) => {
  const session = await signedIn()
  session.address.path = path
  await session.send(LOST)
  expect(session.moves.at(-1)).toBe('modal auto_logout')
})

describe('what is kept of a session', () => {
  it('[P-STORE-01] [P-STORE-02] is the user, the clock and, on the way to a code, the confirmation', async () => {
    const session = await signedIn()
    expect([...session.sessionStorage.entries.keys()].toSorted()).toEqual([STORED_CLOCK_KEY, STORED_USER_KEY])
    await session.send({ type: 'otpRequested', location: '/profile/s2e' })
    expect(session.api.waiting()).toEqual([otpCall.name])
    expect([...session.sessionStorage.entries.keys()].toSorted()).toEqual([STORED_CLOCK_KEY, STORED_OTP_KEY, STORED_USER_KEY])
  })

  it.each([STORED_USER_KEY, STORED_CLOCK_KEY, STORED_OTP_KEY])(
    '[P-STORE-02] drops the entry %s when it is broken',
    async (key) => {
      const session = opened({ marker: 'collective', sessionStorage: { [key]: '{"version":0}' } })
      session.api.answer(oauthProfileCall, { oauth_profile: fakes.COLLECTIVE_PROFILE })
      await settled()
      expect(session.is()).toBe('loadingFamilies')
      expect(session.sessionStorage.entries.has(key)).toBe(false)
    },
  )

  it('[P-USER-26] [P-USER-27] counts an action of the user, and keeps the count', async () => {
    const session = await signedIn()
    await session.send({ type: 'actionCounted' })
    expect(select.selectUser(now(session))?.actions).toBe(1)
    expect(readStoredUser(session.sessionStorage.read(STORED_USER_KEY))?.actions).toBe(1)
  })
})

it('[P-USER-15] [P-PERM-03] takes a user without an id for nobody', async () => {
  const fake = fakes.fakeSession({ marker: 'collective' })
  const actor = createActor(sessionMachine, { input: { ports: fake.ports } }).start()
  fake.api.answer(oauthProfileCall, { oauth_profile: { ...fakes.COLLECTIVE_PROFILE, sub: undefined as unknown as string } })
  await settled()
  expect([actor.getSnapshot().value, select.selectIsSignedIn(actor.getSnapshot()), fake.marker.value]).toEqual([
    'signedOut',
    false,
    undefined,
  ])
})

it('finds a sign-in of another tab when the page that left for the door is shown again', async () => {
  const session = opened()
  await session.send({ type: 'signInRequested' })
  session.api.answer(authorizationCall, { data: DOOR })
  await settled()
  await session.send({ type: 'pageShown' })
  expect(session.is()).toBe('leaving')
  session.marker.value = 'collective'
  await session.send({ type: 'pageShown' })
  await answerCollective(session)
  expect(session.is()).toEqual({ signedIn: 'resting' })
})
