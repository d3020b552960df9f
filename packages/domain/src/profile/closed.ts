import type { PlainDate } from '../calendar/index.ts'
import type { EditGate } from '../session/index.ts'
import type { ChangePlace } from './access.ts'
import type { AddressContext, IdentityContext } from './model.ts'
import { wayOf, type HandedIn } from './ways.ts'

/** What of a profile can be changed. */
export const PROFILE_ACTS = ['email', 'phone', 'identity', 'address', 'declaration', 'bank-account'] as const
export type ProfileAct = (typeof PROFILE_ACTS)[number]

/** Why something is not changed online today, who lifts it as for the acts on an account, and the first day on which it is gone. */
export type ClosedReason =
  | { readonly kind: 'mirror' | 'unknown'; readonly lifter: 'nobody' }
  | { readonly kind: 'no-mobile' | 'code' | 'advisor' | 'external-space' | 'by-post' | 'help-line'; readonly lifter: 'saver' }
  | { readonly kind: 'company'; readonly lifter: 'company' }
  | { readonly kind: 'under-way' | 'hold'; readonly from: PlainDate; readonly lifter: 'time' }

export type ClosedAct = { readonly act: ProfileAct; readonly reasons: readonly ClosedReason[] }

/** What the changes of a profile depend on; a context that could not be read is undefined. */
export type ProfileStanding = {
  /** What the session says against changes; undefined for a visitor. */
  readonly gate: EditGate | undefined
  readonly place: ChangePlace
  readonly identity: IdentityContext | undefined
  readonly address: AddressContext | undefined
  /** Day from which a bank account is changed online again, where something holds it. */
  readonly bankFrom: PlainDate | undefined
}

const bySession = ({ gate, place }: ProfileStanding): readonly ClosedReason[] => {
  if (gate === 'mirror') return [{ kind: 'mirror', lifter: 'nobody' }]
  if (place === 'advisor' || gate === 'advisor') return [{ kind: 'advisor', lifter: 'saver' }]
  if (place === 'external-space') return [{ kind: 'external-space', lifter: 'saver' }]
  if (gate === 'mobile') return [{ kind: 'no-mobile', lifter: 'saver' }]
  return gate === 'open' ? [] : [{ kind: 'code', lifter: 'saver' }]
}

type Context = HandedIn & { readonly pending?: { readonly shown_on: PlainDate } | undefined }

const byContext = (context: Context | undefined): readonly ClosedReason[] => {
  if (context === undefined) return [{ kind: 'unknown', lifter: 'nobody' }]
  const pending: readonly ClosedReason[] =
    context.pending === undefined ? [] : [{ kind: 'under-way', from: context.pending.shown_on, lifter: 'time' }]
  const { kind } = wayOf(context)
  if (kind === 'company') return [{ kind: 'company', lifter: 'company' }, ...pending]
  if (kind === 'post') return [{ kind: 'by-post', lifter: 'saver' }, ...pending]
  return kind === 'help-line' ? [{ kind: 'help-line', lifter: 'saver' }, ...pending] : pending
}

/**
 * Says of each part of the profile whether it is changed online today, else every reason why not, who lifts it and from which day. PERS-11. In a mirror
 * session that is the one reason.
 *
 * @param standing session, family, contexts and what holds the bank account
 * @example closedActs({ gate: 'open', place: 'here', identity, address, bankFrom: undefined }).every(({ reasons }) => reasons.length === 0)
 */
export const closedActs = (standing: ProfileStanding): readonly ClosedAct[] => {
  const { place, identity, address, bankFrom } = standing
  const session = bySession(standing)
  const here = place === 'here' && standing.gate !== 'mirror'
  const held: readonly ClosedReason[] = bankFrom === undefined ? [] : [{ kind: 'hold', from: bankFrom, lifter: 'time' }]
  const own: Readonly<Record<ProfileAct, readonly ClosedReason[]>> = {
    email: [],
    phone: [],
    identity: byContext(identity),
    address: byContext(address),
    declaration: [],
    'bank-account': held,
  }
  return PROFILE_ACTS.map((act) => ({ act, reasons: [...session, ...(here ? own[act] : [])] }))
}

/** One reason, the parts that it closes, and whether those are all parts of the profile. */
export type ClosedBy = { readonly reason: ClosedReason; readonly closes: readonly ProfileAct[]; readonly isAll: boolean }

const keyOf = (reason: ClosedReason): string => ('from' in reason ? `${reason.kind} ${reason.from}` : reason.kind)

/**
 * Turns what is closed around: each distinct reason once, with the parts that it closes. PERS-11.
 *
 * @param acts parts of the profile, each with its reasons
 * @example closedBy(closedActs({ ...standing, gate: 'code' })).map(({ reason, isAll }) => [reason.kind, isAll]) // [['code', true]]
 */
export const closedBy = (acts: readonly ClosedAct[]): readonly ClosedBy[] => {
  const reasons = new Map(acts.flatMap((act) => act.reasons).map((reason) => [keyOf(reason), reason]))
  return [...reasons].map(([key, reason]) => {
    const closed = acts.filter((act) => act.reasons.some((one) => keyOf(one) === key))
    return { reason, closes: closed.map(({ act }) => act), isAll: closed.length === acts.length }
  })
}
