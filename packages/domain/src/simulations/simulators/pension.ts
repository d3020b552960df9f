export { pensionCases as simulator } from '../../pension/index.ts'
