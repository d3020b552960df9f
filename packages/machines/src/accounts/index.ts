export { hasContractToSplit, savingsOf, type Savings } from './savings.ts'
