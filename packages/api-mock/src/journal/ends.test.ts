import { describe, expect, it } from 'vitest'

import { PEOPLE } from '../people/index.ts'
import { movingClock } from '../server/index.ts'
import { memoryStorage } from '../storage/index.ts'
import {
  BY_DEBIT,
  confirmByCode,
  keyed,
  MONTHLY,
  NADIA_PEE,
  PAYMENT,
  paymentBody,
  PERECO,
  pdf,
  refundBody,
  releaseBody,
  RETIREMENT_PAYMENT,
  retirementBody,
  retirementWithdrawalBody,
  startApi,
  TODAY,
  type Visitor,
} from '../testing/index.ts'
import { writeAct } from './model.ts'
import { momentOf } from './moment.ts'
import { recordSignature } from './record.ts'
import { settle } from './settle.ts'

type Line = Readonly<Record<string, unknown>>

const start = async (sub: string) => {
  const storage = memoryStorage()
  let minutes = 0
  const now = (): number => Date.parse('2026-11-20T09:00:00Z') + minutes * 60_000
  const clock = movingClock({ now, firstDay: () => TODAY, storage })
  const visitor = startApi('server', { storage, clock, limits: { actsPerMinute: Number.MAX_SAFE_INTEGER } }).visit()
  await visitor.signIn(sub)
  await confirmByCode(visitor)
  const send = (path: string, key: string, body: unknown, files?: readonly File[]) =>
    visitor.send({ method: 'POST', path, body, headers: keyed(key), ...(files === undefined ? {} : { files }) })
  return { storage, clock, visitor, send, wait: (more: number) => void (minutes += more) }
}

const found = async (visitor: Visitor, id: string): Promise<Line | undefined> => {
  const answers = await Promise.all(
    ['progress', 'done'].map((status) => visitor.get(`/api/v2/services/operations/?status=${status}`)),
  )
  return answers
    .flatMap((answer) => (answer.json() as { readonly operations: readonly Line[] }).operations)
    .find((one) => one['id'] === id)
}

const scheduled = async (visitor: Visitor): Promise<readonly Line[]> => {
  const answer = await visitor.get('/api/v2/services/operations/periodic-vv')
  return (answer.json() as { readonly periodic_vv: readonly Line[] }).periodic_vv
}

const NADIA = 'nadia-belkhir'
const S2E = '/api/v2/services/api-s2e'

describe('an outcome that is ordered in development', () => {
  it('[REL-13] refuses the next documents once they are checked, and nothing is sold', async () => {
    const { visitor, send } = await start(NADIA)
    expect((await send('/api/outcomes', 'none', { event: 'documents', outcome: 'refused' })).json()).toBe('OK')
    await send(`${S2E}/withdraw`, 'one', releaseBody())
    await send(`${S2E}/withdraw/documents/41720002`, 'files', {}, [pdf()])
    await visitor.post('/api/clock', { days: 8 })
    expect(await found(visitor, '41720002')).toMatchObject({ status: 'Annulé', reason: 'refused' })
    await send(`${S2E}/withdraw`, 'two', releaseBody())
    const id = '41720004'
    await send(`${S2E}/withdraw/documents/${id}`, 'again', {}, [pdf()])
    await visitor.post('/api/clock', { days: 12 })
    expect(await found(visitor, id)).toMatchObject({ status: 'Traité' })
  })

  it('[PAYM-16] rejects the next debit, which invests nothing; the one after it is collected', async () => {
    const { visitor, send } = await start('sylvie-garnier')
    await send('/api/outcomes', 'none', { event: 'debit', outcome: 'rejected', times: 1 })
    for (const key of ['one', 'two']) await send(PAYMENT, key, paymentBody(BY_DEBIT))
    await visitor.post('/api/clock', { days: 12 })
    expect(await found(visitor, '41720002')).toMatchObject({ status: 'Annulé', reason: 'rejected' })
    expect(await found(visitor, '41720003')).toMatchObject({ status: 'Traité' })
    expect([await found(visitor, '41720002-a'), (await found(visitor, '41720003-a'))?.['status']]).toEqual([undefined, 'Traité'])
  })

  it('[PAYM-16] stops a payment that is made again and again when two debits in a row are rejected', async () => {
    const { visitor, send } = await start('sylvie-garnier')
    await send(PAYMENT, 'one', paymentBody(MONTHLY))
    await send('/api/outcomes', 'none', { event: 'debit', outcome: 'rejected', times: 2 })
    await visitor.post('/api/clock', { days: 30 })
    expect((await scheduled(visitor)).map(({ id }) => id)).toContain('41720001')
    await visitor.post('/api/clock', { days: 40 })
    expect((await scheduled(visitor)).map(({ id }) => id)).not.toContain('41720001')
    const ends = ['1', '2', '3'].map(async (debit) => (await found(visitor, `41720001-${debit}`))?.['reason'])
    expect(await Promise.all(ends)).toEqual(['rejected', 'rejected', undefined])
  })

  it('is refused to nobody in particular, and for anything else', async () => {
    const visitor = startApi('server').visit()
    expect((await visitor.post('/api/outcomes', { event: 'debit', outcome: 'rejected' })).status).toBe(401)
    expect((await visitor.post('/api/outcomes', { event: 'debit', outcome: 'refused' })).status).toBe(400)
    expect((await visitor.get('/api/outcomes')).status).toBe(405)
  })
})

