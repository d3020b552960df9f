import { DEFAULT_ORIGIN, origin as originSchema, VISITOR } from '@hautelisse/domain/session'
import type { Origin } from '@hautelisse/domain/session'
import type { SessionContext, SessionInput } from './context.ts'
import { SESSION_LIMITS } from './limits.ts'

/** Opens the machine before anything is known of a session. */
export const openContext = ({ ports, clientSpace, limits, entries = [] }: SessionInput): SessionContext => ({
  ports,
  clientSpace,
  limits: { ...SESSION_LIMITS, ...limits },
  entries,
  origin: undefined,
  returnTo: undefined,
  lastReturn: undefined,
  token: undefined,
  user: undefined,
  families: {},
  keep: undefined,
  life: undefined,
  watch: undefined,
  otp: undefined,
  secondsLeft: undefined,
  otpStanding: 'none',
  expiry: undefined,
  outlived: undefined,
  notice: undefined,
  staysOut: false,
})

/** Input of the calls that need an origin: the one asked for, or the default (P-CALL-02). */
export const ofOrigin = ({ ports, origin }: SessionContext) => ({ ports, client: ports.client, origin: origin ?? DEFAULT_ORIGIN })

/** Input of the end of a session by its own limit: nobody else's is ended by it. */
export const ofOutlived = (context: SessionContext) => ({ ...ofOrigin(context), person: context.outlived })

/** Origin of the browser's current session, even if another tab opened it; undefined without a mark that names one. */
export const markedOrigin = ({ ports }: Pick<SessionContext, 'ports'>): Origin | undefined =>
  originSchema.safeParse(ports.marker.read()).data

/** Input of the look at whose session it is by now. */
export const ofMark = (context: SessionContext) => {
  const asked = ofOrigin(context)
  return { ...asked, origin: markedOrigin(context) ?? asked.origin }
}

/** Input of the calls that need the user. */
export const ofUser = (context: SessionContext) => ({ ...ofOrigin(context), user: context.user ?? VISITOR })
