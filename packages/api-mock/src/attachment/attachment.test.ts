import { aisAccountsCall, s2eAccountsCall } from '@hautelisse/domain/accounts'
import { seededLetters } from '@hautelisse/domain/attachment'
import { partLines } from '@hautelisse/domain/contract'
import { describe, expect, it } from 'vitest'

import { lettersOfActs } from '../journal/index.ts'
import { letterFor, overlayAttached, PEOPLE } from '../people/index.ts'
import { OPEN_SEAL } from '../server/index.ts'
import { memoryStorage, type Storage } from '../storage/index.ts'
import { HOMES, startApi, type HomeName, type Received, type Visitor } from '../testing/index.ts'

const SERVICES = '/api/v2/services'
const [IDENTIFY, CONFIRM] = [`${SERVICES}/attachment/identify`, `${SERVICES}/attachment/confirm`]
const HOUR = 3_600_000
const MINUTE = 60_000
const THOMAS = { contract_number: '00626511', code: 'K7MQ4TXH', birth_date: '01/09/1966' }
const SYLVIES = { contract_number: '00489031', code: 'HX6P2CVJ', birth_date: '12/03/1964' }

const refusal = ({ status, json }: Received) => {
  const { errorData, fields = [] } = json() as { errorData: string; fields?: { path: string; code: string }[] }
  return [status, errorData, ...fields.map(({ path, code }) => `${path}: ${code}`)]
}
const tokenOf = (answer: Received): string => (answer.json() as { token: string }).token
const signedIn = async (sub: string, home: HomeName = 'server', given: Parameters<typeof startApi>[1] = {}) => {
  const api = startApi(home, given)
  const visitor = api.visit()
  await visitor.signIn(sub)
  return { ...api, visitor }
}
const plansOf = async (visitor: Visitor) => {
  const { s2e_accounts: plans } = s2eAccountsCall.answer.parse((await visitor.post(`${SERVICES}/api-s2e/accounts`)).json())
  return partLines(plans).lines.map(({ policy_id, title, balance }) => [policy_id, title, balance.toFixed(2)])
}
const profile = async (visitor: Visitor) =>
  ((await visitor.get('/api/v3/login/oauth/profile/collective')).json() as { oauth_profile: Record<string, unknown> })
    .oauth_profile

