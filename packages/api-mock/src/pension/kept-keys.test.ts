import { expect, it } from 'vitest'

import { memoryStorage } from '../storage/index.ts'
import { sealedCredentials, startApi } from '../testing/index.ts'
import { makeCipherKeys } from './kept-keys.ts'
import { BASE } from './visit.testing.ts'

const SAVER = 'sylvie-garnier'
const DAY_MS = 24 * 3_600_000
const limits = { inactivityMs: 30 * DAY_MS, absoluteMs: 30 * DAY_MS }

const withServers = async () => {
  const storage = memoryStorage()
  const servers = [1, 2].map((number) => {
    let texts = 0
    const random = () => `server-${number}-${(texts += 1)}`
    return startApi('server', { storage, random, makeKeys: makeCipherKeys, limits })
  })
  const [one, other] = servers
  if (one === undefined || other === undefined) throw new Error('There are two servers.')
  const [visitor, elsewhere] = [one.visit(), other.visit()]
  await visitor.signIn(SAVER)
  // The same browser, answered by the other server.
  for (const [name, value] of visitor.credentials) elsewhere.credentials.set(name, value)
  const passDays = (days: number) => {
    for (const server of servers) server.pass(days * DAY_MS)
  }
  return { storage, visitor, elsewhere, passDays }
}

const TYPED = { identifier: '2640376990901', password: 'wrong' }
const log = async (visitor: Awaited<ReturnType<typeof withServers>>['visitor'], sealed: object) => {
  const answer = await visitor.post(`${BASE}/login/cnav`, sealed)
  return answer.text.includes('cipher') ? 'not read' : 'read'
}

it('a login that was encrypted with the key of one server is read by every other one', async () => {
  const { visitor, elsewhere } = await withServers()
  expect(await log(elsewhere, await sealedCredentials(visitor, TYPED))).toBe('read')
})

it('a form is read for a day after its key was replaced, and no longer', async () => {
  const { visitor, passDays } = await withServers()
  const sealed = await sealedCredentials(visitor, TYPED)
  passDays(1.5)
  const next = await sealedCredentials(visitor, TYPED)
  expect([await log(visitor, sealed), await log(visitor, next)]).toEqual(['read', 'read'])
  passDays(1)
  await sealedCredentials(visitor, TYPED)
  expect([await log(visitor, sealed), await log(visitor, next)]).toEqual(['not read', 'read'])
})

it('the store keeps two pairs at most, and no private key that opens without the secret of the servers', async () => {
  const { storage, visitor, passDays } = await withServers()
  for (let day = 0; day < 3; day += 1) {
    await sealedCredentials(visitor, TYPED)
    passDays(1)
  }
  const pairs = JSON.parse((await storage.documents.read('', 'pension-keys'))?.value ?? '[]') as { readonly sealed: string }[]
  expect(pairs).toHaveLength(2)
  // The version of a PKCS #8 key and its algorithm, which every private key begins with.
  for (const { sealed } of pairs) expect(atob(sealed).slice(4, 7)).not.toBe('\u0002\u0001\u0000')
})

it('a new secret of the servers makes a new pair at once: no form is given a key that nobody can open', async () => {
  const storage = memoryStorage()
  const sealOf = (secret: string) => ({ hash: (id: string) => id, mac: (text: string) => `${secret}-${text}` })
  for (const secret of ['first secret', 'second secret']) {
    const visitor = startApi('server', { storage, seal: sealOf(secret), makeKeys: makeCipherKeys }).visit()
    await visitor.signIn(SAVER)
    expect(await log(visitor, await sealedCredentials(visitor, TYPED))).toBe('read')
  }
})
