import { describe, expect, it } from 'vitest'

import { HOMES } from '../testing/index.ts'
import { accountsOf, ask, cancel, CONTEXT, letters, problemOf, sign, signed, start, update } from './fixtures.testing.ts'

const OF_ANOTHER_BANK = { country: 'BE', iban: 'BE68539007547034' }

describe.each(HOMES)('a bank account that two tabs of one session change, in the home "%s"', (home) => {
  it('[RIB-15] [RIB-17] begun in one tab and signed in another: the first signs nothing, the second is pending once', async () => {
    const { visitor } = await start(home)
    const first = await ask(visitor, 'tab one')
    await signed(visitor, 'tab two', OF_ANOTHER_BANK)
    expect(problemOf(await sign(visitor, 'tab one signs', { request_id: first.request_id, code: first.demonstration }))).toEqual([
      409,
      'ERR_CONFLICT',
      { path: '', code: 'replaced' },
    ])
    expect((await visitor.get(CONTEXT)).json()).toMatchObject({ transfer: { pending: { iban_end: '7034' } } })
    expect(await accountsOf(visitor)).toMatchObject({ awaited_bank_accounts: [{ purposes: ['VIREMENT'] }] })
    // One signature is told to e-mail and mobile: two letters.
    expect((await letters(visitor)).filter(({ kind }) => kind === 'notice')).toHaveLength(2)
  })

  it('[RIB-15] filled in in one tab and signed in another: the first is refused by what is pending, until that is taken back', async () => {
    const { visitor } = await start(home)
    const { request_id } = await signed(visitor, 'tab two')
    expect(problemOf(await update(visitor, 'tab one', OF_ANOTHER_BANK))).toEqual([
      409,
      'ERR_CONFLICT',
      { path: 'purposes', code: 'pending' },
    ])
    await cancel(visitor, request_id)
    expect((await update(visitor, 'tab one again', OF_ANOTHER_BANK)).status).toBe(200)
  })

  it('[RIB-17] one request open in two tabs is signed by one of them', async () => {
    const { visitor } = await start(home)
    const { request_id, demonstration: code } = await ask(visitor, 'one')
    const answers = await Promise.all(['tab one', 'tab two'].map((tab) => sign(visitor, tab, { request_id, code })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await letters(visitor)).filter(({ kind }) => kind === 'notice')).toHaveLength(2)
  })
})
