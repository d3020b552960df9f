import type { PlainDate } from '../calendar/index.ts'
import type { AdminRole, GridVersion } from './admin-model.ts'

/** What may be done to a version. */
export type VersionAct = 'import' | 'submit' | 'publish' | 'withdraw'

/** Why an act on a version is refused. */
export type VersionRefusal = 'role' | 'own-draft' | 'state' | 'day' | 'day-taken' | 'blocked' | 'reason'

/** Who acts. */
export type Administrator = { readonly email: string; readonly role: AdminRole }

const ROLES_FOR: Readonly<Record<VersionAct, AdminRole>> = {
  import: 'editor',
  submit: 'editor',
  publish: 'approver',
  withdraw: 'approver',
}

/**
 * Says whether a role may do an act at all: editors draft and submit, approvers publish and withdraw, readers look.
 *
 * Rule RADM-25 (decision 16.12).
 *
 * @param role level of the administrator
 * @param act what is to be done
 * @example mayDo('editor', 'publish') // false
 */
export const mayDo = (role: AdminRole, act: VersionAct): boolean => role === ROLES_FOR[act]

type Judged = Pick<GridVersion, 'id' | 'state' | 'author' | 'effective_on'> & {
  readonly findings: readonly GridVersion['findings'][number][]
}

/** What an act says beside the version. */
export type VersionOrder = {
  readonly act: Exclude<VersionAct, 'import'>
  readonly reason?: string | null
  readonly effectiveOn?: PlainDate
  /** Days on which other versions of the same grid begin. */
  readonly daysTaken?: readonly PlainDate[]
}

/**
 * Says why an act on a version is refused; undefined where it may be done. Nobody publishes their own draft, or from a day that has begun.
 *
 * Rule RADM-25, RADM-26.
 *
 * @param version version as it stands
 * @param order what is to be done
 * @param who administrator
 * @param today day of the act
 */
export const versionRefusal = (
  version: Judged,
  { act, reason = null, effectiveOn, daysTaken = [] }: VersionOrder,
  who: Administrator,
  today: PlainDate,
): VersionRefusal | undefined => {
  if (!mayDo(who.role, act)) return 'role'
  if (version.findings.some(({ level }) => level === 'blocks') && act !== 'withdraw') return 'blocked'
  if (act === 'submit') {
    if (version.state !== 'draft') return 'state'
    return reason === null && version.findings.some(({ level }) => level === 'warns') ? 'reason' : undefined
  }
  if (act === 'publish') {
    if (version.author === who.email) return 'own-draft'
    if (version.state !== 'submitted') return 'state'
    if (effectiveOn === undefined || effectiveOn <= today) return 'day'
    return daysTaken.includes(effectiveOn) ? 'day-taken' : undefined
  }
  const isAhead = version.state === 'published' && version.effective_on !== null && version.effective_on > today
  return isAhead || version.state === 'draft' || version.state === 'submitted' ? undefined : 'state'
}

/**
 * Gives the version in force on a day: of those that were published, the one whose day came last. One at most.
 *
 * Rule RADM-26.
 *
 * @param versions versions of one grid
 * @param day day of the question
 */
export const inForceOn = <Version extends Pick<GridVersion, 'state' | 'effective_on'>>(
  versions: readonly Version[],
  day: PlainDate,
): Version | undefined =>
  versions
    .filter(({ state, effective_on }) => state === 'published' && effective_on !== null && effective_on <= day)
    .toSorted((one, other) => String(other.effective_on).localeCompare(String(one.effective_on)))[0]
