import { outboxAnswer } from '@hautelisse/domain/contract'
import { describe, expect, it } from 'vitest'

import {
  confirmByCode,
  DECLARATION,
  HOMES,
  IDENTITY,
  keyed,
  pdf,
  startApi,
  type HomeName,
  type Visitor,
} from '../testing/index.ts'

const S2E = '/api/v2/services/api-s2e'
const AUBRENNE = 'ent-aubrenne'
const SYLVIE = 'sylvie-garnier'

const open = async (home: HomeName, sub = SYLVIE) => {
  const visitor = startApi(home).visit()
  await visitor.signIn(sub)
  await confirmByCode(visitor)
  return visitor
}

type Profile = Readonly<Record<string, unknown>>

const profileOf = async (visitor: Visitor, family: 's2e' | 'ais' = 's2e'): Promise<Profile> => {
  const answer = (await visitor.post(`/api/v2/services/api-${family}/profile`, {})).json()
  return (answer as Readonly<Record<string, Profile>>)[`${family}_profile`] ?? {}
}

const context = async (visitor: Visitor, name: 'identity' | 'address', company = AUBRENNE) =>
  visitor.get(`${S2E}/context/${name}?main_company_id=${company}`)

const patch = (visitor: Visitor, what: string, body: unknown, key = 'one') =>
  visitor.send({ method: 'PATCH', path: `${S2E}/profile/update-${what}`, body, headers: keyed(key) })

const post = (visitor: Visitor, what: string, body: unknown, files = [pdf()], key = 'one') =>
  visitor.send({ method: 'POST', path: `${S2E}/profile/update-${what}`, body, files, headers: keyed(key) })

const outbox = async (visitor: Visitor) => outboxAnswer.parse((await visitor.get('/api/outbox')).json())

const refusal = (answer: { readonly status: number; readonly json: () => unknown }) => {
  const { errorData, fields } = answer.json() as {
    readonly errorData: string
    readonly fields?: readonly { code: string; path: string }[]
  }
  return [answer.status, errorData, ...(fields ?? []).map(({ code, path }) => `${path}: ${code}`)]
}

const ADDRESS = { street_line: '3 rue Haute', zip_postal_code: '76000', locality: 'Rouen', country: 'FR' }
const MOVE = { main_company_id: AUBRENNE, address: ADDRESS, proof: 'BILL' }
const RENAME = { main_company_id: AUBRENNE, identity: IDENTITY, proof: 'JUDGMENT' }
const DECLARE = { main_company_id: 'ent-groupe-aubrenne', declaration: DECLARATION }

const paymentBlockings = async (visitor: Visitor, company: string): Promise<unknown> => {
  const answer = (await visitor.get(`${S2E}/context/voluntary-payment?main_company_id=${company}`)).json()
  return (answer as { readonly blockings: unknown }).blockings
}

