export { contextOf } from './context.ts'
