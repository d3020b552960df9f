import { companyPensionCall } from '@hautelisse/domain/consents'
import { describe, expect, it } from 'vitest'

import { memoryStorage } from '../storage/index.ts'
import { HOMES, startApi } from '../testing/index.ts'
import { MOST_CONSENTS } from './kept.ts'

const consentOf = (id: string) => `/api/v3/consents/mirror?user_id=${id}`

describe.each(HOMES)('the consent to a mirror session, in the home "%s"', (home) => {
  it('[P-CALL-83] [O-CALL-85] is answered to the person whose it is', async () => {
    const visitor = startApi(home).visit()
    await visitor.signIn('hugo-delmas')
    expect((await visitor.get(consentOf('hugo-delmas'))).json()).toEqual({ mirror_consent: true })
    await visitor.signIn('sylvie-garnier')
    expect((await visitor.get(consentOf('sylvie-garnier'))).json()).toEqual({ mirror_consent: false })
  })

  it('[P-CALL-83] is told to nobody else, known or unknown, and to nobody without an id', async () => {
    const visitor = startApi(home).visit()
    expect((await visitor.get(consentOf('hugo-delmas'))).json()).toEqual({ data: 'ERR_TOKEN' })
    await visitor.signIn('sylvie-garnier')
    for (const id of ['hugo-delmas', 'nobody', 'constructor']) {
      const other = await visitor.get(consentOf(id))
      expect([other.status, other.json()]).toEqual([404, { data: 'ERR_UNKNOWN' }])
    }
    for (const search of ['', '?user_id=', '?user_id=sylvie-garnier&more=1'])
      expect((await visitor.get(`/api/v3/consents/mirror${search}`)).status).toBe(400)
  })
})

const PENSION = '/api/v3/b2v/initialize'
const B2V = '/api/v3/consents/b2v'

describe.each(HOMES)('the consent to pass company pension data on, in the home "%s"', (home) => {
  it('[P-CALL-81] [O-CALL-86] [P-CALL-82] [O-CALL-84] [P-CONSENT-01] is told with the data, changed by its person, and shows up again', async () => {
    const api = startApi(home)
    const visitor = api.visit()
    await visitor.signIn('sylvie-garnier')
    const before = (await visitor.get(PENSION)).json()
    expect(Object.keys(before as object).toSorted()).toEqual(Object.keys(companyPensionCall.answer.shape).toSorted())
    expect(before).toMatchObject({ consent: false, last_name: 'Garnier', birth_year: 1964, date: '30/09/2026' })
    const answer = await visitor.post(B2V, { user_id: 'sylvie-garnier', b2v_consent: true })
    expect([answer.status, answer.json()]).toEqual([200, 'OK'])
    expect((await visitor.get(PENSION)).json()).toEqual({ ...(before as object), consent: true })

    // Kept beyond the session, and of nobody else.
    const later = api.visit()
    await later.signIn('sylvie-garnier')
    expect((await later.get(PENSION)).json()).toMatchObject({ consent: true })
    await later.signIn('nadia-belkhir')
    expect((await later.get(PENSION)).json()).toMatchObject({ consent: false })
  })

  it('[P-CALL-82] is changed by nobody else, and not by an employee who looks at a customer’s space', async () => {
    const visitor = startApi(home).visit()
    await visitor.signIn('sylvie-garnier')
    for (const user_id of ['nadia-belkhir', 'nobody', 'constructor'])
      expect((await visitor.post(B2V, { user_id, b2v_consent: true })).status).toBe(404)
    await visitor.signIn('hugo-delmas')
    const mirrored = await visitor.post(B2V, { user_id: 'hugo-delmas', b2v_consent: true })
    expect([mirrored.status, mirrored.json()]).toEqual([403, { data: 'ERR_MIRROR' }])
  })

  it('[P-CONSENT-01] is kept once where the same is answered again; a thousand answers are taken, and a consent is taken back in any case', async () => {
    const storage = memoryStorage()
    const visitor = startApi(home, { storage, limits: { writesPerMinute: Number.MAX_SAFE_INTEGER } }).visit()
    await visitor.signIn('sylvie-garnier')
    const answer = async (isGiven: boolean) =>
      (await visitor.post(B2V, { user_id: 'sylvie-garnier', b2v_consent: isGiven })).status
    expect([await answer(true), await answer(true), await answer(false)]).toEqual([200, 200, 200])
    expect(await storage.proofs.read('sylvie-garnier', 'b2v')).toHaveLength(2)
    for (let number = 3; number <= MOST_CONSENTS; number += 1)
      await storage.proofs.append('sylvie-garnier', { at: number, value: '{"b2v":true}' })
    expect([await answer(false), await answer(true)]).toEqual([200, 429])
    expect((await visitor.get(PENSION)).json()).toMatchObject({ consent: false })
  })

  it('[P-CALL-81] [P-CALL-82] is unknown for those who are in no scheme', async () => {
    const visitor = startApi(home).visit()
    await visitor.signIn('thomas-leroux')
    expect((await visitor.get(PENSION)).json()).toEqual({ data: 'ERR_UNKNOWN' })
    expect((await visitor.post(B2V, { user_id: 'thomas-leroux', b2v_consent: true })).status).toBe(404)
  })

  it('[P-GEN-16] is yes or no: anything else is refused with the field that is wrong', async () => {
    const visitor = startApi(home).visit()
    await visitor.signIn('sylvie-garnier')
    for (const [body, path] of [
      [{ user_id: 'sylvie-garnier' }, 'b2v_consent'],
      [{ user_id: 'sylvie-garnier', b2v_consent: 'yes' }, 'b2v_consent'],
      [{ user_id: '', b2v_consent: true }, 'user_id'],
      [{ user_id: 'sylvie-garnier', b2v_consent: true, more: 1 }, ''],
    ] as const) {
      const refused = await visitor.post(B2V, body)
      expect([refused.status, refused.json()]).toMatchObject([400, { data: 'ERR_INVALID', fields: [{ path }] }])
    }
  })
})
