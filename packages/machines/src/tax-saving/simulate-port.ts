import { taxSimulationCall } from '@hautelisse/domain/tax-saving'
import { portOf } from '../stepper/index.ts'

/** Makes the port that asks the API for a simulation, out of its client. */
export const simulatePort = portOf(taxSimulationCall)
