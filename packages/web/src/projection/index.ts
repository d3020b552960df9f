import type { Account } from '@hautelisse/domain/accounts'
import { late } from '../shell/index.ts'
import { PROJECTION_WORDS } from './catalogue.ts'

export { ProjectDoor } from './project-door.tsx'
export { VIEW, ViewSwitch, useIsRetirement } from './view-switch.tsx'

/** "Ma retraite": loaded when it is opened, so that the home does not carry it. */
export const ProjectionView = late<'ProjectionView', { readonly accounts: readonly Account[] }>(
  () => import('./projection-view.tsx'),
  'ProjectionView',
  PROJECTION_WORDS,
)
