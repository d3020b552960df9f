import { projectionsInitializeCall, projectionsRetirementCall, projectionsSaveCall } from '@hautelisse/domain/projection'
import type { Client } from '../api/index.ts'
import type { ProjectionPorts } from './context.ts'

/**
 * Makes the ports of a retirement project out of the API's client.
 *
 * @param client of the API
 * @param user_id whose project it is
 */
export const projectionPorts = (client: Client, user_id: string): ProjectionPorts => ({
  initialize: async (options) => (await client.call(projectionsInitializeCall, { body: { user_id } }, options)).retirement,
  retirement: (body, options) => client.call(projectionsRetirementCall, { body }, options),
  save: async (inputs, options) => {
    const projections = { retirement: { inputs, validated: true } }
    return (await client.call(projectionsSaveCall, { body: { user_id, projections } }, options)).save.message
  },
})
