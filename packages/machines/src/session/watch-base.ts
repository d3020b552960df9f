import { oauthProfileCall, readStoredClock, signedInSince, STORED_CLOCK_KEY, writeStoredClock } from '@hautelisse/domain/session'
import type { Origin } from '@hautelisse/domain/session'
import { assign, fromPromise, raise, setup } from 'xstate'
import { isSessionGone } from '../api/index.ts'
import type { Client } from '../api/index.ts'
import { armTimer, beginElapsed, lookAt, ringTimer } from './elapsed.ts'
import type { Elapsed } from './elapsed.ts'
import type { SessionLimits } from './limits.ts'
import type { SessionPorts } from './ports.ts'
import type { Limit, Told, WatchReport } from './reports.ts'

export type WatchInput = {
  readonly ports: Pick<SessionPorts, 'client' | 'clock' | 'tabs' | 'sessionStorage'>
  readonly session: Told<WatchReport>
  readonly limits: SessionLimits
  readonly origin: Origin
  /** False when the session was only found again: it may be hours old. */
  readonly isSignIn: boolean
  /** When the sign-in service last asked for the password, in seconds since 1970. */
  readonly authTime: number | undefined
}

export type WatchEvent =
  /** The saver did something in this tab. */
  | { readonly type: 'activitySeen' }
  /** The saver did something in another tab. */
  | { readonly type: 'activeElsewhere' }
  /** "Rester connecté". */
  | { readonly type: 'stayRequested' }
  /** The page is seen again: the computer may have slept. */
  | { readonly type: 'pageShown' }
  /** The same person signed in again, in another tab. */
  | { readonly type: 'renewed'; readonly authTime: number | undefined }
  /** The server is to hear that the saver is at work. */
  | { readonly type: 'contactDue' }

export type WatchContext = Pick<WatchInput, 'ports' | 'session' | 'limits' | 'origin'> & {
  readonly elapsed: Elapsed
  /** Age of the session, in milliseconds, when `elapsed` began. */
  readonly bornMs: number
  /** What had elapsed at the last activity, here or in another tab. */
  readonly activeMs: number
  /** What had elapsed when the server last heard of it. */
  readonly contactMs: number
  /** What had elapsed when the other tabs last heard of it. */
  readonly toldMs: number
  /** Whether something was done here that the server has not heard of. */
  readonly isUntold: boolean
}

type Reckoned = Pick<WatchContext, 'elapsed' | 'bornMs' | 'activeMs' | 'limits'>

// Long enough ago for any interval to have passed.
const NEVER_MS = Number.NEGATIVE_INFINITY

const keep = ({ sessionStorage }: WatchInput['ports'], signedInAt: number): void =>
  sessionStorage.write(STORED_CLOCK_KEY, writeStoredClock(signedInAt))

/** Reckons the age of the session, and keeps its beginning for a reload. */
export const openWatch = ({ ports, session, limits, origin, isSignIn, authTime }: WatchInput): WatchContext => {
  const now = ports.clock.now()
  const kept = readStoredClock(ports.sessionStorage.read(STORED_CLOCK_KEY))
  const since = isSignIn ? now : signedInSince(now, authTime, kept)
  keep(ports, since)
  const elapsed = beginElapsed(now)
  return {
    ports,
    session,
    limits,
    origin,
    elapsed,
    bornMs: now - since,
    activeMs: 0,
    contactMs: 0,
    toldMs: NEVER_MS,
    isUntold: false,
  }
}

/** Milliseconds until each limit; zero or less when it is reached. */
const left = ({ elapsed: { ms }, bornMs, activeMs, limits }: Reckoned): Readonly<Record<Limit, number>> => ({
  inactivity: limits.inactivityMs - (ms - activeMs),
  absolute: limits.absoluteMs - (bornMs + ms),
})

/**
 * Says which limit of a session is reached, if any.
 *
 * @param reckoned - what the watch knows
 */
export const limitReached = (reckoned: Reckoned): Limit | undefined => {
  const { inactivity, absolute } = left(reckoned)
  if (absolute <= 0) return 'absolute'
  return inactivity <= 0 ? 'inactivity' : undefined
}

/**
 * Answers the seconds until the session ends, in whole ones and never below none.
 *
 * @param reckoned - what the watch knows
 */
export const secondsLeft = (reckoned: Reckoned): number => {
  const { inactivity, absolute } = left(reckoned)
  return Math.max(0, Math.ceil(Math.min(inactivity, absolute) / 1000))
}

const looked = (context: WatchContext): WatchContext => ({
  ...context,
  elapsed: lookAt(context.elapsed, context.ports.clock.now()),
})

/** Any read call lets the server's own clock of inactivity begin anew; this one also says whether the session is still there. */
const contactServer = fromPromise<unknown, { readonly client: Client; readonly origin: Origin }>(
  ({ input: { client, origin }, signal }) => client.call(oauthProfileCall, { params: { origin } }, { signal }),
)

/** Words of the watch over the limits of a session. */
export const watchBase = setup({
  types: { context: {} as WatchContext, events: {} as WatchEvent, input: {} as WatchInput },
  actors: { contactServer },
  delays: { tick: ({ context }) => context.limits.tickMs },
  guards: {
    isOver: ({ context }) => limitReached(context) !== undefined,
    isOverByNow: ({ context }) => limitReached(looked(context)) !== undefined,
    isWarning: ({ context: { elapsed, activeMs, limits } }) => elapsed.ms - activeMs >= limits.warningMs,
    isNewsToTabs: ({ context }) => looked(context).elapsed.ms - context.toldMs >= context.limits.tellTabsMs,
    isContactDue: ({ context: { elapsed, contactMs, isUntold, limits } }) =>
      isUntold && elapsed.ms - contactMs >= limits.keepAliveMs,
    isSessionGone: (_, { error }: { error: unknown }) => isSessionGone(error),
  },
  actions: {
    look: assign(({ context }) => ({ elapsed: lookAt(context.elapsed, context.ports.clock.now()) })),
    ring: assign(({ context: { elapsed, ports, limits } }) => ({
      elapsed: ringTimer(elapsed, ports.clock.now(), limits.tickMs),
    })),
    arm: assign(({ context }) => ({ elapsed: armTimer(context.elapsed) })),
    noteActivity: assign(({ context }) => ({ activeMs: context.elapsed.ms })),
    leaveUntold: assign({ isUntold: true }),
    tellTabs: ({ context }) => context.ports.tabs.post('active'),
    noteTold: assign(({ context }) => ({ toldMs: context.elapsed.ms })),
    noteContact: assign(({ context }) => ({ contactMs: context.elapsed.ms, isUntold: false })),
    takeRenewal: assign(({ context, event }) => {
      if (event.type !== 'renewed') return {}
      const now = context.ports.clock.now()
      const since = signedInSince(now, event.authTime, undefined)
      return { bornMs: now - since - context.elapsed.ms, activeMs: context.elapsed.ms }
    }),
    keepRenewal: ({ context: { ports, bornMs, elapsed } }) => keep(ports, ports.clock.now() - bornMs - elapsed.ms),
    askForContact: raise({ type: 'contactDue' }),
    tellWarning: ({ context }) => context.session.send({ type: 'warningTold', secondsLeft: secondsLeft(context) }),
    tellCalm: ({ context }) => context.session.send({ type: 'warningTold', secondsLeft: undefined }),
    tellEnd: ({ context }) => context.session.send({ type: 'limitReached', limit: limitReached(context) ?? 'inactivity' }),
    tellLoss: ({ context }) => context.session.send({ type: 'sessionLost' }),
  },
})
