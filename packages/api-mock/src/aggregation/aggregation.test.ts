import { aggregatedAccountsCall, BI_STATES, type Account } from '@hautelisse/domain/accounts'
import {
  aggregatedInvestmentsCall,
  aggregatedTransactionsCall,
  connectionsCall,
  type Connection,
} from '@hautelisse/domain/aggregation'
import { partLines } from '@hautelisse/domain/contract'
import { sumEuros } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'

import { readOutbox } from '../outbox/index.ts'
import { memoryStorage } from '../storage/index.ts'
import { askForBank, BANKS, HOMES, linkBank, sendBank, startApi, type HomeName, type Visitor } from '../testing/index.ts'

const SYLVIE = 'sylvie-garnier'
const MINUTE = 60_000

const start = async (home: HomeName = 'server', given: Parameters<typeof startApi>[1] = {}) => {
  const api = startApi(home, given)
  const visitor = api.visit()
  await visitor.signIn(SYLVIE)
  return { ...api, visitor }
}
const accountsOf = async (visitor: Visitor, sub = SYLVIE): Promise<readonly Account[]> =>
  partLines(aggregatedAccountsCall.answer.parse((await visitor.post(BANKS.accounts, { user_id: sub })).json()).bi_accounts).lines
const readAll = async (visitor: Visitor) => connectionsCall.answer.parse((await visitor.get(BANKS.connections)).json())
const linkNamed = async (visitor: Visitor, name: string): Promise<Connection | undefined> =>
  partLines((await readAll(visitor)).connections).lines.find((one) => one.name === name)
const refresh = (visitor: Visitor, id: string) => visitor.post(`${BANKS.connections}/${id}/refresh`, {})
const remove = (visitor: Visitor, id: string) => visitor.send({ method: 'DELETE', path: `${BANKS.connections}/${id}`, body: {} })
const passDays = (visitor: Visitor, days: number) => visitor.post('/api/clock', { days })

