import { aisAccountsCall, providerAccountsCall, s2eAccountsCall } from '@hautelisse/domain/accounts'
import { PROVIDER_ACCOUNTS, PROVIDER_ADVISOR, PROVIDER_PROFILE } from '@hautelisse/domain/contract'
import {
  aisProfileCall,
  authorizationCall,
  logoutCall,
  oauthProfileCall,
  otpCall,
  providerAdvisorCall,
  providerProfileCall,
  readStoredUser,
  s2eProfileCall,
  tokenCall,
  STORED_USER_KEY,
} from '@hautelisse/domain/session'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import * as fakes from '../testing/index.ts'
import { settled } from '../testing/index.ts'
import { DEPARTURE_KEY } from './departure.ts'
import { answerCollective, departed, DOOR, isEmptied, opened, SETTINGS, signedIn } from './fixtures.testing.ts'
import { sessionMachine } from './machine.ts'
import * as select from './selectors.ts'

describe('starting', () => {
  it('asks nothing of the API without the mark of a session', async () => {
    const { api, is, actor } = opened()
    await settled()
    expect(is()).toBe('signedOut')
    expect(api.asked).toEqual([])
    expect(select.selectIsSettled(actor.getSnapshot())).toBe(true)
    expect(select.selectIsLedOn(actor.getSnapshot())).toBe(false)
  })

  it('takes a mark that names no origin for none', () => {
    const { api, is } = opened({ marker: 'somebody' })
    expect([is(), api.asked]).toEqual(['signedOut', []])
  })

  it('[P-STORE-01] [P-CALL-04] finds the session of a new tab again by its mark, before anything is decided', async () => {
    const session = opened({ marker: 'collective' })
    expect([session.is(), session.api.asked]).toEqual(['recognising', ['oauth-profile']])
    expect(select.selectIsSettled(session.actor.getSnapshot())).toBe(false)
    expect(session.api.inputOf(oauthProfileCall)).toEqual({ params: { origin: 'collective' } })
    await answerCollective(session)
    expect(session.is()).toEqual({ signedIn: 'resting' })
    expect([session.moves, session.tabs.posted]).toEqual([[], []])
  })

  it('[P-STORE-01] knows after a reload what was known before: the server says it again, and the tab kept who it is and what they did', async () => {
    const before = await signedIn()
    await before.send({ type: 'actionCounted' })
    await before.send({ type: 'otpValidatedElsewhere' })
    const after = opened({ marker: 'collective', sessionStorage: Object.fromEntries(before.sessionStorage.entries) })
    await answerCollective(after)
    expect(after.api.asked).toEqual(['oauth-profile', 'ais-profile', 'ais-accounts', 's2e-profile', 's2e-accounts'])
    expect([after.is(), after.moves]).toEqual([{ signedIn: 'resting' }, []])
    expect(select.selectUser(after.actor.getSnapshot())).toEqual(select.selectUser(before.actor.getSnapshot()))
    expect(select.selectUser(after.actor.getSnapshot())).toMatchObject({ actions: 1, has_validate_acon_otp: true })
    expect(select.selectFamilies(after.actor.getSnapshot())).toEqual({ ais: 'loaded', s2e: 'loaded' })
  })

  it('[P-STORE-01] waits after a reload until the families have answered, and leads nobody to a door meanwhile', async () => {
    const before = await signedIn()
    const after = opened({ marker: 'collective', sessionStorage: Object.fromEntries(before.sessionStorage.entries) })
    const isWaiting = () => !select.selectIsSettled(after.actor.getSnapshot())
    expect([after.is(), isWaiting()]).toEqual(['recognising', true])
    after.api.answer(oauthProfileCall, { oauth_profile: fakes.COLLECTIVE_PROFILE })
    await settled()
    expect([after.is(), isWaiting(), after.moves]).toEqual(['loadingFamilies', true, []])
  })

  it('[P-STORE-01] keeps of a person their id, their origin and what they did in this tab, and nothing that the server says of them', async () => {
    const session = await signedIn()
    expect(JSON.parse(session.sessionStorage.read(STORED_USER_KEY) ?? '')).toEqual({
      version: 2,
      id: 'sylvie',
      origin: 'collective',
      is_mirror: false,
      has_validate_acon_otp: false,
      seeOpinionMessage: false,
      actions: 0,
    })
  })

  it.each([
    ['another person', { ...fakes.COLLECTIVE_PROFILE, sub: 'else' }],
    ['a mirror session', { ...fakes.COLLECTIVE_PROFILE, is_mirror: true }],
  ])('drops what the tab kept when the service knows %s', async (_, profile) => {
    const before = await signedIn()
    await before.send({ type: 'actionCounted' })
    const after = opened({ marker: 'collective', sessionStorage: Object.fromEntries(before.sessionStorage.entries) })
    await answerCollective(after, profile)
    expect(select.selectUser(after.actor.getSnapshot())?.actions).toBe(0)
  })

  it.each(['{', '{"version":0}', '[]', ''])('[P-STORE-02] loads everything when the entry kept is %j', async (entry) => {
    const session = opened({ marker: 'collective', sessionStorage: { [STORED_USER_KEY]: entry } })
    await answerCollective(session)
    expect(session.is()).toEqual({ signedIn: 'resting' })
  })

  it('shows the doors, everything wiped, when the mark outlived its session', async () => {
    const session = opened({ marker: 'collective', sessionStorage: { leftover: '1' } })
    session.api.refuse(oauthProfileCall, 'ERR_TOKEN', 401)
    await session.send({ type: 'reactionRaised', reaction: { kind: 'open-modal', hash: 'auto_logout' } })
    expect([session.is(), session.moves, session.marker.value]).toEqual(['signedOut', [], undefined])
    expect(select.selectNotice(session.actor.getSnapshot())).toBeUndefined()
    isEmptied(session)
  })

  it('says so when the service refuses for another reason, and leaves the mark', async () => {
    const session = opened({ marker: 'collective' })
    session.api.refuse(oauthProfileCall, 'ERR_CONSENT', 403)
    await session.send({ type: 'reactionRaised', reaction: { kind: 'go', path: '/error-page?reason=ERR_CONSENT' } })
    expect([session.is(), session.moves, session.marker.value]).toEqual([
      'signedOut',
      ['go /error-page?reason=ERR_CONSENT'],
      'collective',
    ])
    expect(select.selectNotice(session.actor.getSnapshot())).toEqual({ kind: 'call-failed', code: 'ERR_CONSENT' })
  })

  it.each([
    ['NETWORK', undefined],
    ['TIMEOUT', undefined],
    ['MALFORMED', 200],
    ['ERR_INTERNAL', 500],
  ])('is unavailable while the API says nothing (%s), and tries again when asked', async (code, status) => {
    const session = opened({ marker: 'collective' })
    session.api.refuse(oauthProfileCall, code, status)
    await settled()
    expect(session.is()).toBe('unavailable')
    expect(select.selectIsUnavailable(session.actor.getSnapshot())).toBe(true)
    await session.send({ type: 'retryRequested' })
    await answerCollective(session)
    expect(session.is()).toEqual({ signedIn: 'resting' })
  })
})

