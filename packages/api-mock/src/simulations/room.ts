export { simulationCalls } from './handlers.ts'
