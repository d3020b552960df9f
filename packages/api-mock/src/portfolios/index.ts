export { accountOn, accountsOn, type HeldAccount } from './accounts.ts'
export { unitValue } from './units.ts'
export { accountsSince } from './visit.ts'