describe('going to the door', () => {
  it('[P-CALL-01] [P-CALL-03] [P-CALL-98] [BEY-08] empties the storages, asks where the door is and follows the address', async () => {
    const session = opened({
      sessionStorage: { old: '1' },
      localStorage: { 'hautelisse.settings': SETTINGS, 'hautelisse.simulations': '{}', old: '1' },
    })
    session.actor.send({ type: 'signInRequested', origin: 'individual', returnTo: '/simulator/mrm' })
    isEmptied(session)
    expect(session.api.inputOf(authorizationCall)).toEqual({ params: { origin: 'individual' } })
    session.api.answer(authorizationCall, { data: '/stand-in/sign-in/individual?state=xyz' })
    await settled()
    expect([session.is(), session.moves]).toEqual(['leaving', ['leave /stand-in/sign-in/individual?state=xyz']])
    // A guard of another page may decide, and a page that waits goes on waiting: the door is about to open.
    expect(select.selectIsSettled(session.actor.getSnapshot())).toBe(true)
    expect(select.selectIsLedOn(session.actor.getSnapshot())).toBe(true)
    expect(session.sessionStorage.read(DEPARTURE_KEY)).toBe(
      '{"version":1,"origin":"individual","state":"xyz","returnTo":"/simulator/mrm"}',
    )
  })

  it('[P-CALL-03] [TAX-13] keeps an entry that survives a sign-in, such as what a visitor typed, until they are back from the door', async () => {
    const entries = [
      { key: 'answers', survivesSignIn: true },
      { key: 'missing', survivesSignIn: true },
      { key: 'old', survivesSignIn: false },
    ]
    const session = opened({ sessionStorage: { answers: 'typed', old: '1' } }, { entries })
    await session.send({ type: 'signInRequested' })
    expect([...session.sessionStorage.entries]).toEqual([['answers', 'typed']])
    session.api.answer(authorizationCall, { data: DOOR })
    await settled()
    await session.send({ type: 'callbackReached', state: 'abc' })
    expect(session.sessionStorage.read('answers')).toBeUndefined()
  })

  it('[P-CALL-02] asks for the collective door when nothing else is said', async () => {
    const { actor, api } = opened()
    actor.send({ type: 'signInRequested' })
    expect(api.inputOf(authorizationCall)).toEqual({ params: { origin: 'collective' } })
  })

  it('lets the last of two requests win', async () => {
    const session = opened()
    session.actor.send({ type: 'signInRequested', origin: 'individual' })
    await session.send({ type: 'signInRequested', origin: 'individual_transmission' })
    expect(session.api.waiting()).toEqual(['authorization'])
    session.api.answer(authorizationCall, { data: DOOR })
    await settled()
    expect(session.sessionStorage.read(DEPARTURE_KEY)).toContain('individual_transmission')
    await session.send({ type: 'signInRequested', origin: 'collective' })
    expect(session.is()).toBe('askingAuthorization')
  })

  it.each([
    'https://elsewhere.example/?state=abc',
    '//elsewhere.example/?state=abc',
    'javascript:alert(1)',
    '/stand-in/sign-in/collective',
    '',
  ])('does not follow %j', async (address) => {
    const session = opened()
    await session.send({ type: 'signInRequested' })
    session.api.answer(authorizationCall, { data: address })
    await settled()
    expect([session.is(), session.moves]).toEqual(['signedOut', ['go /']])
    expect(select.selectNotice(session.actor.getSnapshot())).toEqual({ kind: 'address-refused' })
  })

  it('follows the addresses that the application lists', async () => {
    const fake = fakes.fakeSession()
    const actor = createActor(sessionMachine, { input: { ports: { ...fake.ports, mayFollow: () => true } } }).start()
    actor.send({ type: 'signInRequested' })
    fake.api.answer(authorizationCall, { data: 'https://id.example.org/authorize?state=abc' })
    await settled()
    expect(fake.moves).toEqual(['leave https://id.example.org/authorize?state=abc'])
  })

  it.each([
    ['ERR_LIMIT', 429],
    ['ERR_INTERNAL', 500],
    ['NETWORK', undefined],
  ])('[P-ERR-16] leads to / with the code when the API answers %s, and asks again when told to', async (code, status) => {
    const session = opened()
    await session.send({ type: 'signInRequested', origin: 'collective' })
    session.api.refuse(authorizationCall, code, status)
    await settled()
    expect([session.is(), session.moves]).toEqual(['signedOut', ['go /']])
    expect(select.selectNotice(session.actor.getSnapshot())).toEqual({ kind: 'call-failed', code })
    await session.send({ type: 'signInRequested', origin: 'collective' })
    expect(select.selectNotice(session.actor.getSnapshot())).toBeUndefined()
    session.api.answer(authorizationCall, { data: DOOR })
    await settled()
    expect(session.moves.at(-1)).toBe(`leave ${DOOR}`)
  })

  it.each(['collective', 'individual', 'individual_transmission'] as const)(
    '[P-ERR-09] [P-ERR-16] stays on the page of a missing consent after a sign-in of origin %s',
    async (origin) => {
      const session = opened({}, { clientSpace: 'https://client-space.example/' })
      await session.send({ type: 'signInRequested', origin })
      await session.send({ type: 'reactionRaised', reaction: { kind: 'go', path: '/error-page?reason=ERR_CONSENT' } })
      session.api.refuse(authorizationCall, 'ERR_CONSENT', 403)
      await settled()
      expect([session.is(), session.moves]).toEqual(['signedOut', ['go /error-page?reason=ERR_CONSENT']])
      expect(select.selectNotice(session.actor.getSnapshot())).toEqual({ kind: 'call-failed', code: 'ERR_CONSENT' })
    },
  )

  const CLIENT_SPACE = 'https://client-space.example/'

  it.each([
    ['[P-ERR-15] an individual customer to the client space', 'individual', CLIENT_SPACE, `leave ${CLIENT_SPACE}`],
    ['[P-ERR-16] a collective saver to /', 'collective', CLIENT_SPACE, 'go /'],
    ['[P-ERR-17] a transmission customer, who is no individual one here, to /', 'individual_transmission', CLIENT_SPACE, 'go /'],
    ['[P-ERR-17] an individual customer to / where no client space is configured', 'individual', undefined, 'go /'],
    ['[P-ERR-17] an individual customer to / where it is configured as nothing', 'individual', '', 'go /'],
  ] as const)('leads %s when the door cannot be reached', async (_, origin, clientSpace, move) => {
    const session = opened({}, { clientSpace })
    await session.send({ type: 'signInRequested', origin })
    session.api.refuse(authorizationCall, 'ERR_INTERNAL', 500)
    await settled()
    expect([session.is(), session.moves]).toEqual(['signedOut', [move]])
    expect(select.selectNotice(session.actor.getSnapshot())).toEqual({ kind: 'call-failed', code: 'ERR_INTERNAL' })
  })
})

