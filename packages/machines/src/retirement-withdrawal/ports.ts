import { retirementWithdrawCall } from '@hautelisse/domain/retirement-withdrawal'
import type { Client } from '../api/index.ts'
import { askOperations } from '../operations/index.ts'
import type { SigningPorts } from './signing-machine.ts'

/**
 * Makes the ports of an agreement out of the API's client.
 *
 * @param client client of the API
 */
export const signingPorts = (client: Client): Pick<SigningPorts, 'ask' | 'readOperations'> => ({
  ask: (body, requestKey, options) => client.call(retirementWithdrawCall, { body }, { ...options, requestKey }),
  readOperations: ({ signal }) => askOperations({ client }, signal),
})
