export { accountOn, accountsOn, IN_TRANSIT, switchEntries, type HeldAccount } from './accounts.ts'
export { unitValue } from './units.ts'
export { accountsSince } from './visit.ts'
