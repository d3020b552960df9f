import type { Purpose } from '@hautelisse/domain/accounts'
import { useLingui } from '@lingui/react/macro'

/** What an account is for, as its saver would say it after "Ce compte sert à" (P-CONST-25). */
export const usePurposeNames = (): Readonly<Record<Purpose, string>> => {
  const { t } = useLingui()
  return {
    owner: t({ id: 'detail.purpose.owner', message: 'Devenir propriétaire' }),
    children: t({ id: 'detail.purpose.children', message: 'Aider mes enfants' }),
    travel: t({ id: 'detail.purpose.travel', message: 'Voyager' }),
    company: t({ id: 'detail.purpose.company', message: 'Créer ou reprendre une entreprise' }),
    housing: t({ id: 'detail.purpose.housing', message: 'Améliorer mon logement' }),
    other: t({ id: 'detail.purpose.other', message: 'Réaliser un autre projet' }),
  }
}
