export { factsOf, headsOf, letterOf } from './letter.ts'
export { printed } from './printed.ts'
