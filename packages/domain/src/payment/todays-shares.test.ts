import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { euros } from '../money/index.ts'
import { todaysShares } from './index.ts'

type Given = Parameters<typeof todaysShares>[0]

const offerOf = (held: Readonly<Record<string, number>>, funds: readonly string[]): Given =>
  ({
    account: { investments: Object.entries(held).map(([id, amount]) => ({ id, amount: euros(amount) })) },
    allocable: { investments: funds.map((id) => ({ id })) },
  }) as unknown as Given

describe('how an account is shared today', () => {
  it('[PAYM-18] is told in whole percents of the funds that take a payment', () => {
    expect(todaysShares(offerOf({ a: 100, b: 200, closed: 700 }, ['a', 'b', 'c']))).toEqual({ a: '33', b: '67', c: '0' })
  })

  it('[PAYM-18] is unknown where nothing is held in these funds', () => {
    expect(todaysShares(offerOf({ closed: 700 }, ['a']))).toBeUndefined()
    expect(todaysShares(offerOf({}, []))).toBeUndefined()
  })

  test.prop([fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 8 })])(
    '[PAYM-18] adds up to a hundred',
    (cents) => {
      const held = Object.fromEntries(cents.map((amount, at) => [`f${at}`, amount / 100]))
      const shares = todaysShares(offerOf(held, Object.keys(held)))
      fc.pre(shares !== undefined)
      expect(Object.values(shares ?? {}).reduce((sum, percent) => sum + Number(percent), 0)).toBe(100)
    },
  )
})
