import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'

import { afterAll, describe, expect, it } from 'vitest'

import { StorageUnavailable } from '../../storage/index.ts'
import { StoreRefused } from '../store-refused.ts'
import { backUp } from './backup.ts'
import { storeFile } from './open.ts'
import { sqliteStorage } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'hautelisse-sqlite-'))
afterAll(() => rmSync(folder, { recursive: true }))

const emptyFolder = (): string => mkdtempSync(join(folder, 'store-'))

/** How often the process is killed: more often in the command that takes its time. */
const ROUNDS = process.env['TEST_ALL'] === 'yes' ? 20 : 3

/** A folder with a store that holds enough to be damaged. */
const filled = async (): Promise<string> => {
  const directory = emptyFolder()
  const storage = sqliteStorage(directory)
  for (let number = 0; number < 50; number += 1)
    await storage.journal.append('p', number, [{ at: number, value: 'x'.repeat(1000) }])
  storage.close()
  return directory
}

const inFile = (directory: string, statements: string): string => {
  const database = new DatabaseSync(storeFile(directory))
  database.exec(statements)
  database.close()
  return directory
}

/** Brings a store back to the first version of its schema. */
const TO_THE_FIRST = `DROP TABLE kept; DROP TABLE due_letters; DROP INDEX sessions_person; ALTER TABLE sessions DROP COLUMN person;
  ALTER TABLE openings DROP COLUMN person; DROP INDEX consents_kind; ALTER TABLE consents DROP COLUMN kind;
  CREATE INDEX consents_person ON consents (person, number); PRAGMA user_version = 1;`