describe('coming back', () => {
  it('[P-SESS-11] [P-USER-17] goes from login to callback to a one-time code, which may be declined, to connected', async () => {
    const session = opened()
    await session.send({ type: 'signInRequested', origin: 'collective', returnTo: '/simulator/mrm' })
    session.api.answer(authorizationCall, { data: DOOR })
    await settled()
    session.marker.value = 'collective'
    await session.send({ type: 'callbackReached', state: 'abc' })
    await answerCollective(session)
    expect(session.api.asked).toEqual([
      'authorization',
      'oauth-profile',
      'ais-profile',
      'ais-accounts',
      's2e-profile',
      's2e-accounts',
    ])
    expect(session.tabs.posted).toEqual(['signed-in'])
    expect([session.moves, select.selectOtp(session.actor.getSnapshot())]).toEqual([[`leave ${DOOR}`], 'offered'])
    await session.send({ type: 'otpDeclined' })
    expect(session.moves).toEqual([`leave ${DOOR}`, 'go /simulator/mrm'])
    const snapshot = session.actor.getSnapshot()
    expect(select.selectIsSignedIn(snapshot)).toBe(true)
    expect(select.selectUser(snapshot)).toMatchObject({ id: 'sylvie', logged: true, origin: 'collective', localization: 'en' })
    expect(select.selectAccounts(snapshot)).toEqual([fakes.AIS_ACCOUNT, fakes.S2E_ACCOUNT])
    expect(select.selectGreetingName(snapshot)).toBe('Sylvie')
  })

  it('[P-CALL-05] [P-CALL-09] asks for the token of an individual customer before the calls that need it', async () => {
    const session = opened({ marker: 'individual' })
    session.api.answer(oauthProfileCall, { oauth_profile: fakes.INDIVIDUAL_PROFILE })
    await settled()
    expect(session.api.waiting()).toEqual([tokenCall.name])
    expect(session.api.inputOf(tokenCall)).toEqual({ params: { profile: 'individual' } })
    session.api.answer(tokenCall, 'OK')
    await settled()
    session.api.answer(providerProfileCall, { [PROVIDER_PROFILE]: fakes.PROVIDER_PERSON })
    session.api.answer(providerAccountsCall, { [PROVIDER_ACCOUNTS]: [fakes.PROVIDER_ACCOUNT] })
    session.api.answer(providerAdvisorCall, { [PROVIDER_ADVISOR]: fakes.ADVISOR })
    await settled()
    expect(select.selectUser(session.actor.getSnapshot())).toMatchObject({
      origin: 'individual',
      accounts: [fakes.PROVIDER_ACCOUNT],
      [PROVIDER_ADVISOR]: fakes.ADVISOR,
    })
  })

  it('[BEY-08] ends what a visitor kept in the browser, also while the door was open', async () => {
    const localStorage = { 'hautelisse.settings': SETTINGS, 'hautelisse.simulations': '{}' }
    const session = opened({ marker: 'collective', sessionStorage: departed(), localStorage })
    await session.send({ type: 'callbackReached', state: 'abc' })
    await answerCollective(session)
    expect(select.selectIsSignedIn(session.actor.getSnapshot())).toBe(true)
    expect([...session.localStorage.entries.keys()]).toEqual(['hautelisse.settings'])
  })

  it('uses a departure up: its state opens nothing twice', async () => {
    const session = opened({ sessionStorage: departed() })
    await session.send({ type: 'callbackReached', state: 'abc' })
    expect(session.sessionStorage.read(DEPARTURE_KEY)).toBeUndefined()
    await session.send({ type: 'callbackReached', state: 'abc' })
    expect([session.is(), session.moves]).toEqual(['signedOut', ['go /']])
  })

  it.each(['abd', '', undefined])('signs out when the return carries the state %j instead of the one kept', async (state) => {
    const session = opened({ marker: 'collective', sessionStorage: departed() })
    await session.send({ type: 'callbackReached', state })
    expect([session.is(), session.api.waiting()]).toEqual(['signingOut', ['logout']])
    session.api.answer(logoutCall, 'OK')
    await settled()
    expect([session.is(), session.moves, session.marker.value]).toEqual(['signedOut', ['go /'], undefined])
    expect(select.selectNotice(session.actor.getSnapshot())).toEqual({ kind: 'return-refused' })
    isEmptied(session)
  })

  it('finds the session again when the address of the return is loaded once more', async () => {
    const session = opened({ marker: 'collective' })
    await session.send({ type: 'callbackReached', state: 'abc' })
    await answerCollective(session)
    expect([session.is(), session.moves]).toEqual([{ signedIn: 'resting' }, ['go /epargne']])
  })

  it('leads back to the doors when the session is gone by then', async () => {
    const session = opened({ sessionStorage: departed() })
    session.marker.value = 'collective'
    await session.send({ type: 'callbackReached', state: 'abc' })
    session.api.refuse(oauthProfileCall, 'ERR_EXP', 401)
    await settled()
    expect([session.is(), session.moves]).toEqual(['signedOut', ['go /']])
  })
})

