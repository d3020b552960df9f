import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { StorageUnavailable } from '../../storage/index.ts'
import { StoreRefused } from '../store-refused.ts'
import { postgresStorage, type SharedStorage } from './storage.ts'
import { wholeIn } from './whole.ts'
import { HAS_POSTGRES, startPostgres, type TestServer } from './test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'hautelisse-many-'))
let server: TestServer
/** The server of the setting DATABASE_URL is not the tests’ to stop. */
const IS_OURS = (process.env['DATABASE_URL'] ?? '') === ''
const open: SharedStorage[] = []
beforeAll(async () => {
  if (HAS_POSTGRES) server = await startPostgres()
})
afterEach(async () => {
  for (const storage of open.splice(0)) await storage.close()
})
afterAll(async () => {
  if (HAS_POSTGRES) await server.stop()
  rmSync(folder, { recursive: true })
})

const openStore = async (url: string): Promise<SharedStorage> => {
  const storage = await postgresStorage(url)
  open.push(storage)
  return storage
}

const ask = async (url: string, statement: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(statement)
  await client.end()
  return rows
}

/** Everything that a database holds, as one text. */
const contents = async (url: string): Promise<string> => {
  const tables = await ask(
    url,
    "SELECT schemaname, tablename, tableowner FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1, 2",
  )
  const rows = tables.map(({ schemaname, tablename }) => ask(url, `SELECT * FROM ${String(schemaname)}.${String(tablename)}`))
  return JSON.stringify([tables, await Promise.all(rows)])
}

type Saver = { readonly child: ChildProcess; readonly heard: () => readonly string[]; readonly ended: Promise<unknown> }

const startSaver = (url: string, name: string, changes: number): Saver => {
  const program = fileURLToPath(new URL('saver.testing.ts', import.meta.url))
  const child = spawn(process.execPath, ['--conditions=source', program, url, name, String(changes)])
  const parts: string[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part.toString()))
  return { child, heard: () => parts.join('').split('\n').slice(0, -1), ended: once(child, 'close') }
}

const keysOf = (lines: readonly string[], became: string): readonly string[] =>
  lines.flatMap((line) => (line.startsWith(`${became} `) ? [line.slice(became.length + 1)] : []))

