import { setImmediate } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { startApi } from '../testing/index.ts'
import { createTurns } from './turns.ts'

const pause = (): Promise<void> => setImmediate()

const SIMULATION = '/api/v3/simulators/tax/simulation'

describe('the turns of what computes long', () => {
  it('come one after the other, in the order in which they were asked for', async () => {
    const turns = createTurns({ perClient: 10, most: 10 }, pause)
    const order: string[] = []
    let atOnce = 0
    const work = async (name: string) => {
      const done = await turns.take(name)
      atOnce += 1
      expect(atOnce).toBe(1)
      order.push(name)
      await Promise.resolve()
      atOnce -= 1
      done?.()
    }
    await Promise.all(['a', 'b', 'c', 'd'].map(work))
    expect(order).toEqual(['a', 'b', 'c', 'd'])
  })

  it('let others pass in between', async () => {
    const turns = createTurns({ perClient: 10, most: 10 }, pause)
    const order: string[] = []
    const work = async () => {
      const done = await turns.take('a')
      order.push('long')
      done?.()
    }
    const short = setImmediate().then(() => void order.push('short'))
    await Promise.all([work(), work(), work(), short])
    expect(order.indexOf('short')).toBeLessThan(2)
  })

  it('are refused to a client that has its share waiting, and to everybody once the queue is full', async () => {
    const turns = createTurns({ perClient: 2, most: 3 }, pause)
    const done = await turns.take('a')
    const waiting = ['a', 'a', 'b'].map((client) => turns.take(client))
    expect(turns.secondsToWait()).toBe(5)
    expect([await turns.take('a'), await turns.take('c')]).toEqual([undefined, undefined])
    done?.()
    for (const one of waiting) (await one)?.()
    await expect.poll(() => turns.secondsToWait()).toBe(1)
    expect(await turns.take('a')).toBeTypeOf('function')
  })
})

const REQUEST = {
  gender: 'F',
  client_age: 41,
  marital_status: 'CE',
  children: 0,
  monthly_income: 5000,
  allocated_periodicity: '',
}

describe('a call that computes long', () => {
  it('is refused with ERR_LIMIT and the seconds to wait when a client asks for too many at once; short calls go on', async () => {
    const visitor = startApi('server', { queue: { perClient: 2, most: 2 } }).visit()
    const asked = await Promise.all([
      ...Array.from({ length: 6 }, () => visitor.post(SIMULATION, REQUEST)),
      visitor.get('/api/v3/version'),
    ])
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429, 429, 200])
    for (const { headers, json } of asked.slice(3, 6)) {
      expect(json()).toEqual({ data: 'ERR_LIMIT' })
      expect(headers.get('Retry-After')).toBe('5')
    }
    expect((await visitor.post(SIMULATION, REQUEST)).status).toBe(200)
  })
})

describe('the OpenAPI document', () => {
  it('is made once, and refused with ERR_LIMIT to those beyond the number that may ask at a time', async () => {
    const visitor = startApi('server', { documents: { perClient: 2, most: 2 } }).visit()
    const asked = await Promise.all(Array.from({ length: 3 }, () => visitor.get('/api/openapi.json')))
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 429])
    expect([asked[2]?.json(), asked[2]?.headers.get('Retry-After')]).toEqual([{ data: 'ERR_LIMIT' }, '5'])
    expect((await visitor.get('/api/openapi.json')).status).toBe(200)
  })
})
