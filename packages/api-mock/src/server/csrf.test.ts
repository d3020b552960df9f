import { CSRF_COOKIE } from '@hautelisse/domain/contract'
import { describe, expect, it } from 'vitest'

import { HOMES, startApi } from '../testing/index.ts'

const PROFILE = '/api/v2/services/api-ais/profile'

describe.each(HOMES)('the CSRF token, in the home "%s"', (home) => {
  it('is set on any answer to a client without one, an unknown address included, and then left alone', async () => {
    for (const path of ['/api/v3/version', '/api/v3/nowhere', '/api/v2/services/api-ais/profile', '/api/nowhere']) {
      const visitor = startApi(home).visit()
      await visitor.get(path)
      const token = visitor.credentials.get(CSRF_COOKIE)
      expect(token).toBeTruthy()
      await visitor.get(path)
      expect(visitor.credentials.get(CSRF_COOKIE)).toBe(token)
    }
  })

  it('[P-NET-04] [S-CALL-02] [O-CALL-98] is checked on every call but GET: a call without it, or with another one, answers ERR_CSRF', async () => {
    const visitor = startApi(home).visit()
    await visitor.signIn('sylvie-garnier')
    for (const csrf of [null, '', 'another', `${visitor.credentials.get(CSRF_COOKIE)}x`]) {
      const answer = await visitor.send({ method: 'POST', path: PROFILE, body: {}, csrf })
      expect([answer.status, answer.json()]).toEqual([403, { errorData: 'ERR_CSRF' }])
    }
    expect((await visitor.send({ path: '/api/v3/login/oauth/profile/collective', csrf: null })).status).toBe(200)
  })

  it('[P-ERR-05] rotates with each ERR_CSRF, so that one retry with the fresh token succeeds', async () => {
    const visitor = startApi(home).visit()
    await visitor.signIn('sylvie-garnier')
    const stale = visitor.credentials.get(CSRF_COOKIE)
    await visitor.send({ method: 'POST', path: PROFILE, body: {}, csrf: 'another' })
    const fresh = visitor.credentials.get(CSRF_COOKIE)
    expect(fresh).not.toBe(stale)
    expect((await visitor.send({ method: 'POST', path: PROFILE, body: {}, csrf: stale ?? null })).status).toBe(403)
    expect((await visitor.post(PROFILE)).status).toBe(200)
  })

  it('[P-ERR-05] gives calls that are refused together the same token, so that each retry succeeds', async () => {
    const api = startApi(home)
    const visitor = api.visit()
    await visitor.signIn('sylvie-garnier')
    const tokens = new Set<string | undefined>()
    for (let call = 0; call < 3; call += 1) {
      visitor.credentials.set(CSRF_COOKIE, 'stale')
      expect((await visitor.post(PROFILE)).status).toBe(403)
      tokens.add(visitor.credentials.get(CSRF_COOKIE))
    }
    expect(tokens.size).toBe(1)
    for (let call = 0; call < 3; call += 1) expect((await visitor.post(PROFILE)).status).toBe(200)

    api.pass(5000)
    visitor.credentials.set(CSRF_COOKIE, 'stale')
    await visitor.post(PROFILE)
    expect([...tokens]).not.toContain(visitor.credentials.get(CSRF_COOKIE))
  })

  it('[P-ERR-05] rotates again for a client that holds the new token and does not send it', async () => {
    const visitor = startApi(home).visit()
    await visitor.signIn('sylvie-garnier')
    const refuse = async () => {
      await visitor.send({ method: 'POST', path: PROFILE, body: {}, csrf: 'another' })
      return visitor.credentials.get(CSRF_COOKIE)
    }
    expect(await refuse()).not.toBe(await refuse())
  })

  it('rotates at sign-in: the token from before does not serve the session', async () => {
    const visitor = startApi(home).visit()
    await visitor.get('/api/v3/version')
    const before = visitor.credentials.get(CSRF_COOKIE)
    await visitor.signIn('sylvie-garnier')
    const after = visitor.credentials.get(CSRF_COOKIE)
    expect(after).not.toBe(before)
    expect((await visitor.post(PROFILE)).status).toBe(200)
  })

  it('belongs to the session: a cookie that somebody planted, repeated in the header, is refused', async () => {
    const visitor = startApi(home).visit()
    await visitor.signIn('sylvie-garnier')
    visitor.credentials.set(CSRF_COOKIE, 'planted')
    expect((await visitor.post(PROFILE)).json()).toEqual({ errorData: 'ERR_CSRF' })
  })

  it('comes back to a signed-in client that lost it', async () => {
    const visitor = startApi(home).visit()
    await visitor.signIn('sylvie-garnier')
    visitor.credentials.delete(CSRF_COOKIE)
    await visitor.get('/api/v3/version')
    expect((await visitor.post(PROFILE)).status).toBe(200)
  })
})
