/** What computes long waits here for its turn, one after the other, so that short requests pass in between. */
export type Turns = {
  /** Takes a turn: what it resolves to gives it back. Undefined when the client, or all together, have too many waiting already. */
  readonly take: (client: string) => Promise<(() => void) | undefined>
  /** Seconds after which it is worth asking again. */
  readonly secondsToWait: () => number
}

/** So many may wait, for one client and for all of them. */
export type Queue = { readonly perClient: number; readonly most: number }

export const QUEUE: Queue = { perClient: 16, most: 64 }

const LONGEST_S = 5

/**
 * Returns a queue for what computes long.
 *
 * @param queue how many may wait
 * @param pause lets everything else have its turn
 * @example await createTurns({ perClient: 1, most: 1 }, pause).take('a') // () => void
 */
export const createTurns = ({ perClient, most }: Queue, pause: () => Promise<void>): Turns => {
  const waiting: { readonly client: string; readonly call: () => void }[] = []
  let isTaken = false
  const next = async (): Promise<void> => {
    await pause()
    const first = waiting.shift()
    if (first === undefined) isTaken = false
    else first.call()
  }
  const give = () => {
    let isGiven = false
    return () => {
      if (isGiven) return
      isGiven = true
      void next()
    }
  }
  return {
    secondsToWait: () => 1 + Math.floor(((LONGEST_S - 1) * waiting.length) / Math.max(1, most)),
    take: async (client) => {
      if (!isTaken) {
        isTaken = true
        return give()
      }
      const own = waiting.reduce((count, one) => count + (one.client === client ? 1 : 0), 0)
      if (waiting.length >= most || own >= perClient) return undefined
      await new Promise<void>((call) => void waiting.push({ client, call }))
      return give()
    },
  }
}
