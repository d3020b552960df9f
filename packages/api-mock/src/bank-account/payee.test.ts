import { compareHolder } from '@hautelisse/domain/bank-account'
import { describe, expect, it } from 'vitest'

import { PEOPLE } from '../people/index.ts'
import { accountRead, keyed, pdf, releaseBody, type Visitor } from '../testing/index.ts'
import { ask, cancel, CONTEXT, letters, move, problemOf, refusalOf, S2E, sign, signed, start } from './fixtures.testing.ts'

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

const askRelease = (visitor: Visitor, key: string) =>
  visitor.send({
    method: 'POST',
    path: `${S2E}/withdraw`,
    body: releaseBody({ company_id: 'ent-aubrenne', policies: [{ policy_id: '00482190', amount: 100, funds: [] }] }),
    headers: keyed(key),
  })

/** A release of 100 € with its documents. */
const releaseOf100 = async (visitor: Visitor): Promise<string> => {
  const { s2e_transaction_id: id } = (await askRelease(visitor, 'after')).json() as { readonly s2e_transaction_id: string }
  await visitor.send({
    method: 'POST',
    path: `${S2E}/withdraw/documents/${id}`,
    body: {},
    files: [pdf()],
    headers: keyed('documents'),
  })
  return id
}

describe('money that waits for an account', () => {
  it('[RIB-18] a release may be asked for once an account is signed for, and is sold when it can be paid', async () => {
    const { visitor } = await start('page')
    expect((await askRelease(visitor, 'before')).status).toBe(409)
    // The bank is silent: the account is used from 27 November.
    await signed(visitor, 'one', { country: 'BE', iban: 'BE68539007547034' })
    const id = await releaseOf100(visitor)
    await move(visitor, 4)
    await visitor.signIn('sylvie-garnier')
    const { operations } = (await visitor.get('/api/v2/services/operations/?status=progress')).json() as {
      readonly operations: readonly { readonly id: string; readonly timeline?: readonly { readonly day: string }[] }[]
    }
    // Its documents are accepted on the 24th; the sale is two market days after the account's day.
    expect(operations.find((one) => one.id === id)?.timeline?.map(({ day }) => day)).toContain('01/12/2026')
    // It goes to the account that is in force by then.
    const told = await visitor.post(`${S2E}/transactions/${id}/details`, {})
    expect(told.json()).toMatchObject({ s2e_transaction_details: { paid_to: { by: 'bank', last_digits: '7034' } } })
  })

  it('[RIB-20] a release whose awaited account is taken back is cancelled, and nothing of it is sold', async () => {
    const { visitor } = await start('page')
    const { request_id } = await signed(visitor, 'one', { country: 'BE', iban: 'BE68539007547034' })
    const id = await releaseOf100(visitor)
    const claimed = async () =>
      ((await accountRead(visitor, '00482190'))?.investments ?? []).flatMap(({ lots }) =>
        lots.flatMap((lot) => lot.claimed ?? []),
      )
    expect((await claimed()).length).toBeGreaterThan(0)
    expect((await cancel(visitor, request_id)).json()).toBe('OK')
    await move(visitor, 4)
    await visitor.signIn('sylvie-garnier')
    const { operations } = (await visitor.get('/api/v2/services/operations/?status=done')).json() as {
      readonly operations: readonly { readonly id: string; readonly status: string; readonly reason?: string }[]
    }
    expect(operations.find((one) => one.id === id)).toMatchObject({ status: 'Annulé', reason: 'cancelled' })
    expect(await claimed()).toEqual([])
    await move(visitor, 10)
    await visitor.signIn('sylvie-garnier')
    expect((await accountRead(visitor, '00482190'))?.balance).toBeGreaterThan(11_000)
  })
})
