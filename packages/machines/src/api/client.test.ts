import { defineCall, KEY_HEADER, nothing, PERSON_HEADER, writeError } from '@hautelisse/domain/contract'
import { callFiles, FILE_LIMITS } from '@hautelisse/domain/files'
import * as z from 'zod'
import { describe, expect, it, vi } from 'vitest'
import type { Transport } from '../ports/index.ts'
import { fakeTimeout, fakeTransport, json } from '../testing/index.ts'
import type { Reply } from '../testing/index.ts'
import { CALL_TIMEOUT_MS, createClient } from './client.ts'
import type { CallOptions, ClientOptions } from './client.ts'
import { ApiFailure } from './failure.ts'

/** A count that travels as text, so that encoding and decoding can be told apart. */
const count = z.codec(z.string().regex(/^\d+$/), z.number(), { decode: Number, encode: String })

const sample = { summary: 'A sample', version: 'v3', rows: [] } as const
const readCall = defineCall({
  ...sample,
  name: 'read',
  method: 'POST',
  path: '/shelves/{shelf}/books',
  reads: true,
  params: z.strictObject({ shelf: z.string() }),
  query: z.strictObject({ page: count.optional() }),
  request: z.strictObject({ at_most: count.check(z.refine((value) => value < 100)) }),
  answer: z.object({ books: z.array(z.object({ pages: count })) }),
})
const writeCall = defineCall({ ...sample, name: 'write', method: 'PUT', path: '/book', reads: false, answer: z.literal('OK') })
const olderCall = defineCall({
  ...sample,
  name: 'older',
  version: 'v2',
  method: 'GET',
  path: '/services/book',
  reads: true,
  answer: z.literal('OK'),
})
const leaveCall = defineCall({
  ...sample,
  name: 'leave',
  method: 'POST',
  path: '/leave',
  reads: false,
  signedIn: false,
  answer: z.literal('OK'),
})

const silentCall = defineCall({ ...sample, name: 'silent', method: 'PUT', path: '/sign', reads: false, answer: nothing })
const actCall = defineCall({
  ...sample,
  name: 'act',
  method: 'PUT',
  path: '/act',
  reads: false,
  keyed: true,
  answer: z.literal('OK'),
})

const input = { params: { shelf: 'a/b ?' }, query: { page: 2 }, body: { at_most: 7 } }
const books = json({ books: [{ pages: '12' }] })
const ok = json('OK')

const clientOf = (replies: readonly [Reply, ...Reply[]], options: Partial<ClientOptions> = {}) => {
  const { transport, sent } = fakeTransport(replies)
  return { client: createClient({ transport, csrf: () => 'token', ...options }), sent }
}

const failureOf = async (call: Promise<unknown>): Promise<ApiFailure> => {
  const failure: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (failure instanceof ApiFailure) return failure
  throw new Error('The call did not fail as the client fails.')
}

describe('a write', () => {
  it('carries the key under which it is done once, as it is given', async () => {
    const { client, sent } = clientOf([ok])
    await client.call(actCall, {}, { requestKey: 'one' })
    expect(sent[0]?.headers).toHaveProperty(KEY_HEADER, 'one')
  })

  it('may be answered with nothing at all', async () => {
    const { client } = clientOf([{ status: 204, body: '' }])
    expect(await client.call(silentCall, {})).toBeUndefined()
  })
})

describe('files', () => {
  const filing = defineCall({
    ...sample,
    name: 'file',
    method: 'POST',
    path: '/file',
    reads: false,
    request: z.strictObject({ id: z.string() }),
    files: callFiles(FILE_LIMITS.single),
    answer: z.literal('OK'),
  })
  const pdf = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })

  it('go beside the body, which names no type of its own then', async () => {
    const { client, sent } = clientOf([ok])
    await client.call(filing, { body: { id: '1' }, files: [pdf] })
    expect(sent[0]).toMatchObject({ body: '{"id":"1"}', files: [pdf] })
    expect(sent[0]?.headers).not.toHaveProperty('content-type')
  })

  it('[P-FILE-03] that the server would refuse are not sent', async () => {
    const { client, sent } = clientOf([ok])
    const gif = new File(['GIF89a'], 'a.gif', { type: 'image/gif' })
    expect(await failureOf(client.call(filing, { body: { id: '1' }, files: [gif] }))).toMatchObject({
      code: 'ERR_INVALID',
      fields: [{ path: 'files.0', code: 'file-type' }],
    })
    expect(sent).toEqual([])
  })
})

