import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

/** A PostgreSQL server for tests, with as many empty databases as they ask for. */
export type TestServer = {
  /** Makes an empty database and returns its address. */
  readonly database: () => Promise<string>
  /** Ends it at once, waits for what is done meanwhile and starts it again; undefined for the server of the setting DATABASE_URL. */
  readonly restart: ((meanwhile?: () => Promise<void>) => Promise<void>) | undefined
  readonly stop: () => Promise<void>
}

const DEBIAN = '/usr/lib/postgresql'

/** Folder of the newest server that Debian's package has installed. */
const findBinaries = (): string | undefined => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((left, right) => Number(right) - Number(left)) : []
  return versions.map((version) => join(DEBIAN, version, 'bin')).find((folder) => existsSync(join(folder, 'postgres')))
}

const given = process.env['DATABASE_URL']
const binaries = findBinaries()

/** Whether tests can have a server: that of the setting DATABASE_URL, or one of their own. */
export const HAS_POSTGRES = (given !== undefined && given !== '') || binaries !== undefined

const idOf = (which: '-u' | '-g'): number => Number(spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout)

/** The server refuses to be root's; the package brings a user of its own. */
const owner = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {})

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const ask = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const databasesOf = (url: string, first: string) => {
  let made = 0
  return async (): Promise<string> => {
    const name = `${first}_${(made += 1)}`
    await ask(url, `CREATE DATABASE ${name}`)
    return Object.assign(new URL(url), { pathname: `/${name}` }).href
  }
}

const startOwn = async (folder: string, bin: string): Promise<TestServer> => {
  const as = owner()
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  const words = ['-D', data, '-U', 'hautelisse', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions']
  const made = spawnSync(join(bin, 'initdb'), words, { ...as, cwd: folder, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'].flatMap((one) => ['-c', one])
  const launch = async () => {
    const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], { ...as, cwd: folder })
    await new Promise<void>((ready) => {
      server.stderr.on('data', (part: Buffer) => part.includes('ready to accept connections') && ready())
    })
    return server
  }
  let server = await launch()
  const kill = () => server.kill('SIGQUIT')
  process.once('exit', kill)
  const end = async (): Promise<void> => {
    const ended = once(server, 'exit')
    kill()
    await ended
  }
  const url = `postgres://hautelisse@127.0.0.1:${port}/postgres`
  return {
    database: databasesOf(url, 'test'),
    restart: async (meanwhile) => {
      await end()
      await meanwhile?.()
      server = await launch()
    },
    stop: async () => {
      process.off('exit', kill)
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a server of its own in a temporary folder, or takes that of the setting DATABASE_URL. */
export const startPostgres = async (): Promise<TestServer> => {
  if (given !== undefined && given !== '')
    return {
      database: databasesOf(given, `hautelisse_test_${process.pid}_${Date.now()}`),
      restart: undefined,
      stop: async () => {},
    }
  if (binaries === undefined) throw new Error('There is no PostgreSQL.')
  return startOwn(mkdtempSync(join(tmpdir(), 'hautelisse-postgres-')), binaries)
}
