export { accountsOn } from './accounts.ts'
