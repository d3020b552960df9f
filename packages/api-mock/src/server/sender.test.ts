import { CSRF_COOKIE, HOST_CSRF_COOKIE, SESSION_COOKIE } from '@hautelisse/domain/contract'
import { describe, expect, it } from 'vitest'

import { startApi, type Visitor } from '../testing/index.ts'
import { cookieCredentials } from './credentials.ts'

const PROFILE = '/api/v2/services/api-ais/profile'
const WHO = '/api/v3/login/oauth/profile/collective'
const LOGOUT = '/api/v3/login/oauth/logout'

/** What browsers say of a page on a neighbouring host, of another site's, and of one that hides where it is. */
const FOREIGN = [
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost' },
  { Origin: 'http://evil.localhost' },
  { Origin: 'http://localhost:81' },
  { Origin: 'null' },
] as const
const OWN = [{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: 'http://localhost' }] as const

/** Sends the form of the sign-in door for a sign-in that the attacker opened, with the token that was planted. */
const plantSignIn = async (visitor: Visitor, attacker: Visitor, headers: Readonly<Record<string, string>>) => {
  const opened = (await attacker.get('/api/v3/login/oauth/authorization/collective')).json() as { readonly data: string }
  const state = new URL(opened.data, 'http://localhost').searchParams.get('state') ?? ''
  visitor.credentials.set(CSRF_COOKIE, 'planted')
  return visitor.send({
    method: 'POST',
    path: '/stand-in/sign-in/collective',
    body: new URLSearchParams({ person: 'thomas-leroux', state, csrf: 'planted' }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  })
}

/** A signed-in client whose browser sends a neighbour's token before its own, and whose scripts read the neighbour's. */
const besidePlanted = async () => {
  const api = startApi('server')
  const visitor = api.visit()
  await visitor.signIn('sylvie-garnier')
  const own = [...visitor.credentials].map(([name, value]) => `${name}=${value}`).join('; ')
  const post = (path: string, headers: Readonly<Record<string, string>>) =>
    visitor.send({
      method: 'POST',
      path,
      body: {},
      csrf: 'planted',
      headers: { Cookie: `${CSRF_COOKIE}=planted; ${own}`, ...headers },
    })
  return { visitor, post }
}

describe('a request that another site caused', () => {
  it.each(FOREIGN)('signs nobody in with a token that a neighbouring host planted: %j', async (headers) => {
    const api = startApi('server')
    const victim = api.visit()
    expect((await plantSignIn(victim, api.visit(), headers)).status).toBe(400)
    expect(victim.credentials.has(SESSION_COOKIE)).toBe(false)
    expect((await plantSignIn(victim, api.visit(), OWN[0])).status).toBe(303)
  })

  it('signs nobody in on https even where a browser says nothing: a planted token has no name of this host', async () => {
    const api = startApi('server', { credentials: cookieCredentials({ maxAge: 60, secure: () => true }) })
    const victim = api.visit()
    await victim.get('/api/v3/version')
    expect(victim.credentials.get(HOST_CSRF_COOKIE)).toBe(victim.credentials.get(CSRF_COOKIE))
    expect((await plantSignIn(victim, api.visit(), {})).status).toBe(400)
    expect(victim.credentials.has(`__Host-${SESSION_COOKIE}`)).toBe(false)
  })

  it.each(FOREIGN)('changes nothing, gets no token, and takes none away, whatever token it brings: %j', async (headers) => {
    const visitor = startApi('server').visit()
    await visitor.signIn('sylvie-garnier')
    const token = visitor.credentials.get(CSRF_COOKIE)
    for (const path of [PROFILE, LOGOUT, '/api/faults']) {
      const answer = await visitor.send({ method: 'POST', path, body: {}, headers })
      expect([answer.status, answer.headers.getSetCookie(), answer.text.includes('ERR_CSRF')]).toEqual([403, [], true])
    }
    expect(visitor.credentials.get(CSRF_COOKIE)).toBe(token)
    expect((await visitor.get(WHO)).status).toBe(200)
  })

  it.each(FOREIGN)('cannot use the three GET calls of the session that change something: %j', async (headers) => {
    const visitor = startApi('server').visit()
    await visitor.signIn('sylvie-garnier')
    for (const path of [
      '/api/v3/login/oauth/authorization/collective',
      '/api/v3/login/api-client/token/collective',
      '/api/v3/login/oauth/otp/collective?state=planted',
    ])
      for (const method of ['GET', 'HEAD']) expect((await visitor.send({ method, path, headers })).status).toBe(403)
    expect((await visitor.get('/stand-in/otp?state=planted')).status).toBe(400)
    expect((await visitor.send({ path: WHO, headers })).status).toBe(200)
  })

  it('may compute the tax of a visitor from the frame of another site', async () => {
    const answer = await startApi('server')
      .visit()
      .send({ method: 'POST', path: '/api/v3/simulators/tax/simulation', body: {}, csrf: null, headers: { Origin: 'null' } })
    expect(answer.json()).toMatchObject({ data: 'ERR_INVALID' })
  })
})

describe('a signed-in client with a token that a neighbouring host planted', () => {
  it.each(OWN)('goes on from the pages of this site: %j', async (headers) => {
    const { post } = await besidePlanted()
    expect((await post(PROFILE, headers)).status).toBe(200)
  })

  it('is refused where nothing says that a page of this site sent the call', async () => {
    const { post } = await besidePlanted()
    expect((await post(PROFILE, {})).json()).toEqual({ errorData: 'ERR_CSRF' })
  })

  it.each(OWN)('can sign out, even with no token at all, and its session is over: %j', async (headers) => {
    for (const csrf of ['planted', null]) {
      const { visitor } = await besidePlanted()
      const session = visitor.credentials.get(SESSION_COOKIE) ?? ''
      visitor.credentials.set(CSRF_COOKIE, 'planted')
      const out = await visitor.send({ method: 'POST', path: LOGOUT, body: {}, csrf, headers })
      expect(out.json()).toBe('OK')
      visitor.credentials.set(SESSION_COOKIE, session)
      expect((await visitor.get(WHO)).status).toBe(401)
    }
  })
})

describe('the address of a site behind a proxy', () => {
  const asked = (publicOrigin: string | undefined, origin: string) =>
    startApi('server', publicOrigin === undefined ? {} : { publicOrigin })
      .visit()
      .send({ method: 'POST', path: LOGOUT, body: {}, csrf: null, headers: { Origin: origin } })
  it.each([
    ['https://epargne.example', 'https://epargne.example', 200],
    ['https://epargne.example', 'http://epargne.example', 403],
    ['https://epargne.example', 'https://localhost', 403],
    ['https://epargne.example', 'http://localhost', 403],
    [undefined, 'https://localhost', 200],
    [undefined, 'no address', 403],
  ])('told %s: a page of %s is answered %i', async (publicOrigin, origin, status) => {
    expect((await asked(publicOrigin, origin)).status).toBe(status)
  })
})
