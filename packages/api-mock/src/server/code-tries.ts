import type { Counting } from './rate-limit.ts'

/** What becomes of a wish to try a code: it may be tried, it must wait, or it may be tried for the last time before there is a wait. */
export type CodeTry =
  | { readonly kind: 'may' }
  | { readonly kind: 'last'; readonly tried: number }
  | { readonly kind: 'wait'; readonly milliseconds: number }

/** Who tries a code: a person, in one of their sessions. */
export type CodeTrier = { readonly session: string; readonly person: string }

/** Codes that a person tries, on whatever process: counted by session, and over all sessions of the person. */
export type CodeTries = {
  /** Counts one more try, unless the session or the person must wait. */
  readonly take: (who: CodeTrier) => Promise<CodeTry>
  /** Forgets the tries of a session whose code was right; of the person's tries it takes back that one alone. */
  readonly forget: (who: CodeTrier) => Promise<void>
}

const MINUTE_MS = 60_000
const LONGEST_MS = 60 * MINUTE_MS
const DAY_MS = 24 * LONGEST_MS

type Tries = {
  readonly take: (who: string) => Promise<CodeTry>
  readonly giveBack: (who: string) => Promise<void>
  readonly forget: (who: string) => Promise<void>
}

/** Counts tries of one kind: so many one after the other, then one after each wait, which begins with a minute and doubles up to an hour. */
const countTries = ({ attempts, seal, now }: Counting, kind: string, free: number): Tries => {
  const countedAs = (who: string) => seal.mac(`${kind}/${who}`)
  const turnOf = (who: string) => seal.mac(`${kind}/turn/${who}`)
  // Given back in the window in which they were counted: the next window begins with none.
  const backIn = (who: string, since: number) => seal.mac(`${kind}/back/${since}/${who}`)
  const waitAfter = (tried: number): number => Math.min(LONGEST_MS, MINUTE_MS * 2 ** Math.min(10, tried - free))
  const counted = async (who: string, { tried, since }: { readonly tried: number; readonly since: number }) =>
    tried - ((await attempts.read(backIn(who, since), now()))?.tried ?? 0)
  const count = async (who: string) => counted(who, await attempts.count(countedAs(who), { now: now(), windowMs: DAY_MS }))
  const turn = (who: string, windowMs: number) => attempts.count(turnOf(who), { now: now(), windowMs })
  const waitSince = (since: number, tried: number): CodeTry => ({
    kind: 'wait',
    milliseconds: Math.max(1, since + waitAfter(tried) - now()),
  })
  return {
    take: async (who) => {
      const found = await attempts.read(countedAs(who), now())
      const before = found === undefined ? 0 : await counted(who, found)
      const tried = before < free ? await count(who) : before
      if (tried < free) return { kind: 'may' }
      if (before < free && tried === free) {
        await turn(who, waitAfter(tried))
        return { kind: 'last', tried }
      }
      const waiting = await attempts.read(turnOf(who), now())
      if (waiting !== undefined) return waitSince(waiting.since, tried)
      const taken = await turn(who, waitAfter(tried + 1))
      if (taken.tried > 1) return waitSince(taken.since, tried + 1)
      await count(who)
      return { kind: 'may' }
    },
    giveBack: async (who) => {
      const found = await attempts.read(countedAs(who), now())
      if (found !== undefined) await attempts.count(backIn(who, found.since), { now: now(), windowMs: DAY_MS })
    },
    forget: async (who) => {
      await attempts.forget(countedAs(who))
      await attempts.forget(turnOf(who))
    },
  }
}

/**
 * Codes that all sessions of a person may try in a day without a wait.
 *
 * Why so many: a session lives eight hours. With five tries at once and one after each wait (1, 2, 4 … 60 minutes) it tries 17 codes at most, so
 * that one stolen session, or two, never use up what the owner's own session needs.
 *
 * Why no more: after 50, waits leave 28 more tries a day, 78 in all, over whatever number of sessions. Each try meets one code of 1 000 000, which is
 * another one at each check: 0.008 % a day, and an even chance after 24 years, with a letter to the owner for every five wrong codes of a session.
 */
export const PERSON_TRIES = 50

/**
 * Returns a count of codes by session and by person. A day forgets both.
 *
 * @param counting where tries are counted
 * @param free tries of a session without a wait
 * @example await createCodeTries(counting, 5).take({ session: 'id', person: 'sub' }) // { kind: 'may' }
 */
export const createCodeTries = (counting: Counting, free: number): CodeTries => {
  const ofSession = countTries(counting, 'codes/session', free)
  const ofPerson = countTries(counting, 'codes/person', Math.max(free, PERSON_TRIES))
  return {
    // The session comes first: what it is refused costs the person nothing.
    take: async ({ session, person }) => {
      const own = await ofSession.take(session)
      if (own.kind === 'wait') return own
      const all = await ofPerson.take(person)
      if (all.kind === 'wait') await ofSession.giveBack(session)
      return all.kind === 'may' ? own : all
    },
    forget: async ({ session, person }) => {
      await ofSession.forget(session)
      await ofPerson.giveBack(person)
    },
  }
}
