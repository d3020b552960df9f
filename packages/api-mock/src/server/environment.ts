import { CATALOGUE } from '@hautelisse/domain/catalogue'
import type { Call, Environment, FaultOrder, VersionAnswer } from '@hautelisse/domain/contract'
import type { DocumentTree } from '@hautelisse/domain/explain'
import type { Moment } from '@hautelisse/domain/operations'

import type { Person } from '../people/index.ts'
import type { Storage } from '../storage/index.ts'
import type { ApiClock } from './clock.ts'
import type { CodeTries } from './code-tries.ts'
import type { ApiContext } from './context.ts'
import type { Credentials } from './credentials.ts'
import type { FaultBook } from './faults.ts'
import type { PlaceLimits, Places } from './places.ts'
import type { RateLimit } from './rate-limit.ts'
import type { SecurityNote } from './security-note.ts'
import type { RoboAdmins } from './robo-admins.ts'
import type { Seal } from './seal.ts'
import type { Sessions } from './sessions.ts'
import type { Queue, Turns } from './turns.ts'

/** Durations and sizes that bound what a client may do; all of them settings. */
export type Limits = {
  /** A session without a call ends after this many milliseconds. */
  readonly inactivityMs: number
  /** A session ends after this many milliseconds whatever happens. */
  readonly absoluteMs: number
  /** A sign-in that was opened must be finished within this many milliseconds. */
  readonly signInMs: number
  /** Largest request body, in bytes. */
  readonly bodyBytes: number
  /** A request's body must have arrived within this many milliseconds. */
  readonly bodyMs: number
  /** One with files, within this many. */
  readonly filesMs: number
  /** Sign-ins that one client may try in a minute; as many one-time codes, asked for or typed. */
  readonly signInsPerMinute: number
  /** A check by a one-time code stays open for this many milliseconds. */
  readonly otpMs: number
  /** Codes that may be typed for one check. */
  readonly otpTries: number
  /** Checks that one session may ask for while one of them could stay open. */
  readonly otpChecks: number
  /** Acts that one session may do in a minute. */
  readonly actsPerMinute: number
  /** Other writes of one session in a minute: answers, consents, wishes, shares, questions to others. */
  readonly writesPerMinute: number
  /** Letters that one client may try in an hour to attach a contract. */
  readonly lettersPerHour: number
  /** The fault `timeout` gives up after this many milliseconds if the client does not. */
  readonly timeoutMs: number
  /** The fault `slow` waits this many milliseconds. */
  readonly slowMs: number
}

export const DEFAULT_LIMITS: Limits = {
  inactivityMs: 10 * 60_000,
  absoluteMs: 8 * 3_600_000,
  signInMs: 10 * 60_000,
  bodyBytes: 256 * 1024,
  bodyMs: 20_000,
  filesMs: 30_000,
  signInsPerMinute: 60,
  otpMs: 10 * 60_000,
  otpTries: 5,
  otpChecks: 5,
  actsPerMinute: 30,
  writesPerMinute: 120,
  lettersPerHour: 5,
  timeoutMs: 120_000,
  slowMs: 5_000,
}

/** Prints a document as the bytes of a PDF: the same ones for the same document. Undefined where it would take too long, or too many wait. */
export type Print = (tree: DocumentTree) => Promise<Uint8Array | undefined>

