import { resolve } from 'node:path'

import { ENVIRONMENTS } from '@hautelisse/domain/contract'
import { isPlainDate } from '@hautelisse/domain/calendar'
import * as z from 'zod'

import type { DaySetting } from '../server/index.ts'
import { isRange, isWide } from './clients.ts'
import { SECRET } from './secret.ts'

const milliseconds = z.coerce.number().int().min(0).max(86_400_000)

/** A text with several values: commas or spaces between them. */
const list = z.string().transform((text) => text.split(/[\s,]+/).filter((value) => value !== ''))

const FRAME_HOST = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/

const frameHosts = list
  .refine(
    (hosts) => hosts.every((host) => host === 'self' || FRAME_HOST.test(host)),
    'self, or origins such as https://partner.example',
  )
  .transform((hosts) => hosts.map((host) => (host === 'self' ? "'self'" : host)))

const isDay = (value: unknown): boolean => typeof value === 'string' && (value === 'real' || isPlainDate(value))

const LOOPBACK = /^(?:127(?:\.\d+){3}|localhost|::1|\[::1\])$/

/** Letters say whose account changed: they travel in the clear on this machine alone. */
const isPrivateWay = (url: string): boolean => {
  const read = URL.parse(url)
  return read?.protocol === 'https:' || LOOPBACK.test(read?.hostname ?? '')
}

/** What fails names the address in the log: it must carry no secret, and `fetch` takes none there. */
const namesNobody = (url: string): boolean => {
  const read = URL.parse(url)
  return read?.username === '' && read.password === ''
}

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4300),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Port on which /livez and /readyz are answered too: a crowd of clients keeps no balancer from it. */
  PROBE_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  API_DELAY_MS: milliseconds.default(0),
  DATA_DIR: z.string().min(1).default('.data'),
  /** A PostgreSQL database, in place of the folder: several servers can share it. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** What ids and codes in the store are sealed with: made in the folder unless given, and the same for all servers of a database. */
  SECRET: z.string().regex(SECRET, '64 hexadecimal digits, such as “openssl rand -hex 32” prints').optional(),
  ENVIRONMENT: z.enum(ENVIRONMENTS).default('development'),
  /** Folder of the built portal; an empty text serves the API alone. */
  WEB_DIR: z.string().optional(),
  /** `no` sends every page unpainted: its browser draws it alone. */
  PAINT: z.enum(['yes', 'no']).default('yes'),
  /** Milliseconds that a page waits for its painting: after them it is sent without. */
  PAINT_MS: milliseconds.min(1).max(60_000).default(600),
  /** Address under which browsers reach the server, when a proxy stands before it: `https://…` makes cookies secure. */
  PUBLIC_URL: z.url().optional(),
  /** Day that the server takes for today, for demonstrations and tests; `real` is the machine's. */
  TODAY: z.custom<DaySetting>(isDay, 'a date as YYYY-MM-DD, or real').optional(),
  /** Milliseconds between being told to end and taking no more connections: a balancer asks /readyz in that time. */
  NOTICE_MS: milliseconds.max(60_000).default(0),
  COMMIT: z.string().default('unknown'),
  /** Production has no stand-in doors of its own will: they sign anybody in. */
  STAND_IN: z.literal('allowed').optional(),
  /** Proxies before the server whose X-Forwarded-For is believed: addresses and ranges. Without any, clients are told apart by their socket. */
  TRUSTED_PROXY: list.refine((ranges) => ranges.every(isRange), 'addresses or ranges such as 10.0.0.0/8').optional(),
  /** Service that letters of acts are handed to; plain http on this machine alone. Without it none is sent. */
  LETTERS_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isPrivateWay, 'an https address, or http on this machine')
    .refine(namesNobody, 'an address without a name and a password')
    .optional(),
  /** Sites that may show the embedded tax simulator in a frame. */
  FRAME_HOSTS: frameHosts.optional(),
  /** Script of the audience measure; without one nothing is measured and nobody is asked (docs/decisions/15). */
  ANALYTICS_SCRIPT: z.url({ protocol: /^https$/ }).optional(),
  /** Text mixed into the numbers of the people who are counted: the same for ever, or everybody is counted anew. */
  ANALYTICS_SALT: z.string().min(16).optional(),
  SIGN_IN_LIMIT: z.coerce.number().int().min(1).default(60),
  LETTER_LIMIT: z.coerce.number().int().min(1).default(5),
  SESSION_INACTIVITY_MS: milliseconds.min(1000).optional(),
  SESSION_ABSOLUTE_MS: milliseconds.min(1000).optional(),
})

