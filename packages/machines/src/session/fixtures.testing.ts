import { aisAccountsCall, s2eAccountsCall } from '@hautelisse/domain/accounts'
import { aisProfileCall, oauthProfileCall, s2eProfileCall } from '@hautelisse/domain/session'
import type { Origin } from '@hautelisse/domain/session'
import { expect } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import * as fakes from '../testing/index.ts'
import { settled } from '../testing/index.ts'
import type { SessionEvent, SessionInput } from './context.ts'
import { DEPARTURE_KEY, writeDeparture } from './departure.ts'
import { sessionMachine } from './machine.ts'

export const SETTINGS = '{"version":1,"language":"en","scheme":"dark","hiddenAmounts":true}'
export const DOOR = '/stand-in/sign-in/collective?state=abc'

type Given = NonNullable<Parameters<typeof fakes.fakeSession>[0]>

/** A session that runs, with its ports and a clock that only moves when the test says so. */
export const opened = (given: Given = {}, input: Omit<SessionInput, 'ports'> = {}) => {
  const fake = fakes.fakeSession({ localStorage: { 'hautelisse.settings': SETTINGS }, ...given })
  const timers = new SimulatedClock()
  const actor = createActor(sessionMachine, { input: { ports: fake.ports, ...input }, clock: timers }).start()
  const send = async (event: SessionEvent) => {
    actor.send(event)
    await settled()
  }
  /** Lets time pass second by second, the clock with the timers. */
  const pass = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 1000) {
      fake.clock.now += 1000
      timers.increment(1000)
    }
    await settled()
  }
  return { ...fake, actor, timers, send, pass, is: () => actor.getSnapshot().value }
}

export type Opened = ReturnType<typeof opened>

/** What a sign-in that began in this tab left behind. */
export const departed = (origin: Origin = 'collective', returnTo = '/simulator/mrm') => ({
  [DEPARTURE_KEY]: writeDeparture({ origin, state: 'abc', returnTo }),
})

/** Lets the API answer all that a collective sign-in asks for. */
export const answerCollective = async ({ api }: Opened, profile = fakes.COLLECTIVE_PROFILE) => {
  api.answer(oauthProfileCall, { oauth_profile: profile })
  await settled()
  api.answer(s2eProfileCall, { s2e_profile: fakes.S2E_PROFILE })
  api.answer(s2eAccountsCall, { s2e_accounts: [fakes.S2E_ACCOUNT] })
  api.answer(aisProfileCall, { ais_profile: fakes.AIS_PROFILE })
  api.answer(aisAccountsCall, { ais_accounts: [fakes.AIS_ACCOUNT] })
  await settled()
}

/** A collective saver back from the door, before the offer of a one-time code. */
export const arrived = async (input: Omit<SessionInput, 'ports'> = {}) => {
  const session = opened({ sessionStorage: departed() }, input)
  session.marker.value = 'collective'
  await session.send({ type: 'callbackReached', state: 'abc' })
  await answerCollective(session)
  expect(session.is()).toEqual({ signedIn: 'resting' })
  return session
}

/** A collective saver at work, who wanted no code. */
export const signedIn = async (input: Omit<SessionInput, 'ports'> = {}) => {
  const session = await arrived(input)
  await session.send({ type: 'otpDeclined' })
  expect(session.moves).toEqual(['go /simulator/mrm'])
  return session
}

/** Nothing of a person is left in the browser (docs/decisions/05). */
export const isEmptied = ({ sessionStorage, localStorage }: Opened) => {
  expect([...sessionStorage.entries.keys()]).toEqual([])
  expect([...localStorage.entries]).toEqual([['hautelisse.settings', SETTINGS]])
}
