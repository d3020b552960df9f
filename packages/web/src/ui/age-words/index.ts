export { useAgeWords } from './age-words.ts'
