import { plainDate } from '@hautelisse/domain/calendar'
import { PROVIDER_SCOPE, partLines } from '@hautelisse/domain/contract'
import { euros } from '@hautelisse/domain/money'
import {
  OPERATION_LABELS,
  operation,
  operationState,
  operationsCall,
  paidInYear,
  type Operation,
} from '@hautelisse/domain/operations'
import { scopesOf } from '@hautelisse/domain/session'
import { describe, expect, it } from 'vitest'

import { PEOPLE } from '../people/index.ts'
import { HOMES, startApi, type HomeName, type Visitor } from '../testing/index.ts'

const PATH = '/api/v2/services/operations/'

const ask = async (visitor: Visitor, status: 'progress' | 'done') => {
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
  it('[P-CALL-87 to P-CALL-89] [O-CALL-78] [O-CALL-79] are those in progress, and the others: both together hold each once', async () => {
    const visitor = await member('sylvie-garnier', 'collective', home)
    const [progress, done] = [await ask(visitor, 'progress'), await ask(visitor, 'done')]
    expect(progress.operations.map(({ label, status }) => [label, status])).toEqual([['Arbitrage', 'En cours']])
    expect(done.operations.some(({ status }) => operationState(status) === 'in-progress')).toBe(false)
    const all = [...progress.operations, ...done.operations]
    expect(new Set(idsOf(all)).size).toBe(all.length)
    expect(all).toHaveLength(12)
    expect([progress.error_scope, done.error_scope]).toEqual([[], []])
  })
})

describe('the operations', () => {
  it('[P-CALL-90] [O-CALL-80] [P-GEN-16] are asked for by one of two words; anything else is refused with its field', async () => {
    const visitor = await member('sylvie-garnier')
    for (const search of ['', '?status=all', '?filter=progress', '?status=done&more=1'])
      expect((await visitor.get(`${PATH}${search}`)).status).toBe(400)
    expect((await visitor.get(`${PATH}?status=all`)).json()).toMatchObject({
      errorData: 'ERR_INVALID',
      fields: [{ path: 'status' }],
    })
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

  it('may be forty accounts with amounts of twelve digits', () => {
    const { accounts, elsewhere = [] } = PEOPLE.find(({ oauth_profile }) => oauth_profile.sub === 'anatole-de-kerguenec') ?? {
      accounts: [],
    }
    expect(accounts.length + elsewhere.length).toBe(40)
    expect(accounts.filter(({ balance }) => balance.toNumber() >= 100_000_000_000)).toHaveLength(2)
    expect(Math.max(...accounts.map(({ title }) => title.length))).toBe(120)
  })
})
