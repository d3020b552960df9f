import { scheduledPaymentsCall } from '@hautelisse/domain/operations'
import { describe, expect, it } from 'vitest'

import {
  BY_DEBIT,
  FUND,
  HOMES,
  keyed,
  MONTHLY,
  PAYMENT,
  paymentBody,
  PEE,
  startApi,
  type HomeName,
  type Visitor,
} from '../testing/index.ts'

const start = async (home: HomeName) => {
  const api = startApi(home)
  const visitor = api.visit()
  await visitor.signIn('sylvie-garnier')
  return { ...api, visitor }
}

type Line = Readonly<Record<string, unknown>> & { readonly id: string; readonly status: string; readonly amount: number }

const operationsOf = async (visitor: Visitor): Promise<readonly Line[]> => {
  const answers = await Promise.all(
    ['progress', 'done'].map((status) => visitor.get(`/api/v2/services/operations/?status=${status}`)),
  )
  return answers.flatMap((answer) => (answer.json() as { readonly operations: readonly Line[] }).operations)
}

const found = async (visitor: Visitor, id: string): Promise<Line | undefined> =>
  (await operationsOf(visitor)).find((one) => one.id === id)

const pay = (visitor: Visitor, key: string, body: unknown = paymentBody()) =>
  visitor.send({ method: 'POST', path: PAYMENT, body, headers: keyed(key) })

