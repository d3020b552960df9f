import { DEFAULT_ORIGIN, VISITOR } from '@hautelisse/domain/session'
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
  notice: undefined,
})

/** Input of the calls that need an origin: the one asked for, or the default (P-CALL-02). */
export const ofOrigin = ({ ports, origin }: SessionContext) => ({ ports, client: ports.client, origin: origin ?? DEFAULT_ORIGIN })

/** Input of the calls that need the user. */
export const ofUser = (context: SessionContext) => ({ ...ofOrigin(context), user: context.user ?? VISITOR })
