export { contextOf, payableOf } from './context.ts'
