import { aisAccountsCall, s2eAccountsCall } from '@hautelisse/domain/accounts'
import {
  aisProfileCall,
  authorizationCall,
  logoutCall,
  oauthProfileCall,
  s2eProfileCall,
  signedInUser,
} from '@hautelisse/domain/session'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { ApiFailure } from '../api/index.ts'
import * as fakes from '../testing/index.ts'
import { settled } from '../testing/index.ts'
import type { FakeClient, FakeSession } from '../testing/index.ts'
import type { SessionEvent } from './context.ts'
import { DEPARTURE_KEY, writeDeparture } from './departure.ts'
import { SESSION_LIMITS } from './limits.ts'
import { sessionMachine } from './machine.ts'
import type { SessionSnapshot } from './selectors.ts'
import { everyTransition } from './walks.testing.ts'

const DOOR = '/stand-in/sign-in/collective?state=abc'
const KNOWN = signedInUser('collective', fakes.COLLECTIVE_PROFILE)
const WHOLE = {
  ...KNOWN,
  ais_profile: fakes.AIS_PROFILE,
  s2e_profile: fakes.S2E_PROFILE,
  accounts: [fakes.AIS_ACCOUNT, fakes.S2E_ACCOUNT],
}
const FAMILIES = { ais: 'loaded', s2e: 'loaded' } as const
const FAMILY_CALLS = [aisProfileCall, aisAccountsCall, s2eProfileCall, s2eAccountsCall]

/** Something that can happen to the machine: as the graph knows it, and as it comes about between a running machine and its ports. */
type Move = { readonly event: { readonly type: string }; readonly happen: (world: World) => void }
type World = FakeSession & { readonly send: (event: SessionEvent) => void; readonly timers: SimulatedClock }

const asked = (event: SessionEvent): Move => ({ event, happen: ({ send }) => send(event) })

const done = (state: string, output: unknown, happen: (world: World) => void): Move => ({
  event: Object.assign({ type: `xstate.done.actor.0.session.${state}` }, { output }),
  happen,
})

const failed = (state: string, code: string, happen: (api: FakeClient, code: string) => void): Move => ({
  event: Object.assign({ type: `xstate.error.actor.0.session.${state}` }, { error: new ApiFailure({ code, call: state }) }),
  happen: ({ api }) => happen(api, code),
})

const recognised = (state: string): Move =>
  done(state, { origin: 'collective', user: KNOWN }, ({ api }) =>
    api.answer(oauthProfileCall, { oauth_profile: fakes.COLLECTIVE_PROFILE }),
  )

const loaded = (state: string): Move =>
  done(state, { user: WHOLE, families: FAMILIES }, ({ api }) => {
    api.answer(aisProfileCall, { ais_profile: fakes.AIS_PROFILE })
    api.answer(aisAccountsCall, { ais_accounts: [fakes.AIS_ACCOUNT] })
    api.answer(s2eProfileCall, { s2e_profile: fakes.S2E_PROFILE })
    api.answer(s2eAccountsCall, { s2e_accounts: [fakes.S2E_ACCOUNT] })
  })

const refuseFamilies = (api: FakeClient, code: string): void => {
  for (const call of FAMILY_CALLS) api.refuse(call, code)
}

