import { partLines } from '@hautelisse/domain/contract'
import { actPermissionsCall, authorizedActsCall } from '@hautelisse/domain/fund-switch'
import { scheduledPaymentsCall, transactionDetailsCall } from '@hautelisse/domain/operations'
import {
  allowedBy,
  isRefusedCard,
  labContextCall,
  paymentCall,
  paymentContextCall,
  paymentDocumentsCall,
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

type Refused = NonNullable<Terms['refused']>

/** Reads how a refused payment was shared. Details that fail keep nobody from trying again: the shares are asked for anew. */
const detailsOf = async (client: Client, id: string, options: Signal): Promise<Refused['details']> => {
  try {
    const { s2e_transaction_details: details } = await client.call(transactionDetailsCall, { params: { id }, body: {} }, options)
    return details
  } catch {
    return undefined
  }
}

/** Reads the payment to try again. Returns undefined unless it is a payment whose card was refused. Individual contracts do not tell their funds. */
const refusedOf = async (client: Client, again: string | undefined, options: Signal): Promise<Terms['refused']> => {
  if (again === undefined) return undefined
  const { operations } = await askOperations({ client }, options.signal)
  const operation = operations.find(({ id }) => id === again)
  if (operation === undefined || !isRefusedCard(operation)) return undefined
  return { operation, details: operation.scope === 's2e' ? await detailsOf(client, again, options) : undefined }
}

/**
 * Makes the ports of a payment out of the API's client.
 *
 * @param client client of the API
 */
export const apiPorts = (
  client: Client,
): Pick<PaymentPorts, 'readTerms' | 'readLabs' | 'pay' | 'sendPapers' | 'readOperations'> => ({
  readTerms: async ({ companies, hasRetirement, replaces, again }, options) => {
    const [savings, retirement, scheduled, refused] = await Promise.all([
      ofSavings(client, companies, options),
      hasRetirement ? ofRetirement(client, options) : undefined,
      scheduledOf(client, replaces, options),
      refusedOf(client, again, options),
    ])
    return { ...savings, retirement, scheduled, refused }
  },
  readLabs: (companies, options) =>
    Promise.all(companies.map((main_company_id) => client.call(labContextCall, { query: { main_company_id } }, options))),
  pay: (body, scope, requestKey, options) =>
    client.call(scope === 'ais' ? retirementPaymentCall : paymentCall, { body }, { ...options, requestKey }),
  sendPapers: async ({ id, files }, requestKey, options) => {
    await client.call(paymentDocumentsCall, { body: { s2e_transaction_id: id }, files: [...files] }, { ...options, requestKey })
  },
  readOperations: ({ signal }) => askOperations({ client }, signal),
})
