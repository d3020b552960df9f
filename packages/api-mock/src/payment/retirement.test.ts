import { describe, expect, it } from 'vitest'

import {
  BY_DEBIT,
  HOMES,
  keyed,
  MONTHLY,
  PERECO,
  PERECO_FUND,
  RETIREMENT_PAYMENT,
  retirementBody,
  startApi,
  type HomeName,
  type Visitor,
} from '../testing/index.ts'

const start = async (home: HomeName) => {
  const visitor = startApi(home).visit()
  await visitor.signIn('sylvie-garnier')
  return visitor
}

type Line = Readonly<Record<string, unknown>> & { readonly id: string }

const operationOf = async (visitor: Visitor, id: string): Promise<Line | undefined> => {
  const answers = await Promise.all(
    ['progress', 'done'].map((status) => visitor.get(`/api/v2/services/operations/?status=${status}`)),
  )
  return answers
    .flatMap((answer) => (answer.json() as { readonly operations: readonly Line[] }).operations)
    .find((one) => one.id === id)
}

const pay = (visitor: Visitor, key: string, body: unknown = retirementBody()) =>
  visitor.send({ method: 'POST', path: RETIREMENT_PAYMENT, body, headers: keyed(key) })

const move = (visitor: Visitor, days: number) => visitor.post('/api/clock', { days })

const scheduled = async (visitor: Visitor) =>
  ((await visitor.get('/api/v2/services/operations/periodic-vv')).json() as { readonly periodic_vv: readonly Line[] }).periodic_vv

type Contract = { readonly policy_id: string; readonly acts: unknown; readonly payable?: Readonly<Record<string, unknown>> }

const contractsOf = async (visitor: Visitor): Promise<readonly Contract[]> =>
  ((await visitor.get('/api/v2/services/api-ais/authorized-acts')).json() as { readonly authorized_acts: readonly Contract[] })
    .authorized_acts

const paidThisYear = async (visitor: Visitor) => (await visitor.get('/api/v2/services/api-ais/global-vv-amount')).json()

const balances = async (visitor: Visitor) => {
  const { ais_accounts: accounts } = (await visitor.post('/api/v2/services/api-ais/accounts')).json() as {
    readonly ais_accounts: readonly Readonly<Record<string, number | string>>[]
  }
  const account = accounts.find(({ policy_id }) => policy_id === PERECO)
  return [Number(account?.['balance_vv']), Number(account?.['balance_es'])] as const
}

