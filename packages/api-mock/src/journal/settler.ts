import type { Moment } from '@hautelisse/domain/operations'

import type { Person } from '../people/index.ts'
import { pause as timer, type ApiOptions } from '../server/index.ts'
import type { JournalEntry } from '../storage/index.ts'
import { momentOf } from './moment.ts'
import { isFull } from './caps.ts'
import { settleInParts, type Settled } from './settle.ts'

/** A person with everything that they did up to a moment, and the number of the last entry of their journal. */
export type Standing = {
  readonly person: Person
  readonly now: Moment
  readonly last: number
  /** Whether they do so much of a kind that no more of it is taken for the time being. */
  readonly isFull: (kind: string) => boolean
}

/** Reads people with everything that they did. */
type Settler = {
  /** As they stand now. */
  readonly settled: (person: Person) => Promise<Person>
  /** As they stand now, and up to which entry of their journal. */
  readonly standing: (person: Person) => Promise<Standing>
}

/** What was settled last, and the entry up to which the journal was read. */
type Known = { readonly settled: Settled; readonly tail: JournalEntry | undefined }

const isAfter = (before: Moment, now: Moment): boolean => before.minutes <= now.minutes && before.day <= now.day
const isSame = (one: Moment, other: Moment): boolean => one.minutes === other.minutes && one.day === other.day

/** Entries that are read from the store between two pauses. */
const PAGE = 500

/**
 * Makes the reader of what people did. The journal only grows and time only passes, so that it goes on from what was settled last and reads what came since (docs/decisions/20):
 * an act after ten thousand others costs what one after ten does. The entry that was read last is read again: a journal that was put back to an earlier state, or a clock, is read
 * from its beginning, in parts between which everybody else has their turn. Of one person's requests one reads at a time: the others go on from what it has read.
 *
 * @param options storage, clock, and what lets everything else have its turn
 */
export const settler = ({ storage, clock, pause = timer }: Pick<ApiOptions, 'storage' | 'clock' | 'pause'>): Settler => {
  const known = new WeakMap<Person, Known>()
  const reading = new WeakMap<Person, Promise<unknown>>()

  const entriesAfter = async (sub: string, after: number): Promise<readonly JournalEntry[]> => {
    const entries: JournalEntry[] = []
    for (;;) {
      const page = await storage.journal.read(sub, after + entries.length, PAGE)
      entries.push(...page)
      if (page.length < PAGE) return entries
      await pause()
    }
  }

  /** What may be gone on from, with the entries that came since. */
  const since = async (seeded: Person, now: Moment) => {
    const { sub } = seeded.oauth_profile
    const last = known.get(seeded)
    const read = last?.settled.read ?? 0
    const found = await entriesAfter(sub, Math.max(0, read - 1))
    const isSameJournal = read === 0 || found[0]?.value === last?.tail?.value
    if (last !== undefined && isSameJournal && isAfter(last.settled.now, now))
      return { before: last.settled, entries: read === 0 ? found : found.slice(1) }
    return { before: undefined, entries: read > 1 ? await entriesAfter(sub, 0) : found }
  }

  const read = async (seeded: Person): Promise<Standing> => {
    const now = momentOf(clock)
    const { before, entries } = await since(seeded, now)
    const last = (before?.read ?? 0) + entries.length
    const standing = (settled: Settled | undefined): Standing => ({
      person: settled?.person ?? seeded,
      now,
      last,
      isFull: (kind) => isFull(settled, kind, now.day),
    })
    if (last === 0 && seeded.bulletins === undefined) return standing(undefined)
    if (before !== undefined && entries.length === 0 && isSame(before.now, now)) return standing(before)
    const settled = await settleInParts(seeded, before, entries, now, { pause })
    known.set(seeded, { settled, tail: entries.at(-1) ?? known.get(seeded)?.tail })
    return standing(settled)
  }

  const standing: Settler['standing'] = (seeded) => {
    const turn = (reading.get(seeded) ?? Promise.resolve()).then(() => read(seeded))
    // A reading that failed is told to its own request alone.
    reading.set(
      seeded,
      turn.catch(() => undefined),
    )
    return turn
  }
  return { standing, settled: async (seeded) => (await standing(seeded)).person }
}
