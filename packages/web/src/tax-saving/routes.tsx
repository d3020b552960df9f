export { TaxSimulator } from './simulator.tsx'
