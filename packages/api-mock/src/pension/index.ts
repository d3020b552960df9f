export { credentialsOf } from './accounts.ts'