describe('families', () => {
  it('keeps the families that answered when another one fails', async () => {
    const session = opened({ marker: 'collective' })
    session.api.answer(oauthProfileCall, { oauth_profile: fakes.COLLECTIVE_PROFILE })
    await settled()
    session.api.refuse(s2eProfileCall, 'ERR_INTERNAL', 500)
    session.api.answer(s2eAccountsCall, { s2e_accounts: [fakes.S2E_ACCOUNT] })
    session.api.answer(aisProfileCall, { ais_profile: fakes.AIS_PROFILE })
    session.api.answer(aisAccountsCall, { ais_accounts: [fakes.AIS_ACCOUNT] })
    await settled()
    const snapshot = session.actor.getSnapshot()
    expect(session.is()).toEqual({ signedIn: 'resting' })
    expect(select.selectFamilies(snapshot)).toEqual({ ais: 'loaded', s2e: 'failed' })
    expect(Object.values(select.selectFamilies(snapshot))).toContain('failed')
    expect(select.selectAccounts(snapshot)).toEqual([fakes.AIS_ACCOUNT, fakes.S2E_ACCOUNT])
  })

  it('marks the provider’s family when its token fails', async () => {
    const session = opened({ marker: 'individual' })
    session.api.answer(oauthProfileCall, { oauth_profile: fakes.INDIVIDUAL_PROFILE })
    await settled()
    session.api.refuse(tokenCall, 'ERR_UNKNOWN', 404)
    await settled()
    expect(session.is()).toEqual({ signedIn: 'resting' })
    expect(Object.values(select.selectFamilies(session.actor.getSnapshot()))).toEqual(['failed'])
    expect(session.api.waiting()).toEqual([])
  })

  it('asks again on request and takes the new accounts in place of the old ones', async () => {
    const session = await signedIn()
    await session.send({ type: 'familiesRequested' })
    expect(select.selectIsRefreshing(session.actor.getSnapshot())).toBe(true)
    expect(select.selectIsSignedIn(session.actor.getSnapshot())).toBe(true)
    session.api.answer(aisProfileCall, { ais_profile: fakes.AIS_PROFILE })
    session.api.answer(aisAccountsCall, { ais_accounts: [{ ...fakes.AIS_ACCOUNT, policy_id: 'new' }] })
    session.api.answer(s2eProfileCall, { s2e_profile: fakes.S2E_PROFILE })
    session.api.refuse(s2eAccountsCall, 'NETWORK')
    await settled()
    const snapshot = session.actor.getSnapshot()
    expect(
      select
        .selectAccounts(snapshot)
        .map(({ policy_id }) => policy_id)
        .toSorted(),
    ).toEqual(['0048 2190', 'new'])
    expect(select.selectFamilies(snapshot)).toEqual({ ais: 'loaded', s2e: 'stale' })
  })

  it('opens no session when it ends while the families are loaded', async () => {
    const session = opened({ marker: 'collective' })
    session.api.answer(oauthProfileCall, { oauth_profile: fakes.COLLECTIVE_PROFILE })
    await settled()
    session.api.refuse(s2eProfileCall, 'ERR_TOKEN', 401)
    session.api.refuse(s2eAccountsCall, 'ERR_TOKEN', 401)
    session.api.refuse(aisProfileCall, 'ERR_TOKEN', 401)
    session.api.refuse(aisAccountsCall, 'ERR_TOKEN', 401)
    await settled()
    expect(session.is()).toBe('signedOut')
    isEmptied(session)
  })
})

