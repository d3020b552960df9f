import type { TsaAddress } from './model.ts'

/**
 * Lists the lines of the address to which papers are sent, as they stand on an envelope.
 *
 * @param address address of the account keeper
 * @example addressLines(address) // ['Hautelisse', 'TSA 40081', '76909 Rouen Cedex 9']
 */
export const addressLines = (address: TsaAddress): readonly string[] =>
  [
    address.recipient,
    address.precision,
    address.additional_address_1,
    address.additional_address_2,
    address.additional_address_3,
    address.street_line,
    `${address.zip_postal_code} ${address.locality}`,
  ].flatMap((line) => (line === undefined || line === null || line === '' ? [] : [line]))
