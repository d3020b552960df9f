import { Worker } from 'node:worker_threads'
import type { Done, Line, Plan } from './batch.ts'
import type { Options } from './stream.ts'

/** This file's neighbour, as source and as built. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? 'worker.ts' : 'worker.js', import.meta.url)

/** Sends one batch to a worker and waits for it; a worker that fails fails the batch. */
const ask = (worker: Worker, lines: readonly Line[]): Promise<Done> =>
  new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (done: Done) => {
      worker.off('error', reject)
      resolve(done)
    })
    worker.postMessage(lines, [])
  })

/**
 * Makes workers that share the batches of a file; each has one at a time, and the next in its turn.
 *
 * @param name name of the engine
 * @param isByMonth whether it writes a row a month
 * @param atOnce number of workers
 */
export const workerPool = (
  name: string,
  isByMonth: boolean,
  atOnce: number,
): { readonly workers: NonNullable<Options['workers']>; readonly close: () => Promise<void> } => {
  let all: readonly Worker[] = []
  const open = (plan: Plan) => {
    all = Array.from({ length: atOnce }, () => new Worker(WORKER, { workerData: { name, isByMonth, plan } }))
    // Each batch waits for the one before it in the same worker.
    const turns: Promise<unknown>[] = all.map(() => Promise.resolve())
    let next = 0
    return (lines: readonly Line[]): Promise<Done> => {
      const at = next % atOnce
      next += 1
      const done = (turns[at] as Promise<unknown>).then(() => ask(all[at] as Worker, lines))
      turns[at] = done.catch(() => undefined)
      return done
    }
  }
  return {
    workers: { atOnce, open },
    close: async () => {
      await Promise.all(all.map((worker) => worker.terminate()))
    },
  }
}
