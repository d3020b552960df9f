import { CSRF_COOKIE, SESSION_COOKIE } from '@hautelisse/domain/contract'
import { ORIGINS } from '@hautelisse/domain/session'
import { describe, expect, it } from 'vitest'

import { PEOPLE } from '../people/index.ts'
import { HOMES, startApi, type Visitor } from '../testing/index.ts'
import { renderSignIn } from './sign-in-door.ts'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

const openDoor = async (visitor: Visitor, origin = 'collective') =>
  ((await visitor.get(`/api/v3/login/oauth/authorization/${origin}`)).json() as { data: string }).data

const answerDoor = (visitor: Visitor, address: string, fields: Record<string, string>, headers: Record<string, string> = FORM) =>
  visitor.send({ method: 'POST', path: address.split('?')[0] ?? '', body: new URLSearchParams(fields).toString(), headers })

const stateOf = (address: string) => new URL(address, 'http://localhost').searchParams.get('state') ?? ''

describe.each(HOMES)('the sign-in door, in the home "%s"', (home) => {
  it.each(ORIGINS)('lists the people of %s, each with what they show', async (origin) => {
    const visitor = startApi(home).visit()
    const page = await visitor.get(await openDoor(visitor, origin))
    expect(page.status).toBe(200)
    for (const person of PEOPLE) {
      expect(page.text.includes(`value="${person.oauth_profile.sub}"`)).toBe(person.origin === origin)
    }
  })

  it('leads back into the portal with the state it was given', async () => {
    const visitor = startApi(home).visit()
    const address = await openDoor(visitor)
    const answer = await answerDoor(visitor, address, {
      person: 'sylvie-garnier',
      state: stateOf(address),
      csrf: visitor.credentials.get(CSRF_COOKIE) ?? '',
    })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/authcallback?state=${stateOf(address)}`])
    expect(visitor.credentials.has(SESSION_COOKIE)).toBe(true)
  })

  it('answers the same as JSON to a page that shows the door inside the portal', async () => {
    const visitor = startApi(home).visit()
    const address = await openDoor(visitor)
    const accept = { Accept: 'application/json' }
    expect(((await visitor.send({ path: address, headers: accept })).json() as { html: string }).html).toContain(
      '<form method="post"',
    )
    const fields = { person: 'sylvie-garnier', state: stateOf(address), csrf: visitor.credentials.get(CSRF_COOKIE) ?? '' }
    const answer = await answerDoor(visitor, address, fields, { ...FORM, ...accept })
    expect(answer.json()).toEqual({ data: `/authcallback?state=${stateOf(address)}` })
  })

  it('stays closed without a state, with an invented one, with one of another origin, and after ten minutes', async () => {
    const { visit, pass } = startApi(home)
    const visitor = visit()
    const state = stateOf(await openDoor(visitor))
    for (const path of [
      '/stand-in/sign-in/collective',
      '/stand-in/sign-in/collective?state=invented',
      `/stand-in/sign-in/individual?state=${state}`,
    ]) {
      const page = await visitor.get(path)
      expect([page.status, page.text.includes('Recommencer la connexion')]).toEqual([400, true])
    }
    pass(10 * 60_000)
    expect((await visitor.get(`/stand-in/sign-in/collective?state=${state}`)).status).toBe(400)
  })

  it('serves a state once', async () => {
    const visitor = startApi(home).visit()
    const address = await openDoor(visitor)
    const fields = () => ({ person: 'sylvie-garnier', state: stateOf(address), csrf: visitor.credentials.get(CSRF_COOKIE) ?? '' })
    expect((await answerDoor(visitor, address, fields())).status).toBe(303)
    expect((await answerDoor(visitor, address, fields())).status).toBe(400)
  })

  it('signs nobody in without the form’s own token, a person of the origin, and a form', async () => {
    const visitor = startApi(home).visit()
    const address = await openDoor(visitor)
    const [state, csrf] = [stateOf(address), visitor.credentials.get(CSRF_COOKIE) ?? '']
    const tries: readonly (readonly [Record<string, string>, Record<string, string>?])[] = [
      [{ person: 'sylvie-garnier', state, csrf: 'another' }],
      [{ person: 'marc-delorme', state, csrf }],
      [{ person: 'nobody', state, csrf }],
      [{ state, csrf }],
      [{ person: 'sylvie-garnier', state, csrf }, { 'Content-Type': 'application/json' }],
      [{ person: 'sylvie-garnier', csrf }],
    ]
    for (const [fields, headers] of tries) {
      expect((await answerDoor(visitor, address, fields, headers)).status).toBe(400)
      expect(visitor.credentials.has(SESSION_COOKIE)).toBe(false)
    }
    expect((await answerDoor(visitor, address, { person: 'sylvie-garnier', state, csrf })).status).toBe(303)
  })

  it('goes nowhere but back into the portal, whatever the form or the address says', async () => {
    const visitor = startApi(home).visit()
    const address = await openDoor(visitor)
    const fields = { person: 'sylvie-garnier', state: stateOf(address), csrf: visitor.credentials.get(CSRF_COOKIE) ?? '' }
    const path = `${address.split('?')[0]}?returnTo=https://evil.example&next=//evil.example`
    const answer = await answerDoor(visitor, path, { ...fields, redirect_uri: 'https://evil.example' })
    expect(answer.headers.get('Location')).toBe(`/authcallback?state=${fields.state}`)
  })

  it('answers 429 to too many tries in a minute, and opens again after it', async () => {
    const { visit, pass } = startApi(home, { limits: { signInsPerMinute: 2 } })
    const visitor = visit()
    const statuses = []
    for (let attempt = 0; attempt < 4; attempt += 1) statuses.push((await visitor.signIn('sylvie-garnier')).status)
    expect(statuses).toEqual([303, 303, 429, 429])
    pass(60_000)
    expect((await visitor.signIn('sylvie-garnier')).status).toBe(303)
  })
})

describe('the drawing of the door', () => {
  const door = { origin: 'collective', state: '"><script>alert(1)</script>', csrf: '\'"&<>', people: PEOPLE } as const

  it('escapes everything that is put in', () => {
    const { body } = renderSignIn(door)
    expect(body).not.toContain('<script')
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(body).toContain('value="&#39;&quot;&amp;&lt;&gt;"')
  })

  it('holds no script and no inline style, which the policy of the page would refuse', () => {
    expect(renderSignIn(door).body).not.toMatch(/\sstyle=|\son\w+=|javascript:/)
  })

  it('says what was wrong', () => {
    expect(renderSignIn({ ...door, problem: 'nobody-chosen' }).body).toContain(
      '<p class="door-error" role="alert" id="door-error">Choisissez une personne.</p>',
    )
  })
})
