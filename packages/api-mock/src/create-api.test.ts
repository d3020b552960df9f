import { CATALOGUE } from '@hautelisse/domain/catalogue'
import { FAULTS, STATUS_OF, readErrorCode, type ApiVersion, type Call, type Environment } from '@hautelisse/domain/contract'
import { describe, expect, it } from 'vitest'

import { BOUND_CALLS } from './create-api.ts'
import { StorageUnavailable, memoryStorage } from './storage/index.ts'
import { HOMES, startApi } from './testing/index.ts'

const ACCOUNTS = '/api/v2/services/api-ais/accounts'
const PROFILE = '/api/v3/login/oauth/profile/collective'

const numberOf = (row: string): number => Number(/\d+$/.exec(row)?.[0])

const signedIn = async (given: Parameters<typeof startApi>[1] = {}) => {
  const api = startApi('server', given)
  const visitor = api.visit()
  await visitor.signIn('sylvie-garnier')
  return { ...api, visitor }
}

describe('the catalogue', () => {
  it('is answered whole: each built call has one handler', () => {
    expect(BOUND_CALLS.map(({ call }) => call.name).toSorted()).toEqual(CATALOGUE.map(({ name }) => name).toSorted())
  })

  it.each([
    ['[P-CALL-10]', '/services/api-ais/', 11, 25],
    ['[P-CALL-26]', '/services/api-s2e/', 27, 65],
    ['[P-CALL-67]', '/services/api-client/', 68, 74],
    ['[P-CALL-75]', '/services/budget-insight/', 76, 78],
  ] as const)('%s keeps a family of calls below one prefix: %s', (_, prefix, first, last) => {
    const isOfFamily = (row: string) => /^P-CALL-\d+$/.test(row) && numberOf(row) >= first && numberOf(row) <= last
    // A call of ours stands beside the family, in no row of it.
    const calls = CATALOGUE.filter(({ extension }: Call) => extension === undefined)
    const family = calls.filter(({ rows }) => rows.some(isOfFamily))
    expect(family.length).toBeGreaterThan(0)
    expect(family.filter(({ path }) => !path.startsWith(prefix))).toEqual([])
    expect(calls.filter(({ path }) => path.startsWith(prefix)).length).toBe(family.length)
  })

  it('[S-ROLE-08] [P-PERM-01] [OPS-21] refuses every call that acts to a mirror session, before it looks at what is asked', async () => {
    const visitor = startApi('server').visit()
    await visitor.signIn('hugo-delmas')
    const answers = CATALOGUE.filter(({ acts, signedIn: needs, area }: Call) => acts && needs && area === undefined).map(
      async ({ name, method, version, path }: Call) => {
        const asked = { method, path: `/api/${version}${path.replaceAll(/\{\w+\}/g, 'x')}` }
        const answer = await visitor.send(method === 'GET' ? asked : { ...asked, body: {} })
        return [name, answer.status, readErrorCode(version, answer.json())]
      },
    )
    const said = await Promise.all(answers)
    expect(said.filter(([, status, code]) => status !== 403 || code !== 'ERR_MIRROR')).toEqual([])
    expect(said.length).toBeGreaterThan(20)
  })

  it.each([
    ['v2', '/api/v2/nowhere'],
    ['v3', '/api/v3/nowhere'],
    ['v3', '/api/nowhere'],
    ['v3', '/api/v3/services/api-ais/profile'],
    ['v2', '/api/v2/login/oauth/profile/collective'],
  ] as const)('[P-NET-01] answers an unknown address as %s does: %s', async (version: ApiVersion, path) => {
    const { visitor } = await signedIn()
    const answer = await visitor.get(path)
    expect([answer.status, readErrorCode(version, answer.json())]).toEqual([404, 'ERR_UNKNOWN'])
  })

  it('[P-NET-09] answers a call to its own method alone; any other gets 405 with the methods there are', async () => {
    const { visitor } = await signedIn()
    const ask = async (method: string, path: string) => {
      const { status, headers, text } = await visitor.send({ method, path })
      return [status, headers.get('Allow'), text]
    }
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'])
      expect(await ask(method, ACCOUNTS)).toEqual([405, 'POST, OPTIONS', '{"errorData":"ERR_UNKNOWN"}'])
    expect(await ask('HEAD', ACCOUNTS)).toEqual([405, 'POST, OPTIONS', ''])
    expect(await ask('POST', PROFILE)).toEqual([405, 'GET, HEAD, OPTIONS', '{"data":"ERR_UNKNOWN"}'])
    expect(await ask('POST', '/api/openapi.json')).toEqual([405, 'GET, HEAD, OPTIONS', '{"data":"ERR_UNKNOWN"}'])
    expect(await ask('GET', '/api/faults')).toEqual([405, 'POST, DELETE, OPTIONS', '{"data":"ERR_UNKNOWN"}'])
    expect(await ask('OPTIONS', ACCOUNTS)).toEqual([204, 'POST, OPTIONS', ''])
    expect((await ask('HEAD', PROFILE))[0]).toBe(200)
    expect((await ask('OPTIONS', '/api/v3/nowhere'))[0]).toBe(404)
  })
})

