import { sweep, type ApiClock } from '../server/index.ts'
import type { Storage } from '../storage/index.ts'

/** Milliseconds between two steps: while more is left to remove, and else. */
const PAUSES = { busy: 50, idle: 5000 } as const

/**
 * Removes what has ended in small steps, as long as the server lives.
 *
 * @param storage where it is
 * @param clock the API's clock, by which sessions end
 * @param onError told when the storage cannot be written to; the next step tries again
 * @returns what stops it, after the step under way
 */
export const startSweeping = (
  storage: Storage,
  { now }: Pick<ApiClock, 'now'>,
  onError?: (error: unknown) => void,
): (() => Promise<void>) => {
  let isStopped = false
  let step: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const plan = (pause: number): void => {
    if (isStopped) return
    timer = setTimeout(() => {
      step = sweep(storage, now()).then(
        (isMore) => plan(isMore ? PAUSES.busy : PAUSES.idle),
        (error: unknown) => {
          onError?.(error)
          plan(PAUSES.idle)
        },
      )
    }, pause).unref()
  }
  plan(PAUSES.idle)
  return () => {
    isStopped = true
    clearTimeout(timer)
    return step
  }
}
