import { parseJson } from '@hautelisse/domain/contract'
import * as z from 'zod'
import type { StoragePort } from './storage.ts'

/** Where an entry of a storage is, and how long it lasts. */
export type EntryName = {
  readonly key: string
  /** Whether the entry outlives the way to the door, until the return from it. */
  readonly survivesSignIn: boolean
}

/** One entry of a storage: a value under a key, with the version of its shape. */
export type StoredEntry<Value> = EntryName & {
  /** Writes a value as text; `parse` reads it back. */
  readonly format: (value: Value) => string
  /** Takes a value from elsewhere; undefined for one off the schema. */
  readonly accept: (value: unknown) => Value | undefined
  /** Reads a text; one that is missing, broken, of another version or off the schema counts as none. */
  readonly parse: (text: string | undefined) => Value | undefined
  /** Reads the entry of a storage and drops one that cannot be read. */
  readonly read: (storage: Pick<StoragePort, 'read' | 'remove'>) => Value | undefined
  readonly write: (storage: Pick<StoragePort, 'write'>, value: Value) => void
  readonly remove: (storage: Pick<StoragePort, 'remove'>) => void
}

type EntryOptions<Value> = Pick<EntryName, 'key'> & {
  /** Raised whenever the schema changes: entries of another version are dropped. */
  readonly version: number
  readonly schema: z.ZodType<Value, object>
  readonly survivesSignIn?: boolean | undefined
}

/**
 * Describes a value that a storage keeps, as JSON with its version. A broken entry never crashes its reader (P-STORE-02).
 *
 * @param options key, version and schema; the entry is wiped on the way to the door unless it survives a sign-in
 * @example storedEntry({ key: 'hautelisse.age', version: 1, schema: z.object({ age: z.number() }) }).format({ age: 64 }) // '{"version":1,"age":64}'
 */
export const storedEntry = <Value>({ key, version, schema, survivesSignIn = false }: EntryOptions<Value>): StoredEntry<Value> => {
  const versioned = z.looseObject({ version: z.literal(version) })
  const format = (value: Value): string => JSON.stringify({ version, ...z.encode(schema, value) })
  const parse = (text: string | undefined): Value | undefined => {
    const entry = versioned.safeParse(parseJson(text))
    if (!entry.success) return undefined
    const { version: _, ...value } = entry.data
    return schema.safeParse(value).data
  }
  return {
    key,
    survivesSignIn,
    format,
    accept: (value) => schema.safeParse(value).data,
    parse,
    read: (storage) => {
      const value = parse(storage.read(key))
      if (value === undefined) storage.remove(key)
      return value
    },
    write: (storage, value) => storage.write(key, format(value)),
    remove: (storage) => storage.remove(key),
  }
}
