export { CATALOGUE, type CallName } from './built.ts'
