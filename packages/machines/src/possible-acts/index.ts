export {
  ACT_FILTERS,
  actsMachine,
  selectActs,
  selectFilter,
  type ActFilter,
  type Acts,
  type ActsEvent,
  type ActsSnapshot,
} from './machine.ts'
