export { bulletinOf } from './handlers.ts'