describe.each(HOMES)('attaching a contract, in the home "%s"', (home) => {
  it('[AGG-04] [ATT-04] [ATT-06] tells what was recognised, then adds it to the accounts and opens its family, without signing in again', async () => {
    const storage = memoryStorage()
    const { visitor } = await signedIn('thomas-leroux', home, { storage })
    expect(await profile(visitor)).not.toHaveProperty('s2e_customer_id')
    const found = await visitor.post(IDENTIFY, THOMAS)
    expect([found.status, found.json()]).toEqual([
      200,
      { token: expect.any(String), title: 'PEE', company_name: 'Mutuelle Ormeraie', initials: 'T. L.' },
    ])
    expect((await visitor.post(CONFIRM, { token: tokenOf(found) })).json()).toBe('OK')
    expect(await profile(visitor)).toMatchObject({ s2e_customer_id: 's2e-thomas-leroux' })
    expect(await plansOf(visitor)).toEqual([['00626511', 'PEE', '4312.60']])
    expect((await visitor.post(`${SERVICES}/api-s2e/profile`)).json()).toMatchObject({
      s2e_profile: {
        last_name: 'Leroux',
        birth_date: '01/09/1966',
        companies: [{ name: 'Mutuelle Ormeraie', main_company: true }],
      },
    })
    const told = lettersOfActs(await storage.journal.read('thomas-leroux'))
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([
      ['thomas-leroux@example.com', 'Un contrat a été rattaché à votre espace'],
    ])
    expect(told[0]?.text).not.toMatch(/00626511|4.?312/)
  })

  it('[AGG-05] [ATT-06] a visitor with a letter attaches it to the space of who holds the contract, and finds it after signing in', async () => {
    const visitor = startApi(home).visit()
    await visitor.get('/api/v3/version')
    const found = await visitor.post(IDENTIFY, THOMAS)
    expect((await visitor.post(CONFIRM, { token: tokenOf(found) })).json()).toBe('OK')
    await visitor.signIn('thomas-leroux')
    expect(await plansOf(visitor)).toEqual([['00626511', 'PEE', '4312.60']])
  })

  it('[ATT-05] sent again after an answer that was lost, attaches once and answers the same', async () => {
    const storage = memoryStorage()
    const { visitor } = await signedIn('thomas-leroux', home, { storage })
    const token = tokenOf(await visitor.post(IDENTIFY, THOMAS))
    for (const _ of [1, 2]) expect((await visitor.post(CONFIRM, { token })).json()).toBe('OK')
    expect((await plansOf(visitor)).length).toBe(1)
    expect(lettersOfActs(await storage.journal.read('thomas-leroux')).length).toBe(1)
    expect(refusal(await visitor.post(IDENTIFY, THOMAS))).toEqual([409, 'ERR_CONFLICT', 'contract_number: already-attached'])
  })

  it.each([
    ['an unknown number', { ...SYLVIES, contract_number: '99999999' }],
    ['a wrong code', { ...SYLVIES, code: 'HX6P2CVK' }],
    ['a wrong day of birth', { ...SYLVIES, birth_date: '13/03/1964' }],
    ['the code of another letter', { ...SYLVIES, code: THOMAS.code }],
    ['another person’s contract with a wrong code', { ...THOMAS, code: 'AAAAAAAA' }],
    ['a contract that is held already, with a wrong code', { ...SYLVIES, contract_number: '00482176' }],
  ])('[ATT-03] answers %s as any other wrong letter', async (_, letter) => {
    const { visitor } = await signedIn('sylvie-garnier', home)
    expect(refusal(await visitor.post(IDENTIFY, letter))).toEqual([404, 'ERR_UNKNOWN'])
  })

  it('[ATT-03] says after a right code alone that a contract is held already, or is another person’s', async () => {
    const { visitor } = await signedIn('sylvie-garnier', home)
    const held = { contract_number: '00482176', code: 'B4YN7SUW', birth_date: '12/03/1964' }
    expect(refusal(await visitor.post(IDENTIFY, held))).toEqual([409, 'ERR_CONFLICT', 'contract_number: already-attached'])
    expect(refusal(await visitor.post(IDENTIFY, THOMAS))).toEqual([403, 'ERR_REFUSED', 'contract_number: other-person'])
  })

  it('[ATT-03] after five tries an hour from one address answers 429, right letter or not, and a sign-in changes nothing of it', async () => {
    const { visit, pass } = startApi(home)
    const visitor = visit()
    await visitor.get('/api/v3/version')
    for (let tries = 0; tries < 5; tries += 1)
      expect((await visitor.post(IDENTIFY, { ...THOMAS, code: 'AAAAAAAA' })).status).toBe(404)
    expect(refusal(await visitor.post(IDENTIFY, THOMAS))).toEqual([429, 'ERR_LIMIT'])
    await visitor.signIn('thomas-leroux')
    expect((await visitor.post(IDENTIFY, THOMAS)).status).toBe(429)
    pass(HOUR)
    await visitor.signIn('thomas-leroux')
    expect((await visitor.post(IDENTIFY, THOMAS)).status).toBe(200)
  })

  it('[ATT-05] a token counts for ten minutes, and for who asked', async () => {
    const { visitor, visit, pass } = await signedIn('thomas-leroux', home)
    const token = tokenOf(await visitor.post(IDENTIFY, THOMAS))
    const other = visit()
    await other.signIn('sylvie-garnier')
    const nobody = visit()
    await nobody.get('/api/v3/version')
    for (const one of [other, nobody]) expect(refusal(await one.post(CONFIRM, { token }))).toEqual([404, 'ERR_UNKNOWN'])
    expect(refusal(await visitor.post(CONFIRM, { token: `${token}x` }))).toEqual([404, 'ERR_UNKNOWN'])
    pass(9 * MINUTE)
    await visitor.get('/api/v3/login/oauth/profile/collective')
    pass(MINUTE)
    expect(refusal(await visitor.post(CONFIRM, { token }))).toEqual([404, 'ERR_UNKNOWN'])
    expect(await plansOf(visitor).catch(() => [])).toEqual([])
  })

  it('[ATT-05] a mirror session attaches nothing', async () => {
    const { visitor } = await signedIn('hugo-delmas', home)
    expect(refusal(await visitor.post(IDENTIFY, THOMAS))).toEqual([403, 'ERR_MIRROR'])
    expect(refusal(await visitor.post(CONFIRM, { token: 'any' }))).toEqual([403, 'ERR_MIRROR'])
  })

  it.each([
    ['a number of nine digits', { ...THOMAS, contract_number: '006265110' }],
    ['markup in a number', { ...THOMAS, contract_number: '<b>12345' }],
    ['a code with a sign that no letter has', { ...THOMAS, code: 'K7MQ4TX0' }],
    ['a day that does not exist', { ...THOMAS, birth_date: '31/02/1966' }],
    ['something else', { ...THOMAS, name: 'Leroux' }],
  ])('[ATT-02] refuses %s', async (_, letter) => {
    const visitor = startApi(home).visit()
    await visitor.get('/api/v3/version')
    expect(refusal(await visitor.post(IDENTIFY, letter)).slice(0, 2)).toEqual([400, 'ERR_INVALID'])
  })

  it('[P-CALL-79] [O-CALL-11] [O-CALL-12] tells the labels of employee savings elsewhere to their holder, and to nobody else', async () => {
    const { visitor } = await signedIn('sylvie-garnier', home)
    const ask = (user_id: string) => visitor.post('/api/v3/fabius/initialize', { user_id })
    expect((await ask('sylvie-garnier')).json()).toEqual({
      data: { accounts: ['PEE Imprimerie Dorval, Épargne Valmorin', 'PERCO Imprimerie Dorval, Épargne Valmorin'] },
    })
    expect((await ask('thomas-leroux')).status).toBe(404)
    await visitor.signIn('nadia-belkhir')
    expect((await ask('nadia-belkhir')).json()).toEqual({ data: { accounts: [] } })
  })
})