describe('a server that is busy', () => {
  const busy = { ...json(writeError('v3', 'ERR_LIMIT'), 429), retryAfterS: 2 }
  const waits = () => {
    const waited: number[] = []
    return { waited, wait: async (milliseconds: number) => void waited.push(milliseconds) }
  }

  it('is asked again once, after as long as it says, five seconds at most', async () => {
    const { waited, wait } = waits()
    const { client, sent } = clientOf([busy, books], { wait })
    expect(await client.call(readCall, input)).toEqual({ books: [{ pages: 12 }] })
    expect([sent.length, waited]).toEqual([2, [2000]])
    const longer = waits()
    await clientOf([{ ...busy, retryAfterS: 600 }, books], { wait: longer.wait }).client.call(readCall, input)
    expect(longer.waited).toEqual([5000])
  })

  it('that is busy still is said to be so', async () => {
    const { waited, wait } = waits()
    const { client, sent } = clientOf([busy], { wait })
    expect(await failureOf(client.call(readCall, input))).toMatchObject({ code: 'ERR_LIMIT', status: 429 })
    expect([sent.length, waited]).toEqual([2, [2000]])
  })

  it('that names no time has counted too many tries, and is not asked again', async () => {
    const { client, sent } = clientOf([json(writeError('v3', 'ERR_LIMIT'), 429)])
    expect((await failureOf(client.call(readCall, input))).code).toBe('ERR_LIMIT')
    expect(sent).toHaveLength(1)
  })
})

describe('sending', () => {
  it('[P-NET-01] [P-NET-08] fills the path parameters and the query in below the base, the body encoded by its schema', async () => {
    const { client, sent } = clientOf([books])
    await client.call(readCall, input)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/v3/shelves/a%2Fb%20%3F/books?page=2', body: '{"at_most":"7"}' })
    expect(sent[0]?.headers).toEqual({ accept: 'application/json', 'content-type': 'application/json', 'X-XSRF-TOKEN': 'token' })
  })

  it('[P-NET-04] carries the CSRF token on reads without a body too, and no empty header when there is no token', async () => {
    const known = clientOf([ok])
    await known.client.call(olderCall, {})
    expect(known.sent[0]?.headers).toEqual({ accept: 'application/json', 'X-XSRF-TOKEN': 'token' })
    expect(known.sent[0]).not.toHaveProperty('body')
    const unknown = clientOf([ok], { csrf: () => undefined })
    await unknown.client.call(olderCall, {})
    expect(unknown.sent[0]?.headers).toEqual({ accept: 'application/json' })
  })

  it('sends nothing that the schema of the request refuses: the same code and fields as the server would answer', async () => {
    const { client, sent } = clientOf([books])
    const failure = await failureOf(client.call(readCall, { ...input, body: { at_most: 100 } }))
    expect(failure).toMatchObject({ code: 'ERR_INVALID', status: undefined, fields: [{ path: 'at_most', code: 'custom' }] })
    expect(sent).toEqual([])
  })

  it('[P-NET-06] logs each v3 call once, method and path template only, and no v2 call', async () => {
    const log = vi.fn<NonNullable<ClientOptions['log']>>()
    const { client } = clientOf(['drop', books, ok], { log })
    await client.call(readCall, input)
    await client.call(olderCall, {})
    expect(log.mock.calls).toEqual([[{ method: 'POST', path: '/shelves/{shelf}/books' }]])
  })

  it('[S-ROLE-07] sends no action in a mirror session, while reads and leaving are sent', async () => {
    const onReaction = vi.fn<NonNullable<ClientOptions['onReaction']>>()
    const { client, sent } = clientOf([ok, books], { isMirror: () => true, onReaction })
    expect(await failureOf(client.call(writeCall, {}))).toMatchObject({ code: 'ERR_MIRROR' })
    expect(onReaction.mock.calls).toEqual([[{ kind: 'open-modal', hash: 'forbidden_mirror' }]])
    expect(sent).toEqual([])
    expect(await client.call(leaveCall, {})).toBe('OK')
    expect(await client.call(readCall, input)).toEqual({ books: [{ pages: 12 }] })
  })

  it('makes a call beside the specification only where the server says that it has it', async () => {
    const extraCall = defineCall({
      name: 'extra',
      summary: 'A call of ours',
      version: 'v3',
      method: 'PUT',
      path: '/extra',
      reads: false,
      answer: z.literal('OK'),
      rows: [],
      extension: 'receipt',
    })
    const without = clientOf([ok], { extensions: ['declaration'] })
    expect(await failureOf(without.client.call(extraCall, {}))).toMatchObject({ code: 'ERR_UNKNOWN' })
    expect(without.sent).toEqual([])
    expect(await without.client.call(olderCall, {})).toBe('OK')
    for (const extensions of [['receipt'], undefined])
      expect(await clientOf([ok], { extensions }).client.call(extraCall, {})).toBe('OK')
  })

  it('asks whether the session is a mirror one for actions alone: before anybody is known, reads find out who it is', async () => {
    const isMirror = vi.fn<NonNullable<ClientOptions['isMirror']>>(() => {
      throw new ReferenceError('nobody is known yet')
    })
    const { client } = clientOf([books], { isMirror })
    expect(await client.call(readCall, input)).toEqual({ books: [{ pages: 12 }] })
    expect(isMirror).not.toHaveBeenCalled()
  })
})

