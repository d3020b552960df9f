export { keepLetter, readOutbox, shownSecret } from './outbox.ts'