/** Writes down every question to the store and every seal, by name. */
const counted = () => {
  const asked: string[] = []
  const noted = <Part extends object>(name: string, part: Part): Part =>
    new Proxy(part, {
      get: (of, key) => {
        const value: unknown = Reflect.get(of, key)
        if (typeof value !== 'function') return value
        return (...given: unknown[]): unknown => {
          asked.push(`${name}.${String(key)}`)
          return Reflect.apply(value, of, given)
        }
      },
    })
  const storage = Object.fromEntries(
    Object.entries(memoryStorage()).map(([name, part]) => [name, noted(name, part as object)]),
  ) as unknown as Storage
  return { asked, storage, seal: noted('seal', OPEN_SEAL) }
}

describe('a letter that is guessed', () => {
  it.each([undefined, 'sylvie-garnier'])('[ATT-03] costs the same work whatever is wrong with it, for %s', async (sub) => {
    const { asked, storage, seal } = counted()
    const visitor = startApi('server', { storage, seal, limits: { lettersPerHour: 100 } }).visit()
    await visitor.get('/api/v3/version')
    if (sub !== undefined) await visitor.signIn(sub)
    const work = async (letter: object): Promise<string> => {
      asked.length = 0
      const answer = await visitor.post(IDENTIFY, letter)
      return `${answer.status} ${answer.text} ${asked.join(' ')}`
    }
    const branches = [
      await work({ ...SYLVIES, contract_number: '99999999' }),
      await work({ ...SYLVIES, code: 'AAAAAAAA' }),
      await work({ ...SYLVIES, birth_date: '01/01/1970' }),
      await work({ ...THOMAS, code: 'AAAAAAAA', birth_date: '01/01/1970' }),
      await work({ contract_number: '00482176', code: 'AAAAAAAA', birth_date: '12/03/1964' }),
    ]
    expect(new Set(branches).size).toBe(1)
    expect(branches[0]).toMatch(/^404 .*attempts\.count.*journal\.read.*seal\.mac seal\.mac/)
  })
})

describe('the letters', () => {
  it('[ATT-07] are told in development, with what is typed from them', async () => {
    const visitor = startApi('server').visit()
    const letters = seededLetters.parse((await visitor.get('/api/letters')).json())
    expect(letters[0]).toEqual({
      contract_number: '00626511',
      code: 'K7MQ 4TXH',
      birth_date: '01/09/1966',
      holder: 'Thomas Leroux',
      title: 'PEE',
    })
    expect(letters.length).toBe(5)
    const live = startApi('server', { environment: 'production' }).visit()
    expect((await live.get('/api/letters')).status).toBe(404)
  })

  it('[ATT-06] laid twice over a person change nothing more, and touch nobody whose they are not', () => {
    for (const person of PEOPLE) {
      const own = ['00626511', '00840912', '00489031', '00310795'].filter(
        (one) => letterFor(one)?.sub === person.oauth_profile.sub,
      )
      const once = overlayAttached(person, own)
      expect(overlayAttached(once, own)).toEqual(once)
      expect(once.accounts.length).toBe(person.accounts.length + own.length)
    }
  })

  it('[ATT-06] opens the retirement family of somebody whose first contract it is', async () => {
    const { visitor } = await signedIn('camille-verdier')
    const letter = { contract_number: '00840912', code: 'W3RBN9DF', birth_date: '23/05/2001' }
    await visitor.post(CONFIRM, { token: tokenOf(await visitor.post(IDENTIFY, letter)) })
    const { ais_accounts: plans } = aisAccountsCall.answer.parse((await visitor.post(`${SERVICES}/api-ais/accounts`)).json())
    expect(partLines(plans).lines.map(({ policy_id, balance }) => [policy_id, balance.toFixed(2)])).toEqual([
      ['00840912', '2450.95'],
    ])
  })
})
