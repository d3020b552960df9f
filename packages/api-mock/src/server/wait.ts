/**
 * Waits, at most until the client gives up.
 *
 * @param milliseconds how long
 * @param signal tells that the client gave up
 * @example await wait(0, signal) // at once
 */
export const wait = (milliseconds: number, signal: AbortSignal): Promise<void> => {
  if (milliseconds <= 0 || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
  })
}

/** Lets everything else have its turn, where the home has no shorter way. */
export const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0))
