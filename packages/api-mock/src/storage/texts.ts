import { parseJson } from '@hautelisse/domain/contract'
import * as z from 'zod'

import type { Attempts, Documents, Journal, JournalEntry, Kept, LastingTexts, ProofEntry, ProofLog, Storage } from './ports.ts'

/** Texts under keys, read and written at once: with no wait in between, an operation made of several is whole in itself. */
type Texts = {
  readonly get: (key: string) => string | undefined
  readonly set: (key: string, value: string) => void
  readonly delete: (key: string) => void
  /** Keys that begin with a prefix. */
  readonly keys: (prefix: string) => readonly string[]
}

const lasting = z.object({ value: z.string(), endsAt: z.number(), person: z.string().optional() })
const counted = z.object({ tried: z.number(), since: z.number(), endsAt: z.number() })
/** A document that was removed leaves its version behind: one of the same name that follows is a later one. */
const kept = z.object({ value: z.string().nullable(), version: z.number() })
const entries = z.array(z.object({ at: z.number(), value: z.string(), key: z.string().optional() }))

/** What is broken or of another version counts as absent. */
const readAs = <Schema extends z.ZodType>(texts: Texts, schema: Schema, key: string): z.output<Schema> | undefined =>
  schema.safeParse(parseJson(texts.get(key))).data

const write = (texts: Texts, key: string, value: unknown): void =>
  value === undefined ? texts.delete(key) : texts.set(key, JSON.stringify(value))

/** Parts of a key; neither may hold what stands between them. */
const place = (...parts: readonly string[]): string => parts.map(encodeURIComponent).join('/')

const ended = z.object({ endsAt: z.number() })

const endedRemover = (texts: Texts, kind: string) => async (now: number, most: number) => {
  const over = texts.keys(`${kind}/`).filter((key) => (readAs(texts, ended, key)?.endsAt ?? 0) <= now)
  const removed = over.slice(0, most)
  for (const key of removed) texts.delete(key)
  return removed.length
}

const lastingIn = (texts: Texts, kind: string): LastingTexts => ({
  find: async (key) => readAs(texts, lasting, place(kind, key))?.value,
  add: async (key, added) => write(texts, place(kind, key), added),
  of: async (person) =>
    texts.keys(`${kind}/`).flatMap((key) => {
      const found = readAs(texts, lasting, key)
      return found?.person === person ? [[decodeURIComponent(key.slice(kind.length + 1)), found.value] as const] : []
    }),
  update: async (key, change) => {
    const found = readAs(texts, lasting, place(kind, key))
    if (found === undefined) return undefined
    const { writes, result } = change(found.value)
    for (const [written, after] of writes) write(texts, place(kind, written), after)
    return result
  },
  removeEnded: endedRemover(texts, kind),
})

const attemptsIn = (texts: Texts): Attempts => ({
  count: async (key, { now, windowMs }) => {
    const before = readAs(texts, counted, place('attempt', key))
    const { since, tried } = before === undefined || before.endsAt <= now ? { since: now, tried: 0 } : before
    write(texts, place('attempt', key), { since, tried: tried + 1, endsAt: since + windowMs })
    return { since, tried: tried + 1 }
  },
  read: async (key, now) => {
    const found = readAs(texts, counted, place('attempt', key))
    return found === undefined || found.endsAt <= now ? undefined : { since: found.since, tried: found.tried }
  },
  forget: async (key) => texts.delete(place('attempt', key)),
  removeEnded: endedRemover(texts, 'attempt'),
})

const numbered = (list: z.output<typeof entries>): readonly JournalEntry[] =>
  list.map(({ at, value, key }, index) => ({ number: index + 1, at, value, ...(key === undefined ? {} : { key }) }))

const journalIn = (texts: Texts): Journal => {
  const all = (person: string) => readAs(texts, entries, place('journal', person)) ?? []
  return {
    append: async (person, after, added) => {
      const before = all(person)
      const keys = [...before, ...added].flatMap(({ key }) => (key === undefined ? [] : [key]))
      if (new Set(keys).size < keys.length) return 'repeated'
      if (before.length !== after) return 'conflict'
      write(texts, place('journal', person), [...before, ...added])
      return 'appended'
    },
    last: async (person) => all(person).length,
    read: async (person, after = 0, most = Infinity) => numbered(all(person)).slice(after, after + most),
    find: async (person, key) => numbered(all(person)).find((entry) => entry.key === key),
  }
}

const standing = (found: { readonly value: string | null; readonly version: number } | undefined): Kept | undefined =>
  found?.value === null || found === undefined ? undefined : { value: found.value, version: found.version }

const documentsIn = (texts: Texts): Documents => {
  const find = (person: string, name: string) => readAs(texts, kept, place('document', person, name))
  return {
    read: async (person, name) => standing(find(person, name)),
    update: async (person, name, change) => {
      const before = find(person, name)
      const { value, result } = change(standing(before))
      if (value !== undefined) write(texts, place('document', person, name), { value, version: (before?.version ?? 0) + 1 })
      return result
    },
  }
}

/** The first name in an object of JSON. */
const kindOf = ({ value }: ProofEntry): string => value.split('"')[1] ?? ''

const proofsIn = (texts: Texts): ProofLog => {
  const all = (person: string): readonly ProofEntry[] => readAs(texts, entries, place('consent', person)) ?? []
  const of = (person: string, kind: string) => all(person).filter((entry) => kindOf(entry) === kind)
  return {
    append: async (person, entry, most = Infinity) => {
      if (of(person, kindOf(entry)).length >= most) return false
      write(texts, place('consent', person), [...all(person), entry])
      return true
    },
    last: async (person, kind) => of(person, kind).at(-1),
    read: async (person, kind) => of(person, kind),
    count: async (person, kind, most) => Math.min(most, of(person, kind).length),
  }
}

const storageIn = (texts: Texts): Storage => ({
  sessions: lastingIn(texts, 'session'),
  openings: lastingIn(texts, 'opening'),
  kept: lastingIn(texts, 'kept'),
  attempts: attemptsIn(texts),
  journal: journalIn(texts),
  documents: documentsIn(texts),
  proofs: proofsIn(texts),
})

/**
 * Returns a storage that lives as long as the process or the page: for tests.
 *
 * @example await memoryStorage().sessions.find('none') // undefined
 */
export const memoryStorage = (): Storage => {
  const held = new Map<string, string>()
  return storageIn({
    get: (key) => held.get(key),
    set: (key, value) => void held.set(key, value),
    delete: (key) => void held.delete(key),
    keys: (prefix) => [...held.keys()].filter((key) => key.startsWith(prefix)),
  })
}

/**
 * Returns a storage on a page's own store of texts (session storage), under a prefix that keeps it apart from the page's other entries.
 *
 * @param store the page's store
 * @param prefix prefix of every key
 * @example webStorage(sessionStorage, 'hautelisse.api/')
 */
export const webStorage = (store: WebStore, prefix: string): Storage =>
  storageIn({
    get: (key) => store.getItem(`${prefix}${key}`) ?? undefined,
    set: (key, value) => store.setItem(`${prefix}${key}`, value),
    delete: (key) => store.removeItem(`${prefix}${key}`),
    keys: (start) =>
      Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
        .filter((key) => key.startsWith(`${prefix}${start}`))
        .map((key) => key.slice(prefix.length)),
  })

/** The part of the browser's `Storage` that is used. */
export type WebStore = {
  readonly length: number
  readonly key: (index: number) => string | null
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
  readonly removeItem: (key: string) => void
}
