export { credentialsOf, nirOf } from './accounts.ts'
export { makeCipherKeys } from './kept-keys.ts'
export { contractsElsewhere } from './careers/index.ts'
