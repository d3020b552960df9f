export { savingsOf, type Savings } from './savings.ts'
