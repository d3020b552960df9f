export { endOf } from './end-of.ts'
export { draftsOf } from './store.ts'
