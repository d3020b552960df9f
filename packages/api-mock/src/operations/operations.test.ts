import { aisAccountsCall, s2eAccountsCall } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import { PROVIDER_SCOPE, partLines } from '@hautelisse/domain/contract'
import { euros, sumEuros } from '@hautelisse/domain/money'
import {
  destinationsOf,
  employeeTransactionsCall,
  instructionsOf,
  operation,
  operationState,
  operationsCall,
  paidInYear,
  retirementTransactionsCall,
  scheduledPaymentsCall,
  transactionDetailsCall,
  type Operation,
} from '@hautelisse/domain/operations'
import { OPERATION_LABELS } from '@hautelisse/domain/operations/arbitraries'
import { scopesOf } from '@hautelisse/domain/session'
import { describe, expect, it } from 'vitest'

import { PEOPLE } from '../people/index.ts'
import { HOMES, startApi, type HomeName, type Visitor } from '../testing/index.ts'

const PATH = '/api/v2/services/operations/'
const S2E_ACCOUNTS = '/api/v2/services/api-s2e/accounts'
const AIS_ACCOUNTS = '/api/v2/services/api-ais/accounts'

const ask = async (visitor: Visitor, status: string) => {
  const answer = operationsCall.answer.parse((await visitor.get(`${PATH}?status=${status}`)).json())
  const { lines, unreadable } = partLines(answer.operations)
  expect(unreadable).toBe(0)
  return { ...answer, operations: lines }
}

const member = async (sub: string, origin: Parameters<Visitor['signIn']>[1] = 'collective', home: HomeName = 'server') => {
  const visitor = startApi(home).visit()
  await visitor.signIn(sub, origin)
  return visitor
}

const idsOf = (operations: readonly Operation[]) => operations.map(({ id }) => id)

describe.each(HOMES)('the operations, in the home "%s"', (home) => {
  it('[P-CALL-87 to P-CALL-89] [O-CALL-78] [O-CALL-79] are those in progress, and for any other word the others: both together hold each once', async () => {
    const visitor = await member('sylvie-garnier', 'collective', home)
    const [progress, done] = [await ask(visitor, 'progress'), await ask(visitor, 'done')]
    expect(progress.operations.map(({ label, status }) => [label, status])).toEqual([['Arbitrage', 'En cours']])
    expect(done.operations.some(({ status }) => operationState(status) === 'in-progress')).toBe(false)
    const all = [...progress.operations, ...done.operations]
    expect(new Set(idsOf(all)).size).toBe(all.length)
    expect(all).toHaveLength(20)
    expect([progress.error_scope, done.error_scope]).toEqual([[], []])
    for (const other of ['all', 'PROGRESS', ''])
      expect(idsOf((await ask(visitor, other)).operations)).toEqual(idsOf(done.operations))
    expect((await visitor.get(PATH)).json()).toEqual((await visitor.get(`${PATH}?status=done`)).json())
  })
})

describe('the operations', () => {
  it('[P-CALL-90] [O-CALL-80] [P-GEN-16] are asked for by `status`; another parameter is refused with its name', async () => {
    const visitor = await member('sylvie-garnier')
    for (const search of ['?filter=progress', '?status=done&more=1'])
      expect((await visitor.get(`${PATH}${search}`)).status).toBe(400)
    expect((await visitor.get(`${PATH}?filter=progress`)).json()).toMatchObject({ errorData: 'ERR_INVALID' })
  })

  it('are told to nobody without a session', async () => {
    expect((await startApi('server').visit().get(`${PATH}?status=done`)).status).toBe(401)
  })

  it('[P-CALL-90] name the family that cannot be read, and hold those of the others', async () => {
    const { operations, error_scope } = await ask(await member('karim-vasseur'), 'done')
    expect([error_scope, new Set(operations.map(({ scope }) => scope))]).toEqual([['s2e'], new Set(['ais'])])
  })

  it('are those of a customer of the provider too, and none of somebody who has just arrived', async () => {
    const marc = await member('marc-delorme', 'individual')
    expect((await ask(marc, 'progress')).operations.map(({ scope }) => scope)).toEqual([PROVIDER_SCOPE])
    const camille = await member('camille-verdier')
    expect([await ask(camille, 'progress'), await ask(camille, 'done')]).toEqual([
      { operations: [], error_scope: [] },
      { operations: [], error_scope: [] },
    ])
  })

  it('have taken place: none of a day to come is listed', async () => {
    const today = plainDate('2026-10-30')
    const visitor = startApi('server', { clock: { now: () => Date.parse('2026-10-30T09:00:00Z'), today: () => today } }).visit()
    await visitor.signIn('sylvie-garnier')
    const dates = (await ask(visitor, 'done')).operations.map(({ date }) => date)
    expect(dates.every((date) => date <= today)).toBe(true)
    expect(dates).toContain('2026-10-30')
    expect((await ask(visitor, 'progress')).operations).toEqual([])
  })
})

