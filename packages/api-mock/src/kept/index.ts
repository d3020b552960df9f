export { draftsOf } from './store.ts'