describe.each(HOMES)('linking a bank, in the home "%s"', (home) => {
  it('[AGG-01] [AGGR-02] goes by the bank’s own page and back, and shows the accounts that are chosen', async () => {
    const { visitor } = await start(home)
    const { address, state } = await askForBank(visitor)
    expect(address).toBe(`/stand-in/bank/elvenay?state=${state}`)
    const page = await visitor.get(address)
    expect([page.status, page.text.includes('Crédit d’Elvenay'), /type="password"/.test(page.text)]).toEqual([200, true, false])
    const asked = await sendBank(visitor, address, { outcome: 'with-code' })
    const code = /<b>(\d{6})<\/b>/.exec(asked.text)?.[1] ?? ''
    expect((await sendBank(visitor, address, { code: String((Number(code) + 1) % 1_000_000).padStart(6, '0') })).status).toBe(400)
    const left = await sendBank(visitor, address, { code })
    expect([left.status, left.headers.get('Location')]).toEqual([303, `/aggregation/callback?state=${state}`])

    const told = (await visitor.post(BANKS.return, { state })).json() as { connection_id: string }
    expect(told).toMatchObject({ result: 'CONNECTED', name: 'Crédit d’Elvenay', is_new: true })
    // Nothing is shown before it is chosen.
    expect((await accountsOf(visitor)).map(({ company_name }) => company_name)).not.toContain('Crédit d’Elvenay')
    const path = `${BANKS.connections}/${told.connection_id}/accounts`
    const offered = (await visitor.get(path)).json() as {
      accounts: { id: string; title: string; is_known: boolean }[]
      left_out: string[]
    }
    expect(offered.accounts.map(({ title, is_known }) => [title, is_known])).toEqual([
      ['Assurance vie Horizon', false],
      ['Plan d’épargne entreprise', false],
      ['PEE', true],
    ])
    expect(offered.left_out).toEqual(['Compte courant', 'Livret A'])
    expect((await visitor.send({ method: 'PUT', path, body: { shown: ['another'] } })).status).toBe(400)
    await visitor.send({ method: 'PUT', path, body: { shown: [offered.accounts[0]?.id] } })
    expect((await accountsOf(visitor)).map(({ title }) => title)).toEqual(['Assurance vie', 'PERCO', 'Assurance vie Horizon'])
  })

  it('[AGGR-02] gives who had no account elsewhere the scope of it, at the next reading of the profile', async () => {
    const visitor = startApi(home).visit()
    await visitor.signIn('nadia-belkhir')
    const profile = '/api/v3/login/oauth/profile/collective'
    expect((await visitor.get(profile)).text).not.toContain('bi_customer_id')
    expect((await visitor.post(BANKS.accounts, { user_id: 'nadia-belkhir' })).status).toBe(404)
    await linkBank(visitor, { connector: 'sainte-ambre', sub: 'nadia-belkhir' })
    expect((await visitor.get(profile)).text).toContain('bi_customer_id')
    expect(await accountsOf(visitor, 'nadia-belkhir')).toHaveLength(1)
  })

  it.each([
    ['wrong', 'WRONG_PASSWORD'],
    ['refused', 'REFUSED'],
    ['down', 'UNAVAILABLE'],
    ['given-up', 'CANCELLED'],
  ])('[AGGR-02] says how a visit ended, and links nothing: %s', async (outcome, result) => {
    const { visitor } = await start(home)
    const { address, state } = await askForBank(visitor)
    await sendBank(visitor, address, { outcome })
    const told = (await visitor.post(BANKS.return, { state })).json()
    expect(told).toEqual({ result, name: 'Crédit d’Elvenay', is_new: false })
    expect(await linkNamed(visitor, 'Crédit d’Elvenay')).toBeUndefined()
  })

  it('[AGGR-01] a bank that is closed cannot be linked, one that is down is linked without amounts, an unknown one is unknown', async () => {
    const { visitor } = await start(home)
    expect((await askForBank(visitor, { connector: 'acriere' })).answer.status).toBe(409)
    expect((await askForBank(visitor, { connector: 'none' })).answer.status).toBe(404)
    const { address, state } = await askForBank(visitor, { connector: 'crepuy' })
    expect((await visitor.get(address)).text).not.toContain('value="right"')
    await sendBank(visitor, address, { outcome: 'down' })
    const told = (await visitor.post(BANKS.return, { state })).json() as { connection_id: string }
    expect(told).toMatchObject({ result: 'UNAVAILABLE', is_new: true })
    await visitor.send({ method: 'PUT', path: `${BANKS.connections}/${told.connection_id}/accounts`, body: { shown: [] } })
    expect(await linkNamed(visitor, 'Crépuy Assurances')).toMatchObject({ bi_state: 'websiteUnavailable' })
    expect(await accountsOf(visitor)).toHaveLength(2)
  })
})

