import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A server that an attack has for itself, in a process of its own. */
export type Victim = {
  readonly address: string
  readonly pid: number
  /** Folder of its store. */
  readonly folder: string
  /** Lines that it wrote so far: its security log, and what it complained of. */
  readonly said: () => string
  readonly complained: () => string
  /** Whether the process still lives. */
  readonly lives: () => boolean
}

/** What one step of an attack came to: whether the server held, and what was seen. */
export type Found = { readonly held: boolean; readonly seen: string }

/** An attack: what it tries in one sentence, and the steps that it takes. */
export type Attack = {
  readonly tries: string
  readonly run: (attacked: Attacked) => Promise<readonly Found[]>
}

/** What is attacked: the code of a checkout, started on loopback for as long as a task lasts. */
export type Attacked = {
  readonly withServer: <Value>(
    task: (victim: Victim) => Promise<Value>,
    settings?: Readonly<Record<string, string>>,
  ) => Promise<Value>
}

const ENDS_WITHIN_MS = 15_000

/**
 * Returns what starts servers of a checkout, each with a store of its own that is removed afterwards.
 *
 * @param checkout folder of the checkout whose code is attacked
 * @example await attackedIn('.').withServer(async ({ address }) => (await fetch(`${address}/livez`)).status) // 200
 */
export const attackedIn = (checkout: string): Attacked => ({
  withServer: async (task, settings = {}) => {
    const folder = mkdtempSync(join(tmpdir(), 'hautelisse-attack-'))
    const server = spawn(process.execPath, ['--conditions=source', 'packages/api-mock/src/node/main.ts'], {
      cwd: checkout,
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        DATABASE_URL: '',
        SIGN_IN_LIMIT: '1000000',
        TODAY: '2026-11-20',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const lines = { said: '', complained: '' }
    server.stdout.on('data', (part: Buffer) => (lines.said += part.toString()))
    server.stderr.on('data', (part: Buffer) => (lines.complained += part.toString()))
    const ended = once(server, 'exit')
    try {
      while (!lines.said.includes('http://')) {
        const isOver = await Promise.race([once(server.stdout, 'data').then(() => false), ended.then(() => true)])
        if (isOver) throw new Error(`The server did not start: ${lines.complained}`)
      }
      return await task({
        address: /http:\/\/\S+/.exec(lines.said)?.[0] ?? '',
        pid: server.pid ?? 0,
        folder,
        said: () => lines.said,
        complained: () => lines.complained,
        lives: () => server.exitCode === null && server.signalCode === null,
      })
    } finally {
      server.kill('SIGTERM')
      const late = setTimeout(() => server.kill('SIGKILL'), ENDS_WITHIN_MS)
      if (server.exitCode === null && server.signalCode === null) await ended
      clearTimeout(late)
      rmSync(folder, { recursive: true, force: true })
    }
  },
})
