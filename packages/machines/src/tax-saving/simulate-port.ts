import { taxSimulationCall } from '@hautelisse/domain/tax-saving'
import type { Client } from '../api/index.ts'
import type { TaxSimulatePort } from './context.ts'

/**
 * Makes the port that asks the API for a simulation.
 *
 * @param client client of the API
 */
export const taxSimulatePort =
  (client: Client): TaxSimulatePort =>
  (request, options) =>
    client.call(taxSimulationCall, { body: request }, options)