describe('the person whom the page shows', () => {
  const asked = async (call: typeof olderCall, options?: CallOptions) => {
    const { client, sent } = clientOf([ok], { person: () => 'élise/1' })
    await client.call(call, {}, options)
    return sent[0]?.headers
  }

  it('is named by each call that needs a session', async () => {
    expect(await asked(olderCall)).toHaveProperty(PERSON_HEADER, '%C3%A9lise%2F1')
    expect(await asked(writeCall)).toHaveProperty(PERSON_HEADER, '%C3%A9lise%2F1')
  })

  it('is not named if nobody is known, on leaving, and by a call that asks who is signed in', async () => {
    expect(await asked(leaveCall)).not.toHaveProperty(PERSON_HEADER)
    expect(await asked(olderCall, { isUnnamed: true })).not.toHaveProperty(PERSON_HEADER)
    const { client, sent } = clientOf([ok])
    await client.call(olderCall, {})
    expect(sent[0]?.headers).not.toHaveProperty(PERSON_HEADER)
  })

  it('is named by a call for one person alone, whomever the page shows by then', async () => {
    expect(await asked(leaveCall, { forPerson: 'élise/2' })).toHaveProperty(PERSON_HEADER, '%C3%A9lise%2F2')
  })

  it('is asked for again by the whole application when the session is another one’s', async () => {
    const onReaction = vi.fn<NonNullable<ClientOptions['onReaction']>>()
    const { client } = clientOf([json(writeError('v3', 'ERR_PERSON'), 409)], { person: () => 'sylvie', onReaction })
    expect(await failureOf(client.call(writeCall, {}))).toMatchObject({ code: 'ERR_PERSON' })
    expect(onReaction.mock.calls).toEqual([[{ kind: 'ask-person' }]])
  })
})

