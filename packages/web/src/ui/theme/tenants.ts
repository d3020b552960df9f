/** Who the portal is dressed for: the provider itself, or one of its tenants. */
export const TENANTS = ['hautelisse', 'carmandel', 'ormeraie'] as const
export type Tenant = (typeof TENANTS)[number]

/** Names shown after the logo. They are names: no language changes them. */
export const TENANT_NAMES: Readonly<Record<Tenant, string | undefined>> = {
  hautelisse: undefined,
  carmandel: 'Ateliers Carmandel',
  ormeraie: 'Mutuelle Ormeraie',
}
