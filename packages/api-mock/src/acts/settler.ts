import type { Moment } from '@hautelisse/domain/operations'

import type { Person } from '../people/index.ts'
import type { ApiOptions } from '../server/index.ts'
import type { JournalEntry } from '../storage/index.ts'
import { momentOf } from './moment.ts'
import { settleOn, type Settled } from './settle.ts'

/** Reads people with everything that they did. */
type Settler = {
  /** As they stand now. */
  readonly settled: (person: Person) => Promise<Person>
  /** As they stand at a moment once entries of their journal count: all that was read of it. */
  readonly settledBy: (person: Person, entries: readonly JournalEntry[], now: Moment) => Person
}

const isSame = (one: Moment, other: Moment): boolean => one.minutes === other.minutes && one.day === other.day

/**
 * Makes the reader of what people did. The journal only grows and time only passes, so that it goes on from what was settled last and reads what came since (docs/decisions/20):
 * an act after ten thousand others costs what one after ten does.
 *
 * @param options storage and clock
 */
export const settler = ({ storage, clock }: Pick<ApiOptions, 'storage' | 'clock'>): Settler => {
  const known = new WeakMap<Person, Settled>()
  const settledBy: Settler['settledBy'] = (person, entries, now) => {
    if (entries.length === 0 && person.bulletins === undefined) return person
    const last = known.get(person)
    // A clock that was set back, or a journal of before, is read from its beginning.
    const goesOn = last !== undefined && last.read <= entries.length && last.now.minutes <= now.minutes && last.now.day <= now.day
    const before = goesOn ? last : undefined
    if (before !== undefined && before.read === entries.length && isSame(before.now, now)) return before.person
    const settled = settleOn(person, before, entries.slice(before?.read ?? 0), now)
    known.set(person, settled)
    return settled.person
  }
  return {
    settled: async (person) => settledBy(person, await storage.journal.read(person.oauth_profile.sub), momentOf(clock)),
    settledBy,
  }
}
