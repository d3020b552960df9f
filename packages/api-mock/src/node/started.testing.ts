import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

/** The command that starts the server, in a process of its own. */
export type Started = { readonly child: ChildProcess; readonly said: () => string; readonly complained: () => string }

/** Starts the command on a free port with the settings of a test. */
export const start = (dataDir: string, settings: Readonly<Record<string, string>>): Started => {
  const child = spawn(process.execPath, ['--conditions=source', MAIN], {
    env: { ...process.env, PORT: '0', WEB_DIR: '', DATA_DIR: dataDir, DATABASE_URL: '', SECRET: '', ...settings },
  })
  const heard = { out: '', err: '' }
  child.stdout.on('data', (part: Buffer) => (heard.out += part.toString()))
  child.stderr.on('data', (part: Buffer) => (heard.err += part.toString()))
  return { child, said: () => heard.out, complained: () => heard.err }
}

/** Waits until the server says where it is. */
export const addressOf = async ({ child, said }: Started): Promise<string> => {
  await once(child.stdout ?? child, 'data')
  return /^Hautelisse: (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(said())?.[1] ?? 'no address'
}

/** Waits until the process has ended; returns its code. */
export const ended = async ({ child }: Started): Promise<number | null> => {
  if (child.exitCode === null) await once(child, 'exit')
  return child.exitCode
}
