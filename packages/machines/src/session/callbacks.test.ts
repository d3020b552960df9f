import {
  oauthProfileCall,
  otpCall,
  otpCallbackCall,
  readStoredUser,
  STORED_OTP_KEY,
  STORED_USER_KEY,
  writeStoredOtp,
} from '@hautelisse/domain/session'
import { describe, expect, it } from 'vitest'
import { settled } from '../testing/index.ts'
import { answerCollective, arrived, opened, signedIn } from './fixtures.testing.ts'
import type { Opened } from './fixtures.testing.ts'
import { SESSION_LIMITS } from './limits.ts'
import * as select from './selectors.ts'

const now = ({ actor }: Opened) => actor.getSnapshot()
const PLACE = '/profile/s2e/personal-data/edit-email'

/** The same tab after its page was loaded anew. */
const reloaded = ({ sessionStorage }: Opened) =>
  opened({ marker: 'collective', sessionStorage: Object.fromEntries(sessionStorage.entries) })

describe('a one-time code', () => {
  it('[P-SESS-11] is offered after the profile is read, and the page waits for the answer', async () => {
    const session = await arrived()
    expect([select.selectOtp(now(session)), select.selectIsSignedIn(now(session)), session.moves]).toEqual(['offered', true, []])
    expect([select.selectIsSettled(now(session)), select.selectIsLedOn(now(session))]).toEqual([true, true])
  })

  it('[P-SESS-13] [P-SESS-14] [P-SESS-15] is confirmed after a reload on the way back, kept with the user, and leads to the page wanted', async () => {
    const before = await arrived()
    await before.send({ type: 'otpRequested' })
    before.api.answer(otpCall, { data: '/stand-in/otp?state=random-1' })
    await settled()
    expect(before.moves).toEqual(['leave /stand-in/otp?state=random-1'])

    const after = reloaded(before)
    await after.send({ type: 'otpCallbackReached', state: 'random-1' })
    await answerCollective(after)
    expect(after.api.waiting()).toEqual([otpCallbackCall.name])

    // Loaded once more before the answer came: asked again, nothing lost.
    const again = reloaded(after)
    await again.send({ type: 'otpCallbackReached', state: 'random-1' })
    await answerCollective(again)
    again.api.answer(otpCallbackCall, { has_validate_acon_otp: true })
    await settled()
    expect([select.selectOtp(now(again)), again.moves]).toEqual(['validated', ['go /simulator/mrm']])
    expect(select.selectUser(now(again))?.has_validate_acon_otp).toBe(true)
    expect(readStoredUser(again.sessionStorage.read(STORED_USER_KEY))?.has_validate_acon_otp).toBe(true)
    expect(again.sessionStorage.read(STORED_OTP_KEY)).toBeUndefined()

    expect(again.tabs.posted).toContain('otp-validated')

    const later = reloaded(again)
    await answerCollective(later)
    expect(select.selectOtp(now(later))).toBe('validated')
  })

  it('[P-SESS-14] [P-SESS-15] given in another tab counts in this one, is kept with the user, and leads on', async () => {
    const session = await arrived()
    session.tabs.hear('otp-validated')
    await settled()
    expect([select.selectOtp(now(session)), session.moves]).toEqual(['validated', ['go /simulator/mrm']])
    expect(select.selectUser(now(session))?.has_validate_acon_otp).toBe(true)
    expect(readStoredUser(session.sessionStorage.read(STORED_USER_KEY))?.has_validate_acon_otp).toBe(true)
    expect(session.tabs.posted).not.toContain('otp-validated')
  })

  it('[P-SESS-12] is not offered again when the page is loaded anew meanwhile, which leads on to the page wanted', async () => {
    const after = reloaded(await arrived())
    await after.send({ type: 'callbackReached', state: 'abc' })
    await answerCollective(after)
    expect([select.selectOtp(now(after)), after.moves]).toEqual(['none', ['go /simulator/mrm']])
    expect(after.sessionStorage.read(STORED_OTP_KEY)).toBeUndefined()
  })

  it('[P-SESS-14] with another state is refused: back at the place, with a notice, still signed in', async () => {
    const session = opened({
      marker: 'collective',
      sessionStorage: { [STORED_OTP_KEY]: writeStoredOtp({ state: 'abc', location: PLACE }) },
    })
    await session.send({ type: 'otpCallbackReached', state: 'abd' })
    await answerCollective(session)
    expect([session.moves, select.selectNotice(now(session))]).toEqual([[`go ${PLACE}`], { kind: 'otp-refused' }])
    expect([select.selectIsSignedIn(now(session)), session.sessionStorage.read(STORED_OTP_KEY)]).toEqual([true, undefined])
    await session.send({ type: 'otpRequested', location: PLACE })
    expect(select.selectNotice(now(session))).toBeUndefined()
  })

  it('[P-ERR-29] [P-SESS-16] that does not start is said, and asked for again from the gate', async () => {
    const session = await signedIn()
    await session.send({ type: 'otpRequested', location: PLACE })
    expect(select.selectOtp(now(session))).toBe('asking')
    session.api.refuse(otpCall, 'ERR_INTERNAL', 500)
    await settled()
    expect([select.selectOtp(now(session)), session.sessionStorage.read(STORED_OTP_KEY)]).toEqual(['failed', undefined])
    await session.send({ type: 'retryRequested' })
    expect([select.selectOtp(now(session)), session.api.waiting()]).toEqual(['asking', [otpCall.name]])
  })

  it('is forgotten with the session', async () => {
    const session = await signedIn()
    await session.send({ type: 'otpRequested', location: PLACE })
    session.tabs.hear('expired')
    await settled()
    expect([select.selectOtp(now(session)), session.api.waiting(), session.sessionStorage.entries.size]).toEqual(['none', [], 0])
  })

  it('ends the session when the server knows it no more', async () => {
    const session = await signedIn()
    await session.send({ type: 'otpRequested', location: PLACE })
    session.api.refuse(otpCall, 'ERR_TOKEN', 401)
    await settled()
    expect([session.is(), select.selectExpiry(now(session))]).toEqual([{ ended: 'told' }, 'server'])
  })
})

