import type { Account } from '@hautelisse/domain/accounts'
import { ZERO_EUROS } from '@hautelisse/domain/money'
import { yearOf } from '@hautelisse/domain/calendar'
import { datesOfYears } from '@hautelisse/domain/calendar/arbitraries'
import {
  RETIREMENT_AGES,
  REVERSION_PERCENTAGES,
  contractsOf,
  options,
  simulateCall,
  writeDistribution,
} from '@hautelisse/domain/withdrawal'
import { distributionsOf } from '@hautelisse/domain/withdrawal/arbitraries'
import { CATALOGUE } from '@hautelisse/domain/catalogue'
import { SLOW } from '@hautelisse/domain/properties/arbitraries'
import {
  CSRF_COOKIE,
  ERROR_CODES,
  KEY_HEADER,
  STATUS_OF,
  errorBody,
  pathOf,
  readErrorCode,
  type Call,
} from '@hautelisse/domain/contract'
import { ORIGINS, birthDateOf } from '@hautelisse/domain/session'
import { fc, test } from '@fast-check/vitest'
import { afterEach, describe, expect } from 'vitest'

import { PROTOTYPE_KEYS, anyFile, anyJson, bodyOf, hostileForm, nastyText, spoilt, wireOf } from './fuzz/index.ts'
import { PEOPLE, type Person } from './people/index.ts'
import { TODAY, enterAsAdmin, paramsOf, pdf, queryOf, startApi, type Received, type Visitor } from './testing/index.ts'

/** Requests of the whole run of `npm run fuzz`. */
const FUZZ_RUNS = process.env['FUZZ_RUNS']
/** A property's part of them; in the test command as many cases as other slow properties run. */
const some = (share: number) => (FUZZ_RUNS === undefined ? SLOW : { numRuns: Math.ceil(Number(FUZZ_RUNS) * share) })
const MINUTES = 30

const { visit, errors } = startApi('server', {
  limits: {
    signInsPerMinute: Number.MAX_SAFE_INTEGER,
    actsPerMinute: Number.MAX_SAFE_INTEGER,
    writesPerMinute: Number.MAX_SAFE_INTEGER,
    lettersPerHour: Number.MAX_SAFE_INTEGER,
  },
})
const visitors = new Map<Person, Visitor>()

/** Somebody who is signed in, again if the request before signed them out. */
const memberOf = async (person: Person): Promise<Visitor> => {
  const visitor = visitors.get(person) ?? visit()
  visitors.set(person, visitor)
  if (!visitor.credentials.has('session')) {
    await visitor.signIn(person.oauth_profile.sub, person.origin)
    await visitor.get(`/api/v3/login/api-client/token/${person.origin}`)
    await enterAsAdmin(visitor, 'editor')
  }
  return visitor
}

/** Where the stepper offers the most contracts. */
const EVERYWHERE = { withdraw: true, withdrawCase: 'retirement' } as const

const keysOf = (accounts: readonly Account[]): string[] =>
  contractsOf(accounts, EVERYWHERE, TODAY).flatMap(({ parts }) =>
    Object.keys(writeDistribution(parts.map((part) => ({ ...part, capital: ZERO_EUROS, annuity: ZERO_EUROS })))),
  )

/** Keys of distributions: mostly those of somebody's contracts, which get past the first check. */
const keys = fc.oneof(
  fc.constantFrom(...PEOPLE.flatMap(({ accounts }) => keysOf(accounts))),
  fc.constantFrom(...PROTOTYPE_KEYS),
  nastyText,
)

const goodBodyOf = ({ request }: Call) => (request === undefined ? fc.constant(undefined) : bodyOf(wireOf(request), keys))

/** Years that a spouse may be older by: a much older spouse is in no table any more when the annuity starts. */
const OLDER = 40

