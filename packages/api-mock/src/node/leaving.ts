import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'

/** How long requests under way may take once the server is told to end, in milliseconds. */
const MOST_MS = 10_000
/** How often connections that have nothing to do are looked for meanwhile. */
const LOOK_MS = 50

/** Ends a server without cutting anybody off. */
export type Leaving = {
  /** Whether it was told to end. */
  readonly isLeaving: () => boolean
  /** Says that it leaves for so long, takes no new connection then, and waits for what is under way: ten seconds at most. */
  readonly leave: (noticeMs: number) => Promise<void>
}

/** Returns what ends a server. */
export const leavingOf = (server: Server): Leaving => {
  let isLeaving = false
  const open = new Set<ServerResponse>()
  server.on('request', (_, answer) => {
    open.add(answer)
    answer.once('close', () => open.delete(answer))
    if (isLeaving) answer.shouldKeepAlive = false
  })
  return {
    isLeaving: () => isLeaving,
    leave: async (noticeMs) => {
      isLeaving = true
      for (const answer of open) answer.shouldKeepAlive = false
      if (noticeMs > 0) await new Promise((resolve) => void setTimeout(resolve, noticeMs))
      const closed = once(server, 'close')
      server.close()
      const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS)
      const cutting = setTimeout(() => server.closeAllConnections(), MOST_MS)
      await closed
      clearInterval(looking)
      clearTimeout(cutting)
    },
  }
}