describe('reading the answer', () => {
  it('[ENT-02] decodes it into the domain’s types and does not mind unknown keys', async () => {
    const { client } = clientOf([json({ books: [{ pages: '12', cover: 'blue' }], next: null })])
    expect(await client.call(readCall, input)).toEqual({ books: [{ pages: 12 }] })
  })

  it.each([
    ['no JSON', { status: 200, body: '<html>' }],
    ['an empty body', { status: 200, body: '' }],
    ['JSON off the schema', json({ books: [{ pages: 'twelve' }] })],
    ['a bare null', json(null)],
  ])('[ENT-02] calls %s malformed', async (_, reply) => {
    const { client, sent } = clientOf([reply])
    expect(await failureOf(client.call(readCall, input))).toMatchObject({ code: 'MALFORMED', status: 200, fields: [] })
    expect(sent).toHaveLength(1)
  })

  it('calls an answer malformed when decoding it throws', async () => {
    const throwing = z.codec(z.string(), z.number(), {
      decode: () => {
        throw new RangeError('no such number')
      },
      encode: String,
    })
    const { client } = clientOf([json('x')])
    expect(await failureOf(client.call({ ...olderCall, answer: throwing }, {}))).toMatchObject({ code: 'MALFORMED' })
  })

  it('[P-ERR-03] [P-ERR-04] reads the code where the version keeps it and nowhere else', async () => {
    const both = json({ errorData: 'ERR_OLD', data: 'ERR_NEW' }, 400)
    const { client } = clientOf([both])
    expect(await failureOf(client.call(olderCall, {}))).toMatchObject({ code: 'ERR_OLD', status: 400 })
    expect(await failureOf(client.call(readCall, input))).toMatchObject({ code: 'ERR_NEW', status: 400 })
    const misplaced = clientOf([json({ errorData: 'ERR_OLD' }, 500)])
    expect(await failureOf(misplaced.client.call(readCall, input))).toMatchObject({ code: 'MALFORMED', status: 500 })
  })

  it('[P-ERR-11] passes an unknown code on with its status and its fields', async () => {
    const fields = [{ path: 'retirement_age', code: 'age-out-of-range', params: { min: 60, max: 69 } }]
    const { client, sent } = clientOf([json({ data: 'ERR_SOMETHING', fields }, 422)])
    const failure = await failureOf(client.call(readCall, input))
    expect(failure).toMatchObject({ code: 'ERR_SOMETHING', status: 422, fields })
    expect(failure.message).toBe('POST /shelves/{shelf}/books: ERR_SOMETHING (422)')
    expect(sent).toHaveLength(1)
  })
})

describe('trying again', () => {
  it('[P-ERR-13] sends a read again after a network failure, twice at most', async () => {
    const once = clientOf(['drop', books])
    expect(await once.client.call(readCall, input)).toEqual({ books: [{ pages: 12 }] })
    expect(once.sent).toHaveLength(2)
    const never = clientOf(['drop'])
    expect(await failureOf(never.client.call(readCall, input))).toMatchObject({ code: 'NETWORK', status: undefined })
    expect(never.sent).toHaveLength(3)
  })

  it('never sends a write again after a network failure', async () => {
    const { client, sent } = clientOf(['drop', ok])
    expect(await failureOf(client.call(writeCall, {}))).toMatchObject({ code: 'NETWORK' })
    expect(sent).toHaveLength(1)
  })

  it('[P-ERR-05] tries a refused CSRF token once more with the token as it is then, a write as well', async () => {
    const tokens = ['first', 'second', 'third']
    const { client, sent } = clientOf([json({ data: 'ERR_CSRF' }, 403), ok], { csrf: () => tokens.shift() })
    expect(await client.call(writeCall, {})).toBe('OK')
    expect(sent.map(({ headers }) => headers['X-XSRF-TOKEN'])).toEqual(['first', 'second'])
  })

  it('[P-ERR-05] passes the second refusal on', async () => {
    const { client, sent } = clientOf([json({ data: 'ERR_CSRF' }, 403)])
    expect(await failureOf(client.call(readCall, input))).toMatchObject({ code: 'ERR_CSRF', status: 403 })
    expect(sent).toHaveLength(2)
  })

  it('[P-ERR-05] lets calls made together keep the last token: each refusal brings a new one', async () => {
    let cookie = 'spoilt'
    let issued = 0
    const delays = [1, 4, 2, 3, 1, 1, 1, 1]
    const transport: Transport = async ({ headers }) => {
      for (let turns = delays.shift() ?? 1; turns > 0; turns -= 1) await Promise.resolve()
      if (headers['X-XSRF-TOKEN'] === `token-${issued}`) return ok
      issued += 1
      cookie = `token-${issued}`
      return json({ data: 'ERR_CSRF' }, 403)
    }
    const client = createClient({ transport, csrf: () => cookie })
    expect(await Promise.all([1, 2, 3, 4].map(() => client.call(writeCall, {})))).toEqual(['OK', 'OK', 'OK', 'OK'])
    expect(issued).toBe(4)
  })

  const GONE = json({ data: 'ERR_TOKEN' }, 401)

  it('sends a read once more that left with the session before a sign-in, and announces nothing', async () => {
    const tokens = ['former', 'next', 'next']
    const onReaction = vi.fn<NonNullable<ClientOptions['onReaction']>>()
    const { client, sent } = clientOf([GONE, books], { csrf: () => tokens.shift(), onReaction })
    expect(await client.call(readCall, input)).toEqual({ books: [{ pages: 12 }] })
    expect(sent.map(({ headers }) => headers['X-XSRF-TOKEN'])).toEqual(['former', 'next'])
    expect(onReaction).not.toHaveBeenCalled()
  })

  it.each([
    ['a read that the next session is refused too', readCall, 2],
    ['a write, which the next session may not be meant for', writeCall, 1],
  ])('passes on what ended the session: %s', async (_, call, times) => {
    let tokens = 0
    const { client, sent } = clientOf([GONE], { csrf: () => `token-${(tokens += 1)}` })
    expect(await failureOf(client.call(call as typeof readCall, input))).toMatchObject({ code: 'ERR_TOKEN' })
    expect(sent).toHaveLength(times)
  })

  it('[P-ERR-13] counts both kinds of retries together', async () => {
    const refused = json({ data: 'ERR_CSRF' }, 403)
    const { client, sent } = clientOf(['drop', refused, 'drop', books])
    expect(await failureOf(client.call(readCall, input))).toMatchObject({ code: 'NETWORK' })
    expect(sent).toHaveLength(3)
    const late = clientOf(['drop', 'drop', refused, books])
    expect(await failureOf(late.client.call(readCall, input))).toMatchObject({ code: 'ERR_CSRF' })
    expect(late.sent).toHaveLength(3)
  })

  it.each([429, 500, 503])('does not repeat what the server answered with %i', async (status) => {
    const { client, sent } = clientOf([json({ data: 'ERR_ANY' }, status), books])
    expect(await failureOf(client.call(readCall, input))).toMatchObject({ code: 'ERR_ANY', status })
    expect(sent).toHaveLength(1)
  })
})