describe('the return from a bank', () => {
  it('[AGGR-08] with another state is unknown, and twice is refused', async () => {
    const { visitor } = await start()
    const { address, state } = await askForBank(visitor)
    await sendBank(visitor, address, { outcome: 'refused' })
    expect((await visitor.post(BANKS.return, { state: `${state}x` })).status).toBe(404)
    expect((await visitor.post(BANKS.return, { state })).status).toBe(200)
    const twice = await visitor.post(BANKS.return, { state })
    expect([twice.status, twice.json()]).toEqual([409, { errorData: 'ERR_CONFLICT' }])
    // The page of the bank serves once as well.
    expect((await visitor.get(address)).text).toContain('Cette visite a déjà une réponse')
    expect((await sendBank(visitor, address, { outcome: 'with-code' })).status).toBe(400)
  })

  it('[AGGR-08] brought by another person is unknown, and the bank’s page stays closed to them', async () => {
    const api = await start()
    const { address, state } = await askForBank(api.visitor)
    const nadia = api.visit()
    await nadia.signIn('nadia-belkhir')
    expect((await nadia.get(address)).status).toBe(400)
    expect((await sendBank(nadia, address, { outcome: 'with-code' })).status).toBe(400)
    expect((await nadia.post(BANKS.return, { state })).status).toBe(404)
    expect((await api.visit().get(address)).status).toBe(400)
    await sendBank(api.visitor, address, { outcome: 'refused' })
    expect((await api.visitor.post(BANKS.return, { state })).json()).toMatchObject({ result: 'REFUSED' })
  })

  it('[AGGR-08] without an end at the bank counts as given up, and the visit ends with it', async () => {
    const { visitor } = await start()
    const { address, state } = await askForBank(visitor)
    expect((await visitor.post(BANKS.return, { state })).json()).toMatchObject({ result: 'CANCELLED' })
    expect((await sendBank(visitor, address, { outcome: 'with-code' })).status).toBe(400)
  })

  it('[AGGR-08] comes too late after a while', async () => {
    const { visitor, pass } = await start()
    const { address } = await askForBank(visitor)
    for (let minutes = 0; minutes < 16; minutes += 4) {
      pass(4 * MINUTE)
      await visitor.get('/api/v3/login/oauth/profile/collective')
    }
    expect((await sendBank(visitor, address, { outcome: 'with-code' })).status).toBe(400)
  })

  it('[AGGR-08] needs the token of the page of the bank', async () => {
    const { visitor } = await start()
    const { address } = await askForBank(visitor)
    const sent = await sendBank(visitor, address, { outcome: 'refused', csrf: 'another' })
    expect([sent.status, sent.text.includes('Cette page a expiré')]).toEqual([400, true])
  })
})

describe('the consent', () => {
  it('[AGGR-06] is needed for a bank that is not linked, and not to confirm an access whose consent runs', async () => {
    const { visitor } = await start()
    const without = await askForBank(visitor, { consent: false })
    expect([without.answer.status, without.answer.json()]).toEqual([
      400,
      { errorData: 'ERR_INVALID', fields: [{ path: 'consent', code: 'required' }] },
    ])
    const { address, state } = await askForBank(visitor, { connector: 'interval', consent: false })
    await sendBank(visitor, address, { outcome: 'right' })
    expect((await visitor.post(BANKS.return, { state })).json()).toMatchObject({ result: 'CONNECTED', is_new: false })
    const link = await linkNamed(visitor, 'Interval Épargne')
    expect(link).toMatchObject({ bi_state: null, given_on: '2026-07-20', consent_until: '2027-01-16' })
    expect(link?.last_update).toEqual({ day: '2026-11-20', time: '10:00' })
  })

  it('[AGGR-06] is renewed from day 150 on, ends after day 180 with frozen amounts, and cannot be confirmed then without a new one', async () => {
    const { visitor } = await start()
    await passDays(visitor, 58)
    await visitor.signIn(SYLVIE)
    // Day 182 of the consent of 20/07/2026, day 137 of that of 02/09/2026.
    expect(await linkNamed(visitor, 'Interval Épargne')).toMatchObject({ bi_state: 'SCARequired', consent_until: '2027-01-16' })
    expect((await askForBank(visitor, { connector: 'interval', consent: false })).answer.status).toBe(400)
    expect((await refresh(visitor, 'interval-sylvie-garnier')).status).toBe(409)
    const { address, state } = await askForBank(visitor, { connector: 'interval' })
    await sendBank(visitor, address, { outcome: 'right' })
    await visitor.post(BANKS.return, { state })
    expect(await linkNamed(visitor, 'Interval Épargne')).toMatchObject({ bi_state: null, given_on: '2027-01-17' })
    expect((await readAll(visitor)).register.find(({ name }) => name === 'Interval Épargne')).toEqual({
      name: 'Interval Épargne',
      given_on: '2027-01-17',
      until: '2027-07-16',
      renewed_on: ['2027-01-17'],
    })
  })

  it('[AGGR-06] that ended freezes the amount of its last day', async () => {
    const { visitor } = await start()
    await passDays(visitor, 150)
    await visitor.signIn(SYLVIE)
    const [life] = await accountsOf(visitor)
    expect(life).toMatchObject({ company_name: 'Banque Sainte-Ambre', bi_state: 'SCARequired', date: '2027-03-01' })
  })

  it('[AGGR-06] is followed by the erasure of everything after day 270, once, with a notice and a line of the register', async () => {
    const storage = memoryStorage()
    const { visitor } = await start('server', { storage })
    await passDays(visitor, 147)
    await visitor.signIn(SYLVIE)
    expect(await accountsOf(visitor)).toHaveLength(2)
    await passDays(visitor, 1)
    await visitor.signIn(SYLVIE)
    expect((await accountsOf(visitor)).map(({ company_name }) => company_name)).toEqual(['Banque Sainte-Ambre'])
    await visitor.get(BANKS.connections)
    const letters = (await readOutbox(storage, SYLVIE)).filter(({ subject }) => subject.includes('effacés'))
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).not.toMatch(/\d{3,}|€/)
    expect((await readAll(visitor)).register).toContainEqual({
      name: 'Interval Épargne',
      given_on: '2026-07-20',
      until: '2027-01-16',
      renewed_on: [],
      ended_on: '2027-04-17',
      ended_by: 'ERASED',
    })
  })
})

