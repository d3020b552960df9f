import type { FieldProblem } from '@hautelisse/domain/contract'
import { gridChanges, mayDo, type GridChange, type GridVersion } from '@hautelisse/domain/robo-advice'
import type { SnapshotFrom } from 'xstate'
import type { ActFailure, AdminContext, Area } from './context.ts'
import type { adminMachine } from './machine.ts'
import { plansOf, type PlanEntry } from './plans.ts'

export type AdminSnapshot = SnapshotFrom<typeof adminMachine>

/** What the page shows: the button, the wait, a door or an area that could not be reached, or the area. */
export type AdminScreen = 'outside' | 'waiting' | 'door-unavailable' | 'unreadable' | 'inside'

export const selectAdminScreen = (snapshot: AdminSnapshot): AdminScreen => {
  if (snapshot.matches('outside')) return 'outside'
  if (snapshot.matches('doorUnavailable')) return 'door-unavailable'
  if (snapshot.matches('unreadable')) return 'unreadable'
  return snapshot.matches('inside') ? 'inside' : 'waiting'
}

/** Why there is no session. */
export const selectOutside = ({ context }: AdminSnapshot): AdminContext['outside'] => context.outside
export const selectWho = ({ context }: AdminSnapshot): AdminContext['who'] => context.who
export const selectArea = ({ context }: AdminSnapshot): Area | undefined => context.area

/** Every plan of the area. */
export const selectPlans = ({ context: { area } }: AdminSnapshot): readonly PlanEntry[] =>
  area === undefined ? [] : plansOf(area)

/** The one plan that is looked at. */
export const selectShownPlan = (snapshot: AdminSnapshot): PlanEntry | undefined => {
  const { plan } = snapshot.context
  return selectPlans(snapshot).find(({ plan: one }) => one.scope === plan?.scope && one.contract_id === plan.contract_id)
}

/** What is under way in the area. */
export const selectAct = ({ value }: AdminSnapshot) => (typeof value === 'object' ? value.inside : 'resting')

/** What is typed, and what came of the last act. */
export const selectAdminForm = ({
  context: { plan, reason, day, failure, mistakes, done },
}: AdminSnapshot): {
  readonly plan: AdminContext['plan']
  readonly reason: string
  readonly day: string
  readonly failure: ActFailure | undefined
  readonly mistakes: readonly FieldProblem[]
  readonly done: AdminContext['done']
} => ({ plan, reason, day, failure, mistakes, done })

/** The version that is looked at, what changes against the grid in force, and what its reader may do. */
export type VersionView = {
  readonly version: GridVersion
  readonly changes: readonly GridChange[]
  readonly maySubmit: boolean
  readonly mayPublish: boolean
  readonly mayWithdraw: boolean
  /** An approver looks at their own draft. */
  readonly isOwnDraft: boolean
}

export const selectVersion = ({ context: { area, version: id, who } }: AdminSnapshot): VersionView | undefined => {
  const version = area?.versions?.find((one) => one.id === id)
  if (version === undefined || who === undefined) return undefined
  const inForce = area?.versions?.find((one) => one.contract_id === version.contract_id && one.in_force)
  const isAhead =
    version.state === 'draft' || version.state === 'submitted' || (version.state === 'published' && !version.in_force)
  return {
    version,
    changes: gridChanges(inForce, version),
    maySubmit: mayDo(who.role, 'submit') && version.state === 'draft',
    mayPublish: mayDo(who.role, 'publish') && version.state === 'submitted' && version.author !== who.email,
    mayWithdraw: mayDo(who.role, 'withdraw') && isAhead,
    isOwnDraft: mayDo(who.role, 'publish') && version.state === 'submitted' && version.author === who.email,
  }
}

/** Whether the reader may import a grid here. */
export const selectMayImport = ({ context: { who, area } }: AdminSnapshot): boolean =>
  who !== undefined && area?.versions !== undefined && mayDo(who.role, 'import')
