export { perCeilingCases as simulator } from '../../income-tax/index.ts'
