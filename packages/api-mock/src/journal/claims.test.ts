import { euros, formatAmountInput } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'

import {
  accountRead,
  confirmByCode,
  HOMES,
  keyed,
  NADIA_PEE,
  pdf,
  releaseBody,
  startApi,
  type HomeName,
  type Visitor,
} from '../testing/index.ts'

const S2E = '/api/v2/services/api-s2e'
const COMPANY = 'ent-carmandel'

type Lot = { readonly available_on: string | null; readonly amount: number; readonly claimed?: number }
type Fund = { readonly id: string; readonly amount: number; readonly in_transit?: boolean; readonly lots: readonly Lot[] }
type Line = Readonly<Record<string, unknown>>

const start = async (home: HomeName) => {
  const visitor = startApi(home).visit()
  await visitor.signIn('nadia-belkhir')
  await confirmByCode(visitor)
  const send = (path: string, key: string, body: unknown, files?: readonly File[]) =>
    visitor.send({ method: 'POST', path: `${S2E}/${path}`, body, headers: keyed(key), ...(files === undefined ? {} : { files }) })
  const funds = async () => ((await accountRead(visitor, NADIA_PEE))?.investments ?? []) as unknown as readonly Fund[]
  return { visitor, send, funds }
}

const isFree = ({ available_on: free }: Lot): boolean => free !== null && free.split('/').toReversed().join('') <= '20261120'
const freeIn = ({ lots }: Fund): number => lots.filter(isFree).reduce((sum, { amount }) => sum + amount, 0)
const cents = (amount: number): number => Math.round(amount * 100) / 100

const refundOf = (fund: string, amount: number) => ({
  context: {
    id_entreprise: COMPANY,
    type: 'REMBOURSEMENT_DISPONIBLE',
    avoirs: [{ policy_id: NADIA_PEE, investment_id: fund, amount }],
  },
  reason: null,
})

const switchOf = (from: string, into: string, amount: number) => {
  const side = (id: string) => ({ policy_id: NADIA_PEE, investments: [{ id, amount }] })
  return { main_company_id: COMPANY, source: side(from), destination: side(into) }
}

const refusal = ({ status, json }: { readonly status: number; readonly json: () => unknown }) => [
  status,
  ...((json() as { readonly fields?: readonly Line[] }).fields ?? []),
]

const operation = async (visitor: Visitor, id: string): Promise<Line | undefined> => {
  const answers = await Promise.all(
    ['progress', 'done'].map((status) => visitor.get(`/api/v2/services/operations/?status=${status}`)),
  )
  return answers
    .flatMap((answer) => (answer.json() as { readonly operations: readonly Line[] }).operations)
    .find((one) => one['id'] === id)
}

/** The two funds with the most that is free. */
const twoFunds = (all: readonly Fund[]): readonly [Fund, Fund] => {
  const [from, into] = all.toSorted((one, other) => freeIn(other) - freeIn(one))
  if (from === undefined || into === undefined) throw new Error('Nadia holds two funds.')
  return [from, into]
}

describe.each(HOMES)('two orders for one euro, in the home "%s"', (home) => {
  it('[OPER-17] [OPER-18] [FSW-01] a refund, then a switch of the whole fund: the first is kept and paid in full, the second meets what is left', async () => {
    const { visitor, send, funds } = await start(home)
    const [from, into] = twoFunds(await funds())
    expect((await send('refunds', 'first', refundOf(from.id, 300))).status).toBe(200)
    expect(refusal(await send('transactional/arbitration', 'second', switchOf(from.id, into.id, from.amount)))).toEqual([
      400,
      {
        path: `out.${from.id}`,
        code: 'amount-too-large',
        params: {
          max: formatAmountInput(euros(cents(from.amount - 300))),
        },
      },
    ])
    expect((await send('transactional/arbitration', 'third', switchOf(from.id, into.id, cents(from.amount - 300)))).status).toBe(
      204,
    )
    await visitor.post('/api/clock', { days: 14 })
    expect(await operation(visitor, '41720001')).toMatchObject({ status: 'Traité', gross_amount: 300 })
    expect(await operation(visitor, '41720002')).toMatchObject({ status: 'Traité' })
    expect((await funds()).find(({ id }) => id === from.id)?.amount ?? 0).toBeLessThan(25)
  })

  it('[OPER-17] [REL-15] a switch of a whole fund, then a refund of it: nothing is left to ask for, and the most says so', async () => {
    const { visitor, send, funds } = await start(home)
    const [from, into] = twoFunds(await funds())
    expect((await send('transactional/arbitration', 'first', switchOf(from.id, into.id, from.amount))).status).toBe(204)
    expect((await funds()).find(({ id }) => id === from.id)?.lots.every(({ amount, claimed }) => claimed === amount)).toBe(true)
    expect(refusal(await send('refunds', 'second', refundOf(from.id, 100)))).toEqual([
      400,
      { path: 'amount', code: 'amount-too-large', params: { max: '0,00' } },
    ])
    await visitor.post('/api/clock', { days: 14 })
    expect(await operation(visitor, '41720001')).toMatchObject({ status: 'Traité' })
  })

  it('[OPER-17] [OPER-20] money between two funds is in the balance, is not offered, and stays in the plan when everything else leaves it', async () => {
    const { visitor, send, funds } = await start(home)
    const [from, into] = twoFunds(await funds())
    expect((await send('transactional/arbitration', 'first', switchOf(from.id, into.id, 1500))).status).toBe(204)
    await visitor.post('/api/clock', { days: 5 })
    await visitor.signIn('nadia-belkhir')
    await confirmByCode(visitor)
    const held = await funds()
    const waiting = held.find(({ in_transit: isWaiting }) => isWaiting === true)
    expect(waiting?.amount).toBe(1500)
    const blocked = held
      .filter(({ in_transit: isWaiting }) => isWaiting !== true)
      .flatMap(({ lots }) => lots)
      .filter((lot) => !isFree(lot))
      .reduce((sum, { amount }) => sum + amount, 0)
    const all = releaseBody({ policies: [{ policy_id: NADIA_PEE, amount: null, funds: [] }] })
    const asked = (await send('withdraw', 'second', all)).json() as { readonly s2e_transaction_id: string }
    expect((await send(`withdraw/documents/${asked.s2e_transaction_id}`, 'files', {}, [pdf()])).json()).toBe('OK')
    expect((await operation(visitor, asked.s2e_transaction_id))?.['gross_amount']).toBe(cents(blocked))
    await visitor.post('/api/clock', { days: 20 })
    const paid = await operation(visitor, asked.s2e_transaction_id)
    expect(paid).toMatchObject({ status: 'Traité' })
    expect(Number(paid?.['amount'])).toBeGreaterThan(0)
    const left = (await funds()).find(({ id }) => id === into.id)
    expect(left?.amount ?? 0).toBeGreaterThan(1400)
  })
})
