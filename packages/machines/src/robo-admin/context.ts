import type { FieldProblem, FileToSend } from '@hautelisse/domain/contract'
import type { AdminRole, GridsByScope, GridVersion, HistoryRow, RoboScope } from '@hautelisse/domain/robo-advice'
import type { Client } from '../api/index.ts'
import type { ClockPort, NavigationPort, StoragePort } from '../ports/index.ts'

export type AdminInput = {
  readonly client: Client
  readonly clock: Pick<ClockPort, 'today'>
  readonly navigation: Pick<NavigationPort, 'leave'>
  /** Storage of the tab: the state that the door has to give back, and nothing of the session. */
  readonly storage: StoragePort
  /** What the door gave back, on the page of the return. */
  readonly returned: { readonly code: string; readonly state: string } | undefined
  /** Hands a grid's file over. */
  readonly saveGrid: (name: string, csv: string) => void
}

/** The plan whose grid is looked at, and into which a file is imported; a server that names no company takes no file. */
export type AdminPlan = { readonly scope: RoboScope; readonly entity_id?: string | undefined; readonly contract_id: string }

export type AdminEvent =
  | { readonly type: 'signInRequested' }
  | { readonly type: 'leaveRequested' }
  | { readonly type: 'retryRequested' }
  | { readonly type: 'planChosen'; readonly plan: AdminPlan }
  | { readonly type: 'fileChosen'; readonly file: FileToSend }
  | { readonly type: 'versionChosen'; readonly id: string | undefined }
  | { readonly type: 'reasonTyped'; readonly text: string }
  | { readonly type: 'dayTyped'; readonly text: string }
  | { readonly type: 'submitRequested' }
  | { readonly type: 'publishRequested' }
  | { readonly type: 'withdrawRequested' }
  | { readonly type: 'exportRequested'; readonly id: string }

/** What the area shows: grids in force, what was done, and every version; no versions where the server only lists. */
export type Area = {
  readonly grids: GridsByScope
  readonly history: readonly HistoryRow[]
  readonly versions: readonly GridVersion[] | undefined
}

/** Why the last act failed: its code, and the places that were refused. */
export type ActFailure = { readonly code: string; readonly fields: readonly FieldProblem[] }

export type AdminContext = AdminInput & {
  readonly who: { readonly email: string; readonly role: AdminRole } | undefined
  readonly area: Area | undefined
  /** The first with a fault at first, else the first that has a grid. */
  readonly plan: AdminPlan | undefined
  readonly version: string | undefined
  readonly reason: string
  readonly day: string
  readonly failure: ActFailure | undefined
  /** Mistakes of the file that was refused; nothing of it is kept. */
  readonly mistakes: readonly FieldProblem[]
  readonly done: 'imported' | 'submitted' | 'published' | 'withdrawn' | undefined
  readonly file: FileToSend | undefined
  /** Why there is no session: none was opened, it ended, or it was refused. */
  readonly outside: 'none' | 'expired' | 'refused'
}