describe('a request off its schema', () => {
  const refusal = (code: string, more: object = {}) => ({ errorData: 'ERR_INVALID', fields: [{ path: '', code, ...more }] })

  it.each([
    ['no JSON', '{"a":', {}, refusal('malformed-json')],
    ['an empty text', '', {}, refusal('malformed-json')],
    ['another content type', '{}', { 'Content-Type': 'text/plain' }, refusal('not-json')],
    ['a look-alike content type', '{}', { 'Content-Type': 'application/jsonp' }, refusal('not-json')],
    ['too large', `"${'x'.repeat(300_000)}"`, {}, refusal('too-large', { params: { bytes: 262_144 } })],
    ['a list', '[]', {}, refusal('invalid-type', { params: { expected: 'object' } })],
    ['null', 'null', {}, refusal('invalid-type', { params: { expected: 'object' } })],
    ['an unknown key', '{"user_id":"1"}', {}, refusal('unrecognized-keys', { params: { keys: 'user_id' } })],
    [
      'thirty unknown keys, of which twenty are named',
      JSON.stringify(Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`k${index}`, 1]))),
      {},
      refusal('unrecognized-keys', { params: { keys: Array.from({ length: 20 }, (_, index) => `k${index}`).join(', ') } }),
    ],
    ['a prototype key', '{"__proto__":{"a":1}}', {}, refusal('unrecognized-keys', { params: { keys: '__proto__' } })],
    ['a hidden one', '{"\\u005f_proto__":1}', {}, refusal('unrecognized-keys', { params: { keys: '__proto__' } })],
  ] as const)('is refused with the field and the reason: %s', async (_, body, headers, expected) => {
    const { visitor, errors } = await signedIn()
    const answer = await visitor.send({ method: 'POST', path: ACCOUNTS, body, headers })
    expect([answer.status, answer.json()]).toEqual([400, expected])
    expect(errors).toEqual([])
  })

  it('[P-CALL-13] [P-CALL-29] is refused for its query, too', async () => {
    const { visitor } = await signedIn()
    const wrong = await visitor.post(`${ACCOUNTS}?filter=everything`)
    expect([wrong.status, wrong.json()]).toMatchObject([400, { errorData: 'ERR_INVALID', fields: [{ path: 'filter' }] }])
    expect((await visitor.post(`${ACCOUNTS}?other=1`)).status).toBe(400)
  })
})

