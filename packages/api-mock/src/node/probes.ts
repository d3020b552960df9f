import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A listener for a balancer's questions alone, which no crowd of clients keeps it from. */
export type Probes = { readonly address: string; readonly close: () => Promise<void> }

const PLAIN = { 'Content-Type': 'text/plain; charset=UTF-8', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

const probeServer = (isReady: () => Promise<boolean>): Server =>
  createServer({ headersTimeout: 5000, requestTimeout: 5000 }, (incoming, outgoing) => {
    const say = (status: number, text: string): void => void outgoing.writeHead(status, PLAIN).end(text)
    if (incoming.url === '/livez') say(200, 'ok')
    else if (incoming.url === '/readyz')
      isReady().then(
        (is) => say(is ? 200 : 503, is ? 'ok' : 'not ready'),
        () => say(503, 'not ready'),
      )
    else say(404, 'unknown')
  })

/**
 * Answers /livez and /readyz on a port of their own.
 *
 * @param port 0 takes a free one
 * @param host where it listens
 * @param isReady whether the server can answer
 * @throws what the system says where it cannot listen
 */
export const startProbes = async (port: number, host: string, isReady: () => Promise<boolean>): Promise<Probes> => {
  const server = probeServer(isReady)
  const listening = once(server, 'listening')
  server.listen(port, host)
  await listening
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
