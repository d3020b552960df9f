import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

import { RequestError, getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

import { createPlaces, type ApiEnv } from '../server/index.ts'
import { clientName, trustedProxies } from './clients.ts'

/** What a connection may take before it is a request: milliseconds and bytes. */
export type ConnectionLimits = {
  /** Its headers must have arrived within this many milliseconds. */
  readonly headersMs: number
  /** All of it must have arrived within this many milliseconds. */
  readonly requestMs: number
  /** Its headers are at most this many bytes. */
  readonly headerBytes: number
  /** So many there are at most; who comes after them is let in once one has ended. */
  readonly most: number
  /** So many one address, or one /64 of IPv6, may hold at once; what it opens beyond them is closed. */
  readonly perAddress: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 5000,
  requestMs: 60_000,
  headerBytes: 16 * 1024,
  most: 2000,
  perAddress: 32,
}

const BY_CODE: Readonly<Record<string, readonly [status: number, words: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Content Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
}

/** The text of an answer to what never became a request: headers that are too large, too slow or no HTTP. Nothing of it is repeated. */
const refusalOf = (code: string | undefined, plain: Around['headers']): string => {
  const [status, words] = BY_CODE[code ?? ''] ?? [400, 'Bad Request']
  const headers = { ...plain, 'Content-Length': String(words.length), Connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${words}\r\n${lines.join('')}\r\n${words}`
}

type Around = {
  /** What its own refusals carry. */
  readonly headers: Readonly<Record<string, string>>
  /** Whether an address may hold any number of connections: a proxy’s are those of many clients. */
  readonly isProxy: (address: string) => boolean
  /** Told of what broke. */
  readonly onError?: ((error: unknown) => void) | undefined
}

/** Answers a request that could not even be handed on: its address or host cannot be read, or something broke around it. */
const refuseBroken =
  ({ headers, onError }: Omit<Around, 'isProxy'>) =>
  (error: unknown): Response => {
    const status = error instanceof RequestError ? 400 : 500
    if (status === 500) onError?.(error)
    return new Response(String(status), { status, headers })
  }

/** Closes at once what an address, or a network of IPv6 as one client has it, opens beyond its share, before a byte of it is read. */
const shareOut = (server: Server, perClient: number, isProxy: Around['isProxy']): void => {
  const places = createPlaces({ perClient, most: Number.POSITIVE_INFINITY })
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress
    if (address === undefined || isProxy(address)) return
    const end = places.take(clientName(address, undefined, NOBODY))
    if (end === undefined) socket.destroy()
    else socket.once('close', end)
  })
}

/** No proxy's word is taken about a connection itself. */
const NOBODY = trustedProxies([])

/**
 * Makes the HTTP server around an application: it bounds headers and time, and its own refusals carry the same headers as any answer.
 *
 * @param site the application
 * @param limits what a connection may take
 * @param around headers of its own refusals, whose connections are not counted, and who is told of what broke
 */
export const makeServer = (site: Hono<ApiEnv>, limits: ConnectionLimits, around: Around): Server => {
  const listener = getRequestListener(site.fetch, { errorHandler: refuseBroken(around) })
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      // How often Node looks for connections that take too long.
      connectionsCheckingInterval: Math.max(100, Math.floor(limits.headersMs / 4)),
      maxHeaderSize: limits.headerBytes,
    },
    (incoming, outgoing) => {
      // Two names: what stands before the server may have looked at the other one.
      if (incoming.rawHeaders.filter((word, at) => at % 2 === 0 && word.toLowerCase() === 'host').length > 1)
        outgoing.writeHead(400, { ...around.headers, Connection: 'close' }).end('Bad Request')
      else void listener(incoming, outgoing)
    },
  )

  server.maxConnections = limits.most
  shareOut(server, limits.perAddress, around.isProxy)

  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on('request', ({ socket }, answer) => void answers.set(socket, answer))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket)
    const isAnswering = answer !== undefined && answer.headersSent && !answer.writableFinished
    // A connection that is gone, or in the middle of an answer, is past all words.
    if (!socket.writable || error.code === 'ECONNRESET' || isAnswering) socket.destroy()
    else socket.end(refusalOf(error.code, around.headers))
  })
  return server
}
