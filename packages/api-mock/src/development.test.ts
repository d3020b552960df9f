import { fc, it as test } from '@fast-check/vitest'
import { addDays, daysBetween, plainDate, todayInParis } from '@hautelisse/domain/calendar'
import { ENVIRONMENTS, FAULT_HEADER, LAST_DAY, clockAnswer, versionAnswer } from '@hautelisse/domain/contract'
import { SLOW } from '@hautelisse/domain/properties/arbitraries'
import { describe, expect, it } from 'vitest'

import { openClock, type ApiOptions } from './server/index.ts'
import { memoryStorage } from './storage/index.ts'
import { HOMES, TODAY, startApi, type HomeName, type Visitor } from './testing/index.ts'

const ACCOUNTS = '/api/v2/services/api-ais/accounts'
const NOW = Date.parse('2027-03-28T22:30:00Z')

const dayOf = async (visitor: Visitor, base: 'v2' | 'v3' = 'v3') =>
  versionAnswer.parse((await visitor.get(`/api/${base}/version`)).json()).today

const apiOf = async (home: HomeName, given: Partial<Omit<Parameters<typeof openClock>[0], 'now'>> & Partial<ApiOptions>) => {
  const { storage = memoryStorage(), environment = 'development', day, ...options } = given
  const clock = await openClock({ environment, day, storage, now: () => NOW, isInPage: home === 'page' })
  return startApi(home, { clock, storage, environment, ...options }).visit()
}

describe.each(HOMES)('the day of the API in the home "%s"', (home) => {
  it('[DAY-01] is that of the seeds in development, whatever the machine’s, and both versions say it', async () => {
    const visitor = await apiOf(home, {})
    expect([await dayOf(visitor), await dayOf(visitor, 'v2')]).toEqual(['2026-11-20', '2026-11-20'])
  })

  it('[DAY-01] is another one where the setting names it, or the machine’s in Paris', async () => {
    expect(await dayOf(await apiOf(home, { day: plainDate('2027-01-04') }))).toBe('2027-01-04')
    expect(await dayOf(await apiOf(home, { day: 'real' }))).toBe('2027-03-29')
  })

  test.prop([fc.array(fc.integer({ min: 1, max: 4000 }), { maxLength: 6 })], SLOW)(
    'is moved by as many days as ordered up to the last one, and every answer says the same',
    async (moves) => {
      const visitor = await apiOf(home, {})
      let day = TODAY
      for (const days of moves) {
        const answer = await visitor.post('/api/clock', { days })
        if (days > daysBetween(day, LAST_DAY)) {
          const tooLate = { path: 'days', code: 'too-late', params: { last: '31/12/2040' } }
          expect([answer.status, answer.json()]).toEqual([400, { data: 'ERR_INVALID', fields: [tooLate] }])
        } else {
          day = addDays(day, days)
          expect(clockAnswer.parse(answer.json())).toEqual({ today: day })
        }
        expect(await dayOf(visitor)).toBe(day)
      }
    },
  )

  it('stays where it was left when the API starts anew on the same storage', async () => {
    const storage = memoryStorage()
    await (await apiOf(home, { storage })).post('/api/clock', { days: 12 })
    expect(await dayOf(await apiOf(home, { storage }))).toBe('2026-12-02')
    await storage.documents.update('', 'clock/days', () => ({ value: 'soon', result: undefined }))
    expect(await dayOf(await apiOf(home, { storage }))).toBe('2026-11-20')
  })

  it.each([{}, { days: 0 }, { days: -1 }, { days: 1.5 }, { days: '1' }, { days: 10_001 }, { days: 1, hours: 2 }, '{'])(
    'is not moved by %j',
    async (body) => {
      const visitor = await apiOf(home, {})
      expect((await visitor.post('/api/clock', body)).status).toBe(400)
      expect(await dayOf(visitor)).toBe(TODAY)
    },
  )

  it.each(ENVIRONMENTS.filter((environment) => environment !== 'development'))('cannot be moved in %s', async (environment) => {
    const storage = memoryStorage()
    await storage.documents.update('', 'clock/days', () => ({ value: '30', result: undefined }))
    const visitor = await apiOf(home, { environment, storage })
    expect((await visitor.post('/api/clock', { days: 1 })).status).toBe(404)
    expect(await dayOf(visitor)).toBe(environment === 'production' ? undefined : home === 'page' ? TODAY : todayInParis(NOW))
  })

  it('[DAY-01] is the real one in production, which does not say it', async () => {
    const { today } = await openClock({
      environment: 'production',
      day: TODAY,
      storage: memoryStorage(),
      now: () => NOW,
      isInPage: home === 'page',
    })
    expect(today()).toBe(todayInParis(NOW))
    expect((await (await apiOf(home, { environment: 'production' })).get('/api/v3/version')).json()).not.toHaveProperty('today')
  })

  it('[DAY-01] does not move sessions: one is as far from its end as before', async () => {
    const visitor = await apiOf(home, {})
    await visitor.signIn('sylvie-garnier')
    await visitor.post('/api/clock', { days: 400 })
    expect((await visitor.post(ACCOUNTS)).status).toBe(200)
  })

  it('is moved by POST alone', async () => {
    const answer = await (await apiOf(home, {})).get('/api/clock')
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS'])
  })
})