/** How the annuity is asked for: with or without reversion, with an option that goes with it or none. */
const termsFor = (saver: Person) =>
  fc.oneof(
    fc.record(
      { reversible: fc.constantFrom(false, null), annuity_type: fc.constantFrom(...options(false)) },
      { requiredKeys: ['reversible'] },
    ),
    fc.record(
      {
        reversible: fc.constant(true),
        annuity_type: fc.constantFrom(...options(true)),
        birth_date_spouse: datesOfYears(yearOf(birthDateOf(saver) ?? TODAY) - OLDER, 2005),
        reversion_percentage: fc.constantFrom(...REVERSION_PERCENTAGES),
      },
      { requiredKeys: ['reversible', 'birth_date_spouse', 'reversion_percentage'] },
    ),
  )

/** A request that the person may make: any split of what is free to be split. */
const goodSimulation = (saver: Person): fc.Arbitrary<unknown> =>
  fc
    .record({
      retirement_age: fc.integer({ min: RETIREMENT_AGES.first, max: RETIREMENT_AGES.last }),
      distribution: distributionsOf(contractsOf(saver.accounts, EVERYWHERE, TODAY)).map(writeDistribution),
      terms: termsFor(saver),
    })
    .map(({ terms: chosen, ...rest }) => simulateCall.request.encode({ ...rest, ...chosen }))

/** Neither a 5xx nor an answer off its schema, and nothing that the code did not foresee. */
const expectSound = (call: Call, { status, text, json }: Received): void => {
  expect(errors).toEqual([])
  if (status === 200) {
    expect(call.answer.safeParse(call.format === 'text' ? text : json()).success).toBe(true)
    return
  }
  const code = ERROR_CODES.find((known) => known === readErrorCode(call.version, json()))
  expect([text, code]).toEqual([text, expect.any(String)])
  expect(errorBody[call.version].safeParse(json()).success).toBe(true)
  expect(status).toBe(code === undefined ? undefined : STATUS_OF[code])
  expect(status).toBeLessThan(500)
}

const call = fc.constantFrom<Call[]>(...CATALOGUE)
const withBody = fc.constantFrom<Call[]>(...CATALOGUE.filter(({ request }) => request !== undefined))
const person = fc.constantFrom(...PEOPLE)

/** An address whose parameters all are one text. */
const addressOf = (target: Call, text: string): string =>
  pathOf(target, {
    origin: text,
    profile: text,
    id: text,
    request_id: text,
    type: text,
    kind: text,
    a: text,
    b: text,
    accountId: text,
    investmentId: text,
  })

/** What the address of a call names, of the person. */
const placesOf = (target: Call, from: Person, origin: string) => ({
  ...paramsOf(from, origin),
  ...(target.extension === 'kept' ? { id: 'transfer' } : {}),
})

let keysMade = 0

const send = async (
  target: Call,
  from: Person,
  body: unknown,
  { origin = from.origin, files = [pdf()] }: { readonly origin?: string; readonly files?: readonly File[] } = {},
): Promise<Received> => {
  const visitor = await memberOf(from)
  return visitor.send({
    method: target.method,
    headers: { [KEY_HEADER]: `key-${(keysMade += 1)}` },
    path: pathOf(target, placesOf(target, from, origin), queryOf(target, from)),
    ...(target.request === undefined ? {} : { body: body ?? {} }),
    ...(target.files === undefined ? {} : { files }),
  })
}

afterEach(() => errors.splice(0))

