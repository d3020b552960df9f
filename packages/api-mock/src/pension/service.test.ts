import { PROVIDERS, type Provider } from '@hautelisse/domain/pension'
import { describe, expect, it } from 'vitest'

import { webStorage } from '../storage/index.ts'
import { HOMES, sealedCredentials, startApi, type HomeName, type Visitor } from '../testing/index.ts'
import { credentialsOf } from './accounts.ts'
import { BASE, bodyOf, simulate, type Body, type Result } from './visit.testing.ts'

const SYLVIE = 'sylvie-garnier'

type Choice = { readonly value: string }
type Lists = {
  readonly session_id: string
  readonly family_situation: readonly Choice[]
  readonly professional_situation: readonly { readonly label: string; readonly options: readonly Choice[] }[]
  readonly professional_categories: readonly {
    readonly label: string
    readonly options: readonly (Choice & { readonly disabled: boolean })[]
  }[]
}

/** A store whose every text can be read. */
const openStore = () => {
  const texts = new Map<string, string>()
  const store = {
    get length() {
      return texts.size
    },
    key: (place: number) => [...texts.keys()][place] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
  return { texts, storage: webStorage(store, '') }
}

const typedOf = (provider: Provider, sub = SYLVIE) => credentialsOf(sub, provider) ?? { identifier: '', password: '' }

const start = async (home: HomeName, sub = SYLVIE) => {
  const { texts, storage } = openStore()
  const api = startApi(home, { storage })
  const visitor = api.visit()
  await visitor.signIn(sub, 'collective')
  return { api, texts, visitor }
}

/** Goes in by a provider, with its code where it has one. */
const enter = async (visitor: Visitor, provider: Provider): Promise<Body> => {
  const sealed = await sealedCredentials(visitor, typedOf(provider))
  const answer = bodyOf(await visitor.post(`${BASE}/login/${provider}`, sealed))
  if (provider === 'cnav') return answer
  const { code } = answer['demonstration'] as { code: string }
  expect(code).toMatch(/^\d{6}$/)
  const { session_id } = answer
  const body = provider === 'ameli' ? { otp: code, ...sealed, session_id } : { code, session_id }
  return bodyOf(await visitor.post(`${BASE}/login/${provider}/two-factor`, body))
}

describe.each(HOMES)('the pension service, in the %s', (home) => {
  it.each(PROVIDERS)(
    '[MAREL-39] [MAREL-40] [MAREL-41] [MAREL-42] [MAREL-53] [MAREL-54] [MAREL-57] [O-CONST-47] [S-CONST-29] hands over the lists of the form once %s has let the person in',
    async (provider) => {
      const { visitor } = await start(home)
      const lists = (await enter(visitor, provider)) as unknown as Lists
      expect(lists.session_id).not.toBe('')
      expect(lists.family_situation).toContainEqual({ value: 'MA', label: 'Marié(e)' })
      expect(lists.professional_situation.map(({ label }) => label)).toEqual(['En activité', 'Sans activité'])
      expect(lists.professional_categories.map(({ label }) => label)).toEqual([
        'Salariés du privé et agricoles',
        'Contractuels de droit public',
        'Clercs de notaires',
        'Indépendants',
        'Micro-entrepreneurs',
        'Non-salariés agricoles',
        'Fonctionnaires',
        'Professions libérales',
        'Pharmaciens et biologistes',
        'Médecins',
        'Cheminots',
        'Électriciens et gaziers',
        'Opéra de Paris',
      ])
      const group = (label: string) => lists.professional_categories.find((one) => one.label === label)?.options ?? []
      expect(group('Micro-entrepreneurs').map(({ value }) => value)).toEqual(['MIC_VHR', 'MIC_BIC', 'MIC_BNC'])
      expect(group('Fonctionnaires').every(({ disabled }) => disabled)).toBe(true)
      expect(group('Opéra de Paris')).toEqual([])
    },
  )

  it('[MAREL-72] answers the whole way: nothing saved, login, code, simulation, cap, save, and what was saved', async () => {
    const { visitor } = await start(home)
    const initialize = () => visitor.post(`${BASE}/initialize`, { user_id: SYLVIE })
    expect((await initialize()).status).toBe(404)
    const session_id = String((await enter(visitor, 'dgfip'))['session_id'])
    const estimate = bodyOf(await simulate(visitor, SYLVIE, session_id)) as Result
    expect(bodyOf(await visitor.post(`${BASE}/cap`, { user_id: SYLVIE, session_id }))['result']).toEqual(estimate.result)
    expect(bodyOf(await visitor.post(`${BASE}/save`, { user_id: SYLVIE, session_id }))).toBe('OK')
    expect(bodyOf(await initialize())['result']).toEqual(estimate.result)
  })

  it('two tabs of one person: the later login replaces the earlier one, and both read what was saved', async () => {
    const { visitor } = await start(home)
    const first = String((await enter(visitor, 'cnav'))['session_id'])
    const second = String((await enter(visitor, 'dgfip'))['session_id'])
    expect(bodyOf(await simulate(visitor, SYLVIE, first))['data']).toBe('ERR_MAREL_SESSION')
    const estimate = bodyOf(await simulate(visitor, SYLVIE, second)) as Result
    for (const session_id of [first, second]) await visitor.post(`${BASE}/save`, { user_id: SYLVIE, session_id })
    expect(bodyOf(await visitor.post(`${BASE}/initialize`, { user_id: SYLVIE }))['result']).toEqual(estimate.result)
  })

  it('a clock that jumps a day ends the session, and the saved estimate stays', async () => {
    const { api, visitor } = await start(home)
    const session_id = String((await enter(visitor, 'cnav'))['session_id'])
    await simulate(visitor, SYLVIE, session_id)
    await visitor.post(`${BASE}/save`, { user_id: SYLVIE, session_id })
    api.pass(24 * 3_600_000)
    await visitor.signIn(SYLVIE, 'collective')
    expect(bodyOf(await simulate(visitor, SYLVIE, session_id))['data']).toBe('ERR_MAREL_SESSION')
    expect((await visitor.post(`${BASE}/initialize`, { user_id: SYLVIE })).status).toBe(200)
  })

  it('[MAREL-29] [S-CALL-42] after every path no identifier, password or answer is in any text that is kept, in the log, or in an answer', async () => {
    const { api, texts, visitor } = await start(home)
    const answers: string[] = []
    const post = async (path: string, body: Body): Promise<Body> => {
      const answer = await visitor.post(`${BASE}/${path}`, body)
      answers.push(answer.text)
      return bodyOf(answer)
    }
    for (const provider of PROVIDERS) {
      await post(`login/${provider}`, await sealedCredentials(visitor, { ...typedOf(provider), password: 'Wrong-thread-9' }))
      const { session_id } = await enter(visitor, provider)
      await post('simulation', { user_id: SYLVIE, session_id, payload: null })
      answers.push((await simulate(visitor, SYLVIE, String(session_id))).text)
      await post('save', { user_id: SYLVIE, session_id })
    }
    const { identifier } = await sealedCredentials(visitor, typedOf('cnav'))
    await post('forgot-password/first', { identifier, session_id: null })
    const proof = { identifier, session_id: null, birth_date: '12/03/1964' }
    await post('forgot-password/second', { ...proof, secret_answer: 'Jenny-the-spinner' })
    await post('forgot-password/second', { ...proof, secret_answer: 'Jacquard' })
    await post('initialize', { user_id: SYLVIE })
    const secrets = [
      ...PROVIDERS.flatMap((provider) => Object.values(typedOf(provider))),
      'Wrong-thread-9',
      'Jenny-the-spinner',
      'Jacquard',
    ]
    const held = [...texts].flat().concat(answers, JSON.stringify(api.errors))
    expect(held.length).toBeGreaterThan(15)
    for (const secret of secrets)
      expect([secret, held.filter((text) => text.toLowerCase().includes(secret.toLowerCase()))]).toEqual([secret, []])
  })

  it('[PE-09] tells a seeded person their own accounts, and somebody without a career none', async () => {
    const { visitor } = await start(home)
    expect(bodyOf(await visitor.get(`${BASE}/demonstration`))).toEqual({
      accounts: PROVIDERS.map((provider) => Object.assign({ provider }, typedOf(provider))),
    })
    const { visitor: nobody } = await start(home, 'ines-caradec')
    expect(bodyOf(await nobody.get(`${BASE}/demonstration`))).toEqual({ accounts: [] })
    const refused = await nobody.post(`${BASE}/login/cnav`, await sealedCredentials(nobody, typedOf('cnav')))
    expect([refused.status, bodyOf(refused)['data']]).toEqual([401, 'ERR_MAREL_LOGIN'])
  })
})

it('[PE-09] outside development nobody is told an account', async () => {
  const visitor = startApi('server', { environment: 'recette' }).visit()
  await visitor.signIn(SYLVIE, 'collective')
  const answer = await visitor.get(`${BASE}/demonstration`)
  expect([answer.status, bodyOf(answer)['data']]).toEqual([404, 'ERR_UNKNOWN'])
})
