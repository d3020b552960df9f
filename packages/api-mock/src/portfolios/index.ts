export { accountOn, accountsOn, switchEntries, type HeldAccount } from './accounts.ts'
export { IN_TRANSIT } from './lines.ts'
export { unitValue } from './units.ts'
export { accountsSince } from './visit.ts'
