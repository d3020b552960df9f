import { compareHolder } from '@hautelisse/domain/bank-account'
import { outboxAnswer } from '@hautelisse/domain/contract'
import { describe, expect, it } from 'vitest'

import { PEOPLE } from '../people/index.ts'
import {
  confirmByCode,
  HOMES,
  keyed,
  pdf,
  releaseBody,
  startApi,
  type HomeName,
  type Received,
  type Visitor,
} from '../testing/index.ts'
import { readRib } from './rib.ts'

const S2E = '/api/v2/services/api-s2e'
const UPDATE = `${S2E}/profile/update-bank-account-coordinates`
const CONTEXT = `${S2E}/context/bank_account?main_company_id=ent-aubrenne`
const IBAN = 'FR1420041010050500013M02606'
const OTHER = 'FR7611111000010000099999902'
const [SECOND, MINUTE] = [1000, 60_000]

const body = (change: object = {}) => ({
  main_company_id: 'ent-aubrenne',
  purposes: ['VIREMENT'],
  country: 'FR',
  holder: 'Sylvie Garnier',
  iban: IBAN,
  bic: null,
  ...change,
})

type Asked = {
  readonly request_id: string
  readonly signature: string
  readonly sent_to: string | null
  readonly expires_at: string | null
  readonly demonstration?: string
  readonly payee: { readonly result: string; readonly name: string | null }
}

const start = async (home: HomeName, sub = 'sylvie-garnier') => {
  const api = startApi(home)
  const visitor = api.visit()
  await visitor.signIn(sub)
  await confirmByCode(visitor)
  return { ...api, visitor }
}

const update = (visitor: Visitor, key: string, change: object = {}, files: readonly File[] = [pdf('rib.pdf')]) =>
  visitor.send({ method: 'POST', path: UPDATE, body: body(change), files, headers: keyed(key) })
const ask = async (visitor: Visitor, key: string, change: object = {}): Promise<Asked> =>
  (await update(visitor, key, change)).json() as Asked
const sign = (visitor: Visitor, key: string, signed: object) =>
  visitor.send({ method: 'POST', path: `${UPDATE}/signature`, body: { certified: true, ...signed }, headers: keyed(key) })
const signed = async (visitor: Visitor, key: string, change: object = {}): Promise<Asked> => {
  const asked = await ask(visitor, key, change)
  await sign(visitor, `${key} signed`, { request_id: asked.request_id, code: asked.demonstration })
  return asked
}
const another = (visitor: Visitor, id: string) => visitor.post(`${UPDATE}/${id}/code`)
const cancel = (visitor: Visitor, id: string, key = 'cancel') =>
  visitor.send({ method: 'DELETE', path: `${UPDATE}/${id}`, headers: keyed(key) })
const problemOf = (answer: Received) => {
  const { errorData, fields } = answer.json() as { readonly errorData: string; readonly fields?: readonly unknown[] }
  return [answer.status, errorData, ...(fields ?? [])]
}
/** Status and code of a refusal, whatever it says of fields. */
const refusalOf = (answer: Received) => problemOf(answer).slice(0, 2)
const wrongOf = ({ demonstration = '' }: Asked) => String((Number(demonstration) + 1) % 1_000_000).padStart(6, '0')
const accountsOf = async (visitor: Visitor) =>
  ((await visitor.post(`${S2E}/profile`)).json() as { s2e_profile: { bank_accounts: readonly object[] } }).s2e_profile
const letters = async (visitor: Visitor) => outboxAnswer.parse((await visitor.get('/api/outbox')).json())
const move = (visitor: Visitor, days: number) => visitor.post('/api/clock', { days })

