import { describe, expect, it } from 'vitest'

import { HOMES, keyed, startApi, type HomeName, type Visitor } from '../testing/index.ts'

const [PEE, PEG, PERECO, PERO] = ['00771221', '00771222', '00771203', '00771202']
const COMPANY = 'ent-carmandel'

type Lot = {
  readonly acquired_on: string
  readonly available_on: string | null
  readonly origin: string
  readonly amount: number
  readonly compartment?: string
}
type Account = {
  readonly policy_id: string
  readonly balance: number
  readonly balance_es?: number
  readonly investments: readonly { readonly id: string; readonly amount: number; readonly lots: readonly Lot[] }[]
}
const accountsOf = async (visitor: Visitor): Promise<readonly Account[]> => {
  const answers = await Promise.all(['ais', 's2e'].map((scope) => visitor.post(`/api/v2/services/api-${scope}/accounts`)))
  return answers.flatMap((answer) => Object.values(answer.json() as Record<string, readonly Account[]>)).flat()
}
const accountOf = async (visitor: Visitor, policy: string): Promise<Account> => {
  const account = (await accountsOf(visitor)).find(({ policy_id }) => policy_id === policy)
  if (account === undefined) throw new Error(`Nadia holds ${policy}.`)
  return account
}
const lotsOf = ({ investments }: Account): readonly Lot[] => investments.flatMap(({ lots }) => lots)
const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

const start = async (home: HomeName) => {
  const visitor = startApi(home).visit()
  await visitor.signIn('nadia-belkhir')
  return visitor
}

/** All of the first fund of her PEE goes to the first fund of another account. */
const moveAll = async (visitor: Visitor, to: string, key = 'one') => {
  const [from, into] = [await accountOf(visitor, PEE), await accountOf(visitor, to)]
  const [fund, taking] = [from.investments[0], into.investments[0]]
  const amount = fund?.amount ?? 0
  const body = {
    main_company_id: COMPANY,
    source: { policy_id: PEE, investments: [{ id: fund?.id, amount }] },
    destination: { policy_id: to, investments: [{ id: taking?.id, amount }] },
  }
  const answer = await visitor.send({
    method: 'POST',
    path: '/api/v2/services/api-s2e/transactional/arbitration',
    body,
    headers: keyed(key),
  })
  return { answer, amount, fund, taking, into }
}
const days = (visitor: Visitor, count: number) => visitor.post('/api/clock', { days: count })
const operation = async (visitor: Visitor) => {
  const answers = await Promise.all(
    ['progress', 'done'].map((status) => visitor.get(`/api/v2/services/operations/?status=${status}`)),
  )
  return answers
    .flatMap((answer) => (answer.json() as { readonly operations: readonly Readonly<Record<string, unknown>>[] }).operations)
    .find(({ request_key }) => request_key === 'one')
}

describe.each(HOMES)('a switch to another account, in the home "%s"', (home) => {
  it('[FSW-09] [ARB-03] to a PEG keeps the dates and origins of its lots; on its way it is the PEE’s', async () => {
    const [visitor, other] = [await start(home), await start(home)]
    const before = await accountOf(visitor, PEE)
    const { answer, amount, fund, into } = await moveAll(visitor, PEG)
    expect(answer.status).toBe(204)
    const leaving = fund?.lots ?? []
    await days(visitor, 5)
    const [onWay, waiting] = [await accountOf(visitor, PEE), await accountOf(visitor, PEG)]
    const transit = onWay.investments.find(({ id }) => id === 'arbitrage-en-cours')
    expect(Math.abs((transit?.amount ?? 0) - amount)).toBeLessThan(amount / 20)
    expect(lotsOf(waiting)).toHaveLength(lotsOf(into).length)
    await days(visitor, 7)
    // A choice that is left to its default is invested meanwhile, with or without the switch.
    await days(other, 12)
    const [after, received, without] = [await accountOf(visitor, PEE), await accountOf(visitor, PEG), await accountOf(other, PEG)]
    expect(after.investments.map(({ id }) => id)).toEqual(before.investments.slice(1).map(({ id }) => id))
    expect(lotsOf(received)).toHaveLength(lotsOf(without).length + leaving.length)
    const names = (lots: readonly Lot[]) =>
      lots.map(({ acquired_on, available_on, origin }) => `${acquired_on} ${available_on ?? ''} ${origin}`).toSorted()
    expect(names(lotsOf(received))).toEqual(names([...lotsOf(without), ...leaving]))
    expect(Math.abs(received.balance - without.balance - amount)).toBeLessThan(amount / 10)
    expect(await operation(visitor)).toMatchObject({ policy_id: PEE, to_policy_id: PEG, status: 'Traité' })
  })

  it('[FSW-09] [ARB-03] to a PERECO is blocked until retirement, in the compartment of employee savings', async () => {
    const visitor = await start(home)
    const { answer, amount, fund, into } = await moveAll(visitor, PERECO)
    expect(answer.status).toBe(204)
    await days(visitor, 12)
    const after = await accountOf(visitor, PERECO)
    expect(lotsOf(after)).toHaveLength(lotsOf(into).length + (fund?.lots.length ?? 0))
    expect(lotsOf(after).every(({ available_on }) => available_on === null)).toBe(true)
    const isOfSavings = ({ compartment }: Lot): boolean => compartment === 'es'
    const savings = (one: Account) =>
      sum(
        lotsOf(one)
          .filter(isOfSavings)
          .map((lot) => lot.amount),
      )
    expect(Math.abs(savings(after) - savings(into) - amount)).toBeLessThan(amount / 10)
    expect(after.balance_es).toBeCloseTo(savings(after), 2)
  })

  it('[FSW-09] is refused where the money may not go, and to what is not the person’s', async () => {
    const visitor = await start(home)
    const said = async (to: string) => {
      const body = {
        main_company_id: COMPANY,
        source: { policy_id: PEE, investments: [{ id: (await accountOf(visitor, PEE)).investments[0]?.id, amount: 10 }] },
        destination: { policy_id: to, investments: [{ id: 'fonds-en-euros', amount: 10 }] },
      }
      const path = '/api/v2/services/api-s2e/transactional/arbitration'
      const answer = await visitor.send({ method: 'POST', path, body, headers: keyed(to) })
      const { fields } = answer.json() as { readonly fields: readonly { readonly path: string; readonly code: string }[] }
      return [answer.status, fields[0]]
    }
    const wrong = [400, { path: 'destination', code: 'wrong' }]
    expect([await said(PERO), await said('99999999')]).toMatchObject([wrong, wrong])
  })
})
