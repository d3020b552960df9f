import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, openSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Places where Debian puts daemons, which are not in everybody's path. */
const DAEMON_PLACES = ['/usr/sbin', '/sbin']

/** Finds a program as a shell does, and where daemons stand. */
export const programPath = (name: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), ...DAEMON_PLACES]
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })

/** How a program ended, with what it wrote. */
export type Outcome = { readonly status: number | null; readonly out: string; readonly err: string }

/**
 * Runs a program to its end.
 *
 * @param words program and arguments
 * @param environment what stands in its environment beside what this one has
 */
export const run = async ([program = '', ...words]: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Outcome> => {
  const child = spawn(program, words, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] })
  const texts = { out: '', err: '' }
  child.stdout.on('data', (piece: Buffer) => (texts.out += piece.toString()))
  child.stderr.on('data', (piece: Buffer) => (texts.err += piece.toString()))
  const [status]: readonly unknown[] = await once(child, 'close')
  return { status: typeof status === 'number' ? status : null, ...texts }
}

/**
 * Runs a program that has to succeed, and gives what it wrote, to either of its outputs.
 *
 * @throws what it wrote, where it did not
 */
export const succeed = async (words: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<string> => {
  const { status, out, err } = await run(words, environment)
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status ?? 'a signal'}\n${out}${err}`)
  return `${out}${err}`.trim()
}

/**
 * Starts a daemon that stays a child of this process. It is in a group of its own, so that a key that interrupts this process leaves its end to `endDaemon`.
 *
 * @param log file that takes what it writes
 */
export const startDaemon = (words: readonly string[], environment: NodeJS.ProcessEnv, log: string): ChildProcess => {
  const [program = '', ...others] = words
  const file = openSync(log, 'a')
  return spawn(program, others, { env: { ...process.env, ...environment }, stdio: ['ignore', file, file], detached: true })
}

const PATIENCE = 10_000

/** Ends a daemon by its own process id: politely first. */
export const endDaemon = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'exit')
  child.kill('SIGTERM')
  await Promise.race([closed, wait(PATIENCE, undefined, { ref: false })])
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL')
    await closed
  }
}

/**
 * Waits until something is so.
 *
 * @param what what is waited for, for the error
 * @param isSo asked again and again
 * @param seconds how long at most
 */
export const until = async (what: string, isSo: () => boolean | Promise<boolean>, seconds: number): Promise<void> => {
  const end = performance.now() + seconds * 1000
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${seconds} s`)
    await wait(50)
  }
}