describe.each(HOMES)('a bank account, in the home "%s"', (home) => {
  it('[P-CALL-43] [O-CALL-30] [BANK-02] [BANK-08] the context says what may be changed, where papers go, and how it is signed', async () => {
    const { visitor } = await start(home)
    expect((await visitor.get(CONTEXT)).json()).toEqual({
      tsa_address: expect.objectContaining({ street_line: 'TSA 40081', zip_postal_code: '76909' }),
      transfer: { modification: true, state: 'VIDE', debit_authorization: true, input_mode: 'DATA_AND_UPLOAD' },
      debit: { modification: true, state: 'VALIDE', input_mode: 'DATA_AND_UPLOAD' },
      signature: {
        max_attachment_size: 2_000_000,
        authorized_countries: ['FR', 'BE', 'LU'],
        authorized_signature: true,
        valid_mobile_phone: true,
        ladrad_authorization: true,
      },
    })
    expect((await visitor.get(CONTEXT.replace('ent-aubrenne', 'ent-lison'))).status).toBe(404)
  })

  it('[BANK-01] [P-CALL-52] [P-CALL-54] [O-CALL-38] [O-CALL-40] [RIB-10] [P-BANNER-06] is asked for, signed, awaited, then used', async () => {
    const { visitor } = await start(home)
    const asked = await ask(visitor, 'one')
    expect(asked).toMatchObject({
      request_id: '41720001',
      signature: 'CODE',
      sent_to: '06 •• •• •• 81',
      expires_at: '2026-11-20T09:05:00.000Z',
      payee: { result: 'match', name: null },
    })
    expect((await sign(visitor, 'two', { request_id: '41720001', code: asked.demonstration })).json()).toBe('OK')
    const pending = { request_id: '41720001', iban_end: '2606', usable_on: '24/11/2026' }
    expect((await visitor.get(CONTEXT)).json()).toMatchObject({ transfer: { state: 'VIDE', pending } })
    expect(await accountsOf(visitor)).toMatchObject({
      bank_accounts: [expect.objectContaining({ type: 'PRELEVEMENT' })],
      awaited_bank_accounts: [{ purposes: ['VIREMENT'], usable_on: '24/11/2026' }],
    })
    await move(visitor, 4)
    await visitor.signIn('sylvie-garnier')
    expect(await accountsOf(visitor)).toMatchObject({
      bank_accounts: [
        expect.objectContaining({ type: 'PRELEVEMENT', iban: 'FR7699999000010000048217651' }),
        { type: 'VIREMENT', iban: IBAN, bic: '', warrant: null },
      ],
      awaited_bank_accounts: [],
    })
    expect((await visitor.get(CONTEXT)).json()).toMatchObject({ transfer: { state: 'VALIDE' } })
  })

  it('[RIB-09] a new debit account keeps the reference of the mandate', async () => {
    const { visitor } = await start(home)
    await signed(visitor, 'one', { purposes: ['VIREMENT', 'PRELEVEMENT'] })
    await move(visitor, 4)
    await visitor.signIn('sylvie-garnier')
    expect(await accountsOf(visitor)).toMatchObject({
      bank_accounts: [
        { type: 'VIREMENT', iban: IBAN },
        { type: 'PRELEVEMENT', iban: IBAN, warrant: { rum: 'RUM-0048-2201', ics: 'FR00ZZZ999999' } },
      ],
    })
  })

  it('[RIB-15] the same request again, after a lost answer, sends no other code and gives the same answer', async () => {
    const { visitor } = await start(home)
    const first = await ask(visitor, 'one')
    expect(await ask(visitor, 'one')).toEqual(first)
    expect((await letters(visitor)).filter(({ kind }) => kind === 'code')).toHaveLength(1)
    const signature = { request_id: first.request_id, code: first.demonstration }
    expect((await sign(visitor, 'two', signature)).json()).toBe('OK')
    expect((await sign(visitor, 'two', signature)).json()).toBe('OK')
    expect((await letters(visitor)).filter(({ kind }) => kind === 'notice')).toHaveLength(2)
  })

  it('[RIB-14] what is sent tells e-mail and mobile, and holds no full IBAN; the code is in no notice and no subject', async () => {
    const { visitor } = await start(home)
    const { demonstration = '' } = await signed(visitor, 'one')
    const sent = await letters(visitor)
    expect(sent.map(({ kind, to }) => [kind, to])).toEqual([
      ['notice', '0639984081'],
      ['notice', 'sylvie-garnier@example.com'],
      ['code', '0639984081'],
    ])
    for (const { subject, text, kind } of sent) {
      expect(`${subject} ${text}`.replaceAll(' ', '')).not.toContain(IBAN)
      expect(subject).not.toMatch(/\d/)
      expect(text.includes(demonstration)).toBe(kind === 'code')
    }
    expect(sent[0]?.text).toContain('finit par 2606')
    expect(sent[0]?.text).toContain('à partir du 24/11/2026')
  })

  it('[RIB-16] a request is taken back until its account is in force, once', async () => {
    const { visitor } = await start(home)
    const { request_id } = await signed(visitor, 'one')
    expect((await cancel(visitor, request_id)).json()).toBe('OK')
    expect((await cancel(visitor, request_id)).json()).toBe('OK')
    expect(problemOf(await cancel(visitor, request_id, 'again'))).toEqual([409, 'ERR_CONFLICT', { path: '', code: 'too-late' }])
    expect((await letters(visitor))[0]?.text).toContain('a été annulée')
    await move(visitor, 7)
    await visitor.signIn('sylvie-garnier')
    await confirmByCode(visitor)
    expect((await visitor.get(CONTEXT)).json()).toMatchObject({ transfer: { state: 'VIDE' } })
    const later = await signed(visitor, 'later')
    await move(visitor, 7)
    await visitor.signIn('sylvie-garnier')
    await confirmByCode(visitor)
    expect(problemOf(await cancel(visitor, later.request_id, 'late'))).toEqual([
      409,
      'ERR_CONFLICT',
      { path: '', code: 'too-late' },
    ])
    expect((await cancel(visitor, 'none', 'none')).status).toBe(404)
  })
})

