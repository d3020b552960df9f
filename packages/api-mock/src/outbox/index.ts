export { keepLetter, readOutbox, type Letter } from './outbox.ts'
