import {
  actPermissionsCall,
  authorizedActsCall,
  retirementSwitchCall,
  switchCall,
  switchContextCall,
} from '@hautelisse/domain/fund-switch'
import type { Client } from '../api/index.ts'
import { askOperations } from '../operations/index.ts'
import type { SwitchPorts } from './context.ts'

/**
 * Makes the ports of a fund switch out of the API's client.
 *
 * @param client client of the API
 */
export const apiPorts = (client: Client): Pick<SwitchPorts, 'readTerms' | 'order' | 'readOperations'> => ({
  readTerms: async ({ companies, hasRetirement }, options) => {
    const [permissions, contexts, acts] = await Promise.all([
      companies.length === 0 ? undefined : client.call(actPermissionsCall, {}, options),
      Promise.all(
        companies.map(async (company) => ({
          company,
          ...(await client.call(switchContextCall, { query: { main_company_id: company } }, options)),
        })),
      ),
      hasRetirement ? client.call(authorizedActsCall, {}, options) : undefined,
    ])
    return { permissions: permissions?.s2e_permissions, contexts, acts: acts?.authorized_acts ?? [] }
  },
  order: (body, scope, requestKey, options) =>
    client.call(scope === 's2e' ? switchCall : retirementSwitchCall, { body }, { ...options, requestKey }),
  readOperations: ({ signal }) => askOperations({ client }, signal),
})
