import { CSRF_COOKIE, SESSION_COOKIE, SESSION_ORIGIN_COOKIE } from '@hautelisse/domain/contract'
import { describe, expect, it } from 'vitest'

import { readOutbox } from '../outbox/index.ts'
import { memoryStorage } from '../storage/index.ts'
import { HOMES, startApi, type HomeName, type Received, type Visitor } from '../testing/index.ts'
import { renderOtp } from './otp-door.ts'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const ASK = '/api/v3/login/oauth/otp/collective'
const CALLBACK = '/api/v3/login/oauth/otp/callback/collective'
const PROFILE = '/api/v3/login/oauth/profile/collective'
const MINUTE = 60_000

const askCode = (visitor: Visitor, state = 'state-1') => visitor.get(`${ASK}?state=${state}`)

const sendForm = (visitor: Visitor, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Received> =>
  visitor.send({
    method: 'POST',
    path: '/stand-in/otp',
    body: new URLSearchParams({ state: 'state-1', csrf: visitor.credentials.get(CSRF_COOKIE) ?? '', ...fields }).toString(),
    headers: { ...FORM, ...headers },
  })

const codeOn = ({ text }: Received): string => /<b>(\d{6})<\/b>/.exec(text)?.[1] ?? 'no code'

const codeFor = async (visitor: Visitor, state = 'state-1') => codeOn(await visitor.get(`/stand-in/otp?state=${state}`))

/** A code that is certainly another one. */
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const isValidated = async (visitor: Visitor): Promise<unknown> => (await visitor.get(CALLBACK)).json()

const asked = async (home: HomeName, given: Parameters<typeof startApi>[1] = {}) => {
  const api = startApi(home, given)
  const visitor = api.visit()
  await visitor.signIn('sylvie-garnier')
  await askCode(visitor)
  return { ...api, visitor, code: await codeFor(visitor) }
}

describe.each(HOMES)('the one-time code, in the home "%s"', (home) => {
  it('[P-CALL-06] is asked for at the address of its door, which carries the state of the client', async () => {
    const visitor = startApi(home).visit()
    await visitor.signIn('sylvie-garnier')
    const answer = await askCode(visitor, 'a_state-of-the-client')
    expect([answer.status, answer.json()]).toEqual([200, { data: '/stand-in/otp?state=a_state-of-the-client' }])
  })

  it.each(['', '?state=', `?state=${'a'.repeat(201)}`, '?state=..%2F..', '?state=https%3A%2F%2Fevil.example', '?state=a&more=b'])(
    '[P-CALL-06] is refused without a state, with one that means something in an address, or with more: "%s"',
    async (search) => {
      const visitor = startApi(home).visit()
      await visitor.signIn('sylvie-garnier')
      const answer = await visitor.get(`${ASK}${search}`)
      expect([answer.status, answer.json()]).toMatchObject([400, { data: 'ERR_INVALID' }])
    },
  )

  it('[P-CALL-06] [P-CALL-07] is for collective people who have signed in, and for nobody else', async () => {
    const { visit } = startApi(home)
    const visitor = visit()
    for (const path of [`${ASK}?state=a`, CALLBACK]) expect((await visitor.get(path)).json()).toEqual({ data: 'ERR_TOKEN' })
    await visitor.signIn('marc-delorme', 'individual')
    for (const path of [`${ASK}?state=a`, CALLBACK]) expect((await visitor.get(path)).json()).toEqual({ data: 'ERR_UNKNOWN' })
  })

  it('[P-CALL-07] says that a session is confirmed once its door accepted the code, and not before', async () => {
    const { visitor, code } = await asked(home)
    expect(await isValidated(visitor)).toEqual({ has_validate_acon_otp: false })
    const answer = await sendForm(visitor, { code })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/callback/state-1'])
    expect(await isValidated(visitor)).toEqual({ has_validate_acon_otp: true })
  })

  it('[P-CALL-07] forgets it with the session: the next one has to be confirmed again', async () => {
    const { visitor, code } = await asked(home)
    await sendForm(visitor, { code })
    await visitor.signIn('sylvie-garnier')
    expect(await isValidated(visitor)).toEqual({ has_validate_acon_otp: false })
  })

  it('takes a code typed with spaces', async () => {
    const { visitor, code } = await asked(home)
    expect((await sendForm(visitor, { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })).status).toBe(303)
  })

  it('leads back unconfirmed when it is put off', async () => {
    const { visitor } = await asked(home)
    const answer = await sendForm(visitor, { later: 'yes' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/callback/state-1'])
    expect(await isValidated(visitor)).toEqual({ has_validate_acon_otp: false })
    expect((await visitor.get('/stand-in/otp?state=state-1')).status).toBe(400)
  })

  it('answers JSON to a page that shows the door inside the portal', async () => {
    const { visitor, code } = await asked(home)
    const headers = { Accept: 'application/json' }
    const shown = await visitor.send({ path: '/stand-in/otp?state=state-1', headers })
    expect(shown.json()).toMatchObject({
      title: 'Code de vérification – Hautelisse',
      html: expect.stringContaining(code) as unknown,
    })
    expect((await sendForm(visitor, { code }, headers)).json()).toEqual({ data: '/callback/state-1' })
  })

  it('says how many tries are left, and ends the check with the fifth wrong code', async () => {
    const { visitor, code } = await asked(home)
    for (const left of ['4 essais', '3 essais', '2 essais', 'un essai']) {
      const answer = await sendForm(visitor, { code: wrong(code) })
      expect([answer.status, answer.text.includes(`Il vous reste ${left}.`)]).toEqual([400, true])
    }
    const last = await sendForm(visitor, { code: wrong(code) })
    expect(last.status).toBe(429)
    expect(last.text).toContain('cette vérification est terminée')
    expect(last.text).toContain('href="/callback/state-1"')
    const late = await sendForm(visitor, { code })
    expect([late.status, late.text.includes('La vérification a expiré')]).toEqual([400, true])
    expect(await isValidated(visitor)).toEqual({ has_validate_acon_otp: false })
  })

  it('gives no more than five tries to somebody who sends a hundred at once', async () => {
    const { visitor, code } = await asked(home, { limits: { signInsPerMinute: 1000 } })
    const answers = await Promise.all(Array.from({ length: 100 }, () => sendForm(visitor, { code: wrong(code) })))
    expect(answers.filter(({ text }) => text.includes('Il vous reste')).length).toBe(4)
    expect(answers.filter(({ status }) => status === 429).length).toBe(96)
    expect((await sendForm(visitor, { code })).status).toBe(400)
  })

  it('makes somebody wait after five wrong codes, in a new check too, and writes to them once', async () => {
    const storage = memoryStorage()
    const { visitor, code, pass } = await asked(home, { storage })
    for (let attempt = 0; attempt < 5; attempt += 1) await sendForm(visitor, { code: wrong(code) })
    await askCode(visitor, 'state-2')
    const right = await codeFor(visitor, 'state-2')
    const early = await sendForm(visitor, { state: 'state-2', code: right })
    expect([early.status, early.text.includes('Réessayez dans une minute')]).toEqual([429, true])
    const letters = await readOutbox(storage, 'sylvie-garnier')
    expect(letters.map(({ kind, subject }) => [kind, subject])).toEqual([['notice', 'Codes de vérification erronés']])
    expect(letters[0]?.text).not.toContain(code)
    pass(MINUTE)
    expect((await sendForm(visitor, { state: 'state-2', code: right })).status).toBe(303)
  })

  it('counts no try for a field that holds no six digits', async () => {
    const { visitor, code } = await asked(home)
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const answer = await sendForm(visitor, { code: ['', '12345', '1234567', 'abcdef', '<b>', '١٢٣٤٥٦'][attempt] ?? '' })
      expect([answer.status, answer.text.includes('Saisissez les 6')]).toEqual([400, true])
    }
    expect((await sendForm(visitor, { code })).status).toBe(303)
  })

  it('is the session’s own: another one neither sees the page nor uses the code', async () => {
    const { visit, visitor, code } = await asked(home)
    const other = visit()
    await other.signIn('nadia-belkhir')
    expect((await other.get('/stand-in/otp?state=state-1')).status).toBe(400)
    expect((await sendForm(other, { code })).status).toBe(400)
    await askCode(other, 'state-2')
    expect((await sendForm(other, { code })).status).toBe(400)
    expect((await sendForm(visitor, { code })).status).toBe(303)
    expect(await isValidated(other)).toEqual({ has_validate_acon_otp: false })
  })

  it('needs the form’s own token, and a form', async () => {
    const { visitor, code } = await asked(home)
    const stale = await sendForm(visitor, { code, csrf: 'another' })
    expect([stale.status, stale.text.includes('Cette page a expiré')]).toEqual([400, true])
    expect((await sendForm(visitor, { code }, { 'Content-Type': 'application/json' })).status).toBe(400)
    expect(await isValidated(visitor)).toEqual({ has_validate_acon_otp: false })
  })

  it('closes after ten minutes', async () => {
    const { visitor, code, pass } = await asked(home, { limits: { inactivityMs: 60 * MINUTE } })
    pass(10 * MINUTE)
    expect((await visitor.get('/stand-in/otp?state=state-1')).status).toBe(400)
    expect((await sendForm(visitor, { code })).status).toBe(400)
  })

  it('closes with the session', async () => {
    const { visitor, code, pass } = await asked(home, { limits: { inactivityMs: MINUTE } })
    pass(MINUTE)
    expect((await sendForm(visitor, { code })).status).toBe(400)
  })

  it('serves a state once, whatever came of it; asked for again while it is open, it stays the same check', async () => {
    const { visitor, code } = await asked(home)
    expect((await askCode(visitor)).status).toBe(200)
    expect(await codeFor(visitor)).toBe(code)
    await sendForm(visitor, { later: 'yes' })
    const spent = await askCode(visitor)
    expect([spent.status, spent.json()]).toEqual([400, { data: 'ERR_INVALID', fields: [{ path: 'state', code: 'spent' }] }])
  })

  it('closes the check before when another one is asked for', async () => {
    const { visitor, code } = await asked(home)
    await askCode(visitor, 'state-2')
    expect((await sendForm(visitor, { code })).status).toBe(400)
    expect((await askCode(visitor, 'state-1')).status).toBe(400)
  })

  it('gives a session five checks in ten minutes, and says so with its code', async () => {
    const { visitor, pass } = await asked(home, { limits: { inactivityMs: 60 * MINUTE } })
    for (let check = 2; check <= 5; check += 1) expect((await askCode(visitor, `state-${check}`)).status).toBe(200)
    const limited = await askCode(visitor, 'state-6')
    expect([limited.status, limited.json()]).toEqual([429, { data: 'ERR_LIMIT' }])
    pass(10 * MINUTE)
    expect((await askCode(visitor, 'state-7')).status).toBe(200)
  })

  it('gives a client so many codes a minute, asked for and typed, in all its sessions', async () => {
    const { visit } = startApi(home, { limits: { signInsPerMinute: 3 } })
    const [one, other] = [visit(), visit()]
    for (const visitor of [one, other]) await visitor.signIn('sylvie-garnier')
    for (const visitor of [one, other]) expect((await askCode(visitor)).status).toBe(200)
    expect((await sendForm(one, { code: '12' })).status).toBe(400)
    const limited = await sendForm(one, { code: '12' })
    expect([limited.status, limited.text.includes('Trop de tentatives')]).toEqual([429, true])
    expect((await askCode(other, 'state-2')).json()).toEqual({ data: 'ERR_LIMIT' })
  })

  it('gives the confirmed session a new id and a new token; the former id gains nothing, and ends within seconds', async () => {
    const { visit, visitor, code, pass } = await asked(home)
    const thief = visit()
    for (const [name, value] of visitor.credentials) thief.credentials.set(name, value)
    await sendForm(visitor, { code })
    expect(visitor.credentials.get(SESSION_COOKIE)).not.toBe(thief.credentials.get(SESSION_COOKIE))
    expect(visitor.credentials.get(CSRF_COOKIE)).not.toBe(thief.credentials.get(CSRF_COOKIE))
    expect(visitor.credentials.get(SESSION_ORIGIN_COOKIE)).toBe('collective')
    expect(await isValidated(thief)).toEqual({ has_validate_acon_otp: false })
    pass(5000)
    expect((await thief.get(PROFILE)).json()).toEqual({ data: 'ERR_TOKEN' })
    expect((await visitor.get(PROFILE)).status).toBe(200)
  })

  it('ends both ids with a sign-out', async () => {
    const { visit, visitor, code } = await asked(home)
    const thief = visit()
    for (const [name, value] of visitor.credentials) thief.credentials.set(name, value)
    await sendForm(visitor, { code })
    await visitor.post('/api/v3/login/oauth/logout')
    expect((await thief.get(PROFILE)).status).toBe(401)
  })

  it('goes nowhere but back into the portal, whatever the form says', async () => {
    const { visitor, code } = await asked(home)
    const answer = await sendForm(visitor, { code, redirect_uri: 'https://evil.example', returnTo: '//evil.example' })
    expect(answer.headers.get('Location')).toBe('/callback/state-1')
  })
})

describe('the drawing of the door', () => {
  const door = { state: '"><script>alert(1)</script>', csrf: '\'"&<>', code: '000123' } as const

  it('escapes everything that is put in, and holds no script and no inline style', () => {
    const { body } = renderOtp(door)
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(body).not.toMatch(/<script|\sstyle=|\son\w+=|javascript:/)
  })

  it('ties what was wrong to the field', () => {
    expect(renderOtp(door).body).not.toContain('aria-invalid')
    expect(renderOtp({ ...door, problem: 'no-code' }).body).toMatch(/aria-invalid="true" aria-describedby="door-error"/)
  })
})
