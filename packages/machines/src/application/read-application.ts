import type { Environment } from '@hautelisse/domain/contract'
import type { ModalId, Viewer } from '@hautelisse/domain/portal'
import type { Origin } from '@hautelisse/domain/session'
import { selectCoaching, selectConsents, selectModal } from '../portal/index.ts'
import type { SurroundingState } from '../portal/index.ts'
import { selectExpiry, selectIsMirror, selectOrigin, selectOtp, selectWarning } from '../session/index.ts'
import type { Expiry, OtpStanding, SessionSnapshot } from '../session/index.ts'
import type { Settings } from '../settings/index.ts'
import { selectIsOffline, selectStage } from './selectors.ts'
import type { ApplicationSnapshot } from './selectors.ts'

/** The whole application in plain words, without anything of a person: what the developer page shows, and what a report of a fault may hold. */
export type ApplicationSummary = {
  readonly stage: 'opening' | 'silent' | 'running'
  /** Where the API lives: a server, or the page itself. */
  readonly home: 'http' | 'page' | undefined
  readonly environment: Environment | undefined
  readonly connection: 'online' | 'offline'
  readonly settings: Settings | undefined
  readonly viewer: Viewer['kind']
  readonly session: {
    /** State of the session's statechart, from the outside in: `signedIn.resting`. */
    readonly state: string
    readonly origin: Origin | undefined
    readonly isMirror: boolean
    /** Seconds until it ends by itself, while the saver is warned of it. */
    readonly warning: number | undefined
    readonly expiry: Expiry | undefined
    readonly otp: OtpStanding
  }
  readonly modal: ModalId | undefined
  readonly surroundings: { readonly coaching: SurroundingState; readonly consents: SurroundingState }
  readonly developerKey: string
}

/** Joins the states that a machine is in: `signedIn.resting`, or `a.b, c.d` for parallel ones. */
const stateText = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return 'none'
  return Object.entries(value)
    .map(([name, inner]) => `${name}.${stateText(inner)}`)
    .join(', ')
}

const NO_SESSION = {
  state: 'none',
  origin: undefined,
  isMirror: false,
  warning: undefined,
  expiry: undefined,
  otp: 'none',
} as const satisfies ApplicationSummary['session']

const sessionOf = (snapshot: SessionSnapshot | undefined): ApplicationSummary['session'] =>
  snapshot === undefined
    ? NO_SESSION
    : {
        state: stateText(snapshot.value),
        origin: selectOrigin(snapshot),
        isMirror: selectIsMirror(snapshot),
        warning: selectWarning(snapshot),
        expiry: selectExpiry(snapshot),
        otp: selectOtp(snapshot),
      }

/**
 * Reads the whole application from a snapshot of its root: the one place that knows where each part of it stands.
 *
 * @param snapshot - the root
 * @example readApplication(createActor(applicationMachine, { input: { ports } }).getSnapshot()).stage // 'opening'
 */
export const readApplication = (snapshot: ApplicationSnapshot): ApplicationSummary => {
  const { home, viewer, surroundings, developerKey } = snapshot.context
  const { settings, session, modals } = snapshot.children
  const around = surroundings?.getSnapshot()
  return {
    stage: selectStage(snapshot),
    home: home?.kind,
    environment: home?.environment,
    connection: selectIsOffline(snapshot) ? 'offline' : 'online',
    settings: settings?.getSnapshot().context.settings,
    viewer: viewer.kind,
    session: sessionOf(session?.getSnapshot()),
    modal: modals === undefined ? undefined : selectModal(modals.getSnapshot())?.id,
    surroundings: { coaching: selectCoaching(around), consents: selectConsents(around) },
    developerKey: stateText(developerKey?.getSnapshot().value),
  }
}
