export { askCoaching, type Coaching } from './ask.ts'