describe('what the payee check changes', () => {
  it('[RIB-08] a close name is shown and must be recognised before the code signs', async () => {
    const { visitor } = await start('page')
    const asked = await ask(visitor, 'one', { iban: 'FR7630006000011234567890189', holder: 'Sylvie Garnier' })
    expect(asked).toMatchObject({ signature: 'CODE', payee: { result: 'close', name: 'Sylvie Garnier-Lemoine' } })
    const signature = { request_id: asked.request_id, code: asked.demonstration }
    expect(problemOf(await sign(visitor, 'two', signature))).toEqual([
      400,
      'ERR_INVALID',
      { path: 'payee_confirmed', code: 'required' },
    ])
    expect((await sign(visitor, 'three', { ...signature, payee_confirmed: true })).json()).toBe('OK')
  })

  it('[RIB-08] an account of somebody else goes by post, and no code is sent', async () => {
    const { visitor } = await start('page')
    expect(await ask(visitor, 'one', { iban: 'FR7610107001011234567890129' })).toMatchObject({
      signature: 'COURRIER',
      sent_to: null,
      expires_at: null,
      payee: { result: 'none' },
    })
    expect(await ask(visitor, 'two', { holder: 'Paul Mercier' })).toMatchObject({
      signature: 'COURRIER',
      payee: { result: 'none' },
    })
    expect(await letters(visitor)).toEqual([])
    expect(refusalOf(await sign(visitor, 'three', { request_id: '41720001', code: '123456' }))).toEqual([403, 'ERR_REFUSED'])
  })

  it('[RIB-08] [RIB-10] a bank that does not answer makes it five working days; a debit has no such check', async () => {
    const { visitor } = await start('page')
    await signed(visitor, 'one', { country: 'BE', iban: 'BE68539007547034' })
    expect((await visitor.get(CONTEXT)).json()).toMatchObject({ transfer: { pending: { usable_on: '27/11/2026' } } })
    expect(await signed(visitor, 'two', { purposes: ['PRELEVEMENT'] })).toMatchObject({
      payee: { result: 'unavailable', name: null },
    })
    expect((await visitor.get(CONTEXT)).json()).toMatchObject({ debit: { pending: { usable_on: '24/11/2026' } } })
  })

  it('[RIB-07] no seeded person is another one to a bank', () => {
    for (const one of PEOPLE) {
      for (const other of PEOPLE) {
        const { given_name: first = '', family_name: last = '' } = other.oauth_profile
        const { name = '' } = one.oauth_profile
        expect([name, first, last, compareHolder(name, { first, last })]).toEqual([
          name,
          first,
          last,
          one === other ? 'match' : 'none',
        ])
      }
    }
  })
})

