export { inSentence } from './in-sentence.ts'
