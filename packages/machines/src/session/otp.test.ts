import { otpCall, otpCallbackCall, readStoredOtp, STORED_OTP_KEY, writeStoredOtp } from '@hautelisse/domain/session'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import * as fakes from '../testing/index.ts'
import { settled } from '../testing/index.ts'
import type { OtpEvent, OtpInput } from './otp-base.ts'
import { otpMachine } from './otp-machine.ts'
import type { OtpReport } from './reports.ts'

const SAVER: OtpInput['user'] = { origin: 'collective', has_validate_acon_otp: false, is_mirror: false }
const PLACE = '/profile/s2e/personal-data/edit-email'
const DEPARTED = { [STORED_OTP_KEY]: writeStoredOtp({ state: 'abc', location: PLACE }) }

type Given = Partial<Pick<OtpInput, 'user' | 'isSignIn' | 'toward' | 'token'>> & {
  readonly sessionStorage?: Readonly<Record<string, string>>
  readonly mayFollow?: (address: string) => boolean
}

const begun = ({ sessionStorage = {}, mayFollow, ...given }: Given = {}) => {
  const fake = fakes.fakeSession({ sessionStorage })
  const reports: OtpReport[] = []
  const actor = createActor(otpMachine, {
    input: {
      ports: mayFollow === undefined ? fake.ports : { ...fake.ports, mayFollow },
      session: { send: (report) => void reports.push(report) },
      user: SAVER,
      isSignIn: false,
      toward: undefined,
      token: undefined,
      ...given,
    },
  }).start()
  const send = async (event: OtpEvent) => {
    actor.send(event)
    await settled()
  }
  const standing = () => reports.flatMap((report) => (report.type === 'otpTold' ? [report.standing] : [])).at(-1)
  const kept = () => readStoredOtp(fake.sessionStorage.read(STORED_OTP_KEY))
  return { ...fake, actor, reports, send, standing, kept, is: () => actor.getSnapshot().value }
}

const atSignIn = (given: Given = {}) => begun({ isSignIn: true, toward: '/simulator/mrm', ...given })

describe('at a sign-in', () => {
  it('[P-SESS-11] offers a code to a collective saver before it leads on', () => {
    const { is, standing, moves, api } = atSignIn()
    expect([is(), standing(), moves, api.asked]).toEqual(['offered', 'offered', [], []])
  })

  it.each([
    ['an individual customer', { ...SAVER, origin: 'individual' as const }, 'none'],
    ['a transmission customer', { ...SAVER, origin: 'individual_transmission' as const }, 'none'],
    ['an employee who looks at a customer’s space', { ...SAVER, is_mirror: true }, 'none'],
    ['a saver who gave a code', { ...SAVER, has_validate_acon_otp: true }, 'validated'],
  ])('[P-SESS-11] leads %s on at once', (_, user, stands) => {
    const { standing, moves } = atSignIn({ user })
    expect([standing(), moves]).toEqual([stands, ['go /simulator/mrm']])
  })

  it('[P-SESS-11] offers nothing when a session is only found again', () => {
    expect([begun().standing(), begun().moves]).toEqual(['none', []])
    const again = begun({ toward: '/epargne' })
    expect([again.standing(), again.moves]).toEqual(['none', ['go /epargne']])
  })

  it('[P-SESS-12] can be declined, and leads on without the code', async () => {
    const { send, standing, moves, reports, kept } = atSignIn()
    await send({ type: 'otpDeclined' })
    expect([standing(), moves, kept()]).toEqual(['declined', ['go /simulator/mrm'], undefined])
    expect(reports.map(({ type }) => type)).toEqual(['otpTold', 'otpTold'])
  })

  it('[P-SESS-13] [P-CALL-06] [P-CALL-98] keeps state and place before the call, sends the same state, and follows the address', async () => {
    const { send, standing, api, moves, kept, is } = atSignIn()
    await send({ type: 'otpRequested' })
    expect([is(), standing(), kept()]).toEqual(['asking', 'asking', { state: 'random-1', location: '/simulator/mrm' }])
    expect(api.inputOf(otpCall)).toEqual({ query: { state: kept()?.state } })
    api.answer(otpCall, { data: '/stand-in/otp?state=random-1' })
    await settled()
    expect([is(), moves]).toEqual(['leaving', ['leave /stand-in/otp?state=random-1']])
    expect(kept()?.state).toBe('random-1')
  })

  it('[P-SESS-13] keeps the page that the sign-in was for rather than the one where the code is offered', async () => {
    const { send, kept } = atSignIn()
    await send({ type: 'otpRequested', location: '/authcallback?state=abc' })
    expect(kept()?.location).toBe('/simulator/mrm')
  })
})

