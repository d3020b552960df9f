export type { ActFailure, AdminEvent, AdminInput, AdminPlan, Area } from './context.ts'
export { adminMachine } from './machine.ts'
export {
  selectAct,
  selectAdminForm,
  selectAdminScreen,
  selectArea,
  selectMayImport,
  selectOutside,
  selectPlans,
  selectShownPlan,
  selectVersion,
  selectWho,
  type AdminScreen,
  type AdminSnapshot,
  type VersionView,
} from './select.ts'
export type { PlanEntry, Unsound } from './plans.ts'
