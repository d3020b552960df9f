import {
  bankAccountContextCall,
  bankDocumentCall,
  bankScoresCall,
  cancelBankAccountCall,
  countriesCall,
  newBankCodeCall,
  signBankAccountCall,
  updateBankAccountCall,
} from '@hautelisse/domain/bank-account'
import type { Client } from '../api/index.ts'
import type { BankAccountPorts } from './context.ts'

/**
 * Makes the ports of a change of bank account out of the API's client.
 *
 * @param client client of the API
 */
export const apiPorts = (
  client: Client,
): Pick<
  BankAccountPorts,
  'readTerms' | 'readCountries' | 'ask' | 'readRib' | 'sign' | 'sendCode' | 'readDocument' | 'cancel'
> => ({
  readTerms: (main_company_id, options) => client.call(bankAccountContextCall, { query: { main_company_id } }, options),
  readCountries: (options) => client.call(countriesCall, {}, options),
  ask: (body, files, requestKey, options) => client.call(updateBankAccountCall, { body, files }, { ...options, requestKey }),
  readRib: (main_company_id, file, options) => client.call(bankScoresCall, { body: { main_company_id }, files: [file] }, options),
  sign: ({ requestId, code, payeeConfirmed }, requestKey, options) =>
    client.call(
      signBankAccountCall,
      { body: { request_id: requestId, code, certified: true, ...(payeeConfirmed ? { payee_confirmed: true } : {}) } },
      { ...options, requestKey },
    ),
  sendCode: (request_id, options) => client.call(newBankCodeCall, { params: { request_id }, body: {} }, options),
  readDocument: (request_id, options) => client.call(bankDocumentCall, { params: { request_id } }, options),
  cancel: (request_id, requestKey, options) =>
    client.call(cancelBankAccountCall, { params: { request_id } }, { ...options, requestKey }),
})
