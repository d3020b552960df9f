import { fc, test } from '@fast-check/vitest'
import {
  aisProfileCall,
  authorizationCall,
  logoutCall,
  oauthProfileCall,
  otpCall,
  otpCallbackCall,
  providerAdvisorCall,
  providerProfileCall,
  s2eProfileCall,
  tokenCall,
} from '@hautelisse/domain/session'
import { aisAccountsCall, providerAccountsCall, s2eAccountsCall } from '@hautelisse/domain/accounts'
import type { AnswerOf, Call } from '@hautelisse/domain/contract'
import { ERROR_CODES, PROVIDER_ACCOUNTS, PROVIDER_ADVISOR, PROVIDER_PROFILE } from '@hautelisse/domain/contract'
import { ORIGINS } from '@hautelisse/domain/session'
import { expect } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { CLIENT_CODES, reactionTo } from '../api/index.ts'
import * as fakes from '../testing/index.ts'
import { settled } from '../testing/index.ts'
import type { FakeClient } from '../testing/index.ts'
import type { SessionEvent } from './context.ts'
import { sessionMachine } from './machine.ts'

/** One thing that happens in a storm: an event, a message of another tab, a mark that comes or goes, time that
 * passes on a clock that may jump, or an answer to the oldest call. */
type Gust =
  | { readonly kind: 'event'; readonly event: SessionEvent }
  | { readonly kind: 'tab'; readonly message: string }
  | { readonly kind: 'mark'; readonly value: string | undefined }
  | { readonly kind: 'answer'; readonly person: number }
  | { readonly kind: 'time'; readonly timers: number; readonly clock: number }
  | { readonly kind: 'refusal'; readonly code: string }

/** A hundred storms share one test: on a busy machine they take longer than a test usually may. */
const STORMS_MS = 60_000

const CODES = [...ERROR_CODES, ...CLIENT_CODES]
const PERSONS = [fakes.COLLECTIVE_PROFILE, fakes.INDIVIDUAL_PROFILE, { sub: 'nobody' }] as const

const anyEvent: fc.Arbitrary<SessionEvent> = fc.oneof(
  fc.record(
    { type: fc.constant('signInRequested' as const), origin: fc.constantFrom(...ORIGINS), returnTo: fc.webPath() },
    { requiredKeys: ['type'] },
  ),
  fc.record({ type: fc.constant('callbackReached' as const), state: fc.constantFrom('abc', 'another', undefined) }),
  fc.record({ type: fc.constant('reactionRaised' as const), reaction: fc.constantFrom(...CODES).map(reactionTo) }),
  fc.record({ type: fc.constant('localizationChosen' as const), localization: fc.constantFrom('fr' as const, 'en' as const) }),
  fc.record({ type: fc.constant('otpRequested' as const), location: fc.webPath() }, { requiredKeys: ['type'] }),
  fc.record({
    type: fc.constant('otpCallbackReached' as const),
    state: fc.constantFrom('random-1', 'random-2', 'another', 'easyprojets'),
  }),
  fc.record({
    type: fc.constantFrom(
      'retryRequested' as const,
      'familiesRequested' as const,
      'signOutRequested' as const,
      'otpDeclined' as const,
      'activitySeen' as const,
      'stayRequested' as const,
      'pageShown' as const,
      'actionCounted' as const,
    ),
  }),
)

const anyGust: fc.Arbitrary<Gust> = fc.oneof(
  { weight: 4, arbitrary: anyEvent.map((event) => ({ kind: 'event' as const, event })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('signed-in', 'signed-out', 'expired', 'unheard')
      .map((message) => ({ kind: 'tab' as const, message })),
  },
  { weight: 2, arbitrary: fc.constantFrom(...ORIGINS, 'broken', undefined).map((value) => ({ kind: 'mark' as const, value })) },
  { weight: 8, arbitrary: fc.nat({ max: PERSONS.length - 1 }).map((person) => ({ kind: 'answer' as const, person })) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('time' as const),
      timers: fc.constantFrom(0, 1000, 60_000),
      clock: fc.constantFrom(-3_600_000, 0, 1000, 60_000, 540_000, 600_000, 40_000_000),
    }),
  },
  { weight: 2, arbitrary: fc.constantFrom(...CODES).map((code) => ({ kind: 'refusal' as const, code })) },
)