describe('at the gate of a page', () => {
  it('[P-SESS-16] asks again, with the page as the place to come back to', async () => {
    const { send, kept, is } = begun()
    await send({ type: 'otpRequested', location: PLACE })
    expect([is(), kept()]).toEqual(['asking', { state: 'random-1', location: PLACE }])
  })

  it('[P-SESS-16] asks again after the offer was declined, each time with another state', async () => {
    const { send, kept, moves } = atSignIn()
    await send({ type: 'otpRequested' })
    await send({ type: 'otpDeclined' })
    expect(kept()).toBeUndefined()
    await send({ type: 'otpRequested', location: PLACE })
    expect(kept()).toEqual({ state: 'random-2', location: PLACE })
    await send({ type: 'otpDeclined' })
    expect(moves).toEqual(['go /simulator/mrm'])
  })

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/callback/abc', '/login'])(
    'does not come back to %j',
    async (location) => {
      const { send, kept } = begun()
      await send({ type: 'otpRequested', location })
      expect(kept()?.location).toBe('/epargne')
    },
  )

  it('[S-ROLE-07] opens the mirror dialog for an employee who looks at a customer’s space', async () => {
    const { send, moves, api, kept } = begun({ user: { ...SAVER, is_mirror: true } })
    await send({ type: 'otpRequested', location: PLACE })
    expect([moves, api.asked, kept()]).toEqual([['modal forbidden_mirror'], [], undefined])
  })

  it.each([
    ['of another origin', { ...SAVER, origin: 'individual' as const }],
    ['who gave one', { ...SAVER, has_validate_acon_otp: true }],
  ])('asks no code of a user %s', async (_, user) => {
    const { send, api } = begun({ user })
    await send({ type: 'otpRequested', location: PLACE })
    expect(api.asked).toEqual([])
  })
})

describe('a start that fails', () => {
  it.each([
    ['NETWORK', undefined],
    ['ERR_LIMIT', 429],
    ['ERR_INTERNAL', 500],
  ])('[P-ERR-29] is said (%s), its entry deleted, and can be tried again or left', async (code, status) => {
    const { send, api, standing, kept, moves } = begun()
    await send({ type: 'otpRequested', location: PLACE })
    api.refuse(otpCall, code, status)
    await settled()
    expect([standing(), kept(), moves]).toEqual(['failed', undefined, []])
    await send({ type: 'retryRequested' })
    expect([standing(), kept()]).toEqual(['asking', { state: 'random-2', location: PLACE }])
    api.refuse(otpCall, code, status)
    await settled()
    await send({ type: 'otpDeclined' })
    expect([standing(), moves]).toEqual(['declined', []])
  })

  it('[P-ERR-29] leads on to the page that the sign-in was for when it is left', async () => {
    const { send, api, moves } = atSignIn()
    await send({ type: 'otpRequested' })
    api.refuse(otpCall, 'ERR_INTERNAL', 500)
    await settled()
    expect(moves).toEqual([])
    await send({ type: 'otpDeclined' })
    expect(moves).toEqual(['go /simulator/mrm'])
  })

  it.each(['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)'])(
    '[P-ERR-29] is also an address that is not allowed: %j',
    async (address) => {
      const { send, api, standing, kept, moves } = begun()
      await send({ type: 'otpRequested', location: PLACE })
      api.answer(otpCall, { data: address })
      await settled()
      expect([standing(), kept(), moves]).toEqual(['failed', undefined, []])
    },
  )

  it('follows the addresses that the application lists', async () => {
    const { send, api, moves } = begun({ mayFollow: () => true })
    await send({ type: 'otpRequested', location: PLACE })
    api.answer(otpCall, { data: 'https://id.example.org/otp' })
    await settled()
    expect(moves).toEqual(['leave https://id.example.org/otp'])
  })

  it('says that the session is lost when the server answers so', async () => {
    const { send, api, reports } = begun()
    await send({ type: 'otpRequested', location: PLACE })
    api.refuse(otpCall, 'ERR_EXP', 401)
    await settled()
    expect(reports).toContainEqual({ type: 'sessionLost' })
  })
})

