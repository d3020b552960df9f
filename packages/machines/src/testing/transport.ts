import type { Transport } from '../ports/index.ts'

type Sent = Parameters<Transport>[0]

/** What a fake transport does with one request: answers, drops the connection, or never answers. */
export type Reply = Awaited<ReturnType<Transport>> | 'drop' | 'silence'

/** A transport that keeps what it was asked and replies from a list; the last reply stays. */
export type FakeTransport = { readonly transport: Transport; readonly sent: readonly Sent[] }

/**
 * Makes a transport for tests.
 *
 * @param replies - one reply for each request in turn, the last one for all further ones
 * @example fakeTransport(['drop', json({ data: 'x' })])
 */
export const fakeTransport = (replies: readonly [Reply, ...Reply[]]): FakeTransport => {
  const sent: Sent[] = []
  return {
    sent,
    transport: async (request) => {
      const reply = replies[Math.min(sent.length, replies.length - 1)] ?? replies[0]
      sent.push(request)
      if (reply === 'drop') throw new TypeError('Failed to fetch')
      return reply === 'silence' ? new Promise<never>(() => {}) : reply
    },
  }
}

/**
 * Makes the reply that carries a value as JSON.
 *
 * @example json({ data: 'ERR_TOKEN' }, 401) // { status: 401, body: '{"data":"ERR_TOKEN"}' }
 */
export const json = (value: unknown, status = 200): { readonly status: number; readonly body: string } => ({
  status,
  body: JSON.stringify(value),
})

/** A time limit that passes when the test says so. */
export const fakeTimeout = (): {
  readonly timeout: (milliseconds: number) => AbortSignal
  readonly pass: () => void
  readonly asked: number[]
} => {
  const controllers: AbortController[] = []
  const asked: number[] = []
  return {
    asked,
    timeout: (milliseconds) => {
      const controller = new AbortController()
      controllers.push(controller)
      asked.push(milliseconds)
      return controller.signal
    },
    pass: () => {
      for (const controller of controllers) controller.abort()
    },
  }
}