describe('one operation', () => {
  const details = (visitor: Visitor, id: string) => visitor.post(`/api/v2/services/api-s2e/transactions/${id}/details`)

  it('[P-CALL-31] [O-CALL-18] [OPS-28] is told in full to the person who made it, and to nobody else', async () => {
    const sylvie = await member('sylvie-garnier')
    expect((await details(sylvie, 'op-00482190-4')).json()).toEqual({
      s2e_transaction_details: {
        id: 'op-00482190-4',
        company_id: 'ent-aubrenne',
        date: '29/05/2026',
        deadline_date: '15/05/2026',
        // 9.7 % of 1 461.79 is 141.79.
        gross_amount: 1461.79,
        social_tax: 141.79,
        net_amount: 1320,
        payment_amount: 0,
        instructions: [
          { policy_id: '00482190', investment_id: 'actions-europe-durable', amount: 800, meaning: 'SOUSCRIPTION' },
          { policy_id: '00482190', investment_id: 'obligations-responsables', amount: 520, meaning: 'SOUSCRIPTION' },
        ],
        allocable_accounts: [
          {
            policy_id: '00482190',
            title: 'PEE',
            type: 'PEE',
            order: 1,
            investments: [
              { id: 'actions-europe-durable', label: 'Actions Europe Durable' },
              { id: 'obligations-responsables', label: 'Obligations Responsables' },
            ],
          },
        ],
        status: 'VALIDEE',
      },
    })
    for (const id of ['nothing', 'op-00482201-1']) expect((await details(sylvie, id)).status).toBe(404)
    expect((await details(await member('nadia-belkhir'), 'op-00482190-4')).status).toBe(404)
  })

  it('[OPER-05] [OPS-42] that went partly to a bank account says so, and its parts add up', async () => {
    const answer = await details(await member('sylvie-garnier'), 'op-00482190-8')
    const { s2e_transaction_details: told } = transactionDetailsCall.answer.parse(answer.json())
    // 9.7 % of 1 108.11 is 107.49.
    expect([told.gross_amount, told.social_tax, told.payment_amount].map((amount) => amount.toFixed(2))).toEqual([
      '1108.11',
      '107.49',
      '300.00',
    ])
    expect(destinationsOf(told).map(({ kind, amount }) => [kind, amount.toFixed(2)])).toEqual([
      ['account', '700.62'],
      ['bank', '300.00'],
      ['levies', '107.49'],
    ])
  })

  it('[ACC-06] of a year before the last is what the account says was paid in on that day', async () => {
    const visitor = await member('sylvie-garnier')
    const accounts = await Promise.all([visitor.post(S2E_ACCOUNTS), visitor.post(AIS_ACCOUNTS)])
    const movements = [
      ...partLines(s2eAccountsCall.answer.parse(accounts[0]?.json()).s2e_accounts).lines,
      ...partLines(aisAccountsCall.answer.parse(accounts[1]?.json()).ais_accounts).lines,
    ].flatMap(({ policy_id, movements: all = [] }) => all.map((one) => ({ policy_id, ...one })))
    const old = (await ask(visitor, 'done')).operations.filter(({ date }) => date < '2025-01-01')
    expect(old.length).toBeGreaterThanOrEqual(8)
    for (const [key, those] of Map.groupBy(old, ({ policy_id, date }) => `${policy_id} ${date}`)) {
      const paid = movements.filter(({ policy_id, date, kind }) => kind === 'paid_in' && `${policy_id} ${date}` === key)
      const toBank = key === '00482190 2024-05-31' ? '300' : '0'
      expect([key, sumEuros(those.map(({ amount }) => amount)).toFixed(2)]).toEqual([
        key,
        sumEuros([...paid.map(({ amount }) => amount), euros(toBank)]).toFixed(2),
      ])
    }
  })

  it('[OPER-02] that is under way tells its days: a switch of 12/11 is visible on 23/11', async () => {
    const [arbitrage] = (await ask(await member('sylvie-garnier'), 'progress')).operations
    expect(arbitrage?.timeline).toEqual([
      { step: 'requested', day: '2026-11-12', done: true },
      { step: 'checked', day: '2026-11-12', done: true },
      { step: 'sale', day: '2026-11-16', done: true },
      { step: 'purchase', day: '2026-11-20', done: true },
      { step: 'visible', day: '2026-11-23', done: false },
    ])
  })

  it('[ENT-42] [OPER-05] comes with the names of its funds, whether they are still held or not', async () => {
    const answer = await details(await member('sylvie-garnier'), 'op-00482190-1')
    const { allocable_accounts: accounts } = transactionDetailsCall.answer.parse(answer.json()).s2e_transaction_details
    expect(accounts.map(({ title, investments }) => [title, investments?.map(({ label }) => label)])).toEqual([
      ['PEE', ['Actions Europe Durable', 'Monétaire Responsable']],
    ])
  })

  it('[OPER-05] is seeded so that its instructions put into funds what its line says, but for what was paid out', async () => {
    const sylvie = await member('sylvie-garnier')
    for (const { id, amount, scope } of (await ask(sylvie, 'done')).operations.filter((one) => one.scope === 's2e')) {
      const answer = transactionDetailsCall.answer.parse((await details(sylvie, id)).json()).s2e_transaction_details
      const bought = instructionsOf(answer, 'SOUSCRIPTION').map((one) => one.amount)
      expect([scope, id, sumEuros([...bought, answer.payment_amount]).toString()]).toEqual(['s2e', id, amount.toString()])
    }
  })
})

