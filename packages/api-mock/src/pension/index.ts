export { credentialsOf, nirOf } from './accounts.ts'
export { contractsElsewhere } from './careers/index.ts'
