export { accountsOn } from './accounts.ts'
export { accountsSince } from './visit.ts'
