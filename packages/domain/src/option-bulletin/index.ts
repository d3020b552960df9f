export { alertsCall, optionBulletinsCall } from './calls.ts'
export { BULLETIN_TYPES, optionBulletin, pendingBulletins, type OptionBulletin } from './model.ts'
