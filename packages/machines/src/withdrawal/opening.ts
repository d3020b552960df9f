import type { Account } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import { birthDateOf } from '@hautelisse/domain/session'
import type { Scope, User } from '@hautelisse/domain/session'
import type { FamilyStates } from '../session/index.ts'

/** Whether the stepper can open on what is known of the user. */
export type Opening =
  | {
      readonly kind: 'ready'
      readonly accounts: readonly Account[]
      readonly birthDate: PlainDate
      /** Whether a finished simulation is counted (MRM-58). */
      readonly isCounted: boolean
    }
  /** The retirement contracts or the birth date could not be read: that is not the same as having none. */
  | { readonly kind: 'unavailable' }

const COUNTED: ReadonlySet<Scope> = new Set<Scope>(['ais', 's2e', PROVIDER_SCOPE])

/**
 * Says what the stepper opens on once the saver's data families have answered.
 *
 * Contracts of a failed family that are known from before count as read. MRM-13, MRM-58.
 *
 * @param user the user, only while signed in
 * @param families families asked for, each loaded or failed
 * @example openingOf(undefined, {}) // { kind: 'unavailable' }
 */
export const openingOf = (user: User | undefined, families: FamilyStates): Opening => {
  if (user === undefined) return { kind: 'unavailable' }
  const { accounts, scopes } = user
  const birthDate = birthDateOf(user)
  const isMissing = families.ais === 'failed' && !accounts.some(({ scope }) => scope === 'ais')
  if (isMissing || birthDate === undefined) return { kind: 'unavailable' }
  return { kind: 'ready', accounts, birthDate, isCounted: scopes.some((scope) => COUNTED.has(scope)) }
}
