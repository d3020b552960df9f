export { withdrawalCases as simulator } from '../../withdrawal/index.ts'