/** Answers the card door of a payment. */
const atDoor = (visitor: Visitor, id: string, fields: Readonly<Record<string, string>>) =>
  visitor.send({
    method: 'POST',
    path: '/stand-in/card-payment',
    body: new URLSearchParams({ payment: id, csrf: visitor.credentials.get('XSRF-TOKEN') ?? '', ...fields }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })

const move = (visitor: Visitor, days: number) => visitor.post('/api/clock', { days })

const balanceOf = async (visitor: Visitor): Promise<number> => {
  const { s2e_accounts: accounts } = (await visitor.post('/api/v2/services/api-s2e/accounts')).json() as {
    readonly s2e_accounts: readonly { readonly policy_id: string; readonly balance: number }[]
  }
  return accounts.find(({ policy_id }) => policy_id === PEE)?.balance ?? 0
}

describe.each(HOMES)('a payment, in the home "%s"', (home) => {
  it('[P-CALL-61] [O-CALL-48] [PAY-06] [PAYM-07] [PAYM-10] by card leads to the provider, is under way once accepted, and invested two market days later with the addition', async () => {
    const { visitor } = await start(home)
    const answer = await pay(visitor, 'one')
    expect(answer.json()).toEqual({ url: '/stand-in/card-payment?payment=41720001', s2e_transaction_id: '41720001' })
    expect(await found(visitor, '41720001')).toMatchObject({
      status: 'En cours',
      amount: 200,
      label: 'Versement par Carte Bancaire',
      request_key: 'one',
      url: '/stand-in/card-payment?payment=41720001',
    })

    const left = await atDoor(visitor, '41720001', { outcome: 'accepted' })
    expect([left.status, left.headers.get('Location')]).toEqual([303, '/operations/41720001'])
    const timeline = [
      { step: 'requested', day: '20/11/2026', done: true },
      { step: 'invested', day: '24/11/2026', done: false },
    ]
    expect(await found(visitor, '41720001')).toMatchObject({ status: 'En cours', timeline })
    expect((await found(visitor, '41720001'))?.['url']).toBeUndefined()

    await move(visitor, 4)
    expect(await found(visitor, '41720001')).toMatchObject({ status: 'Traité', amount: 200 })
    // A quarter of 200,00 €, less 9.7 %: 50,00 − 4,85.
    expect(await found(visitor, '41720001-a')).toMatchObject({
      status: 'Traité',
      amount: 45.15,
      gross_amount: 50,
      linked_id: '41720001',
      date: '24/11/2026',
    })
  })

  it('[PAYM-07] is in the balance from the day on which it is invested', async () => {
    const [paying, other] = [await start(home), await start(home)]
    await pay(paying.visitor, 'one')
    await atDoor(paying.visitor, '41720001', { outcome: 'accepted' })
    expect(await balanceOf(paying.visitor)).toBe(await balanceOf(other.visitor))
    await move(paying.visitor, 4)
    await move(other.visitor, 4)
    // A day is shown at the values of the day before: the amount moves with the fund by a few cents at most.
    expect((await balanceOf(paying.visitor)) - (await balanceOf(other.visitor))).toBeCloseTo(245.15, 0)
  })

  it.each([
    ['refused', 'refused'],
    ['wrong-code', 'refused'],
  ])('[PAYM-07] by card is not paid when the door says %s', async (outcome, reason) => {
    const { visitor } = await start(home)
    await pay(visitor, 'one')
    await atDoor(visitor, '41720001', { outcome })
    expect(await found(visitor, '41720001')).toMatchObject({ status: 'Annulé', reason })
  })

  it('[PAYM-07] waits for its card for thirty minutes, also when the saver gave up, and then lapses', async () => {
    const { visitor, pass } = await start(home)
    await pay(visitor, 'one')
    expect((await atDoor(visitor, '41720001', { outcome: 'given-up' })).headers.get('Location')).toBe('/operations/41720001')
    pass(29 * 60_000)
    // Twenty-nine minutes are longer than a session without a call.
    await visitor.signIn('sylvie-garnier')
    expect(await found(visitor, '41720001')).toMatchObject({ status: 'En cours' })
    pass(60_000)
    expect(await found(visitor, '41720001')).toMatchObject({ status: 'Annulé', reason: 'lapsed' })
    expect((await atDoor(visitor, '41720001', { outcome: 'accepted' })).text).toContain('n’attend plus rien')
  })

  it('[PAYM-07] [PAY-18] by card is taken back while its card is awaited, and the door then takes nothing', async () => {
    const { visitor } = await start(home)
    await pay(visitor, 'one')
    const path = '/api/v2/services/operations/41720001/cancel'
    expect((await visitor.send({ method: 'POST', path, body: {}, headers: keyed('a') })).json()).toBe('OK')
    expect(await found(visitor, '41720001')).toMatchObject({ status: 'Annulé', reason: 'cancelled' })
    expect((await atDoor(visitor, '41720001', { outcome: 'accepted' })).text).toContain('n’attend plus rien')
    await move(visitor, 4)
    expect(await found(visitor, '41720001')).toMatchObject({ status: 'Annulé' })
    expect(await found(visitor, '41720001-a')).toBeUndefined()
  })

  it('[PAYM-07] asks for a code that is printed there, three times', async () => {
    const { visitor } = await start(home)
    await pay(visitor, 'one')
    const asked = await atDoor(visitor, '41720001', { outcome: 'with-code' })
    const [, code = ''] = /<b>(\d{6})<\/b>/.exec(asked.text) ?? []
    expect((await atDoor(visitor, '41720001', { code: '000000' })).text).toContain('2 essais')
    expect((await atDoor(visitor, '41720001', { code })).status).toBe(303)
    expect((await found(visitor, '41720001'))?.['timeline']).toHaveLength(2)
    await pay(visitor, 'two')
    for (const _ of [1, 2, 3]) await atDoor(visitor, '41720003', { code: 'x' })
    expect(await found(visitor, '41720003')).toMatchObject({ status: 'Annulé', reason: 'refused' })
  })

  it('[PAYM-07] is recorded although the answer of the provider is lost, and the door says once that nothing waits any more', async () => {
    const { visitor } = await start(home)
    await pay(visitor, 'one')
    expect((await atDoor(visitor, '41720001', { outcome: 'accepted', lost: 'yes' })).text).toContain('s’est perdue')
    expect((await found(visitor, '41720001'))?.['timeline']).toHaveLength(2)
    expect((await atDoor(visitor, '41720001', { outcome: 'refused' })).text).toContain('n’attend plus rien')
    expect((await found(visitor, '41720001'))?.['timeline']).toHaveLength(2)
  })

  it('[PAY-07] [PAYM-08] by debit stays in the portal, is collected after three market days and invested after five', async () => {
    const { visitor } = await start(home)
    expect((await pay(visitor, 'one', paymentBody(BY_DEBIT))).json()).toEqual({ url: null, s2e_transaction_id: '41720001' })
    expect((await found(visitor, '41720001'))?.['timeline']).toEqual([
      { step: 'requested', day: '20/11/2026', done: true },
      { step: 'collected', day: '25/11/2026', done: false },
      { step: 'invested', day: '27/11/2026', done: false },
    ])
    await move(visitor, 7)
    expect(await found(visitor, '41720001')).toMatchObject({ status: 'Traité' })
  })

  it('[PAYM-08] by debit is taken back until its day’s 18:00, and no later', async () => {
    const { visitor, pass } = await start(home)
    const cancel = (key: string, id: string) =>
      visitor.send({ method: 'POST', path: `/api/v2/services/operations/${id}/cancel`, body: {}, headers: keyed(key) })
    await pay(visitor, 'one', paymentBody(BY_DEBIT))
    await pay(visitor, 'two', paymentBody(BY_DEBIT))
    expect((await cancel('a', '41720001')).json()).toBe('OK')
    expect(await found(visitor, '41720001')).toMatchObject({ status: 'Annulé', reason: 'cancelled' })
    expect((await cancel('b', '41720001')).status).toBe(409)
    expect((await cancel('c', '99')).status).toBe(404)
    // From 10:00 in Paris to 18:00.
    pass(8 * 3_600_000)
    await visitor.signIn('sylvie-garnier')
    expect((await cancel('d', '41720002')).json()).toEqual({
      errorData: 'ERR_CONFLICT',
      fields: [{ path: '', code: 'too-late' }],
    })
    await move(visitor, 10)
    expect(await found(visitor, '41720001-a')).toBeUndefined()
  })

  it('[P-CALL-63] [O-CALL-50] [PAY-08] [PAYM-09] [OPER-15] on the tenth of each month is debited until it is stopped', async () => {
    const { visitor } = await start(home)
    const scheduled = async () =>
      ((await visitor.get('/api/v2/services/operations/periodic-vv')).json() as { readonly periodic_vv: readonly Line[] })
        .periodic_vv
    const stop = (key: string) =>
      visitor.send({
        method: 'POST',
        path: '/api/v2/services/api-s2e/cancel-periodic-voluntary-payment',
        body: { id: '41720001' },
        headers: keyed(key),
      })
    await pay(visitor, 'one', paymentBody(MONTHLY))
    expect((await scheduled()).find(({ id }) => id === '41720001')).toMatchObject({
      amount: 200,
      periodicity: 'MONTHLY',
      next_investment_date: '10/12/2026',
      status: 'En cours',
    })
    await move(visitor, 20)
    expect(await found(visitor, '41720001-1')).toMatchObject({ status: 'En cours', date: '10/12/2026' })
    await move(visitor, 18)
    expect(await found(visitor, '41720001-1')).toMatchObject({ status: 'Traité' })
    expect(await found(visitor, '41720001-1-a')).toMatchObject({ amount: 45.15, date: '28/12/2026' })
    expect((await stop('stop')).json()).toBe('OK')
    expect((await scheduled()).map(({ id }) => id)).toEqual(['vvp-00482201'])
    expect((await stop('again')).status).toBe(409)
    await move(visitor, 60)
    expect(await found(visitor, '41720001-2')).toBeUndefined()
  })

  it('[ENT-58] [OPER-15] again and again names its funds as their sheets do, whether they are held or not', async () => {
    const { visitor } = await start(home)
    const investments = [
      { id: 'monetaire-responsable', amount: 150 },
      { id: 'equilibre-durable', amount: 50 },
    ]
    await pay(visitor, 'one', paymentBody({ ...MONTHLY, repartitions: [{ id: PEE, investments }] }))
    const { periodic_vv: listed } = scheduledPaymentsCall.answer.parse(
      (await visitor.get('/api/v2/services/operations/periodic-vv')).json(),
    )
    const made = listed.find((one) => one?.id === '41720001')
    expect(made?.repartitions.map(({ title }) => title)).toEqual(['PEE'])
    const titles = made?.repartitions.flatMap((one) => one.investments.map(({ title }) => title))
    expect(titles).toEqual(['Monétaire Responsable', 'Équilibre Durable'])
  })

  it('[P-CALL-25] of the retirement family is stopped by PUT and is no longer in the list', async () => {
    const { visitor } = await start(home)
    const path = '/api/v2/services/api-ais/cancel-periodic-voluntary-payment'
    const answer = await visitor.send({ method: 'PUT', path, body: { id: 'vvp-00482201' }, headers: keyed('stop') })
    expect(answer.json()).toBe('OK')
    expect((await visitor.get('/api/v2/services/operations/periodic-vv')).json()).toMatchObject({ periodic_vv: [] })
  })

  it('[P-CALL-45] [P-CALL-47] [O-CALL-31] [O-CALL-33] [PAY-05] [PAY-16] [O-CONST-16] [O-CONST-13] [O-CONST-14] [O-CONST-15] [CTX-07] [CTX-08] [CTX-09] [PAYM-03] is bounded by its company', async () => {
    const { visitor } = await start(home)
    const contextOf = (company: string) =>
      visitor.get(`/api/v2/services/api-s2e/context/voluntary-payment?main_company_id=${company}`)
    const aubrenne = (await contextOf('ent-aubrenne')).json()
    expect(aubrenne).toMatchObject({
      max_amount: 10_000,
      min_amount: 15,
      blockings: [],
      day_limit: 15,
      day_value_liquidity: 28,
      direct_debit_exceptional_payment: true,
      debit_card_exceptional_payment: true,
      scheduled_payment: true,
      scheduled_payment_creation: true,
      frequencies: ['MENSUELLE', 'TRIMESTRIELLE', 'SEMESTRIELLE', 'ANNUELLE'],
      // A quarter of 42 000,00 €; her payment and her bonus of the year count, her profit share does not.
      yearly_limit: { ceiling: 10_500, counted: 1028 },
    })
    expect(aubrenne).toMatchObject({
      allocable_accounts: [
        {
          policy_id: PEE,
          available_on: '01/06/2031',
          top_up: {
            bands: [{ up_to: null, rate: 0.25 }],
            ceiling: 3138,
            matched: 1028,
            own: 2348,
            received: 257,
            kind_received: 257,
          },
          investments: [
            { id: FUND, label: 'Monétaire Responsable', risk_level: 1, held: true },
            { id: 'obligations-responsables', label: 'Obligations Responsables', risk_level: 3, held: true },
            { id: 'equilibre-durable', held: false },
            { id: 'actions-europe-durable', label: 'Actions Europe Durable', risk_level: 5, held: true },
          ],
        },
      ],
    })
    expect((await contextOf('ent-groupe-aubrenne')).json()).toMatchObject({ max_amount: 20_000, blockings: ['DONNEES_PERSO'] })
    expect((await contextOf('ent-lison')).status).toBe(404)
    expect((await visitor.get('/api/v2/services/api-s2e/permission/voluntary-payment')).json()).toEqual({
      punctual: true,
      periodic: true,
    })
  })

  it.each([
    ['more than the company takes', { amount: 10_000.01 }, 'amount', 'amount-too-large'],
    ['less than the company takes', { amount: 14.99 }, 'amount', 'amount-too-small'],
    ['more than the law leaves of the year', { amount: 9472.01 }, 'amount', 'yearly-ceiling'],
    ['nothing', { amount: 0 }, 'amount', 'zero-amount'],
    [
      'parts off by a cent',
      { repartitions: [{ id: PEE, investments: [{ id: FUND, amount: 199.99 }] }] },
      'repartitions',
      'split-incomplete',
    ],
    [
      'parts of 101 %',
      { repartitions: [{ id: PEE, investments: [{ id: FUND, amount: 202 }] }] },
      'repartitions',
      'split-incomplete',
    ],
    [
      'a fund of another plan',
      { repartitions: [{ id: PEE, investments: [{ id: 'prudence', amount: 200 }] }] },
      'repartitions',
      'wrong',
    ],
    ['the plan of another person', { policy_id: '00990001' }, 'policy_id', 'unknown-policy'],
    ['a debit without a warrant', { method: 'DIRECT_DEBIT' }, 'rum', 'wrong'],
    ['a debit by the warrant of another', { method: 'DIRECT_DEBIT', rum: 'RUM-1' }, 'rum', 'wrong'],
    ['a day after the last', { ...MONTHLY, debit_day: 16 }, 'debit_day', 'wrong'],
  ])('[PAY-09] [PAY-10] [PAYM-01] [PAYM-05] [PAYM-06] is refused with %s', async (_, change, path, code) => {
    const { visitor } = await start(home)
    const answer = await pay(visitor, 'one', paymentBody(change))
    expect(answer.status).toBe(400)
    expect(answer.json()).toMatchObject({ errorData: 'ERR_INVALID', fields: [{ path, code }] })
    expect(await found(visitor, '41720001')).toBeUndefined()
  })

  it('[PAYM-02] [PAY-09] meets what the one before has left of the year, on its way or not', async () => {
    const { visitor } = await start(home)
    expect((await pay(visitor, 'one', paymentBody({ ...BY_DEBIT, amount: 9000 }))).status).toBe(200)
    expect((await pay(visitor, 'two', paymentBody({ amount: 472.01 }))).json()).toMatchObject({
      fields: [{ code: 'yearly-ceiling' }],
    })
    expect((await pay(visitor, 'three', paymentBody({ amount: 472 }))).status).toBe(200)
  })
})

describe.each(HOMES)('an act that is done once, in the home "%s"', (home) => {
  it('[LEDG-08] [PAY-20] gets the same answer under the same key, and is there once', async () => {
    const { visitor } = await start(home)
    const answers = await Promise.all([pay(visitor, 'one'), pay(visitor, 'one'), pay(visitor, 'one')])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await operationsOf(visitor)).filter(({ request_key: key }) => key === 'one')).toHaveLength(1)
  })

  it('[LEDG-08] is refused with another body under its key, and without a key', async () => {
    const { visitor } = await start(home)
    await pay(visitor, 'one')
    const other = await pay(visitor, 'one', paymentBody({ amount: 201 }))
    expect([other.status, other.json()]).toEqual([
      409,
      { errorData: 'ERR_CONFLICT', fields: [{ path: 'Idempotency-Key', code: 'key-reused' }] },
    ])
    const without = await visitor.post(PAYMENT, paymentBody())
    expect([without.status, without.json()]).toEqual([
      400,
      { errorData: 'ERR_INVALID', fields: [{ path: 'Idempotency-Key', code: 'required' }] },
    ])
    expect(await operationsOf(visitor)).toHaveLength(21)
  })

  it('[LEDG-08] stands although its answer was lost, and does not when nothing reached the server', async () => {
    const { visitor } = await start(home)
    for (const [fault, count] of [
      ['drop', 0],
      ['lost', 1],
    ] as const) {
      await visitor.post('/api/faults', { call: 's2e-payment', fault })
      await expect(pay(visitor, fault)).rejects.toThrow('cut on purpose')
      expect((await operationsOf(visitor)).filter(({ request_key: key }) => key === fault)).toHaveLength(count)
    }
    await pay(visitor, 'lost')
    expect((await operationsOf(visitor)).filter(({ request_key: key }) => key === 'lost')).toHaveLength(1)
  })

  it('[LEDG-08] is done thirty times a minute and no more', async () => {
    const { visitor, pass } = await start(home)
    for (let count = 0; count < 30; count += 1) expect((await pay(visitor, `key-${count}`)).status).not.toBe(429)
    expect((await pay(visitor, 'more')).json()).toEqual({ errorData: 'ERR_LIMIT' })
    pass(60_000)
    expect((await pay(visitor, 'more')).status).toBe(200)
  })
})
