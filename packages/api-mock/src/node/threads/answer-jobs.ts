import { parentPort } from 'node:worker_threads'

/** What a thread can do, by name: each takes what it is given and returns, or resolves to, what it made. */
export type Works = Readonly<Record<string, (given: never) => unknown>>

/**
 * Makes this thread answer the jobs that its maker sends, one after the other: what was made, or the words of the error.
 *
 * @param works what the thread can do
 */
export const answerJobs = (works: Works): void => {
  const port = parentPort
  if (port === null) throw new Error('Only a worker thread answers jobs.')
  const answer = async (work: string, given: unknown): Promise<void> => {
    try {
      port.postMessage({ kind: 'done', made: await works[work]?.(given as never) })
    } catch (error) {
      port.postMessage({ kind: 'failed', words: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  }
  port.on('message', ({ work, given }: { readonly work: string; readonly given: unknown }) => void answer(work, given))
}
