import { paymentCall, paymentContextCall, paymentPermissionCall } from '@hautelisse/domain/payment'
import type { Client } from '../api/index.ts'
import { askOperations } from '../operations/index.ts'
import type { PaymentPorts } from './context.ts'

/**
 * Makes the ports of a payment out of the API's client.
 *
 * @param client client of the API
 */
export const apiPorts = (client: Client): Pick<PaymentPorts, 'readTerms' | 'pay' | 'readOperations'> => ({
  readTerms: async (companies, options) => {
    const [permission, contexts] = await Promise.all([
      client.call(paymentPermissionCall, {}, options),
      Promise.all(companies.map((main_company_id) => client.call(paymentContextCall, { query: { main_company_id } }, options))),
    ])
    return { permission, contexts }
  },
  pay: (body, requestKey, options) => client.call(paymentCall, { body }, { ...options, requestKey }),
  readOperations: ({ signal }) => askOperations({ client }, signal),
})
