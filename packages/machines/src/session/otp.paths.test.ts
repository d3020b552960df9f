import { otpCall, otpCallbackCall, STORED_OTP_KEY, writeStoredOtp } from '@hautelisse/domain/session'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { ApiFailure } from '../api/index.ts'
import * as fakes from '../testing/index.ts'
import { settled } from '../testing/index.ts'
import type { FakeSession } from '../testing/index.ts'
import type { OtpEvent, OtpInput } from './otp-base.ts'
import { otpMachine } from './otp-machine.ts'
import type { OtpSnapshot } from './otp-machine.ts'
import { everyTransition } from './walks.testing.ts'

type World = FakeSession & { readonly send: (event: OtpEvent) => void }
type Move = { readonly event: { readonly type: string }; readonly happen: (world: World) => void }

const asked = (event: OtpEvent): Move => ({ event, happen: ({ send }) => send(event) })

const done = (state: string, output: unknown, happen: (world: World) => void): Move => ({
  event: Object.assign({ type: `xstate.done.actor.0.otp.${state}` }, { output }),
  happen,
})

const failed = (state: string, code: string, happen: (world: World) => void): Move => ({
  event: Object.assign({ type: `xstate.error.actor.0.otp.${state}` }, { error: new ApiFailure({ code, call: state }) }),
  happen,
})

const MOVES: readonly Move[] = [
  asked({ type: 'otpRequested', location: '/profile/s2e/personal-data/edit-email' }),
  asked({ type: 'otpDeclined' }),
  asked({ type: 'retryRequested' }),
  asked({ type: 'otpCallbackReached', state: 'abc' }),
  asked({ type: 'otpCallbackReached', state: 'abd' }),
  asked({ type: 'otpCallbackReached', state: 'easyprojets' }),
  asked({ type: 'otpValidatedElsewhere' }),
  asked({ type: 'otpLapsed' }),
  done('asking', '/stand-in/otp', ({ api }) => api.answer(otpCall, { data: '/stand-in/otp' })),
  done('asking', '//elsewhere.example', ({ api }) => api.answer(otpCall, { data: '//elsewhere.example' })),
  failed('asking', 'NETWORK', ({ api }) => api.refuse(otpCall, 'NETWORK')),
  failed('asking', 'ERR_EXP', ({ api }) => api.refuse(otpCall, 'ERR_EXP')),
  done('checking', true, ({ api }) => api.answer(otpCallbackCall, { has_validate_acon_otp: true })),
  done('checking', false, ({ api }) => api.answer(otpCallbackCall, { has_validate_acon_otp: false })),
  failed('checking', 'TIMEOUT', ({ api }) => api.refuse(otpCallbackCall, 'TIMEOUT')),
  failed('checking', 'ERR_TOKEN', ({ api }) => api.refuse(otpCallbackCall, 'ERR_TOKEN')),
]

const ENTRY = writeStoredOtp({ state: 'abc', location: '/profile/s2e/personal-data/edit-email' })

/** A browser in which the entry stays what it is, so that the graph's look at it and a walk's agree. */
const browser = (): FakeSession => {
  const fake = fakes.fakeSession()
  const { sessionStorage } = fake
  const read = (key: string) => (key === STORED_OTP_KEY ? ENTRY : sessionStorage.read(key))
  return { ...fake, ports: { ...fake.ports, sessionStorage: { ...sessionStorage, read } } }
}

const inputOf = ({ ports }: FakeSession): OtpInput => ({
  ports,
  session: { send: () => {} },
  user: { origin: 'collective', has_validate_acon_otp: false, is_mirror: false },
  isSignIn: true,
  toward: '/epargne',
  token: undefined,
})

const keyOf = ({ value, context: { isNeeded, toward } }: OtpSnapshot): string => JSON.stringify([value, isNeeded, toward])

const walks = everyTransition(otpMachine, { input: inputOf(browser()), events: MOVES.map(({ event }) => event), keyOf })

it('[P-SESS-12] reaches every state, and each transition leads where the graph says', async () => {
  const seen = new Set<string>()
  for (const steps of walks) {
    const fake = browser()
    const actor = createActor(otpMachine, { input: inputOf(fake) }).start()
    for (const { event, state } of steps) {
      MOVES.find((known) => known.event === event)?.happen({ ...fake, send: (sent) => actor.send(sent) })
      await settled()
      expect(keyOf(actor.getSnapshot())).toBe(keyOf(state))
      seen.add(state.value)
    }
    actor.stop()
    expect(fake.api.waiting()).toEqual([])
  }
  const all = Object.keys(otpMachine.states).filter((state) => state !== 'deciding' && state !== 'resting')
  expect([...seen].toSorted()).toEqual(all.toSorted())
})
