export { incomeTaxCases as simulator } from '../../income-tax/index.ts'