describe('a linked bank', () => {
  it.each(BI_STATES)('[AGGR-03] tells its state as the aggregator writes it, and its amounts stay: %s', async (state) => {
    const { visitor } = await start()
    const { id } = await linkBank(visitor, { later: state })
    expect(await linkNamed(visitor, 'Crédit d’Elvenay')).toMatchObject({
      id,
      bi_state: state,
      last_update: { day: '2026-11-20', time: '10:00' },
    })
    const told = (await accountsOf(visitor)).filter(({ connection_id }) => connection_id === id)
    expect(told.map(({ title, bi_state }) => [title, bi_state])).toEqual([
      ['Assurance vie Horizon', state],
      ['Plan d’épargne entreprise', state],
      ['PEE', state],
    ])
  })

  it('[AGGR-07] asked anew twice on a day tells the same, and again only after five minutes', async () => {
    const { visitor, pass } = await start()
    const id = 'sainte-ambre-sylvie-garnier'
    const before = await accountsOf(visitor)
    expect((await refresh(visitor, id)).json()).toMatchObject({ connection: { last_update: '20/11/2026 10:00' } })
    const soon = await refresh(visitor, id)
    expect([soon.status, soon.json()]).toEqual([
      429,
      { errorData: 'ERR_LIMIT', fields: [{ path: 'id', code: 'too-soon', params: { at: '10:05' } }] },
    ])
    pass(5 * MINUTE)
    expect((await refresh(visitor, id)).status).toBe(200)
    const amounts = (list: readonly Account[]) => list.map(({ balance }) => balance.toFixed(2))
    expect(amounts(await accountsOf(visitor))).toEqual(amounts(before))
    // Another day brings another value.
    await passDays(visitor, 3)
    await visitor.signIn(SYLVIE)
    expect(amounts(await accountsOf(visitor))).not.toEqual(amounts(before))
  })

  it('[AGGR-03] that waits for something on its site answers once it is done; a silent one from the next day on', async () => {
    const { visitor, pass } = await start()
    const { id } = await linkBank(visitor, { later: 'actionNeeded' })
    expect((await refresh(visitor, id)).json()).toMatchObject({ connection: { bi_state: null } })
    await remove(visitor, id)
    const silent = await linkBank(visitor, { later: 'bug' })
    expect((await refresh(visitor, silent.id)).json()).toMatchObject({ connection: { bi_state: 'bug' } })
    pass(6 * MINUTE)
    await passDays(visitor, 1)
    await visitor.signIn(SYLVIE)
    expect((await refresh(visitor, silent.id)).json()).toMatchObject({ connection: { bi_state: null } })
  })

  it('[AGGR-03] that updates is up to date two minutes later', async () => {
    const { visitor, pass } = await start()
    await linkBank(visitor, { later: 'validating' })
    pass(2 * MINUTE)
    expect(await linkNamed(visitor, 'Crédit d’Elvenay')).toMatchObject({ bi_state: null })
  })

  it('[P-CALL-77] [O-CALL-74] [P-CALL-78] [O-CALL-75] [ENT-38] tells what an account is invested in, which adds up to its balance, and its operations', async () => {
    const { visitor } = await start()
    for (const { id = '', balance, last_update } of await accountsOf(visitor)) {
      const body = { user_id: SYLVIE, account_id: id }
      const { bi_investments } = aggregatedInvestmentsCall.answer.parse((await visitor.post(BANKS.investments, body)).json())
      expect(sumEuros(partLines(bi_investments).lines.map(({ amount }) => amount))).toEqual(balance)
      const { bi_transactions } = aggregatedTransactionsCall.answer.parse((await visitor.post(BANKS.transactions, body)).json())
      const days = partLines(bi_transactions).lines.map(({ date }) => date)
      expect(days.length).toBeGreaterThan(10)
      expect(days).toEqual([...days].toSorted().toReversed())
      expect(days.every((day) => day <= (last_update?.day ?? ''))).toBe(true)
    }
    for (const body of [
      { user_id: 'nadia-belkhir', account_id: 'interval-sylvie-garnier-1' },
      { user_id: SYLVIE, account_id: 'none' },
    ])
      for (const path of [BANKS.investments, BANKS.transactions]) expect((await visitor.post(path, body)).status).toBe(404)
  })

  it('[AGGR-02] is nobody else’s to see, to ask or to delete', async () => {
    const api = await start()
    const nadia = api.visit()
    await nadia.signIn('nadia-belkhir')
    const id = 'sainte-ambre-sylvie-garnier'
    expect((await refresh(nadia, id)).status).toBe(404)
    expect((await remove(nadia, id)).status).toBe(404)
    expect((await nadia.get(`${BANKS.connections}/${id}/accounts`)).status).toBe(404)
    expect((await readAll(nadia)).connections).toEqual([])
  })
})

