import type { CallName } from '@hautelisse/domain/catalogue'
import { addDays, frenchDateOnWire, todayInParis, type PlainDate } from '@hautelisse/domain/calendar'
import { parseJson } from '@hautelisse/domain/contract'
import {
  DRAFT_DAYS,
  isKeptAnswers,
  KEPT_ACTS,
  readKept,
  type KeptValue,
  type KeptAct,
  type KeptName,
} from '@hautelisse/domain/kept'
import { releaseLines } from '@hautelisse/domain/release'
import * as z from 'zod'

import type { ApiOptions } from '../server/index.ts'
import type { Lasting } from '../storage/index.ts'
import { endOf } from './end-of.ts'

/** What the store has of a draft; its key says whose it is and of which act or simulator. Instants are milliseconds since 1970. */
const record = z.object({
  begun: frenchDateOnWire,
  writtenAt: z.number(),
  endsAt: z.number(),
  content: z.record(z.string(), z.unknown()),
})

/** A draft that is kept, with the day on which it was begun, the instant at which it was written last, and the one at which it ends. */
export type StoredDraft = Omit<z.output<typeof record>, 'content'> & { readonly draft: KeptValue }

/** Calls by which each act is asked for: the journal has their requests by call and key. */
const CALLS: Readonly<Record<KeptAct, readonly CallName[]>> = {
  payment: ['s2e-payment', 'ais-payment'],
  'fund-switch': ['s2e-switch', 'ais-switch'],
  release: ['s2e-withdraw', 's2e-refund'],
  transfer: [],
}

/** Key of the request that a draft becomes; answers of a simulator become none. */
const keyOfRequest = ({ draft }: KeptValue): string | undefined =>
  'requestKey' in draft && typeof draft.requestKey === 'string' ? draft.requestKey : undefined

const keyOf = (sub: string, name: KeptName): string =>
  [sub, isKeptAnswers(name) ? 'answers' : 'drafts', name].map(encodeURIComponent).join('/')

/**
 * Gives the last day on which a draft is kept. docs/rules/kept.md, KEPT-01.
 *
 * @param begun day on which it was begun
 * @example lastDayOf(plainDate('2026-11-20')) // '2026-12-20'
 */
export const lastDayOf = (begun: PlainDate): PlainDate => addDays(begun, DRAFT_DAYS)

const write = ({ draft, ...times }: StoredDraft, person: string): Lasting => ({
  value: JSON.stringify(record.encode({ ...times, content: draft.draft })),
  endsAt: times.endsAt,
  person,
})

/**
 * Returns the drafts of a person as they stand now, one for each act at most.
 *
 * A draft ends by the API's day, which a developer may move, and by real time, after which it is removed from the store: what comes first.
 *
 * @param options where they are kept, and the clock
 * @param sub the person
 * @example await draftsOf(options, 'sylvie-garnier').list() // []
 */
export const draftsOf = ({ storage: { kept, journal }, clock }: Pick<ApiOptions, 'storage' | 'clock'>, sub: string) => {
  const [today, now] = [clock.today(), clock.now()]
  const lines = releaseLines(today)

  const read = (act: KeptName, text: string | undefined): StoredDraft | undefined => {
    const found = record.safeDecode(parseJson(text) as z.input<typeof record>).data
    if (found === undefined || today > lastDayOf(found.begun) || now >= found.endsAt) return undefined
    const { content, ...times } = found
    const draft = readKept(act, content, lines)
    return draft && { ...times, draft }
  }

  const erase = async (act: KeptName): Promise<void> => {
    const key = keyOf(sub, act)
    await kept.update(key, () => ({ writes: [[key, undefined]], result: undefined }))
  }

  const list = async (): Promise<readonly StoredDraft[]> => {
    const texts = new Map(await kept.of(sub))
    return KEPT_ACTS.flatMap((act) => read(act, texts.get(keyOf(sub, act))) ?? []).toSorted(
      (one, other) => other.begun.localeCompare(one.begun) || other.writtenAt - one.writtenAt,
    )
  }

  const startedNow = (): Pick<StoredDraft, 'begun' | 'endsAt'> => ({
    begun: today,
    endsAt: endOf(lastDayOf(todayInParis(now))),
  })

  return {
    /** Those that were begun last first. */
    list,

    find: async (act: KeptName): Promise<StoredDraft | undefined> => read(act, await kept.find(keyOf(sub, act))),

    /** Keeps a draft in place of what is kept of its act, which goes on to end when it would have ended. */
    keep: async (draft: KeptValue): Promise<StoredDraft> => {
      const key = keyOf(sub, draft.act)
      const replaced = await kept.update(key, (text) => {
        const { begun, endsAt } = read(draft.act, text) ?? startedNow()
        const result = { draft, begun, endsAt, writtenAt: now }
        return { writes: [[key, write(result, sub)]], result }
      })
      if (replaced !== undefined) return replaced
      // Of two that are the first at the same moment the last one stays: they begin on the same day.
      const added = { draft, ...startedNow(), writtenAt: now }
      await kept.add(key, write(added, sub))
      return added
    },

    erase,

    /** Erases the draft that a request was made of, once that is recorded: it has the request's key, and one that took its place meanwhile has another. KEPT-01. */
    eraseSent: async (requestKey: string): Promise<void> => {
      await Promise.all(
        KEPT_ACTS.map((act) => {
          const key = keyOf(sub, act)
          return kept.update(key, (text) => {
            const stored = read(act, text)
            const isSent = stored !== undefined && keyOfRequest(stored.draft) === requestKey
            return { writes: isSent ? [[key, undefined]] : [], result: undefined }
          })
        }),
      )
    },

    /** Tells whether the request of a draft is recorded already: what was under way meanwhile is not kept again. */
    isSent: async (draft: KeptValue): Promise<boolean> => {
      const key = keyOfRequest(draft)
      if (key === undefined || isKeptAnswers(draft.act)) return false
      const found = await Promise.all(CALLS[draft.act].map((call) => journal.find(sub, `${call} ${key}`)))
      return found.some((entry) => entry !== undefined)
    },
  }
}
