import { describe, expect, it } from 'vitest'

import type { SecurityNote } from '../server/index.ts'
import { memoryStorage } from '../storage/index.ts'
import { confirmByCode, keyed, PAYMENT, paymentBody, startApi } from '../testing/index.ts'
import { ask, cancel, refusalOf, sign, signed, wrongOf } from './fixtures.testing.ts'

const SAVER = 'sylvie-garnier'

const start = async (given: Parameters<typeof startApi>[1] = {}) => {
  const api = startApi('server', given)
  const enter = async () => {
    const visitor = api.visit()
    await visitor.signIn(SAVER)
    await confirmByCode(visitor)
    return visitor
  }
  return { ...api, enter, visitor: await enter() }
}

describe('the defence of a bank account', () => {
  it('outside development neither the code of signature nor a link to it stands in what is kept', async () => {
    const storage = memoryStorage()
    const { visitor } = await start({ environment: 'recette', storage })
    const { demonstration = '' } = await ask(visitor, 'one')
    expect(demonstration).toMatch(/^\d{6}$/)
    const kept = [
      (await storage.documents.read(SAVER, 'outbox'))?.value,
      (await storage.documents.read(SAVER, 'bank-code/41720001'))?.value,
      ...(await storage.journal.read(SAVER)).map(({ value }) => value),
    ]
    expect(kept[0]).toContain('•••••• signe votre changement')
    expect(kept.join(' ')).not.toContain(demonstration)
  })

  it('[RIB-10] what is told of a signature stands in the entry of the signature itself', async () => {
    const storage = memoryStorage()
    const { visitor } = await start({ storage })
    await signed(visitor, 'one')
    const last = (await storage.journal.read(SAVER)).at(-1)?.value ?? ''
    expect(JSON.parse(last)).toMatchObject({
      act: { kind: 'bank-signature', id: '41720001' },
      letters: [
        { kind: 'notice', to: 'sylvie-garnier@example.com' },
        { kind: 'notice', to: '0639984081' },
      ],
    })
  })

  it('[RIB-16] taking back costs nothing of a limit; another session’s acts cost nothing of one’s own', async () => {
    const { visitor, enter } = await start({ limits: { actsPerMinute: 2 } })
    const { request_id } = await signed(visitor, 'one')
    expect(refusalOf(await sign(visitor, 'again', { request_id, code: '000000' }))).toEqual([429, 'ERR_LIMIT'])
    expect((await cancel(visitor, request_id)).json()).toBe('OK')
    const own = await enter()
    const paid = await own.send({ method: 'POST', path: PAYMENT, body: paymentBody(), headers: keyed('own') })
    expect(paid.status).toBe(200)
  })

  it('[RIB-16] taking back needs no code: a session that cannot be confirmed takes a request back too', async () => {
    const { visitor, visit } = await start()
    const { request_id } = await signed(visitor, 'one')
    const unconfirmed = visit()
    await unconfirmed.signIn(SAVER)
    expect((await cancel(unconfirmed, request_id)).json()).toBe('OK')
  })

  it('[S10] wrong codes of another session of the person neither end a request nor refuse its right code', async () => {
    const { visitor, enter } = await start()
    const asked = await ask(visitor, 'one')
    const thief = await enter()
    const { request_id } = asked
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) await sign(thief, key, { request_id, code: wrongOf(asked) })
    expect(refusalOf(await sign(thief, 'right', { request_id, code: asked.demonstration }))).toEqual([429, 'ERR_LIMIT'])
    expect((await sign(visitor, 'owner', { request_id, code: asked.demonstration })).json()).toBe('OK')
  })

  it('requests of before, which counted wrong codes in one number, go on with it for every session', async () => {
    const storage = memoryStorage()
    const { visitor, enter } = await start({ storage })
    const asked = await ask(visitor, 'one')
    const { request_id, demonstration } = asked
    const count = (wrong: number) =>
      storage.documents.update(SAVER, `bank-code/${request_id}`, (kept) => ({
        value: JSON.stringify({ ...(JSON.parse(kept?.value ?? '{}') as object), wrong }),
        result: undefined,
      }))
    const other = await enter()
    await count(3)
    for (const [key, session] of [['over', visitor] as const, ['over too', other] as const])
      expect((await sign(session, key, { request_id, code: demonstration })).status).toBe(403)
    await count(2)
    await sign(other, 'wrong', { request_id, code: wrongOf(asked) })
    expect((await sign(other, 'ended', { request_id, code: demonstration })).status).toBe(403)
    expect((await sign(visitor, 'right', { request_id, code: demonstration })).json()).toBe('OK')
  })

  it('the security log has each act that is done and each that is refused, a wrong code among them', async () => {
    const notes: SecurityNote[] = []
    const { visitor } = await start({ onSecurity: (happened) => notes.push(happened) })
    const asked = await ask(visitor, 'one')
    await sign(visitor, 'wrong', { request_id: asked.request_id, code: wrongOf(asked) })
    await sign(visitor, 'right', { request_id: asked.request_id, code: asked.demonstration })
    await cancel(visitor, asked.request_id)
    const acts = notes.filter(({ call }) => call?.includes('bank-account') === true)
    expect(acts.map(({ event, call, code }) => [event, call, code])).toEqual([
      ['done', 's2e-update-bank-account', undefined],
      ['refused', 's2e-sign-bank-account', 'ERR_INVALID'],
      ['done', 's2e-sign-bank-account', undefined],
      ['done', 's2e-cancel-bank-account', undefined],
    ])
    expect(new Set(acts.map(({ person }) => person)).size).toBe(1)
    expect(acts[0]?.person).toBeDefined()
  })
})