describe.runIf(HAS_POSTGRES)('the storage in PostgreSQL', { timeout: 60_000 }, () => {
  it('outlives the end of all its connections in the middle of transactions, and is written to again by itself', async () => {
    const url = await server.database()
    const storage = await openStore(url)
    const END_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'hautelisse'"
    const pool = new pg.Pool({ connectionString: url, application_name: 'hautelisse' })
    pool.on('connect', (client) => void client.on('error', () => {}))
    const tried = wholeIn(pool)(async (client) => {
      const gone = new Promise((resolve) => void client.once('end', resolve))
      await ask(url, END_ALL)
      await gone
      await client.query('SELECT 1')
    })
    await expect(tried).rejects.toThrow(StorageUnavailable)
    expect(pool.totalCount).toBe(0)
    await pool.end()
    const changes = Array.from({ length: 40 }, (_, at) =>
      storage.documents
        .update('p', `n${at}`, () => ({ value: 'one', result: 1 }))
        .then(
          () => undefined,
          (error: unknown) => error,
        ),
    )
    await ask(url, END_ALL)
    const others = (await Promise.all(changes)).filter((error) => error !== undefined && !(error instanceof StorageUnavailable))
    expect(others).toEqual([])
    expect(await storage.documents.update('p', 'after', () => ({ value: 'one', result: 7 }))).toBe(7)
    expect(await storage.isReady()).toBe(true)
  })

  it.runIf(IS_OURS)('is not ready while its server is down, and ready again by itself', async () => {
    const storage = await openStore(await server.database())
    const states: boolean[] = []
    await server.restart?.(async () => void states.push(await storage.isReady()))
    states.push(await storage.isReady())
    expect(states).toEqual([false, true])
  })

  it('finds the kind of what people answered before answers had one, and of what a server of the version before goes on writing', async () => {
    const url = await server.database()
    await openStore(url)
    const write = "INSERT INTO hautelisse.consents (person, at, value) VALUES ('p', $at, '$value')"
    const give = (at: number, value: string) => ask(url, write.replace('$at', String(at)).replace('$value', value))
    await ask(
      url,
      `ALTER TABLE hautelisse.consents DROP COLUMN kind; ALTER TABLE hautelisse.sessions DROP COLUMN person;
       ALTER TABLE hautelisse.openings DROP COLUMN person; DROP TABLE hautelisse.kept; DELETE FROM hautelisse.migrations WHERE number > 1`,
    )
    await give(1, '{"b2v":true}')
    await give(2, '{"aggregation":"GIVEN","link":"l"}')
    const { proofs } = await openStore(url)
    await give(3, '{"b2v":false}')
    expect(await proofs.last('p', 'b2v')).toEqual({ at: 3, value: '{"b2v":false}' })
    expect(await proofs.read('p', 'aggregation')).toEqual([{ at: 2, value: '{"aggregation":"GIVEN","link":"l"}' }])
  })

  it('is made once by several processes that start at the same time, and found again', async () => {
    const url = await server.database()
    const [first] = await Promise.all(Array.from({ length: 5 }, () => openStore(url)))
    await first?.sessions.add('1', { value: 'open', endsAt: 1 })
    expect(await (await openStore(url)).sessions.find('1')).toBe('open')
    expect(await ask(url, 'SELECT number FROM hautelisse.migrations')).toEqual([1, 2, 3, 4].map((number) => ({ number })))
  })

  it.each([
    ['its schema “hautelisse” is another program’s', 'CREATE SCHEMA hautelisse; CREATE TABLE hautelisse.recipes (name text)'],
    ['a later version of this program has made it', 'INSERT INTO hautelisse.migrations (number) VALUES (1000)'],
    ['its tables are missing: journal', 'DROP TABLE hautelisse.journal'],
  ] as const)('refuses a database because %s, and leaves it as it is', async (why, statement) => {
    const url = await server.database()
    if (!statement.startsWith('CREATE')) await (await postgresStorage(url)).close()
    await ask(url, statement)
    const before = await contents(url)
    const refusal: unknown = await postgresStorage(url).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(StoreRefused)
    expect(String(refusal)).toContain(why)
    expect(await contents(url)).toBe(before)
  })

  it('says that nothing can be kept while the database is read-only, and reads on', async () => {
    const url = await server.database()
    const storage = await openStore(url)
    await storage.sessions.add('1', { value: 'open', endsAt: 1 })
    const name = new URL(url).pathname.slice(1)
    await ask(url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    const later = await openStore(url)
    await expect(later.documents.update('p', 'n', () => ({ value: 'one', result: 1 }))).rejects.toThrow(StorageUnavailable)
    await expect(later.proofs.append('p', { at: 1, value: '{"a":1}' })).rejects.toThrow(StorageUnavailable)
    expect([await later.sessions.find('1'), await later.isReady()]).toEqual(['open', true])
  })

  it('goes on after the server has cut every connection', async () => {
    const url = await server.database()
    const storage = await openStore(url)
    await storage.sessions.add('1', { value: 'open', endsAt: 1 })
    await ask(url, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'hautelisse'")
    await expect.poll(() => storage.sessions.find('1').catch(() => undefined)).toBe('open')
  })

  it('holds exactly the acknowledged of 1 000 changes of one record by two processes, fifty at a time', async () => {
    const url = await server.database()
    const savers = ['a', 'b'].map((name) => startSaver(url, name, 500))
    await Promise.all(savers.map(({ ended }) => ended))
    const heard = savers.flatMap((saver) => saver.heard())
    expect(heard).toHaveLength(1000)
    const storage = await openStore(url)
    const entries = await storage.journal.read('p')
    expect(entries.map(({ key = '' }) => key).toSorted()).toEqual(keysOf(heard, 'kept').toSorted())
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1))
    expect(keysOf(heard, 'kept').length + keysOf(heard, 'conflict').length).toBe(1000)
    expect(await storage.documents.read('p', 'n')).toEqual({ value: '1000', version: 1000 })
  })

  it('holds what both acknowledged when one of two processes is killed, and the other goes on', async () => {
    const url = await server.database()
    const [killed, other] = [startSaver(url, 'killed', 10_000), startSaver(url, 'other', 200)]
    killed.child.stdout?.on('data', () => killed.heard().length >= 60 && killed.child.kill('SIGKILL'))
    await Promise.all([killed.ended, other.ended])
    expect(other.heard()).toHaveLength(200)
    const kept = new Set((await (await openStore(url)).journal.read('p')).map(({ key }) => key))
    const acknowledged = [...keysOf(killed.heard(), 'kept'), ...keysOf(other.heard(), 'kept')]
    expect(acknowledged.filter((key) => !kept.has(key))).toEqual([])
    expect([...kept].filter((key) => key?.startsWith('other-') === true)).toHaveLength(keysOf(other.heard(), 'kept').length)
  })
})
