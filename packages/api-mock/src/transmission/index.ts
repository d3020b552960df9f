export { readTold } from './kept.ts'