export type Settings = z.infer<typeof settings>

/** A setting that cannot be used, said in one sentence. */
export class WrongSetting extends Error {}

const NOT_IN_PRODUCTION =
  'Setting ENVIRONMENT: this server signs anybody in without a password, which production must not; STAND_IN=allowed starts it all the same.'

const NO_OTHER_DAY = 'Setting TODAY: production lives on the real day.'

const NO_SALT = 'Setting ANALYTICS_SALT: the audience measure needs a text of 16 characters at least, chosen once and kept.'

const NO_HTTPS =
  'Setting PUBLIC_URL: production needs the https address under which browsers reach it; without one its cookies would travel in the clear.'

const ANYBODY_TRUSTED =
  'Setting TRUSTED_PROXY: a range of so many addresses lets clients choose their own, and no limit would hold.'

const NO_PROXY =
  'Setting TRUSTED_PROXY: with an https PUBLIC_URL something ends https before the server; without its address all clients are one, and share the limits of one.'

const OPEN_DATABASE =
  'Setting DATABASE_URL: production talks to a database on another machine by TLS alone; add ?sslmode=verify-full (docs/operation.md).'

/** Ways of PostgreSQL to ask for TLS; the first looks at the certificate's name too. */
const SEALED: ReadonlySet<string | undefined> = new Set(['verify-full', 'verify-ca', 'require'])

/** A socket of this machine, or a name of the machine itself. */
const isHere = (host: string): boolean => host === '' || host.startsWith('/') || LOOPBACK.test(host)

/** Whether a database is on this machine or reached by TLS. For its driver a parameter `host` wins over the host of the address, and the last one over others. */
const isSealed = (url: string): boolean => {
  const { hostname, searchParams } = new URL(url)
  const host = searchParams.getAll('host').at(-1) ?? ''
  return isHere(host === '' ? hostname.replace(/^%2f/i, '/') : host) || SEALED.has(searchParams.getAll('sslmode').at(-1))
}

/**
 * Returns what is unsafe in settings that are taken all the same, one sentence each.
 *
 * @param settings the settings
 */
export const warningsOf = ({ ENVIRONMENT, HOST, PUBLIC_URL, TRUSTED_PROXY }: Settings): readonly string[] => [
  ...(ENVIRONMENT === 'development' && !LOOPBACK.test(HOST)
    ? [`Setting HOST: on ${HOST} others reach a server of development, where anybody orders faults and moves the day.`]
    : []),
  ...(PUBLIC_URL?.startsWith('https:') === true && TRUSTED_PROXY === undefined ? [NO_PROXY] : []),
]

/**
 * Reads the settings from the environment's variables; an empty one counts as absent, except WEB_DIR.
 *
 * @param variables the environment's variables
 * @throws WrongSetting with the names and the reasons
 * @example readSettings({ PORT: '8080' }).PORT // 8080
 */
export const readSettings = (variables: Readonly<Record<string, string | undefined>>): Settings => {
  const given = Object.fromEntries(Object.entries(variables).filter(([name, value]) => value !== '' || name === 'WEB_DIR'))
  const read = settings.safeParse(given)
  if (read.success) {
    if (read.data.ANALYTICS_SCRIPT !== undefined && read.data.ANALYTICS_SALT === undefined) throw new WrongSetting(NO_SALT)
    if (read.data.ENVIRONMENT === 'production' && read.data.STAND_IN !== 'allowed') throw new WrongSetting(NOT_IN_PRODUCTION)
    if (read.data.ENVIRONMENT === 'production' && read.data.TODAY !== undefined) throw new WrongSetting(NO_OTHER_DAY)
    if (read.data.ENVIRONMENT === 'production' && read.data.PUBLIC_URL?.startsWith('https:') !== true)
      throw new WrongSetting(NO_HTTPS)
    if (read.data.ENVIRONMENT === 'production' && read.data.TRUSTED_PROXY === undefined) throw new WrongSetting(NO_PROXY)
    if (read.data.ENVIRONMENT === 'production' && !isSealed(read.data.DATABASE_URL ?? 'postgres:///'))
      throw new WrongSetting(OPEN_DATABASE)
    if (read.data.TRUSTED_PROXY?.some(isWide) === true) throw new WrongSetting(ANYBODY_TRUSTED)
    return { ...read.data, DATA_DIR: resolve(read.data.DATA_DIR) }
  }
  throw new WrongSetting(read.error.issues.map(({ path, message }) => `Setting ${path.join('.')}: ${message}.`).join(' '))
}
