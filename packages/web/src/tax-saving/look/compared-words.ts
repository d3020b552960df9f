import type { ComparedField } from '@hautelisse/domain/tax-saving'
import { useLingui } from '@lingui/react/macro'

/** Names of the lines of a comparison, in their order. */
export const useComparedWords = (): Readonly<Record<ComparedField, string>> => {
  const { t } = useLingui()
  return {
    year: t({ id: 'tax.look.field.year', message: 'Année du versement' }),
    incomeYear: t({ id: 'tax.look.field.incomeYear', message: 'Barème appliqué' }),
    marital_status: t({ id: 'tax.look.field.marital_status', message: 'Situation' }),
    children: t({ id: 'tax.look.field.children', message: 'Enfants à charge' }),
    monthly_income: t({ id: 'tax.look.field.monthly_income', message: 'Salaire net imposable par mois' }),
    ceiling: t({ id: 'tax.look.field.ceiling', message: 'Plafond de déduction' }),
    taxBefore: t({ id: 'tax.look.field.taxBefore', message: 'Impôt sans versement' }),
    payment: t({ id: 'tax.look.field.payment', message: 'Versement de l’année' }),
    saving: t({ id: 'tax.look.field.saving', message: 'Économie d’impôt' }),
    effort: t({ id: 'tax.look.field.effort', message: 'Effort' }),
  }
}
