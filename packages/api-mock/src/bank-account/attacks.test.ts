import { describe, expect, it } from 'vitest'

import { PEOPLE } from '../people/index.ts'
import { confirmByCode, pdf } from '../testing/index.ts'
import {
  accountsOf,
  another,
  ask,
  cancel,
  MINUTE,
  OTHER,
  problemOf,
  refusalOf,
  SECOND,
  sign,
  signed,
  start,
  UPDATE,
  update,
  wrongOf,
  type Asked,
} from './fixtures.testing.ts'

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