/** Everything from outside that the API needs. It imports nothing of Node, so the same code answers in a page. */
export type ApiOptions = {
  readonly clock: ApiClock
  readonly storage: Storage
  readonly credentials: Credentials
  /** A text that nobody can guess, different each time. */
  readonly random: () => string
  /** How ids and codes are kept; as they are unless said otherwise, as in a page, whose store is its visitor's own. */
  readonly seal?: Seal
  readonly environment: Environment
  readonly people?: readonly Person[]
  /** Milliseconds to wait before each answer of the catalogue. */
  readonly delayMs?: number
  /** Calls told to fail from the start. */
  readonly faults?: readonly FaultOrder[]
  readonly limits?: Partial<Limits>
  /** How many may wait for what computes long. */
  readonly queue?: Queue
  /** How many may send files at a time. */
  readonly uploads?: PlaceLimits
  /** How many members may print at a time, and how many visitors. */
  readonly prints?: PlaceLimits
  readonly visitorPrints?: PlaceLimits
  /** How many may ask for the OpenAPI document at a time, and how many have a page painted. */
  readonly documents?: PlaceLimits
  readonly paintings?: PlaceLimits
  readonly build?: { readonly version: string; readonly commit: string }
  /** Rules of a style sheet that bring the doors their fonts, where the home has them under addresses of its own. */
  readonly doorFonts?: string
  /** Origin under which browsers reach the API, where a proxy stands before it. */
  readonly publicOrigin?: string
  /** Tells clients apart for the rate limits, by an address that they cannot choose themselves. */
  readonly clientOf?: (context: ApiContext) => string
  /** Told of every error that the code did not foresee. */
  readonly onError?: (error: unknown) => void
  /** Receives each event of the security log. */
  readonly onSecurity?: (happened: SecurityNote) => void
  /** Cuts the connection of a request, for the fault `drop`; what it returns is not sent. */
  readonly cutConnection?: (context: ApiContext) => Response
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** Lets everything else have its turn between two long computations. */
  readonly pause?: () => Promise<void>
  /** Makes the keys under which passwords of the pension service travel; without it each API makes its own. */
  readonly makeKeys?: () => Promise<CryptoKeyPair>
  /** Reads the text of a PDF; '' if it holds no text. Without a reader, no PDF is read (BANK-05). */
  readonly readPdf?: (bytes: Uint8Array) => Promise<string>
  /** Loads what prints documents. Where the home of the API has no printer, the calls that print answer 404 (docs/decisions/18). */
  readonly loadPrinter?: () => Promise<Print | undefined>
}

/** What the handlers share while an API lives. */
export type Api = {
  /** Gives a seeded person with everything that follows from what they did so far. */
  readonly settled: (person: Person) => Promise<Person>
  /** The same, with the moment and the number of the last entry of their journal that was read. */
  readonly standing: (person: Person) => Promise<{
    readonly person: Person
    readonly now: Moment
    readonly last: number
    /** Whether the person does so much of a kind of act that no more of it is taken for the time being. */
    readonly isFull: (kind: string) => boolean
  }>
  readonly options: ApiOptions
  readonly limits: Limits
  readonly people: readonly Person[]
  readonly seal: Seal
  readonly sessions: Sessions
  /** Sessions of administrators of the robo-advice. */
  readonly roboAdmins: RoboAdmins
  readonly faults: FaultBook
  readonly signIns: RateLimit
  /** Sign-ins that a client opens: each one is kept for a while, finished or not. */
  readonly openings: RateLimit
  /** Checks by a one-time code that a session asks for. */
  readonly otpChecks: RateLimit
  /** One-time codes that a client asks for or types. */
  readonly otpCodes: RateLimit
  /** Codes that a person types, counted by session and over all their sessions. */
  readonly codeTries: CodeTries
  /** Turns of what computes long. */
  readonly turns: Turns
  /** Bodies with files that are being read. */
  readonly uploading: Places
  /** People who print: nobody fills the printer alone. */
  readonly printing: Places
  /** Clients who print without a session: all together they take no place of a person. */
  readonly visitorPrinting: Places
  /** OpenAPI documents that are being sent. */
  readonly documents: Places
  /** Acts that a session does, and its other writes. */
  readonly acts: RateLimit
  readonly writes: RateLimit
  /** Letters that a client tries to attach a contract with. */
  readonly letterTries: RateLimit
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** Names the client that asks, for the rate limits; without a way to tell them apart all are one. */
export const clientOf = ({ options }: Api, context: ApiContext): string => options.clientOf?.(context) ?? 'anyone'

/** What the API has beside the calls of the specification. */
const EXTENSIONS_BUILT = [...new Set(CATALOGUE.flatMap(({ extension }: Call) => extension ?? []))]

const UNKNOWN_BUILD = { version: '0.0.0', commit: 'unknown' }

/**
 * What the API says of itself: its version, the commit it was made of, its environment, and the day it lives on. In production that is the real
 * day, which is not said.
 */
export const versionSaid = ({
  build,
  environment,
  clock,
}: Pick<ApiOptions, 'build' | 'environment' | 'clock'>): VersionAnswer => ({
  ...(build ?? UNKNOWN_BUILD),
  environment,
  extensions: EXTENSIONS_BUILT,
  ...(environment === 'production' ? {} : { today: clock.today() }),
})
