export { contributionsCalls } from './handlers.ts'