describe('the transactions of a family', () => {
  it('[P-CALL-30] [O-CALL-17] [OPS-26] are those of employee savings, in the words of lists of transactions', async () => {
    const sylvie = await member('sylvie-garnier')
    const { s2e_transactions } = employeeTransactionsCall.answer.parse(
      (await sylvie.post('/api/v2/services/api-s2e/transactions')).json(),
    )
    expect(s2e_transactions.map((one) => one?.status)).toEqual(['En cours de traitement', ...Array(12).fill('Traitée')])
    const marc = await member('marc-delorme', 'individual')
    expect((await marc.post('/api/v2/services/api-s2e/transactions')).status).toBe(404)
  })

  it('[P-CALL-14] [O-CALL-59] [P-CALL-72] [O-CALL-71] are those of one contract of the person, named with its type or alone', async () => {
    const sylvie = await member('sylvie-garnier')
    const ais = (body: object) => sylvie.post('/api/v2/services/api-ais/transactions', body)
    const { ais_transactions } = retirementTransactionsCall.answer.parse(
      (await ais({ account_type: 'PERECO', policy_id: '00482201' })).json(),
    )
    expect(ais_transactions.map((one) => one?.status)).toEqual(['Traitée', 'Annulé'])
    expect((await ais({ account_type: 'PERO', policy_id: '00482201' })).status).toBe(404)
    expect((await ais({ policy_id: '00482201' })).status).toBe(400)
    const marc = await member('marc-delorme', 'individual')
    const client = (policy_id: string) => marc.post('/api/v2/services/api-client/transactions', { policy_id })
    expect((await client('00310791')).json()).toMatchObject({ transactions: [{ label: 'Arbitrage', amount: 5000 }] })
    expect((await client('00482201')).status).toBe(404)
  })
})

