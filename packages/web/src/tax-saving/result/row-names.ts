import type { ResultFigureId } from '@hautelisse/machines/tax-saving'
import { useLingui } from '@lingui/react/macro'

/** Names of the figures of "D’où viennent ces chiffres ?". */
export const useRowNames = (): Readonly<Record<ResultFigureId, string>> => {
  const { t } = useLingui()
  return {
    wage: t({ id: 'tax.result.row.wage', message: 'Salaire net imposable de l’année' }),
    costs: t({ id: 'tax.result.row.costs', message: 'Abattement de 10 %' }),
    ceiling: t({ id: 'tax.result.row.ceiling', message: 'Plafond de versement déductible' }),
    spouse: t({ id: 'tax.result.row.spouse', message: 'Salaire de votre conjoint, après abattement' }),
    before: t({ id: 'tax.result.row.before', message: 'Impôt sans versement' }),
    after: t({ id: 'tax.result.row.after', message: 'Impôt avec le versement' }),
    saving: t({ id: 'tax.result.row.saving', message: 'Économie d’impôt' }),
    effort: t({ id: 'tax.result.row.effort', message: 'Effort aujourd’hui' }),
    contribution: t({ id: 'tax.result.row.contribution', message: 'Contribution sur les hauts revenus' }),
  }
}
