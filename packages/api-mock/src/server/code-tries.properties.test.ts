import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { memoryStorage } from '../storage/index.ts'
import { PERSON_TRIES, createCodeTries } from './code-tries.ts'
import { OPEN_SEAL } from './seal.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** How long a session lives at most. */
const SESSION = 8 * HOUR
const FREE = 5

const started = (free = FREE) => {
  let time = 0
  const tries = createCodeTries({ attempts: memoryStorage().attempts, seal: OPEN_SEAL, now: () => time }, free)
  return {
    take: (session: string, person = 'owner') => tries.take({ session, person }),
    right: (session: string) => tries.forget({ session, person: 'owner' }),
    pass: (milliseconds: number) => (time += milliseconds),
    now: () => time,
  }
}

/** Tries as often as it may until an instant, with as many sessions as it is given; says how often it could. */
const tryUntil = async ({ take, pass, now }: ReturnType<typeof started>, sessions: readonly string[], end: number) => {
  let tried = 0
  while (now() < end) {
    const waits: number[] = []
    for (const session of sessions) {
      let taken = await take(session)
      while (taken.kind !== 'wait') {
        tried += 1
        taken = await take(session)
      }
      waits.push(taken.milliseconds)
    }
    pass(Math.min(...waits))
  }
  return tried
}

describe('the codes that somebody tries', () => {
  it('are so many in a session at first, then one after each wait, which doubles up to an hour', async () => {
    const { take, pass } = started(3)
    const kinds = [await take('a'), await take('a'), await take('a')].map(({ kind }) => kind)
    expect(kinds).toEqual(['may', 'may', 'last'])
    const waits: number[] = []
    for (let round = 0; round < 8; round += 1) {
      const taken = await take('a')
      const wait = taken.kind === 'wait' ? taken.milliseconds : 0
      waits.push(wait / MINUTE)
      pass(wait)
      expect((await take('a')).kind).toBe('may')
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
    expect((await take('b', 'another')).kind).toBe('may')
  })

  it('are forgotten with a right one, and after a day', async () => {
    const { take, right, pass } = started(3)
    for (let tried = 0; tried < 3; tried += 1) await take('a')
    await right('a')
    expect((await take('a')).kind).toBe('may')
    for (let tried = 0; tried < 3; tried += 1) await take('a')
    pass(DAY)
    expect((await take('a')).kind).toBe('may')
  })

  it('are no more for a session that sends a hundred at once', async () => {
    const { take } = started(3)
    const taken = await Promise.all(Array.from({ length: 100 }, () => take('a')))
    expect(taken.filter(({ kind }) => kind !== 'wait')).toHaveLength(3)
  })

  it('right ones cost the person nothing, and give nothing back of the wrong ones', async () => {
    const { take, right } = started()
    for (let turn = 0; turn < 3 * PERSON_TRIES; turn += 1) {
      expect((await take(`right-${turn}`)).kind).toBe('may')
      await right(`right-${turn}`)
    }
    for (let turn = 1; turn < PERSON_TRIES; turn += 1) expect((await take(`wrong-${turn}`)).kind).toBe('may')
    expect(await take('last')).toEqual({ kind: 'last', tried: PERSON_TRIES })
    expect((await take('one-more')).kind).toBe('wait')
  })

  it('are 17 in the life of one session', async () => {
    expect(await tryUntil(started(), ['thief'], SESSION)).toBe(17)
  })

  it('are 78 of a person in a day, over a hundred sessions', async () => {
    const sessions = Array.from({ length: 100 }, (_, index) => `session-${index}`)
    expect(await tryUntil(started(), sessions, DAY)).toBe(78)
  })

  test.prop([fc.array(fc.record({ thief: fc.constantFrom('x', 'z'), after: fc.nat({ max: 2 * HOUR }) }), { maxLength: 120 })])(
    '[S10] wrong codes of two stolen sessions, whenever they come, never refuse the first code of the owner’s own session',
    async (tries) => {
      const attacked = started()
      for (const { thief, after } of tries) {
        if (attacked.now() + after >= SESSION) break
        attacked.pass(after)
        await attacked.take(thief)
      }
      expect((await attacked.take('owner’s')).kind).toBe('may')
    },
  )
})
