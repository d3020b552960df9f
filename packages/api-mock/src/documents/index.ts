export { base64Of } from './base64.ts'
export { factsOf, headsOf, letterOf } from './letter.ts'
