import type { RunningServer } from './serve-app.ts'

/** Longer than a server takes to answer what is under way: what does not end by then is ended. */
const MOST_MS = 30_000

/** How a process ends: told to, or because something broke that nobody knew of. */
export type Ending = {
  /** From now on this server is closed before the process ends. */
  readonly serves: (server: Pick<RunningServer, 'close'>) => void
  /** Closes the server and ends with status 0. */
  readonly told: () => void
  /** Notes the error, closes the server and ends with status 1: what the process knows can no longer be relied on. */
  readonly broken: (error: unknown) => void
}

/** Writes an error with its stack where it has one. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/**
 * Returns what ends a process after it has answered what is under way, within thirty seconds.
 *
 * @param complain told of what broke
 * @param exit ends the process with a status
 */
export const endingOf = (complain: (line: string) => void, exit: (status: number) => void): Ending => {
  let server: Pick<RunningServer, 'close'> | undefined
  let status: number | undefined
  const end = (least: number): void => {
    const isUnderWay = status !== undefined
    status = Math.max(status ?? 0, least)
    if (isUnderWay) return
    const finish = (): void => exit(status ?? 1)
    setTimeout(finish, MOST_MS).unref()
    const closed = server?.close() ?? Promise.resolve()
    closed.then(finish, (error: unknown) => {
      complain(wordsOf(error))
      exit(1)
    })
  }
  return {
    serves: (started) => {
      server = started
    },
    told: () => end(0),
    broken: (error) => {
      complain(wordsOf(error))
      end(1)
    },
  }
}