describe('the API under generated requests', { timeout: MINUTES * 60_000 }, () => {
  test.prop(
    [call.chain((target) => fc.tuple(fc.constant(target), goodBodyOf(target))), person, fc.constantFrom(...ORIGINS)],
    some(0.2),
  )('answers requests that its schemas accept', async ([target, body], from, origin) => {
    expectSound(target, await send(target, from, body, { origin }))
  })

  test.prop([withBody.chain((target) => fc.tuple(fc.constant(target), spoilt(goodBodyOf(target)))), person], some(0.25))(
    'refuses or answers requests with something wrong in them',
    async ([target, body], from) => {
      expectSound(target, await send(target, from, body))
    },
  )

  test.prop([withBody, person, anyJson], some(0.1))('refuses any JSON in place of a request', async (target, from, body) => {
    expectSound(target, await send(target, from, JSON.stringify(body)))
  })

  test.prop(
    [
      withBody,
      person,
      fc.oneof(nastyText, fc.string({ unit: 'binary' })),
      fc.constantFrom('application/json', 'application/json; charset=latin1', 'text/html', ''),
    ],
    some(0.15),
  )('refuses any text in place of JSON', async (target, from, text, type) => {
    const visitor = await memberOf(from)
    const answer = await visitor.send({
      method: target.method,
      path: addressOf(target, from.origin),
      body: text,
      headers: { 'Content-Type': type },
    })
    expectSound(target, answer)
  })

  const taking = CATALOGUE.flatMap((target: Call) => (target.files === undefined ? [] : [target]))

  test.prop(
    [
      fc.constantFrom(...taking).chain((target) => fc.tuple(fc.constant(target), goodBodyOf(target))),
      person,
      fc.array(anyFile, { maxLength: 7 }),
    ],
    some(0.05),
  )('[P-FILE-01] [P-FILE-07] takes or refuses any files that go with a request', async ([target, body], from, files) => {
    expectSound(target, await send(target, from, body, { files }))
  })

  test.prop([fc.constantFrom(...taking), person, hostileForm], some(0.05))(
    'refuses any text in place of a form, whatever it calls itself',
    async (target, from, { type, text }) => {
      const visitor = await memberOf(from)
      const path = pathOf(target, paramsOf(from, from.origin), queryOf(target, from))
      expectSound(target, await visitor.send({ method: target.method, path, body: text, headers: { 'Content-Type': type } }))
    },
  )

  test.prop(
    [call, person, nastyText, fc.dictionary(nastyText, nastyText, { maxKeys: 4 }), fc.oneof(fc.constant(undefined), fc.string())],
    some(0.15),
  )('bears any path parameter, query and token', async (target, from, parameter, query, token) => {
    const visitor = await memberOf(from)
    const search = new URLSearchParams(query).toString()
    const answer = await visitor.send({
      method: target.method,
      path: `${addressOf(target, parameter.toWellFormed() || 'x')}?${search}`,
      csrf: token === undefined ? (visitor.credentials.get(CSRF_COOKIE) ?? null) : token.replaceAll(/[^\x21-\x7E]/g, ''),
      ...(target.method === 'GET' ? {} : { body: {} }),
    })
    expectSound(target, answer)
  })

  const doors = fc.constantFrom(
    'sign-in/collective',
    'sign-in/individual',
    'otp',
    'change-password',
    'coaching',
    'sso/s2e',
    'sso/ais',
    'robo-admin',
  )
  const fields = fc.record(
    {
      state: fc.oneof(fc.constantFrom('state-of-the-client', '..', '//evil.example'), nastyText),
      code: nastyText,
      person: nastyText,
      later: nastyText,
    },
    { requiredKeys: [] },
  )

  test.prop([person, fc.oneof(doors, nastyText), fields, fc.constantFrom('GET', 'POST'), fc.boolean()], some(0.1))(
    'lets nobody out of a door but into the portal, whatever its address and form say',
    async (from, door, typed, method, isOwn) => {
      const visitor = await memberOf(from)
      const form = new URLSearchParams({
        ...typed,
        csrf: isOwn ? (visitor.credentials.get(CSRF_COOKIE) ?? '') : 'another',
      }).toString()
      const place = `/stand-in/${door.toWellFormed().replaceAll('..', '')}`
      const answer = await visitor.send({
        method,
        path: method === 'GET' ? `${place}?${form}` : place,
        ...(method === 'GET' ? {} : { body: form, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }),
      })
      expect(errors).toEqual([])
      expect(answer.status).toBeLessThan(500)
      expect(answer.headers.get('Location') ?? '/callback/').toMatch(/^\/(?:authcallback\?state=|callback\/)[\w%.!~*'()-]*$/)
    },
  )

  const savers = PEOPLE.filter(({ accounts }) => contractsOf(accounts, EVERYWHERE, TODAY).length > 0)

  test.prop([fc.constantFrom(...savers).chain((saver) => fc.tuple(fc.constant(saver), goodSimulation(saver)))], some(0.05))(
    '[S-CALL-05] computes every distribution that a person may ask for',
    async ([saver, body]) => {
      const answer = await send(simulateCall, saver, body)
      expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, ''])
      expectSound(simulateCall, answer)
    },
  )
})
