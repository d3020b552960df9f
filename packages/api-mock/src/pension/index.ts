export { credentialsOf, nirOf } from './accounts.ts'
export { makeCipherKeys } from './cipher.ts'
export { contractsElsewhere } from './careers/index.ts'
