import { Worker } from 'node:worker_threads'

/** How long a job may take, how much it may hold, and how many may wait. */
export type JobLimits = {
  /** For the work itself; a job may wait as long for its turn. Milliseconds. */
  readonly mostMs: number
  /** What the thread may hold in JavaScript objects: megabytes. */
  readonly mostMb: number
  readonly mostWaiting: number
}

/** What a job came to: ended is one that took too long or too much, waited too long, or came to a thread that is closed. */
export type JobOutcome = { readonly kind: 'done'; readonly made: unknown } | { readonly kind: 'ended' }

/** A thread that does one job after the other beside the server's own. */
export type JobThread = {
  /** Does a job. It rejects with what the work itself threw. */
  readonly run: (work: string, given?: unknown) => Promise<JobOutcome>
  /** Ends the thread: what it was doing or was to do is ended. */
  readonly close: () => Promise<void>
}

type Job = {
  readonly work: string
  readonly given: unknown
  readonly resolve: (outcome: JobOutcome) => void
  readonly reject: (error: Error) => void
  late: NodeJS.Timeout | undefined
}
type Answer = { readonly kind: 'done'; readonly made: unknown } | { readonly kind: 'failed'; readonly words: string }

const YOUNG_MB = 32

/**
 * Returns a thread that starts with its first job and holds no process open while it has none. A job over its limits ends the thread, and the next
 * one gets a new one: only when the former is gone, so that there is never more than one.
 *
 * @param file what the thread runs: it answers jobs (`answer-jobs.ts`)
 * @param limits what a job may take
 */
export const makeJobThread = (file: URL, { mostMs, mostMb, mostWaiting }: JobLimits): JobThread => {
  const waiting: Job[] = []
  let worker: Worker | undefined
  let current: Job | undefined
  let isClosed = false
  const ending = new WeakSet<Worker>()

  const settle = (job: Job | undefined, tell: (job: Job) => void): void => {
    clearTimeout(job?.late)
    if (job !== undefined) tell(job)
  }
  const endCurrent = (): void => settle(current, ({ resolve }) => resolve({ kind: 'ended' }))

  const start = (): Worker => {
    const made = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: mostMb, maxYoungGenerationSizeMb: YOUNG_MB } })
    made.on('message', (answer: Answer) => {
      if (ending.has(made)) return
      const job = current
      current = undefined
      settle(job, ({ resolve, reject }) => (answer.kind === 'done' ? resolve(answer) : reject(new Error(answer.words))))
      next()
    })
    // What a thread dies of ends its job alone: `exit` follows.
    made.on('error', () => undefined)
    made.on('exit', () => {
      worker = undefined
      endCurrent()
      current = undefined
      next()
    })
    return made
  }

  const next = (): void => {
    if (current !== undefined) return
    const job = waiting.shift()
    if (job === undefined) {
      worker?.unref()
      return
    }
    clearTimeout(job.late)
    current = job
    worker ??= start()
    worker.ref()
    const running = worker
    // The request is answered at once; native code lets its thread go only when it is done.
    job.late = setTimeout(() => {
      endCurrent()
      ending.add(running)
      void running.terminate()
    }, mostMs)
    running.postMessage({ work: job.work, given: job.given }, [])
  }

  const leaveQueue = (job: Job): void => {
    waiting.splice(waiting.indexOf(job), 1)
    job.resolve({ kind: 'ended' })
  }

  return {
    run: (work, given) =>
      new Promise((resolve, reject) => {
        if (isClosed || waiting.length >= mostWaiting) {
          resolve({ kind: 'ended' })
          return
        }
        const job: Job = { work, given, resolve, reject, late: undefined }
        job.late = setTimeout(() => leaveQueue(job), mostMs)
        waiting.push(job)
        next()
      }),
    close: async () => {
      isClosed = true
      for (const job of waiting.splice(0)) settle(job, ({ resolve }) => resolve({ kind: 'ended' }))
      endCurrent()
      await worker?.terminate()
    },
  }
}
