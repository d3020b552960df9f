export type { ActFailure, AdminEvent, AdminInput, AdminPlan, Area } from './context.ts'
export { adminMachine } from './machine.ts'
export {
  selectAct,
  selectAdminForm,
  selectAdminScreen,
  selectArea,
  selectMayImport,
  selectOutside,
  selectVersion,
  selectWho,
  type AdminScreen,
  type AdminSnapshot,
  type VersionView,
} from './select.ts'
