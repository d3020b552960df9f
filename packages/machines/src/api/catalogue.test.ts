import { plainDate } from '@hautelisse/domain/calendar'
import { CATALOGUE } from '@hautelisse/domain/catalogue'
import { BREAKDOWNS, ERROR_CODES, STATUS_OF, writeError } from '@hautelisse/domain/contract'
import type { Call, Fault } from '@hautelisse/domain/contract'
import { euros } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { fakeTimeout, fakeTransport, json, settled } from '../testing/index.ts'
import type { Reply } from '../testing/index.ts'
import type { WireAnswer } from './answer.ts'
import { createClient } from './client.ts'
import { ApiFailure, failureCode } from './failure.ts'
import { reactionTo } from './reactions.ts'
import type { Reaction } from './reactions.ts'

const FREE = { query: {}, body: {} }
const OF_ORIGIN = { params: { origin: 'collective' } }

/** One input for every built call. */
const INPUTS: Readonly<Record<string, unknown>> = {
  version: {},
  'version-v2': {},
  authorization: OF_ORIGIN,
  'oauth-profile': OF_ORIGIN,
  'provider-token': { params: { profile: 'individual' } },
  logout: FREE,
  'ais-profile': FREE,
  'ais-accounts': FREE,
  's2e-profile': FREE,
  's2e-accounts': FREE,
  'provider-profile': FREE,
  'provider-accounts': FREE,
  'provider-advisor': FREE,
  'withdrawal-simulation': {
    body: {
      distribution: { capital_1: euros('100.10'), annuity_1: euros(0) },
      retirement_age: 64,
      reversible: true,
      birth_date_spouse: plainDate('1966-02-28'),
      reversion_percentage: 60,
    },
  },
}

type Case = { readonly fault: string; readonly reply: (call: Call) => Reply; readonly code: string; readonly status?: number }

const REPLIES: Record<(typeof BREAKDOWNS)[number], Omit<Case, 'fault'> | undefined> = {
  timeout: { reply: () => 'silence', code: 'TIMEOUT' },
  drop: { reply: () => 'drop', code: 'NETWORK' },
  'malformed-json': { reply: () => ({ status: 200, body: '{"data": [' }), code: 'MALFORMED', status: 200 },
  'off-schema': { reply: () => json({ unexpected: true }), code: 'MALFORMED', status: 200 },
  // A late answer is no failure: it has a test of its own.
  slow: undefined,
}

const CASES: readonly Case[] = [
  ...ERROR_CODES.map((code) => ({
    fault: code satisfies Fault,
    reply: ({ version }: Call) => json(writeError(version, code), STATUS_OF[code]),
    code,
    status: STATUS_OF[code],
  })),
  ...[400, 404, 429, 500, 502].map((status) => ({
    fault: `${status} without a code`,
    reply: () => ({ status, body: '<h1>Error</h1>' }),
    code: 'MALFORMED',
    status,
  })),
  ...BREAKDOWNS.flatMap((fault) => {
    const known = REPLIES[fault]
    return known === undefined ? [] : [{ fault, ...known }]
  }),
]

/** How often a call is sent in all: a refused token once more, a read after a cut connection twice more. */
const timesSent = ({ reads }: Call, code: string): number => {
  if (code === 'ERR_CSRF') return 2
  return code === 'NETWORK' && reads ? 3 : 1
}

it('tries every built call', () => {
  expect(Object.keys(INPUTS).toSorted()).toEqual(CATALOGUE.map(({ name }) => name).toSorted())
})

it('[S-ROLE-08] lets every call built so far through in a mirror session: they read, simulate or lead in and out', async () => {
  const client = createClient({ transport: fakeTransport(['drop']).transport, csrf: () => 'token', isMirror: () => true })
  const codes = await Promise.all(
    CATALOGUE.map((call) => client.call(call, INPUTS[call.name] as never).catch((failure: unknown) => failureCode(failure))),
  )
  expect(codes).toEqual(CATALOGUE.map(() => 'NETWORK'))
})

describe.each(CATALOGUE.map((call): [string, Call] => [call.name, call]))('%s', (name, call) => {
  it.each(CASES.map((given): [string, Case] => [given.fault, given]))(
    '[S-ERR-28] [P-ERR-11] [P-ERR-13] fails by %s with its code, its status and the reaction of the whole application',
    async (_, { reply, code, status }) => {
      const { transport, sent } = fakeTransport([reply(call)])
      const { timeout, pass } = fakeTimeout()
      const reactions: Reaction[] = []
      const client = createClient({ transport, csrf: () => 'token', timeout, onReaction: (reaction) => reactions.push(reaction) })
      const ending = client.call(call, INPUTS[name] as never).then(
        () => undefined,
        (failure: unknown) => failure,
      )
      if (code === 'TIMEOUT') pass()
      const failure = await ending
      expect(failure).toBeInstanceOf(ApiFailure)
      expect(failure).toMatchObject({ code, status, fields: [] })
      expect(sent).toHaveLength(timesSent(call, code))
      expect(sent.every(({ headers }) => headers['X-XSRF-TOKEN'] === 'token')).toBe(true)
      const expected = reactionTo(code)
      expect(reactions).toEqual(expected.kind === 'pass' ? [] : [expected])
    },
  )

  it('[S-CONST-58] takes an answer that is slow, once and as it comes, as long as its time has not passed', async () => {
    const { promise: late, resolve: arrive } = Promise.withResolvers<WireAnswer>()
    const sent: string[] = []
    const client = createClient({
      transport: ({ path }) => {
        sent.push(path)
        return late
      },
      csrf: () => 'token',
      timeout: fakeTimeout().timeout,
    })
    const codes: string[] = []
    const ending = client.call(call, INPUTS[name] as never).catch((failure: unknown) => codes.push(failureCode(failure)))
    await settled()
    expect([sent.length, codes]).toEqual([1, []])
    arrive(json(writeError(call.version, 'ERR_LIMIT'), STATUS_OF.ERR_LIMIT))
    await ending
    expect([sent.length, codes]).toEqual([1, ['ERR_LIMIT']])
  })

  it('[P-NET-08] is sent below its base without a double slash and without a placeholder', async () => {
    const { transport, sent } = fakeTransport(['drop'])
    const client = createClient({ transport, csrf: () => 'token' })
    await expect(client.call(call, INPUTS[name] as never)).rejects.toBeInstanceOf(ApiFailure)
    expect(sent[0]?.path).toMatch(/^\/api\/v[23]\/[\w/-]+$/)
  })
})