describe('the payments that are made again and again', () => {
  it('[P-CALL-91] [O-CALL-81] [OPER-06] are told with their next debit; a family that cannot be read is named', async () => {
    const read = async (visitor: Visitor) =>
      scheduledPaymentsCall.answer.parse((await visitor.get('/api/v2/services/operations/periodic-vv')).json())
    const { periodic_vv, error_scope } = await read(await member('sylvie-garnier'))
    expect(error_scope).toEqual([])
    expect(periodic_vv).toHaveLength(1)
    expect(periodic_vv[0]).toMatchObject({
      policy_id: '00482201',
      amount: euros(150),
      periodicity: 'MONTHLY',
      status: 'En cours',
      next_investment_date: '2026-12-15',
      iban: 'FR7699999000010000048217651',
    })
    expect(await read(await member('karim-vasseur'))).toEqual({ periodic_vv: [], error_scope: ['s2e'] })
  })
})

describe('the operations of the seeded people', () => {
  const people = PEOPLE.map((person) => ({ person, operations: person.operations ?? [] }))
  const all = people.flatMap(({ operations }) => operations)

  it('[P-TXN-07] bear every label that the specification has seen, and others', () => {
    const labels = new Set(all.map(({ label }) => label))
    for (const label of OPERATION_LABELS) expect(labels).toContain(label)
    expect(labels.size).toBeGreaterThan(OPERATION_LABELS.length)
  })

  it('[P-TXN-09] are of every state, and some of a status and a type that nobody has described', () => {
    expect(new Set(all.map(({ status }) => operationState(status)))).toEqual(
      new Set(['processed', 'in-progress', 'cancelled', 'other']),
    )
    expect(all.some(({ type }) => type === 'OPERATION_DIVERSE')).toBe(true)
  })

  it('[P-TXN-13] have the status that was seeded: no call of the portal changes it', async () => {
    const visitor = await member('nadia-belkhir')
    const [before] = (await ask(visitor, 'progress')).operations
    await visitor.post('/api/v2/services/api-s2e/accounts')
    expect((await ask(visitor, 'progress')).operations).toEqual([before])
  })

  it('are of families and contracts that the person holds, each with an id of its own, in the form that the call answers', () => {
    for (const { person, operations } of people) {
      const policies = new Set(person.accounts.map(({ policy_id }) => policy_id))
      for (const { policy_id, scope } of operations) {
        expect(scopesOf(person.oauth_profile)).toContain(scope)
        expect(policies).toContain(policy_id)
      }
    }
    expect(new Set(idsOf(all)).size).toBe(all.length)
    for (const item of all) expect(operation.safeEncode(item).success).toBe(true)
  })

  it('of Sylvie add up to what she and her company paid in during the year', () => {
    const sylvie = people.find(({ person }) => person.oauth_profile.sub === 'sylvie-garnier')
    expect(paidInYear(sylvie?.operations ?? [], 2026)).toEqual(euros('3610.60'))
  })

  it('may be ten thousand on forty accounts, with amounts of twelve digits', () => {
    const {
      accounts,
      elsewhere = [],
      operations = [],
    } = PEOPLE.find(({ oauth_profile }) => oauth_profile.sub === 'anatole-de-kerguenec') ?? { accounts: [] }
    expect(accounts.length + elsewhere.length).toBe(40)
    expect(operations).toHaveLength(10_000)
    expect(new Set(operations.map(({ policy_id }) => policy_id)).size).toBe(accounts.length)
    expect(operations.some(({ amount }) => amount.toNumber() >= 100_000_000_000)).toBe(true)
    expect(accounts.filter(({ balance }) => balance.toNumber() >= 100_000_000_000)).toHaveLength(2)
    expect(Math.max(...accounts.map(({ title }) => title.length))).toBe(120)
  })
})
