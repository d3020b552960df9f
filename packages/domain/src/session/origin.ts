import * as z from 'zod'

import { PROVIDER_SCOPE } from '../contract/index.ts'

/** Groups of users: employees of companies, individual retirement customers, customers of the transmission simulator (P-USER-02, -03, -05). */
export const ORIGINS = ['collective', 'individual', 'individual_transmission'] as const
export const origin = z.enum(ORIGINS)
export type Origin = z.infer<typeof origin>

/** Origin of a visitor who has not said otherwise (P-CALL-02). */
export const DEFAULT_ORIGIN: Origin = 'collective'

/** Data families that a user may hold (P-USER-09 to P-USER-13). */
export const SCOPES = ['ais', 's2e', PROVIDER_SCOPE, 'marel', 'bi'] as const
export const scope = z.enum(SCOPES)
export type Scope = z.infer<typeof scope>

/** Families of company savings: what "collective scopes" means (P-ERR-02). */
export const COLLECTIVE_SCOPES = ['ais', 's2e'] as const satisfies readonly Scope[]
export type CollectiveScope = (typeof COLLECTIVE_SCOPES)[number]

/**
 * Says whether a scope is one of a company's savings.
 *
 * @example isCollective('marel') // false
 */
export const isCollective = (value: Scope): value is CollectiveScope => value === 'ais' || value === 's2e'

/** A place that cannot do without a company's scope was reached by a user who holds none (P-ERR-01). */
export class NoCollectiveScopes extends Error {
  override readonly name = 'NoCollectiveScopes'
  constructor() {
    super('User has no collective scopes.')
  }
}

/**
 * Returns the collective scopes of a user, for a place that cannot do without one (P-ERR-01).
 *
 * @param scopes scopes of the user
 * @throws NoCollectiveScopes if the user has no such scope: its text goes to the log, never to the screen
 * @example collectiveScopesOf(['ais', 'marel']) // ['ais']
 */
export const collectiveScopesOf = (scopes: readonly Scope[]): readonly CollectiveScope[] => {
  const collective = scopes.filter(isCollective)
  if (collective.length === 0) throw new NoCollectiveScopes()
  return collective
}

/**
 * Says whether users of an origin have a named advisor (P-USER-04, P-USER-06).
 *
 * @example hasAdvisor('individual_transmission') // true
 */
export const hasAdvisor = (value: Origin): boolean => value !== 'collective'
