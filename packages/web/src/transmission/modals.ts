import { modal, type RoomModals } from '../shell/index.ts'

const door = modal(() => import('./modification-door.tsx'), 'ModificationDoor')

/** Modals of the address that this room shows. */
export const modals: RoomModals = { modifier_heritiers: door, modifier_patrimoine: door }
