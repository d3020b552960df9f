import { simulateCall } from '@hautelisse/domain/withdrawal'
import type { Client } from '../api/index.ts'
import type { SimulatePort } from './context.ts'

/**
 * Makes the port that asks the API for a simulation.
 *
 * @param client client of the API
 */
export const simulatePort =
  (client: Client): SimulatePort =>
  (request, options) =>
    client.call(simulateCall, { body: request }, options)
