import { late } from '../shell/index.ts'
import { ACTS_WORDS } from './catalogue.ts'
import type { HomeDoors as ForHome } from './home-doors.tsx'
import type { OwnDoors as Doors, DoorList as List } from './own-doors.tsx'

export { useAdvisor } from './use-advisor.ts'

/** In place of the page of an act, on pages of other rooms. */
export const OwnDoors = late<'OwnDoors', Parameters<typeof Doors>[0]>(() => import('./own-doors.tsx'), 'OwnDoors', ACTS_WORDS)

/** Where an act is done on some accounts, beside the form of another room. */
export const DoorList = late<'DoorList', Parameters<typeof List>[0]>(() => import('./own-doors.tsx'), 'DoorList', ACTS_WORDS)

/** Where each act is done, on the home of an individual customer. */
export const HomeDoors = late<'HomeDoors', Parameters<typeof ForHome>[0]>(
  () => import('./home-doors.tsx'),
  'HomeDoors',
  ACTS_WORDS,
)

/** In place of a page that acts in the saver's name, in a mirror session. */
export const ShutInMirror = late(() => import('./shut-in-mirror.tsx'), 'ShutInMirrorPage', ACTS_WORDS)

/** In place of a page of a family of savings that the saver has none of. */
export const OtherFamily = late(() => import('./own-doors.tsx'), 'OtherFamilyPage', ACTS_WORDS)
