import type { Provider } from '@hautelisse/domain/pension'
import { describe, expect, it } from 'vitest'

import { PEOPLE } from '../people/index.ts'
import { memoryStorage } from '../storage/index.ts'
import { HOMES, sealedCredentials, startApi, type HomeName, type Received, type Visitor } from '../testing/index.ts'
import { credentialsOf } from './accounts.ts'
import type { Credentials } from './cipher.ts'
import { makeCipherKeys } from './kept-keys.ts'

const BASE = '/api/v3/simulators/marel'
const MINUTE = 60_000

type TestApi = ReturnType<typeof startApi>
type Session = { readonly session_id: string; readonly demonstration?: { readonly code: string } }

const sessionIn = ({ text }: Received): Session => JSON.parse(text) as Session
const heardFrom = ({ status, text }: Received) => [status, (JSON.parse(text) as { data?: string }).data]

const own = (sub: string, provider: Provider): Credentials => credentialsOf(sub, provider) ?? { identifier: '', password: '' }

const signedIn = async ({ visit }: TestApi, sub: string): Promise<Visitor> => {
  const visitor = visit()
  await visitor.signIn(sub, PEOPLE.find(({ oauth_profile }) => oauth_profile.sub === sub)?.origin)
  return visitor
}

const logIn = async (visitor: Visitor, provider: Provider, typed: Credentials): Promise<Received> =>
  visitor.post(`${BASE}/login/${provider}`, await sealedCredentials(visitor, typed))

const WRONG = { identifier: '2640376990901', password: 'never-this-one' }
const giveTo = (visitor: Visitor, session_id: string, code = '000000') =>
  visitor.post(`${BASE}/login/dgfip/two-factor`, { session_id, code })

/** The code that a session was told, and one that it was not. */
const codesOf = ({ demonstration }: Session) => {
  const right = demonstration?.code ?? ''
  return { right, wrong: right === '000000' ? '000001' : '000000' }
}

const start = async (home: HomeName, sub = 'sylvie-garnier') => {
  const storage = memoryStorage()
  const api = startApi(home, home === 'page' ? {} : { storage })
  return { api, storage, visitor: await signedIn(api, sub) }
}

