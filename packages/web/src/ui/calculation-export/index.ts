export { CalculationActions } from './actions.tsx'
