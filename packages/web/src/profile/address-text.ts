import type { ShownProfile } from '@hautelisse/domain/profile'

/**
 * Writes an address on one line, without its country.
 *
 * @param address the address; without one the text is empty
 */
export const addressText = (address: ShownProfile['address']): string => {
  const { street_line: street, zip_postal_code: postcode, locality, additional_address_1: more } = address ?? {}
  const lines = [more, street, [postcode, locality].filter((part) => part !== undefined).join(' ')]
  return lines.filter((line) => line !== undefined && line !== '').join(', ')
}