describe('ending', () => {
  it('[P-ERR-06] [P-ERR-07] ends the session when the server knows it no more: wiped, told to the other tabs, the modal open', async () => {
    const session = await signedIn()
    await session.send({ type: 'reactionRaised', reaction: { kind: 'open-modal', hash: 'auto_logout' } })
    expect([session.is(), session.moves.at(-1), session.tabs.posted.at(-1)]).toEqual([
      { ended: 'told' },
      'modal auto_logout',
      'expired',
    ])
    expect(select.selectUser(session.actor.getSnapshot())).toBeUndefined()
    expect(select.selectIsEnded(session.actor.getSnapshot())).toBe(true)
    isEmptied(session)
    await session.send({ type: 'signInRequested', returnTo: '/simulator/mrm' })
    expect(session.api.inputOf(authorizationCall)).toEqual({ params: { origin: 'collective' } })
  })

  it('[S-ROLE-07] [P-ERR-08] opens the mirror modal and stays signed in', async () => {
    const session = await signedIn()
    await session.send({ type: 'reactionRaised', reaction: { kind: 'open-modal', hash: 'forbidden_mirror' } })
    expect([session.is(), session.moves.at(-1)]).toEqual([{ signedIn: 'resting' }, 'modal forbidden_mirror'])
  })

  it('[PERS-12] asks for the code again when the server knows of none, and forgets that one was given', async () => {
    const session = await signedIn()
    await session.send({ type: 'otpValidatedElsewhere' })
    expect(select.selectOtp(session.actor.getSnapshot())).toBe('validated')
    const moves = session.moves.length
    await session.send({ type: 'reactionRaised', reaction: { kind: 'ask-code' } })
    const snapshot = session.actor.getSnapshot()
    expect([select.selectOtp(snapshot), select.selectUser(snapshot)?.has_validate_acon_otp]).toEqual(['none', false])
    expect(readStoredUser(session.sessionStorage.read(STORED_USER_KEY))?.has_validate_acon_otp).toBe(false)
    expect(session.moves).toHaveLength(moves)
    await session.send({ type: 'otpRequested', location: '/profile/s2e/personal-data/edit-email' })
    expect(session.api.waiting()).toEqual([otpCall.name])
  })

  it('[PERS-12] remembers a code that was given while the families were read again', async () => {
    const session = await signedIn()
    await session.send({ type: 'familiesRequested' })
    await session.send({ type: 'otpValidatedElsewhere' })
    session.api.answer(aisProfileCall, { ais_profile: fakes.AIS_PROFILE })
    session.api.answer(aisAccountsCall, { ais_accounts: [fakes.AIS_ACCOUNT] })
    session.api.answer(s2eProfileCall, { s2e_profile: fakes.S2E_PROFILE })
    session.api.answer(s2eAccountsCall, { s2e_accounts: [fakes.S2E_ACCOUNT] })
    await settled()
    const snapshot = session.actor.getSnapshot()
    expect([select.selectOtp(snapshot), select.selectUser(snapshot)?.has_validate_acon_otp]).toEqual(['validated', true])
  })

  it('[P-ERR-09] leads to the consent page', async () => {
    const session = await signedIn()
    await session.send({ type: 'reactionRaised', reaction: { kind: 'go', path: '/error-page?reason=ERR_CONSENT' } })
    expect(session.moves.at(-1)).toBe('go /error-page?reason=ERR_CONSENT')
  })

  it('[P-USER-17] [P-STORE-04] signs out: the server told, no key in session storage, the settings alone in local storage', async () => {
    const session = await signedIn()
    session.localStorage.write('other', '1')
    await session.send({ type: 'signOutRequested' })
    await session.send({ type: 'signOutRequested' })
    expect(session.api.waiting()).toEqual(['logout'])
    session.api.answer(logoutCall, 'OK')
    await settled()
    expect([session.is(), session.moves.at(-1), session.tabs.posted.at(-1), session.marker.value]).toEqual([
      'signedOut',
      'go /',
      'signed-out',
      undefined,
    ])
    isEmptied(session)
  })

  it('[P-ROUTE-23] signs out at an address that was opened by hand: the page stays, and says so; not of a later sign-out', async () => {
    const session = await signedIn()
    const moves = session.moves.length
    await session.send({ type: 'signOutRequested', stays: true })
    expect(select.selectHasSignedOutHere(session.actor.getSnapshot())).toBe(false)
    session.api.answer(logoutCall, 'OK')
    await settled()
    expect([session.is(), session.moves.length, session.marker.value]).toEqual(['signedOut', moves, undefined])
    expect(select.selectHasSignedOutHere(session.actor.getSnapshot())).toBe(true)
    isEmptied(session)
    await session.send({ type: 'signOutRequested' })
    session.api.answer(logoutCall, 'OK')
    await settled()
    expect([session.moves.at(-1), select.selectHasSignedOutHere(session.actor.getSnapshot())]).toEqual(['go /', false])
  })

  it('signs out here even if the server cannot be told, and says so', async () => {
    const session = await signedIn()
    await session.send({ type: 'signOutRequested' })
    session.api.refuse(logoutCall, 'NETWORK')
    await settled()
    expect(session.is()).toBe('signedOut')
    expect(select.selectNotice(session.actor.getSnapshot())).toEqual({ kind: 'sign-out-unconfirmed' })
    isEmptied(session)
  })
})