describe('coming back', () => {
  it('[P-SESS-14] [P-CALL-07] compares the state, reads whether the code was right, and leads back; nothing is left', async () => {
    const { api, standing, kept, moves, reports, is } = begun({ token: 'abc', sessionStorage: DEPARTED })
    expect([is(), api.waiting(), kept()]).toEqual(['checking', [otpCallbackCall.name], { state: 'abc', location: PLACE }])
    api.answer(otpCallbackCall, { has_validate_acon_otp: true })
    await settled()
    expect([standing(), kept(), moves]).toEqual(['validated', undefined, [`go ${PLACE}`]])
    expect(reports).toContainEqual({ type: 'otpValidated' })
  })

  it('[P-SESS-14] comes back to a page that was never left', async () => {
    const { send, api, moves } = begun()
    await send({ type: 'otpRequested', location: PLACE })
    api.answer(otpCall, { data: '/stand-in/otp?state=random-1' })
    await settled()
    await send({ type: 'otpCallbackReached', state: 'random-1' })
    api.answer(otpCallbackCall, { has_validate_acon_otp: true })
    await settled()
    expect(moves.at(-1)).toBe(`go ${PLACE}`)
    await send({ type: 'otpRequested', location: PLACE })
    expect(api.waiting()).toEqual([])
  })

  it('[P-SESS-12] leaves a saver without a right code connected, without the mark', async () => {
    const { api, standing, kept, moves, reports } = begun({ token: 'abc', sessionStorage: DEPARTED })
    api.answer(otpCallbackCall, { has_validate_acon_otp: false })
    await settled()
    expect([standing(), kept(), moves]).toEqual(['failed', undefined, [`go ${PLACE}`]])
    expect(reports).not.toContainEqual({ type: 'otpValidated' })
  })

  it('[P-ERR-29] leads back and says so when nobody answers whether the code was right', async () => {
    const { api, standing, kept, moves } = begun({ token: 'abc', sessionStorage: DEPARTED })
    api.refuse(otpCallbackCall, 'TIMEOUT')
    await settled()
    expect([standing(), kept(), moves]).toEqual(['failed', undefined, [`go ${PLACE}`]])
  })

  it('[P-ERR-09] leaves the saver on the page of a missing consent, which the whole application led to', async () => {
    const { api, standing, kept, moves } = begun({ token: 'abc', sessionStorage: DEPARTED })
    api.refuse(otpCallbackCall, 'ERR_CONSENT', 403)
    await settled()
    expect([standing(), kept(), moves]).toEqual(['none', undefined, []])
  })

  it('[P-ERR-08] says on the page that it leads back to that an employee cannot do this', async () => {
    const { api, standing, kept, moves } = begun({ token: 'abc', sessionStorage: DEPARTED })
    api.refuse(otpCallbackCall, 'ERR_MIRROR', 403)
    await settled()
    expect([standing(), kept(), moves]).toEqual(['none', undefined, [`go ${PLACE}`, 'modal forbidden_mirror']])
  })

  it('may be left while the answer is waited for', async () => {
    const { api, send, kept, moves } = begun({ token: 'abc', sessionStorage: DEPARTED })
    await send({ type: 'otpDeclined' })
    expect([api.waiting(), kept(), moves]).toEqual([[], undefined, [`go ${PLACE}`]])
  })

  it('says that the session is lost when the server answers so', async () => {
    const { api, reports, moves } = begun({ token: 'abc', sessionStorage: DEPARTED })
    api.refuse(otpCallbackCall, 'ERR_TOKEN', 401)
    await settled()
    expect(reports).toContainEqual({ type: 'sessionLost' })
    expect(moves).toEqual([])
  })

  it.each(['abd', '', 'ABC'])('[P-SESS-14] refuses the state %j, and leads back to the place with a notice', (token) => {
    const { api, standing, kept, moves, reports } = begun({ token, sessionStorage: DEPARTED })
    expect([api.asked, standing(), kept(), moves]).toEqual([[], 'none', undefined, [`go ${PLACE}`]])
    expect(reports).toContainEqual({ type: 'otpRefused' })
  })

  it.each(['easyprojets', 'maretraite360'])(
    '[P-ROUTE-33] [P-ROUTE-34] completes what comes back from %s, and leaves a confirmation under way as it is',
    (token) => {
      const { kept, moves, reports } = begun({ token, sessionStorage: DEPARTED })
      expect([kept()?.state, moves]).toEqual(['abc', ['go /epargne']])
      expect(reports).toEqual([{ type: 'otpTold', standing: 'none' }])
    },
  )

  it.each(['abc', 'anything'])('[P-ROUTE-35] leads a session home that comes back with %j and left for nothing', (token) => {
    expect(begun({ token }).moves).toEqual(['go /epargne'])
  })

  it.each(['{', '{"version":0}', '{"version":1,"state":"abc"}'])('[P-STORE-02] takes the entry %j for none', (text) => {
    const { api, moves } = begun({ token: 'abc', sessionStorage: { [STORED_OTP_KEY]: text } })
    expect([api.asked, moves]).toEqual([[], ['go /epargne']])
  })

  it('does not trust the place that an entry kept', () => {
    const entry = writeStoredOtp({ state: 'abc', location: '//elsewhere.example' })
    expect(begun({ token: 'abd', sessionStorage: { [STORED_OTP_KEY]: entry } }).moves).toEqual(['go /epargne'])
  })
})

