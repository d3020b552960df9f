export { credentialsOf, nirOf } from './accounts.ts'
