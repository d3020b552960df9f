import type { Person } from '../people/index.ts'
import type { ApiOptions } from '../server/index.ts'
import { momentOf } from './moment.ts'
import { settle } from './settle.ts'

type Known = { readonly as: string; readonly person: Person }

/**
 * Makes the reader of what people did. What was settled last is kept for as long as nothing was added and the minute is the same, so that what is computed
 * of it is computed once.
 *
 * @param options storage and clock
 */
export const settler = ({ storage, clock }: Pick<ApiOptions, 'storage' | 'clock'>): ((person: Person) => Promise<Person>) => {
  const known = new WeakMap<Person, Known>()
  return async (person) => {
    const entries = await storage.journal.read(person.oauth_profile.sub)
    if (entries.length === 0 && person.bulletins === undefined) return person
    const now = momentOf(clock)
    const as = `${entries.length} ${now.day} ${now.minutes}`
    const before = known.get(person)
    if (before?.as === as) return before.person
    const settled = settle(person, entries, now)
    known.set(person, { as, person: settled })
    return settled
  }
}