describe.each(HOMES)('the logins of the pension service, in the %s', (home) => {
  it('[S-CALL-26] [S-CALL-27] [MOCK-06] hands out a public key as text, the same as long as the API runs', async () => {
    const { visitor } = await start(home)
    const [first, second] = [await visitor.get(`${BASE}/key`), await visitor.get(`${BASE}/key`)]
    expect(first.headers.get('Content-Type')).toMatch(/^text\/plain/)
    expect(first.text).toMatch(/^-----BEGIN PUBLIC KEY-----\n/)
    expect(second.text).toBe(first.text)
  })

  it('[MOCK-06] makes a pair of keys of its own in each API that runs', async () => {
    const keyOf = async () => {
      const visitor = await signedIn(startApi(home, { makeKeys: makeCipherKeys }), 'sylvie-garnier')
      return visitor.get(`${BASE}/key`)
    }
    const [one, other] = [await keyOf(), await keyOf()]
    expect([one.status, other.status]).toEqual([200, 200])
    expect(one.text).not.toBe(other.text)
  })

  it('[S-CALL-09] [S-CALL-13] [S-CALL-17] [S-CALL-16] [MOCK-07] [MOCK-08] [MOCK-10] lets a person in by each provider', async () => {
    const { visitor } = await start(home)
    const keys = ['family_situation', 'professional_situation', 'professional_categories', 'session_id']
    const cnav = await logIn(visitor, 'cnav', own('sylvie-garnier', 'cnav'))
    expect([cnav.status, Object.keys(sessionIn(cnav)).toSorted()]).toEqual([200, keys.toSorted()])

    const dgfip = sessionIn(await logIn(visitor, 'dgfip', own('sylvie-garnier', 'dgfip')))
    expect(Object.keys(dgfip).toSorted()).toEqual([...keys, 'demonstration'].toSorted())
    const opened = await giveTo(visitor, dgfip.session_id, codesOf(dgfip).right)
    expect([opened.status, Object.keys(sessionIn(opened)).toSorted()]).toEqual([200, keys.toSorted()])

    const typed = own('sylvie-garnier', 'ameli')
    const ameli = sessionIn(await logIn(visitor, 'ameli', typed))
    expect(Object.keys(ameli).toSorted()).toEqual(['demonstration', 'session_id'])
    const code = { otp: codesOf(ameli).right, ...(await sealedCredentials(visitor, typed)) }
    expect((await visitor.post(`${BASE}/login/ameli/two-factor`, { ...code, session_id: null })).status).toBe(200)
  })

  it('[S-CALL-09] [S-CALL-12] [S-CALL-15] refuses a plain text, and a malformed identifier, without counting an attempt', async () => {
    const { visitor } = await start(home)
    for (const provider of ['cnav', 'dgfip', 'ameli'] as const) {
      const plain = await visitor.post(`${BASE}/login/${provider}`, own('sylvie-garnier', provider))
      expect(plain.json()).toEqual({
        data: 'ERR_INVALID',
        fields: [
          { path: 'identifier', code: 'cipher' },
          { path: 'password', code: 'cipher' },
        ],
      })
    }
    for (let tries = 0; tries < 6; tries += 1) {
      const short = await logIn(visitor, 'dgfip', { identifier: '250123456745', password: '1234567' })
      expect(short.json()).toEqual({
        data: 'ERR_INVALID',
        fields: [
          { path: 'identifier', code: 'tax-number' },
          { path: 'password', code: 'password-too-short', params: { minimum: 8 } },
        ],
      })
    }
    expect((await logIn(visitor, 'dgfip', own('sylvie-garnier', 'dgfip'))).status).toBe(200)
  })

  it.each([
    ['cnav', 5],
    ['dgfip', 5],
    ['ameli', 3],
  ] as const)(
    '[S-CONST-27] [S-CONST-28] [MAREL-138] refuses %s after %i wrong attempts, in a new session too, for half an hour',
    async (provider, most) => {
      const { api, visitor } = await start(home)
      const right = own('sylvie-garnier', provider)
      const wrong = { ...right, password: WRONG.password }
      for (let tries = 0; tries < most; tries += 1)
        expect(heardFrom(await logIn(visitor, provider, wrong))).toEqual([401, 'ERR_MAREL_LOGIN'])
      const blocked = await logIn(home === 'server' ? await signedIn(api, 'sylvie-garnier') : visitor, provider, right)
      expect([blocked.status, blocked.json()]).toEqual([
        403,
        { data: 'ERR_MAREL_BLOCKED', message: 'Trop d’essais. Réessayez à partir de 10h30.' },
      ])
      api.pass(30 * MINUTE)
      expect((await logIn(await signedIn(api, 'sylvie-garnier'), provider, right)).status).toBe(200)
    },
  )

  it('[MAREL-138] forgets wrong attempts with a right one', async () => {
    const { visitor } = await start(home)
    const right = own('sylvie-garnier', 'ameli')
    for (let rounds = 0; rounds < 2; rounds += 1) {
      for (let tries = 0; tries < 2; tries += 1) await logIn(visitor, 'ameli', { ...right, password: WRONG.password })
      expect((await logIn(visitor, 'ameli', right)).status).toBe(200)
    }
  })

  it('[S-CONST-28] [S-CALL-14] takes a code once, in time, of its own session, and three wrong ones at most', async () => {
    const { api, visitor } = await start(home)
    const credentials = own('sylvie-garnier', 'dgfip')
    const first = sessionIn(await logIn(visitor, 'dgfip', credentials))
    api.pass(9 * MINUTE)
    expect((await visitor.post(`${BASE}/login/dgfip/resend_code`, { session_id: first.session_id })).text).toBe('"OK"')
    api.pass(9 * MINUTE)
    expect((await giveTo(visitor, first.session_id, codesOf(first).right)).status).toBe(200)
    expect(heardFrom(await giveTo(visitor, first.session_id, codesOf(first).right))).toEqual([401, 'ERR_MAREL_LOGIN'])

    const second = sessionIn(await logIn(visitor, 'dgfip', credentials))
    expect(heardFrom(await giveTo(visitor, first.session_id, codesOf(second).right))).toEqual([404, 'ERR_MAREL_SESSION'])
    // The replayed code was one wrong try, two more make three.
    for (let tries = 0; tries < 2; tries += 1)
      expect(heardFrom(await giveTo(visitor, second.session_id, codesOf(second).wrong))).toEqual([401, 'ERR_MAREL_LOGIN'])
    expect(heardFrom(await giveTo(visitor, second.session_id, codesOf(second).right))).toEqual([403, 'ERR_MAREL_BLOCKED'])
  })

  it('[S-CONST-28] refuses a code that comes after ten minutes', async () => {
    const { api, visitor } = await start(home)
    const late = sessionIn(await logIn(visitor, 'dgfip', own('sylvie-garnier', 'dgfip')))
    for (let parts = 0; parts < 2; parts += 1) {
      api.pass(5 * MINUTE)
      await visitor.get(`${BASE}/key`)
    }
    expect(heardFrom(await giveTo(visitor, late.session_id, codesOf(late).right))).toEqual([401, 'ERR_MAREL_LOGIN'])
  })

  it('[S-CALL-14] sends a code again three times, and says why not a fourth', async () => {
    const { visitor } = await start(home)
    const { session_id } = sessionIn(await logIn(visitor, 'dgfip', own('sylvie-garnier', 'dgfip')))
    const again = () => visitor.post(`${BASE}/login/dgfip/resend_code`, { session_id })
    for (let times = 0; times < 3; times += 1) expect((await again()).status).toBe(200)
    expect((await again()).json()).toEqual({
      data: 'ERR_MAREL_BLOCKED',
      message: 'Le code a déjà été renvoyé trois fois. Reconnectez-vous pour en recevoir un nouveau.',
    })
  })

  it('ends a session after half an hour without use, and with the session of the portal', async () => {
    const { api, visitor } = await start(home)
    const { session_id } = sessionIn(await logIn(visitor, 'dgfip', own('sylvie-garnier', 'dgfip')))
    for (let parts = 0; parts < 6; parts += 1) {
      api.pass(5 * MINUTE)
      await visitor.get(`${BASE}/key`)
    }
    expect(heardFrom(await visitor.post(`${BASE}/login/dgfip/resend_code`, { session_id }))).toEqual([404, 'ERR_MAREL_SESSION'])

    const fresh = sessionIn(await logIn(visitor, 'dgfip', own('sylvie-garnier', 'dgfip')))
    api.pass(1)
    await visitor.signIn('sylvie-garnier')
    expect(heardFrom(await giveTo(visitor, fresh.session_id, codesOf(fresh).right))).toEqual([404, 'ERR_MAREL_SESSION'])
  })

  it('[S-CALL-10] answers 1007 for an account that was made with FranceConnect', async () => {
    const { visitor } = await start(home, 'nadia-belkhir')
    const answer = await logIn(visitor, 'cnav', { identifier: own('nadia-belkhir', 'ameli').identifier, password: 'x' })
    expect([answer.status, answer.json()]).toEqual([403, { data: 'ERR_MAREL_FRANCE_CONNECT', errorCode: 1007 }])
  })

  it('says since when somebody draws their pension', async () => {
    const { visitor } = await start(home, 'helene-fontanel')
    const answer = await logIn(visitor, 'cnav', own('helene-fontanel', 'cnav'))
    expect(answer.json()).toMatchObject({ pension_in_payment: { since: '01/05/2017' } })
  })

  it('refuses the identifier of somebody else, and a session of somebody else, like a wrong one', async () => {
    const { api, visitor } = await start(home)
    expect(heardFrom(await logIn(visitor, 'cnav', own('marc-delorme', 'cnav')))).toEqual([401, 'ERR_MAREL_LOGIN'])
    const { session_id } = sessionIn(await logIn(visitor, 'dgfip', own('sylvie-garnier', 'dgfip')))
    const other = await signedIn(api, 'bruno-castagne')
    expect(heardFrom(await giveTo(other, session_id))).toEqual([404, 'ERR_MAREL_SESSION'])
  })
})

it('keeps no identifier and no password, and tells the code to nobody outside development', async () => {
  const { api, storage, visitor } = await start('server')
  const typed = own('sylvie-garnier', 'dgfip')
  await logIn(visitor, 'dgfip', typed)
  const kept = (await storage.documents.read('sylvie-garnier', 'pension-access'))?.value ?? ''
  expect(kept).toContain('"provider":"dgfip"')
  for (const secret of [typed.identifier, typed.password]) expect(kept).not.toContain(secret)
  expect(api.errors).toEqual([])

  const real = startApi('server', { environment: 'recette' })
  const answer = await logIn(await signedIn(real, 'sylvie-garnier'), 'dgfip', typed)
  expect([answer.status, answer.text.includes('demonstration')]).toEqual([200, false])
})
