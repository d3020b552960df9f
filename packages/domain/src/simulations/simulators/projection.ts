export { projectionCases as simulator } from '../../projection/index.ts'