describe('other tabs', () => {
  it('signs this tab out when another one signed out', async () => {
    const session = await signedIn()
    session.tabs.hear('signed-out')
    await settled()
    expect([session.is(), session.moves.at(-1)]).toEqual(['signedOut', 'go /'])
    expect(session.tabs.posted).toEqual(['signed-in'])
    isEmptied(session)
  })

  it('ends here what ended elsewhere, without telling it again', async () => {
    const session = await signedIn()
    session.tabs.hear('expired')
    await settled()
    expect([session.is(), session.tabs.posted]).toEqual([{ ended: 'told' }, ['signed-in']])
  })

  it('finds the session of another tab', async () => {
    const session = opened()
    session.marker.value = 'collective'
    session.tabs.hear('signed-in')
    await answerCollective(session)
    expect([session.is(), session.moves]).toEqual([{ signedIn: 'resting' }, []])
  })

  it('is not disturbed when the same person signs in again elsewhere', async () => {
    const session = await signedIn()
    session.tabs.hear('signed-in')
    expect(select.selectIsSignedIn(session.actor.getSnapshot())).toBe(true)
    session.api.answer(oauthProfileCall, { oauth_profile: fakes.COLLECTIVE_PROFILE })
    await settled()
    expect(session.is()).toEqual({ signedIn: 'resting' })
    expect(session.api.waiting()).toEqual([])
  })

  it('shows another person who signed in elsewhere nothing of the former one', async () => {
    const session = await signedIn()
    session.tabs.hear('signed-in')
    session.api.answer(oauthProfileCall, { oauth_profile: { ...fakes.COLLECTIVE_PROFILE, sub: 'else' } })
    await settled()
    expect(session.is()).toBe('loadingFamilies')
    expect(session.actor.getSnapshot().context.user).toMatchObject({ id: 'else', accounts: [] })
    isEmptied(session)
  })

  const ASK = { type: 'reactionRaised', reaction: { kind: 'ask-person' } } as const

  it('follows to the person whose cookies came under it, of another origin too, once for many answers, and keeps nothing of the former one', async () => {
    const session = await signedIn()
    session.marker.value = 'individual'
    for (let answer = 0; answer < 3; answer += 1) await session.send(ASK)
    expect([session.api.waiting(), session.api.inputOf(oauthProfileCall)]).toEqual([
      ['oauth-profile'],
      { params: { origin: 'individual' } },
    ])
    session.api.answer(oauthProfileCall, { oauth_profile: fakes.INDIVIDUAL_PROFILE })
    await settled()
    expect([session.is(), session.moves]).toEqual(['loadingFamilies', ['go /simulator/mrm']])
    expect(session.actor.getSnapshot().context.user).toMatchObject({ origin: 'individual', accounts: [] })
    isEmptied(session)
  })

  it('stays where an answer was for another person and the session is its own again', async () => {
    const session = await signedIn()
    await session.send(ASK)
    session.api.answer(oauthProfileCall, { oauth_profile: fakes.COLLECTIVE_PROFILE })
    await settled()
    expect([session.is(), select.selectAccounts(session.actor.getSnapshot()).length]).toEqual([{ signedIn: 'resting' }, 2])
  })

  it('says that the session ended if the browser’s cookies are no longer valid', async () => {
    const session = await signedIn()
    await session.send(ASK)
    session.api.refuse(oauthProfileCall, 'ERR_TOKEN', 401)
    await settled()
    expect(session.is()).toEqual({ ended: 'told' })
    isEmptied(session)
  })

  it('asks again who it is where the cookies change while the families are read', async () => {
    const session = opened({ marker: 'collective' })
    session.api.answer(oauthProfileCall, { oauth_profile: fakes.COLLECTIVE_PROFILE })
    await settled()
    await session.send(ASK)
    expect([session.is(), session.api.waiting()]).toEqual(['recognising', ['oauth-profile']])
    await answerCollective(session, { ...fakes.COLLECTIVE_PROFILE, sub: 'else' })
    expect([session.is(), select.selectUser(session.actor.getSnapshot())?.id]).toEqual([{ signedIn: 'resting' }, 'else'])
  })

  it('ignores what it does not understand, and stops listening when it is stopped', async () => {
    const session = await signedIn()
    session.tabs.hear('something newer')
    expect(session.is()).toEqual({ signedIn: 'resting' })
    expect(session.tabs.listeners()).toBe(1)
    session.actor.stop()
    expect(session.tabs.listeners()).toBe(0)
  })
})

it('[P-I18N-03] takes over the language that the user chooses', async () => {
  const session = await signedIn()
  await session.send({ type: 'localizationChosen', localization: 'fr' })
  expect(select.selectUser(session.actor.getSnapshot())?.localization).toBe('fr')
})
