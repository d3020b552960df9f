import {
  CSRF_COOKIE,
  PROVIDER_ADVISOR,
  PROVIDER_PROFILE,
  SESSION_COOKIE,
  SESSION_ORIGIN_COOKIE,
} from '@hautelisse/domain/contract'
import { ORIGINS } from '@hautelisse/domain/session'
import { describe, expect, it } from 'vitest'

import { PEOPLE } from '../people/index.ts'
import { HOMES, startApi } from '../testing/index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe.each(HOMES)('the session, in the home "%s"', (home) => {
  it('[P-NET-01] answers the version below both bases, to anybody', async () => {
    const visitor = startApi(home, { build: { version: '1.2.3', commit: 'abc' } }).visit()
    for (const base of ['/api/v2', '/api/v3']) {
      expect((await visitor.get(`${base}/version`)).json()).toMatchObject({
        version: '1.2.3',
        commit: 'abc',
        environment: 'development',
        today: '20/11/2026',
      })
    }
  })

  it('[P-CALL-08] answers the address where a password is changed, to collective people who have signed in', async () => {
    const visitor = startApi(home).visit()
    const ask = async () => (await visitor.get('/api/v3/login/change-password/collective')).json()
    expect(await ask()).toEqual({ data: 'ERR_TOKEN' })
    await visitor.signIn('sylvie-garnier')
    expect(await ask()).toEqual({ data: '/stand-in/change-password' })
    await visitor.signIn('helene-fontanel', 'individual_transmission')
    expect(await ask()).toEqual({ data: 'ERR_UNKNOWN' })
  })

  it('ends whatever the request for it brings: nothing, no JSON, an unknown field', async () => {
    for (const body of [undefined, 'nonsense', { more: true }]) {
      const visitor = startApi(home).visit()
      await visitor.signIn('sylvie-garnier')
      const left = await visitor.send({ method: 'POST', path: '/api/v3/login/oauth/logout', body })
      expect([left.status, left.json()]).toEqual([200, 'OK'])
      expect((await visitor.get('/api/v3/login/change-password/collective')).status).toBe(401)
    }
  })

  it('[P-CALL-04] says when the session was opened, to the second, however long ago', async () => {
    const { visit, pass } = startApi(home)
    const visitor = visit()
    pass(1999)
    await visitor.signIn('sylvie-garnier')
    pass(9 * MINUTE)
    const answer = await visitor.get('/api/v3/login/oauth/profile/collective')
    expect(answer.json()).toMatchObject({ oauth_profile: { auth_time: Date.parse('2026-11-20T09:00:01Z') / 1000 } })
  })

  it.each(ORIGINS)('[P-CALL-01] answers the address of the sign-in door of %s', async (origin) => {
    const answer = await startApi(home).visit().get(`/api/v3/login/oauth/authorization/${origin}`)
    expect(answer.status).toBe(200)
    expect((answer.json() as { data: string }).data).toMatch(new RegExp(`^/stand-in/sign-in/${origin}\\?state=.+$`))
  })

  it('[P-CALL-01] opens ten times as many sign-ins for a client as may be finished, and then says so with its code', async () => {
    const { visit, pass } = startApi(home, { limits: { signInsPerMinute: 1 } })
    const visitor = visit()
    const open = () => visitor.get('/api/v3/login/oauth/authorization/collective')
    for (let opened = 0; opened < 10; opened += 1) expect((await open()).status).toBe(200)
    const refused = await open()
    expect([refused.status, refused.json()]).toEqual([429, { data: 'ERR_LIMIT' }])
    pass(MINUTE)
    expect((await open()).status).toBe(200)
  })

  it('[P-CALL-02] knows no fourth origin', async () => {
    const answer = await startApi(home).visit().get('/api/v3/login/oauth/authorization/staff')
    expect([answer.status, answer.json()]).toEqual([404, { data: 'ERR_UNKNOWN' }])
  })

  it('[P-CALL-04] says who signed in, only to them and only of their origin', async () => {
    const visitor = startApi(home).visit()
    expect((await visitor.get('/api/v3/login/oauth/profile/collective')).status).toBe(401)
    await visitor.signIn('sylvie-garnier')
    const answer = await visitor.get('/api/v3/login/oauth/profile/collective')
    expect(answer.json()).toMatchObject({ oauth_profile: { sub: 'sylvie-garnier', given_name: 'Sylvie' } })
    const elsewhere = await visitor.get('/api/v3/login/oauth/profile/individual')
    expect([elsewhere.status, elsewhere.json()]).toEqual([401, { data: 'ERR_TOKEN' }])
  })

  it('[P-CALL-05] opens the provider family by the token call, and not before', async () => {
    const visitor = startApi(home).visit()
    await visitor.signIn('marc-delorme', 'individual')
    expect((await visitor.post('/api/v2/services/api-client/profile')).json()).toEqual({ errorData: 'ERR_TOKEN' })
    await visitor.signIn('marc-delorme', 'individual')
    expect((await visitor.get('/api/v3/login/api-client/token/individual')).json()).toBe('OK')
    expect((await visitor.post('/api/v2/services/api-client/profile')).json()).toMatchObject({
      [PROVIDER_PROFILE]: { last_name: 'Delorme' },
    })
    expect((await visitor.post('/api/v2/services/api-client/advisor')).json()).toMatchObject({
      [PROVIDER_ADVISOR]: { name: 'Élise Montagnac' },
    })
  })

  it('[P-CALL-11] [P-CALL-27] [O-CALL-53] [O-CALL-13] answers the profiles of the families that the person holds', async () => {
    const visitor = startApi(home).visit()
    await visitor.signIn('sylvie-garnier')
    expect((await visitor.post('/api/v2/services/api-ais/profile')).json()).toMatchObject({
      ais_profile: { birth_date: '12/03/1964' },
    })
    expect((await visitor.post('/api/v2/services/api-s2e/profile')).json()).toMatchObject({
      s2e_profile: { companies: [{ name: 'Verrerie Aubrenne', main_company: true }, { name: 'Groupe Aubrenne' }] },
    })
    await visitor.signIn('thomas-leroux')
    expect((await visitor.post('/api/v2/services/api-s2e/profile')).json()).toEqual({ errorData: 'ERR_UNKNOWN' })
  })

  it('[P-USER-04] [S-ROLE-01] [P-USER-06] [P-CALL-68] [P-CALL-70] [O-CALL-67] [O-CALL-69] gives individual and transmission customers a profile and an advisor', async () => {
    for (const {
      origin,
      oauth_profile: { sub },
    } of PEOPLE.filter((person) => person.origin !== 'collective')) {
      const visitor = startApi(home).visit()
      await visitor.signIn(sub, origin)
      await visitor.get(`/api/v3/login/api-client/token/${origin}`)
      expect((await visitor.post('/api/v2/services/api-client/profile')).status).toBe(200)
      expect((await visitor.post('/api/v2/services/api-client/advisor')).status).toBe(200)
    }
  })

  it('[P-STORE-04] ends with a sign-out, which takes session and mark away and a new token with it', async () => {
    const visitor = startApi(home).visit()
    await visitor.signIn('sylvie-garnier')
    const token = visitor.credentials.get(CSRF_COOKIE)
    expect(visitor.credentials.get(SESSION_ORIGIN_COOKIE)).toBe('collective')
    expect((await visitor.post('/api/v3/login/oauth/logout')).json()).toBe('OK')
    expect([...visitor.credentials.keys()]).toEqual([CSRF_COOKIE])
    expect(visitor.credentials.get(CSRF_COOKIE)).not.toBe(token)
    expect((await visitor.get('/api/v3/login/oauth/profile/collective')).json()).toEqual({ data: 'ERR_TOKEN' })
  })

  it('signs out somebody who has no session, too', async () => {
    const visitor = startApi(home).visit()
    await visitor.get('/api/v3/version')
    expect((await visitor.post('/api/v3/login/oauth/logout')).status).toBe(200)
  })

  it('does not answer a session that was signed out from a copy of its cookie', async () => {
    const api = startApi(home)
    const visitor = api.visit()
    await visitor.signIn('sylvie-garnier')
    const copy = api.visit()
    for (const [name, value] of visitor.credentials) copy.credentials.set(name, value)
    await visitor.post('/api/v3/login/oauth/logout')
    expect((await copy.get('/api/v3/login/oauth/profile/collective')).status).toBe(401)
  })

  it('ends after ten minutes without a call, and not while there are calls', async () => {
    const { visit, pass } = startApi(home)
    const visitor = visit()
    await visitor.signIn('sylvie-garnier')
    for (let call = 0; call < 3; call += 1) {
      pass(9 * MINUTE)
      expect((await visitor.get('/api/v3/login/oauth/profile/collective')).status).toBe(200)
    }
    pass(10 * MINUTE)
    const late = await visitor.get('/api/v3/login/oauth/profile/collective')
    expect([late.status, late.json()]).toEqual([401, { data: 'ERR_EXP' }])
    expect(visitor.credentials.has(SESSION_COOKIE)).toBe(false)
    expect(visitor.credentials.has(SESSION_ORIGIN_COOKIE)).toBe(false)
  })

  it('ends after eight hours whatever the calls', async () => {
    const { visit, pass } = startApi(home)
    const visitor = visit()
    await visitor.signIn('sylvie-garnier')
    for (let time = 0; time < 8 * HOUR - 9 * MINUTE; time += 9 * MINUTE) {
      expect((await visitor.get('/api/v3/login/oauth/profile/collective')).status).toBe(200)
      pass(9 * MINUTE)
    }
    pass(9 * MINUTE)
    expect((await visitor.get('/api/v3/login/oauth/profile/collective')).json()).toEqual({ data: 'ERR_EXP' })
  })

  it('takes its durations from the settings', async () => {
    const { visit, pass } = startApi(home, { limits: { inactivityMs: 1000 } })
    const visitor = visit()
    await visitor.signIn('sylvie-garnier')
    pass(1000)
    expect((await visitor.get('/api/v3/login/oauth/profile/collective')).json()).toEqual({ data: 'ERR_EXP' })
  })

  it('does not lose its cookies to the answer of a call that left before the sign-in', async () => {
    const api = startApi(home)
    const visitor = api.visit()
    await visitor.signIn('sylvie-garnier')
    const before = new Map(visitor.credentials)
    await visitor.signIn('sylvie-garnier')
    const after = new Map(visitor.credentials)
    // What the late call brings is the former session; what its answer takes away, it takes from the browser as it is then.
    const late = api.visit()
    for (const [name, value] of before) late.credentials.set(name, value)
    expect((await late.get('/api/v3/login/oauth/profile/collective')).status).toBe(401)
    expect(new Map(late.credentials)).toEqual(before)
    expect(new Map(visitor.credentials)).toEqual(after)
    expect((await visitor.get('/api/v3/login/oauth/profile/collective')).status).toBe(200)
  })

  it('gives a new session at each sign-in and ends the former one', async () => {
    const api = startApi(home)
    const visitor = api.visit()
    await visitor.signIn('sylvie-garnier')
    const former = visitor.credentials.get(SESSION_COOKIE) ?? ''
    await visitor.signIn('thomas-leroux')
    expect(visitor.credentials.get(SESSION_COOKIE)).not.toBe(former)
    const thief = api.visit()
    thief.credentials.set(SESSION_COOKIE, former)
    expect((await thief.get('/api/v3/login/oauth/profile/collective')).status).toBe(401)
  })
})
