/** A text that is kept until an instant, in milliseconds since 1970: after it, it means nothing and is removed some time. */
export type Lasting = {
  readonly value: string
  readonly endsAt: number
  /** Whose it is, where it can be found by its person. */
  readonly person?: string
}

/** What becomes of keys when one of them changes: a text in its place, or nothing in it. */
export type Writes = readonly (readonly [key: string, kept: Lasting | undefined])[]

/**
 * Texts with an end: sessions, sign-ins under way, and drafts of acts. Reading does not check the end: the caller knows more, such as how to say that a
 * session is over.
 */
export type LastingTexts = {
  readonly find: (key: string) => Promise<string | undefined>
  readonly add: (key: string, kept: Lasting) => Promise<void>
  /** Texts of a person, with their keys, in no particular order. */
  readonly of: (person: string) => Promise<readonly (readonly [key: string, value: string])[]>
  /** Reads one text and writes what follows from it, all in one go: nothing when it is not there, and then nothing is written. */
  readonly update: <Result>(
    key: string,
    change: (value: string) => { readonly writes: Writes; readonly result: Result },
  ) => Promise<Result | undefined>
  /**
   * Removes texts whose end has come, at most so many: small steps hold nobody up.
   *
   * @returns how many were removed
   */
  readonly removeEnded: (now: number, most: number) => Promise<number>
}

/** Counted tries of somebody. */
export type Counted = { readonly tried: number; readonly since: number }

/** Tries of clients and people, counted in windows of time from the first one on, whatever process they reach. */
export type Attempts = {
  /** Counts one more try; a window that is over begins anew. The number says how many there are, this one included. */
  readonly count: (key: string, window: { readonly now: number; readonly windowMs: number }) => Promise<Counted>
  /** Says what is counted without counting. */
  readonly read: (key: string, now: number) => Promise<Counted | undefined>
  readonly forget: (key: string) => Promise<void>
  readonly removeEnded: (now: number, most: number) => Promise<number>
}

/** One thing that a person did, as it is to be kept. */
export type NewEntry = {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly value: string
  /** What tells the act from any other of the person: nothing is kept twice under it. */
  readonly key?: string
  /** How many letters it brings: where they are sent, it is noted in the same go that each is still to be. Such an entry has a key. */
  readonly letters?: number
}

/** One thing that a person did: its number counts from 1, without gaps. */
export type JournalEntry = NewEntry & { readonly number: number }

/** What became of entries: kept, or not, because others came first, or because one with the same key is there. */
type Appended = 'appended' | 'conflict' | 'repeated'

/** What people do, in the order in which they did it. Nothing of it is ever changed or removed. */
export type Journal = {
  /**
   * Appends all entries or none: they follow the number that the caller has read up to (0 before the first).
   *
   * @example await journal.append('sub', 0, [{ at: 0, value: 'paid', key: 'one' }]) // 'appended'
   */
  readonly append: (person: string, after: number, entries: readonly NewEntry[]) => Promise<Appended>
  /** Number of the last entry of a person; 0 before the first. */
  readonly last: (person: string) => Promise<number>
  /** Entries after a number, in their order; no more than `most`, where it is said. */
  readonly read: (person: string, after?: number, most?: number) => Promise<readonly JournalEntry[]>
  /** The entry that was kept under a key. */
  readonly find: (person: string, key: string) => Promise<JournalEntry | undefined>
}

/** A document as it stands: its version is 1 at first and one more after each change. */
export type Kept = { readonly value: string; readonly version: number }

/** What becomes of a document: a new text, no document (`null`), or, without `value`, what it was. */
export type DocumentChange<Result> = { readonly value?: string | null; readonly result: Result }

/** Documents of people, by name: drafts, wishes, settings. */
export type Documents = {
  readonly read: (person: string, name: string) => Promise<Kept | undefined>
  /**
   * Reads a document and writes what follows from it, in one go.
   *
   * @param change is given the document, if there is one; it may be asked again, when somebody else was faster
   */
  readonly update: <Result>(
    person: string,
    name: string,
    change: (kept: Kept | undefined) => DocumentChange<Result>,
  ) => Promise<Result>
}

/**
 * Something that a person answered, as proof of it. Its value is an object in JSON, and the first name in it is its kind: what stands in the store since before there
 * were kinds has its own too.
 */
export type ProofEntry = { readonly at: number; readonly value: string }

/**
 * Answers that people gave, each in a row of its own, the earlier ones too: answers of consent, questionnaires, choices. Nothing of it is ever changed or removed, so
 * that its caller says how many of a kind a person may leave.
 */
export type ProofLog = {
  /**
   * Appends an answer, unless as many of its kind are there already.
   *
   * @param most how many; without it the answer is kept in any case
   * @returns whether it was kept
   * @example await proofs.append('sub', { at: 0, value: '{"b2v":true}' }, 1000) // true
   */
  readonly append: (person: string, entry: ProofEntry, most?: number) => Promise<boolean>
  /** The answer of a kind that was given last. */
  readonly last: (person: string, kind: string) => Promise<ProofEntry | undefined>
  /** Answers of a kind, in the order in which they were given. */
  readonly read: (person: string, kind: string) => Promise<readonly ProofEntry[]>
  /** How many answers of a kind there are, counted up to `most`. */
  readonly count: (person: string, kind: string, most: number) => Promise<number>
}

/**
 * Where the API keeps what people save. Each operation is whole in itself: it is done or it is not, once, even when others ask at the same time,
 * and what was acknowledged is kept. Promises, because a shared store may stand behind it when several processes serve.
 */
export type Storage = {
  readonly sessions: LastingTexts
  readonly openings: LastingTexts
  /** What people began and did not send. */
  readonly kept: LastingTexts
  readonly attempts: Attempts
  readonly journal: Journal
  readonly documents: Documents
  readonly proofs: ProofLog
}

/** Nothing can be kept at the moment: the store is full, read-only or gone. */
export class StorageUnavailable extends Error {}