describe('attacks on a signature', () => {
  it('[RIB-17] another person’s request is not there', async () => {
    const { visitor, visit } = await start('server')
    const asked = await ask(visitor, 'one')
    const stranger = visit()
    await stranger.signIn('nadia-belkhir')
    await confirmByCode(stranger)
    const signature = { request_id: asked.request_id, code: asked.demonstration }
    expect(refusalOf(await sign(stranger, 'two', signature))).toEqual([404, 'ERR_UNKNOWN'])
    expect((await another(stranger, asked.request_id)).status).toBe(404)
    expect((await cancel(stranger, asked.request_id)).status).toBe(404)
    expect((await stranger.get(`${UPDATE}/${asked.request_id}/document`)).status).toBe(404)
  })

  it('[RIB-17] a request is signed once', async () => {
    const { visitor } = await start('server')
    const asked = await signed(visitor, 'one')
    expect(problemOf(await sign(visitor, 'again', { request_id: asked.request_id, code: asked.demonstration }))).toEqual([
      409,
      'ERR_CONFLICT',
      { path: '', code: 'already-signed' },
    ])
  })

  it('[RIB-17] an old code signs nothing: one that another took the place of, one that is over', async () => {
    const { visitor, pass } = await start('server')
    const asked = await ask(visitor, 'one')
    expect(refusalOf(await another(visitor, asked.request_id))).toEqual([429, 'ERR_LIMIT'])
    pass(30 * SECOND)
    const next = (await another(visitor, asked.request_id)).json() as Asked & { readonly left: number }
    expect(next).toMatchObject({ sent_to: '06 •• •• •• 81', left: 1 })
    expect(problemOf(await sign(visitor, 'old', { request_id: asked.request_id, code: asked.demonstration }))).toEqual([
      400,
      'ERR_INVALID',
      { path: 'code', code: 'wrong', params: { left: 2 } },
    ])
    pass(5 * MINUTE)
    expect(problemOf(await sign(visitor, 'over', { request_id: asked.request_id, code: next.demonstration }))).toEqual([
      400,
      'ERR_INVALID',
      { path: 'code', code: 'over' },
    ])
    const last = (await another(visitor, asked.request_id)).json() as Asked
    pass(30 * SECOND)
    expect(problemOf(await another(visitor, asked.request_id))).toMatchObject([403, 'ERR_REFUSED', { code: 'no-more-codes' }])
    expect((await sign(visitor, 'last', { request_id: asked.request_id, code: last.demonstration })).json()).toBe('OK')
  })

  it('[RIB-17] a request that was replaced after its code was sent is signed by nothing; its code does not sign the other', async () => {
    const { visitor } = await start('server')
    const former = await ask(visitor, 'one')
    const latter = await ask(visitor, 'two', { iban: 'FR7630006000011234567890189', holder: 'Sylvie Garnier-Lemoine' })
    expect(problemOf(await sign(visitor, 'a', { request_id: former.request_id, code: former.demonstration }))).toEqual([
      409,
      'ERR_CONFLICT',
      { path: '', code: 'replaced' },
    ])
    expect(
      problemOf(await sign(visitor, 'b', { request_id: latter.request_id, code: former.demonstration, payee_confirmed: true })),
    ).toMatchObject([400, 'ERR_INVALID', { path: 'code', code: 'wrong' }])
    expect((await accountsOf(visitor)).bank_accounts).toHaveLength(1)
  })

  it('[RIB-17] [MOCK-24] [BANK-07] after three wrong codes the request has ended, the right code included', async () => {
    const { visitor } = await start('server')
    const asked = await ask(visitor, 'one')
    const { request_id } = asked
    const tries = []
    for (const key of ['a', 'b', 'c']) tries.push(problemOf(await sign(visitor, key, { request_id, code: wrongOf(asked) })))
    expect(tries).toEqual([
      [400, 'ERR_INVALID', { path: 'code', code: 'wrong', params: { left: 2 } }],
      [400, 'ERR_INVALID', { path: 'code', code: 'wrong', params: { left: 1 } }],
      [403, 'ERR_REFUSED', { path: 'code', code: 'ended' }],
    ])
    expect(refusalOf(await sign(visitor, 'd', { request_id, code: asked.demonstration }))).toEqual([403, 'ERR_REFUSED'])
    expect(refusalOf(await another(visitor, request_id))).toEqual([403, 'ERR_REFUSED'])
    // Another request begins anew; but who goes on guessing waits.
    const next = await ask(visitor, 'two')
    await sign(visitor, 'e', { request_id: next.request_id, code: wrongOf(next) })
    expect(refusalOf(await sign(visitor, 'f', { request_id: next.request_id, code: wrongOf(next) }))).toEqual([429, 'ERR_LIMIT'])
  })

  it('[RIB-17] without the box, without a session’s code, and from a mirror session nothing is done', async () => {
    const { visitor, visit } = await start('server')
    const asked = await ask(visitor, 'one')
    const signature = { request_id: asked.request_id, code: asked.demonstration }
    for (const certified of [false, undefined, 'yes'])
      expect(refusalOf(await sign(visitor, 'box', { ...signature, certified }))).toEqual([400, 'ERR_INVALID'])
    const unconfirmed = visit()
    await unconfirmed.signIn('sylvie-garnier')
    expect(refusalOf(await sign(unconfirmed, 'code', signature))).toEqual([403, 'ERR_OTP'])
    expect(refusalOf(await update(unconfirmed, 'code'))).toEqual([403, 'ERR_OTP'])
    const mirror = visit()
    const mirrored = PEOPLE.find(({ oauth_profile }) => oauth_profile.is_mirror === true)?.oauth_profile.sub ?? ''
    await mirror.signIn(mirrored)
    expect(refusalOf(await sign(mirror, 'mirror', signature))).toEqual([403, 'ERR_MIRROR'])
    expect(refusalOf(await update(mirror, 'mirror'))).toEqual([403, 'ERR_MIRROR'])
  })

  it('[RIB-05] [RIB-17] the server checks everything again', async () => {
    const { visitor } = await start('server')
    expect(problemOf(await update(visitor, 'a', { iban: 'FR1420041010050500013M02607' }))).toEqual([
      400,
      'ERR_INVALID',
      { path: 'iban', code: 'iban-key' },
    ])
    expect(problemOf(await update(visitor, 'b', {}, []))).toEqual([400, 'ERR_INVALID', { path: 'files', code: 'required' }])
    expect(refusalOf(await update(visitor, 'c', { purposes: ['VIREMENT', 'VIREMENT'] }))).toEqual([400, 'ERR_INVALID'])
    expect(refusalOf(await update(visitor, 'd', { main_company_id: 'ent-carmandel' }))).toEqual([404, 'ERR_UNKNOWN'])
    expect(problemOf(await update(visitor, 'e', { iban: OTHER }))).toMatchObject([400, 'ERR_INVALID', { path: 'iban' }])
    const disguised = new File(['<html>'], 'rib.pdf', { type: 'application/pdf' })
    expect(problemOf(await update(visitor, 'f', {}, [disguised]))).toMatchObject([400, 'ERR_INVALID', { code: 'file-content' }])
    const large = pdf('rib.pdf', 2_000_001)
    expect(refusalOf(await update(visitor, 'g', {}, [large]))).toEqual([400, 'ERR_INVALID'])
    await signed(visitor, 'h')
    expect(problemOf(await update(visitor, 'i'))).toEqual([409, 'ERR_CONFLICT', { path: 'purposes', code: 'pending' }])
  })

  it('[RIB-17] HTML and formulas in a holder’s name are no holder, and go by post', async () => {
    const { visitor } = await start('server')
    for (const [key, holder] of [
      ['a', '<script>alert(1)</script>'],
      ['b', '=cmd|calc'],
    ] as const)
      expect(await ask(visitor, key, { holder })).toMatchObject({ signature: 'COURRIER', payee: { result: 'none' } })
  })
})

