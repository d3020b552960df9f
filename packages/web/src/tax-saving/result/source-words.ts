import type { SourceCode } from '@hautelisse/domain/income-tax'
import { useLingui } from '@lingui/react/macro'

/** What is said before the official references of a source, which stay in the words of French law. */
export const useSourceWords = (): Readonly<Record<SourceCode, string>> => {
  const { t } = useLingui()
  return {
    household: t({ id: 'tax.result.source.household', message: 'Vos réponses' }),
    'wage-costs': t({ id: 'tax.result.source.wage-costs', message: 'Frais professionnels' }),
    'retirement-deduction': t({ id: 'tax.result.source.retirement-deduction', message: 'Déduction de l’épargne retraite' }),
    income: t({ id: 'tax.result.source.income', message: 'Revenu imposable' }),
    parts: t({ id: 'tax.result.source.parts', message: 'Nombre de parts' }),
    quotient: t({ id: 'tax.result.source.quotient', message: 'Quotient familial' }),
    scale: t({ id: 'tax.result.source.scale', message: 'Barème de l’impôt' }),
    'quotient-cap': t({ id: 'tax.result.source.quotient-cap', message: 'Limite de l’avantage des enfants' }),
    decote: t({ id: 'tax.result.source.decote', message: 'Décote' }),
    rounding: t({ id: 'tax.result.source.rounding', message: 'Arrondi de l’impôt' }),
    collection: t({ id: 'tax.result.source.collection', message: 'Seuil de recouvrement' }),
    'high-incomes': t({ id: 'tax.result.source.high-incomes', message: 'Hauts revenus' }),
    'social-security-ceiling': t({
      id: 'tax.result.source.social-security-ceiling',
      message: 'Plafond annuel de la Sécurité sociale',
    }),
  }
}
