export { transmissionCases as simulator } from '../../transmission/index.ts'
