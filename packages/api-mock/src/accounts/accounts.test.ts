import { account, individualInvestmentsCall, type Account, type AccountType } from '@hautelisse/domain/accounts'
import { PROVIDER_ACCOUNTS, PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import { formatEuros, subtractEuros, sumEuros } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import { PEOPLE } from '../people/index.ts'
import { openClock } from '../server/index.ts'
import { memoryStorage } from '../storage/index.ts'
import { HOMES, startApi, type HomeName, type Visitor } from '../testing/index.ts'

const AIS = '/api/v2/services/api-ais/accounts'
const S2E = '/api/v2/services/api-s2e/accounts'
const CLIENT = '/api/v2/services/api-client/accounts'
const INVESTMENTS = '/api/v2/services/api-client/investments'
const OTHER_BANKS = '/api/v2/services/budget-insight/accounts'

const list = z.array(account)

const accountsOf = async (visitor: Visitor, path: string, field: string) =>
  list.parse(((await visitor.post(path)).json() as Record<string, unknown>)[field])

const member = async (sub: string, origin: Parameters<Visitor['signIn']>[1] = 'collective', home: HomeName = 'server') => {
  const visitor = startApi(home).visit()
  await visitor.signIn(sub, origin)
  return visitor
}

describe.each(HOMES)('the accounts, in the home "%s"', (home) => {
  it('[P-CALL-12] [O-CALL-54] [P-CALL-28] [O-CALL-14] are those that the person holds in each family', async () => {
    const visitor = await member('sylvie-garnier', 'collective', home)
    const [ais, s2e] = [await accountsOf(visitor, AIS, 'ais_accounts'), await accountsOf(visitor, S2E, 's2e_accounts')]
    expect(ais.map(({ type, balance }) => [type, formatEuros(balance)])).toEqual([
      ['PERO', '48\u00A0260,40\u00A0€'],
      ['PERECO', '21\u00A0735,82\u00A0€'],
      ['A83', '18\u00A0412,75\u00A0€'],
    ])
    expect(s2e.map(({ type, balance }) => [type, formatEuros(balance)])).toEqual([
      ['PEE', '11\u00A0404,16\u00A0€'],
      ['PEG', '2\u00A0500,00\u00A0€'],
    ])
    expect(formatEuros(sumEuros([...ais, ...s2e].map(({ balance }) => balance)))).toBe('102\u00A0313,13\u00A0€')
  })

  it('[ACC-17] say what moved since the day of the sign-in before this one, from what there was then', async () => {
    const clock = await openClock({
      environment: 'development',
      storage: memoryStorage(),
      now: () => Date.parse('2026-11-20T09:00Z'),
    })
    const visitor = startApi(home, { clock }).visit()
    const visits = async () => {
      await visitor.signIn('sylvie-garnier')
      return accountsOf(visitor, S2E, 's2e_accounts')
    }
    const [first, again] = [await visits(), await visits()]
    expect(again.map(({ since_visit: entry }) => entry)).toEqual([undefined, undefined])
    await clock.move?.(30)
    const later = await visits()
    const from = (accounts: readonly Account[]) => accounts.map(({ since_visit: entry }) => entry?.from)
    expect([from(first), from(later)]).toEqual([
      ['2026-11-02', '2026-11-02'],
      ['2026-11-20', '2026-11-20'],
    ])
    const then = later.map(({ balance, since_visit: entry }) => {
      if (entry === undefined) throw new Error('nothing is said')
      const came = sumEuros([entry.paid_in, entry.top_up, entry.performance])
      return subtractEuros(balance, subtractEuros(came, sumEuros([entry.charges, entry.paid_out]))).toFixed(2)
    })
    expect(then).toEqual(first.map(({ balance }) => balance.toFixed(2)))
  })

  it('[P-CALL-69] [O-CALL-68] of a customer come once the token call opened their family', async () => {
    const visitor = await member('marc-delorme', 'individual', home)
    const early = await visitor.post(CLIENT)
    expect([early.status, early.json()]).toEqual([401, { errorData: 'ERR_TOKEN' }])
    await visitor.signIn('marc-delorme', 'individual')
    await visitor.get('/api/v3/login/api-client/token/individual')
    const types = (await accountsOf(visitor, CLIENT, PROVIDER_ACCOUNTS)).map(({ type, scope }) => [type, scope])
    expect(types).toEqual([
      ['MADELIN', PROVIDER_SCOPE],
      ['LIFE_INSURANCE', PROVIDER_SCOPE],
    ])
  })
})

describe('the investments of an individual contract', () => {
  it('[P-CALL-71] [O-CALL-70] are those of the contract that is asked for, and add up to its balance', async () => {
    const visitor = await member('marc-delorme', 'individual')
    await visitor.get('/api/v3/login/api-client/token/individual')
    const contracts = await accountsOf(visitor, CLIENT, PROVIDER_ACCOUNTS)
    expect(contracts.length).toBeGreaterThan(0)
    for (const { policy_id, balance, investments } of contracts) {
      const answer = await visitor.post(INVESTMENTS, { policy_id })
      const held = individualInvestmentsCall.answer.parse(answer.json()).investments.filter((one) => one !== undefined)
      expect([answer.status, sumEuros(held.map(({ amount }) => amount)).toFixed(2)]).toEqual([200, balance.toFixed(2)])
      expect(held).toEqual(investments)
    }
  })

  it('[P-CALL-71] are unknown of a contract that somebody else holds, or of another family', async () => {
    const visitor = await member('sylvie-garnier')
    for (const policy_id of ['00660012', '00482176']) expect((await visitor.post(INVESTMENTS, { policy_id })).status).toBe(404)
    expect((await visitor.post(INVESTMENTS)).status).toBe(400)
  })
})

describe.each(HOMES)('the accounts of other banks, in the home "%s"', (home) => {
  it('[P-CALL-76] [O-CALL-73] [ENT-37] are told to the person who holds them, and to nobody else', async () => {
    const visitor = await member('sylvie-garnier', 'collective', home)
    const answer = (await visitor.post(OTHER_BANKS, { user_id: 'sylvie-garnier' })).json() as { bi_accounts: unknown }
    expect(
      list
        .parse(answer.bi_accounts)
        .map(({ type, scope, company_name, balance }) => [type, scope, company_name, formatEuros(balance)]),
    ).toEqual([
      ['LIFE', 'bi', 'Banque Sainte-Ambre', '9\u00A0850,00\u00A0€'],
      ['PERCO', 'bi', 'Interval Épargne', '2\u00A0500,00\u00A0€'],
    ])
    for (const user_id of ['nadia-belkhir', 'nobody']) expect((await visitor.post(OTHER_BANKS, { user_id })).status).toBe(404)
    expect((await visitor.post(OTHER_BANKS)).status).toBe(400)
    await visitor.signIn('thomas-leroux')
    expect((await visitor.post(OTHER_BANKS, { user_id: 'thomas-leroux' })).status).toBe(404)
  })
})

describe('a list of accounts', () => {
  it.each([
    ['P-CALL-13', `${AIS}?filter=arbitration_source`, 'ais_accounts'],
    ['P-CALL-13', `${AIS}?filter=voluntary_payment`, 'ais_accounts'],
    ['P-CALL-29', `${S2E}?filter=arbitration_source`, 's2e_accounts'],
    ['P-CALL-29', `${S2E}?filter=arbitration_destination`, 's2e_accounts'],
    ['P-CALL-29', `${S2E}?filter=voluntary_payment`, 's2e_accounts'],
  ])('[%s] is narrowed by each filter: %s', async (_, path, field) => {
    const visitor = await member('nadia-belkhir')
    const all = await accountsOf(visitor, path.split('?')[0] ?? '', field)
    const some = await accountsOf(visitor, path, field)
    const known = new Set(all.map(({ policy_id }) => policy_id))
    expect(some.every(({ policy_id }) => known.has(policy_id))).toBe(true)
    expect([some.length > 0, some.length < all.length]).toEqual([true, true])
  })

  it('knows only the filters of its family', async () => {
    const visitor = await member('nadia-belkhir')
    expect((await visitor.post(`${AIS}?filter=arbitration_destination`)).status).toBe(400)
  })

  it('is empty for somebody who holds nothing yet', async () => {
    const visitor = await member('camille-verdier')
    expect((await visitor.post(AIS)).json()).toEqual({ ais_accounts: [] })
    expect((await visitor.post(S2E)).json()).toEqual({ s2e_accounts: [] })
  })

  it('is unknown to somebody without the family', async () => {
    const visitor = await member('thomas-leroux')
    const answer = await visitor.post(S2E)
    expect([answer.status, answer.json()]).toEqual([404, { errorData: 'ERR_UNKNOWN' }])
  })
})

describe('the seeded people', () => {
  const accounts = PEOPLE.flatMap((person) => [...person.accounts])
  const elsewhere = PEOPLE.flatMap((person) => [...(person.elsewhere ?? [])])

  it('[P-ACCT-18] hold compartments that add up to the balance, and to the voluntary payments', () => {
    for (const { balance, balance_co, balance_vv, balance_vvd, balance_vvnd, balance_es } of accounts) {
      const parts = [balance_co, balance_vv, balance_es].filter((part) => part !== undefined)
      expect(parts.length === 0 || sumEuros(parts).equals(balance)).toBe(true)
      const voluntary = [balance_vvd, balance_vvnd].filter((part) => part !== undefined)
      expect(voluntary.length === 0 || balance_vv?.equals(sumEuros(voluntary))).toBe(true)
    }
  })

  it('hold every type of the retirement and employee-savings families, reduced and closed contracts among them', () => {
    const types = new Set<AccountType>(accounts.map(({ type }) => type))
    for (const type of [
      'PER',
      'PERO',
      'PERECO',
      'PERECOI',
      'PERU',
      'A83',
      'A82',
      'MADELIN',
      'PERCO',
      'PEE',
      'PEG',
      'PEI',
      'PER C1',
      'PER C1 bis',
    ] as const) {
      expect(types).toContain(type)
    }
    expect(new Set(accounts.map(({ status }) => status))).toEqual(new Set(['ENCOURS', 'REDUCTION', 'RESILIE']))
  })

  it('[P-USER-23] have addresses of domains kept for examples, and numbers kept for fiction', () => {
    const written = JSON.stringify(PEOPLE)
    const emails = [...written.matchAll(/[\w.-]+@([\w.-]+)/g)].map(([, domain]) => domain)
    expect(new Set(emails)).toEqual(new Set(['example.com', 'example.org']))
    const numbers = [...written.matchAll(/"(?:mobile|personal_phone)":"(\d+)"/g)].map(([, number]) => number?.slice(0, 6))
    expect(new Set(numbers)).toEqual(new Set(['063998', '019900']))
  })

  it('each have one id, and policies that nobody else holds', () => {
    for (const ids of [
      PEOPLE.map(({ oauth_profile: { sub } }) => sub),
      [...accounts, ...elsewhere].map(({ policy_id }) => policy_id),
    ]) {
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('are in the form that the calls answer', () => {
    expect(list.safeParse(list.encode([...accounts, ...elsewhere])).success).toBe(true)
  })
})
