import { describe, expect, it } from 'vitest'

import { confirmByCode, HOMES, keyed } from '../testing/index.ts'
import { accountsOf, ask, cancel, CONTEXT, IBAN, letters, move, problemOf, S2E, sign, signed, start } from './fixtures.testing.ts'

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
      awaited_bank_accounts: [{ purposes: ['VIREMENT'], usable_on: '24/11/2026', last_digits: '2606' }],
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
