import { DatabaseSync } from 'node:sqlite'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { DueLetter } from '../letters/letter-queue.ts'
import { dueLettersIn } from './due-letters.ts'
import { migrate } from './schema.ts'
import type { Whole } from './whole.ts'

const SECOND = 1000
const NOTE = 'INSERT INTO due_letters (person, key, place, tries, due_at) VALUES (?, ?, ?, 0, 0)'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const storeWith = (places: readonly number[]): DatabaseSync => {
  const database = new DatabaseSync(':memory:')
  migrate(database, 0)
  for (const place of places) database.prepare(NOTE).run('sylvie', 'signed', place)
  return database
}
const left = (database: DatabaseSync) => database.prepare('SELECT place FROM due_letters').all().length

/** Counts what is handed over; what it says of a letter is whether it is taken. */
const receiver = (takes: (letter: DueLetter) => boolean) => {
  const sent: DueLetter[] = []
  const deliver = async (letter: DueLetter): Promise<void> => {
    sent.push(letter)
    if (!takes(letter)) throw new Error('Not now.')
  }
  return { sent, deliver }
}

const runs: Whole = (task) => task()
const full: Whole = () => {
  throw new Error('The disk is full.')
}

describe('the letters that a folder keeps', () => {
  it('wait each by itself: one that is not taken has no other one come again', async () => {
    const database = storeWith([0, 1])
    const { sent, deliver } = receiver(({ place }) => place === 0)
    const stop = await dueLettersIn(database, runs).start(deliver)
    await vi.advanceTimersByTimeAsync(60 * SECOND)
    await stop()
    expect(sent.filter(({ place }) => place === 0)).toHaveLength(1)
    expect(sent.filter(({ place }) => place === 1).length).toBeGreaterThan(3)
    expect(left(database)).toBe(1)
  })

  it('wait longer and longer while the store cannot note that they wait', async () => {
    const { sent, deliver } = receiver(() => false)
    const stop = await dueLettersIn(storeWith([0]), full).start(deliver)
    await vi.advanceTimersByTimeAsync(60 * SECOND)
    await stop()
    expect(sent).toHaveLength(6)
  })

  it('are sent once while the store cannot note that they were taken, and are gone once it can', async () => {
    const database = storeWith([0])
    const { sent, deliver } = receiver(() => true)
    let whole = full
    const stop = await dueLettersIn(database, (task) => whole(task)).start(deliver)
    await vi.advanceTimersByTimeAsync(20 * SECOND)
    whole = runs
    await vi.advanceTimersByTimeAsync(60 * SECOND)
    await stop()
    expect([sent.length, left(database)]).toEqual([1, 0])
  })

  it('are all sent that a store of before noted by their act', async () => {
    const database = storeWith([])
    database.exec(`DROP TABLE due_letters; DROP TABLE kept; PRAGMA user_version = 4;
      CREATE TABLE due_letters (person TEXT NOT NULL, key TEXT NOT NULL, tries INTEGER NOT NULL, due_at INTEGER NOT NULL,
        PRIMARY KEY (person, key)) STRICT, WITHOUT ROWID;
      CREATE INDEX due_letters_due ON due_letters (due_at);
      INSERT INTO due_letters VALUES ('sylvie', 'signed', 3, 0)`)
    migrate(database, 4)
    const { sent, deliver } = receiver(() => true)
    const stop = await dueLettersIn(database, runs).start(deliver)
    await vi.advanceTimersByTimeAsync(SECOND)
    await stop()
    expect(sent).toEqual([{ person: 'sylvie', key: 'signed', place: undefined, tries: 3 }])
    expect(left(database)).toBe(0)
  })
})