describe.each(HOMES)('an order to fail in the home "%s"', (home) => {
  const VERSION = '/api/v3/version'
  const named = (visitor: Visitor, name: string) => visitor.send({ path: VERSION, headers: { [FAULT_HEADER]: name } })
  const order = { call: 'version', fault: 'ERR_INTERNAL', times: 2 }

  it('belongs to the visitor who gave it: nobody else meets it, and nobody else takes it back', async () => {
    const { visit } = startApi(home)
    const [giver, other] = [visit(), visit()]
    await giver.post('/api/faults', order)
    await other.send({ method: 'DELETE', path: '/api/faults' })
    expect([(await other.get(VERSION)).status, (await giver.get(VERSION)).status]).toEqual([200, 500])
    await giver.send({ method: 'DELETE', path: '/api/faults' })
    expect((await giver.get(VERSION)).status).toBe(200)
  })

  it('stays the visitor’s own when they sign in', async () => {
    const visitor = startApi(home).visit()
    await visitor.post('/api/faults', { ...order, call: 'ais-accounts' })
    await visitor.signIn('sylvie-garnier')
    expect((await visitor.post(ACCOUNTS)).status).toBe(500)
  })

  it('is carried out, when it names a text, on the requests of anybody whose header holds it, and on no other', async () => {
    const { visit } = startApi(home)
    const [giver, other] = [visit(), visit()]
    await giver.post('/api/faults', { ...order, for: 'one-test' })
    expect([(await giver.get(VERSION)).status, (await named(giver, 'another-test')).status]).toEqual([200, 200])
    expect([(await named(other, 'one-test')).status, (await named(giver, 'one-test')).status]).toEqual([500, 500])
    expect((await named(giver, 'one-test')).status).toBe(200)
  })

  it('is taken back, when it names a text, by a request that names it too', async () => {
    const visitor = startApi(home).visit()
    await visitor.post('/api/faults', { ...order, for: 'one-test' })
    await visitor.send({ method: 'DELETE', path: '/api/faults' })
    expect((await named(visitor, 'one-test')).status).toBe(500)
    await visitor.send({ method: 'DELETE', path: '/api/faults', headers: { [FAULT_HEADER]: 'one-test' } })
    expect((await named(visitor, 'one-test')).status).toBe(200)
  })

  it('given when the API was made meets everybody, until it is used up', async () => {
    const { visit } = startApi(home, { faults: [{ call: 'version', fault: 'ERR_INTERNAL', times: 1 }] })
    expect([(await visit().get(VERSION)).status, (await visit().get(VERSION)).status]).toEqual([500, 200])
  })

  it.each(['', 'a b', 'é', 'x'.repeat(101), 1])('cannot be for %j', async (text) => {
    expect(
      (
        await startApi(home)
          .visit()
          .post('/api/faults', { ...order, for: text })
      ).status,
    ).toBe(400)
  })
})