describe('the storage in a file', () => {
  it('finds everything again after a restart, in a folder that it created for its own user alone', async () => {
    const directory = join(emptyFolder(), 'new', 'deep')
    const before = sqliteStorage(directory)
    await before.sessions.add('1', { value: 'open', endsAt: 1 })
    expect([directory, storeFile(directory), `${storeFile(directory)}-wal`].map((path) => statSync(path).mode & 0o777)).toEqual([
      0o700, 0o600, 0o600,
    ])
    before.close()
    const after = sqliteStorage(directory)
    expect(await after.sessions.find('1')).toBe('open')
    after.close()
  })

  it('takes over the store of an earlier version, with all that is in it', async () => {
    const directory = await filled()
    inFile(directory, TO_THE_FIRST)
    const storage = sqliteStorage(directory)
    await storage.sessions.add('later', { value: 'open', endsAt: 1, person: 'p' })
    expect([(await storage.journal.read('p')).length > 0, await storage.sessions.of('p')]).toEqual([true, [['later', 'open']]])
    expect(await storage.kept.of('p')).toEqual([])
    storage.close()
  })

  it.each([
    ['it is no database', async () => ({ directory: emptyFolder(), bytes: 'A text that somebody keeps here. '.repeat(200) })],
    ['it is the file of another program', async () => ({ directory: inFile(emptyFolder(), 'CREATE TABLE recipes (name TEXT)') })],
    [
      'a later version of this program has made it',
      async () => ({ directory: inFile(await filled(), 'PRAGMA user_version = 1000') }),
    ],
    ['its tables are missing: journal', async () => ({ directory: inFile(await filled(), 'DROP TABLE journal') })],
    [
      'it is damaged',
      async () => {
        const directory = await filled()
        const bytes = readFileSync(storeFile(directory))
        return { directory, bytes: bytes.fill(0xff, 8192, bytes.length - 4096) }
      },
    ],
    [
      'it is damaged',
      async () => {
        const directory = await filled()
        truncateSync(storeFile(directory), Math.floor(statSync(storeFile(directory)).size / 8192) * 4096)
        return { directory }
      },
    ],
  ] as const)('refuses a file because %s, and leaves it as it is', async (why, make) => {
    const made: { readonly directory: string; readonly bytes?: string | Uint8Array } = await make()
    if (made.bytes !== undefined) writeFileSync(storeFile(made.directory), made.bytes)
    const before = readFileSync(storeFile(made.directory))
    let refusal: unknown
    try {
      sqliteStorage(made.directory).close()
    } catch (error) {
      refusal = error
    }
    expect(refusal).toBeInstanceOf(StoreRefused)
    expect(String(refusal)).toContain(why)
    expect(readFileSync(storeFile(made.directory)).equals(before)).toBe(true)
  })

  it('takes the place of a store made before schemas had versions', async () => {
    const directory = inFile(emptyFolder(), 'CREATE TABLE entries (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID')
    const storage = sqliteStorage(directory)
    expect(await storage.journal.read('p')).toEqual([])
    storage.close()
  })

  it('finds the kind of what people answered in a store made before answers had one', async () => {
    const directory = emptyFolder()
    sqliteStorage(directory).close()
    inFile(
      directory,
      `${TO_THE_FIRST}
       INSERT INTO consents (person, at, value) VALUES ('p', 1, '{"b2v":true}'), ('p', 2, '{"aggregation":"GIVEN","link":"l"}'), ('p', 3, '{"b2v":false}')`,
    )
    const { proofs, close } = sqliteStorage(directory)
    expect(await proofs.last('p', 'b2v')).toEqual({ at: 3, value: '{"b2v":false}' })
    expect(await proofs.read('p', 'aggregation')).toEqual([{ at: 2, value: '{"aggregation":"GIVEN","link":"l"}' }])
    close()
  })

  it('is copied whole while it is in use, and the copy is a store', async () => {
    const directory = await filled()
    const storage = sqliteStorage(directory)
    const copied = emptyFolder()
    backUp(directory, storeFile(copied))
    await storage.journal.append('p', 50, [{ at: 50, value: 'later' }])
    const copy = sqliteStorage(copied)
    expect(await copy.journal.read('p')).toEqual((await storage.journal.read('p')).slice(0, 50))
    for (const each of [storage, copy]) each.close()
  })

  it('says that nothing can be kept while another process holds the file, reads on, and keeps nothing by halves', async () => {
    const directory = join(folder, 'held')
    const storage = sqliteStorage(directory)
    await storage.sessions.add('kept', { value: 'before', endsAt: 10 })
    const other = new DatabaseSync(join(directory, 'hautelisse.sqlite'))
    other.exec('BEGIN IMMEDIATE')
    const refused = storage.sessions.update('kept', () => ({
      writes: [
        ['kept', { value: 'after', endsAt: 10 }],
        ['added', { value: 'after', endsAt: 10 }],
      ],
      result: undefined,
    }))
    await expect(refused).rejects.toBeInstanceOf(StorageUnavailable)
    expect([await storage.sessions.find('kept'), await storage.sessions.find('added')]).toEqual(['before', undefined])
    other.close()
    await storage.sessions.add('added', { value: 'later', endsAt: 10 })
    expect(await storage.sessions.find('added')).toBe('later')
    storage.close()
  })

  it('says what the machine says when a folder cannot be used', () => {
    const directory = join(emptyFolder(), 'file')
    writeFileSync(directory, '')
    expect(() => sqliteStorage(directory)).toThrow(/EEXIST|ENOTDIR/)
    mkdirSync(storeFile(join(directory, '..')))
    expect(() => sqliteStorage(join(directory, '..'))).toThrow('EISDIR')
  })

  it(
    'holds every acknowledged write of a process that was killed, and nothing half, round after round',
    { timeout: 180_000 },
    async () => {
      const directory = emptyFolder()
      let kept = 0
      for (let round = 0; round < ROUNDS; round += 1) {
        const saver = spawn(process.execPath, [
          '--conditions=source',
          fileURLToPath(new URL('saver.testing.ts', import.meta.url)),
          directory,
        ])
        const heard: string[] = []
        saver.stdout.on('data', (part: Buffer) => {
          heard.push(part.toString())
          if (heard.join('').split('\n').length > 100) saver.kill('SIGKILL')
        })
        await once(saver, 'close')
        const acknowledged = heard.join('').split('\n').slice(0, -1)
        expect(acknowledged.length).toBeGreaterThanOrEqual(100)
        const last = Number(acknowledged.at(-1)?.split(' ')[1])

        const storage = sqliteStorage(directory)
        const entries = await storage.journal.read('p')
        expect(entries.map(({ value }) => value)).toEqual(entries.map((_, index) => `entry ${index + 1}`))
        expect(entries.length).toBeGreaterThanOrEqual(last)
        expect(Number((await storage.documents.read('p', 'n'))?.value)).toBeGreaterThanOrEqual(last)
        expect(last).toBeGreaterThan(kept)
        kept = entries.length
        storage.close()
      }
    },
  )
})