describe.each(HOMES)('a payment to a retirement contract, in the home "%s"', (home) => {
  it('[O-CALL-65] [O-CALL-66] [O-CALL-57] [P-CALL-17] [PAYM-13] is made here where the contract’s acts say so, with what may be paid', async () => {
    const visitor = await start(home)
    expect((await visitor.get('/api/v2/services/api-ais/payment-type-authorization')).json()).toEqual({
      punctual: true,
      periodic: true,
    })
    const contracts = await contractsOf(visitor)
    expect(contracts.map(({ policy_id, acts }) => [policy_id, acts])).toEqual([
      // Its company steers the funds of the mandatory plan: what is paid to it is shared in the external space.
      [
        '00482176',
        [
          { act: 'VV_PONCTUEL', channel: 'external' },
          { act: 'VV_PROGRAMME', channel: 'external' },
          { act: 'ARBITRAGE', channel: 'portal' },
          { act: 'RETRAIT', channel: 'portal' },
        ],
      ],
      [
        PERECO,
        [
          { act: 'VV_PONCTUEL', channel: 'portal' },
          { act: 'VV_PROGRAMME', channel: 'portal' },
          { act: 'ARBITRAGE', channel: 'portal' },
          { act: 'RETRAIT', channel: 'portal' },
        ],
      ],
      [
        '00317740',
        [
          { act: 'ARBITRAGE', channel: 'portal' },
          { act: 'RETRAIT', channel: 'portal' },
        ],
      ],
    ])
    expect(contracts.map(({ payable }) => payable !== undefined)).toEqual([false, true, false])
    expect(contracts[1]?.payable).toMatchObject({
      max_amount: 10_000,
      min_amount: 15,
      allocable_accounts: [
        {
          policy_id: PERECO,
          available_on: null,
          tax_choices: ['DEDUCTIBLE', 'NOT_DEDUCTIBLE'],
          // 4 710,00 € on her tax notice, less 150,00 € of November.
          deductible_left: 4560,
          top_up: { bands: [{ up_to: null, rate: 0.5 }], ceiling: 1314 },
        },
      ],
    })
    expect(contracts[1]?.payable).not.toHaveProperty('yearly_limit')
  })

  it('[P-CALL-16] [O-CALL-56] [ENT-56] [PAY-01] [PAYM-10] by debit is invested after five market days with the addition, and counts in the year', async () => {
    const visitor = await start(home)
    expect(await paidThisYear(visitor)).toEqual({ actType: 'VV', fundType: 'ALL', grossAmount: 150 })
    expect((await pay(visitor, 'one', retirementBody(BY_DEBIT))).json()).toEqual({ url: null, s2e_transaction_id: '41720001' })
    expect(await operationOf(visitor, '41720001')).toMatchObject({
      scope: 'ais',
      type: 'VL',
      status: 'En cours',
      tax_choice: 'DEDUCTIBLE',
      request_key: 'one',
    })
    const before = await balances(visitor)
    await move(visitor, 7)
    expect(await operationOf(visitor, '41720001')).toMatchObject({ status: 'Traité' })
    // Half of 200,00 €, less 9.7 %: 100,00 − 9,70.
    expect(await operationOf(visitor, '41720001-a')).toMatchObject({
      scope: 'ais',
      type: 'ABONDEMENT',
      amount: 90.3,
      gross_amount: 100,
      linked_id: '41720001',
    })
    expect(await paidThisYear(visitor)).toEqual({ actType: 'VV', fundType: 'ALL', grossAmount: 350 })
    const after = await balances(visitor)
    // The saver's money goes to the voluntary payments, the company's to the compartment of employee savings; a week moves both by the markets.
    expect(after[0] - before[0]).toBeGreaterThan(150)
    expect(after[0] - before[0]).toBeLessThan(250)
  })

  it('[P-CALL-16] [PAYM-12] that is not deducted leaves the ceiling of the tax notice as it is', async () => {
    const visitor = await start(home)
    const left = async (): Promise<unknown> => {
      const [, contract] = await contractsOf(visitor)
      return (contract?.payable?.['allocable_accounts'] as readonly Line[] | undefined)?.[0]?.['deductible_left']
    }
    await pay(visitor, 'one', retirementBody({ ...BY_DEBIT, tax_choice: 'NOT_DEDUCTIBLE' }))
    await move(visitor, 7)
    expect(await operationOf(visitor, '41720001')).toMatchObject({ tax_choice: 'NOT_DEDUCTIBLE', status: 'Traité' })
    expect(await left()).toBe(4560)
    await pay(visitor, 'two', retirementBody({ ...BY_DEBIT, amount: 1000 }))
    // On its way, it counts already.
    expect(await left()).toBe(3560)
  })

  it('[PAYM-12] above that ceiling is accepted all the same', async () => {
    const visitor = await start(home)
    expect((await pay(visitor, 'one', retirementBody({ amount: 9999 }))).status).toBe(200)
  })

  it('[O-CALL-64] [PAY-08] [PAYM-14] again and again takes the place of another one in one act, which is stopped the same day', async () => {
    const visitor = await start(home)
    const body = retirementBody({ ...MONTHLY, amount: 180, replaces: 'vvp-00482201' })
    expect((await pay(visitor, 'one', body)).json()).toEqual({ url: null, s2e_transaction_id: '41720001' })
    expect((await scheduled(visitor)).map(({ id, amount, scope, tax_choice }) => [id, amount, scope, tax_choice])).toEqual([
      ['41720001', 180, 'ais', 'DEDUCTIBLE'],
    ])
    expect((await pay(visitor, 'two', body)).json()).toEqual({
      errorData: 'ERR_CONFLICT',
      fields: [{ path: '', code: 'already-stopped' }],
    })
    expect(
      (
        await pay(visitor, 'three', {
          ...body,
          amount: 190,
          repartitions: [{ id: PERECO, investments: [{ id: PERECO_FUND, amount: 190 }] }],
          replaces: '41720001',
        })
      ).status,
    ).toBe(200)
    expect((await scheduled(visitor)).map(({ id }) => id)).toEqual(['41720002'])
    // The one that was replaced before its first debit is never debited.
    await move(visitor, 30)
    expect(await operationOf(visitor, '41720001-1')).toBeUndefined()
    expect(await operationOf(visitor, '41720002-1')).toMatchObject({ type: 'VL', amount: 190 })
    const path = '/api/v2/services/api-ais/cancel-periodic-voluntary-payment'
    const stop = (key: string) => visitor.send({ method: 'PUT', path, body: { id: '41720002' }, headers: keyed(key) })
    expect((await stop('stop')).json()).toBe('OK')
    expect(await scheduled(visitor)).toEqual([])
  })

  it.each([
    ['without its tax choice', { tax_choice: undefined }, 'tax_choice', 'required'],
    ['for a payment of another contract', { ...MONTHLY, replaces: 'vvp-00660012' }, 'replaces', 'wrong'],
    ['in place of another one, made once', { replaces: 'vvp-00482201' }, 'replaces', 'wrong'],
    [
      'with a fund of another contract',
      { repartitions: [{ id: PERECO, investments: [{ id: 'fonds-en-euros', amount: 200 }] }] },
      'repartitions',
      'wrong',
    ],
    ['above what the company takes', { amount: 10_000.01 }, 'amount', 'amount-too-large'],
  ])('[PAYM-12] [PAYM-14] is refused %s', async (_, change, path, code) => {
    const visitor = await start(home)
    const answer = await pay(visitor, 'one', retirementBody(change))
    expect([answer.status, answer.json()]).toMatchObject([400, { errorData: 'ERR_INVALID', fields: [{ path, code }] }])
    expect(await operationOf(visitor, '41720001')).toBeUndefined()
  })

  it.each([
    ['to a contract of the external space', { policy_id: '00482176' }],
    ['to a closed contract', { policy_id: '00317740', main_company_id: 'ent-lison' }],
    ['under another company', { main_company_id: 'ent-lison' }],
    ['to a savings plan', { policy_id: '00482190' }],
  ])('[O-CALL-66] [PAYM-13] knows none %s', async (_, change) => {
    const visitor = await start(home)
    expect((await pay(visitor, 'one', retirementBody(change))).status).toBe(404)
  })
})
