import type { User } from './user.ts'

/** Brandings of the portal: the provider's own, and two companies' (P-BRAND-01). */
export const BRANDINGS = ['hautelisse', 'carmandel', 'ormeraie'] as const
export type Branding = (typeof BRANDINGS)[number]

/** Companies that have a branding of their own (P-BRAND-02). */
const BRANDED_COMPANIES: ReadonlyMap<string, Branding> = new Map<string, Branding>([
  ['ent-carmandel', 'carmandel'],
  ['ent-ormeraie', 'ormeraie'],
])

/**
 * Returns the branding of a user: of the first company that has one among those of the employee-savings profile, then among those of the
 * retirement contracts; the provider's own without any (P-BRAND-01, P-BRAND-02).
 *
 * @param user the user, or nobody
 * @example brandingOf(undefined) // 'hautelisse'
 */
export const brandingOf = (user: Pick<User, 's2e_profile' | 'ais_profile'> | undefined): Branding => {
  const companies = user?.s2e_profile?.companies.map(({ id }) => id) ?? []
  const enterprises = user?.ais_profile?.ais_account_details.map(({ enterprise_id }) => enterprise_id) ?? []
  const branded = [...companies, ...enterprises].map((id) => BRANDED_COMPANIES.get(id))
  return branded.find((branding) => branding !== undefined) ?? 'hautelisse'
}
