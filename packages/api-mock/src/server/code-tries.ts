import type { Counting } from './rate-limit.ts'

/** What becomes of a person's wish to try a code: they may, they must wait, or they may for the last time before they must wait. */
export type CodeTry = { readonly kind: 'may' | 'last' } | { readonly kind: 'wait'; readonly milliseconds: number }

/** Codes that a person tries, in whatever sessions and on whatever process. */
export type CodeTries = {
  /** Counts one more try, unless the person must wait. */
  readonly take: (person: string) => Promise<CodeTry>
  /** Forgets the tries of a person whose code was right. */
  readonly forget: (person: string) => Promise<void>
}

const MINUTE_MS = 60_000
const LONGEST_MS = 60 * MINUTE_MS
const DAY_MS = 24 * LONGEST_MS

/**
 * Returns a count of codes per person: so many one after the other, then one after each wait, which begins with a minute and doubles up to an hour.
 * A right code, or a day, forgets them.
 *
 * @param counting where tries are counted
 * @param free tries without a wait
 * @example await createCodeTries(counting, 5).take('sub') // { kind: 'may' }
 */
export const createCodeTries = ({ attempts, seal, now }: Counting, free: number): CodeTries => {
  const countedAs = (person: string) => seal.mac(`codes/${person}`)
  const turnOf = (person: string) => seal.mac(`codes/turn/${person}`)
  const waitAfter = (tried: number): number => Math.min(LONGEST_MS, MINUTE_MS * 2 ** Math.min(10, tried - free))
  const count = async (person: string) => (await attempts.count(countedAs(person), { now: now(), windowMs: DAY_MS })).tried
  const turn = (person: string, windowMs: number) => attempts.count(turnOf(person), { now: now(), windowMs })
  const waitSince = (since: number, tried: number): CodeTry => ({
    kind: 'wait',
    milliseconds: Math.max(1, since + waitAfter(tried) - now()),
  })
  return {
    take: async (person) => {
      const before = (await attempts.read(countedAs(person), now()))?.tried ?? 0
      const tried = before < free ? await count(person) : before
      if (tried < free) return { kind: 'may' }
      if (before < free && tried === free) {
        await turn(person, waitAfter(tried))
        return { kind: 'last' }
      }
      const waiting = await attempts.read(turnOf(person), now())
      if (waiting !== undefined) return waitSince(waiting.since, tried)
      const taken = await turn(person, waitAfter(tried + 1))
      if (taken.tried > 1) return waitSince(taken.since, tried + 1)
      await count(person)
      return { kind: 'may' }
    },
    forget: async (person) => {
      await attempts.forget(countedAs(person))
      await attempts.forget(turnOf(person))
    },
  }
}