describe('an order that was told one sum', () => {
  it('[OPER-19] keeps the sum that was told until it is sold, then pays what everything is worth and names what makes the difference', async () => {
    const { visitor, send } = await start(NADIA)
    const policies = [{ policy_id: NADIA_PEE, amount: null, funds: [] }]
    await send(`${S2E}/withdraw`, 'one', releaseBody({ policies }))
    const told = await found(visitor, '41720001')
    await send(`${S2E}/withdraw/documents/41720001`, 'files', {}, [pdf()])
    await visitor.post('/api/clock', { days: 4 })
    expect((await found(visitor, '41720001'))?.['amount']).toBe(told?.['amount'])
    await visitor.post('/api/clock', { days: 10 })
    expect(await found(visitor, '41720001')).toMatchObject({
      status: 'Traité',
      told_amount: told?.['amount'],
      differs_by: ['values'],
    })
  })
})

describe('an order of before, which holds nothing of its own', () => {
  it('[OPER-18] [OPER-20] holds what is there; what finds nothing on its day ends refused, and pays nothing', async () => {
    const { storage, clock, visitor } = await start(NADIA)
    const body = await refundBody(visitor)
    const account = (await visitor.post(`${S2E}/accounts`)).json() as { readonly s2e_accounts: readonly Line[] }
    const [avoir] = body.context.avoirs
    const pee = account.s2e_accounts.find((one) => one['policy_id'] === NADIA_PEE) as unknown as {
      readonly investments: readonly { readonly id: string; readonly lots: readonly { available_on: string; amount: number }[] }[]
    }
    const free = (pee.investments.find(({ id }) => id === avoir?.investment_id)?.lots ?? [])
      .filter(({ available_on: on }) => on.split('/').toReversed().join('') <= '20261120')
      .reduce((sum, { amount }) => sum + amount, 0)
    const all = { ...body, context: { ...body.context, avoirs: [{ ...avoir, amount: Math.round(free * 100) / 100 }] } }
    const entries = ['41720001', '41720002'].map((id) => ({
      value: writeAct({
        call: 's2e-refund',
        key: id,
        asked: all,
        answer: null,
        at: momentOf(clock),
        act: { kind: 'release', id },
      }),
    }))
    const nadia = PEOPLE.find(({ oauth_profile: { sub } }) => sub === NADIA)
    if (nadia === undefined) throw new Error('Nadia is seeded.')
    await clock.move(14)
    const { operations = [], entries: ledger = [] } = settle(nadia, entries, momentOf(clock)).done ?? {}
    expect(operations.filter(({ id }) => id.startsWith('4172')).map(({ id, status, reason }) => [id, status, reason])).toEqual([
      ['41720001', 'Traité', undefined],
      ['41720002', 'Annulé', 'nothing-left'],
    ])
    const sales = ledger.filter(({ operation }) => operation.startsWith('4172'))
    expect(sales.map(({ operation }) => operation)).toEqual(['41720001'])
    expect(await storage.journal.read(NADIA)).toEqual([])
  })
})

describe('a contract that is withdrawn whole', () => {
  const RETIREMENT = '/api/v2/services/esign/withdraw/retirement'
  const sylvie = PEOPLE.find(({ oauth_profile: { sub } }) => sub === 'sylvie-garnier')
  if (sylvie === undefined) throw new Error('Sylvie is seeded.')
  const body = { ...retirementWithdrawalBody(sylvie, TODAY), pension_started: true }

  it('[RWD-08] takes no more scheduled payments once the withdrawal is signed', async () => {
    const { storage, clock, visitor, send } = await start('sylvie-garnier')
    expect((await scheduled(visitor)).map(({ policy_id }) => policy_id)).toContain(PERECO)
    expect((await send(RETIREMENT, 'one', body)).status).toBe(200)
    expect((await scheduled(visitor)).map(({ policy_id }) => policy_id)).toContain(PERECO)
    await recordSignature({ options: { storage, clock } }, sylvie, '41720001', true)
    expect((await scheduled(visitor)).map(({ policy_id }) => policy_id)).not.toContain(PERECO)
  })

  it('[RWD-07] is refused while a debit is on its way into it, with the day on which it is invested', async () => {
    const { visitor, send } = await start('sylvie-garnier')
    expect((await send(RETIREMENT_PAYMENT, 'debit', retirementBody(BY_DEBIT))).status).toBe(200)
    const refused = await send(RETIREMENT, 'one', body)
    expect([refused.status, refused.json()]).toEqual([
      409,
      {
        errorData: 'ERR_CONFLICT',
        fields: [{ path: 'simulation', code: 'pending-operation', params: { id: '41720001', until: '27/11/2026' } }],
      },
    ])
    await visitor.post('/api/clock', { days: 8 })
    await visitor.signIn('sylvie-garnier')
    await confirmByCode(visitor)
    const later = { ...retirementWithdrawalBody(sylvie, TODAY), pension_started: true }
    expect((await send(RETIREMENT, 'two', later)).status).not.toBe(409)
  })
})
