import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base } from '@playwright/test'

const MAIN = fileURLToPath(new URL('../../api-mock/src/node/main.ts', import.meta.url))

/**
 * Starts a server on a free port and answers its address once it says so.
 *
 * @param dataDir - where it keeps what is saved
 * @param settings - settings of its own beside those of every test
 */
export const startServer = async (dataDir: string, settings: Readonly<Record<string, string>> = {}) => {
  const server = spawn(process.execPath, ['--conditions=source', MAIN], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      API_DELAY_MS: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      TODAY: '2026-11-20',
      SIGN_IN_LIMIT: '10000',
      // All browsers of the journeys share this address, and its connections.
      TRUSTED_PROXY: '127.0.0.1',
      PAINT: 'no',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error('The server ended before it had an address.')))
    server.stdout.on('data', (text: Buffer) => {
      const found = /http:\S+/.exec(text.toString())?.[0]
      if (found !== undefined) resolve(found)
    })
  })
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.once('exit', () => resolve())
      server.kill('SIGTERM')
    })
  return { address, stop }
}

const ownServer =
  (settings: Readonly<Record<string, string>>) =>
  async ({ browserName }: { readonly browserName: string }, use: (address: string) => Promise<void>): Promise<void> => {
    const dataDir = await mkdtemp(join(tmpdir(), `hautelisse-e2e-${browserName}-`))
    const { address, stop } = await startServer(dataDir, settings)
    await use(address)
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }

/**
 * Tests with a server of their own each: what one of them leaves behind must not be met by another. A server starts sooner than the browser that a
 * server for all of them would bring with it.
 */
export const test = base.extend<{ readonly ownServer: string }>({
  ownServer: ownServer({}),
  baseURL: async ({ ownServer: address }, use) => use(address),
})

/**
 * Tests with a server of their own that paints pages. They look at what is painted, not at how soon: a server that has just started, beside other
 * tests, answers its first member later than a page waits by default.
 */
export const testPainted = base.extend<object, { readonly ownServer: string }>({
  ownServer: [ownServer({ PAINT: 'yes', PAINT_MS: '10000' }), { scope: 'worker' }],
  baseURL: async ({ ownServer: address }, use) => use(address),
})
