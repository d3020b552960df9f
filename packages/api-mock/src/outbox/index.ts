export { keepLetter, readOutbox } from './outbox.ts'