describe.each(HOMES)('the profile, in the home "%s"', (home) => {
  it('[P-CALL-41] [P-CALL-42] [O-CALL-28] [O-CALL-29] [CTX-12] [CTX-13] [PROF-12] each company says how its people change identity and address', async () => {
    const visitor = await open(home)
    expect((await context(visitor, 'identity')).json()).toMatchObject({
      input_mode: 'UPLOAD',
      civil: { birth_name: 'Marchand', birth_date: '12/03/1964', birth_place: 'Dieppe' },
    })
    expect((await context(visitor, 'address')).json()).toMatchObject({
      input_mode: 'TSA_OR_UPLOAD',
      tsa_address: { street_line: 'TSA 40081', zip_postal_code: '76909' },
      validation_state: 'VIDE',
    })
    for (const name of ['identity', 'address'] as const) {
      expect(refusal(await context(visitor, name, 'ent-carmandel'))).toEqual([404, 'ERR_UNKNOWN'])
      expect((await visitor.get(`${S2E}/context/${name}`)).status).toBe(400)
    }
  })

  it('[P-CALL-18] [O-CALL-58] bank accounts of the retirement family are read alone', async () => {
    const visitor = await open(home, 'nadia-belkhir')
    const answer = (await visitor.get('/api/v2/services/api-ais/profile/bank-coordinates')).json()
    expect(answer).toEqual({ bank_accounts: (await profileOf(visitor, 'ais'))['bank_accounts'] })
  })

  it('[P-CALL-49] [O-CALL-34] [PERS-06] an e-mail address is in force at once, in both families, and is told to the former one and the mobile', async () => {
    const visitor = await open(home)
    expect((await patch(visitor, 'email', { email: ' sylvie@example.org ' })).json()).toBe('OK')
    expect([await profileOf(visitor), await profileOf(visitor, 'ais')].map(({ email }) => email)).toEqual([
      'sylvie@example.org',
      'sylvie@example.org',
    ])
    const letters = (await outbox(visitor)).slice(0, 2)
    expect(letters.map(({ to }) => to).toSorted()).toEqual(['0639984081', 'sylvie-garnier@example.com'])
    for (const { subject, text } of letters) expect(`${subject} ${text}`).not.toMatch(/@|\d{6}/)
  })

  it('[PROF-10] the same address in other capitals sends nothing, and a second sending of one request tells once', async () => {
    const visitor = await open(home)
    const before = (await outbox(visitor)).length
    await patch(visitor, 'email', { email: 'SYLVIE-GARNIER@example.com' })
    expect((await outbox(visitor)).length).toBe(before)
    for (const key of ['same', 'same']) await patch(visitor, 'email', { email: 's@example.org' }, key)
    expect((await outbox(visitor)).length).toBe(before + 2)
    expect(refusal(await patch(visitor, 'email', { email: 's@example' }, 'other'))).toEqual([400, 'ERR_INVALID', 'email: wrong'])
  })

  it('[P-CALL-50] [O-CALL-35] a personal number is changed and removed at once, and is told to nobody', async () => {
    const visitor = await open(home)
    const before = (await outbox(visitor)).length
    await patch(visitor, 'personal-phone', { personal_phone: '02 99 00 40 81' })
    expect((await profileOf(visitor))['personal_phone']).toBe('0299004081')
    await patch(visitor, 'personal-phone', { personal_phone: '' }, 'two')
    expect(await profileOf(visitor)).not.toHaveProperty('personal_phone')
    expect((await outbox(visitor)).length).toBe(before)
    expect(refusal(await patch(visitor, 'personal-phone', { personal_phone: '12' }, 'three'))[2]).toBe('personal_phone: wrong')
  })

  it('[P-CALL-51] [O-CALL-37] [PROF-01] [PERS-05] an identity keeps its former values until the second working day, then shows the new ones', async () => {
    const visitor = await open(home)
    expect((await post(visitor, 'identity', RENAME)).json()).toBe('OK')
    expect((await profileOf(visitor))['last_name']).toBe('Garnier')
    expect((await context(visitor, 'identity')).json()).toMatchObject({ pending: { ...IDENTITY, shown_on: '24/11/2026' } })
    expect(refusal(await post(visitor, 'identity', RENAME, [pdf()], 'two'))).toEqual([409, 'ERR_CONFLICT', ': under-way'])
    await visitor.post('/api/clock', { days: 3 })
    expect((await profileOf(visitor))['last_name']).toBe('Garnier')
    await visitor.post('/api/clock', { days: 1 })
    expect([(await profileOf(visitor))['last_name'], (await profileOf(visitor, 'ais'))['last_name']]).toEqual([
      'Marchand',
      'Marchand',
    ])
    expect((await context(visitor, 'identity')).json()).not.toHaveProperty('pending')
  })

  it('[PROF-06] [O-CALL-41] [CTX-13] an address with its document is looked at, then shown', async () => {
    const visitor = await open(home)
    expect((await post(visitor, 'address', MOVE)).json()).toBe('OK')
    expect((await context(visitor, 'address')).json()).toMatchObject({ validation_state: 'EN_COURS', pending: ADDRESS })
    await visitor.post('/api/clock', { days: 4 })
    expect((await profileOf(visitor))['address']).toEqual(ADDRESS)
    expect((await context(visitor, 'address')).json()).toMatchObject({ validation_state: 'VIDE' })
  })

  it('[PERS-01] [PERS-02] a declaration lifts the blocking of payments, switches and releases at once, and asks for no document', async () => {
    const visitor = await open(home)
    expect(await paymentBlockings(visitor, 'ent-groupe-aubrenne')).toEqual(['DONNEES_PERSO'])
    expect((await post(visitor, 'identity', DECLARE, [])).json()).toBe('OK')
    expect(await paymentBlockings(visitor, 'ent-groupe-aubrenne')).toEqual([])
    const switching = await visitor.get(`${S2E}/context/arbitration?main_company_id=ent-groupe-aubrenne`)
    expect(switching.json()).toMatchObject({ blockings: [] })
    expect((await context(visitor, 'identity')).json()).toMatchObject({
      declaration: { ...DECLARATION, declared_on: '20/11/2026' },
    })
    await visitor.post('/api/clock', { days: 1096 })
    expect(await paymentBlockings(visitor, AUBRENNE)).toEqual(['DONNEES_PERSO'])
  })

  it('[PERS-02] a US person is blocked for payments and switches, and is paid out', async () => {
    const visitor = await open(home)
    await post(visitor, 'identity', { ...DECLARE, declaration: { ...DECLARATION, us_person: true } }, [])
    expect(await paymentBlockings(visitor, AUBRENNE)).toEqual(['US_PERSON'])
    const refund = await visitor.post(`${S2E}/refunds/contexts`, {
      type: 'REMBOURSEMENT_DISPONIBLE',
      id: `${AUBRENNE}.REMBOURSEMENT_DISPONIBLE`,
    })
    expect(refund.json()).toMatchObject({ blocages: [], autorisation: true })
  })

  it('[PERS-03] for 72 hours after a change of e-mail a bank account is not changed online, and the context says until when', async () => {
    const visitor = await open(home)
    expect((await context(visitor, 'identity')).json()).not.toHaveProperty('bank_online_from')
    await patch(visitor, 'email', { email: 's@example.org' })
    expect((await context(visitor, 'identity')).json()).toMatchObject({ bank_online_from: '23/11/2026' })
    await visitor.post('/api/clock', { days: 3 })
    expect((await context(visitor, 'identity')).json()).not.toHaveProperty('bank_online_from')
  })

  it('[PERS-04] a move to another country asks for the declaration again', async () => {
    const visitor = await open(home)
    await post(visitor, 'identity', DECLARE, [])
    await post(visitor, 'address', { ...MOVE, address: { ...ADDRESS, country: 'BE', zip_postal_code: '1000' } }, [pdf()], 'two')
    expect(await paymentBlockings(visitor, AUBRENNE)).toEqual(['DONNEES_PERSO'])
    expect((await context(visitor, 'identity')).json()).not.toHaveProperty('declaration')
  })

  it.each([
    [
      'CORRESPONDANT keeps identity with the company',
      'nadia-belkhir',
      'identity',
      { ...RENAME, main_company_id: 'ent-carmandel' },
    ],
    ['TSA takes identity by post', 'camille-verdier', 'identity', { ...RENAME, main_company_id: 'ent-ormeraie' }],
    ['TSA takes an address by post', 'camille-verdier', 'address', { ...MOVE, main_company_id: 'ent-ormeraie' }],
  ])('[PROF-05] [PROF-06] %s: nothing comes online', async (_, sub, what, body) => {
    expect(refusal(await post(await open(home, sub), what, body))).toEqual([409, 'ERR_CONFLICT', ': not-online'])
  })

  it.each([
    [
      'markup in a name',
      'identity',
      { ...RENAME, identity: { ...IDENTITY, last_name: '<b>Roux</b>' } },
      'identity.last_name: wrong',
    ],
    [
      'a formula in a name',
      'identity',
      { ...RENAME, identity: { ...IDENTITY, first_name: '=1+1' } },
      'identity.first_name: wrong',
    ],
    [
      'a formula in a street',
      'address',
      { ...MOVE, address: { ...ADDRESS, street_line: '=cmd()' } },
      'address.street_line: wrong',
    ],
    ['a document of one page for three', 'address', { ...MOVE, proof: 'HOSTED' }, 'files: required'],
    ['neither identity nor declaration', 'identity', { main_company_id: AUBRENNE }, 'identity: required'],
  ])('[PERS-07] refuses %s', async (_, what, body, problem) => {
    expect(refusal(await post(await open(home), what, body))).toEqual([400, 'ERR_INVALID', problem])
  })

  it('[PERS-07] refuses a file that is not what it says', async () => {
    const disguised = new File(['<html>'], 'facture.pdf', { type: 'application/pdf' })
    const answer = await post(await open(home), 'address', MOVE, [disguised])
    expect([answer.status, refusal(answer)[1]]).toEqual([400, 'ERR_INVALID'])
  })

  it('[PROF-09] [PROF-13] [PERS-07] without the code of the session, without a mobile, and from a mirror nothing is changed', async () => {
    const visitor = startApi(home).visit()
    await visitor.signIn(SYLVIE)
    for (const answer of [
      await patch(visitor, 'email', { email: 'a@example.org' }),
      await patch(visitor, 'personal-phone', { personal_phone: '' }),
      await post(visitor, 'identity', RENAME),
      await post(visitor, 'address', MOVE),
    ])
      expect(refusal(answer)).toEqual([403, 'ERR_OTP'])
    const mirror = startApi(home).visit()
    await mirror.signIn('hugo-delmas')
    expect(refusal(await patch(mirror, 'email', { email: 'a@example.org' }))).toEqual([403, 'ERR_MIRROR'])
    const bruno = startApi(home).visit()
    await bruno.signIn('bruno-castagne')
    expect(refusal(await patch(bruno, 'email', { email: 'a@example.org' }))).toEqual([403, 'ERR_OTP'])
  })

  it('[PERS-08] who holds no employee savings changes nothing here', async () => {
    const thomas = await open(home, 'thomas-leroux')
    expect(refusal(await patch(thomas, 'email', { email: 'a@example.org' }))).toEqual([404, 'ERR_UNKNOWN'])
    const helene = startApi(home).visit()
    await helene.signIn('helene-fontanel', 'individual_transmission')
    expect(refusal(await patch(helene, 'email', { email: 'a@example.org' }))).toEqual([404, 'ERR_UNKNOWN'])
  })
})
