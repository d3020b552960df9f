import type { Moment } from '@hautelisse/domain/payment'

import type { Person } from '../people/index.ts'
import type { ApiOptions } from '../server/index.ts'
import type { JournalEntry } from '../storage/index.ts'
import { momentOf } from './moment.ts'
import { settle } from './settle.ts'

type Known = { readonly as: string; readonly person: Person }

/** Reads people with everything that they did. */
type Settler = {
  /** As they stand now. */
  readonly settled: (person: Person) => Promise<Person>
  /** As they stand at a moment once entries of their journal count: all that was read of it. */
  readonly settledBy: (person: Person, entries: readonly JournalEntry[], now: Moment) => Person
}

/**
 * Makes the reader of what people did. What was settled last is kept for as long as the journal is as long and the minute is the same (docs/decisions/20): the
 * journal only grows, so that its length says what it holds, whichever server wrote it.
 *
 * @param options storage and clock
 */
export const settler = ({ storage, clock }: Pick<ApiOptions, 'storage' | 'clock'>): Settler => {
  const known = new WeakMap<Person, Known>()
  const settledBy: Settler['settledBy'] = (person, entries, now) => {
    if (entries.length === 0 && person.bulletins === undefined) return person
    const as = `${entries.length} ${now.day} ${now.hour} ${now.minutes}`
    const before = known.get(person)
    if (before?.as === as) return before.person
    const settled = settle(person, entries, now)
    known.set(person, { as, person: settled })
    return settled
  }
  return {
    settled: async (person) => settledBy(person, await storage.journal.read(person.oauth_profile.sub), momentOf(clock)),
    settledBy,
  }
}
