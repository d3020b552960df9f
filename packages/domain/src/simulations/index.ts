export { eraseSimulationCall, keepSimulationCall, keptSimulationCall, keptSimulationsCall } from './calls.ts'
export {
  keptSimulation,
  KEPT_YEARS,
  LONGEST_NAME,
  MOST_KEPT,
  simulationId,
  simulationName,
  type KeptSimulation,
} from './model.ts'
export { ANSWERED_SIMULATORS, loadSimulator } from './registry.ts'
