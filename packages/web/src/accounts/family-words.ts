import type { Family } from '@hautelisse/domain/accounts'
import { useLingui } from '@lingui/react/macro'

/** Names of the families, as cards and drawings call them. */
export const useFamilyNames = (): Readonly<Record<Family, string>> => {
  const { t } = useLingui()
  return {
    retirement: t({ id: 'accounts.family.retirement', message: 'Retraite' }),
    projects: t({ id: 'accounts.family.projects', message: 'Projets' }),
    elsewhere: t({ id: 'accounts.family.elsewhere', message: 'Autres établissements' }),
  }
}
