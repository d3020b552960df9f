import { PROVIDER_ADVISOR } from '@hautelisse/domain/contract'
import { describe, expect, it } from 'vitest'

import { readOutbox } from '../outbox/index.ts'
import { PEOPLE } from '../people/index.ts'
import { HOMES, sealedCredentials } from '../testing/index.ts'
import { credentialsOf } from './accounts.ts'
import { BASE, bodyOf, open, simulate, type Body } from './visit.testing.ts'

describe.each(HOMES)('the account at the pension site, in the %s', (home) => {
  const sub = 'lea-morvan'
  const NIR = '2920676990906'

  it('[S-CALL-21] [S-CALL-22] [MOCK-14] [MOCK-15] [MAREL-73] is made in two steps by the person it belongs to, and lets them in', async () => {
    const { visitor, storage } = await open(home, sub, 'dgfip')
    const { identifier, password } = await sealedCredentials(visitor, { identifier: NIR, password: 'Ourdissoir-1' })
    const { identifier: other } = await sealedCredentials(visitor, { identifier: '2640376990901', password: 'x' })
    const first = { identifier, last_name: 'morvan', birth_date: '18/06/1992', email: 'lea@example.com' }
    const second = { identifier, password, secret_question: 'Où ?', secret_answer: 'À Rouen' }
    const tried = async (path: string, body: Body) => bodyOf(await visitor.post(`${BASE}/register/${path}`, body))
    expect(await tried('second', second)).toMatchObject({ fields: [{ path: 'identifier' }] })
    expect(await tried('first', { ...first, identifier: other })).toMatchObject({ fields: [{ path: 'identifier' }] })
    expect(await tried('first', { ...first, identifier: 'plain' })).toMatchObject({
      fields: [{ path: 'identifier', code: 'cipher' }],
    })
    expect(await tried('first', { ...first, last_name: 'Garnier' })).toMatchObject({ fields: [{ path: 'last_name' }] })
    expect(await tried('first', { ...first, birth_date: '19/06/1992' })).toMatchObject({ fields: [{ path: 'birth_date' }] })
    expect(await tried('first', first)).toEqual({})
    expect(await tried('second', { ...second, password: 'plain' })).toMatchObject({
      fields: [{ path: 'password', code: 'cipher' }],
    })
    const short = await sealedCredentials(visitor, { identifier: NIR, password: 'court' })
    expect(await tried('second', { ...second, ...short })).toMatchObject({ fields: [{ code: 'password-too-short' }] })
    expect(await tried('second', second)).toEqual({})
    expect(await tried('first', first)).toMatchObject({ fields: [{ path: 'identifier', code: 'taken' }] })
    expect((await visitor.post(`${BASE}/login/cnav`, { identifier, password })).status).toBe(200)
    const kept = (await storage.documents.read(sub, 'pension-site'))?.value ?? ''
    for (const secret of ['ourdissoir-1', 'rouen', NIR]) expect(kept.toLowerCase()).not.toContain(secret)
  })

  it('[S-CALL-23] [S-CALL-24] [S-CALL-25] [MOCK-16] [MOCK-17] [S-ERR-18] gives a forgotten password back, after the secret question alone', async () => {
    const { visitor, storage } = await open(home, 'sylvie-garnier')
    const { identifier } = await sealedCredentials(visitor, { identifier: '2640376990901', password: 'x' })
    const { identifier: nobody } = await sealedCredentials(visitor, { identifier: NIR, password: 'x' })
    // Nobody is signed in at that site yet: no session is named.
    const ask = async (path: string, body: Body) => visitor.post(`${BASE}/forgot-password/${path}`, body)
    expect(bodyOf(await ask('first', { identifier: 'plain' }))['data']).toBe('ERR_INVALID')
    expect(bodyOf(await ask('first', { identifier: nobody }))).toEqual({
      data: 'ERR_MAREL_ACCOUNT',
      message: expect.stringMatching(/^Aucun compte/) as string,
    })
    expect(bodyOf(await ask('first', { identifier }))).toEqual({ valeur: 'Quel fut votre premier métier à tisser ?' })
    const right = { identifier, secret_answer: ' JACQUARD', birth_date: '12/03/1964' }
    for (const wrong of [{ secret_answer: 'Jenny' }, { birth_date: '13/03/1964' }, { identifier: nobody }]) {
      const refusal = await ask('second', { ...right, ...wrong })
      expect([refusal.status, bodyOf(refusal)['data']]).toEqual([403, 'ERR_MAREL_ANSWER'])
    }
    expect(bodyOf(await ask('second', { ...right, identifier: 'plain' }))['data']).toBe('ERR_INVALID')
    expect(bodyOf(await ask('second', right))).toEqual({})
    const old = await sealedCredentials(visitor, credentialsOf('sylvie-garnier', 'cnav') ?? { identifier: '', password: '' })
    expect((await visitor.post(`${BASE}/login/cnav`, old)).status).toBe(401)
    const [letter] = await readOutbox(storage, 'sylvie-garnier')
    const password = letter?.text.split(' : ')[1] ?? ''
    const fresh = await sealedCredentials(visitor, { identifier: '2640376990901', password })
    expect((await visitor.post(`${BASE}/login/cnav`, fresh)).status).toBe(200)
    expect((await storage.documents.read('sylvie-garnier', 'pension-site'))?.value).not.toContain(password)
  })
})