describe('/callback of another application', () => {
  it.each(['easyprojets', 'maretraite360', 'anything'])(
    '[P-ROUTE-33] [P-ROUTE-36] completes the sign-in of %s with a session',
    async (token) => {
      const session = opened({ marker: 'collective' })
      await session.send({ type: 'otpCallbackReached', state: token })
      expect(select.selectIsLedOn(now(session))).toBe(true)
      await answerCollective(session)
      expect([session.is(), session.moves]).toEqual([{ signedIn: 'resting' }, ['go /epargne']])
    },
  )

  it('[P-ROUTE-36] waits for a session as long as its page does, then for nothing', async () => {
    const session = opened()
    await session.send({ type: 'otpCallbackReached', state: 'easyprojets' })
    expect([session.is(), select.selectIsLedOn(now(session)), select.selectIsSettled(now(session))]).toEqual([
      'awaitingSession',
      true,
      true,
    ])
    session.timers.increment(SESSION_LIMITS.callbackMs)
    expect([session.is(), select.selectIsLedOn(now(session))]).toEqual(['signedOut', false])
    session.marker.value = 'collective'
    session.tabs.hear('signed-in')
    await answerCollective(session)
    expect([session.is(), session.moves]).toEqual([{ signedIn: 'resting' }, []])
  })

  it('takes a session that another tab opens meanwhile', async () => {
    const session = opened()
    await session.send({ type: 'otpCallbackReached', state: 'easyprojets' })
    session.marker.value = 'collective'
    session.tabs.hear('signed-in')
    await answerCollective(session)
    expect([session.is(), session.moves]).toEqual([{ signedIn: 'resting' }, ['go /epargne']])
  })

  it('waits too when the mark outlived its session', async () => {
    const session = opened({ marker: 'collective' })
    await session.send({ type: 'otpCallbackReached', state: 'easyprojets' })
    session.api.refuse(oauthProfileCall, 'ERR_TOKEN', 401)
    await settled()
    expect([session.is(), session.moves]).toEqual(['awaitingSession', []])
  })

  it('is asked again after a silence of the API', async () => {
    const session = opened({ marker: 'collective' })
    session.api.refuse(oauthProfileCall, 'NETWORK')
    await settled()
    await session.send({ type: 'otpCallbackReached', state: 'easyprojets' })
    expect(session.is()).toBe('unavailable')
    await session.send({ type: 'retryRequested' })
    await answerCollective(session)
    expect(session.moves).toEqual(['go /epargne'])
  })

  it('leads home somebody who is signed in already', async () => {
    const session = await signedIn()
    await session.send({ type: 'otpCallbackReached', state: 'easyprojets' })
    expect(session.moves.at(-1)).toBe('go /epargne')
  })
})