const answering = <C extends Call>(call: C, answer: (person: number) => AnswerOf<C>) => ({
  call,
  reply: (api: FakeClient, person: number) => api.answer(call, answer(person)),
})

const ANSWERS = [
  answering(authorizationCall, () => ({ data: '/stand-in/sign-in?state=abc' })),
  answering(oauthProfileCall, (person) => ({ oauth_profile: PERSONS[person] ?? PERSONS[0] })),
  answering(tokenCall, () => 'OK' as const),
  answering(otpCall, () => ({ data: '/stand-in/otp?state=random-1' })),
  answering(otpCallbackCall, (person) => ({ has_validate_acon_otp: person !== 1 })),
  answering(logoutCall, () => 'OK' as const),
  answering(aisProfileCall, () => ({ ais_profile: fakes.AIS_PROFILE })),
  answering(aisAccountsCall, () => ({ ais_accounts: [fakes.AIS_ACCOUNT] })),
  answering(s2eProfileCall, () => ({ s2e_profile: fakes.S2E_PROFILE })),
  answering(s2eAccountsCall, () => ({ s2e_accounts: [fakes.S2E_ACCOUNT] })),
  answering(providerProfileCall, () => ({ [PROVIDER_PROFILE]: fakes.PROVIDER_PERSON })),
  answering(providerAccountsCall, () => ({ [PROVIDER_ACCOUNTS]: [fakes.PROVIDER_ACCOUNT] })),
  answering(providerAdvisorCall, () => ({ [PROVIDER_ADVISOR]: fakes.ADVISOR })),
]

/** A machine in the middle of it, with clocks of its own. */
const stormy = (given: Parameters<typeof fakes.fakeSession>[0]) => {
  const fake = fakes.fakeSession(given)
  const timers = new SimulatedClock()
  return { fake, timers, actor: createActor(sessionMachine, { input: { ports: fake.ports }, clock: timers }) }
}
type Storm = ReturnType<typeof stormy>

const blow = (gust: Gust, { fake, timers, actor }: Storm): void => {
  if (gust.kind === 'event') actor.send(gust.event)
  else if (gust.kind === 'time') {
    fake.clock.now += gust.clock
    timers.increment(gust.timers)
  } else if (gust.kind === 'tab') fake.tabs.hear(gust.message)
  else if (gust.kind === 'mark') fake.marker.value = gust.value
  else {
    const name = fake.api.waiting()[0]
    const known = ANSWERS.find(({ call }) => call.name === name)
    if (known === undefined) return
    if (gust.kind === 'answer') known.reply(fake.api, gust.person)
    else fake.api.refuse(known.call, gust.code)
  }
}

test.prop([fc.array(anyGust, { minLength: 1, maxLength: 60 }), fc.constantFrom(...ORIGINS, undefined)])(
  '[P-SESS-11] stays valid for the domain through any storm of events, answers and failures',
  async (gusts, marker) => {
    const storm = stormy(marker === undefined ? {} : { marker })
    const { fake, actor } = storm
    const failures: unknown[] = []
    actor.subscribe({ error: (error) => failures.push(error) })
    actor.start()
    for (const gust of gusts) {
      blow(gust, storm)
      await settled()
      expect(fakes.faultsOf(actor.getSnapshot(), fake)).toEqual([])
    }
    // Whatever the storm left, the way out of the session stays open.
    actor.send({ type: 'signOutRequested' })
    fake.api.answer(logoutCall, 'OK')
    await settled()
    expect(actor.getSnapshot().value).toBe('signedOut')
    expect(fake.sessionStorage.entries.size).toBe(0)
    expect(failures).toEqual([])
    actor.stop()
    expect(fake.api.waiting()).toEqual([])
  },
  STORMS_MS,
)

test.prop([fc.array(anyGust, { minLength: 1, maxLength: 60 })])(
  'leads nowhere but to its own pages, however it is asked',
  async (gusts) => {
    const storm = stormy({ marker: 'collective' })
    const { fake, actor } = storm
    actor.start()
    for (const gust of gusts) {
      blow(gust, storm)
      await settled()
    }
    for (const move of fake.moves)
      expect(move).toMatch(/^(?:go \/(?![/\\])|leave \/stand-in\/|modal (?:auto_logout|forbidden_mirror)$)/)
    actor.stop()
  },
  STORMS_MS,
)
