export { riskMixCases as simulator } from '../../futures/index.ts'
