export { addressOf, bandOf, factsOf, headsOf, letterOf, nameOf } from './letter.ts'
export { printed } from './printed.ts'
