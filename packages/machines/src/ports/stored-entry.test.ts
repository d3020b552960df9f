import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { fakeStorage } from '../testing/index.ts'
import { storedEntry } from './index.ts'

const age = storedEntry({ key: 'age', version: 2, schema: z.strictObject({ age: z.int() }) })

describe('[P-STORE-02] a stored entry', () => {
  it('is read back as it was written, with its version', () => {
    const storage = fakeStorage()
    age.write(storage, { age: 64 })
    expect([storage.read('age'), age.read(storage)]).toEqual(['{"version":2,"age":64}', { age: 64 }])
    age.remove(storage)
    expect(storage.entries.size).toBe(0)
  })

  it('is written in the form of its schema', () => {
    const day = z.codec(z.string(), z.number(), { decode: Number, encode: String })
    expect(storedEntry({ key: 'day', version: 1, schema: z.object({ day }) }).format({ day: 7 })).toBe('{"version":1,"day":"7"}')
  })

  it.each([
    '',
    'not json',
    'null',
    '[]',
    '{}',
    '{"version":1,"age":64}',
    '{"version":2,"age":"64"}',
    '{"version":2,"age":64,"more":1}',
  ])('is dropped when it cannot be read: %s', (text) => {
    const storage = fakeStorage({ age: text, other: '1' })
    expect(age.read(storage)).toBeUndefined()
    expect([...storage.entries.keys()]).toEqual(['other'])
  })

  it('survives a sign-in only where it says so', () => {
    const schema = z.object({})
    expect([age.survivesSignIn, storedEntry({ key: 'a', version: 1, schema, survivesSignIn: true }).survivesSignIn]).toEqual([
      false,
      true,
    ])
  })
})
