export { taxSavingCases as simulator } from '../../tax-saving/index.ts'
