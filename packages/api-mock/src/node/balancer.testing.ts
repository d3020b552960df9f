import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

import { ask } from './ask.ts'

/** How often each server is asked whether it is ready, in milliseconds. */
const LOOK_MS = 100

/** A balancer for a test: it passes each request on to the next server that said it is ready, and never tries one twice. */
export const startBalancer = async (
  upstreams: readonly string[],
): Promise<{ readonly address: string; readonly close: () => void }> => {
  let ready = [...upstreams]
  let turn = 0
  const look = async () => {
    const states = await Promise.all(upstreams.map((one) => ask(one, '/readyz').catch(() => undefined)))
    ready = upstreams.filter((_, index) => states[index]?.status === 200)
  }
  const looking = setInterval(() => void look(), LOOK_MS)
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(ready[(turn += 1) % ready.length] ?? 'http://127.0.0.1:1')
    const { url: path, method, headers } = incoming
    const passed = request({ hostname, port, path, method, headers: { ...headers, connection: 'close' } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      clearInterval(looking)
      server.closeAllConnections()
      server.close()
    },
  }
}
