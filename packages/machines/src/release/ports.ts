import { s2eAccountsCall } from '@hautelisse/domain/accounts'
import { partLines } from '@hautelisse/domain/contract'
import {
  refundCall,
  refundContextCall,
  refundPermissionsCall,
  releaseDocumentsCall,
  releasesCall,
  withdrawCall,
} from '@hautelisse/domain/release'
import type { Client } from '../api/index.ts'
import { askOperations } from '../operations/index.ts'
import type { ReleasePorts } from './context.ts'

/**
 * Makes the ports of a request for money out of the API's client.
 *
 * @param client client of the API
 */
export const apiPorts = (client: Client): Pick<ReleasePorts, 'readTerms' | 'ask' | 'sendFiles' | 'readOperations'> => ({
  readTerms: async (companies, options) => {
    const [{ s2e_accounts: accounts }, { s2e_refunds_permissions: all }, { s2e_releases: releases }] = await Promise.all([
      client.call(s2eAccountsCall, { query: {}, body: {} }, options),
      client.call(refundPermissionsCall, {}, options),
      client.call(releasesCall, {}, options),
    ])
    const permissions = all.filter(({ company_id }) => companies.includes(company_id))
    const contexts = await Promise.all(
      permissions.map(({ id, type }) => client.call(refundContextCall, { body: { type, id } }, options)),
    )
    return { accounts: partLines(accounts).lines, permissions, contexts, releases }
  },
  ask: async (request, requestKey, options) => {
    const { s2e_transaction_id: id } =
      request.kind === 'withdraw'
        ? await client.call(withdrawCall, { body: request.body }, { ...options, requestKey })
        : await client.call(refundCall, { body: request.body }, { ...options, requestKey })
    return id
  },
  sendFiles: async ({ id, files, kinds }, requestKey, options) => {
    await client.call(
      releaseDocumentsCall,
      { params: { id }, body: { kinds: [...kinds] }, files: [...files] },
      { ...options, requestKey },
    )
  },
  readOperations: ({ signal }) => askOperations({ client }, signal),
})
