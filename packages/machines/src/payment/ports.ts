import { partLines } from '@hautelisse/domain/contract'
import { actPermissionsCall, authorizedActsCall } from '@hautelisse/domain/fund-switch'
import { scheduledPaymentsCall } from '@hautelisse/domain/operations'
import {
  allowedBy,
  labContextCall,
  paymentCall,
  paymentContextCall,
  paymentPermissionCall,
  retirementPaidCall,
  retirementPaymentCall,
  retirementPermissionCall,
} from '@hautelisse/domain/payment'
import type { Client } from '../api/index.ts'
import { askOperations } from '../operations/index.ts'
import type { PaymentPorts, ScheduledKnown, Terms } from './context.ts'

type Signal = { readonly signal: AbortSignal }

const NOTHING = { punctual: false, periodic: false }

const ofSavings = async (
  client: Client,
  companies: readonly string[],
  options: Signal,
): Promise<Pick<Terms, 'permission' | 'contexts'>> => {
  if (companies.length === 0) return { permission: NOTHING, contexts: [] }
  const [permission, { s2e_permissions: acts }, contexts] = await Promise.all([
    client.call(paymentPermissionCall, {}, options),
    client.call(actPermissionsCall, {}, options),
    Promise.all(companies.map((main_company_id) => client.call(paymentContextCall, { query: { main_company_id } }, options))),
  ])
  return { permission: allowedBy(permission, acts), contexts }
}

const ofRetirement = async (client: Client, options: Signal): Promise<Terms['retirement']> => {
  const [permission, { authorized_acts: acts }, { grossAmount: paid }] = await Promise.all([
    client.call(retirementPermissionCall, {}, options),
    client.call(authorizedActsCall, {}, options),
    client.call(retirementPaidCall, {}, options),
  ])
  return { permission, acts, paid }
}

/** Reads the scheduled payments. A list that fails keeps nobody from a new payment, and the page says so; what is to be replaced has to be known. */
const scheduledOf = async (client: Client, replaces: string | undefined, options: Signal): Promise<ScheduledKnown> => {
  try {
    const { periodic_vv, error_scope: missing } = await client.call(scheduledPaymentsCall, {}, options)
    const { lines: payments, unreadable } = partLines(periodic_vv)
    return { payments, isWhole: missing.length + unreadable === 0 }
  } catch (error) {
    if (replaces !== undefined) throw error
    return { payments: [], isWhole: false }
  }
}

/**
 * Makes the ports of a payment out of the API's client.
 *
 * @param client client of the API
 */
export const apiPorts = (client: Client): Pick<PaymentPorts, 'readTerms' | 'readLabs' | 'pay' | 'readOperations'> => ({
  readTerms: async ({ companies, hasRetirement, replaces }, options) => {
    const [savings, retirement, scheduled] = await Promise.all([
      ofSavings(client, companies, options),
      hasRetirement ? ofRetirement(client, options) : undefined,
      scheduledOf(client, replaces, options),
    ])
    return { ...savings, retirement, scheduled }
  },
  readLabs: (companies, options) =>
    Promise.all(companies.map((main_company_id) => client.call(labContextCall, { query: { main_company_id } }, options))),
  pay: (body, scope, requestKey, options) =>
    client.call(scope === 'ais' ? retirementPaymentCall : paymentCall, { body }, { ...options, requestKey }),
  readOperations: ({ signal }) => askOperations({ client }, signal),
})
