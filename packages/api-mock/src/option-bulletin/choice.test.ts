import { receiptCall, replayReceipt } from '@hautelisse/domain/receipt'
import { describe, expect, it } from 'vitest'

import { HOMES, keyed, startApi, type HomeName, type Visitor } from '../testing/index.ts'

const BULLETINS = '/api/v2/services/api-s2e/transactional/option-bulletins'
const CHOICE = '/api/v2/services/api-s2e/transactional/option-bulletin'
const SIMULATOR = '/api/v2/services/api-s2e/transactional/abondment-simulator'
const ALERTS = '/api/v2/services/api-s2e/alerts'
const [PERECO, PEE] = ['00482201', '00482190']

const start = async (home: HomeName, sub = 'sylvie-garnier') => {
  const visitor = startApi(home).visit()
  await visitor.signIn(sub)
  return visitor
}

type Placement = { readonly policy_id: string; readonly investment_id: string; readonly amount: number }
type Bulletin = {
  readonly id: string
  readonly company_amount: number | null
  readonly default_affectations: readonly { policy_id: string; investments: readonly { id: string; amount: number }[] }[]
  readonly answer?: { s2e_transaction_id: string; version: number; by_default: boolean; instructions: readonly Placement[] }
}

const bulletinsOf = async (visitor: Visitor) =>
  ((await visitor.get(BULLETINS)).json() as { readonly s2e_option_bulletins: readonly Bulletin[] }).s2e_option_bulletins
const bulletinOf = async (visitor: Visitor) => (await bulletinsOf(visitor))[0]

const MOCKUP: readonly Placement[] = [
  { policy_id: PERECO, investment_id: 'retraite-2035', amount: 1239.44 },
  { policy_id: PEE, investment_id: 'monetaire-responsable', amount: 1000 },
]

const bodyOf = (more: Readonly<Record<string, unknown>> = {}) => ({
  id: 'bo-4081-2026',
  company_id: 'ent-aubrenne',
  payment_amount: 0,
  instructions: MOCKUP,
  version: 0,
  ...more,
})

const choose = (visitor: Visitor, key: string, more: Readonly<Record<string, unknown>> = {}) =>
  visitor.send({ method: 'POST', path: CHOICE, body: bodyOf(more), headers: keyed(key) })

type Line = Readonly<Record<string, unknown>> & { readonly id: string; readonly date: string }
const operationsOf = async (visitor: Visitor): Promise<readonly Line[]> => {
  const answers = await Promise.all(
    ['progress', 'done'].map((status) => visitor.get(`/api/v2/services/operations/?status=${status}`)),
  )
  return answers.flatMap((answer) => (answer.json() as { readonly operations: readonly Line[] }).operations)
}

const move = (visitor: Visitor, days: number) => visitor.post('/api/clock', { days })

