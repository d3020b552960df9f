import { plainDate } from '../../calendar/index.ts'
import { PROVIDER_ADVISOR, PROVIDER_PROFILE, PROVIDER_SCOPE, type Environment } from '../../contract/index.ts'
import { VISITOR, type Origin, type Scope, type User } from '../../session/index.ts'
import type { Layout } from '../outcome.ts'
import type { RouteId } from '../routes.ts'
import type { Viewer } from '../viewer.ts'

/** Kinds of visitor: nobody, the three origins, a mirror session, somebody without scopes, somebody whose session has just ended. */
export const VISITOR_KINDS = [
  'visitor',
  'collective',
  'individual',
  'individual_transmission',
  'mirror',
  'no-scopes',
  'ended',
] as const
export type VisitorKind = (typeof VISITOR_KINDS)[number]

/** Page that an address ends on: a route's, or one that stands in for it. */
export type Screen = RouteId | 'session-expired' | 'other-family' | 'mirror' | 'maintenance' | 'file'

export type Landing = { readonly at: string; readonly screen: Screen; readonly layout?: Layout }

export type ExpectedOutcome = {
  readonly ids: readonly string[]
  /** The rule in words, for the title of a test. */
  readonly rule: string
  readonly address: string
  readonly lands: Readonly<Record<VisitorKind, Landing>>
  readonly leadsOn?: true
  readonly disabled?: readonly RouteId[]
  readonly environment?: Environment
  /** Milliseconds since 1970. */
  readonly now?: number
}

const someone = (id: string, origin: Origin, scopes: readonly Scope[], more: Partial<User> = {}): Viewer => ({
  kind: 'member',
  user: { ...VISITOR, id, origin, logged: true, scopes: [...scopes], ...more },
})

const civil = { first_name: 'Ada', last_name: 'Nom', birth_date: plainDate('1964-03-12'), bank_accounts: [] }
const customer = {
  [PROVIDER_PROFILE]: { ...civil, customer_id: 'c1' },
  [PROVIDER_ADVISOR]: { id: 'a1', name: 'Élise Montagnac', type: 'Conseillère', email: 'elise@example.org', picture_url: null },
}
const employee = { s2e_profile: { ...civil, companies: [] } }

/** One viewer of each kind, with the scopes that the table counts on. */
export const VIEWERS: Readonly<Record<VisitorKind, Viewer>> = {
  visitor: { kind: 'visitor' },
  collective: someone('u-collective', 'collective', ['ais', 's2e'], employee),
  individual: someone('u-individual', 'individual', ['ais', PROVIDER_SCOPE], customer),
  individual_transmission: someone('u-transmission', 'individual_transmission', [PROVIDER_SCOPE], customer),
  mirror: someone('u-mirror', 'collective', ['ais', 's2e'], { ...employee, is_mirror: true }),
  'no-scopes': someone('u-nothing', 'collective', []),
  ended: { kind: 'ended', origin: 'collective' },
}
