import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { askCode, codeFrom, codeOf, endCheck, tryCode } from './one-time-code.ts'
import { OPEN_SEAL } from './seal.ts'
import type { Session } from './session-record.ts'

const LIMITS = { lastsMs: 1000, tries: 5 }

const SESSION: Session = {
  id: 'id',
  sub: 'sub',
  origin: 'collective',
  csrf: 'csrf',
  device: 'unknown',
  browser: 'unknown',
  createdAt: 0,
  lastSeenAt: 0,
  providerOpened: false,
  otpValidated: false,
  spentStates: [],
}

const states = fc.constantFrom('a', 'b', 'c')

/** What may happen to a session: a question, a typed code, a way out, time. */
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('ask' as const), state: states }),
    fc.record({ kind: fc.constant('try' as const), state: states, isRight: fc.boolean() }),
    fc.record({ kind: fc.constant('end' as const) }),
    fc.record({ kind: fc.constant('pass' as const), milliseconds: fc.integer({ min: 1, max: 1200 }) }),
  ),
  { maxLength: 60 },
)

describe('a check by a one-time code', () => {
  test.prop([fc.string()])('sends six digits, the same ones for the same text', (text) => {
    expect(codeFrom(text)).toMatch(/^\d{6}$/)
    expect(codeFrom(text)).toBe(codeFrom(text))
  })

  test.prop([steps])(
    'is passed only with its own code, in time, before the fifth wrong one, and opens once for each state',
    (happening) => {
      let [session, now, asked] = [SESSION, 0, 0]
      const wrong = new Map<string, number>()
      const over = new Set<string>()
      for (const step of happening) {
        if (step.kind === 'pass') now += step.milliseconds
        if (step.kind === 'end') {
          if (session.check !== undefined) over.add(session.check.state)
          session = endCheck(session)
          expect(session.check).toBeUndefined()
        }
        if (step.kind === 'ask') {
          const before = session.check
          const { session: next, result } = askCode(
            session,
            { state: step.state, salt: String((asked += 1)), now },
            LIMITS.lastsMs,
          )
          if (result === 'asked') expect(over.has(step.state)).toBe(false)
          if (before !== undefined && next.check !== before) over.add(before.state)
          session = next
        }
        if (step.kind === 'try') {
          const { check } = session
          const code = step.isRight && check !== undefined ? codeOf(OPEN_SEAL, check) : 'wrong'
          const { session: next, result } = tryCode(session, { state: step.state, code, now }, OPEN_SEAL, LIMITS)
          const isOpen = check?.state === step.state && now - check.askedAt < LIMITS.lastsMs
          expect(result.kind === 'closed').toBe(!isOpen)
          expect(result.kind === 'right').toBe(isOpen && step.isRight)
          if (isOpen && !step.isRight) wrong.set(check.salt, (wrong.get(check.salt) ?? 0) + 1)
          if (result.kind === 'wrong') expect(result.left).toBe(LIMITS.tries - (wrong.get(check?.salt ?? '') ?? 0))
          if (result.kind === 'right' || result.kind === 'refused') {
            over.add(step.state)
            expect(next.check).toBeUndefined()
          }
          session = next
        }
        for (const count of wrong.values()) expect(count).toBeLessThanOrEqual(LIMITS.tries)
      }
    },
  )
})
