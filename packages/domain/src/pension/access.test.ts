import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { SESSION_MS, enter, giveCode, logIn, NO_ACCESS, PROVIDER_RULES, PROVIDERS, sessionFor, type Access } from './index.ts'

const OPENING = { id: 'one', portal: 'portal', salt: 'salt' }
const asking = (now: number, id: string | undefined = 'one') => ({ id, portal: 'portal', now })
const openAt = (now: number): Access => logIn(NO_ACCESS, { provider: 'cnav', isRight: true, opening: OPENING, now }).access

describe('attempts at the pension service', () => {
  test.prop([
    fc.constantFrom(...PROVIDERS),
    fc.array(fc.record({ isRight: fc.boolean(), after: fc.integer({ min: 0, max: 40 * 60_000 }) }), { maxLength: 60 }),
  ])(
    '[MAREL-138] never let in more wrong ones in a row than the provider allows, before half an hour has passed',
    (provider, tries) => {
      let held: Access = NO_ACCESS
      let [now, row, lastWrong] = [0, 0, 0]
      for (const { isRight, after } of tries) {
        now += after
        const next = logIn(held, { provider, isRight, opening: OPENING, now })
        held = next.access
        if (row >= PROVIDER_RULES[provider].tries) {
          const isBlocked = now < lastWrong + 30 * 60_000
          expect(next.result.kind === 'blocked').toBe(isBlocked)
          if (isBlocked) continue
          row = 0
        }
        expect(next.result.kind).toBe(isRight ? 'right' : 'wrong')
        row = isRight ? 0 : row + 1
        if (!isRight) lastWrong = now
      }
    },
  )
})

describe('a session of the pension service', () => {
  test.prop([fc.array(fc.integer({ min: 0, max: 45 * 60_000 }), { maxLength: 30 })])(
    'stays as long as it is used within half an hour, and never comes back',
    (pauses) => {
      let held = openAt(0)
      let now = 0
      let isAlive = true
      for (const pause of pauses) {
        now += pause
        isAlive &&= pause < SESSION_MS
        const { access, result } = enter(held, asking(now))
        expect(result).toBe(isAlive)
        held = access
      }
    },
  )

  it('is of its own id and of one session of the portal', () => {
    const held = openAt(0)
    expect(sessionFor(held, asking(1))?.state).toBe('open')
    expect(sessionFor(held, asking(1, 'another'))).toBeUndefined()
    expect(sessionFor(held, { ...asking(1), portal: 'later' })).toBeUndefined()
    expect(sessionFor(held, { ...asking(1), id: undefined })?.id).toBe('one')
  })

  it('takes the code of its own provider only, and is not entered before it', () => {
    const waiting = logIn(NO_ACCESS, { provider: 'dgfip', isRight: true, opening: OPENING, now: 0 }).access
    expect(enter(waiting, asking(1)).result).toBe(false)
    expect(giveCode(waiting, 'ameli', asking(1), () => true).result).toEqual({ kind: 'gone' })
    const given = giveCode(waiting, 'dgfip', asking(1), () => true)
    expect([given.result, enter(given.access, asking(2)).result]).toEqual([{ kind: 'right' }, true])
  })
})
