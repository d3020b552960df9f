import type { RoomModals } from '../shell/index.ts'

/** Modals that the rooms registered, each in its `modals.ts`. */
export const MODALS: RoomModals = Object.assign(
  {},
  ...Object.values(import.meta.glob<RoomModals>('../*/modals.ts', { eager: true, import: 'modals' })),
) as RoomModals
