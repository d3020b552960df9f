import { describe, expect, it } from 'vitest'

import { movingClock } from '../server/index.ts'
import { memoryStorage } from '../storage/index.ts'
import { confirmByCode, keyed, PAYMENT, paymentBody, startApi, TODAY, type Visitor } from '../testing/index.ts'
import { CHANGE_DAYS, MOST_CHANGES, MOST_UNDER_WAY } from './caps.ts'

const UNLIMITED = { limits: { actsPerMinute: Number.MAX_SAFE_INTEGER } }
const PHONE = '/api/v2/services/api-s2e/profile/update-personal-phone'

const pay = async (visitor: Visitor, key: string) =>
  visitor.send({ method: 'POST', path: PAYMENT, body: paymentBody({ amount: 15 }), headers: keyed(key) })

describe('how much one person may have', () => {
  it('[LEDG-08] a person has a hundred orders under way at most; one that is taken back makes room', async () => {
    const { visit } = startApi('server', UNLIMITED)
    const visitor = visit()
    await visitor.signIn('sylvie-garnier')
    for (let number = 0; number < MOST_UNDER_WAY; number += 1) expect((await pay(visitor, `key-${number}`)).status).toBe(200)
    expect((await pay(visitor, 'one more')).status).toBe(429)
    const cancel = '/api/v2/services/operations/41720001/cancel'
    expect((await visitor.send({ method: 'POST', path: cancel, body: {}, headers: keyed('back') })).status).toBe(200)
    expect((await pay(visitor, 'one more')).status).toBe(200)
  })

  it('[LEDG-08] a profile is changed fifty times in thirty days at most', async () => {
    const storage = memoryStorage()
    const clock = movingClock({ now: () => Date.parse('2026-11-20T09:00:00Z'), firstDay: () => TODAY, storage })
    const visitor = startApi('server', { ...UNLIMITED, storage, clock }).visit()
    await visitor.signIn('sylvie-garnier')
    await confirmByCode(visitor)
    const change = async (number: number) =>
      visitor.send({
        method: 'PATCH',
        path: PHONE,
        body: { personal_phone: `06010203${String(number % 100).padStart(2, '0')}` },
        headers: keyed(`key-${number}`),
      })
    for (let number = 0; number < MOST_CHANGES.profile; number += 1) expect((await change(number)).status).toBe(200)
    expect((await change(MOST_CHANGES.profile)).status).toBe(429)
    await clock.move(CHANGE_DAYS)
    expect((await change(MOST_CHANGES.profile)).status).toBe(200)
  })
})