describe('the document to sign', () => {
  it('[RIB-13] is there where the home prints, with the mandate of a debit', async () => {
    const printed: string[] = []
    const loadPrinter = async () => (tree: object) => {
      printed.push(JSON.stringify(tree))
      return new TextEncoder().encode('%PDF')
    }
    const visitor = startApi('server', { loadPrinter }).visit()
    await visitor.signIn('sylvie-garnier')
    await confirmByCode(visitor)
    const { request_id } = await ask(visitor, 'one', { purposes: ['VIREMENT', 'PRELEVEMENT'] })
    expect((await visitor.get(`${UPDATE}/${request_id}/document`)).json()).toBe(btoa('%PDF'))
    for (const part of [
      'FR14 2004 1010 0505 0001 3M02 606',
      'RUM-0048-2201',
      'FR00ZZZ999999',
      'Paiement récurrent',
      '8 semaines',
      'rib.pdf',
    ])
      expect(printed[0]).toContain(part)
  })
})

describe('a RIB that is read', () => {
  it('[P-CALL-53] [O-CALL-39] [BANK-05] gives IBAN and BIC where the text has them, and nothing where the home reads none', async () => {
    const readPdf = async () => 'Relevé d’identité bancaire IBAN : FR14 2004 1010 0505 0001 3M02 606 BIC : BNPAFRPPXXX'
    for (const [given, read] of [
      [{ readPdf }, { iban: IBAN, bic: 'BNPAFRPPXXX' }],
      [{}, { iban: null, bic: null }],
    ] as const) {
      const visitor = startApi('server', given).visit()
      await visitor.signIn('sylvie-garnier')
      const answer = await visitor.send({
        method: 'POST',
        path: `${S2E}/profile/bank-coordinates/scores`,
        body: { main_company_id: 'ent-aubrenne' },
        files: [pdf('rib.pdf')],
      })
      expect(answer.json()).toEqual(read)
    }
  })

  it('[BANK-05] an IBAN counts only with its keys, a BIC only with the IBAN’s country', () => {
    expect(readRib('IBAN FR14 2004 1010 0505 0001 3M02 607 BIC BNPAFRPP')).toEqual({ iban: null, bic: 'BNPAFRPP' })
    expect(readRib('Compte BE68 5390 0754 7034, SWIFT BNPAFRPP')).toEqual({ iban: 'BE68539007547034', bic: null })
    expect(readRib('')).toEqual({ iban: null, bic: null })
  })
})

