import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A letter as a service of letters receives it. */
export type Received = {
  readonly key: string
  readonly to: string
  readonly text: string
  readonly path: string
  readonly at: number
}

/** A service of letters, on loopback, that notes what it receives. */
export type Receiver = {
  readonly address: string
  readonly received: readonly Received[]
  /** Waits until a letter is there that fits, at most so many milliseconds; undefined where none came. */
  readonly until: (fits: (letter: Received) => boolean, milliseconds: number) => Promise<Received | undefined>
  readonly close: () => Promise<void>
}

const readLetter = async (request: IncomingMessage): Promise<Received> => {
  let body = ''
  for await (const part of request) body += String(part)
  const { to, text } = JSON.parse(body) as { readonly to: string; readonly text: string }
  return { key: String(request.headers['idempotency-key']), to, text, path: request.url ?? '', at: Date.now() }
}

/**
 * Starts such a service.
 *
 * @param answers says of a letter whether it is taken; one that is not is left without an answer
 */
export const startReceiver = async (answers: (letter: Received) => boolean = () => true): Promise<Receiver> => {
  const received: Received[] = []
  const waiting = new Set<() => void>()
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const letter = await readLetter(request)
    received.push(letter)
    for (const look of waiting) look()
    if (answers(letter)) response.writeHead(204).end()
  }
  const server = createServer((request, response) => {
    // A sender that was killed leaves half a letter behind.
    take(request, response).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    until: (fits, milliseconds) =>
      new Promise((resolve) => {
        const end = (found: Received | undefined): void => {
          clearTimeout(timer)
          waiting.delete(look)
          resolve(found)
        }
        const look = (): void => {
          const found = received.find(fits)
          if (found !== undefined) end(found)
        }
        const timer = setTimeout(() => end(undefined), milliseconds)
        waiting.add(look)
        look()
      }),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
