import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'

import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Environment } from '@hautelisse/domain/contract'

import {
  DEFAULT_LIMITS,
  cookieCredentials,
  openClock,
  type ApiClock,
  type ApiContext,
  type ApiOptions,
  type DaySetting,
  type Limits,
  type SecurityNote,
} from '../server/index.ts'
import { notingLetters } from '../journal/index.ts'
import { CannotStart, codeOf } from './cannot-start.ts'
import { clientName, isProxy, trustedProxies } from './clients.ts'
import { CONNECTION_LIMITS, makeServer, type ConnectionLimits } from './connection.ts'
import { leavingOf } from './leaving.ts'
import { openStorage, type OpenStorage, type StoragePlace } from './open-storage.ts'
import { deliverFrom, postLetters } from './letters/deliver.ts'
import { loadPaint } from './painting.ts'
import { startProbes, type Probes } from './probes.ts'
import { lineOf } from './security-log.ts'
import { plainHeaders } from './security.ts'
import { createSite, type Analytics } from './site.ts'
import { readStaticFiles } from './static-files.ts'
import { startSweeping } from './sweeping.ts'
import { makePaperThreads, type PaperThreads } from './threads/paper-threads.ts'

/** What a server is told at its start. */
export type ServeOptions = StoragePlace & {
  /** 0 takes a free port. */
  readonly port: number
  readonly host: string
  /** Port on which /livez and /readyz are answered too, whatever the others are asked; 0 takes a free one. */
  readonly probePort?: number | undefined
  /** Folder of the built portal; without it the API is served alone. */
  readonly webDir?: string | undefined
  /** Whether pages are painted before they are sent, where the build can; they are unless said otherwise. */
  readonly paints?: boolean | undefined
  /** Milliseconds that a page waits for its painting; 600 unless said otherwise. */
  readonly paintMs?: number | undefined
  readonly environment: Environment
  readonly delayMs?: number | undefined
  /** Day that the server lives on; the seeds' day in development and the real one elsewhere unless said otherwise. */
  readonly day?: DaySetting | undefined
  readonly publicUrl?: string | undefined
  readonly commit?: string | undefined
  readonly limits?: Partial<Limits> | undefined
  readonly connection?: Partial<ConnectionLimits> | undefined
  /** Proxies whose X-Forwarded-For tells clients apart; without any, the address of the socket does. */
  readonly trustedProxies?: readonly string[] | undefined
  /** Service that letters of acts are handed to, by HTTP; without it none is sent. */
  readonly lettersUrl?: string | undefined
  /** Who may show the embedded tax simulator in a frame; this address alone unless said otherwise. */
  readonly frameHosts?: readonly string[] | undefined
  /** The audience measure of the portal's page, with the origin that its policy lets through. */
  readonly analytics?: Analytics | undefined
  readonly faults?: ApiOptions['faults'] | undefined
  readonly onError?: ((error: unknown) => void) | undefined
  /** Receives each event of the security log as one line of JSON. */
  readonly onSecurity?: ((line: string) => void) | undefined
  /** How long the server goes on once it was told to end, for a balancer to see that it leaves: milliseconds. */
  readonly noticeMs?: number | undefined
}

/** A server that runs. */
export type RunningServer = {
  readonly address: string
  /** Where probes are answered on a port of their own. */
  readonly probes?: string | undefined
  readonly close: () => Promise<void>
}

const listeningProblem = ({ host, port }: ServeOptions, error: unknown): CannotStart => {
  const code = codeOf(error)
  if (code === 'EADDRINUSE')
    return new CannotStart(`Port ${port} is taken by another program: stop it, or choose another one with the setting PORT.`)
  return new CannotStart(`Nothing can listen on ${host}, port ${port} (${code}): choose others with the settings HOST and PORT.`)
}

const packageFile = new URL('../../package.json', import.meta.url)

const readVersion = (): string => {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { readonly version?: string }
  return version ?? '0.0.0'
}

const RANDOM_BYTES = 24

const cutConnection = (context: ApiContext): Response => {
  const { incoming } = context.env as Partial<HttpBindings>
  // A request that was read whole is over by itself: only its socket is still there to be cut.
  incoming?.socket.destroy()
  return RESPONSE_ALREADY_SENT.clone()
}

