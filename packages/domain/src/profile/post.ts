import { fullNameOf, type User } from '../session/index.ts'
import { profileOf } from './access.ts'
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

const FRANCE = 'FR'
const COUNTRY = /^[A-Z]{2}$/

/** The name of a country as an envelope to it bears it; none of the country of the sender. */
const countryLine = (code: string | undefined): string | undefined =>
  code === undefined || code === FRANCE || !COUNTRY.test(code)
    ? undefined
    : new Intl.DisplayNames(['fr'], { type: 'region' }).of(code)?.toLocaleUpperCase('fr')

/** The address that the profile of the family tells, else that of another one. */
const addressOf = (user: User, scope: string) =>
  user.scopes
    .toSorted((one, other) => Number(other === scope) - Number(one === scope))
    .map((family) => profileOf(user, family)?.address)
    .find((one) => one !== undefined)

/**
 * Lists the lines of a saver as they stand in a letter: name and postal address; the name alone where no profile has an address.
 *
 * @param user the saver
 * @param scope family of the contract that the letter is about: its profile is looked at first
 * @example holderLines(sylvie, 'ais') // ['Sylvie Garnier', '8 rue des Soufflets', '76340 Aubrenne-sur-Bresle']
 */
export const holderLines = (user: User, scope: string): readonly string[] => {
  const address = addressOf(user, scope)
  return [
    fullNameOf(user),
    address?.additional_address_1,
    address?.additional_address_2,
    address?.additional_address_3,
    address?.street_line,
    [address?.zip_postal_code, address?.locality].filter((part) => part !== undefined).join(' '),
    countryLine(address?.country),
  ].flatMap((line) => (line === undefined || line === '' ? [] : [line]))
}

/**
 * Gives the place where a saver writes a letter; undefined where no profile has an address.
 *
 * @param user the saver
 * @param scope family of the contract that the letter is about
 * @example holderPlace(sylvie, 'ais') // 'Aubrenne-sur-Bresle'
 */
export const holderPlace = (user: User, scope: string): string | undefined => {
  const place = addressOf(user, scope)?.locality
  return place === '' ? undefined : place
}