const MOVES: readonly Move[] = [
  asked({ type: 'signInRequested' }),
  asked({ type: 'callbackReached', state: 'abc' }),
  asked({ type: 'callbackReached', state: 'another' }),
  asked({ type: 'retryRequested' }),
  asked({ type: 'familiesRequested' }),
  asked({ type: 'signOutRequested' }),
  asked({ type: 'reactionRaised', reaction: { kind: 'open-modal', hash: 'auto_logout' } }),
  asked({ type: 'signedInElsewhere' }),
  asked({ type: 'signedOutElsewhere' }),
  asked({ type: 'expiredElsewhere' }),
  asked({ type: 'limitReached', limit: 'inactivity' }),
  asked({ type: 'sessionLost' }),
  asked({ type: 'otpCallbackReached', state: 'easyprojets' }),
  asked({ type: 'pageShown' }),
  done('askingAuthorization', DOOR, ({ api }) => api.answer(authorizationCall, { data: DOOR })),
  done('askingAuthorization', '//elsewhere.example', ({ api }) => api.answer(authorizationCall, { data: '//elsewhere.example' })),
  failed('askingAuthorization', 'ERR_LIMIT', (api, code) => api.refuse(authorizationCall, code)),
  recognised('recognising'),
  failed('recognising', 'TIMEOUT', (api, code) => api.refuse(oauthProfileCall, code)),
  failed('recognising', 'ERR_TOKEN', (api, code) => api.refuse(oauthProfileCall, code)),
  failed('recognising', 'ERR_CONSENT', (api, code) => api.refuse(oauthProfileCall, code)),
  loaded('loadingFamilies'),
  failed('loadingFamilies', 'ERR_EXP', refuseFamilies),
  loaded('signedIn.refreshing'),
  failed('signedIn.refreshing', 'ERR_EXP', refuseFamilies),
  recognised('signedIn.recheckingPerson'),
  failed('signedIn.recheckingPerson', 'ERR_EXP', (api, code) => api.refuse(oauthProfileCall, code)),
  failed('signedIn.recheckingPerson', 'NETWORK', (api, code) => api.refuse(oauthProfileCall, code)),
  {
    event: { type: 'xstate.after.callbackLimit.session.awaitingSession' },
    happen: ({ timers }) => timers.increment(SESSION_LIMITS.callbackMs),
  },
  done('ended.telling', 'OK', ({ api }) => api.answer(logoutCall, 'OK')),
  failed('ended.telling', 'NETWORK', (api, code) => api.refuse(logoutCall, code)),
  done('restarting.telling', 'OK', ({ api }) => api.answer(logoutCall, 'OK')),
  failed('restarting.telling', 'NETWORK', (api, code) => api.refuse(logoutCall, code)),
  done('signingOut', 'OK', ({ api }) => api.answer(logoutCall, 'OK')),
  failed('signingOut', 'NETWORK', (api, code) => api.refuse(logoutCall, code)),
]

/** A browser in which the mark and the departure stay what they are, so that the graph's look at them and a walk's agree. */
const browser = (marker: string | undefined, departure: string | undefined, path: string): FakeSession => {
  const fake = fakes.fakeSession()
  fake.address.path = path
  const { sessionStorage } = fake
  return {
    ...fake,
    ports: {
      ...fake.ports,
      marker: { read: () => marker, clear: () => {} },
      sessionStorage: { ...sessionStorage, read: (key) => (key === DEPARTURE_KEY ? departure : sessionStorage.read(key)) },
    },
  }
}

const DEPARTURE = writeDeparture({ origin: 'collective', state: 'abc', returnTo: '/simulator/mrm' })
const keyOf = ({ value, context: { origin, user, token } }: SessionSnapshot): string =>
  JSON.stringify([value, origin, user?.id, token])

const WITHOUT = ['signedOut', 'awaitingSession', 'askingAuthorization', 'leaving', 'signingOut']
const SIGNED_IN = [
  ...WITHOUT,
  'recognising',
  'unavailable',
  'loadingFamilies',
  { signedIn: 'resting' },
  { signedIn: 'refreshing' },
  { signedIn: 'recheckingPerson' },
  { ended: 'told' },
]
const EVERY = [...SIGNED_IN, { ended: 'telling' }]
const WITHOUT_DIALOG = [...SIGNED_IN, { restarting: 'telling' }]

describe.each([
  ['without a session', undefined, undefined, '/epargne', WITHOUT],
  ['with a session', 'collective', undefined, '/epargne', EVERY],
  ['with a session, on a page without dialog', 'collective', undefined, '/error-page', WITHOUT_DIALOG],
  ['with a session and a sign-in under way', 'collective', DEPARTURE, '/epargne', EVERY],
  ['with a sign-in under way that left no mark', undefined, DEPARTURE, '/epargne', EVERY],
])('every transition of the graph, %s', (_, marker, departure, path, reached) => {
  const walks = everyTransition(sessionMachine, {
    input: { ports: browser(marker, departure, path).ports },
    events: MOVES.map(({ event }) => event),
    keyOf,
  })

  it('[P-SESS-11] is walked with its states in their order, the context valid at each', async () => {
    const seen = new Set<string>()
    for (const steps of walks) {
      const fake = browser(marker, departure, path)
      const timers = new SimulatedClock()
      const actor = createActor(sessionMachine, { input: { ports: fake.ports }, clock: timers }).start()
      for (const { event, state } of steps) {
        const move = MOVES.find((known) => known.event === event)
        move?.happen({ ...fake, timers, send: (sent) => actor.send(sent) })
        await settled()
        const snapshot = actor.getSnapshot()
        expect(keyOf(snapshot)).toBe(keyOf(state))
        expect(fakes.faultsOf(snapshot, fake)).toEqual([])
        seen.add(JSON.stringify(snapshot.value))
      }
      actor.stop()
      expect(fake.api.waiting()).toEqual([])
    }
    expect([...seen].toSorted()).toEqual(reached.map((state) => JSON.stringify(state)).toSorted())
  })
})