describe('stopping', () => {
  it('[S-CONST-58] counts a call without an answer as failed after 30 seconds, even if the transport ignores its signal', async () => {
    const { timeout, pass, asked } = fakeTimeout()
    const { client, sent } = clientOf(['silence'], { timeout })
    const failure = failureOf(client.call(readCall, input))
    pass()
    expect(await failure).toMatchObject({ code: 'TIMEOUT', status: undefined })
    expect(asked).toEqual([30_000])
    expect(CALL_TIMEOUT_MS).toBe(30_000)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.signal.aborted).toBe(true)
  })

  it('[S-CONST-58] gives all tries of a call one time limit, which is a setting', async () => {
    const { timeout, pass, asked } = fakeTimeout()
    const { client } = clientOf(['drop', 'silence'], { timeout, timeoutMs: 5000 })
    const failure = failureOf(client.call(readCall, input))
    await Promise.resolve()
    pass()
    expect(await failure).toMatchObject({ code: 'TIMEOUT' })
    expect(asked).toEqual([5000])
  })

  it('does not repeat a read whose transport rejects because it was stopped', async () => {
    const { timeout, pass } = fakeTimeout()
    let requests = 0
    const client = createClient({
      csrf: () => undefined,
      timeout,
      transport: ({ signal }) =>
        new Promise((_, reject) => {
          requests += 1
          signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
        }),
    })
    const failure = failureOf(client.call(readCall, input))
    pass()
    expect(await failure).toMatchObject({ code: 'TIMEOUT' })
    expect(requests).toBe(1)
  })

  it('tells a caller who gave up apart from a time limit', async () => {
    const caller = new AbortController()
    const { client } = clientOf(['silence'], { timeout: fakeTimeout().timeout })
    const failure = failureOf(client.call(readCall, input, { signal: caller.signal }))
    caller.abort()
    expect(await failure).toMatchObject({ code: 'ABORTED', status: undefined })
  })

  it('sends nothing for a caller who gave up before', async () => {
    const { client, sent } = clientOf([books])
    expect(await failureOf(client.call(readCall, input, { signal: AbortSignal.abort() }))).toMatchObject({ code: 'ABORTED' })
    expect(sent).toEqual([])
  })
})