describe('a code given in another tab', () => {
  it.each([
    ['is offered after a sign-in', () => atSignIn(), ['go /simulator/mrm']],
    ['is not asked for yet', () => begun(), []],
  ])('[P-SESS-14] counts here too where one %s', async (_, begin, moves) => {
    const world = begin()
    await world.send({ type: 'otpValidatedElsewhere' })
    expect([world.is(), world.standing(), world.moves]).toEqual(['validated', 'validated', moves])
    await world.send({ type: 'otpRequested', location: PLACE })
    expect([world.is(), world.api.asked]).toEqual(['validated', []])
    await world.send({ type: 'otpValidatedElsewhere' })
    expect(world.moves).toEqual(moves)
  })

  it('[P-SESS-16] opens the gate where the way to one had begun, and forgets that way', async () => {
    const world = begun()
    await world.send({ type: 'otpRequested', location: PLACE })
    await world.send({ type: 'otpValidatedElsewhere' })
    expect([world.is(), world.kept(), world.moves]).toEqual(['validated', undefined, []])
  })

  it('[P-SESS-14] leads back from a return that was still being looked at', async () => {
    const world = begun({ token: 'abc', sessionStorage: DEPARTED })
    await world.send({ type: 'otpValidatedElsewhere' })
    expect([world.is(), world.kept(), world.moves]).toEqual(['validated', undefined, [`go ${PLACE}`]])
  })
})

describe('a code that the server knows no more', () => {
  it('[PERS-12] can be asked for again by a saver who gave one, and leads back to the same page', async () => {
    const { send, standing, api, moves, kept } = begun({ user: { ...SAVER, has_validate_acon_otp: true } })
    await send({ type: 'otpLapsed' })
    expect([standing(), api.asked]).toEqual(['none', []])
    await send({ type: 'otpRequested', location: PLACE })
    api.answer(otpCall, { data: '/stand-in/otp?state=random-1' })
    await settled()
    expect([kept(), moves]).toEqual([{ state: 'random-1', location: PLACE }, ['leave /stand-in/otp?state=random-1']])
    await send({ type: 'otpCallbackReached', state: 'random-1' })
    api.answer(otpCallbackCall, { has_validate_acon_otp: true })
    await settled()
    expect([standing(), moves.at(-1)]).toEqual(['validated', `go ${PLACE}`])
  })

  it.each([
    ['an individual customer', { ...SAVER, origin: 'individual' as const, has_validate_acon_otp: true }],
    ['an employee who looks at a customer’s space', { ...SAVER, is_mirror: true, has_validate_acon_otp: true }],
  ])('[P-SESS-11] is not asked of %s', async (_, user) => {
    const { send, api, standing } = begun({ user })
    await send({ type: 'otpLapsed' })
    await send({ type: 'otpRequested', location: PLACE })
    expect([standing(), api.asked]).toEqual(['none', []])
  })
})