describe('the deletion of a linked bank', () => {
  it('[AGGR-09] leaves no amount, label or number of it in any store or answer; the register keeps its days', async () => {
    const storage = memoryStorage()
    const { visitor } = await start('server', { storage })
    const { id } = await linkBank(visitor)
    const told = (await accountsOf(visitor)).filter(({ connection_id }) => connection_id === id)
    const words = [
      id,
      ...told.flatMap(({ id: one = '', title, policy_id, balance }) => [one, title, policy_id, balance.toFixed(2)]),
    ]
      // The plan that is also ours keeps its name and number: they are those of our own account.
      .filter((word) => !['PEE', '0048 2190'].includes(word))
    expect(words.length).toBeGreaterThan(8)
    expect((await remove(visitor, id)).json()).toBe('OK')

    const stored = [
      (await storage.documents.read(SYLVIE, 'aggregation'))?.value,
      ...(await storage.journal.read(SYLVIE)).map(({ value }) => value),
      JSON.stringify(await readOutbox(storage, SYLVIE)),
    ].join('\n')
    const answers = await Promise.all([
      visitor.post(BANKS.accounts, { user_id: SYLVIE }),
      visitor.get(BANKS.connections),
      visitor.get('/api/v3/login/oauth/profile/collective'),
    ])
    const said = [stored, ...answers.map(({ text }) => text)].join('\n')
    for (const word of words) expect(said).not.toContain(word)
    const consents = (await storage.proofs.read(SYLVIE, 'aggregation')).map(({ value }) => value).join('\n')
    for (const word of words.slice(1)) expect(consents).not.toContain(word)
    expect((await readAll(visitor)).register.at(-1)).toMatchObject({
      name: 'Crédit d’Elvenay',
      ended_on: '2026-11-20',
      ended_by: 'DELETED',
    })
    expect((await remove(visitor, id)).status).toBe(404)
  })

  it('[AGGR-09] takes nothing from the answers of consent that stand in the same log', async () => {
    const { visitor } = await start()
    await visitor.post('/api/v3/consents/b2v', { user_id: SYLVIE, b2v_consent: true })
    await remove(visitor, 'sainte-ambre-sylvie-garnier')
    expect((await visitor.get('/api/v3/b2v/initialize')).json()).toMatchObject({ consent: true })
  })
})
