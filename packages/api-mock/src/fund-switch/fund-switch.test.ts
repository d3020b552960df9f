import { describe, expect, it } from 'vitest'

import { HOMES, keyed, startApi, type HomeName, type Visitor } from '../testing/index.ts'

const [A83, PEE, PERO] = ['00317740', '00482190', '00482176']
const SWITCH = {
  ais: '/api/v2/services/api-ais/transactional/arbitration',
  s2e: '/api/v2/services/api-s2e/transactional/arbitration',
}
const COMPANY = { [A83]: 'ent-lison', [PEE]: 'ent-aubrenne', [PERO]: 'ent-aubrenne' }

type Part = readonly [fund: string, amount: number]
const bodyOf = (policy: string, out: readonly Part[], into: readonly Part[], to = policy) => ({
  main_company_id: COMPANY[policy] ?? policy,
  source: { policy_id: policy, investments: out.map(([id, amount]) => ({ id, amount })) },
  destination: { policy_id: to, investments: into.map(([id, amount]) => ({ id, amount })) },
})
/** The worked case s. */
const WORKED = bodyOf(
  A83,
  [['actions-monde-horizon', 4000]],
  [
    ['fonds-en-euros', 1800],
    ['obligations-europe', 2200],
  ],
)

const start = async (home: HomeName) => {
  const api = startApi(home)
  const visitor = api.visit()
  await visitor.signIn('sylvie-garnier')
  return { ...api, visitor }
}

const ask = (visitor: Visitor, key: string, body: unknown = WORKED, scope: 'ais' | 's2e' = 'ais') =>
  visitor.send({ method: 'POST', path: SWITCH[scope], body, headers: keyed(key) })

type Lot = {
  readonly acquired_on: string
  readonly available_on: string | null
  readonly origin: string
  readonly amount: number
}
type Fund = { readonly id: string; readonly amount: number; readonly lots: readonly Lot[] }
type Account = {
  readonly policy_id: string
  readonly balance: number
  readonly investments: readonly Fund[]
  readonly since: readonly { readonly paid_in: number }[]
}

const accountOf = async (visitor: Visitor, policy: string): Promise<Account> => {
  const answers = await Promise.all(['ais', 's2e'].map((scope) => visitor.post(`/api/v2/services/api-${scope}/accounts`)))
  const accounts = answers.flatMap((answer) => Object.values(answer.json() as Record<string, readonly Account[]>)).flat()
  return accounts.find(({ policy_id }) => policy_id === policy) ?? { policy_id: policy, balance: 0, investments: [], since: [] }
}
/** An account as it is told to somebody who has asked for nothing: what an order has claimed stays in it until it is sold. */
const withoutClaims = (account: Account): unknown =>
  JSON.parse(JSON.stringify(account, (key, value: unknown) => (key === 'claimed' ? undefined : value)))
const amountsOf = ({ investments }: Account): Readonly<Record<string, number>> =>
  Object.fromEntries(investments.map(({ id, amount }) => [id, amount]))
/** Amounts by date of acquisition, date of availability and origin, over all funds. */
const byLot = ({ investments }: Account): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {}
  for (const { lots } of investments)
    for (const { acquired_on, available_on, origin, amount } of lots) {
      const key = `${acquired_on} ${available_on ?? ''} ${origin}`
      sums[key] = (sums[key] ?? 0) + amount
    }
  return sums
}

type Line = Readonly<Record<string, unknown>>
const operationOf = async (visitor: Visitor, key: string): Promise<Line | undefined> => {
  const answers = await Promise.all(
    ['progress', 'done'].map((status) => visitor.get(`/api/v2/services/operations/?status=${status}`)),
  )
  return answers
    .flatMap((answer) => (answer.json() as { readonly operations: readonly Line[] }).operations)
    .find(({ request_key }) => request_key === key)
}
const switchable = async (visitor: Visitor, policy: string) => {
  const { authorized_acts } = (await visitor.get('/api/v2/services/api-ais/authorized-acts')).json() as {
    readonly authorized_acts: readonly {
      readonly policy_id: string
      readonly acts: readonly Line[]
      readonly switchable: Line & { readonly investments: readonly Line[] }
    }[]
  }
  return authorized_acts.find((one) => one.policy_id === policy)
}
const move = (visitor: Visitor, days: number) => visitor.post('/api/clock', { days })
const codeOf = (answer: { readonly json: () => unknown }) =>
  (answer.json() as { readonly fields?: readonly { readonly path: string; readonly code: string }[] }).fields?.map(
    ({ path, code }) => `${path} ${code}`.trim(),
  )

