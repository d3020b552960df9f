import { PROVIDER_PROFILE, PROVIDER_SCOPE } from '../contract/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import type { Address, BankAccount, Gender, Scope, User } from '../session/index.ts'

type Holder = Pick<User, 'scopes' | 'ais_profile' | 's2e_profile' | typeof PROVIDER_PROFILE>

/** A profile as its page shows it, whichever family it comes from. */
export type ShownProfile = {
  readonly first_name: string
  readonly last_name: string
  readonly birth_date: PlainDate
  readonly gender?: Gender | undefined
  readonly email?: string | undefined
  /** Never whole: see `hiddenMobile`. */
  readonly mobile?: string | undefined
  readonly personal_phone?: string | undefined
  readonly address?: Partial<Address> | undefined
  readonly bank_accounts: readonly BankAccount[]
}

/**
 * Hides a mobile number but its first two and last two digits. It is never shown whole, before the code or after it.
 *
 * @param mobile ten digits
 * @example hiddenMobile('0639984081') // '06 •• •• •• 81'
 */
export const hiddenMobile = (mobile: string): string => `${mobile.slice(0, 2)} •• •• •• ${mobile.slice(-2)}`

/**
 * Hides an IBAN but its first four and last four characters. BANK-06.
 *
 * @param iban the account
 * @example hiddenIban('FR7699999000010000048217651') // 'FR76 •••• 7651'
 */
export const hiddenIban = (iban: string): string => `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`

/**
 * Gives the profile of a family; undefined for one that the person does not hold. ENT-11 to ENT-18.
 *
 * @param user the person
 * @param scope family of the address
 * @example profileOf(VISITOR, 's2e') // undefined
 */
export const profileOf = (user: Holder, scope: Scope): ShownProfile | undefined => {
  if (scope === 's2e') return user.s2e_profile
  if (scope === 'ais') return user.ais_profile
  const provider = scope === PROVIDER_SCOPE ? user[PROVIDER_PROFILE] : undefined
  if (provider === undefined) return undefined
  const { street_line, zip_postal_code, locality } = provider
  const address = Object.fromEntries(
    Object.entries({ street_line, zip_postal_code, locality }).filter(([, line]) => line !== undefined),
  )
  return { ...provider, address }
}

/** Where the data of a family are changed: here, in the external space of retirement, or by the advisor. */
export type ChangePlace = 'here' | 'external-space' | 'advisor'

/**
 * Says where the data of a family are changed: employee savings here, and retirement too for who holds both; retirement alone in its external space; an
 * individual contract by the advisor. PERS-08.
 *
 * @param user the person: where they signed in, and the families that they hold
 * @param scope family of the address
 * @example changePlaceOf({ origin: 'collective', scopes: ['ais'] }, 'ais') // 'external-space'
 */
export const changePlaceOf = ({ origin, scopes }: Pick<User, 'origin' | 'scopes'>, scope: Scope): ChangePlace => {
  if (origin !== 'collective' || scope === PROVIDER_SCOPE) return 'advisor'
  return scopes.includes('s2e') ? 'here' : 'external-space'
}

/**
 * Gives the company that changes are asked of: the main one, and no other.
 *
 * @param user the person
 * @example mainCompanyOf(VISITOR) // undefined
 */
export const mainCompanyOf = ({ s2e_profile: profile }: Pick<User, 's2e_profile'>) =>
  profile?.companies.find(({ main_company }) => main_company)
