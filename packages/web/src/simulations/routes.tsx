export { ComparePage } from './compare-page.tsx'
export { KeptSimulationsPage } from './kept-page.tsx'
export { SimulationPage } from './simulation-page.tsx'