describe.each(HOMES)('attempts at the secret question, in the %s', (home) => {
  it('[MAREL-138] [S-ERR-17] refuses the answer after five wrong ones for half an hour, and the login all the same lets the person in', async () => {
    const { api, visitor } = await open(home, 'sylvie-garnier')
    const typed = credentialsOf('sylvie-garnier', 'cnav') ?? { identifier: '', password: '' }
    const { identifier } = await sealedCredentials(visitor, typed)
    const answer = async (secret_answer: string) => {
      const body = { session_id: null, identifier, secret_answer, birth_date: '12/03/1964' }
      const { status, text } = await visitor.post(`${BASE}/forgot-password/second`, body)
      return [status, bodyOf({ text })]
    }
    for (let tries = 0; tries < 5; tries += 1) expect(await answer('Jenny')).toEqual([403, { data: 'ERR_MAREL_ANSWER' }])
    const blocked = { data: 'ERR_MAREL_BLOCKED', message: 'Trop d’essais. Réessayez à partir de 10h30.' }
    expect(await answer('Jacquard')).toEqual([403, blocked])
    expect((await visitor.post(`${BASE}/login/cnav`, await sealedCredentials(visitor, typed))).status).toBe(200)
    api.pass(30 * 60_000)
    await visitor.signIn('sylvie-garnier', 'collective')
    expect(await answer('Jacquard')).toEqual([200, {}])
  })
})

it('[P-CALL-97] [S-CALL-07] [S-ROLE-02] tells the advisor that the estimator was opened: the own one, and nobody else', async () => {
  const { visitor, storage } = await open('server', 'marc-delorme')
  const advisor_email = PEOPLE.find(({ oauth_profile: { sub } }) => sub === 'marc-delorme')?.[PROVIDER_ADVISOR]?.email
  const load = (body: Body) =>
    visitor.post('/api/v2/services/mail-handler/load-marel', { user_id: 'marc-delorme', advisor_email, ...body })
  expect((await load({ advisor_email: 'nobody@example.org' })).status).toBe(400)
  expect((await load({ user_id: 'sylvie-garnier' })).status).toBe(404)
  expect(bodyOf(await load({}))).toBe('OK')
  expect(await readOutbox(storage, 'marc-delorme')).toMatchObject([{ kind: 'notice', to: advisor_email }])
})

it('[MAREL-29] keeps no secret in storage, outbox or answers', async () => {
  const { visitor, storage, session_id } = await open('server', 'sylvie-garnier')
  const answer = await simulate(visitor, 'sylvie-garnier', session_id)
  await visitor.post(`${BASE}/save`, { user_id: 'sylvie-garnier', session_id })
  const names = ['pension-access', 'pension-draft', 'pension-saved', 'pension-site', 'outbox']
  const kept = await Promise.all(names.map(async (name) => (await storage.documents.read('sylvie-garnier', name))?.value ?? ''))
  for (const text of [...kept, answer.text]) {
    for (const secret of ['Fil-de-trame-1', '2640376990901']) expect(text).not.toContain(secret)
  }
})