describe('a fault on demand', () => {
  it('[O-CALL-98] answers each code of the catalogue with its status, in the version of the call, and then no more', async () => {
    for (const fault of FAULTS.filter((name) => name.startsWith('ERR_'))) {
      const { visitor } = await signedIn({ faults: [{ call: 'ais-accounts', fault, times: 1 }] })
      const answer = await visitor.post(ACCOUNTS)
      expect([answer.status, answer.json()]).toMatchObject([STATUS_OF[fault as keyof typeof STATUS_OF], { errorData: fault }])
      expect((await visitor.post(ACCOUNTS)).status).toBe(200)
    }
  })

  it('writes malformed JSON, JSON off the schema, and cuts the connection', async () => {
    const faulty = async (fault: 'malformed-json' | 'off-schema' | 'drop') =>
      (await signedIn({ faults: [{ call: 'ais-accounts', fault, times: 1 }] })).visitor.post(ACCOUNTS)
    const malformed = await faulty('malformed-json')
    expect(malformed.status).toBe(200)
    expect(() => malformed.json()).toThrow(SyntaxError)
    const offSchema = (await faulty('off-schema')).json()
    for (const { answer } of CATALOGUE) expect(answer.safeParse(offSchema).success).toBe(false)
    await expect(faulty('drop')).rejects.toThrow('cut on purpose')
  })

  it('does everything before the connection is cut when told to lose the answer', async () => {
    const { visitor } = await signedIn({ faults: [{ call: 'logout', fault: 'lost', times: 1 }] })
    await expect(visitor.post('/api/v3/login/oauth/logout')).rejects.toThrow('cut on purpose')
    expect((await visitor.post(ACCOUNTS)).status).toBe(401)
  })

  it('answers late when told to be slow, and never when told to time out', async () => {
    const waited: number[] = []
    const wait = async (milliseconds: number) => void waited.push(milliseconds)
    const slow = await signedIn({ wait, faults: [{ call: 'ais-accounts', fault: 'slow', times: 1 }], limits: { slowMs: 4000 } })
    expect((await slow.visitor.post(ACCOUNTS)).status).toBe(200)
    expect(waited).toContain(4000)
    const timeout = await signedIn({
      wait,
      faults: [{ call: 'ais-accounts', fault: 'timeout', times: 1 }],
      limits: { timeoutMs: 90_000 },
    })
    await expect(timeout.visitor.post(ACCOUNTS)).rejects.toThrow('cut on purpose')
    expect(waited).toContain(90_000)
  })

  it.each(HOMES)('is ordered by a call in development, in the home "%s", for as many requests as said', async (home) => {
    const visitor = startApi(home).visit()
    await visitor.signIn('sylvie-garnier')
    expect((await visitor.post('/api/faults', { call: 'ais-accounts', fault: 'ERR_MIRROR', times: 2 })).json()).toBe('OK')
    const codes = []
    for (let call = 0; call < 3; call += 1) codes.push((await visitor.post(ACCOUNTS)).status)
    expect(codes).toEqual([403, 403, 200])
    await visitor.post('/api/faults', { call: 'ais-accounts', fault: 'ERR_EXP', times: 9 })
    await visitor.send({ method: 'DELETE', path: '/api/faults' })
    expect((await visitor.post(ACCOUNTS)).status).toBe(200)
  })

  it('describes itself everywhere but in production', async () => {
    const statusIn = async (environment: Environment) =>
      (await startApi('server', { environment }).visit().get('/api/openapi.json')).status
    expect([await statusIn('recette'), await statusIn('production')]).toEqual([200, 404])
  })

  it.each(['recette', 'preproduction', 'production'] as const)('cannot be ordered in %s', async (environment) => {
    const visitor = startApi('server', { environment }).visit()
    expect((await visitor.post('/api/faults', { call: 'ais-accounts', fault: 'ERR_EXP' })).status).toBe(404)
  })

  it('is refused for a call or a fault that does not exist', async () => {
    const visitor = startApi('server').visit()
    for (const order of [
      { call: 'nothing', fault: 'ERR_EXP' },
      { call: 'ais-accounts', fault: 'ERR_NOTHING' },
      { call: 'ais-accounts', fault: 'drop', times: 0 },
      '{',
    ]) {
      expect((await visitor.post('/api/faults', order)).status).toBe(400)
    }
  })
})

describe('every answer of the API', () => {
  it('[P-NET-10] [S-CONST-56] waits as long as the settings say', async () => {
    const waited: number[] = []
    const visitor = startApi('page', { delayMs: 1000, wait: async (milliseconds) => void waited.push(milliseconds) }).visit()
    await visitor.get('/api/v3/version')
    expect(waited).toEqual([1000])
  })

  it('is never kept by a browser or a proxy', async () => {
    const visitor = startApi('server').visit()
    for (const path of ['/api/v3/version', PROFILE, '/api/nowhere'])
      expect((await visitor.get(path)).headers.get('Cache-Control')).toBe('no-store')
  })

  it('is an error body of its version when the code did not foresee something, and tells the operator', async () => {
    const full = () => Promise.reject(new Error('The disk is full.'))
    const storage = {
      ...memoryStorage(),
      openings: { find: full, of: full, add: full, update: full, removeEnded: async () => 0 },
    }
    const { visit, errors } = startApi('server', { storage })
    const answer = await visit().get('/api/v3/login/oauth/authorization/collective')
    expect([answer.status, answer.json()]).toEqual([500, { data: 'ERR_INTERNAL' }])
    expect(String(errors[0])).toContain('The disk is full.')
  })

  it('is 503 with the seconds to wait while the store is out of reach, in one note for all requests, and 200 again by itself', async () => {
    const kept = memoryStorage()
    let isAway = true
    const add: typeof kept.openings.add = (...given) =>
      isAway ? Promise.reject(new StorageUnavailable('The store is away.')) : kept.openings.add(...given)
    const { visit, errors } = startApi('server', { storage: { ...kept, openings: { ...kept.openings, add } } })
    const opening = '/api/v3/login/oauth/authorization/collective'
    const answers = [await visit().get(opening), await visit().get(opening), await visit().get(opening)]
    for (const { status, headers, json } of answers)
      expect([status, headers.get('Retry-After'), json()]).toEqual([503, '5', { data: 'ERR_INTERNAL' }])
    expect(errors.map(String)).toEqual(['Error: The store is away.'])
    isAway = false
    expect((await visit().get(opening)).status).toBe(200)
  })
})
