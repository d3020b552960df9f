export { releaseCases as simulator } from '../../release/index.ts'