describe('money that waits for an account', () => {
  it('[RIB-18] a release may be asked for once an account is signed for, and is sold when it can be paid', async () => {
    const { visitor } = await start('page')
    const asking = (key: string) =>
      visitor.send({
        method: 'POST',
        path: `${S2E}/withdraw`,
        body: releaseBody({ company_id: 'ent-aubrenne', policies: [{ policy_id: '00482190', amount: 100, funds: [] }] }),
        headers: keyed(key),
      })
    expect((await asking('before')).status).toBe(409)
    // The bank is silent: the account is used from 27 November.
    await signed(visitor, 'one', { country: 'BE', iban: 'BE68539007547034' })
    const { s2e_transaction_id: id } = (await asking('after')).json() as { readonly s2e_transaction_id: string }
    await visitor.send({
      method: 'POST',
      path: `${S2E}/withdraw/documents/${id}`,
      body: {},
      files: [pdf()],
      headers: keyed('documents'),
    })
    await move(visitor, 4)
    await visitor.signIn('sylvie-garnier')
    const { operations } = (await visitor.get('/api/v2/services/operations/?status=progress')).json() as {
      readonly operations: readonly { readonly id: string; readonly timeline?: readonly { readonly day: string }[] }[]
    }
    // Its documents are accepted on the 24th; the sale is two market days after the account's day.
    expect(operations.find((one) => one.id === id)?.timeline?.map(({ day }) => day)).toContain('01/12/2026')
  })
})

describe('after a change of e-mail', () => {
  it('[RIB-12] it goes by post for 72 hours, with the day from which it is possible online again', async () => {
    const { visitor } = await start('page')
    const changed = {
      method: 'PATCH',
      path: `${S2E}/profile/update-email`,
      body: { email: 'sylvie@example.org' },
      headers: keyed('mail'),
    }
    expect((await visitor.send(changed)).status).toBe(200)
    expect((await visitor.get(CONTEXT)).json()).toMatchObject({ signature: { online_from: '23/11/2026' } })
    expect(await ask(visitor, 'one')).toMatchObject({ signature: 'COURRIER' })
    await move(visitor, 3)
    await visitor.signIn('sylvie-garnier')
    await confirmByCode(visitor)
    expect(await ask(visitor, 'two')).toMatchObject({ signature: 'CODE' })
  })
})