describe.each(HOMES)('a fund switch, in the home "%s"', (home) => {
  it('[P-CALL-40] [O-CALL-26] [FSW-06] answers nothing, and is an operation with its days, found by its key', async () => {
    const { visitor } = await start(home)
    const answer = await ask(visitor, 'one')
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect(await operationOf(visitor, 'one')).toMatchObject({
      id: '41720001',
      label: 'Arbitrage',
      type: 'TRANSFERT',
      status: 'En cours',
      amount: 4000,
      cancellable: true,
      cancellable_until: { day: '20/11/2026', hour: '18:00' },
      timeline: [
        { step: 'requested', day: '20/11/2026', done: true },
        { step: 'checked', day: '20/11/2026', done: true },
        { step: 'sale', day: '24/11/2026', done: false },
        { step: 'purchase', day: '26/11/2026', done: false },
        { step: 'visible', day: '27/11/2026', done: false },
      ],
    })
    expect((await ask(visitor, 'one')).status).toBe(204)
    expect((await operationOf(visitor, 'one'))?.['id']).toBe('41720001')
    expect((await ask(visitor, 'one', bodyOf(A83, [['actions-monde-horizon', 1]], [['obligations-europe', 1]]))).status).toBe(409)
  })

  it('[FSW-05] is sold, on its way, then bought by the clock; dates, origins, what was paid and the value stay', async () => {
    const [switching, other] = [await start(home), await start(home)]
    await ask(switching.visitor, 'one')
    const same = async () =>
      expect(withoutClaims(await accountOf(switching.visitor, A83))).toEqual(await accountOf(other.visitor, A83))
    await same()
    const pass = async (days: number): Promise<readonly [Account, Account]> => {
      await move(switching.visitor, days)
      await move(other.visitor, days)
      return [await accountOf(switching.visitor, A83), await accountOf(other.visitor, A83)]
    }
    const [sold] = await pass(4)
    expect(amountsOf(sold)['arbitrage-en-cours']).toBe(4000)
    const [bought, without] = await pass(3)
    const [after, before] = [amountsOf(bought), amountsOf(without)]
    expect(after['arbitrage-en-cours']).toBeUndefined()
    expect((after['fonds-en-euros'] ?? 0) - (before['fonds-en-euros'] ?? 0)).toBeCloseTo(1800, 2)
    // Shown at the values of the day before: the other funds move by the markets of three days.
    expect((after['obligations-europe'] ?? 0) - (before['obligations-europe'] ?? 0)).toBeCloseTo(2200, -2)
    expect(Object.keys(byLot(bought)).toSorted()).toEqual(Object.keys(byLot(without)).toSorted())
    expect(bought.since.at(-1)?.paid_in).toBe(without.since.at(-1)?.paid_in)
    expect(Math.abs(bought.balance - without.balance)).toBeLessThan(150)
    expect(await operationOf(switching.visitor, 'one')).toMatchObject({ status: 'Traité' })
  })

  it('[FSW-01] [FSW-03] the second of two meets what the first has left, and a whole fund is sold whole', async () => {
    const { visitor } = await start(home)
    await ask(visitor, 'one')
    const left = await switchable(visitor, A83)
    expect(left?.switchable['under_way']).toBe(4000)
    expect(left?.switchable.investments.map(({ movable, expected }) => [movable, expected])).toEqual([
      [5523.83, 7323.83],
      [3682.55, 5882.55],
      [3365.1, 3365.1],
      [1841.27, 1841.27],
    ])
    expect(left?.switchable.investments.map(({ claimed }) => claimed)).toEqual([undefined, undefined, 4000, undefined])
    const more = bodyOf(A83, [['actions-monde-horizon', 3365.11]], [['obligations-europe', 3365.11]])
    const refused = await ask(visitor, 'two', more)
    expect([refused.status, codeOf(refused)]).toEqual([400, ['out.actions-monde-horizon amount-too-large']])
    const full = bodyOf(A83, [['immobilier-territoires', 41.28]], [['fonds-en-euros', 41.28]])
    expect(codeOf(await ask(visitor, 'three', full))).toEqual(['in.fonds-en-euros fund-share-too-large'])
    expect(
      (await ask(visitor, 'four', bodyOf(A83, [['immobilier-territoires', 1841.27]], [['obligations-europe', 1841.27]]))).status,
    ).toBe(204)
    await move(visitor, 10)
    expect(amountsOf(await accountOf(visitor, A83))['immobilier-territoires']).toBeUndefined()
  })

  it('[FSW-06] taken back in time moves nothing, and frees what it had claimed', async () => {
    const { visitor } = await start(home)
    await ask(visitor, 'one')
    await visitor.send({
      method: 'POST',
      path: '/api/v2/services/operations/41720001/cancel',
      body: {},
      headers: keyed('back'),
    })
    expect(await operationOf(visitor, 'one')).toMatchObject({ status: 'Annulé', reason: 'cancelled' })
    expect((await switchable(visitor, A83))?.switchable.investments[2]?.['movable']).toBe(7365.1)
  })

  it('[P-CALL-15] [P-CALL-39] [P-CALL-44] [O-CALL-27] [O-CALL-25] [O-CALL-55] what may be switched is said with what blocks it', async () => {
    const { visitor } = await start(home)
    const context = (company: string) => visitor.get(`/api/v2/services/api-s2e/context/arbitration?main_company_id=${company}`)
    expect((await context('ent-groupe-aubrenne')).json()).toMatchObject({ blockings: ['DONNEES_PERSO'] })
    expect((await context('ent-aubrenne')).json()).toMatchObject({
      blockings: [],
      switchable_accounts: [{ policy_id: PEE, under_way: 3200 }],
    })
    expect((await context('nobody')).status).toBe(404)
    expect((await visitor.get('/api/v2/services/api-s2e/transactional/permissions')).json()).toEqual({
      s2e_permissions: { authorizedAct: true, companyTopUp: true, isVoluntaryPaymentAllowed: true },
    })
    expect((await switchable(visitor, A83))?.acts).toContainEqual({ act: 'ARBITRAGE', channel: 'portal' })
  })

  it('[FSW-04] is refused with why: guided, blocked, not the person’s, another contract', async () => {
    const { visitor } = await start(home)
    const guided = await ask(visitor, 'one', bodyOf(PERO, [['fonds-en-euros', 1]], [['obligations-responsables', 1]]))
    expect([guided.status, codeOf(guided)]).toEqual([409, ['guided']])
    const peg = { ...bodyOf('00482195', [['prudence', 1]], [['equilibre-durable', 1]]), main_company_id: 'ent-groupe-aubrenne' }
    expect(codeOf(await ask(visitor, 'two', peg, 's2e'))).toEqual(['blocking'])
    expect((await ask(visitor, 'three', WORKED, 's2e')).status).toBe(404)
    expect((await ask(visitor, 'four', { ...WORKED, main_company_id: 'ent-aubrenne' })).status).toBe(404)
    const elsewhere = await ask(visitor, 'five', { ...WORKED, destination: { ...WORKED.destination, policy_id: PEE } })
    expect([elsewhere.status, codeOf(elsewhere)]).toEqual([400, ['destination wrong']])
  })

  it('[FSW-05] of employee savings keeps the dates on which each lot becomes free', async () => {
    const [switching, other] = [await start(home), await start(home)]
    const body = bodyOf(
      PEE,
      [['actions-europe-durable', 1000]],
      [
        ['obligations-responsables', 600],
        ['equilibre-durable', 400],
      ],
    )
    expect((await ask(switching.visitor, 'one', body, 's2e')).status).toBe(204)
    await move(switching.visitor, 12)
    await move(other.visitor, 12)
    const [after, before] = [await accountOf(switching.visitor, PEE), await accountOf(other.visitor, PEE)]
    expect(Object.keys(byLot(after)).toSorted()).toEqual(Object.keys(byLot(before)).toSorted())
    expect(amountsOf(after)['equilibre-durable']).toBeCloseTo(400, -1)
    expect(after.since.at(-1)?.paid_in).toBe(before.since.at(-1)?.paid_in)
  })
})