describe.each(HOMES)('a choice on a premium, in the home "%s"', (home) => {
  it('[RECEIPT-01] has a receipt with the figures of the worked case, and that of a changed choice says the last one', async () => {
    const visitor = await start(home)
    const receiptOf = async () =>
      receiptCall.answer.parse((await visitor.get('/api/v2/services/operations/41720001/receipt')).json()).receipt
    await choose(visitor, 'one')
    const receipt = await receiptOf()
    expect(receipt.figures).toEqual({
      'premium gross': '2480.00',
      'premium contributions': '240.56',
      'premium net': '2239.44',
      'top-up 00482201 gross': '619.72',
      'top-up 00482201 contributions': '60.11',
      'top-up 00482201 net': '559.61',
      'top-up 00482190 gross': '250.00',
      'top-up 00482190 contributions': '24.25',
      'top-up 00482190 net': '225.75',
    })
    expect(replayReceipt(receipt)).toEqual([])
    const whole = [{ policy_id: PEE, investment_id: 'monetaire-responsable', amount: 2239.44 }]
    await choose(visitor, 'two', { version: 1, instructions: whole })
    expect(Object.keys((await receiptOf()).figures).filter((name) => name.endsWith('net'))).toEqual([
      'premium net',
      'top-up 00482190 net',
    ])
  })

  it('[P-CALL-36] [O-CALL-19] [O-CALL-20] [O-BULL-07] is read with its default, taken, and shown as taken into account', async () => {
    const visitor = await start(home)
    const bulletin = await bulletinOf(visitor)
    expect(bulletin?.company_amount).toBe(839.79)
    expect(bulletin?.default_affectations).toEqual([
      { policy_id: PERECO, investments: [{ id: 'retraite-2035', amount: 1119.72 }] },
      { policy_id: PEE, investments: [{ id: 'monetaire-responsable', amount: 1119.72 }] },
    ])
    const answer = await choose(visitor, 'one')
    expect([answer.status, answer.json()]).toEqual([200, { s2e_transaction_id: '41720001' }])
    expect((await bulletinOf(visitor))?.answer).toMatchObject({ version: 1, by_default: false, instructions: MOCKUP })
    expect((await visitor.get(ALERTS)).json()).toEqual({
      s2e_alerts: [{ id_transaction: '41720001', amount: 2239.44, date: '20/11/2026' }],
    })
    expect((await operationsOf(visitor)).find(({ id }) => id === '41720001')).toMatchObject({
      status: 'En cours',
      type: 'BO_PARTICIPATION',
      amount: 2239.44,
      gross_amount: 2480,
      request_key: 'one',
      deadline_date: '02/12/2026',
    })
  })

  it('[BULL-12] is invested on the first market day on which it can no longer be changed, with what the company adds', async () => {
    const visitor = await start(home)
    await choose(visitor, 'one')
    await move(visitor, 13)
    expect((await operationsOf(visitor)).some(({ id }) => id === '41720001-a')).toBe(false)
    await move(visitor, 1)
    const operations = await operationsOf(visitor)
    const added = operations.filter(({ id }) => id.startsWith('41720001-'))
    expect(added.map(({ amount, gross_amount, linked_id, date }) => [amount, gross_amount, linked_id, date])).toEqual([
      [559.61, 619.72, '41720001', '04/12/2026'],
      [225.75, 250, '41720001', '04/12/2026'],
    ])
    expect(operations.find(({ id }) => id === '41720001')).toMatchObject({ status: 'Traité' })
    expect(await bulletinOf(visitor)).toBeUndefined()
    const details = await visitor.post('/api/v2/services/api-s2e/transactions/41720001/details', {})
    expect((details.json() as Record<string, unknown>)['s2e_transaction_details']).toMatchObject({
      gross_amount: 2480,
      social_tax: 240.56,
      net_amount: 2239.44,
      payment_amount: 0,
    })
  })

  it('[O-BULL-03] [O-BULL-09] can be changed through the day after the deadline, and not after it', async () => {
    const visitor = await start(home)
    await choose(visitor, 'one')
    await move(visitor, 13)
    const all = [{ policy_id: PEE, investment_id: 'monetaire-responsable', amount: 2239.44 }]
    const changed = await choose(visitor, 'two', { version: 1, instructions: all })
    expect(changed.json()).toEqual({ s2e_transaction_id: '41720001' })
    expect((await bulletinOf(visitor))?.answer).toMatchObject({ version: 2, instructions: all })
    expect((await operationsOf(visitor)).filter(({ id }) => id === '41720001')).toHaveLength(1)
    await move(visitor, 1)
    const late = await choose(visitor, 'three', { version: 2 })
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('too-late')])
  })

  it('[BULL-12] [O-BULL-13] is the default at the deadline, which may be changed on the day after', async () => {
    const visitor = await start(home)
    await move(visitor, 12)
    expect((await bulletinOf(visitor))?.answer).toBeUndefined()
    await move(visitor, 1)
    expect((await bulletinOf(visitor))?.answer).toMatchObject({
      s2e_transaction_id: 'bo-4081-2026-d',
      version: 0,
      by_default: true,
    })
    const changed = await choose(visitor, 'one')
    expect(changed.json()).toEqual({ s2e_transaction_id: 'bo-4081-2026-d' })
    await move(visitor, 1)
    const ids = (await operationsOf(visitor)).map(({ id }) => id).filter((id) => id.startsWith('bo-'))
    expect(ids).toEqual(['bo-4081-2026-d', 'bo-4081-2026-d-a', 'bo-4081-2026-d-2-a'])
  })

  it('is taken once for each key, and conflicts with another body under it', async () => {
    const visitor = await start(home)
    const [one, again] = [await choose(visitor, 'one'), await choose(visitor, 'one')]
    expect(again.json()).toEqual(one.json())
    expect((await bulletinOf(visitor))?.answer?.version).toBe(1)
    expect((await choose(visitor, 'one', { version: 1 })).status).toBe(409)
    expect((await visitor.send({ method: 'POST', path: CHOICE, body: bodyOf() })).status).toBe(400)
  })
})

describe('a choice on a premium', () => {
  it.each([
    ['a stale version', { version: 1 }, 409, 'changed'],
    ['a bulletin of nobody', { id: 'bo-6120-2026' }, 404, 'ERR_UNKNOWN'],
    ['another company', { company_id: 'ent-groupe-aubrenne' }, 404, 'ERR_UNKNOWN'],
    ['a cent too little', { instructions: [{ ...MOCKUP[0], amount: 2239.43 }] }, 400, 'not-distributed'],
    ['a cent too much', { instructions: [{ ...MOCKUP[0], amount: 2239.45 }] }, 400, 'not-distributed'],
    [
      'a fund of another plan',
      { instructions: [{ policy_id: PERECO, investment_id: 'monetaire-responsable', amount: 2239.44 }] },
      400,
      'unknown-investment',
    ],
    ['cash before the one-time code', { payment_amount: 2239.44, instructions: [] }, 403, 'ERR_OTP'],
    ['an amount below zero', { instructions: [{ ...MOCKUP[0], amount: -1 }] }, 400, 'ERR_INVALID'],
  ])('with %s is refused, and nothing is kept', async (_, more, status, said) => {
    const visitor = await start('server')
    const answer = await choose(visitor, 'one', more)
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(said)])
    expect((await bulletinOf(visitor))?.answer).toBeUndefined()
  })

  it('[P-CALL-37] [O-CALL-23] [ENT-51] [ENT-52] [O-BULL-16] is told what the company adds to it, as the page reckons it', async () => {
    const visitor = await start('server')
    const ask = (body: unknown) => visitor.post(SIMULATOR, body)
    const investments = {
      [PERECO]: { 'retraite-2035': 1000, 'obligations-europe': 239.44 },
      [PEE]: { 'monetaire-responsable': 1000 },
    }
    // Exactly what the specification names: `act` is ours.
    expect((await ask({ investments })).json()).toEqual({
      s2e_abondment_simulations: {
        [PERECO]: {
          companyTopUpGlobalConsumedBrutPS: 0,
          companyTopUpActConsumedBrutPS: 0,
          companyTopUpActSimulatorBrutPS: 619.72,
          socialContributions: 60.11,
        },
        [PEE]: {
          companyTopUpGlobalConsumedBrutPS: 257,
          companyTopUpActConsumedBrutPS: 0,
          companyTopUpActSimulatorBrutPS: 250,
          socialContributions: 24.25,
        },
      },
    })
    const unknown = await ask({ investments: { nobody: { x: 1 } }, act: 'PARTICIPATION' })
    expect([unknown.status, unknown.text]).toEqual([400, expect.stringContaining('investments.nobody')])
  })
})