const apiOptions = (
  options: ServeOptions,
  isHttps: () => boolean,
  storage: OpenStorage,
  clock: ApiClock,
  papers: PaperThreads,
): ApiOptions => {
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const { onSecurity } = options
  const trusted = trustedProxies(options.trustedProxies ?? [])
  return {
    clock,
    storage,
    credentials: cookieCredentials({ maxAge: Math.floor(limits.absoluteMs / 1000), secure: isHttps }),
    random: () => randomBytes(RANDOM_BYTES).toString('base64url'),
    seal: storage.seal,
    environment: options.environment,
    delayMs: options.delayMs ?? 0,
    limits,
    build: { version: readVersion(), commit: options.commit ?? 'unknown' },
    cutConnection,
    loadPrinter: papers.loadPrinter,
    readPdf: papers.readPdf,
    pause: () => setImmediate(),
    ...(options.publicUrl === undefined ? {} : { publicOrigin: new URL(options.publicUrl).origin }),
    clientOf: (context) =>
      clientName(getConnInfo(context).remote.address ?? 'unknown', context.req.header('X-Forwarded-For'), trusted),
    ...(options.faults === undefined ? {} : { faults: options.faults }),
    ...(options.onError === undefined ? {} : { onError: options.onError }),
    ...(onSecurity === undefined ? {} : { onSecurity: (happened: SecurityNote) => onSecurity(lineOf(happened)) }),
  }
}

/**
 * Serves API, doors and built portal on one local address.
 *
 * @param options where, from which folders, in which environment
 * @returns the address, and a way to stop: requests under way are answered, ten seconds at most, then the storage is closed
 * @throws CannotStart when the address, the folder or the database cannot be used
 * @example const { address, close } = await serveApp({ port: 0, host: '127.0.0.1', dataDir: '.data', environment: 'development' })
 */
export const serveApp = async (options: ServeOptions): Promise<RunningServer> => {
  // The address in a request is the client's own word: only the setting says whether browsers come by https.
  const isPublicHttps = options.publicUrl?.startsWith('https:') === true
  const isHttps = (): boolean => isPublicHttps
  const opened = await openStorage(options, options.onError)
  const storage = options.lettersUrl === undefined ? opened : { ...opened, journal: notingLetters(opened.journal) }
  const clock = await openClock({ environment: options.environment, day: options.day, storage, now: Date.now })
  const papers = makePaperThreads()
  let isReady = async (): Promise<boolean> => false
  const site = createSite({
    isReady: () => isReady(),
    api: apiOptions(options, isHttps, storage, clock, papers),
    files: readStaticFiles(options.webDir),
    paint: options.paints === false ? undefined : await loadPaint(options.webDir),
    paintMs: options.paintMs,
    isHttps,
    frameHosts: options.frameHosts ?? ["'self'"],
    analytics: options.analytics,
  })
  const trusted = trustedProxies(options.trustedProxies ?? [])
  const server = makeServer(
    site,
    { ...CONNECTION_LIMITS, ...options.connection },
    { headers: await plainHeaders(isPublicHttps), isProxy: (address) => isProxy(address, trusted), onError: options.onError },
  )

  const leaving = leavingOf(server)
  isReady = async () => !leaving.isLeaving() && (await storage.isReady())
  let asked = options.probePort ?? options.port
  let probes: Probes | undefined
  try {
    if (options.probePort !== undefined) probes = await startProbes(asked, options.host, () => isReady())
    asked = options.port
    const listening = once(server, 'listening')
    server.listen(asked, options.host)
    await listening
  } catch (error) {
    await probes?.close()
    await storage.close()
    throw listeningProblem({ ...options, port: asked }, error)
  }

  const stopSweeping = startSweeping(storage, clock, options.onError)
  const stopLetters =
    options.lettersUrl === undefined
      ? undefined
      : await storage.letters.start(
          deliverFrom(storage.journal, postLetters(options.lettersUrl), options.onError),
          options.onError,
        )
  const { port } = server.address() as AddressInfo
  const end = async (): Promise<void> => {
    await leaving.leave(options.noticeMs ?? 0)
    await probes?.close()
    await stopSweeping()
    await stopLetters?.()
    await papers.close()
    await storage.close()
  }
  let ending: Promise<void> | undefined
  return {
    address: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`,
    probes: probes?.address,
    close: () => (ending ??= end()),
  }
}
