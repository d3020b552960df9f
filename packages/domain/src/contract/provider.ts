/**
 * The provider's prefix on the wire. Every name of the wire that carries it is spelt here and nowhere else; no screen shows it
 * (P-USER-11, P-USER-33, docs/decisions/09).
 */
const PREFIX = 'axa'

/** Scope of individual customers, named after the provider (P-USER-11). */
export const PROVIDER_SCOPE = PREFIX

/** Field of the provider's customer profile (P-USER-31). */
export const PROVIDER_PROFILE = `${PREFIX}_profile` as const

/** Field of the provider's advisor (P-USER-32). */
export const PROVIDER_ADVISOR = `${PREFIX}_advisor` as const

/** Field of the list of the provider's accounts. */
export const PROVIDER_ACCOUNTS = `${PREFIX}_accounts` as const

/** Field of the oauth profile that says that the person is a customer of the provider. */
export const PROVIDER_CUSTOMER_ID = `${PREFIX}_customer_id` as const

/** Field of the oauth profile with the provider's login. */
export const PROVIDER_LOGIN = `${PREFIX}_login` as const

/** Field of a life insurance that says that it is held with the provider. */
export const PROVIDER_CONTRACT = `is_${PREFIX}` as const
